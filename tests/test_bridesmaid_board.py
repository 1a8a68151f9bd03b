"""The board of Always a Bridesmaid: taps, words and pages, phase by phase."""

from __future__ import annotations

import re

import pytest

from engine.games.always_a_bridesmaid.events import Revealed
from engine.games.always_a_bridesmaid.pieces import HOLD
from engine.message import Message
from tests.bridesmaid_tables import (
    BOARD,
    drawn,
    laid,
    look,
    pick_all,
    reach,
    tokens_in,
    wax_of,
)
from tests.markup import text_of
from ui.boards import Nothing


def test_a_tap_puts_a_card_up_and_down_again() -> None:
    """Brief 5: tap a card and it rises, a second tap puts it down, another replaces."""
    table = reach(3, lambda s: s.phase == "play")
    one, two = table.legal_actions(0)[:2]
    assert pick_all(table, 0, f"card:{one}").picks == (f"card:{one}",)
    assert pick_all(table, 0, f"card:{one}", f"card:{one}").picks == ()
    assert pick_all(table, 0, f"card:{one}", f"card:{two}").picks == (f"card:{two}",)


def test_a_sixth_reserve_card_changes_nothing() -> None:
    """Setup: five Reserve Cards. A sixth tap leaves the picks; the table says why."""
    table = laid(3, 1)
    five = [f"card:{card}" for card in (-5, -3, -2, 0, 1)]
    seen = pick_all(table, 0, *five)
    assert BOARD.pick(seen, "card:10") == seen.picks
    six = BOARD.compose(seen, (*seen.picks, "card:10"))
    refused = table.refusal(0, six)
    assert isinstance(refused, Message)
    assert wax_of(seen) == "Keep back −5, −3, −2, 0 and 1"
    assert wax_of(pick_all(table, 0, *five[:4])) == "Choose 1 more"


@pytest.mark.parametrize("token", ["card:7", "card:", "", "guest:auntie", "card:HOLD"])
def test_a_token_that_means_nothing_here_changes_nothing(token: str) -> None:
    """Whatever a tampered page sends, the picks stay as they are."""
    table = laid(3, 1)
    seen = pick_all(table, 0, "card:8")
    assert BOARD.pick(seen, token) == seen.picks


def test_wax_says_exactly_what_happens() -> None:
    """Brief 3: wax says what will happen, HOLD BACK by its own name."""
    table = reach(4, lambda s: s.phase == "play")
    card = table.legal_actions(0)[0]
    said = str(card).replace("-", "−")
    assert wax_of(look(table, 0)) == "Choose a card"
    assert wax_of(pick_all(table, 0, f"card:{card}")) == f"Play {said} face down"
    assert wax_of(pick_all(table, 0, "card:HOLD")) == "HOLD BACK"


def test_hold_back_says_what_it_means_now() -> None:
    """B5: the first to hold back may set a card aside; later it names who was first."""
    fresh = reach(3, lambda s: s.phase == "play")
    assert "HOLD BACK. You may set one card aside" in BOARD.tray(look(fresh, 0))
    late = reach(3, lambda s: s.phase == "play" and s.first == (2,))
    label = "HOLD BACK. No card aside: Cy &amp; &quot;Co&quot; held back first"
    assert label in BOARD.tray(look(late, 0))


def test_the_hand_is_a_list_with_hold_back_last() -> None:
    """A listbox with a roving stop: its arrows move and do not choose. HOLD BACK never
    moves."""
    table = reach(5, lambda s: s.phase == "play")
    tray = BOARD.tray(look(table, 0))
    tokens = tokens_in(tray)
    assert tokens[-1] == "card:HOLD"
    assert len(tokens) == 7
    assert 'role="listbox"' in tray
    assert tray.count('tabindex="0"') == 1
    assert tray.count('role="option"') == 7


def test_without_hints_a_card_says_only_what_the_rules_say() -> None:
    """The house rule "show what a card would do": off means no sentence."""
    table = reach(3, lambda s: s.phase == "play" and -5 in s.hands[0])
    shown = BOARD.tray(look(table, 0, ("card:-5",)))
    bare = BOARD.tray(look(table, 0, ("card:-5",), hints=False))
    assert "if the others stand still" in shown
    assert "if the others stand still" not in bare
    assert "It flips your THE START to WILD" in bare


def test_choosing_the_reserve_shows_what_it_leaves() -> None:
    """Brief 3b, two-cell strip: Reserve and Round 1 hand, live."""
    seen = pick_all(laid(3, 1), 0, "card:5", "card:-5")
    cells = re.findall(r"<dd>(.*?)</dd>", BOARD.main(seen))
    values = [re.findall(r"<b>(.*?)</b>", cell) for cell in cells]
    assert values[0] == ["−5", "5"]
    assert values[1] == ["−3", "−2", "0", "1", "2", "3", "6", "8", "10"]


