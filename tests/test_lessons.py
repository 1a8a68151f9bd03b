"""First games: every way through them ends, and what they say is what the engine finds."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import game_keys
from engine.games.always_a_bridesmaid.preview import preview as bridesmaid_preview
from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.preview import preview as wedding_preview
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.message import Message
from engine.record import record_from
from engine.rng import Rng
from engine.table import open_table
from engine.text import sentence
from tests.device import StandIn
from tests.playing import opened, press_something
from ui.app import App, start
from ui.boards.always_a_bridesmaid import lessons as bridesmaid
from ui.boards.at_the_wedding_table import lessons as wedding
from ui.learning import PREFIX, Learning, first_game
from ui.lesson import Lesson
from ui.saved import rows

GAMES = [key for key in game_keys() if first_game(key) is not None]
BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
every_first_game = pytest.mark.parametrize("game", GAMES)


def begun(game: str, device: StandIn | None = None) -> tuple[App, StandIn, Learning]:
    """Return a first game that was just begun."""
    app, device = opened(device)
    app.on("first-game", game, "")
    device.run()
    return app, device, learning_of(app)


def learning_of(app: App) -> Learning:
    assert app.learning is not None
    return app.learning


def due(learning: Learning) -> Lesson:
    assert learning.lesson is not None
    return learning.lesson


def slip_of(device: StandIn) -> str:
    """Return the slip's markup, empty while there is none."""
    assert device.page is not None
    html = dict(device.page.parts)["coach"]
    return "" if " hidden" in html.partition(">")[0] else html


def said(learning: Learning) -> tuple[Message, ...]:
    return tuple(due(learning).says(learning.session.look()))


def press(app: App, device: StandIn, rng: Rng) -> None:
    """Go on, or press something, by chance; a lesson that is read is read at times."""
    if device.available("lesson-on") and rng.below(3):
        app.on("lesson-on", "", "")
    elif rng.below(12) == 0:
        app.on("undo", "", "")
    elif device.available("again"):
        app.on("lesson-on", "", "")
    else:
        press_something(app, device, rng)
    device.run()


def do(app: App, device: StandIn, *picks: str) -> None:
    """Pick these and press the wax, twice where a lesson has a word to say."""
    for token in picks:
        app.on("pick", token, "")
    app.on("confirm", "", "")
    if learning_of(app).urged:
        app.on("confirm", "", "")
    device.run()


def test_both_games_have_one() -> None:
    """The first game of each is found by the game's name."""
    assert set(GAMES) >= {BRIDESMAID, WEDDING}


@every_first_game
def test_it_begins_at_a_table_that_the_engine_replays(game: str) -> None:
    """The record is whole: every step before the first lesson keeps the rules."""
    first = first_game(game)
    assert first is not None
    table = open_table(record_from(first.record))
    assert table.state.outcome is None
    assert 0 in table.waiting_for
    assert [player.level is None for player in table.players].count(True) == 1


@every_first_game
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_every_way_through_ends(game: str, seed: int) -> None:
    """Whatever is chosen, read or taken back: the game ends, and then the lessons do."""
    app, device, learning = begun(game)
    rng, over = Rng(seed), 0
    for _ in range(600):
        if learning.lesson is None:
            break
        press(app, device, rng)
        assert learning.over >= over, "a lesson is over for good"
        over = learning.over
        slip_of(device)  # it can be drawn at any moment
    assert learning.session.finished
    assert learning.done
    assert learning.lesson is None


@every_first_game
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_it_can_be_left_and_resumed_at_any_moment(game: str, seed: int) -> None:
    """After everything pressed, a page opened anew carries on at the same lesson."""
    app, device, learning = begun(game)
    rng = Rng(seed)
    while learning.lesson is not None:
        again = start(StandIn(store=dict(device.store)))
        again.change_settings(pace="quick")
        if not learning.session.finished:
            again.on("first-game", game, "")
            assert isinstance(again.device, StandIn)
            there = learning_of(again)
            assert there.session.table.record == learning.session.table.record
            assert there.session.table.sealed == learning.session.table.sealed
            assert there.session.seen == learning.session.seen
            # what is only picked up is not kept, so a lesson about picking may come again
            assert there.over == learning.over
        press(app, device, rng)


