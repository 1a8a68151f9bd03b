"""Several windows of one device at one table (issue 5, "Windows of one device").

Each plays its own seats, and no choice of any is lost, however the news cross.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.link import encode_link, table_link
from engine.rng import Rng
from engine.table import open_table
from tests.desk import Desk, Window
from tests.playing import lay_table, press_something
from ui.keeping import session_from
from ui.saved import FORMAT, PREFIX, entry_in, rows, text_of

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"


def laid(game: str, kinds: list[str]) -> tuple[Desk, Window, str]:
    """Return a desk with one window, a table that was dealt in it, and the table's id."""
    desk = Desk()
    window = desk.open()
    lay_table(window.at, game, kinds)
    desk.run()
    assert window.at.session is not None
    return desk, window, window.at.session.id


def sit(desk: Desk, window: Window, who: str) -> None:
    """Choose a seat on the screen that asks, and wait until it is there."""
    window.at.on("window-as", who, "")
    window.at.on("window-sit", "", "")
    desk.run()


def two_seats(game: str = BRIDESMAID) -> tuple[Desk, Window, Window, str]:
    """Return two windows, each with a seat of its own, and the table's id."""
    desk, one, id = laid(game, ["human", "human"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "1")
    return desk, one, two, id


def kept(desk: Desk, id: str) -> str:
    """Return what is kept of a table, as far as somebody did it."""
    entry = json.loads(desk.store[PREFIX + id])
    return json.dumps([entry["record"], entry["sealed"]])


# --- seats ----------------------------------------------------------------------------


def test_a_window_alone_plays_every_seat_as_ever() -> None:
    """Nobody is asked where the table is open nowhere else."""
    desk, one, id = laid(BRIDESMAID, ["human", "human", "bot:easy"])
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)
    one.at.on("home", "", "")
    one.at.on("resume", id, "")
    desk.run()
    assert one.at.place == "table"
    assert one.at.session.people == (0, 1)


def test_a_second_window_asks_which_seat_and_shows_nothing_before() -> None:
    """The seats of the other window are named as such; no card is on the page."""
    desk, _, id = laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    two = desk.open(id)
    assert not two.offers("pick")
    desk.run()
    assert two.at.place == "seats"
    assert not two.offers("pick")
    assert "Passed round in another window" in two.text
    assert two.available("window-as") == ["0", "none"]


def test_a_seat_that_is_taken_leaves_the_window_that_passed_it_round() -> None:
    """It goes on with the others, and says so; the seat that was chosen is kept."""
    desk, one, two, id = two_seats()
    assert one.at.session is not None
    assert two.at.session is not None
    assert one.at.session.people == (0,)
    assert two.at.session.people == (1,)
    assert "Now played in another window: " in one.text
    three = desk.open(id)
    desk.run()
    assert three.available("window-as") == ["0", "all", "none"]
    three.at.on("window-as", "1", "")
    assert "sits in another window" in three.text


def test_a_window_that_closes_gives_its_seat_back() -> None:
    """To the one that passed it round, or else it is free for whoever asks."""
    desk, one, two, id = two_seats()
    two.close()
    desk.run()
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)
    assert "Back at this window: " in one.text
    one.at.on("seats", "", "")
    sit(desk, one, "0")
    assert one.at.session.people == (0,)
    three = desk.open(id)
    desk.run()
    assert "Free" in three.text
    sit(desk, three, "1")
    assert three.at.session is not None
    assert three.at.session.people == (1,)


def test_whoever_leaves_the_table_leaves_the_seat() -> None:
    """On the first screen a window holds nothing."""
    desk, one, two, _ = two_seats()
    two.at.on("home", "", "")
    desk.run()
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)
    assert two not in desk.holders.values()


