"""Every screen that is not a board: what it shows, what it sends, what it never does."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.games import game_keys
from engine.message import say
from engine.text import sentence, words
from tests.markup import CONTROLS, elements, html_of, text_of, verbs
from tests.screens import (
    BRIDESMAID,
    EVIL,
    FINISHED,
    NOW,
    ROOT,
    ROW,
    TORN,
    WEDDING,
    lobby_page,
    table_for,
)
from ui.lobby import rename
from ui.page import Page
from ui.plain import exactly, plain
from ui.screens import about, cover, dialogs, home, rules, saved
from ui.settings import MOTIONS, PACES, SOUNDS, THEMES, Settings
from ui.upkeep import Upkeep

SCREENS: dict[str, Callable[[], Page]] = {
    "home": lambda: home.page([TORN, FINISHED, ROW], storage_blocked=True),
    "home, first visit": lambda: home.page([], storage_blocked=False),
    "lobby": lambda: lobby_page(table_for(5)),
    "lobby, two": lambda: lobby_page(table_for(2)),
    "lobby, wedding": lambda: lobby_page(table_for(2, WEDDING)),
    "cover": lambda: cover.page("Bo", 1, "Ada", "Always a Bridesmaid"),
    "saved": lambda: saved.page([ROW, FINISHED, TORN], "a1", NOW),
    "saved, empty": lambda: saved.page([], None, NOW),
    "rules, bridesmaid": lambda: rules.page(BRIDESMAID),
    "rules, wedding": lambda: rules.page(WEDDING),
    "about": lambda: about.page(Upkeep(), "r1"),
}
SHEETS = {
    "menu": lambda: dialogs.menu(BRIDESMAID, Settings()),
    "log": lambda: dialogs.log([(0, "one"), (1, "two")]),
    "notice": lambda: dialogs.notice(say("saved/gone")),
}


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_is_well_formed_with_ids_of_its_own(name: str) -> None:
    """A part's key is the id of its element; no id is there twice; all tags close."""
    page = SCREENS[name]()
    for id, html in page.parts:
        assert elements(html)[0].attrs["id"] == id
    ids = [e.attrs["id"] for e in elements(html_of(page)) if "id" in e.attrs]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("name", SCREENS)
def test_every_screen_has_one_heading_one_main_and_a_title(name: str) -> None:
    """One `h1`, one `main`, and a document title that names the page."""
    page = SCREENS[name]()
    tags = [e.tag for e in elements(html_of(page))]
    assert (tags.count("h1"), tags.count("main")) == (1, 1)
    assert "Table Sixteen" in page.title


@pytest.mark.parametrize("name", [*SCREENS, *SHEETS])
def test_every_control_has_a_name_and_does_something(name: str) -> None:
    """Nothing to press without a name for those who listen; nothing that does nothing."""
    html = SHEETS[name]() if name in SHEETS else html_of(SCREENS[name]())
    controls = [e for e in elements(html) if e.tag in CONTROLS]
    assert all(e.name for e in controls)
    assert all("data-do" in e.attrs or e.attrs.get("href") for e in controls)


@pytest.mark.parametrize("name", SCREENS)
def test_references_lead_somewhere(name: str) -> None:
    """`aria-labelledby` and links within the page name ids that are there."""
    found = elements(html_of(SCREENS[name]()))
    ids = {e.attrs.get("id") for e in found}
    links = {
        e.attrs["href"][1:] for e in found if e.tag == "a" and "#" in e.attrs["href"]
    }
    labels = {e.attrs["aria-labelledby"] for e in found if "aria-labelledby" in e.attrs}
    assert links | labels <= ids


@pytest.mark.parametrize(
    "page",
    [
        lambda: home.page([replace(ROW, title=EVIL)], storage_blocked=False),
        lambda: home.page(
            [replace(ROW, names=(EVIL,), waiting_for=(EVIL,))], storage_blocked=False
        ),
        lambda: lobby_page(rename(table_for(3), 1, EVIL)),
        lambda: lobby_page(rename(table_for(2, WEDDING), 1, EVIL)),
        lambda: cover.page(EVIL, 0, EVIL, EVIL),
        lambda: saved.page([replace(ROW, title=EVIL)], "a1", NOW),
        lambda: saved.page(
            [replace(ROW, names=(EVIL,), waiting_for=(EVIL,))], None, NOW
        ),
        lambda: saved.page([replace(ROW, game=EVIL, id=EVIL)], None, NOW),
    ],
)
def test_what_a_person_typed_never_becomes_markup(page: Callable[[], Page]) -> None:
    """An unescaped `<py-script>` would be run as Python."""
    html = html_of(page())
    assert "py-script" not in {e.tag for e in elements(html)}
    assert "&lt;py-script" in html


