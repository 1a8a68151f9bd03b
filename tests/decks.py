"""Decks of all kinds of guests, drawn by hypothesis, for tests of the wedding table."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from engine.games.at_the_wedding_table.pieces import SYMBOLS
from tests.wedding import IDS

IDENTIFIERS = st.from_regex(r"[a-z0-9]{1,6}(-[a-z0-9]{1,5}){0,2}", fullmatch=True)
SIGNS = st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp"))
NAMES = st.text(SIGNS, min_size=1, max_size=40).filter(str.strip)
POINTS = st.integers(1, 20)
RANGES = st.dictionaries(
    st.sampled_from(["left", "right", "opposite", "diagonal_left", "diagonal_right"]),
    st.integers(1, 3),
    min_size=1,
).map(lambda ways: {w: n if w in ("left", "right") else True for w, n in ways.items()})


def _rules(ids: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    symbol = st.sampled_from(SYMBOLS)
    some = st.lists(st.sampled_from(ids), min_size=1, max_size=20, unique=True)
    steps = st.lists(st.integers(0, 20), min_size=1, max_size=9)
    plain = ["any_symbol", "most_same", "own_card", "other_card"]
    plain += ["own_corner", "other_corner", "flat"]
    return st.one_of(
        st.fixed_dictionaries({"kind": st.sampled_from(plain), "points": POINTS}),
        st.fixed_dictionaries(
            {"kind": st.just("symbol"), "symbol": symbol, "points": POINTS}
        ),
        st.fixed_dictionaries(
            {"kind": st.just("guest"), "guests": some, "points": POINTS}
        ),
        st.fixed_dictionaries(
            {
                "kind": st.just("symbol_table"),
                "symbol": symbol,
                "table": steps.map(lambda points: [0, *points]),
            }
        ),
    )


@st.composite
def decks(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Draw twenty guests of any names, rules and ranges, as `deal.guests` has them."""
    own = st.lists(IDENTIFIERS, min_size=20, max_size=20, unique=True)
    ids = draw(st.one_of(st.just(list(IDS)), own))
    return [_guest(draw, id, ids) for id in ids]


def _guest(draw: st.DrawFn, id: str, ids: list[str]) -> dict[str, Any]:
    rule = draw(_rules(ids))
    rangeless = rule["kind"] in ("own_corner", "other_corner", "flat")
    texts = {
        "name_ja": NAMES,
        "flavour": st.text(SIGNS, min_size=1, max_size=200).filter(str.strip),
    }
    return {
        "id": id,
        "name": draw(NAMES),
        "symbols": draw(st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=3)),
        "rule": rule,
        "range": {} if rangeless else draw(RANGES),
        **draw(st.fixed_dictionaries({}, optional=texts)),
    }