def test_the_robot_is_given_two_of_the_five_shown() -> None:
    """B13: the viewer's five only, the other player's two lie face down."""
    table = reach(2, lambda s: s.phase == "robot")
    offer = table.view(0).robot_offer
    seen = pick_all(table, 0, f"card:{offer[0]}", f"card:{offer[4]}")
    page = BOARD.main(seen)
    assert tokens_in(page) == [f"card:{card}" for card in offer]
    deck = page.partition("roboDeck")[2]
    assert deck.count("card acc") == 2
    assert deck.count("card back") == 2
    assert deck.count("card hold") == 1


def test_the_draw_shows_the_coming_hand() -> None:
    """B1: three of five Reserve Cards join the hand of Round 2; they are outlined."""
    table = reach(3, lambda s: s.phase == "draw")
    own = table.view(0).participants[0]
    seen = pick_all(table, 0, *(f"card:{card}" for card in own.reserve[:3]))
    line = BOARD.main(seen).partition("mhand")[2]
    assert line.count("mc new") == 3
    assert line.count('class="mc') == len(own.hand) + 4


def test_a_tie_shares_a_column_of_the_cake_stand() -> None:
    """B7: before the first turn all are level and share 1st, which pays 0 each."""
    table = reach(4, lambda s: s.phase == "play" and s.turn == 1)
    page = BOARD.main(look(table, 0))
    label = r'aria-label="you, [^"]* share 1st, 0 so far, worth 0 points each"'
    assert re.search(label, page)
    assert page.count('class="tier') == 4


def test_an_old_total_is_gone_when_a_round_begins() -> None:
    """A view keeps the last round's totals until the next turn; the table does not."""
    table = reach(
        4,
        lambda s: s.phase == "play" and s.round == 3 and any(s.totals),
    )
    assert table.state.turn == 1
    page = BOARD.main(look(table, 0))
    assert set(re.findall(r'class="fig" role="img" aria-label="([^"]*)"', page)) == {
        "0"
    }


def test_a_card_set_aside_is_told_to_its_owner_only() -> None:
    """B5: others see that a card lies there, not which; the owner sees the sum."""
    table = reach(
        4,
        lambda s: (
            s.phase == "aside"
            and s.to_act == (0,)
            and s.totals[0] > 0
            and 10 in s.hands[0]
        ),
    )
    seen = pick_all(table, 0, "card:10")
    total = table.state.totals[0]
    assert f"{total} and the tiara make <b>{total + 10}</b>" in BOARD.tray(seen)
    assert f"{total + 10}" not in text_of(BOARD.main(seen)).split()
    assert wax_of(seen) == "Set 10 aside"
    table.choose(0, 10)
    assert "plus a card set aside" in BOARD.main(look(table, 1))


def test_no_card_aside_is_a_choice() -> None:
    """B5: "no card" is a button; the action None is told from no action yet."""
    table = reach(4, lambda s: s.phase == "aside")
    seat = table.waiting_for[0]
    assert BOARD.compose(look(table, seat), ()) is None
    seen = pick_all(table, seat, "aside:none")
    assert BOARD.compose(seen, seen.picks) is Nothing.CHOSEN
    assert wax_of(seen) == "Set no card aside"
    assert 'aria-pressed="true"' in BOARD.tray(seen)


def test_who_waits_can_take_it_back() -> None:
    """Brief 5: "Take it back" stays until the last player is ready."""
    table = reach(3, lambda s: s.phase == "play" and len(s.to_act) == 3)
    table.choose(0, HOLD)
    tray = BOARD.tray(look(table, 0))
    assert "Your choice is sealed" in tray
    assert 'data-do="undo"' in tray
    assert tokens_in(tray) == []


def test_a_scored_round_is_news_once() -> None:
    """A scored round has to be acknowledged; what was seen before is no news."""
    table = reach(3, lambda s: s.phase == "draw")
    news = BOARD.news(look(table, 0, since=0))
    assert news is not None
    assert "Round 1 scored" in drawn(look(table, 0, since=0))
    assert 'data-do="onward"' in BOARD.tray(look(table, 0, since=0))
    assert BOARD.news(look(table, 0)) is None


def test_a_reveal_is_news_only_where_a_device_is_passed() -> None:
    """Passing the device: since your last turn, then the hand; nobody alone needs it."""
    table = reach(4, lambda s: s.phase == "play" and s.turn == 2, holds=0)
    assert isinstance(table.state.log[-1], Revealed)
    since = len(table.state.log) - 1
    assert BOARD.news(look(table, 0, since=since)) is None
    news = BOARD.news(look(table, 0, since=since, passed=True))
    assert news is not None
    assert "Turn 1, turned over together" in news
    assert tokens_in(news) == []


