"""What moves: which events a page is told of, what the boards declare to move by them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import pytest

from engine.games import game_keys, game_named
from engine.rng import Rng
from tests.device import StandIn
from tests.markup import elements
from tests.playing import lay_table, opened, play_on, press_something
from ui.app import BOT_DELAY_MS, App
from ui.page import Page
from ui.parts.motion import KINDS, SEALED, event_id
from ui.settings import MOTIONS, PACES, SOUNDS, Settings, keep_settings, read_settings

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
SCRIPT = (Path(__file__).parent.parent / "static" / "js" / "motion.mjs").read_text(
    encoding="utf-8"
)
KNOWN_AGAIN = {"count", "hold", "fly", "move", "track"}
"""Kinds that look for themselves in the page before."""


@dataclass
class Stopwatch(StandIn):
    """A device that notes for how long it is asked to wait."""

    waits: list[int] = field(default_factory=list)

    def later(self, ms: int, task: Callable[[], None]) -> None:
        self.waits.append(ms)
        super().later(ms, task)


def happened(device: StandIn) -> list[str]:
    """Return what the page is told of."""
    assert device.page is not None
    return [] if device.page.motion is None else device.page.motion["happened"]


def declared(html: str) -> Iterator[list[str]]:
    """Return what the page declares to move, as words."""
    for element in elements(html):
        if "data-moves" in element.attrs:
            yield str(element.attrs["data-moves"]).split()


def laid(
    key: str, kinds: list[str], device: StandIn | None = None
) -> tuple[App, StandIn]:
    app, device = opened(device)
    lay_table(app, key, kinds)
    return app, device


def play_until(app: App, device: StandIn, event: str, most: int = 400) -> None:
    """Press what is there until the page is told of an event, bots left where they are."""
    rng = Rng(5)
    for _ in range(most):
        while device.tasks:
            device.tasks.pop(0)()
            if event in happened(device):
                return
        press_something(app, device, rng)
        if event in happened(device):
            return
    raise AssertionError(f"{event} never happens")


# --- what a page is told ----------------------------------------------------------------


@pytest.mark.parametrize("key", game_keys())
@pytest.mark.parametrize("bots", [True, False])
def test_a_page_is_told_of_each_event_once(key: str, bots: bool) -> None:
    """Every event of the log moves things on one page, the first after it; no other does.

    Where the table is covered that is so for everybody who lifts the cover.
    """
    other = "bot:easy" if bots else "human"
    app, device = laid(key, ["human", *[other] * (game_named(key).seat_counts[-1] - 1)])
    told: Counter[str] = Counter()
    drawn = 0

    def note() -> None:
        nonlocal drawn
        if device.drawn != drawn and device.page is not None:
            drawn = device.drawn
            told.update(set(happened(device)) - {SEALED})

    draw = device.show

    def show(page: Page, shown: Callable[[int], None]) -> None:
        draw(page, shown)
        note()

    device.show = show  # type: ignore[method-assign]
    play_on(app, device, Rng(3))
    assert app.session is not None
    log = Counter(event_id(type(e)) for e in app.session.table.state.log)
    if not app.session.covers:
        # Several at one decision are told of together.
        assert set(told) == set(log)
        assert all(told[event] <= log[event] for event in log)
        most = max(log, key=lambda event: log[event])
        assert told[most] >= log[most] * 0.9
    else:
        assert set(told) <= set(log)


def test_coming_back_to_a_table_moves_nothing() -> None:
    """Only what happened since the page showed it moves: no old news walk in again."""
    app, device = laid(WEDDING, ["human", "human"])
    play_until(app, device, "seated")
    app.on("sheet", "menu", "")
    assert happened(device) == []
    app.on("rules", WEDDING, "")
    assert device.page is not None
    assert device.page.motion is None
    app.on("back", "", "")
    assert happened(device) == []


def test_a_table_that_is_opened_moves_nothing() -> None:
    """Whoever opens a kept table has missed nothing: it lies there as it was left."""
    app, device = laid(WEDDING, ["human", "bot:easy"])
    play_until(app, device, "seated")
    assert app.session is not None
    again, there = opened(StandIn(store=device.store))
    again.on("resume", app.session.id, "")
    assert there.page is not None
    assert there.page.motion is not None
    assert happened(there) == []


def test_a_replay_moves_what_led_to_a_moment() -> None:
    """One step on moves what happened by it; a step back, or a jump, moves nothing."""
    app, device = laid(WEDDING, ["human", "bot:easy"])
    play_on(app, device, Rng(7))
    app.on("replay", "", "")
    assert happened(device) == []
    app.on("replay-later", "", "")
    assert happened(device) == ["seated"]
    app.on("replay-log", "", "")
    assert happened(device) == []
    app.on("replay-to", "5", "")
    assert happened(device) == []
    app.on("replay-earlier", "", "")
    assert happened(device) == []


def test_taking_back_moves_nothing() -> None:
    """What is taken back is undone at once, and what was moved by it has another place."""
    app, device = laid(WEDDING, ["human", "human"])
    for _ in range(40):
        play_until(app, device, "seated")
        assert app.session is not None
        if app.session.undo_refusal is None:
            break
    before = device.page and device.page.motion and device.page.motion["at"]
    app.on("undo", "", "")
    assert device.page is not None
    assert device.page.motion is not None
    assert device.page.motion["happened"] == []
    if app.session and app.session.undo_refusal is None:
        assert device.page.motion["at"] != before


def test_a_sealed_choice_moves_the_card_once() -> None:
    """A choice put down is no event of the log yet; the page is told of it all the same."""
    app, device = laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    rng = Rng(2)
    while SEALED not in happened(device):
        press_something(app, device, rng)
    app.on("sheet", "menu", "")
    assert happened(device) == []


def test_under_the_cover_nothing_moves() -> None:
    """B5, B14: while a device is passed on, its page is told of nothing at all."""
    app, device = laid(BRIDESMAID, ["human"] * 3)
    rng = Rng(4)
    covered = 0
    for _ in range(60):
        press_something(app, device, rng)
        assert app.session is not None
        assert device.page is not None
        if app.session.covered:
            covered += 1
            assert device.page.motion is None
            assert "data-moves" not in device.html
    assert covered > 5


# --- what moves by it -------------------------------------------------------------------


def events_of(key: str) -> set[str]:
    """Return the names of a game's events, as pages are told of them."""
    module = import_module(f"engine.games.{key.replace('-', '_')}.events")
    return {event_id(one) for one in vars(module).values() if hasattr(one, "reveals")}


