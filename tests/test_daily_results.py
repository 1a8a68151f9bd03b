"""The day's table: results as text, what is none, and who is first."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.daily import STAGES, standing
from engine.game import RefusedError
from engine.games import game_keys, game_named
from engine.results import (
    ENDINGS,
    Result,
    fit_name,
    ranked,
    result_of,
    results_in,
    text_of,
)
from engine.text import sentence
from tests.days import DAY, WEDDING, WON, played


@st.composite
def results(draw: st.DrawFn) -> Result:
    """Any result that a table may have."""
    game = draw(st.sampled_from(game_keys()))
    seats = min(3, game_named(game).seat_counts[-1])
    scores = draw(st.tuples(*[st.integers(-99, 999)] * seats))
    sign = standing(scores[0], scores[1:])
    endings = {"▲": ["won"], "▼": ["lost"], "=": list(ENDINGS)}[sign]
    signs = draw(st.text("▲=▼", min_size=STAGES - 1, max_size=STAGES - 1))
    return Result(
        day=draw(st.dates(date(2026, 1, 1))),
        game=game,
        name=fit_name(draw(st.text(max_size=60))),
        scores=scores,
        ending=draw(st.sampled_from(endings)),  # type: ignore[arg-type]  # they are endings
        course=signs + sign,
        streak=draw(st.none() | st.integers(1, 99_999)),
    )


@given(results(), st.sampled_from(["", "> ", "\u202a", "*", "[10:31] Bo: "]))
def test_a_result_comes_back_from_its_text(result: Result, around: str) -> None:
    """Whatever messengers add: marks, quotes, other line ends, an address behind it."""
    text = text_of(result).replace("\n", "\r\n  ") if around else text_of(result)
    sent = f"{around}{text}{around and '*'}\nhttps://example.org/?day={result.day}"
    assert results_in(sent) == (result,)
    assert results_in(f"Look!\n{sent}\n\n{sent}") == (result,)


@given(results(), st.data())
def test_a_result_that_was_changed_is_none(result: Result, data: st.DataObject) -> None:
    """One sign changed, left out or doubled: it is refused, or it is the same result."""
    text = text_of(result)
    at = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.sampled_from(["", text[at] * 2, "7", "a", "▲", " "]))
    with suppress(RefusedError):
        assert results_in(text[:at] + new + text[at + 1 :]) == (result,)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no-result"),
        ("Wordle 1234 3/6", "no-result"),
        (text_of(WON).replace("won", "lost"), "result-damaged"),
        (text_of(WON).replace("41", "42"), "result-damaged"),
        (text_of(WON).replace("2026-11-29", "2026-02-30"), "no-day"),
        ("x" * 30_000, "result-too-long"),
        ("Table Sixteen · " * 1_000, "no-result"),
    ],
)
def test_what_is_no_result_meets_a_sentence(text: str, why: str) -> None:
    """Strictly read, and refused in words a person understands."""
    with pytest.raises(RefusedError) as refused:
        results_in(text)
    assert refused.value.message.id == f"daily/{why}"
    assert sentence(refused.value.message).endswith(".")


def names() -> st.SearchStrategy[str]:
    """Any name, and those most often whose marks hold two signs apart that are one."""
    return st.text(max_size=80) | st.text(
        "e\u0301\u0308A*_`~·: \u200b\u061c", max_size=50
    )


@given(names())
@example("Zoe_\u0308")
@example("e*\u0301")
def test_a_name_fits_into_a_result(name: str) -> None:
    """One line, none of the format's own signs, no marks; fitted once it stays."""
    fit = fit_name(name)
    result = replace(WON, name=fit)
    assert results_in(text_of(result)) == (result,)
    assert 1 <= len(fit) <= 40
    assert not set(fit) & set("·:*_`~\n\u202e\u200f")
    assert fit_name(fit) == fit


def test_a_result_tells_no_card() -> None:
    """Nothing of the deal is in it but the date."""
    table = played(DAY, WEDDING, 5)
    text = text_of(result_of(table, 0, DAY, 4))
    deck = table.deal["deck"]
    assert isinstance(deck, list)
    assert not [guest for guest in deck if guest.lower() in text.lower()]


def test_results_are_ranked_by_how_it_ended_then_by_the_lead() -> None:
    """The same result shares the place, as in any race."""
    lost = replace(WON, name="Di", scores=(30, 36), ending="lost", course="▼" * 8)
    close = replace(WON, name="Ada", scores=(38, 33))
    same = replace(close, name="Bo")
    order = ranked([lost, same, WON, close])
    assert [(place, r.name) for place, r in order] == [
        (1, "Eve"),
        (2, "Ada"),
        (2, "Bo"),
        (4, "Di"),
    ]
