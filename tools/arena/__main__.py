"""Plays the ladder and writes `docs/bots.md`.

python -m tools.arena                                all pairings; goes on where it stopped
python -m tools.arena --only at-the-wedding-table    one game; GAME/SEATS one size of table
python -m tools.arena --pairs expert:plain           by name, whatever the game
python -m tools.arena --minutes 60                   stops after an hour, whatever is left
python -m tools.arena --plan                         what is left, and how long it takes
python -m tools.arena --render                       the page alone, from what was played
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tools.arena.costs import plan_lines
from tools.arena.figures import Tally, margin, share_interval
from tools.arena.kept import (
    RESULTS,
    Result,
    Results,
    digests,
    read_results,
    write_results,
)
from tools.arena.page import stamped, write_page
from tools.arena.plan import Pairing, chosen
from tools.arena.play import hands_of, play_on


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for and return the exit code."""
    options = _options(arguments)
    exploit: object = None
    try:
        pairings = chosen(options.only, options.pairs)
        results = read_results(options.results)
        if options.exploit:
            exploit = stamped(json.loads(options.exploit.read_text(encoding="utf-8")))
    except (ValueError, OSError) as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    limit = 60 * options.pair_minutes
    if options.plan:
        print("\n".join(plan_lines(pairings, results, options.games, limit)))
        return 0
    code = 0
    if not (options.render or options.exploit):
        try:
            _play(pairings, results, options, limit)
        except KeyboardInterrupt:
            print("stopped; what was played is kept", file=sys.stderr)
            code = 130
    if not options.no_page:
        try:
            write_page(read_results(options.results), exploit)
        except (ValueError, OSError) as error:
            print(f"arena: {error}", file=sys.stderr)
            return 2
    return code


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    half = max(1, (os.cpu_count() or 2) // 2)
    parser = argparse.ArgumentParser("python -m tools.arena", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    add = parser.add_argument
    add("--only", action="append", default=[], metavar="GAME[/SEATS]")
    add("--pairs", action="append", default=[], metavar="BOT:RIVAL")
    add(
        "--games", type=_count, default=400, help="a pairing, rounded up to whole deals"
    )
    add("--minutes", type=float, default=float("inf"), help="of the whole run")
    add("--pair-minutes", type=float, default=30.0, help="of processor time a pairing")
    add("--processes", type=_count, default=half)
    add("--seed", type=int, default=16)
    add("--results", type=Path, default=RESULTS)
    add("--plan", action="store_true", help="play nothing, say what is left")
    add("--render", action="store_true", help="play nothing, write the page")
    add("--no-page", action="store_true", help="leave the page alone")
    add(
        "--exploit", type=Path, metavar="FILE", help="put into the page what it printed"
    )
    return parser.parse_args(arguments)


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def _play(
    pairings: Sequence[Pairing],
    results: dict[Pairing, Result],
    options: argparse.Namespace,
    limit: float,
) -> None:
    """Play what is missing, pairing by pairing, and keep it batch by batch."""
    end = time.monotonic() + 60 * options.minutes
    before = {
        pairing: digests(pairing) for pairing in pairings
    }  # as they were imported
    with hands_of(options.processes) as hands:
        for pairing in pairings:
            done = valid_tally(results, pairing, options.seed)
            if done.seconds >= limit:
                continue
            for tally in play_on(pairing, options.seed, done, options.games, hands):
                own = before[pairing]
                results[pairing] = Result(pairing, options.seed, own, tally)
                write_results(results, options.results)
                if time.monotonic() > end:
                    print(_line(pairing, tally))
                    return
                if tally.seconds >= limit:
                    break
            if results[pairing].tally != done:
                print(_line(pairing, results[pairing].tally), flush=True)


def valid_tally(results: Results, pairing: Pairing, seed: int) -> Tally:
    """Return what can be gone on from: games of this seed with the bots as they are."""
    result = results.get(pairing)
    if result is None or result.seed != seed or result.stale:
        return Tally()
    return result.tally


def _line(pairing: Pairing, tally: Tally) -> str:
    low, high = share_interval(tally)
    lead = margin(tally)
    return (
        f"{pairing}: {tally.games} games, {tally.share:.1%} ({low:.1%} to {high:.1%}), "
        f"lead {lead.mean:+.2f} ± {lead.half:.2f}, "
        f"{tally.bot_ms:.2f} and {tally.rival_ms:.2f} ms a decision"
    )


if __name__ == "__main__":
    sys.exit(main())
