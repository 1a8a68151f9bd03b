"""The guest book as it is drawn: rows, what can be done with each, times."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.message import say
from engine.text import sentence
from tests.markup import elements, html_of, text_of, verbs
from tests.screens import FINISHED, NOW, ROW, TORN
from ui.screens import home, saved
from ui.screens.when import when


def test_a_whole_table_can_be_opened_renamed_saved_and_deleted() -> None:
    """Each with its id."""
    sent = verbs(html_of(saved.page([ROW], None, NOW)))
    assert {(do, "a1") for do in ("resume", "rename", "export", "delete")} <= sent


def test_a_torn_table_can_only_be_saved_or_deleted() -> None:
    """A damaged entry is one row with its own two actions, and says what is wrong."""
    html = html_of(saved.page([TORN], None, NOW))
    assert {do for do, arg in verbs(html) if arg == "t1"} == {"export", "delete"}
    assert sentence(say("saved/no-record")) in text_of(html)


def test_a_table_of_a_game_nobody_knows_harms_no_list() -> None:
    """The row of another version's game is shown under that game's key."""
    html = html_of(saved.page([replace(ROW, game="chess")], None, NOW))
    assert "chess · 42 minutes ago" in text_of(html)


def test_renaming_opens_a_field_with_the_title_in_place_of_the_row() -> None:
    """`title ID` sends what was typed; `rename` without an id stops."""
    row = replace(ROW, title="The one with the cake")
    html = html_of(saved.page([row, replace(row, id="a2")], "a1", NOW))
    (field,) = [e for e in elements(html) if e.attrs.get("data-do") == "title"]
    assert field.attrs["data-arg"] == "a1"
    assert field.attrs["value"] == row.title
    (form,) = [e for e in field.parents if e.tag == "form"]
    assert form.attrs["data-do"] == "rename", "Enter closes what was left as it is"
    assert ("resume", "a1") not in verbs(html)
    assert ("resume", "a2") in verbs(html)


def test_renaming_a_table_without_a_title_starts_from_what_it_is_called() -> None:
    """The names of its players are there to be changed, not an empty field."""
    html = html_of(saved.page([ROW], "a1", NOW))
    (field,) = [e for e in elements(html) if e.attrs.get("data-do") == "title"]
    assert field.attrs["value"] == "Ada, Bo and Cy"


def test_the_empty_guest_book_has_one_sentence_and_one_button() -> None:
    """Empty: always one sentence and one button."""
    html = html_of(saved.page([], None, NOW))
    assert sentence(say("saved/empty-note")) in text_of(html)
    assert verbs(html) == {("home", ""), ("open-link", "")}


def test_rows_say_what_and_when_and_whose_turn_it_is() -> None:
    """Game, time and who owes a choice."""
    text = text_of(html_of(saved.page([ROW], None, NOW)))
    assert "Ada, Bo and Cy" in text
    assert "Bridesmaid · 42 minutes ago" in text
    assert "Bo to choose" in text


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        (("Bo",), "Bo won"),
        (("Ada", "Cy"), "Ada and Cy won together"),
        ((), "A draw"),
        (None, "Finished"),
    ],
)
def test_finished_rows_say_who_won(winners: tuple[str, ...] | None, told: str) -> None:
    """The result once, and the score of each; entries of an older release have none."""
    scores = () if winners is None else (9, 12, -1)
    row = replace(FINISHED, winners=winners, scores=scores)
    text = text_of(html_of(saved.page([row], None, NOW)))
    assert told in text
    assert ("Ada 9, Bo 12, Cy −1" in text) == (winners is not None)


def test_what_was_deleted_can_be_brought_back_one_by_one() -> None:
    """Each table deleted since the page was opened is listed by its name, torn ones too."""
    gone = [replace(ROW, id="d1", title="The cake"), replace(TORN, id="d2")]
    html = html_of(saved.page([ROW], None, NOW, deleted=gone))
    assert {("undelete", "d1"), ("undelete", "d2")} <= verbs(html)
    assert {"Bring it back The cake", "Bring it back A torn table"} <= {
        e.name for e in elements(html)
    }
    assert ("resume", "d1") not in verbs(html)


def test_a_table_without_a_step_is_just_dealt() -> None:
    """Nobody says "0 steps"."""
    row = replace(ROW, step=0)
    for page in (saved.page([row], None, NOW), home.page([row], storage_blocked=False)):
        assert "Bridesmaid, just dealt" in text_of(html_of(page))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ("2026-11-29T19:59:30+00:00", "just now"),
        ("2026-11-29T20:00:30+00:00", "just now"),
        ("2026-11-29T19:59:00Z", "1 minute ago"),
        ("2026-11-29T19:01:00+00:00", "59 minutes ago"),
        ("2026-11-29T18:30:00+00:00", "1 hour ago"),
        ("2026-11-29T00:00:00", "20 hours ago"),
        ("2026-11-29T00:30:00+02:00", "yesterday"),
        ("2026-11-28T00:00:00+00:00", "yesterday"),
        ("2026-11-27T23:59:00+00:00", "27 November"),
        ("2025-11-27T23:59:00+00:00", "27 November 2025"),
    ],
)
def test_times_are_told_as_a_person_would(changed: str, told: str) -> None:
    """Minutes within the hour, hours within the day, then the date."""
    found = when(changed, NOW)
    assert found is not None
    assert sentence(found) == told


@pytest.mark.parametrize("changed", ["", "soon", "2026-13-40"])
def test_a_time_that_cant_be_read_is_left_out(changed: str) -> None:
    """Whatever another program left in the storage."""
    assert when(changed, NOW) is None
    text = text_of(html_of(saved.page([replace(ROW, changed=changed)], None, NOW)))
    assert "Bridesmaid" in text
    assert "·" not in text