@pytest.mark.parametrize("key", game_keys())
def test_what_is_declared_can_be_done(key: str) -> None:
    """Every element that moves names an event of its game and a kind the page knows.

    What looks for itself in the page before is there once at most.
    """
    app, device = laid(
        key, ["human", *["bot:easy"] * (game_named(key).seat_counts[-1] - 1)]
    )
    found: set[str] = set()

    def look() -> None:
        said = list(declared(device.html))
        for event, kind, *_ in said:
            assert event in {*events_of(key), SEALED}
            assert kind in KINDS
            found.add(f"{event} {kind}")
        again = Counter(" ".join(words) for words in said if words[1] in KNOWN_AGAIN)
        assert all(n == 1 for n in again.values()), again
        keys = {e.attrs.get("data-moves") for e in elements(device.html)}
        for words in said:
            if words[1] == "fly":
                assert any(
                    k and "count" in k.split() and words[3] in k.split() for k in keys
                )

    play_on(app, device, Rng(8), look)
    if key == BRIDESMAID:
        assert {
            *("revealed flip", "revealed count", "revealed hold", "revealed move"),
            *("revealed turn", "scored rise", "sealed walk", "reservedrawn land"),
            *("displayed walk", "setaside land", "scored flip", "ended rise"),
        } <= found
    if key == WEDDING:
        assert {
            *("seated walk", "seated fly", "seated count", "seated land"),
            *("ended track", "ended rise"),
        } <= found


def test_the_page_knows_every_kind() -> None:
    """The script does what the boards may ask for, and nothing that nobody asks for."""
    (motions,) = re.findall(r"^const MOTIONS = \{$(.*?)^\};$", SCRIPT, re.M | re.S)
    assert set(re.findall(r"^  (\w+)\(", motions, re.M)) == set(KINDS)


def test_a_card_put_down_does_not_say_which_it_is() -> None:
    """B2: what lies face down is drawn alike, whichever card it is, whatever it moves."""
    pages = set()
    for number in range(3):
        app, device = laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])
        rng = Rng(2)
        while app.session is None or app.session.table.state.phase != "play":
            device.run()
            press_something(app, device, rng)
        app.on("pick", f"card:{app.session.look().legal[number]}", "")
        app.on("confirm", "", "")
        assert SEALED in happened(device)
        (lies,) = re.findall(
            r"<span[^>]*card back gap fresh.*?</span></span>", device.html
        )
        pages.add(lies)
    assert len(pages) == 1


def test_only_what_lies_face_up_has_been_turned() -> None:
    """B14: the back of a card that turns over is on a page only after it was revealed."""
    app, device = laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])

    def look() -> None:
        assert app.session is not None
        if not any(type(e).__name__ == "Revealed" for e in app.session.table.state.log):
            assert "was" not in re.findall(r'class="card[^"]*back (was)', device.html)

    play_on(app, device, Rng(8), look)


# --- how long it takes, and what people want --------------------------------------------


@pytest.mark.parametrize("pace", PACES)
def test_bots_wait_for_what_moves(pace: str) -> None:
    """A bot decides a breath after what led to it was seen; "no time" stays no time."""
    device = Stopwatch()
    app, _ = laid(WEDDING, ["human", "bot:easy"], device)
    app.change_settings(pace=pace)
    rng = Rng(2)
    device.moves_ms = 940
    while "seated" not in happened(device):
        device.waits.clear()
        press_something(app, device, rng)
    waits = {"slow": 1590, "usual": 1590, "quick": 60, "step": 60}
    assert waits[pace] in device.waits
    assert waits[pace] <= BOT_DELAY_MS[pace] + device.moves_ms


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("sound", SOUNDS)
def test_the_page_is_told_what_is_wanted(motion: str, sound: str) -> None:
    """Both settings are kept on the device and reach every page of a table."""
    app, device = laid(WEDDING, ["human", "human"])
    app.on("motion", motion, "")
    app.on("sound", sound, "")
    assert device.page is not None
    assert device.page.motion is not None
    assert device.page.motion["still"] == (motion == "still")
    assert device.page.motion["sound"] == (sound == "on")
    kept = read_settings(device)
    assert (kept.motion, kept.sound) == (motion, sound)


def test_silence_is_the_beginning() -> None:
    """Sounds are off until somebody asks for them; nonsense that was kept is no asking."""
    device = StandIn()
    assert read_settings(device).sound == "off"
    keep_settings(device, Settings(sound="loud", motion="wild"))
    assert (read_settings(device).sound, read_settings(device).motion) == (
        "off",
        "system",
    )
