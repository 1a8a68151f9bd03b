"""The keys of the page: each does what a button does, and none gets in anybody's way."""

from __future__ import annotations

import pytest

from engine.games import game_keys
from engine.rng import Rng
from engine.text import words
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on
from ui.app import App
from ui.keys import Key, verb_of
from ui.model import Model
from ui.settings import read_settings
from ui.shortcuts import ALWAYS, EVERYWHERE, PLACES, SHORTCUTS, Shortcut, on_screen

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
BOTH = pytest.mark.parametrize("game", game_keys())
LETTERS = sorted({one.key for group in SHORTCUTS.values() for one in group})
TAKEN_BY_BROWSERS = {"'", "`", " "}
"""Firefox finds text in a page at `'`; `/` it leaves to pages that take it themselves."""


def pressed(name: str, *held: str, at: str = "", in_field: bool = False) -> Key:
    return Key(name, frozenset(held), in_field, at)


def at_table(game: str) -> tuple[App, StandIn]:
    app, device = opened()
    seats = 2 if game == WEDDING else 3
    lay_table(app, game, ["human", *["bot:easy"] * (seats - 1)])
    device.run()
    return app, device


def offered(app: Model, device: StandIn, shortcut: Shortcut) -> bool:
    """Return whether a button on the screen, or in the table's menu, sends the same."""
    verb, arg = shortcut.verb
    if (verb, arg) == ("undo", ""):
        return True  # the tray's own is a picture that says so; the menu always has it
    assert isinstance(app, App)
    if arg in device.offers(verb):
        return True
    app.on("sheet", "menu", "")
    there = device.offers(verb)
    app.on("close", "", "")
    return arg in there or (verb == "rules" and bool(there))


def test_every_key_means_one_thing_on_a_screen() -> None:
    """No letter stands twice where it could be pressed, and none is a browser's own."""
    for place in SHORTCUTS:
        keys = [one.key for one in on_screen(place)]
        assert len(keys) == len(set(keys)), place
        assert all(len(key) == 1 and key == key.lower() for key in keys)
        assert not TAKEN_BY_BROWSERS & set(keys)


@BOTH
def test_a_shortcut_does_what_a_button_does(game: str) -> None:
    """Through a whole game: a letter means something if and only if the screen, or the
    table's menu, has a button that sends the same. Moving the focus presses nothing."""
    app, device = at_table(game)
    seen: set[str] = set()

    def look() -> None:
        if app.place != "table" or app.dialog:
            return
        for shortcut in on_screen("table"):
            if shortcut.verb[0] in ("to", "keys"):
                continue
            holds = verb_of(app, pressed(shortcut.key)) == shortcut.verb
            assert holds == offered(app, device, shortcut), shortcut
            if holds:
                seen.add(shortcut.word)

    play_on(app, device, Rng(3), look)
    assert {"hint", "log", "rules", "undo", "asking"} <= seen


def test_a_nod_has_its_key_while_a_bot_waits() -> None:
    """N is there exactly while the tray has its button."""
    app, device = at_table(WEDDING)
    app.change_settings(pace="step")
    waited = 0
    for _ in range(8):
        app.draw()
        waited += len(device.offers("next"))
        assert (verb_of(app, pressed("n")) is not None) == bool(device.offers("next"))
        pick = device.available("pick")
        if device.offers("next"):
            app.on("next", "", "")
        elif device.available("confirm"):
            app.on("confirm", "", "")
        else:
            app.on(
                "pick", pick[-1] if app.session and app.session.picks else pick[0], ""
            )
        device.run()


@pytest.mark.parametrize("letter", LETTERS)
def test_letters_get_in_nobodys_way(letter: str) -> None:
    """Not while somebody writes, not with Ctrl, Alt, AltGr or Cmd, not under a sheet that
    does not own them, and not at all when they are turned off."""
    for place in ("table", "saved", "review", "replay"):
        app, _ = at_table(BRIDESMAID)
        if place != "table":
            app.go(place)
        for held in ("control", "alt", "altgraph", "meta"):
            assert verb_of(app, pressed(letter, held)) is None
            assert verb_of(app, pressed(letter, held, "shift")) is None
        assert verb_of(app, pressed(letter, in_field=True)) is None
        app.dialog = "menu"
        assert verb_of(app, pressed(letter)) is None
        app.dialog = None
        app.change_settings(shortcuts="off")
        assert verb_of(app, pressed(letter)) is None


def test_what_is_no_letter_stays_when_they_are_off() -> None:
    """Escape, Enter on what is picked, and Ctrl+Z."""
    app, device = at_table(BRIDESMAID)
    app.change_settings(shortcuts="off")
    token = device.available("pick")[0]
    app.on("pick", token, "")
    assert verb_of(app, pressed("Enter", at=f"pick {token}")) == ("confirm", "")
    assert verb_of(app, pressed("z", "control")) == ("undo", "")
    assert verb_of(app, pressed("Escape")) == ("undo", "")


