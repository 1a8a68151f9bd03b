"""What is said in Always a Bridesmaid: the log and the previews, from one's own eyes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.always_a_bridesmaid.events import Revealed
from engine.games.always_a_bridesmaid.pieces import ACCESSORIES
from engine.games.always_a_bridesmaid.preview import Preview, preview
from engine.games.always_a_bridesmaid.rules import State
from engine.games.always_a_bridesmaid.scoring import ranks
from engine.games.always_a_bridesmaid.words import accessory, foresee, sentences
from tests.bridesmaid import (
    GAME,
    HIGH,
    after,
    random_game,
    robot,
    said,
    seeds,
    states,
    three_players,
    viewers,
    with_robot,
)

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve")


def told(state: State, viewer: int | None, events: int = 1) -> list[str]:
    """Return what a viewer reads of the last events."""
    log = state.view(viewer).log[-events:]
    return [
        said(message)
        for event in log
        for message in sentences(event, NAMES[: state.seats], viewer)
    ]


def test_an_entry_of_the_log_says_when_it_was() -> None:
    """A turn is one entry with its round and turn, its plays and what followed."""
    state = three_players("8 10 -2")
    (entry,) = GAME.tell(state.view(0).log[-1], NAMES[:3], 0)
    assert said(entry) == (
        "Round 1, turn 1. You play 8, total 8. Bo plays 10, total 10. Cy plays −2, total "
        "−2. Cy's THE START turns WILD: −1 at the end."
    )
    state = three_players("10 10 8", "HOLD HOLD HOLD", "- - -")
    (entry,) = GAME.tell(state.view(2).log[-1], NAMES[:3], 2)
    assert said(entry).startswith("Round 1 is scored. Ada and Bo share 1st place")


def test_reserve() -> None:
    """Everybody reads that five were kept, and only the owner which."""
    state = three_players()
    assert told(state, None) == [
        "Before Round 1, everybody keeps five Reserve Cards back."
    ]
    assert told(state, 0) == ["Before Round 1, you keep back −5, −3, 0, 1 and 2."]


def test_robot() -> None:
    """B13: a player reads of its own five and two."""
    state = with_robot()
    assert told(state, 1, 2) == [
        "You are shown −2, 1, 3, 6 and 10, five of the Robot’s cards.",
        "You give the Robot 6 and 10.",
    ]
    assert told(state, None, 2) == [
        "Both players are shown five of the Robot’s cards.",
        "Both players have given the Robot two cards.",
    ]


def test_a_turn_is_told_viewer_first() -> None:
    """One's own card comes first, then the others' in table order."""
    state = three_players("8 10 -2")
    assert told(state, 2) == [
        "You play −2, total −2.",
        "Ada plays 8, total 8.",
        "Bo plays 10, total 10.",
        "Your THE START turns WILD: −1 at the end.",
    ]
    assert told(state, None)[-1] == "Cy's THE START turns WILD: −1 at the end."


def test_the_robot_plays_too() -> None:
    """B14: in the same breath, and it is called the Robot."""
    state = with_robot("8 6", "HOLD HOLD", deal=robot(0, 4, 1, 2, 3))
    assert told(state, 0) == [
        "You and Bo hold back first and may each set a card aside.",
        "The Robot holds back.",
    ]
    assert told(with_robot("8 6"), 1)[-1] == "The Robot plays 5, total 5."


def test_holding_back() -> None:
    """B5: who is first may set a card aside; later ones just stop."""
    state = three_players("8 8 8", "HOLD 3 3")
    assert told(state, 1)[-1] == "Ada holds back first and may set a card aside."
    assert told(state, 0)[-1] == "You hold back first and may set a card aside."
    state = after(state, "-2", "HOLD 5")
    assert told(state, 1, 3)[:3] == [
        "Ada sets a card aside, face down.",
        "Cy plays 5, total 16.",
        "You hold back.",
    ]
    cards = ("-2 -2 -2", "3 3 3", "5 5 5", "6 6 6", "8 8 8", "10 10 10")
    state = three_players(*cards, "HOLD HOLD HOLD")
    assert told(state, 0, 2)[0] == (
        "You, Bo and Cy hold back first, with no Accessory to set aside."
    )


def test_setting_aside() -> None:
    """B5: which card it is only its owner reads, until it is turned over."""
    state = three_players("3 8 8", "HOLD HOLD 3", "5 -")
    aside = [
        "You set 5 aside, face down.",
        "Bo sets no card aside.",
    ]
    assert told(state, 0, 2)[:2] == aside
    assert told(state, 2, 2)[0] == "Ada sets a card aside, face down."
    assert "Ada turns over 5, set aside: total 8." in told(state, 2)


def test_scoring() -> None:
    """B7: places from the top, ties share one."""
    state = three_players("10 10 8", "HOLD HOLD HOLD", "- - -")
    assert told(state, 2) == [
        "Round 1 is scored.",
        "Ada and Bo share 1st place with 10: 0 Ranking Points each.",
        "You are 2nd with 8: 2 Ranking Points.",
    ]
    alone = with_robot("8 6", "HOLD HOLD", "- -", deal=robot(2, 4, 0, 1, 3))
    assert told(alone, 0)[1:] == [
        "You and the Robot share 1st place with 8: 0 Ranking Points each.",
        "Bo is 2nd with 6: 2 Ranking Points.",
    ]
    state = with_robot("8 6", "HOLD HOLD", "- -", deal=robot(3, 4, 0, 1, 2))
    assert told(state, 0)[1] == "The Robot is 1st with 10; its points vanish."


def test_displaying_and_drawing() -> None:
    """Displayed Cards are public, what is drawn from the reserve is not."""
    state = three_players("8 10 3", "HOLD HOLD HOLD", "- - -", "3,8 10")
    assert told(state, 1) == ["You display 10.", "Ada displays 3 and 8."]
    state = after(state, "0,1,2 -5,0,2 0,1,2")
    assert told(state, 1) == [
        "Before Round 2, you take up −5, 0 and 2 from your reserve."
    ]
    everybody = "Before Round 2, everybody takes up three Reserve Cards."
    assert told(state, None) == [everybody]


def test_the_last_two_reserve_cards_are_named() -> None:
    """B1: Round 3 adds the last two without a choice, so their owner is told which."""
    nothing = ("HOLD HOLD HOLD", "- - -")
    state = three_players(*nothing, "0,1,2 -5,0,2 0,1,2", *nothing)
    assert told(state, 1) == [
        "Before Round 3, your last two Reserve Cards join your hand: −3 and 1."
    ]
    everybody = "Before Round 3, everybody takes up the last two Reserve Cards."
    assert told(state, None) == [everybody]


def test_the_end() -> None:
    """B11: nobody reads the others' answers, everybody who won and why."""
    nothing = ("HOLD HOLD HOLD", "- - -")
    tied = three_players(*nothing, "0,1,2 0,1,2 0,1,2", *nothing, *nothing)
    state = after(tied, "1 400 -")
    assert told(state, 0, 2) == [
        "You, Bo and Cy are tied, and say how long they have been single.",
        "You say 1 day.",
        "Bo wins with 0.",
        "Tied on 0. Whoever has been single longest wins.",
    ]
    assert "You won't say." in told(state, 2, 2)
    assert told(after(tied, "- - -"), 1)[0] == "You, Ada and Cy win together with 0."