def test_a_scored_tie_is_explained() -> None:
    """B7: tied players share a rank's points, rounded down; the row says the sum."""
    table = reach(
        3,
        lambda s: s.phase == "display" and s.log[-1].ranks.count(1) == 2,
    )
    page = BOARD.main(look(table, table.state.to_act[0]))
    assert "Tied: 1 ÷ 2 is 0 each, rounded down." in page


def test_displayed_cards_come_from_the_round_first() -> None:
    """B8: cards in hand can be chosen only when those played have run out; then those
    played are all taken and can't be put down."""
    enough = reach(
        4,
        lambda s: (
            s.phase == "display"
            and 0 < s.due[0] < len(s.arms[0])
            and len(s.hands[0]) > 0
        ),
    )
    seen = look(enough, 0)
    card = enough.state.hands[0][0]
    assert f"card:{card}" not in tokens_in(BOARD.main(seen))
    assert BOARD.pick(seen, f"card:{card}") == ()
    short = reach(
        4,
        lambda s: (
            s.phase == "display"
            and s.due[0] > len(s.arms[0]) == 1
            and s.asides[0] is None
        ),
        holds=60,
    )
    seen = look(short, 0)
    played = short.state.arms[0][0]
    assert BOARD.pick(seen, f"card:{played}") == ()
    assert re.search(rf'aria-checked="true" data-key="card:{played}"', BOARD.main(seen))


def test_an_answer_goes_in_as_days() -> None:
    """B11: days, months or years; typing replaces what was typed; "I won't say"."""
    table = reach(3, lambda s: s.phase == "single" and 0 in s.to_act)
    typing = ("single-number:1", "single-number:14", "single-unit:months")
    seen = pick_all(table, 0, *typing)
    assert seen.picks == typing[1:]
    assert BOARD.compose(seen, seen.picks) == 426
    assert wax_of(seen) == "Answer 426 days"
    silent = pick_all(table, 0, *typing, "days:none")
    assert BOARD.compose(silent, silent.picks) is Nothing.CHOSEN
    again = pick_all(table, 0, *typing, "days:none", "single-number:2")
    assert BOARD.compose(again, again.picks) == 61


@pytest.mark.parametrize("text", ["", "many", "-3", "9" * 5000, "1e9", "²"])
def test_what_is_no_number_is_no_answer(text: str) -> None:
    """B11 asks for days; nothing else can be sent in."""
    table = reach(3, lambda s: s.phase == "single" and 0 in s.to_act)
    seen = pick_all(table, 0, f"single-number:{text}")
    assert BOARD.compose(seen, seen.picks) is None
    assert 'aria-disabled="true"' in BOARD.tray(seen)


def test_a_bot_s_answer_is_told_beforehand() -> None:
    """B11: a bot always says 100 days, and the table says so beforehand."""
    table = reach(3, lambda s: s.phase == "single" and s.to_act in ((0, 1), (0, 1, 2)))
    assert "always say 100 days" in BOARD.main(look(table, 0))


@pytest.mark.parametrize(
    ("why", "said"),
    [
        ("most-points", "Most points"),
        ("early", "Decided early"),
        ("single-longest", "Single longest wins"),
        ("shared", "share the win"),
    ],
)
def test_the_end_gives_its_reason(why: str, said: str) -> None:
    """End of the game, B10 and B11: the page names the reason and the buttons to go."""
    seats = 2 if why == "early" else 3
    table = reach(
        seats,
        lambda s: s.outcome is not None and s.outcome.reason.id.endswith(why),
    )
    page = BOARD.end(look(table, 0))
    assert said in page
    for do in ("again", "again-same", "share"):
        assert f'data-do="{do}"' in page


def test_the_end_of_a_passed_game_says_names() -> None:
    """Several persons read the last page: nobody is "you" on it."""
    table = reach(3, lambda s: s.outcome is not None)
    assert "Your mantelpiece" in BOARD.end(look(table, 0))
    shared = BOARD.end(look(table, 0, passed=True))
    assert not re.search(r"\b[Yy]our?\b", text_of(shared))


def test_scores_of_the_end_are_displayed_less_wild() -> None:
    """Final Score = Displayed Cards − WILD penalty, as the ledger's last column says."""
    table = reach(5, lambda s: s.outcome is not None)
    page = BOARD.end(look(table, None))
    cells = re.findall(
        r'class="sc-cell"><span class="fig"[^>]*aria-label="([^"]*)"', page
    )
    scores = sorted(table.state.scores, reverse=True)
    assert [int(cell.replace("−", "-")) for cell in cells] == scores