@every_first_game
def test_it_is_no_table_of_the_guest_book(game: str) -> None:
    """Begun, left or finished: no row, no table to carry on with, no result."""
    app, device, learning = begun(game)
    rng = Rng(7)
    while learning.lesson is not None:
        assert rows(device) == ()
        assert app.rows() == ()
        assert app.waiting() is None
        press(app, device, rng)
    assert [key for key in device.store if not key.startswith(PREFIX)] == [
        "table-sixteen/settings"
    ]


@every_first_game
def test_home_lobby_and_rules_say_how_far_it_is(game: str) -> None:
    """New, begun and done are told apart; home leads back only to one that was left."""
    app, device = opened()
    assert device.offers("first-game") == []
    app.on("rules", game, "")
    assert "Learn by playing" in device.text
    app.on("first-game", game, "")
    device.run()
    app.on("home", "", "")
    assert device.offers("first-game") == [game]
    app.on("first-game", game, "")
    learning, rng = learning_of(app), Rng(11)
    while learning.lesson is not None:
        press(app, device, rng)
    app.on("home", "", "")
    assert device.offers("first-game") == []
    app.on("lobby", game, "")
    assert "You have played it to its end" in device.text
    app.on("first-game", game, "")
    assert learning_of(app).over == 0
    assert learning_of(app).done, "that it was finished is not forgotten"


@every_first_game
def test_what_is_kept_may_be_damaged(game: str) -> None:
    """An entry that makes no sense, or another game's table, begins a new first game."""
    whole = begun(game)[1].store[PREFIX + game]
    entry = json.loads(whole)
    entry["record"]["steps"] = entry["record"]["steps"][:1]
    for text in (
        "",
        "{",
        "[]",
        whole[:-9],
        json.dumps(entry),
        whole.replace('"over":0', '"over":-4'),
    ):
        device = StandIn(store={PREFIX + game: text})
        app, _, learning = begun(game, device)
        assert learning.over == 0
        assert slip_of(device)
        app.on("home", "", "")


@every_first_game
def test_again_lays_a_table_of_ones_own(game: str) -> None:
    """After the end the wax leads to the lobby: the next table is a real one."""
    app, device, learning = begun(game)
    rng = Rng(2)
    while not learning.session.finished:
        press(app, device, rng)
    app.on("onward", "", "")
    app.on("again", "", "")
    assert app.place == "lobby"


@every_first_game
def test_no_hint_and_no_sending(game: str) -> None:
    """At a first game the slips give the hints, and its menu sends and saves nothing."""
    app, device, _ = begun(game)
    assert device.offers("hint") == []
    app.on("sheet", "menu", "")
    assert device.offers("share") == device.offers("save-file") == []
    assert device.offers("first-afresh") == [game]


@every_first_game
def test_words_fit_what_they_are_put_on(game: str) -> None:
    """A slip stays small: at most 48 words, whatever happened, but for long names."""
    app, device, learning = begun(game)
    rng = Rng(3)
    while learning.lesson is not None:
        seen = learning.session.look()
        if due(learning).stage(seen) == "now":
            text = " ".join(sentence(m) for m in said(learning))
            assert len(text.split()) <= 48, text
            assert "{" not in text
        press(app, device, rng)


# --- Always a Bridesmaid ---------------------------------------------------------------


def read_to(app: App, device: StandIn, id: str) -> Learning:
    """Read lessons up to the one named."""
    learning = learning_of(app)
    while due(learning).id != id:
        assert due(learning).read, due(learning).id
        app.on("lesson-on", "", "")
        device.run()
    return learning


def at_second(card: str = "card:6") -> tuple[App, StandIn, Learning]:
    app, device, _ = begun(BRIDESMAID)
    read_to(app, device, "card")
    do(app, device, card)
    return app, device, read_to(app, device, "second")


def test_everybody_begins_level_before_the_last_round() -> None:
    """Round 3 of 3, two points each: "the highest final score wins" hangs on it."""
    _, _, learning = begun(BRIDESMAID)
    state = learning.session.table.state
    assert state.scores == (2, 2, 2)
    assert learning.session.look().view.round == 3
    first, _ = said(learning)
    assert first.args["n"] == 2


