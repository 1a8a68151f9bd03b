"""Every text of every screen comes from the words of its language."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest

from engine.text import Language
from tests.device import StandIn
from tests.languages import dealt, device_with, english_again
from tests.pseudo import faults_of, pseudo
from tools.messages import LANGUAGES
from ui import tongues
from ui.app import App, start
from ui.page import Page
from ui.shortcuts import SHORTCUTS

__all__ = ["english_again"]  # a fixture

CONTROL = re.compile(r"<(button|input|select|form|textarea|a)\b([^>]*)>")
PLAYED = ("pick", "confirm", "onward", "uncover", "next", "nod", "typed")
TYPED = ("8", "human", "bot:easy", "3", "yes", "ja", "Bo")
LICENCES = "MIT Pyodide MPL CPython PSF PyScript Apache idiomorph BSD uqr"
NAMES = "Ada Bo Cy Di Eve A B C D E J H Y ja yes human bot easy"
KEYS = " ".join(one.key.upper() for some in SHORTCUTS.values() for one in some)
OWN = frozenset(f"{LICENCES} {NAMES} {KEYS} 文A 文 A".split())
"""What is the same in every language: names, what was typed, licences, keys, the sign."""
FIRST_LAST = ("home", "close", "step-back", "language", "languages")


@pytest.fixture
def bracketed(monkeypatch: pytest.MonkeyPatch) -> Language:
    """Have the page speak the language that nobody speaks, whatever it asks for."""
    language = pseudo()
    monkeypatch.setattr(tongues, "_language", lambda *_: language)
    return language


def controls(html: str) -> list[tuple[str, str, str]]:
    found = []
    for kind, rest in CONTROL.findall(html):
        do, arg = (re.search(rf'data-{name}="([^"]*)"', rest) for name in ("do", "arg"))
        if do:
            found.append((kind, unescape(do[1]), unescape(arg[1]) if arg else ""))
    return found


def wander(
    app: App, device: StandIn, luck: random.Random, steps: int
) -> Iterator[Page]:
    """Press whatever is there, mostly what goes on; yield each page."""
    for _ in range(steps):
        for _ in range(luck.randrange(6)):
            if device.tasks:
                device.tasks.pop(0)()
        there = [c for c in controls(device.html) if c[1] not in ("renew", "language")]
        if app.place == "table" and luck.random() < 0.6:
            there = [c for c in there if c[1] in PLAYED] or there
        elif luck.random() < 0.7:
            there = [c for c in there if c[1] not in FIRST_LAST] or there
        kind, do, arg = luck.choice(there)
        value = luck.choice(TYPED) if kind in ("input", "select", "textarea") else ""
        app.on(do, arg, value)
        assert device.page is not None
        yield device.page


@pytest.mark.parametrize("seed", range(10))
def test_every_text_comes_from_the_words(seed: int, bracketed: Language) -> None:
    """On all screens of both games no text is English by itself, or made of pieces."""
    device = StandIn(can_send=bool(seed % 2), seed=seed)
    app = start(device)
    app.change_settings(pace="quick")
    checked: set[str] = set()
    for page in wander(app, device, random.Random(seed), 120):
        if app.place == "deck":
            continue  # full of what persons type, the first names being the shipped ones
        fresh = [p for p in page.parts if p[1] not in checked]
        checked |= {html for _, html in fresh}
        part = Page(page.title, page.body, page.frame, tuple(fresh))
        assert faults_of(part, OWN) == [], (app.place, app.dialog)


SCREENS: dict[str, Callable[[App], None]] = {
    "home": lambda app: app.on("home", "", ""),
    "about": lambda app: app.on("go", "about", ""),
    "guest book": lambda app: app.on("go", "saved", ""),
    "day": lambda app: app.on("day", "", ""),
    "rules": lambda app: app.on("rules", "always-a-bridesmaid", ""),
    "other rules": lambda app: app.on("rules", "at-the-wedding-table", ""),
    "lobby": lambda app: app.on("lobby", "at-the-wedding-table", ""),
    "deck": lambda app: app.on("deck-make", "", ""),
}


def table_of(app: App, game: str) -> None:
    app.on("lobby", game, "")
    dealt(app)


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_screen_is_the_same_again_in_its_language(name: str, code: str) -> None:
    """Nothing that was kept of one language comes up in another: no cache holds words."""
    device = device_with(code)
    app = start(device)
    table_of(app, "always-a-bridesmaid")
    app.on("home", "", "")
    SCREENS[name](app)
    english = device.html
    app.on("language", code, "")
    assert device.spoken == code
    other = device.html
    assert other != english
    app.on("language", "en", "")
    assert device.html == english
    app.on("language", code, "")
    assert device.html == other


@pytest.mark.parametrize("game", ["always-a-bridesmaid", "at-the-wedding-table"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_goes_on_in_another_language(game: str, code: str) -> None:
    """In the middle of a game: the same table, the same picks, and a log in its words."""
    device = device_with(code)
    app = start(device)
    app.change_settings(pace="quick")
    luck = random.Random(4)
    app.on("lobby", game, "")
    for _ in range(80):
        if app.place != "table" or (app.session and len(app.session.table.steps) < 3):
            for _page in wander(app, device, luck, 1):
                pass
            if app.place not in ("lobby", "table"):
                app.on("lobby", game, "")
    session = app.session
    assert session is not None
    app.on("sheet", "log", "")
    before, state = device.html, (session.picks, session.table.record)
    app.on("language", code, "")
    assert (session.picks, session.table.record) == state
    log = re.findall(r'class="logline"[^>]*>(.*?)</button>', device.html)
    assert log
    assert not re.search(r"[a-z]{4}", re.sub(r"<[^>]*>", "", " ".join(log)))
    app.on("language", "en", "")
    assert device.html == before
