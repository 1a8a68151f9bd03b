"""Notes of a first round: three for each game, each until it is read or done."""

from __future__ import annotations

from engine.rng import Rng
from engine.text import sentence
from tests.learners import begun, every_first_game
from tests.playing import opened, press_something
from ui.app import start
from ui.learning import first_game


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