@given(state=states)
def test_nothing_secret_is_told(state: State) -> None:
    """A spectator reads of no card that is not face up."""
    for event in state.view(None).log:
        for message in GAME.tell(event, NAMES[: state.seats], None):
            assert not message.id.endswith("-you")


@pytest.mark.parametrize("card", ACCESSORIES)
def test_accessories_have_names(card: int) -> None:
    """Every Accessory is called by value and name."""
    value, name = said(accessory(card)).split(", ")
    assert value == str(card).replace("-", "−")
    assert name


def ahead(state: State, viewer: int, action: int | str | None) -> list[str]:
    """Return what a viewer reads about an action before it is made."""
    seen = preview(state.view(viewer), action)  # type: ignore[arg-type]
    assert seen is not None
    return [said(m) for m in foresee(seen, NAMES[: state.seats], viewer)]


def test_preview_of_a_card() -> None:
    """ "16 would level with Bo. Sharing 1st pays 0 each, if the others stand still." """
    state = three_players("10 10 8", "5 6 3")
    assert ahead(state, 0, 8) == [
        "23 would be 1st: 1 Ranking Point, if the others stand still."
    ]
    assert ahead(state, 0, -2) == [
        "13 would be 2nd: 2 Ranking Points, if the others stand still.",
        "It turns your THE START WILD: −1 at the end.",
    ]
    state = three_players("8 10 5", "5 6 3")
    assert ahead(state, 0, 3) == [
        "16 would level with Bo. Sharing 1st pays 0 Ranking Points each, if the others "
        "stand still."
    ]


