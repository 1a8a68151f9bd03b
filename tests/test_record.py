"""The record's file level: strict reading, sentences for what is no record."""

from __future__ import annotations

import json
import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import RefusedError
from engine.record import (
    MAX_CHARS,
    MAX_PARTS,
    Player,
    Record,
    format_record,
    parse_json,
    parse_record,
)
from engine.text import sentence
from tests.costly import COSTLY, costly

GOOD: dict[str, object] = {
    "format": "table-record/1",
    "game": "always-a-bridesmaid",
    "seats": [{"name": "Ada", "kind": "human"}, {"name": "Bo", "kind": "bot:easy"}],
    "deal": {},
    "steps": [],
}


def refused(text: str) -> str:
    """Return the sentence with which a text is refused as a record."""
    with pytest.raises(RefusedError) as caught:
        parse_record(text)
    return sentence(caught.value.message)


def changed(**changes: object) -> str:
    """Return a good record as text with other top-level values."""
    return json.dumps(GOOD | changes)


def test_a_record_is_read_and_written_back() -> None:
    """Unknown top-level keys are kept and ignored (record format)."""
    text = changed(weather="fine", steps=[{"phase": "x"}])
    record = parse_record(text)
    assert record.players == (Player("Ada"), Player("Bo", "bot:easy"))
    assert record.extra == {"weather": "fine"}
    assert json.loads(format_record(record)) == json.loads(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "not JSON"),
        ("[]", "one JSON object is expected"),
        ("{", "not JSON"),
        ("null", "one JSON object is expected"),
        ('{"a": 1, "a": 2}', '"a" is there twice'),
        ('{"a": NaN}', "NaN is not a number"),
        ('{"a": -Infinity}', "-Infinity is not a number"),
        ("[" * 10_000, "nested deeper"),
        ('{"a":' * 10_000, "nested deeper"),
        ("9" * 5_000, "one JSON object is expected"),
        ("9" * 50_001, "more than 50000 digits"),
        ('{"a": 1e999}', "1e999 is not a number"),
        ("x" * (MAX_CHARS + 1), "longer than"),
        ("[" + "0," * MAX_PARTS + "0]", "more than 30000 commas and brackets"),
        ("{}", 'its "format" is not'),
        (changed(format="table-record/2"), "written in format table-record/2"),
        (changed(format=7), 'its "format" is not'),
        (changed(game=None), '"game" must be'),
        (changed(deal=[]), '"deal" must be'),
        (changed(steps={}), '"steps" must be'),
        (changed(seats={}), '"seats" must be'),
        (changed(seats=["Ada"]), "seat 0"),
        (changed(seats=[{"name": "Ada"}]), "seat 0"),
        (changed(seats=[{"name": "", "kind": "human"}]), "1 to 40 characters"),
        (changed(seats=[{"name": "x" * 10_000, "kind": "human"}]), "has 10000"),
        (changed(seats=[{"name": 5, "kind": "human"}]), "a name must be text"),
        (changed(seats=[{"name": "\ud800", "kind": "human"}]), "a name must be text"),
        (changed(seats=[{"name": "Ada", "kind": "cat"}]), "human or bot:LEVEL"),
        (
            json.dumps({k: v for k, v in GOOD.items() if k != "deal"}),
            '"deal" is missing',
        ),
    ],
)
def test_what_is_no_record_is_refused_with_a_sentence(text: str, why: str) -> None:
    """A broken file meets one line that says what is wrong with it, at once."""
    began = time.perf_counter()
    said = refused(text)
    assert why in said
    assert said.startswith("record: ")
    assert len(said) < 200
    assert time.perf_counter() - began < 1


@pytest.mark.parametrize("kind", COSTLY)
def test_no_json_takes_longer_than_its_length_allows(kind: str) -> None:
    """Four times the text takes about four times as long, even where it is refused late."""

    def took(text: str) -> float:
        spent = []
        for _ in range(5):
            began = time.process_time()
            with suppress(RefusedError):
                parse_json(text)
            spent.append(time.process_time() - began)
        return min(spent)

    assert took(costly(kind, 40_000)) < 10 * took(costly(kind, 10_000))


def test_brackets_inside_texts_do_not_count_as_nesting() -> None:
    """A name of brackets is a name."""
    assert parse_json('{"name": "[[[[[[[[[[[[[[[[[[[[[[[[[\\"[["}')


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing but a RefusedError ever comes out of reading."""
    try:
        parse_record(text)
    except RefusedError as error:
        said = sentence(error.message)
    else:
        said = "read"
    assert said


NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(
    names=st.lists(NAMES, min_size=1, max_size=5),
    deal=st.dictionaries(st.text(max_size=5), JSON, max_size=3),
    steps=st.lists(JSON, max_size=5),
    extra=st.dictionaries(st.sampled_from(["id", "options", "x"]), JSON, max_size=2),
)
def test_reading_undoes_writing(
    names: list[str],
    deal: dict[str, object],
    steps: list[object],
    extra: dict[str, object],
) -> None:
    """Every record comes back from its own text unchanged."""
    players = tuple(Player(name) for name in names)
    record = Record("some-game", players, deal, tuple(steps), extra)
    assert parse_record(format_record(record)) == record
