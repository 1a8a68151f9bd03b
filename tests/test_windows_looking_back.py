"""Windows of one device: looking back in one shows nothing of another."""

from __future__ import annotations

from engine.link import encode_link, replay_link
from engine.rng import Rng
from tests.desk import Desk, Window
from tests.playing import press_something
from tests.windows_at_table import BRIDESMAID, can_press, choose, laid, sit, two_seats


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
