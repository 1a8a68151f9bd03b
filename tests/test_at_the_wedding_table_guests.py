"""Guest decks are read strictly: every defect names guest and field."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine.game import RefusedError
from engine.games.at_the_wedding_table import GAME
from engine.games.at_the_wedding_table.guests import (
    deck_from,
    deck_value,
    shipped_deck,
)
from engine.games.at_the_wedding_table.pieces import Arrows, ScoringRule
from engine.record import MAX_PARTS
from engine.rng import Rng
from tests.costly import MOST_MS, TIMES, took_ms
from tests.wedding import IDS, changed_deck, deck_file, said

CHAT = {"kind": "symbol", "symbol": "chat", "points": 1}
LEFT = {"left": 1}


def refused(value: object) -> str:
    """Return the sentence with which a deck is refused, or nothing."""
    try:
        deck_from(value)
    except RefusedError as refusal:
        return said(refusal.message)
    return ""


def test_a_rule_of_many_guests_is_refused_at_once() -> None:
    """A record has room for thousands of names where a deck has twenty."""
    many: list[object] = [f"g{number}" for number in range(MAX_PARTS)]
    deck = changed_deck(IDS[0], rule={"kind": "guest", "guests": many, "points": 1})
    assert any(took_ms(lambda: refused(deck)) < MOST_MS for _ in range(TIMES))
    assert "g0" in refused(deck)
    many[-1] = many[-2]
    assert "g0" not in refused(deck)
    many[-1] = []
    assert refused(deck)


def test_shipped_deck_reads_as_written() -> None:
    """W11: twenty guests in the order of the file, with names in four languages."""
    deck = shipped_deck()
    assert (len(deck), next(iter(deck))) == (20, "auntie")
    grandma = deck["grandma"]
    assert grandma.symbols == ("cake", "heart", "chat")
    assert grandma.rule == ScoringRule(
        "guest", points=3, guests=("child", "grandpa", "sister", "cousin")
    )
    assert grandma.arrows == Arrows(left=2, right=2, opposite=True, diagonal_left=True)
    assert dict(grandma.names) == {
        "en": "Grandma",
        "zh-Hant": "奶奶",
        "ja": "おばあちゃん",
        "pl": "Babcia",
    }
    assert grandma.flavour.startswith("Only wants")
    assert all(
        set(guest.names) == {"en", "zh-Hant", "ja", "pl"} for guest in deck.values()
    )


def test_decks_compare_by_their_guests() -> None:
    """Two readings of the same deck are equal; one different field makes a difference."""
    assert deck_from(deck_file()) == shipped_deck()
    assert hash(deck_from(deck_file())) == hash(shipped_deck())
    assert deck_from(changed_deck("ex", symbols=["heart"])) != shipped_deck()
    assert deck_from(deck_file()[::-1]) != shipped_deck()
    assert shipped_deck() != dict(shipped_deck())


def test_a_deck_written_down_is_the_same_deck() -> None:
    """`deck_value` undoes `deck_from`: nothing of a guest is lost or added."""
    assert deck_value(shipped_deck()) == deck_file()
    other = changed_deck("ex", symbols=["heart"], flavour="Came anyway.")
    assert deck_value(deck_from(other)) == other


def test_a_deck_of_ones_own_is_in_the_retraced_deal() -> None:
    """W11: a table with another deck replays from what `retrace` gives."""
    own = changed_deck("ex", symbols=["heart", "cake"])
    deal = GAME.deal(2, Rng(3), {"guests": own})
    state = GAME.start(2, deal)
    assert GAME.retrace(state) == (deal, [])
    assert "guests" not in GAME.retrace(GAME.start(2, GAME.deal(2, Rng(3))))[0]


def test_names_and_flavour_may_be_left_out() -> None:
    """guests.toml: "the other keys may be left out"."""
    needed = ("id", "name", "symbols", "rule", "range")
    deck = deck_from([{key: guest[key] for key in needed} for guest in deck_file()])
    assert dict(deck["ex"].names) == {"en": "Ex"}
    assert deck["ex"].flavour == ""


def test_soft_hyphens_and_any_script_make_a_name() -> None:
    """A name is free text of 1 to 40 characters."""
    for name in ("Photo\u00adgrapher", "伴娘", "ß", "x" * 40, "D'Arcy <b>"):
        assert deck_from(changed_deck("ex", name=name))["ex"].name == name


@pytest.mark.parametrize(
    "rule",
    [
        {"kind": "symbol", "symbol": "heart", "points": 20},
        {"kind": "symbol_table", "symbol": "cake", "table": [0, 20]},
        {"kind": "symbol_table", "symbol": "cake", "table": [0, *[1] * 9]},
        {"kind": "any_symbol", "points": 1},
        {"kind": "most_same", "points": 2},
        {"kind": "own_card", "points": 1},
        {"kind": "other_card", "points": 1},
        {"kind": "guest", "guests": ["dj"], "points": 1},
    ],
)
def test_every_kind_of_rule_with_a_range_is_read(rule: dict[str, Any]) -> None:
    """guests.toml: each kind with exactly its own fields."""
    read = deck_from(changed_deck("ex", rule=rule, range=LEFT))["ex"].rule
    assert read.kind == rule["kind"]
    assert read.points == rule.get("points", 0)


@pytest.mark.parametrize("kind", ["own_corner", "other_corner", "flat"])
def test_every_kind_of_rule_without_a_range_is_read(kind: str) -> None:
    """guests.toml: `{}` where the rule needs no range, and only there."""
    rule = {"kind": kind, "points": 1}
    assert deck_from(changed_deck("ex", rule=rule, range={}))["ex"].rule.kind == kind
    assert "guest ex, range" in refused(changed_deck("ex", rule=rule, range=LEFT))
    assert "guest ex, range" in refused(changed_deck("ex", range={}))


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"name": ""}, "name"),
        ({"name": " "}, "name"),
        ({"name": "x" * 41}, "name"),
        ({"name": "two\nlines"}, "name"),
        ({"name": "\ud800"}, "name"),
        ({"name": 7}, "name"),
        ({"name_ja": ""}, "name_ja"),
        ({"name_pl": None}, "name_pl"),
        ({"flavour": "x" * 201}, "flavour"),
        ({"colour": "pink"}, "guest"),
        ({"symbols": []}, "symbols"),
        ({"symbols": ["heart"] * 4}, "symbols"),
        ({"symbols": "heart"}, "symbols"),
        ({"symbols": ["ring"]}, "symbols"),
        ({"symbols": [["heart"]]}, "symbols"),
        ({"rule": None}, "rule"),
        ({"rule": {}}, "rule.kind"),
        ({"rule": {"kind": "symbols"}}, "rule.kind"),
        ({"rule": {"kind": ["flat"]}}, "rule.kind"),
        ({"rule": {"kind": "symbol", "points": 1}}, "rule"),
        ({"rule": CHAT | {"table": [0, 1]}}, "rule"),
        ({"rule": CHAT | {"symbol": "ring"}}, "rule.symbol"),
        ({"rule": CHAT | {"points": 0}}, "rule.points"),
        ({"rule": CHAT | {"points": 21}}, "rule.points"),
        ({"rule": CHAT | {"points": True}}, "rule.points"),
        ({"rule": CHAT | {"points": 1.0}}, "rule.points"),
        ({"rule": CHAT | {"points": "1"}}, "rule.points"),
        (
            {"rule": {"kind": "symbol_table", "symbol": "cake", "table": [0]}},
            "rule.table",
        ),
        (
            {"rule": {"kind": "symbol_table", "symbol": "cake", "table": [0] * 11}},
            "rule.table",
        ),
        (
            {"rule": {"kind": "symbol_table", "symbol": "cake", "table": [1, 2]}},
            "rule.table",
        ),
        (
            {"rule": {"kind": "symbol_table", "symbol": "cake", "table": [0, 21]}},
            "rule.table",
        ),
        (
            {"rule": {"kind": "symbol_table", "symbol": "cake", "table": "012"}},
            "rule.table",
        ),
        ({"rule": {"kind": "guest", "guests": [], "points": 1}}, "rule.guests"),
        ({"rule": {"kind": "guest", "guests": ["king"], "points": 1}}, "rule.guests"),
        (
            {"rule": {"kind": "guest", "guests": ["dj", "dj"], "points": 1}},
            "rule.guests",
        ),
        ({"rule": {"kind": "guest", "guests": [3], "points": 1}}, "rule.guests"),
        ({"range": None}, "range"),
        ({"range": []}, "range"),
        ({"range": {"up": 1}}, "range"),
        ({"range": {"left": 0}}, "range.left"),
        ({"range": {"left": 4}}, "range.left"),
        ({"range": {"right": True}}, "range.right"),
        ({"range": {"left": "1"}}, "range.left"),
        ({"range": {"opposite": False}}, "range.opposite"),
        ({"range": {"opposite": 1}}, "range.opposite"),
        ({"range": {"diagonal_left": None}}, "range.diagonal_left"),
    ],
)
def test_defects_name_guest_and_field(fields: dict[str, object], named: str) -> None:
    """Whoever types in a deck reads which guest and which field is wrong."""
    assert refused(changed_deck("ex", **fields)).startswith(f"guest ex, {named}: ")


@pytest.mark.parametrize(
    "id",
    [
        "",
        "Ex",
        "an ex",
        "-ex",
        "ex-",
        "the--ex",
        "ex_1",
        "x" * 41,
        "é",
        "ex\n",
        5,
        None,
    ],
)
def test_bad_ids_name_the_place_in_the_list(id: object) -> None:
    """guests.toml: an id is "lower-case letters, digits and single hyphens, at most 40"."""
    guests = [g if g["id"] != "ex" else g | {"id": id} for g in deck_file()]
    assert refused(guests).startswith(f"guest {IDS.index('ex') + 1}, id: ")


def test_the_whole_list_is_checked() -> None:
    """Twenty objects, each with its fields, no id twice."""
    guests = deck_file()
    assert "20 guests" in refused(guests[:19])
    assert "20 guests" in refused([*guests, guests[0]])
    assert "20 guests" in refused({"guest": guests})
    assert refused(["ex", *guests[1:]]).startswith("guest 1, guest: ")
    assert refused([guests[1], *guests[1:]]).startswith("guest animator, id: ")
    for key in ("name", "symbols", "rule", "range"):
        lacking = [{k: v for k, v in g.items() if k != key} for g in guests]
        assert refused(lacking) == f'guest auntie, guest: "{key}" is missing'


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(), st.floats()),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(st.text(), inner)),
    max_leaves=6,
)


@given(
    st.sampled_from(["id", "name", "symbols", "rule", "range", "flavour", "else"]),
    JSON,
)
def test_no_junk_gets_through_or_breaks_the_reader(field: str, junk: object) -> None:
    """Any JSON value in any field gives a deck or a sentence of one line."""
    guests = [g | {field: junk} if g["id"] == "ex" else g for g in deck_file()]
    assert "\n" not in refused(guests)


@pytest.mark.skipif(sys.platform == "emscripten", reason="no subprocess in a browser")
def test_the_deck_is_found_inside_a_zip(tmp_path: Path) -> None:
    """The site ships the engine packed; the guest file is read from there as well."""
    root = Path(engine.__file__).parent
    packed = tmp_path / "engine.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for path in root.rglob("*"):
            if path.suffix in (".py", ".toml"):
                archive.write(path, path.relative_to(root.parent))
    code = (
        "import engine; from engine.games.at_the_wedding_table.guests import *; "
        "print('.zip' in engine.__file__, len(shipped_deck()))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={"PYTHONPATH": str(packed)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["True", "20"]
