"""The tables in `docs/bots.md`, between marks, around what people wrote."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any, Final

from engine.games import game_named
from tools.arena.costs import spending
from tools.arena.figures import margin, share_interval
from tools.arena.kept import ROOT, Result, Results, digest
from tools.arena.plan import BRIDESMAID, Pairing, Target, bots_of, pairings, targets

PAGE: Final = ROOT / "docs/bots.md"
MARKED: Final = re.compile(
    r"(<!-- arena (\w+)(?: ([\w-]+))? -->\n).*?(<!-- end -->)", re.DOTALL
)
STALE: Final = "†"
EXPLOITED: Final = 0.05
"""How far above its fair share the best opponent found may be."""
_COUNTS: Final = {
    "seats": "seats",
    "games of the search": "found_after_games",
    "fresh games": "fresh_games",
}
"""Columns, by what the search calls their numbers."""


def rendered(text: str, results: Results, exploit: object = None) -> str:
    """Return the page with what stands between its marks written anew.

    `exploit` is what the search for exploits printed, `stamped`; without it the one that
    stands there stays. Raise ValueError for a mark that means nothing.
    """

    def section(found: re.Match[str]) -> str:
        start, name, key, end = found.groups()
        if name == "exploit":
            lines = list(_exploit(_again(found.group(), exploit)))
            return "\n".join([start.rstrip(), *lines, end]) if lines else found.group()
        writers = {"targets": _targets, "ladder": _ladder, "times": _times}
        if name not in writers or not key:
            raise ValueError(f"docs/bots.md has a mark that means nothing: {name}")
        return start + "\n".join(writers[name](key, results)) + "\n" + end

    return MARKED.sub(section, text)


def write_page(results: Results, exploit: object = None, path: Path = PAGE) -> None:
    """Write the page anew where it has marks."""
    text = path.read_text(encoding="utf-8")
    path.write_text(rendered(text, results, exploit), encoding="utf-8")


def stamped(exploit: object) -> object:
    """Return what the search printed with a digest of the level as it is now."""
    if not isinstance(exploit, dict) or not {"level", "share", "fair"} <= set(exploit):
        raise ValueError("this is not what the search for exploits prints")
    return {**exploit, "digest": digest(BRIDESMAID, str(exploit["level"]))}


def _again(section: str, exploit: object) -> object:
    """Return the new result of the search, or the one that stands there."""
    there = re.search(r"```json\n(.*?)\n```", section, re.DOTALL)
    return exploit or (json.loads(there[1]) if there else None)


def _exploit(found: Any) -> Iterator[str]:  # JSON, as `stamped` left it
    if not found:
        return
    level, share, fair = found["level"], found["share"], found["fair"]
    low, high = found.get("interval", (share, share))
    asked = fair + EXPLOITED
    columns = " | ".join(_COUNTS)
    yield f"| against | wins of the best one | fair | asked | {columns} | result |"
    yield "|---" * (5 + len(_COUNTS)) + "|"
    result = "met" if share <= asked else "**missed**"
    if low <= asked < high:
        result += "; the interval reaches across"
    counts = " | ".join(str(found.get(name, "")) for name in _COUNTS.values())
    mark = STALE if found["digest"] != digest(BRIDESMAID, level) else ""
    yield (
        f"| {level}{mark} | {100 * share:.1f} % ({100 * low:.1f}–{100 * high:.1f}) "
        f"| {100 * fair:.1f} % | ≤ {100 * asked:.1f} % | {counts} | {result} |"
    )
    yield from ("", "```json", json.dumps(found), "```")
    if mark:
        yield ""
        yield f"{STALE} Searched before the level was changed; to be searched again."


def _targets(key: str, results: Results) -> Iterator[str]:
    yield "| seats | bot | against | asked | measured | games | result |"
    yield "|---|---|---|---|---|---|---|"
    shown = []
    for target in targets():
        pairing = target.pairing
        if pairing.game != key:
            continue
        head = f"| {pairing.seats} | {pairing.bot} | {_others(pairing)} "
        head += f"| ≥ {100 * target.least:.1f} % "
        result = results.get(pairing)
        if result is None:
            yield head + "| | | not played yet |"
            continue
        shown.append(result)
        yield (
            head
            + f"| {_share(result)} | {_games(result)} | {verdict(target, result)} |"
        )
    yield from _footnote(shown)


def verdict(target: Target, result: Result) -> str:
    """Return whether a target is met, and whether the games are enough to say so."""
    low, high = share_interval(result.tally)
    if result.tally.share >= target.least:
        return "met" if low >= target.least else "met; the interval reaches below"
    return "**missed**" + ("; the interval reaches it" if high >= target.least else "")


def _ladder(key: str, results: Results) -> Iterator[str]:
    order = list(bots_of(key))
    planned = [pairing for pairing in pairings() if pairing.game == key]
    played = [results[pairing] for pairing in planned if pairing in results]
    played.sort(
        key=lambda result: (
            result.pairing.seats,
            order.index(result.pairing.bot),
            order.index(result.pairing.rival),
        )
    )
    yield "| seats | bot | against | games | wins | fair | lead | ms a decision |"
    yield "|---|---|---|---|---|---|---|---|"
    for result in played:
        pairing, tally = result.pairing, result.tally
        lead, half = margin(tally)
        within = f" ± {half:.2f}" if isfinite(half) else ""
        yield (
            f"| {pairing.seats} | {pairing.bot} | {_others(pairing)} | {_games(result)} "
            f"| {_share(result)} | {100 * pairing.fair:.1f} % "
            f"| {lead:+.2f}{within} | {tally.bot_ms:.3g} |"
        )
    if len(played) < len(planned):
        yield ""
        yield f"{len(played)} of {len(planned)} pairings have been played."
    yield from _footnote(played)


def _times(key: str, results: Results) -> Iterator[str]:
    counts = list(game_named(key).seat_counts)
    spent = spending(results)
    yield "| bot | " + " | ".join(f"{seats} seats" for seats in counts) + " |"
    yield "|---" * (1 + len(counts)) + "|"
    for bot in bots_of(key):
        cells = []
        for seats in counts:
            times = spent.get((key, seats, bot))
            ms = 1000 * times.seconds / times.decisions if times else None
            cells.append("" if ms is None else f"{ms:.3g}")
        yield f"| {bot} | " + " | ".join(cells) + " |"


def _footnote(shown: list[Result]) -> Iterator[str]:
    if any(result.stale for result in shown):
        yield ""
        yield f"{STALE} Played before one of the two was changed; to be played again."


def _others(pairing: Pairing) -> str:
    others = pairing.seats - 1
    return pairing.rival if others == 1 else f"{others} × {pairing.rival}"


def _games(result: Result) -> str:
    return f"{result.tally.games}{STALE if result.stale else ''}"


def _share(result: Result) -> str:
    low, high = share_interval(result.tally)
    share = 100 * result.tally.share
    return f"{share:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
