"""Several windows of one device at one table (issue 5, "Windows of one device").

Each plays its own seats, and no choice of any is lost, however the news cross.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import game_named
from engine.link import decode_link, encode_link, replay_link, table_link
from engine.record import Player, Record, format_record
from engine.rng import Rng
from engine.table import open_table
from tests.desk import Desk, Window
from tests.playing import lay_table, press_something
from ui.joining import lacks
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
    assert "Played in another window; comes here if you take it" in two.text
    assert two.available("window-as") == ["0", "none"]


def test_the_question_says_where_everybody_is() -> None:
    """What is one's own is marked, whoever plays on another device is there too."""
    desk, one, id = laid(BRIDESMAID, ["human", "human", "bot:easy"])
    two = desk.open(id)
    desk.run()
    assert "Passed round in another window" in two.text
    give(one, 1, "there")
    one.at.on("seats", "", "")
    assert one.at.windows.seating is not None
    assert one.at.windows.seating.sits == "0"
    assert "On another device" in one.text
    assert "Sit down together" not in one.text
    one.at.on("seats-back", "", "")
    assert one.at.windows.sits == "all"


def test_a_window_that_only_watches_has_no_reserve_of_its_own() -> None:
    """Its title is of everybody’s."""
    desk, _, id = laid(BRIDESMAID, ["human", "human"])
    tv = desk.open(id)
    desk.run()
    sit(desk, tv, "none")
    assert "The Reserves" in tv.text
    assert "Your Reserve" not in tv.text


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


# --- rest -----------------------------------------------------------------------------


def opened_from_file(names: list[str], kinds: list[str]) -> tuple[Desk, Window, str]:
    """Return a desk with a table from a file: with such names, and more than is known."""
    game = game_named(BRIDESMAID)
    players = tuple(Player(n, k) for n, k in zip(names, kinds, strict=True))
    deal = game.deal(len(players), Rng(5))
    record = Record(BRIDESMAID, players, deal, (), {"comment": "kept"})
    desk = Desk()
    one = desk.open()
    one.at.launched("a.table.json", format_record(record), None)
    desk.run(most=MOST)
    assert one.at.session is not None
    return desk, one, one.at.session.id


MOST = 3_000
"""So many things are never due at a desk that comes to rest."""


def rests(desk: Desk) -> None:
    """Nothing is due any more, and nothing kept lacks what a window has."""
    desk.run(most=MOST)
    before = dict(desk.store)
    for window in desk.windows:
        window.at.draw()
        session = window.at.session
        assert session is not None
        assert not lacks(session, desk.store[PREFIX + session.id])
    desk.run(most=MOST)
    assert desk.store == before


