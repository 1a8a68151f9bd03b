"""At the Wedding Table: heading, scores, row and log say how things stand."""

from __future__ import annotations

import re

import pytest

from engine.message import Message
from engine.text import sentence
from tests.wedding import BRIDE, GROOM, finished, opening, played
from tests.wedding_pages import BOARD, Element, Page, screen, seen
from ui.boards.at_the_wedding_table.track import Standing, standing


@pytest.mark.parametrize(
    ("viewer", "passed", "title"),
    [
        (BRIDE, False, "Your move"),
        (GROOM, False, "Ada to move"),
        (None, False, "Ada to move"),
        (BRIDE, True, "Ada to move"),
    ],
)
def test_the_heading_says_whose_move_it_is(
    viewer: int | None, passed: bool, title: str
) -> None:
    at = seen(opening("auntie"), viewer, passed=passed)
    heading, note = BOARD.heading(at)
    assert (sentence(heading), sentence(note)) == (title, "Turn 1 of 16")


def test_the_row_shows_the_viewers_own_side() -> None:
    """A guest is flipped to the colour of whoever takes it; waiting, you see yours."""
    state = opening("auntie")
    for viewer, side in (
        (BRIDE, "side-bride"),
        (GROOM, "side-groom"),
        (None, "side-bride"),
    ):
        cards = Page(BOARD.tray(seen(state, viewer))).with_class("guest")
        assert len(cards) == 3
        assert all(side in card.classes for card in cards)


def test_the_last_move_is_marked_and_told() -> None:
    state = played(opening("auntie", "boss", "dj"), ("auntie", 12), ("boss", 3))
    page = Page(screen(seen(state, BRIDE)))
    assert page.seats("fresh") == {3}
    (log,) = page.with_class("log")
    assert log.text.index("Bo seats Boss at 3.") < log.text.index(
        "You seat Auntie at 12."
    )


def test_nobody_is_you_where_a_device_is_passed_around() -> None:
    state = played(opening("auntie", "boss", "dj"), ("auntie", 12), ("boss", 3))
    html = screen(seen(state, BRIDE, passed=True))
    assert not re.search(r"\b[Yy]ou\b", html)


@pytest.mark.parametrize(
    ("points", "where"),
    [(0, (None, 0)), (1, (1, 0)), (16, (16, 0)), (17, (1, 1)), (48, (16, 2))],
)
def test_pawns_stand_at_the_plates_of_their_points(
    points: int, where: tuple[int | None, int]
) -> None:
    """Rulebook: the numbers on the plates keep score; round the table is 16."""
    assert standing(points) == Standing(*where)


def undo_in(html: str) -> Element | None:
    found = [e for e in Page(html).elements if e["data-do"] == "undo"]
    assert len(found) <= 1
    return found[0] if found else None


@pytest.mark.parametrize(
    ("picks", "refusal", "name", "shut"),
    [
        (["guest:auntie"], None, "Put it down", ""),
        ([], None, "Take the last guest back", ""),
        (
            [],
            "table/revealed-since",
            "Undo: a new guest has been turned up since, so the last seat stands.",
            "true",
        ),
        (
            [],
            "table/nothing-to-take-back",
            "Undo: There is nothing to take back yet",
            "true",
        ),
    ],
)
def test_undo_is_named_for_what_it_does_now(
    picks: list[str], refusal: str | None, name: str, shut: str
) -> None:
    """Where it does nothing its name says why, and it stays pressable."""
    undo = None if refusal is None else Message(refusal)
    button = undo_in(BOARD.tray(seen(opening("auntie"), picks=picks, undo=undo)))
    assert button is not None
    assert (button.spoken, button["aria-disabled"]) == (name, shut)


def test_w3_the_last_guest_can_be_taken_back() -> None:
    """W3: "no new guest is revealed then", so nothing forbids it after the end."""
    state = finished(1)
    button = undo_in(BOARD.end(seen(state)))
    assert button is not None
    assert button.spoken == "Take the last guest back"
    refused = seen(state, undo=Message("table/not-your-choice"))
    assert undo_in(BOARD.end(refused)) is None
    assert undo_in(BOARD.end(seen(state, picks=["tab:groom"]))) is None


def test_the_verdict_of_a_guest_in_hand_tells_what_it_brings_from_what_it_scores() -> (
    None
):
    """Its own symbols, its rule and its range: the small card shows no more."""
    at = seen(opening("auntie"), picks=["guest:auntie"])
    (verdict,) = Page(BOARD.tray(at)).with_class("verdict")
    for words in (
        "Auntie brings",
        "music note, heart and cake",
        "Scores 1 for each speech bubble in range.",
        "Looks 2 seats left, 2 seats right and opposite.",
    ):
        assert words in verdict.text


def test_one_joke_before_the_first_guest() -> None:
    """The tray tells how to begin; the joke is in the log only."""
    at = seen(opening("auntie"))
    joke = sentence(Message("wedding-board/nothing-yet"))
    assert joke in BOARD.main(at)
    assert joke not in BOARD.tray(at)