# --- home -----------------------------------------------------------------------------


def test_home_invites_to_every_game_there_is() -> None:
    """The invitations follow from `game_keys`: a third game needs no edit here."""
    sent = verbs(html_of(home.page([], storage_blocked=False)))
    for game in game_keys():
        assert {("lobby", game), ("rules", game)} <= sent


def test_home_says_how_many_may_play() -> None:
    """The facts on an invitation are those of the game."""
    text = text_of(html_of(home.page([], storage_blocked=False)))
    assert "2–5 players" in text
    assert "2 players" in text


def test_home_resumes_the_latest_table_that_can_be_played_on() -> None:
    """Finished and torn tables are no table to carry on with; of the others the first."""
    older = replace(ROW, id="a2")
    sent = verbs(
        html_of(home.page([TORN, FINISHED, ROW, older], storage_blocked=False))
    )
    assert {arg for do, arg in sent if do == "resume"} == {"a1"}
    for rows in ([], [FINISHED], [TORN]):
        html = html_of(home.page(rows, storage_blocked=False))
        assert "resume" not in {do for do, _ in verbs(html)}


def test_home_says_when_nothing_can_be_kept() -> None:
    """Storage full or blocked: says that games will not be kept and offers the file."""
    told = sentence(say("home/blocked-note"))
    assert told in text_of(html_of(home.page([], storage_blocked=True)))
    assert told not in text_of(html_of(home.page([], storage_blocked=False)))


def test_the_static_home_is_the_home_of_a_first_visit() -> None:
    """What the page paints before Python is there is what Python draws then."""
    parts = html_of(home.page([], storage_blocked=False))
    assert home.static_parts() == f'<div class="home">{parts}</div>'


# --- cover ----------------------------------------------------------------------------


def test_the_cover_names_the_next_player_and_no_more() -> None:
    """Nothing on it but names and general words; the document title names nobody."""
    page = cover.page("Bo", 1, None, "Always a Bridesmaid")
    assert "Bo" not in page.title
    assert verbs(html_of(page)) == {("home", ""), ("uncover", "")}
    assert " p2" in html_of(page)


def test_the_cover_has_a_way_back_for_who_looked_last() -> None:
    """`cover-back` is offered to the last player by name."""
    html = html_of(cover.page("Bo", 1, "Ada", "Always a Bridesmaid"))
    (back,) = [e for e in elements(html) if e.attrs.get("data-do") == "cover-back"]
    assert "Ada" in back.text


# --- about ------------------------------------------------------------------------


def test_about_credits_the_published_games_and_says_unofficial() -> None:
    """An unofficial implementation of two published games, with their credits."""
    text = text_of(html_of(about.page(Upkeep(), "r1")))
    for told in ("unofficial", "Always a Bridesmaid", "Jimic", "Irene Liu", "2026"):
        assert told in text
    for told in ("At the Wedding Table", "W11", "no server", "no account"):
        assert told in text
    assert {
        e.attrs["href"]
        for e in elements(html_of(about.page(Upkeep(), "r1")))
        if e.tag == "a"
    } == {"./licences.txt"}


@pytest.mark.host
def test_about_lists_every_package_that_is_shipped() -> None:
    """Licence of the code and of every dependency shipped.

    esbuild only builds, axe-core only tests.
    """
    packages = json.loads((ROOT / "package.json").read_text())["devDependencies"]
    named = {name.lower() for name, _ in about.SHIPPED}
    shipped = {name.removeprefix("@").partition("/")[0] for name in packages}
    assert shipped - {"esbuild", "axe-core"} <= named


