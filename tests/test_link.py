"""What goes into a link comes out: games at any point, names, guests of one's own.

`docs/link-format.md`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import RefusedError
from engine.games import game_named
from engine.link import (
    deal_link,
    decode,
    decode_link,
    encode,
    encode_link,
    replay_link,
    table_link,
)
from engine.link.signs import cleaned
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import open_table
from tests.golden_links import (
    TABLES,
    laid,
    own_guests,
    play,
    some_table,
    tied,
)
from tests.wedding import deck_file

every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
seeds = given(seed=st.integers(0, 2**32))


@every_table
@seeds
def test_a_link_opens_as_what_it_was_made_of(key: str, seats: int, seed: int) -> None:
    """Record, kinds of players, choices not yet revealed: all of it, at any point."""
    table = some_table(key, seats, seed)
    link = table_link(table)
    assert decode_link(encode_link(link)) == link
    assert decode(encode(table.record)) == table.record


@every_table
def test_every_point_of_a_game_has_its_link(key: str, seats: int) -> None:
    """After every single choice there is a link, and no two of them are the same."""
    rng = Rng(seats)
    table = laid(key, seats, rng)
    links = [table_link(table)]
    while table.state.outcome is None:
        seat = table.waiting_for[-1]
        table.choose(seat, rng.choice(table.legal_actions(seat)))
        links.append(table_link(table))
    codes = [encode_link(link) for link in links]
    assert [decode_link(code) for code in codes] == links
    assert len(set(codes)) == len(codes)


@every_table
@seeds
def test_every_kind_of_link_comes_back(key: str, seats: int, seed: int) -> None:
    """The same deal, a replay from any step, a table with its id."""
    table = some_table(key, seats, seed)
    for ply in (0, len(table.steps)):
        link = replay_link(table.record, ply)
        assert decode_link(encode_link(link)) == link
    for link in (deal_link(table.record), table_link(table, f"{seed:010x}")):
        assert decode_link(encode_link(link)) == link


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@given(days=st.one_of(st.none(), st.integers(0, 10**60)), seed=st.integers(0, 9))
def test_any_number_of_days_single_fits(
    seats: int, seed: int, days: int | None
) -> None:
    """`single` takes whole numbers without an upper limit (B11, record format)."""
    table = tied(seats, Rng(seed))
    for seat in table.waiting_for:
        table.choose(seat, days)
        assert decode_link(encode_link(table_link(table))) == table_link(table)


def test_a_number_too_long_for_a_link_is_said_to_be() -> None:
    """What no link can hold is refused with the advice to send the file."""
    table = tied(3, Rng(1))
    for seat in table.waiting_for:
        table.choose(seat, 10**60_000)
    with pytest.raises(RefusedError) as caught:
        encode(table.record)
    assert caught.value.message.id == "link/too-much"


@given(names=st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1,
                              max_size=40), min_size=2, max_size=2))  # fmt: skip
def test_names_are_any_text_without_marks_that_mislead(names: list[str]) -> None:
    """Names come back as they are, but for control and direction marks."""
    record = laid("at-the-wedding-table", 2, Rng(7)).record
    record = replace(record, players=tuple(map(Player, names)))
    found = decode(encode(record)).players
    assert found == tuple(map(cleaned, record.players))
    for player, name in zip(found, names, strict=True):
        assert player.name == name or not name.isprintable()
        assert not any(sign < " " or sign in "\u202e\u2067\x85" for sign in player.name)
    assert encode(replace(record, players=found)) == encode(record)


@given(data=st.data())
def test_guests_of_ones_own_come_along(data: st.DataObject) -> None:
    """A table may carry another deck: all that its guests are is in the link (W11)."""
    guests = data.draw(st.permutations(deck_file()))
    texts = st.text("aé席💍\u00ad -", min_size=1, max_size=40).filter(str.strip)
    for guest in data.draw(st.lists(st.sampled_from(guests), max_size=8)):
        guest.update(data.draw(_rules))
        guest["name"] = data.draw(texts)
        guest["symbols"] = data.draw(st.lists(_symbols, min_size=1, max_size=3))
        guest.pop("flavour", None)
        field = data.draw(st.sampled_from(["name_pl", "name_ja", "flavour"]))
        guest[field] = data.draw(texts)
    rng = Rng(data.draw(st.integers(0, 99)))
    deal = game_named("at-the-wedding-table").deal(2, rng, {"guests": guests})
    record = Record("at-the-wedding-table", (Player("A"), Player("B")), deal, ())
    table = play(open_table(record), rng.below(17), rng)
    assert decode(encode(table.record)) == table.record


_symbols = st.sampled_from(["heart", "note", "glass", "cake", "chat"])
_points = st.integers(1, 20)
_range = st.fixed_dictionaries(
    {"left": st.integers(1, 3)},
    optional={"right": st.integers(1, 3), "opposite": st.just(True),
              "diagonal_left": st.just(True), "diagonal_right": st.just(True)},
)  # fmt: skip
_ranged = st.one_of(
    st.fixed_dictionaries({
        "kind": st.just("symbol"), "symbol": _symbols, "points": _points,
    }),
    st.fixed_dictionaries({
        "kind": st.just("symbol_table"), "symbol": _symbols,
        "table": st.lists(st.integers(0, 20), min_size=1, max_size=9)
                 .map(lambda more: [0, *more]),
    }),
    st.fixed_dictionaries({
        "kind": st.just("guest"), "points": _points,
        "guests": st.lists(st.sampled_from([g["id"] for g in deck_file()]),
                           min_size=1, unique=True),
    }),
    st.fixed_dictionaries({
        "kind": st.sampled_from(["any_symbol", "most_same", "own_card", "other_card"]),
        "points": _points,
    }),
)  # fmt: skip
_rangeless = st.fixed_dictionaries(
    {
        "kind": st.sampled_from(["own_corner", "other_corner", "flat"]),
        "points": _points,
    }
)
_rules = st.one_of(
    st.fixed_dictionaries({"rule": _ranged, "range": _range}),
    st.fixed_dictionaries({"rule": _rangeless, "range": st.just({})}),
)


def test_the_longest_guests_there_can_be_fit() -> None:
    """Twenty guests with every text as long as it may be are not too much (W11)."""
    fields = ("name", "name_zh_hant", "name_ja", "name_pl")
    long: dict[str, Any] = dict.fromkeys(fields, "💍" * 40)
    guests = [
        {**guest, **long, "flavour": "💍" * 200, "id": f"{number}".rjust(40, "x")}
        | {"rule": {"kind": "flat", "points": 1}, "range": {}}
        for number, guest in enumerate(deck_file())
    ]
    deal = game_named("at-the-wedding-table").deal(2, Rng(1), {"guests": guests})
    players = (Player("💍" * 40), Player("💍" * 40, f"bot:{'x' * 20}"))
    record = Record("at-the-wedding-table", players, deal, ())
    table = play(open_table(record), 16, Rng(2))
    assert decode(encode(table.record)) == table.record


def test_direction_marks_leave_guests_names_too() -> None:
    """What a guest is called can't turn the page around either."""
    table = own_guests(Rng(5))
    guests: Any = table.deal["guests"]
    guests[0]["name"] = "\u202eeitnuA"
    found: Any = decode(encode(table.record)).deal["guests"]
    assert found[0]["name"] == "eitnuA"
    assert found[1:] == guests[1:]


def test_keys_that_the_format_does_not_know_stay_behind() -> None:
    """A link holds the game; what else a file says is in the file."""
    players = (Player("A", extra={"hat": "top"}), Player("B"), Player("C"))
    record = Record("always-a-bridesmaid", players, {}, (), {"weather": "fine"})
    assert decode(encode(record)) == Record(
        "always-a-bridesmaid", tuple(map(Player, "ABC")), {}, ()
    )
