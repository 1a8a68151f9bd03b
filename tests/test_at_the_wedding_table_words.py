"""Every message of At the Wedding Table has its words, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given

import engine.games.at_the_wedding_table as game_folder
from engine.games.at_the_wedding_table import scoring
from engine.games.at_the_wedding_table.guests import deck_from, shipped_deck
from engine.games.at_the_wedding_table.pieces import SYMBOLS, Guest
from engine.games.at_the_wedding_table.rules import State
from engine.games.at_the_wedding_table.words import (
    count_words,
    guest_name,
    range_words,
    rule_words,
)
from engine.message import Named
from engine.rng import Rng
from engine.text import words
from tests.wedding import (
    GAME,
    changed_deck,
    finished,
    opening,
    played,
    said,
    states,
    table_of,
)

DECK = shipped_deck()
NAMES = ("Ada", "Bo")


def told(state: State, viewer: int | None) -> list[str]:
    """Return the last event of a state in words."""
    return [said(message) for message in GAME.tell(state.log[-1], NAMES, viewer)]


@pytest.mark.parametrize(
    ("id", "rule", "looks"),
    [
        (
            "auntie",
            "Scores 1 for each speech bubble in range.",
            "Looks 2 seats left, 2 seats right and opposite.",
        ),
        (
            "singer",
            "Scores by music notes in range: 1 for 1, 3 for 2, 7 for 3 or more.",
            "Looks 2 seats left, 2 seats right, opposite and diagonally left.",
        ),
        (
            "grandma",
            "Scores 3 for each of Child, Grandpa, Sister and Cousin in range, "
            "on either side.",
            "Looks 2 seats left, 2 seats right, opposite and diagonally left.",
        ),
        ("sister", "Scores 4 on any seat.", "Looks at nobody."),
        (
            "photographer",
            "Scores 2 for each corner seat with a guest of the same side, "
            "this one included.",
            "Looks at the four corners of the table.",
        ),
        (
            "boss",
            "Scores 3 for each guest of the other side in range.",
            "Looks 2 seats left.",
        ),
    ],
)
def test_guests_in_words(id: str, rule: str, looks: str) -> None:
    """A guest's rule and range can be read without its card."""
    assert said(rule_words(DECK[id], DECK)) == rule
    assert said(range_words(DECK[id])) == looks


def test_glasses_have_a_plural() -> None:
    """A point table for glasses speaks of glasses."""
    rule = {"kind": "symbol_table", "symbol": "glass", "table": [0, 2]}
    deck = deck_from(changed_deck("ex", rule=rule))
    assert said(rule_words(deck["ex"], deck)) == (
        "Scores by glasses in range: 2 for 1 or more."
    )


def test_a_turn_is_told_to_each_viewer() -> None:
    """You read "You", everybody else your name; the new guest of the row is told."""
    state = played(opening("auntie", "dj", "ex", "boss"), ("auntie", 12))
    assert told(state, 0) == ["You seat Auntie at 12.", "Boss turns up in the row."]
    for viewer in (1, None):
        assert told(state, viewer)[0] == "Ada seats Auntie at 12."


def test_the_last_turn_turns_nobody_up() -> None:
    """W3: no new guest is revealed after the 16th, and nothing says so."""
    end = finished(2)
    assert len(GAME.tell(end.log[-2], NAMES, None)) == 1


def test_the_end_is_told_to_each_viewer() -> None:
    """Who won and by what; the tiebreak only where it decided (W10)."""
    by_reason: dict[str, State] = {}
    for seed in range(3000):
        end = finished(seed)
        assert end.outcome is not None
        by_reason.setdefault(end.outcome.reason.id.partition("/")[2], end)
        if len(by_reason) == 3:
            break
    won = by_reason["most-points"]
    assert won.outcome is not None
    (winner,) = won.outcome.winners
    high, low = sorted(won.scores, reverse=True)
    assert told(won, winner)[1:] == [f"You win, {high} to {low}."]
    assert told(won, 1 - winner)[1:] == [f"{NAMES[winner]} wins, {high} to {low}."]
    assert "DJ" in told(by_reason["dj-tiebreak"], None)[2]
    drawn = by_reason["draw"]
    assert told(drawn, 0)[1] == f"Both sides have {drawn.scores[0]}."