def test_the_card_named_comes_out_second() -> None:
    """Rulebook: with three players "1st: 1 pt / 2nd: 2 pts / 3rd: 0 pts"."""
    for card in (-5, -3, -2, 0, 2, 3, 6, 8, 10):
        _, _, learning = at_second(f"card:{card}")
        seen = learning.session.look()
        named = [m.args["card"] for m in said(learning) if "card" in m.args]
        found = {c: bridesmaid_preview(seen.view, c) for c in seen.legal if c != "HOLD"}
        seconds = {
            c: p
            for c, p in found.items()
            if p and p.points == 2 and not p.turns_wild and c not in (-5, -3, -2)
        }
        assert bool(named) == bool(seconds), card
        for name in named:
            assert seconds[name].total == max(p.total for p in seconds.values())


def test_another_card_is_made_on_the_second_press() -> None:
    """A gentle word, once: never a dead end."""
    app, device, learning = at_second()
    app.on("pick", "card:10", "")
    app.on("confirm", "", "")
    assert learning.urged is not None
    assert "urged" in slip_of(device)
    assert "16 would be 1st" in sentence(learning.urged)
    assert 0 not in learning.session.table.sealed
    app.on("confirm", "", "")
    device.run()
    assert learning.session.look().view.participants[0].total == 16


def test_a_card_that_does_as_well_is_made_at_once() -> None:
    """Who comes out second without the card named hears nothing."""
    app, _, learning = at_second("card:3")  # 3 stands between 8 and 2
    app.on("pick", "card:0", "")
    app.on("confirm", "", "")
    assert learning.urged is None
    assert learning.session.table.steps[-1]["choices"]["0"] == 0


def test_cys_start_turns_wild_whatever_is_played() -> None:
    """Rulebook: "playing or revealing a −2, −3 or −5 flips your THE START to WILD"."""
    app, device, learning = at_second()
    do(app, device, "card:0")
    assert due(learning).id == "wild"
    assert [s.wild for s in learning.session.look().view.participants] == [
        False,
        False,
        True,
    ]
    assert ".seatp.p3" in slip_of(device)


def test_the_first_to_hold_back_sets_a_card_aside() -> None:
    """Rulebook: "only the first player … to play HOLD BACK may set aside 1 Accessory"."""
    app, device, learning = at_second()
    do(app, device, "card:0")
    read_to(app, device, "hold")
    do(app, device, "card:HOLD")
    assert due(learning).id == "aside"
    assert learning.session.table.state.phase == "aside"
    do(app, device, "card:3")
    assert due(learning).id == "scored"
    view = learning.session.look().view
    assert view.due == 2
    assert view.participants[0].total == 9


def test_who_plays_on_learns_what_it_costs() -> None:
    """Rulebook: "Anyone who holds back later may not set a card aside"."""
    app, device, learning = at_second()
    do(app, device, "card:0")
    read_to(app, device, "hold")
    do(app, device, "card:2")
    assert due(learning).id == "hold"
    do(app, device, "card:3")
    assert due(learning).id == "late"
    (told,) = said(learning)
    assert told.args["name"] == "Bo"
    view = learning.session.look().view
    assert view.participants[1].first_to_hold


def test_as_it_is_taught_the_game_is_won() -> None:
    """Who does what the slips say comes second in the round and first in the game."""
    app, device, learning = at_second()
    do(app, device, "card:0")
    read_to(app, device, "hold")
    do(app, device, "card:HOLD")
    do(app, device, "card:3")
    do(app, device, "card:6", "card:3")
    outcome = learning.session.table.state.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (4, 3, 1)
    assert due(learning).id == "end"


def test_the_script_is_kept_as_long_as_it_can_be() -> None:
    """What Bo and Cy play is in their hands, whatever was displayed before."""
    first = first_game(BRIDESMAID)
    assert first is not None
    state = open_table(record_from(first.record)).state
    for seat, cards in bridesmaid.SCRIPT.items():
        assert {c for c in cards if c != "HOLD"} <= set(
            state.view(seat).participants[seat].hand
        )


# --- At the Wedding Table --------------------------------------------------------------


def test_the_guest_and_seat_named_bring_most() -> None:
    """Of all turns there are, none brings the learner more lead than the one named."""
    app, device, learning = begun(WEDDING)
    read_to(app, device, "guest")
    seen = learning.session.look()
    turns = [
        wedding_preview(seen.view, Seating(guest, place))
        for guest in seen.view.row
        for place in PLACES
        if seen.view.table[place - 1] is None
    ]
    best = max(turns, key=lambda t: t.gains[0] - t.gains[1])
    assert f"guest:{best.guest}" in due(learning).at(seen)
    app.on("pick", f"guest:{best.guest}", "")
    assert due(learning).id == "seat"
    assert due(learning).at(learning.session.look()) == f".table .s{best.place}"
    app.on("pick", f"seat:{best.place}", "")
    assert due(learning).id == "sum"
    _, worth, in_all, _ = said(learning)
    assert worth.args["points"] == best.worth == sum(t.points for t in best.terms)
    assert (in_all.args["mine"], in_all.args["theirs"]) == best.gains


