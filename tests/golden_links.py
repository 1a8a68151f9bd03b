"""Links that were sent, and what they have to say for ever: `tests/links/golden.txt`.

    python -m tests.golden_links >> tests/links/golden.txt

writes a set of links of the present version, a line each: the code, the digest of what
it holds, what it is. Do that when a new version of the format is released, and never
change a line that is there.
"""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engine.games import game_keys, game_named
from engine.link import Link, deal_link, encode_link, replay_link, table_link
from engine.record import Player, Record, record_value
from engine.rng import Rng
from engine.table import Table, open_table
from tests.wedding import deck_file

FILE = Path(__file__).parent / "links" / "golden.txt"
KINDS = ("human", "bot:random", "bot:easy", "bot:medium", "bot:hard", "bot:expert")
NAMES = ("Ada", "Bo", "小美", "Łucja Ćwikła-Żak", "\N{RING} & <b>Eve</b>")


TABLES = [(key, n) for key in game_keys() for n in game_named(key).seat_counts]
"""Every game with every number of seats."""


class Golden(NamedTuple):
    """A line of the file."""

    code: str
    digest: str
    remark: str


def data_of(code: str) -> bytes:
    """Return the bytes of a code without the checksum."""
    return urlsafe_b64decode(code + "=" * (-len(code) % 4))[:-4]


def goldens() -> list[Golden]:
    """Return all lines of the file."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [Golden(*line.split(" ", 2)) for line in lines]


def digest(link: Link) -> str:
    """Return the first half of the SHA-256 of all that a link says."""
    said = {
        "record": record_value(link.record),
        "kind": link.kind,
        "sealed": {str(seat): choice for seat, choice in link.sealed.items()},
        "ply": link.ply,
        "id": link.id,
    }
    text = json.dumps(said, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def laid(key: str, seats: int, rng: Rng, names: tuple[str, ...] = NAMES) -> Table:
    """Return a table with players of all kinds."""
    players = tuple(Player(name, rng.choice(KINDS)) for name in names[:seats])
    deal = game_named(key).deal(seats, rng)
    return open_table(Record(key, players, deal, ()))


def play(table: Table, steps: int, rng: Rng) -> Table:
    """Make so many steps at random, or as many as there are."""
    while len(table.steps) < steps and table.state.outcome is None:
        for seat in table.waiting_for:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    return table


def seal_some(table: Table, rng: Rng) -> Table:
    """Let some of those that are waited for choose, never the last of them."""
    for seat in table.waiting_for[:-1]:
        if rng.below(2):
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    return table


def tied(seats: int, rng: Rng) -> Table:
    """Return a table of Always a Bridesmaid where days single break a tie (B11)."""
    while True:
        table = laid("always-a-bridesmaid", seats, rng)
        while table.state.outcome is None and table.state.phase != "single":
            play(table, len(table.steps) + 1, rng)
        if table.state.phase == "single":
            return table


def own_guests(rng: Rng) -> Table:
    """Return a table of At the Wedding Table with guests of its own (W11)."""
    guests = [
        {**guest, "name": f"{guest['name']} 💍", "name_pl": "Gość"}
        for guest in deck_file()
    ]
    del guests[3]["flavour"]
    players = (Player("Ada"), Player("Bo", "bot:strange"))
    deal = game_named("at-the-wedding-table").deal(2, rng, {"guests": guests})
    return open_table(Record("at-the-wedding-table", players, deal, ()))


def made_guests(rng: Rng) -> Table:
    """Return a table with guests as somebody makes them: every rule there is (W11)."""
    ids = [f"guest-{number}" for number in range(1, 21)]
    rules: list[dict[str, object]] = [
        {"kind": "symbol", "symbol": "cake", "points": 20},
        {"kind": "symbol_table", "symbol": "chat", "table": [0, 20, 0, 7]},
        {"kind": "any_symbol", "points": 2},
        {"kind": "most_same", "points": 3},
        {"kind": "own_card", "points": 4},
        {"kind": "other_card", "points": 5},
        {"kind": "own_corner", "points": 6},
        {"kind": "other_corner", "points": 7},
        {"kind": "guest", "guests": ids[::3], "points": 8},
        {"kind": "flat", "points": 9},
    ]
    guests = [
        {
            "id": id,
            "name": f"伴娘 {number}",
            "symbols": ["glass", "note", "glass"][: 1 + number % 3],
            "rule": rules[number % 10],
            "range": {}
            if rules[number % 10]["kind"] in ("own_corner", "other_corner", "flat")
            else {"right": 1 + number % 3, "diagonal_left": True},
        }
        for number, id in enumerate(ids)
    ]
    players = (Player("Ada"), Player("Bo", "bot:hard"))
    deal = game_named("at-the-wedding-table").deal(2, rng, {"guests": guests})
    return open_table(Record("at-the-wedding-table", players, deal, ()))


def some_table(key: str, seats: int, seed: int) -> Table:
    """Return a table at any point of a random game, some choices sealed."""
    rng = Rng(seed)
    table = play(laid(key, seats, rng), rng.below(40), rng)
    return seal_some(table, rng)


def present() -> Iterator[tuple[Link, str]]:
    """Give links of every kind, of every game and number of seats."""
    rng = Rng(2026)
    for key in game_keys():
        for seats in game_named(key).seat_counts:
            for steps in (0, 1, 3, 8, 40, 40, 40):
                table = seal_some(play(laid(key, seats, rng), steps, rng), rng)
                sealed = f", sealed {sorted(table.sealed)}" if table.sealed else ""
                yield table_link(table), f"{key} {len(table.steps)} steps{sealed}"
                yield table_link(table, f"{rng.below(1 << 40):010x}"), f"{key} with id"
            yield deal_link(table.record), f"{key} same deal"
            yield replay_link(table.record, 5), f"{key} replay from 5"
    yield next(
        (link, "at-the-wedding-table with a letter more")
        for seed in range(2026, 9999)
        if len(
            encode_link(link := table_link(some_table("at-the-wedding-table", 2, seed)))
        )
        % 4
        == 1
    )
    for seats in (2, 3):
        table = tied(seats, rng)
        for seat, days in zip(table.waiting_for, (4711, None, 100), strict=False):
            table.choose(seat, days)
            yield table_link(table), f"always-a-bridesmaid single {days}"
    for steps in (0, 7, 16):
        table = play(own_guests(rng), steps, rng)
        yield table_link(table), f"at-the-wedding-table own guests {steps} steps"
    for steps in (0, 9, 16):
        table = play(made_guests(rng), steps, rng)
        yield table_link(table), f"at-the-wedding-table made guests {steps} steps"
    yield deal_link(table.record), "at-the-wedding-table made guests same deal"


if __name__ == "__main__":
    for link, remark in present():
        print(encode_link(link), digest(link), remark)