@given(states)
def test_everything_that_happens_can_be_told(state: State) -> None:
    """Each event of each game gives sentences for every viewer."""
    for event in state.log:
        for viewer in (0, 1, None):
            sentences = [said(m) for m in GAME.tell(event, NAMES, viewer)]
            assert sentences
            assert all(text.endswith(".") for text in sentences)


def test_guests_of_another_deck_are_told_by_their_own_name() -> None:
    """W11: a deck of the players' own brings its names along."""
    deck = changed_deck("auntie", name="Aunt {Petunia}", name_ja="ペチュニア")
    deal = GAME.deal(2, Rng(1), {"bride": 0, "guests": deck})
    ids = list(deal["deck"])
    ids.remove("auntie")
    state = played(GAME.start(2, deal | {"deck": ["auntie", *ids]}), ("auntie", 1))
    assert told(state, None)[0] == "Ada seats Aunt {Petunia} at 1."
    named = guest_name(state.view(0).guests["auntie"]).args["name"]
    assert isinstance(named, Named)
    assert named.names["ja"] == "ペチュニア"


def test_counts_in_words() -> None:
    """The final count says what a guest found and what each is worth."""
    table = table_of(
        {
            5: ("auntie", 0), 4: ("grandpa", 1), 6: ("godfather", 0),
            12: ("cousin", 0), 11: ("singer", 1), 10: ("sister", 0), 7: ("uncle", 1),
        }
    )  # fmt: skip
    found = {
        place: said(count_words(DECK[placed[0]], scoring.terms(DECK, table, place)))
        for place, placed in enumerate(table, start=1)
        if placed
    }
    assert found[5] == "3 speech bubbles in range\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}1"
    assert found[4] == "1 speech bubble in range\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}2"
    assert found[10] == "happy anywhere"
    assert found[11] == "2 music notes in range"


@pytest.mark.parametrize("guest", DECK.values(), ids=lambda guest: guest.id)
def test_every_guest_can_be_described_and_counted(guest: Guest) -> None:
    """Rule, range and count of all twenty have words."""
    end = next(
        e
        for e in map(finished, range(100))
        if any(p and p[0] == guest.id for p in e.table)
    )
    place = next(n for n, p in enumerate(end.table, start=1) if p and p[0] == guest.id)
    terms = scoring.terms(DECK, end.table, place)
    for message in (
        guest_name(guest),
        rule_words(guest, DECK),
        range_words(guest),
        count_words(guest, terms),
    ):
        assert said(message)
        assert "{" not in said(message)


def ids_in_the_code() -> set[str]:
    """Return the ids of messages that the game's files write out in full."""
    folder = Path(game_folder.__file__).parent
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    found = set(re.findall(r'"at-the-wedding-table/([a-z-]+)"', code))
    found |= set(re.findall(r'_(?:say|refusal|refused)\(\s*"([a-z-]+)"', code))
    found |= {f"deck-{name}" for name in re.findall(r'_problem\("([a-z-]+)"', code)}
    for pair in re.findall(r'"([a-z-]+)" if [^"]+ else "([a-z-]+)"', code):
        found |= set(pair)
    return found


def test_all_words_are_used_and_none_is_missing() -> None:
    """The page of words and the messages of the game are the same set."""
    sides = ("left", "right", "opposite", "diagonal-left", "diagonal-right")
    kinds = {guest.rule.kind.replace("_", "-") for guest in DECK.values()}
    composed = {f"looks-{side}" for side in sides}
    composed |= {f"symbol-{symbol}" for symbol in SYMBOLS}
    composed |= {f"symbols-{symbol}" for symbol in SYMBOLS}
    composed |= {f"count-{symbol}" for symbol in SYMBOLS}
    composed |= {f"{page}-{kind}" for page in ("rule", "count") for kind in kinds}
    composed |= {"name", "short", "tagline", "deal", "credit"}  # home, lobby, About
    page = set(words("at-the-wedding-table"))
    assert page == ids_in_the_code() | composed