def test_a_poor_seat_is_taken_on_the_second_press() -> None:
    """What would bring three points more is named once; the choice stays free."""
    app, device, learning = begun(WEDDING)
    read_to(app, device, "guest")
    app.on("pick", "guest:neighbour", "")
    app.on("pick", "seat:7", "")
    app.on("confirm", "", "")
    assert learning.urged is not None
    assert learning.urged.args["more"] == 10
    assert re.search("Maid of Honour on seat 4", sentence(learning.urged))
    app.on("confirm", "", "")
    assert learning.session.table.state.log[-1].guest == "neighbour"


def test_the_answer_is_told_by_the_score() -> None:
    """What the Groom's turn brought both sides is the difference in the record."""
    app, device, learning = begun(WEDDING)
    read_to(app, device, "guest")
    do(app, device, "guest:maid-of-honour", "seat:4")
    assert due(learning).id == "reply"
    states = learning.session.table.states
    before, after = states[-2].scores, states[-1].scores
    _, brought = said(learning)
    assert brought.args["mine"] == after[0] - before[0]
    assert brought.args["theirs"] == after[1] - before[1]


def test_sixteen_turns_six_of_them_left() -> None:
    """Rulebook: "The game ends immediately … on the 16th turn"."""
    _, _, learning = begun(WEDDING)
    view = learning.session.look().view
    assert view.turn == wedding.facts.FIRST == 11
    assert view.bride == 0
    told, score = said(learning)
    assert (told.args["seated"], told.args["left"], told.args["mine"]) == (10, 6, 3)
    assert (score.args["mine"], score.args["theirs"]) == view.scores


# --- notes of a first round ------------------------------------------------------------


@every_first_game
def test_three_notes_each_goes_for_good(game: str) -> None:
    """Read once, or its advice taken, a note is not shown again at any table."""
    first = first_game(game)
    assert first is not None
    assert len(first.notes) == 3
    app, device = opened()
    read: list[str] = []
    rng = Rng(5)
    for _ in range(2):
        app.on("lobby", game, "")
        for arg in device.offers("set-up"):
            if arg == "bride:0":
                app.on("set-up", arg, "")
        app.on("deal", "", "")
        for _ in range(40):
            device.run()
            read += [gone for gone in app.settings.notes if gone not in read]
            shown = device.available("note-read")
            if shown:
                assert shown[0] not in read
                read.append(shown[0])
                app.on("note-read", shown[0], "")
            elif app.session is not None and not app.session.finished:
                press_something(app, device, rng)
    assert sorted(read) == sorted(f"{game} {note.id}" for note in first.notes)
    assert sorted(app.settings.notes) == sorted(read)
    assert sorted(start(device).settings.notes) == sorted(read)


def test_a_note_whose_advice_was_taken_is_put_away() -> None:
    """With a guest in hand, then on a seat: no note lies where one presses next."""
    app, device = opened()
    app.on("lobby", "at-the-wedding-table", "")
    app.on("set-up", "bride:0", "")
    app.on("deal", "", "")
    game = "at-the-wedding-table"
    due = device.available("note-read")
    assert due == [f"{game} note-guest"]
    picks = device.available("pick")
    app.on("pick", next(p for p in picks if p.startswith("guest:")), "")
    assert app.settings.notes == (f"{game} note-guest",)
    assert device.available("note-read") == [f"{game} note-seat"]
    app.on("pick", "seat:5", "")
    assert app.settings.notes == (f"{game} note-guest", f"{game} note-seat")
    assert start(device).settings.notes == app.settings.notes


@every_first_game
def test_notes_are_one_line(game: str) -> None:
    """A note fits into one line of a phone: at most 40 letters."""
    first = first_game(game)
    assert first is not None
    _, _, learning = begun(game)
    for note in first.notes:
        (line,) = note.says(learning.session.look())
        assert len(sentence(line)) <= 40
