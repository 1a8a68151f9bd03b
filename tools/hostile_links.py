"""What the worst links cost: `make fuzz-links` runs it after the fuzz.

    python -m tools.hostile_links [--limit 50]

Each is made by hand to take as long as it can before it is refused, most with a right
checksum. Prints one JSON object with the milliseconds of processor time that each takes
(the median of five), once the games are loaded; 1 if any takes more than the limit, or
is not refused.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from statistics import median
from typing import Final

from engine.game import RefusedError
from engine.games import game_named
from engine.games.at_the_wedding_table.guests import deck_value, shipped_deck
from engine.link import decode_link, encode_link, table_link
from engine.link.body import GAMES
from engine.link.frame import (
    MAX_CODE,
    MAX_NUMBER,
    MAX_TEXT,
    Frame,
    read,
    sealed,
    written,
)
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence

ROOM: Final = MAX_CODE * 3 // 4 - 400
"""Bytes of a text that a code has room for."""
FULL: Final = (1 << 8 * MAX_NUMBER) - 1


def hostile() -> Iterator[tuple[str, str]]:
    """Give links by what is bad about them."""
    yield "ten million characters", "A" * 10_000_000
    yield "nothing but a checksum to count", "A" * MAX_CODE
    yield "blanks", " \n" * (MAX_TEXT // 2)
    yield "line ends and punctuation", "=\r\n>." * (MAX_TEXT // 5)
    yield "escapes", "%41a" * (MAX_TEXT // 4)
    yield "escapes of escapes", "%2525" * (MAX_TEXT // 5)
    yield "pieces", "a " * (MAX_TEXT // 2)
    yield "hashes", "#" * MAX_TEXT
    yield "texts", sealed(b"\x22" + b"A\0" * (ROOM // 2) + b"A\1")
    yield "a long name", _opening(0, "A" * ROOM, "B")
    yield "a game with a long key", _opening(3, "x" * ROOM, "A", "B")
    yield "a number too long", sealed(b"\x22A\0B\1" + b"\xff" * ROOM)
    yield "the longest number", written(Frame(1, 0, 2, ("A", "B"), FULL))
    yield (
        "a replay from nowhere",
        written(Frame(1, 2, 2, ("A", "B"), (FULL >> 8) * 196)),
    )
    for key in GAMES:
        for seats in game_named(key).seat_counts:
            yield f"{key}/{seats} and a word more", _and_more(_longest(key, seats))
    yield "the longest guests and a word more", _and_more(_long_guests())
    for text in (
        "9" * ROOM,
        "[" * ROOM,
        '{"a":0,' * (ROOM // 7),
        '"' + "\\u0041" * 8_000,
    ):
        yield f"days single: {text[:7]}…", _single(text)


def cost(code: str, times: int = 5) -> tuple[float, bool]:
    """Return the milliseconds until a code is read or refused, and whether it is."""
    spent = []
    refused = False
    for _ in range(times):
        began = time.process_time()
        try:
            decode_link(code)
        except RefusedError as error:
            refused = bool(sentence(error.message))
        spent.append(1000 * (time.process_time() - began))
    return round(median(spent), 1), refused


def _opening(game: int, *texts: str) -> str:
    """Two persons sit down to this game."""
    return written(Frame(1, 0, 2, texts, game))


def _and_more(table: Table) -> str:
    """All of a game, and then a text that nobody asks for."""
    frame = read(encode_link(table_link(table)))
    return written(frame._replace(texts=(*frame.texts, "more")))


def _played(table: Table, rng: Rng, *, until: str = "finished") -> Table:
    while table.state.outcome is None and table.state.phase != until:
        for seat in table.waiting_for:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    return table


def _laid(key: str, seats: int, rng: Rng) -> Table:
    players = tuple(map(Player, "ABCDE"[:seats]))
    return open_table(Record(key, players, game_named(key).deal(seats, rng), ()))


def _longest(key: str, seats: int) -> Table:
    """Return the longest of thirty random games."""
    rng = Rng(seats)
    games = [_played(_laid(key, seats, rng), rng) for _ in range(30)]
    return max(games, key=lambda table: len(table.steps))


def _long_guests() -> Table:
    """Return a game with guests of whom there is as much to say as there may be (W11)."""
    says = {"flavour": "💍" * 200} | dict.fromkeys(
        ("name", "name_zh_hant", "name_ja", "name_pl"), "💍" * 40
    )
    guests = [
        {**guest, **says}
        for guest in deck_value(shipped_deck())
        if isinstance(guest, dict)
    ]
    rng = Rng(1)
    deal = game_named("at-the-wedding-table").deal(2, rng, {"guests": guests})
    players = (Player("A"), Player("B"))
    return _played(open_table(Record("at-the-wedding-table", players, deal, ())), rng)


def _single(text: str) -> str:
    """A tie at the end of a game, and this for an answer."""
    rng = Rng(3)
    while True:
        table = _played(_laid("always-a-bridesmaid", 3, rng), rng, until="single")
        if table.state.phase == "single":
            break
    table.choose(table.waiting_for[0], 99)
    frame = read(encode_link(table_link(table)))
    return written(frame._replace(texts=(*frame.texts[:-1], text, "more")))


def main() -> int:
    """Print what each costs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--limit", type=float, default=50.0, help="milliseconds")
    options = parser.parse_args()
    found = {what: cost(code) for what, code in hostile()}
    print(json.dumps({what: ms for what, (ms, _) in found.items()}, ensure_ascii=False))
    return int(any(ms > options.limit or not no for ms, no in found.values()))


if __name__ == "__main__":
    sys.exit(main())
