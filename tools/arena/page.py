"""The tables in `docs/bots.md`, between marks, around what people wrote."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Final

from engine.games import game_named
from tools.arena.costs import spending
from tools.arena.figures import margin, share_interval
from tools.arena.kept import ROOT, Result, Results
from tools.arena.plan import Pairing, Target, bots_of, pairings, targets

PAGE: Final = ROOT / "docs/bots.md"
MARKED: Final = re.compile(
    r"(<!-- arena (\w+)(?: ([\w-]+))? -->\n).*?(<!-- end -->)", re.DOTALL
)
STALE: Final = "†"


def rendered(text: str, results: Results, exploit: object = None) -> str:
    """Return the page with what stands between its marks written anew.

    `exploit` is what the search for exploits printed; without it that part stays as it
    is. Raise ValueError for a mark that means nothing.
    """

    def section(found: re.Match[str]) -> str:
        start, name, key, end = found.groups()
        if name == "exploit":
            if exploit is None:
                return found.group()
            return f"{start}```json\n{json.dumps(exploit, indent=2)}\n```\n{end}"
        writers = {"targets": _targets, "ladder": _ladder, "times": _times}
        if name not in writers or not key:
            raise ValueError(f"docs/bots.md has a mark that means nothing: {name}")
        return start + "\n".join(writers[name](key, results)) + "\n" + end

    return MARKED.sub(section, text)


def write_page(results: Results, exploit: object = None, path: Path = PAGE) -> None:
    """Write the page anew where it has marks."""
    text = path.read_text(encoding="utf-8")
    path.write_text(rendered(text, results, exploit), encoding="utf-8")


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