def test_the_setting_is_kept_and_told_to_the_page() -> None:
    """It outlives the visit; the page knows of it, for I is answered there."""
    app, device = at_table(BRIDESMAID)
    assert device.page is not None
    assert device.page.letters
    app.on("keys", "", "")
    app.on("shortcuts", "off", "")
    assert not device.page.letters
    assert read_settings(device).shortcuts == "off"
    again, _ = opened(device)
    assert again.settings.shortcuts == "off"
    again.on("shortcuts", "sometimes", "")
    assert again.settings.shortcuts == "off"


@pytest.mark.parametrize("place", ["home", "about", "saved", "table", "lobby"])
def test_the_list_opens_everywhere(place: str) -> None:
    """By `?` and closed by it; it names every letter of every screen."""
    app, device = opened()
    if place == "table":
        lay_table(app, WEDDING, ["human", "human"])
    elif place == "lobby":
        app.on("lobby", WEDDING, "")
    else:
        app.on("go", place, "")
    assert app.key(pressed("?", "shift"))
    for group in SHORTCUTS.values():
        for one in group:
            assert f"<kbd>{one.key.upper()}</kbd>" in device.html
    assert app.key(pressed("?", "shift"))
    assert app.dialog is None


def test_the_list_is_reached_without_a_letter() -> None:
    """From the menu of the table and from About: who turned letters off finds the way."""
    app, device = at_table(WEDDING)
    app.change_settings(shortcuts="off")
    app.on("sheet", "menu", "")
    assert device.offers("keys") == [""]
    app.on("keys", "", "")
    assert device.offers("shortcuts") == ["on", "off"]
    assert "<kbd>H</kbd>" not in device.html
    app.on("close", "", "")
    app.on("go", "about", "")
    assert device.offers("keys") == [""]


def test_the_list_has_words_for_all_of_it() -> None:
    """And none that nothing uses."""
    told = words("shortcuts")
    rows = [
        one.word for group in (*SHORTCUTS.values(), *ALWAYS.values()) for one in group
    ]
    names = {
        f"key-{n}" for group in ALWAYS.values() for one in group for n in one.names
    }
    assert {*rows, *names, *SHORTCUTS} <= told.keys()
    others = told.keys() - {*rows, *names, *SHORTCUTS}
    assert others == {
        "title", "menu", "menu-note", "about", "about-note", "close", "single",
        "single-note", "single-on", "single-off",
    }  # fmt: skip


# --- Escape ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "opens",
    [
        ("lobby", BRIDESMAID), ("rules", WEDDING), ("go", "about"), ("go", "saved"),
        ("day", ""), ("open-link", ""),
    ],
)  # fmt: skip
def test_escape_leads_home_from_everywhere(opens: tuple[str, str]) -> None:
    """No screen is a dead end, and Escape on the first one does nothing."""
    app, _ = opened()
    app.on(*opens, "")
    assert app.place != "home"
    assert app.key(pressed("Escape"))
    assert app.place == "home"
    assert not app.key(pressed("Escape"))


@BOTH
def test_escape_steps_back_one_thing_at_a_time(game: str) -> None:
    """The sheet, then what is explained, then what is picked, then the table; a running
    table is kept and waits on the first screen."""
    app, device = at_table(game)
    app.on("pick", device.available("pick")[0], "")
    app.on("asking", "", "")
    app.dialog = "log"
    for left in ("dialog", "asking", "picks"):
        assert app.key(pressed("Escape"))
        assert app.place == "table"
        assert app.session is not None
        still = (app.dialog, app.asking, bool(app.session.picks))
        assert (
            still
            == {
                "dialog": (None, True, True),
                "asking": (None, False, True),
                "picks": (None, False, False),
            }[left]
        )
    assert app.key(pressed("Escape"))
    assert app.place == "home"
    assert device.offers("resume")


def test_escape_does_not_lose_what_is_written() -> None:
    """In a field of the lobby it leaves nothing; a name half typed stays to be finished."""
    app, _ = opened()
    app.on("lobby", BRIDESMAID, "")
    assert not app.key(pressed("Escape", in_field=True, at="name 0"))
    assert app.place == "lobby"


def test_the_cover_stays_a_cover() -> None:
    """Nothing but the list and the way out: no key looks under it."""
    app, _ = opened()
    lay_table(app, BRIDESMAID, ["human", "human", "human"])
    for one in SHORTCUTS["table"]:
        assert verb_of(app, pressed(one.key)) is None
    assert verb_of(app, pressed("z", "control")) is None
    assert verb_of(app, pressed("Escape")) == ("step-back", "")


@pytest.mark.parametrize("arg", PLACES)
def test_two_letters_lead_about_the_table(arg: str) -> None:
    """To where one chooses, and to the table; away from a table they do nothing."""
    app, device = at_table(WEDDING)
    app.on("to", arg, "")
    assert device.focused.split("\n") == list(PLACES[arg])
    device.focused = ""
    app.on("to", "nowhere", "")
    assert device.focused == ""
    assert EVERYWHERE not in PLACES