def send_further_on(window: Window, choices: int) -> None:
    """Have a link open in a window, of its table some choices further on."""
    window.at.on("share", "", "")
    assert window.at.sharing is not None
    link = decode_link(window.at.sharing.address)
    window.at.on("close", "", "")
    assert window.at.session is not None
    table = open_table(window.at.session.table.record)
    for _ in range(choices):
        for seat in table.waiting_for[:1]:
            table.choose(seat, table.legal_actions(seat)[0])
    window.at.heard("linked", encode_link(table_link(table, link.id)))


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("last", ["human", "bot:easy"])
def test_windows_rest_while_somebody_is_still_to_choose(first: int, last: str) -> None:
    """In whatever order two have chosen, nobody writes while the third one thinks."""
    desk, one, id = laid(BRIDESMAID, ["human", "human", last, "human"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "1")
    sit_again(desk, one, "0")
    for window in ((one, two), (two, one))[first]:
        choose(window)
        rests(desk)
    assert one.at.session is not None
    assert two.at.session is not None
    assert one.at.session.table.sealed == two.at.session.table.sealed
    assert {0, 1} <= one.at.session.table.sealed.keys()


def sit_again(desk: Desk, window: Window, who: str) -> None:
    """Choose another seat at a window that is at the table."""
    window.at.on("seats", "", "")
    sit(desk, window, who)


@pytest.mark.parametrize("choices", [1, 2, 3, 7])
def test_windows_rest_after_a_link_that_is_further_on(choices: int) -> None:
    """A link has less than the record; that is still here then, in every window."""
    names = ["\u202eAda", "Bo", "Cy"]
    desk, one, id = opened_from_file(names, ["human"] * 3)
    two = desk.open(id)
    desk.run()
    sit(desk, two, "1")
    send_further_on(one, choices)
    rests(desk)
    record = json.loads(desk.store[PREFIX + id])["record"]
    assert record["comment"] == "kept"
    assert [seat["name"] for seat in record["seats"]] == names
    assert len(rows(one)) == 1


def test_windows_rest_however_a_step_is_written() -> None:
    """The order of its keys means nothing: not for who writes, and not for who agrees."""
    desk, one, two, id = two_seats()
    for window in (one, two) * 3:
        choose(window)
        desk.run()
    entry = json.loads(desk.store[PREFIX + id])
    steps = entry["record"]["steps"]
    for step in steps:
        step["choices"] = dict(reversed(step["choices"].items()))
    entry["record"]["steps"] = [dict(reversed(step.items())) for step in steps]
    entry["record"]["deal"] = dict(reversed(entry["record"]["deal"].items()))
    desk.store[PREFIX + id] = json.dumps(entry)
    for window in (one, two):
        window.tell("stored", PREFIX + id)
    rests(desk)
    three = desk.open(id)  # it reads what is kept, the others have their own
    desk.run(most=MOST)
    sit(desk, three, "none")
    choose(one)
    rests(desk)
    assert len(rows(one)) == 1


@given(
    data=st.data(), kinds=st.lists(st.sampled_from(["human", "bot:easy"]), max_size=3)
)
def test_windows_come_to_rest_whatever_happened(
    data: st.DataObject, kinds: list[str]
) -> None:
    """Up to three windows, three to five seats: once all is done, nothing is due."""
    kinds = ["human", "human", *kinds, *["human"] * (1 - len(kinds))]
    names = [*data.draw(st.permutations(["Ada", "\u202eBo", "Cy"])), "Di", "Ed"]
    desk, one, id = opened_from_file(names[: len(kinds)], kinds)
    two = desk.open(id)
    desk.run(most=MOST)
    sit(desk, two, "1")
    if data.draw(st.booleans()):
        tv = desk.open(id)
        desk.run(most=MOST)
        sit(desk, tv, data.draw(st.sampled_from(["none", "0"])))
    else:
        sit_again(desk, one, "0")
    rng = Rng(data.draw(st.integers(0, 1000)))
    acts = ["choose"] * 4 + ["press"] * 2 + ["news"] * 2
    acts += ["undo", "behind", "link", "move", "look"]
    for _ in range(data.draw(st.integers(3, 25))):
        window = data.draw(st.sampled_from(desk.windows))
        act = data.draw(st.sampled_from(acts))
        at_table = window.at.place == "table" and window.at.session is not None
        if act == "news" or not at_table:
            desk_step(desk, data)
        elif act == "press" and can_press(window):
            press_something(window.at, window, rng)
        elif act == "choose" and len(window.at.session.people) == 1:  # type: ignore[union-attr]  # it is at the table
            choose(window)
        elif act == "undo":
            window.at.on("undo", "", "")
        elif act == "behind":
            window.fall_behind()
            desk_step(desk, data)
            window.catch_up()
        elif act == "link":
            send_further_on(window, data.draw(st.integers(0, 2)))
        elif act == "move":
            where = data.draw(st.sampled_from(["here", "there"]))
            give(window, data.draw(st.integers(0, 2)), where)
        elif act == "look":
            window.at.on("replay", "", "")
            desk_step(desk, data)
            window.at.on("replay-close", "", "")
    rests(desk)


# --- seats of other devices -----------------------------------------------------------


def give(window: Window, seat: int, where: str) -> None:
    """Say at a window where somebody plays."""
    window.at.on("share", "", "")
    window.at.on("share-seat", f"{seat}:{where}", "")
    window.at.on("close", "", "")


def three_persons() -> tuple[Desk, Window, Window, str]:
    """Return two windows of a table for three, the second with a seat of its own."""
    desk, one, id = laid(BRIDESMAID, ["human"] * 3)
    two = desk.open(id)
    desk.run()
    sit(desk, two, "1")
    return desk, one, two, id


def test_a_seat_given_to_another_device_does_not_come_back_by_itself() -> None:
    """Whoever plays on in another window knows it; what was said last holds."""
    desk, one, two, id = three_persons()
    for where, here in (("there", [0, 1]), ("here", None), ("there", [0, 1])):
        for window in (one, two):  # neither reads what the other one writes
            window.fall_behind()
        give(one, 2, where)
        two.at.on("onward", "", "")
        for window in (one, two):
            window.catch_up()
        rests(desk)
        assert json.loads(desk.store[PREFIX + id]).get("here") == here
    choose(two)
    rests(desk)
    assert two.at.session is not None
    assert two.at.session.here == (0, 1)
    assert json.loads(desk.store[PREFIX + id])["here"] == [0, 1]


def test_what_other_devices_know_is_known_in_every_window() -> None:
    """A link that one window sent is sent; what is taken back then is to be sent again."""
    desk, one, two, _ = three_persons()
    give(one, 2, "there")
    desk.run()
    choose(two)
    desk.run()
    one.at.on("share", "", "")
    one.at.on("share-copy", "", "")
    one.at.on("close", "", "")
    rests(desk)
    assert one.at.session is not None
    assert two.at.session is not None
    assert one.at.session.known_there == two.at.session.known_there == 1
    assert two.at.session.seed == one.at.session.seed
    two.at.on("undo", "", "")
    rests(desk)
    assert one.at.session.known_there == two.at.session.known_there == 0
    choose(two, seed=2)
    rests(desk)
    assert one.at.session.known_there == two.at.session.known_there == 0


# --- looking back ---------------------------------------------------------------------


def one_round() -> tuple[Desk, Window, Window, str]:
    """Return two windows, each with its seat, after what both chose was revealed."""
    desk, one, two, id = two_seats()
    for window in (one, two):
        choose(window)
        desk.run()
    return desk, one, two, id


def test_looking_back_keeps_the_seat_and_the_watching() -> None:
    """Whoever looks back from the table sits there as before, then and after."""
    desk, one, two, id = one_round()
    tv = desk.open(id)
    desk.run()
    sit(desk, tv, "none")
    for window, plays in ((two, (1,)), (tv, ())):
        for verb in ("replay", "replay-close"):
            window.at.on(verb, "", "")
            desk.run()
            assert window.at.session is not None
            assert window.at.session.people == plays
        assert window.at.place == "table"
    one.close()
    desk.run()
    assert tv.at.session is not None
    assert tv.at.session.viewer is None
    assert not tv.offers("pick")


def test_looking_back_shows_no_other_windows_hand() -> None:
    """From the guest book, or by a link: nobody's eyes while the game runs, with one
    person as well."""
    desk, one, id = laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    choose(one)
    desk.run()
    assert one.at.session is not None
    record = one.at.session.table.record
    one.at.on("replay", "", "")
    assert one.at.replay is not None
    assert one.at.replay.eyes == 0
    one.at.on("replay-close", "", "")
    two = desk.open()
    two.at.on("go", "saved", "")
    two.at.on("replay", id, "")
    looks = [two.at.replay]
    two.at.on("replay-close", "", "")
    two.at.heard("linked", encode_link(replay_link(record, 1)))
    looks.append(two.at.replay)
    two.at.on("home", "", "")
    two.at.on("resume", id, "")  # and before the browser has said what is where
    two.at.on("replay", id, "")
    looks.append(two.at.replay)
    for look in looks:
        assert look is not None
        assert look.lent == (None,)
        assert look.viewer_at(look.last) is None
        assert look.look().view.viewer is None


def test_whose_seat_goes_while_they_look_back_loses_the_eyes() -> None:
    """The hand is shown in one window, also where the other one is in the past."""
    desk, one, id = laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    choose(one)
    desk.run()
    one.at.on("replay", "", "")
    desk.run()
    two = desk.open(id)
    desk.run()
    sit(desk, two, "0")
    assert one.at.replay is not None
    assert one.at.replay.look().view.viewer is None


def test_looking_back_stands_whatever_others_take_back() -> None:
    """A moment that is taken back is not there any more: the one before is shown."""
    for seed in range(20):
        desk, one, two, _ = two_seats()
        rng = Rng(seed)
        for _ in range(40):
            for window, other in ((one, two), (two, one)):
                if can_press(window):
                    press_something(window.at, window, rng)
                desk.run()
                session = window.at.session
                assert session is not None
                steps = len(session.table.steps)
                opens = not (session.picks or session.table.sealed or session.finished)
                if steps and opens and session.undo_refusal is None:
                    other.at.on("replay", "", "")
                    window.at.on("undo", "", "")
                    desk.run()
                    assert len(session.table.steps) == steps - 1
                    assert other.at.replay is not None
                    assert other.at.replay.moment == steps - 1
                    return
    raise AssertionError("no step could be taken back")


def test_looking_back_at_a_finished_game_moves_nobody() -> None:
    """In a window alone nobody went, and nobody comes back."""
    desk, one, _ = laid(BRIDESMAID, ["human", "bot:easy"])
    rng = Rng(8)
    while not one.available("again"):
        press_something(one.at, one, rng)
        desk.run()
    for verb in ("replay", "replay-close"):
        one.at.on(verb, "", "")
        desk.run()
        assert one.at.toast is None
    assert one.at.place == "table"


# --- no room --------------------------------------------------------------------------


def test_a_choice_there_is_no_room_for_is_told_to_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The game goes on in every window; nobody writes in vain for ever."""
    desk, one, two, _ = two_seats()
    monkeypatch.setattr(Window, "set", lambda self, key, text: "full")
    for window in (one, two):
        choose(window)
        desk.run(most=MOST)
    for window in (one, two):
        assert window.at.session is not None
        assert len(window.at.session.table.steps) == 1
        assert window.at.unkept


def test_a_choice_without_room_is_kept_where_another_window_has_some(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then it counts as kept in the window that had none."""
    desk, one, two, id = two_seats()
    put = Window.set
    monkeypatch.setattr(
        Window,
        "set",
        lambda self, key, text: "full" if self is one else put(self, key, text),
    )
    choose(one)
    desk.run(most=MOST)
    assert json.loads(desk.store[PREFIX + id])["sealed"].keys() == {"0"}
    assert not one.at.unkept
    assert two.at.session is not None
    assert two.at.session.table.sealed.keys() == {0}


def test_a_table_without_room_is_opened_by_its_seats_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No seat is in two windows, also where one of them could not keep the table."""
    desk, one, two, id = two_seats()
    monkeypatch.setattr(Window, "set", lambda self, key, text: "full")
    choose(one)
    desk.run(most=MOST)
    one.at.on("home", "", "")
    desk.run(most=MOST)
    assert two.at.session is not None
    assert two.at.session.people == (1,)
    one.at.on("resume", id, "")
    assert not one.offers("pick")
    desk.run(most=MOST)
    assert one.at.place == "seats"
    assert two.at.session.people == (1,)


# --- going elsewhere ------------------------------------------------------------------


def test_who_went_elsewhere_is_not_pulled_back_to_a_table() -> None:
    """A table that was waited for comes up only where one waited."""
    desk, one, id = laid(WEDDING, ["human", "human"])
    for elsewhere in ("about", "saved", "home"):
        one.at.on("home", "", "")
        desk.run()
        one.at.on("resume", id, "")
        one.at.on("go", elsewhere, "")
        desk.run()
        assert one.at.place == elsewhere
        assert one not in desk.holders.values()
    one.at.on("resume", id, "")
    lay_table(one.at, BRIDESMAID, ["human", "human"])
    assert one.at.session is not None
    laid_now = one.at.session.id
    desk.run()
    assert one.at.session.id == laid_now
    assert laid_now != id


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


@pytest.mark.parametrize(
    "odd", [[0, 99, 1], [0, -1, 1], [-1, 0, 1], [0, 0, -3], [0, 0], [0, 0, "1"], 3, {}]
)
def test_an_odd_note_of_what_was_taken_back_is_none(odd: object) -> None:
    """Whatever another release, or a hand, wrote there."""
    desk, one, two, id = two_seats()
    entry = json.loads(desk.store[PREFIX + id])
    desk.store[PREFIX + id] = json.dumps({**entry, "taken_back": [odd]})
    for window in (one, two):
        window.tell("stored", PREFIX + id)
    rests(desk)
    for window in (one, two):
        assert window.at.session is not None
        assert window.at.session.taken_back == {}


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