def test_everybody_at_the_second_window() -> None:
    """All seats move; the first window watches, and gets them back."""
    desk, one, id = laid(BRIDESMAID, ["human", "human"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "all")
    assert one.at.session is not None
    assert two.at.session is not None
    assert two.at.session.people == (0, 1)
    assert one.at.session.watches
    two.close()
    desk.run()
    assert one.at.session.people == (0, 1)


def test_two_windows_that_open_at_once_share_the_seats() -> None:
    """Neither shows a card before it has the seat; no seat is in both."""
    desk, one, id = laid(BRIDESMAID, ["human", "human"])
    one.at.on("home", "", "")
    desk.run()
    windows = [desk.open(id), desk.open(id)]
    desk.run(lambda busy: busy - 1)
    playing = [
        w.at.session.people if w.at.place == "table" and w.at.session else ()
        for w in windows
    ]
    assert sorted(playing) == [(), (0, 1)]


def test_without_locks_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a browser plays as ever."""
    monkeypatch.setattr(Window, "has_locks", False)
    _, one, _ = laid(BRIDESMAID, ["human", "human"])
    one.at.on("sheet", "menu", "")
    assert "keep windows apart" in one.text
    one.at.on("seats", "", "")
    assert "keep windows apart" in one.text
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)


# --- choices --------------------------------------------------------------------------


def choose(window: Window, seed: int = 1) -> None:
    """Have the person at a window make the choice that is due."""
    session, rng = window.at.session, Rng(seed)
    assert session is not None
    [seat] = session.people
    before = session.table.sealed, len(session.table.steps)
    for _ in range(60):
        if seat not in session.table.waiting_for:
            return
        press_something(window.at, window, rng)
    raise AssertionError(f"no choice is made: {before}")


def test_a_choice_arrives_in_the_other_window_sealed() -> None:
    """That it was made is seen, and not what it is; the last one reveals them all."""
    desk, one, two, _ = two_seats()
    assert one.at.session is not None
    assert two.at.session is not None
    before = two.html
    choose(one)
    desk.run()
    assert two.at.session.table.sealed.keys() == {0}
    assert two.html != before
    choose(two)
    desk.run()
    assert len(one.at.session.table.steps) == len(two.at.session.table.steps) == 1
    assert one.at.session.table.record == two.at.session.table.record


def test_choices_made_in_the_same_moment_are_both_there() -> None:
    """Neither window has heard of the other's, nor reads it in the storage."""
    desk, one, two, id = two_seats()
    for window in (one, two):
        window.fall_behind()
        choose(window)
    for window in (one, two):
        window.catch_up()
    desk.run()
    for window in (one, two):
        assert window.at.session is not None
        assert len(window.at.session.table.steps) == 1
    assert len(json.loads(desk.store[PREFIX + id])["record"]["steps"]) == 1
    assert len(rows(one)) == 1


def test_what_is_taken_back_is_taken_back_everywhere() -> None:
    """It arrives, is said, and does not come back by itself."""
    desk, one, two, id = two_seats()
    assert two.at.session is not None
    choose(one)
    desk.run()
    one.at.on("undo", "", "")
    desk.run()
    assert two.at.session.table.sealed == {}
    assert "took a choice back" in two.text
    assert json.loads(desk.store[PREFIX + id])["sealed"] == {}
    choose(two)
    desk.run()
    assert two.at.session.table.sealed.keys() == {1}


def test_nothing_revealed_is_taken_back_however_the_news_cross() -> None:
    """One takes back in the very moment in which the other one's choice reveals it."""
    desk, one, two, id = two_seats()
    choose(one)
    desk.run()
    for window in (one, two):
        window.fall_behind()
    choose(two)
    one.at.on("undo", "", "")
    for window in (one, two):
        window.catch_up()
    desk.run()
    for window in (one, two):
        assert window.at.session is not None
        assert len(window.at.session.table.steps) == 1
    assert len(json.loads(desk.store[PREFIX + id])["record"]["steps"]) == 1
    one.at.on("undo", "", "")
    assert len(rows(one)) == 1


def test_what_was_picked_up_stays_in_hand_while_others_choose() -> None:
    """News take nothing out of anybody's hand."""
    desk, one, two, _ = two_seats()
    assert one.at.session is not None
    press_something(one.at, one, Rng(3))
    picks = one.at.session.picks
    assert picks
    choose(two)
    desk.run()
    assert one.at.session.picks == picks


# --- races ----------------------------------------------------------------------------


@given(data=st.data(), game=st.sampled_from([BRIDESMAID, WEDDING]))
def test_no_choice_is_lost_and_no_card_shown_whatever_happens(
    data: st.DataObject, game: str
) -> None:
    """Two seats, a watcher and news in any order: windows agree, the record is legal.

    A window never has another seat's view, and no table is split in two.
    """
    desk, one, two, id = two_seats(game)
    tv = desk.open(id)
    desk.run()
    sit(desk, tv, "none")
    rng = Rng(data.draw(st.integers(0, 1000)))
    for _ in range(data.draw(st.integers(5, 60))):
        window = (one, two)[data.draw(st.integers(0, 1))]
        match data.draw(st.sampled_from(["press", "press", "undo", "news", "behind"])):
            case "press" if can_press(window):
                press_something(window.at, window, rng)
            case "undo":
                window.at.on("undo", "", "")
            case "behind":
                window.fall_behind()
                desk_step(desk, data)
                window.catch_up()
            case _:
                desk_step(desk, data)
        for seat, at in enumerate((one, two)):
            assert at.at.session is not None
            assert at.at.session.viewer == seat
    desk.run(lambda busy: data.draw(st.integers(0, busy - 1)))
    agree(desk, [one, two, tv], id)
    assert tv.at.session is not None
    assert tv.at.session.viewer is None
    assert not tv.available("confirm")


def can_press(window: Window) -> bool:
    session = window.at.session
    assert session is not None
    verbs = ("onward", "uncover", "confirm")
    if any(window.available(verb) for verb in verbs):
        return True
    return any(t not in session.picks for t in window.available("pick"))


def desk_step(desk: Desk, data: st.DataObject) -> None:
    """Let one window hear one thing."""
    busy = [window for window in desk.windows if window.tasks]
    if busy:
        busy[data.draw(st.integers(0, len(busy) - 1))].step()


def agree(desk: Desk, windows: list[Window], id: str) -> None:
    """All windows know the same table, it is the one that is kept, and it is legal."""
    assert len(rows(windows[0])) == 1
    text = text_of(windows[0], id)
    assert text is not None
    table = session_from(id, entry_in(text)).table
    for window in windows:
        session = window.at.session
        assert session is not None
        assert session.id == id
        assert session.table.record == table.record
        assert session.table.sealed == table.sealed
    open_table(table.record)


@given(data=st.data())
def test_every_confirmed_choice_is_in_the_record(data: st.DataObject) -> None:
    """Without taking back, what a person confirmed is what the table has in the end."""
    desk, one, two, id = two_seats()
    said: list[tuple[int, int, object]] = []
    for _ in range(data.draw(st.integers(4, 14))):
        for which in data.draw(st.permutations([0, 1])):
            window = (one, two)[which]
            session = window.at.session
            assert session is not None
            [seat] = session.people
            rng = Rng(data.draw(st.integers(0, 99)))
            if data.draw(st.booleans()):
                window.fall_behind()
            for _ in range(40):
                if not can_press(window) or seat not in session.table.waiting_for:
                    break
                press_something(window.at, window, rng)
            if seat in session.table.sealed:
                said.append(
                    (len(session.table.steps), seat, session.table.sealed[seat])
                )
            window.catch_up()
            for _ in range(data.draw(st.integers(0, 6))):
                desk_step(desk, data)
    desk.run(lambda busy: data.draw(st.integers(0, busy - 1)))
    agree(desk, [one, two], id)
    assert one.at.session is not None
    table = one.at.session.table
    for ply, seat, choice in said:
        if ply < len(table.steps):
            chosen = table.game.read_step(table.states[ply], table.steps[ply])
            assert chosen[seat] == choice
        else:
            assert table.sealed[seat] == choice


# --- bots -----------------------------------------------------------------------------


def test_one_window_moves_the_bots_and_another_takes_over() -> None:
    """However often the windows change, it is the game that a single one would play."""

    def play(changes: int) -> str:
        desk, player, id = laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])
        rng, turn = Rng(7), 0
        while not player.available("again"):
            turn += 1
            assert player.at.session is not None
            if turn > 9 * (6 - changes) and changes and not player.at.session.picks:
                changes -= 1
                before, player = player, desk.open(id)
                desk.run()
                before.close()
                desk.run()
                if player.at.place == "seats":
                    sit(desk, player, "0")
            press_something(player.at, player, rng)
            desk.run()
            movers = [w for name, w in desk.holders.items() if name.endswith("/bots")]
            assert movers in ([], [player])
        return kept(desk, id)

    assert play(changes=5) == play(changes=0)