def test_preview_of_a_tie() -> None:
    """B7: levelling shares the place."""
    state = three_players("10 8 6", "3 5 3")
    assert ahead(state, 1, "HOLD") == [
        "You stop at 13, level with Ada. Sharing 1st pays 0 Ranking Points each, if "
        "the others stand still.",
        "You may set one card aside.",
    ]
    assert ahead(with_robot("8 6"), 1, -2)[0].startswith("4 would be 3rd")
    assert ahead(with_robot("8 3"), 1, "HOLD")[0].startswith("You stop at 3: 3rd")


def test_preview_of_holding_back_late_and_of_a_card_aside() -> None:
    """B5: the right is gone once somebody held back; a card aside counts at scoring."""
    state = three_players("8 10 3", "HOLD 3 5")
    assert ahead(state, 0, 5) == [
        "13 at scoring would level with Bo. Sharing 1st pays 0 Ranking Points each, if "
        "the others stand still."
    ]
    assert ahead(state, 0, None)[0].startswith("8 at scoring would level")
    state = after(state, "5")
    assert ahead(state, 1, "HOLD")[-1] == "No card aside: Ada held back first."


def test_preview_of_holding_back_with_an_empty_hand() -> None:
    """B5: without an Accessory there is nothing to set aside."""
    cards = [f"{card} {card} {card}" for card in HIGH]
    why = "No card aside: no Accessory is left in your hand."
    assert ahead(three_players(*cards), 0, "HOLD")[-1] == why


def test_a_new_round_begins_at_nothing() -> None:
    """The totals on show between rounds are the last round's, and count no more."""
    state = three_players("8 10 3", "HOLD HOLD HOLD", "- - -", "3,8 10")
    state = after(state, "0,1,2 0,1,2 0,1,2")
    assert state.view(0).participants[0].total == 8
    assert ahead(state, 0, 2)[0].startswith("2 would be 1st")


@given(seats=st.integers(3, 5), seed=seeds)
def test_previews_are_true_if_the_others_stand_still(seats: int, seed: int) -> None:
    """A card brings the total it was to bring and flips THE START as said."""
    for state in random_game(seats, seed):
        for seat in state.to_act if state.phase == "play" else ():
            for card in state.hands[seat]:
                seen = preview(state.view(seat), card)
                assert seen is not None
                still = dict.fromkeys(state.to_act, "HOLD")
                after_it = state.apply({**still, seat: card})
                revealed = after_it.log[len(state.log)]
                assert isinstance(revealed, Revealed)
                assert seen.total == revealed.totals[seat]
                assert seen.place == ranks(revealed.totals)[seat]
                assert seen.turns_wild == (seat in revealed.turned_wild)


@given(state=states)
def test_previews_come_from_ones_own_view(state: State) -> None:
    """A preview knows no more than the view: who has nothing to choose has none."""
    for viewer in viewers(state):
        view = state.view(viewer)
        actions = state.legal_actions(viewer) if viewer is not None else (5, "HOLD")
        for action in actions:
            seen = preview(view, action)
            expected = view.phase in ("play", "aside") and viewer in view.to_act
            assert isinstance(seen, Preview) == expected
        if viewer is not None:
            watching = replace(view, to_act=())
            assert preview(watching, "HOLD") is None