# --- sheets ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_a_modal_dialog_with_a_way_out(name: str) -> None:
    """`role=dialog`, `aria-modal`, labelled by its title, and `close`."""
    html = SHEETS[name]()
    found = elements(html)
    (sheet,) = [e for e in found if e.attrs.get("role") == "dialog"]
    assert sheet.attrs["aria-modal"] == "true"
    assert sheet.attrs["aria-labelledby"] in {e.attrs.get("id") for e in found}
    assert ("close", "") in verbs(html)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("pace", PACES)
def test_the_menu_shows_the_settings_as_they_are(theme: str, pace: str) -> None:
    """Every choice is there, and the one in force is checked."""
    motion, sound = MOTIONS[pace == "slow"], SOUNDS[theme == "dark"]
    settings = Settings(theme=theme, pace=pace, motion=motion, sound=sound)
    html = dialogs.menu(WEDDING, settings)
    sent = verbs(html)
    assert {("theme", t) for t in THEMES} | {("pace", p) for p in PACES} <= sent
    assert {("motion", m) for m in MOTIONS} | {("sound", s) for s in SOUNDS} <= sent
    assert {
        ("rules", WEDDING),
        ("sheet", "log"),
        ("share", ""),
        ("save-file", ""),
        ("home", ""),
    } <= sent
    chosen = [e for e in elements(html) if e.attrs.get("aria-checked") == "true"]
    assert [e.attrs["data-arg"] for e in chosen] == [theme, pace, motion, sound]


def test_the_log_has_the_latest_sentence_first_and_escapes_names() -> None:
    """Log of the game in words; what a name holds is text."""
    html = dialogs.log([(0, "first"), (1, f"{EVIL} plays 5")])
    lines = [e.text for e in elements(html) if e.tag == "li"]
    assert lines == [f"{EVIL} plays 5", "first"]
    (list_,) = [e for e in elements(html) if e.tag == "ol"]
    assert "reversed" in list_.attrs, "the first sentence is number 1"
    assert sentence(say("dialogs/log-latest")) in text_of(html)
    assert sentence(say("dialogs/log-latest")) not in text_of(dialogs.log([]))
    assert sentence(say("dialogs/log-empty")) in text_of(dialogs.log([]))


def test_the_menu_says_why_nothing_can_be_taken_back() -> None:
    """Available, or marked as not with the reason in it; pressing it works either way."""
    why = say("table/revealed-since")
    for refusal in (None, why):
        html = dialogs.menu(WEDDING, Settings(), refusal)
        (undo,) = [e for e in elements(html) if e.attrs.get("data-do") == "undo"]
        assert ("aria-disabled" in undo.attrs) == (refusal is not None)
        assert (sentence(why) in undo.text) == (refusal is not None)


def test_a_notice_keeps_its_details_below_the_sentence() -> None:
    """What a person can use comes first; the exact words are there to be passed on."""
    details = say("plain/exactly", reason=say("record/not-json", reason="line 1"))
    message = say("saved/cant-open", reason=say("plain/no-table"), details=details)
    html = dialogs.notice(message)
    (said, detail) = [e for e in elements(html) if e.tag == "p"]
    assert said.text == "This table can’t be opened. It is not a table file."
    assert detail.text == "In exact words: not JSON: line 1."


# --- plain words ----------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(words("record")))
def test_every_refusal_of_a_record_is_said_plainly(name: str) -> None:
    """No person has to know what JSON, a key or an object is to read a refusal."""
    inner = say("record/not-json", reason="Expecting value: line 1 column 1 (char 0)")
    args = dict.fromkeys(
        ("game", "known", "found", "key", "name", "path", "step", "seat", "number"), "7"
    )
    args |= dict.fromkeys(("most", "length", "seats", "least"), "7")
    told = sentence(plain(say(f"record/{name}", **{**args, "reason": inner})))
    assert told.endswith(".")
    assert not re.search(r"JSON|record|object|format|column|UTF|[\"{}]", told)


def test_what_is_plain_already_is_left_alone() -> None:
    """The guest book's own sentences are for persons; nothing is said of them twice."""
    for id in ("saved/no-record", "saved/newer", "saved/gone"):
        assert plain(say(id)) == say(id)
        assert exactly(say(id)) is None