def test_bots_go_on_where_the_window_that_moved_them_closes() -> None:
    """The next in line moves them."""
    desk, one, id = laid(BRIDESMAID, ["human", "bot:easy"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "0")
    name = f"table-sixteen/at/{id}/bots"
    assert desk.holders[name] is one
    choose(two)
    one.close()
    desk.run()
    assert desk.holders[name] is two
    assert two.at.session is not None
    assert two.at.session.bot_to_act() is None
    assert two.at.session.table.steps


def test_a_nod_reaches_the_window_that_moves_the_bots() -> None:
    """Where bots wait for a nod, one in any window is enough."""
    desk, one, id = laid(WEDDING, ["human", "bot:easy"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "0")
    for window in (one, two):
        window.at.on("pace", "step", "")
    assert two.at.session is not None
    for _ in range(20):
        desk.run()
        if two.available("next"):
            break
        choose(two)
    steps = len(two.at.session.table.steps)
    two.at.on("next", "", "")
    desk.run()
    assert len(two.at.session.table.steps) > steps


# --- deleted, renamed, of another release ---------------------------------------------


def test_a_table_deleted_in_another_window_can_be_brought_back() -> None:
    """Whoever sat at it is told, and nothing is lost."""
    desk, one, two, id = two_seats()
    choose(one)
    desk.run()
    before = kept(desk, id)
    two.at.on("home", "", "")
    two.at.on("delete", id, "")
    desk.run()
    assert one.at.place == "home"
    assert "deleted in another window" in one.text
    assert not rows(one)
    one.at.on("undelete", one.offers("undelete")[0], "")
    assert kept(desk, id) == before


def test_a_name_given_in_another_window_stays() -> None:
    """The next choice here does not write over it."""
    desk, one, two, id = two_seats()
    two.at.on("home", "", "")
    two.at.on("title", id, "Aunt Mary’s")
    desk.run()
    one.at.on("cover", "", "")
    one.at.on("seats", "", "")
    sit(desk, one, "0")
    choose(one)
    assert rows(one)[0].title == "Aunt Mary’s"


def test_an_older_release_in_another_window_loses_nothing() -> None:
    """It writes without a word to the others; the storage tells them."""
    desk, one, two, id = two_seats()
    choose(two)
    desk.run()
    older = json.loads(desk.store[PREFIX + id])
    sealed = older["sealed"]
    older["sealed"] = {}
    del older["about"]
    desk.store[PREFIX + id] = json.dumps(older)
    one.tell("stored", PREFIX + id)
    two.tell("stored", PREFIX + id)
    desk.run()
    assert json.loads(desk.store[PREFIX + id])["sealed"] == sealed


@pytest.mark.parametrize(
    "text", ["", "[]", "nonsense", '{"table": 3}', '{"what": "please"}', "[" * 900]
)
def test_nonsense_from_another_window_is_no_news(text: str) -> None:
    """Another release may say anything."""
    _, one, _, id = two_seats()
    before = one.html
    for what in (text, json.dumps({"table": id, "what": text, "text": text})):
        one.at.heard("posted", what)
    for more in ({"seats": ["x", None]}, {"seats": 3}):
        one.at.heard("posted", json.dumps({"table": id, "what": "please", **more}))
    one.at.heard("posted", json.dumps({"table": id, "what": "entry", "text": "{}"}))
    assert one.html == before


def test_a_window_that_was_put_aside_asks_for_its_seat_again() -> None:
    """The browser's Back may bring a page up again that held nothing meanwhile."""
    desk, one, two, _ = two_seats()
    for name in [n for n, w in desk.holders.items() if w is two]:
        desk.free(name)
    two.watched = ""
    desk.run()
    two.at.heard("thawed", "")
    desk.run()
    assert two.at.place == "seats"
    assert one.at.session is not None
    assert one.at.session.people == (0, 1)


def test_what_a_link_brings_waits_for_no_answer() -> None:
    """The table is open elsewhere, so a seat is asked for; the news are kept before."""
    desk, one, id = laid(BRIDESMAID, ["human", "human"])
    assert one.at.session is not None
    table = open_table(one.at.session.table.record)
    for seat in table.waiting_for:
        table.choose(seat, table.legal_actions(seat)[3])
    two = desk.open()
    two.at.heard("linked", encode_link(table_link(table, id)))
    desk.run()
    assert two.at.place == "seats"
    assert len(json.loads(desk.store[PREFIX + id])["record"]["steps"]) == 1
    assert len(one.at.session.table.steps) == 1
    two.at.on("seats-back", "", "")
    desk.run()
    assert one.at.session.people == (0, 1)


def test_who_cannot_follow_leaves_the_bots_to_others() -> None:
    """A window of an older release holds nobody up where a newer one writes."""
    desk, one, id = laid(BRIDESMAID, ["human", "bot:easy"])
    newer = {**json.loads(desk.store[PREFIX + id]), "format": FORMAT + 1}
    desk.store[PREFIX + id] = json.dumps(newer)
    one.tell("stored", PREFIX + id)
    desk.run()
    assert f"table-sixteen/at/{id}/bots" not in desk.holders
    choose(one)
    desk.run()
    assert one.at.session is not None
    assert one.at.session.id != id
    assert desk.holders[f"table-sixteen/at/{one.at.session.id}/bots"] is one
    assert json.loads(desk.store[PREFIX + id]) == newer
