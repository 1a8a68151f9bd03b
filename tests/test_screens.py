"""Every screen that is not a board: what it shows, what it sends, what it never does."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.games import game_keys, game_named
from engine.message import say
from engine.text import sentence, words
from tests.markup import CONTROLS, elements, html_of, text_of, verbs
from ui.boards import board_named
from ui.lobby import Lobby, add_seat, lay, remove_seat, rename
from ui.page import Page
from ui.plain import exactly, plain
from ui.saved import SavedRow
from ui.screens import about, cover, dialogs, home, lobby, rules, saved
from ui.screens.when import when
from ui.settings import MOTIONS, PACES, SOUNDS, THEMES, Settings
from ui.upkeep import Upkeep

ROOT = Path(__file__).parent.parent
BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
NOW = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
EVIL = '<py-script>boom</py-script>"&'
ROW = SavedRow(
    "a1", "", BRIDESMAID, ("Ada", "Bo", "Cy"), False, ("Bo",), 14, "2026-11-29T19:18:00"
)
FINISHED = replace(ROW, id="f1", finished=True, waiting_for=())
TORN = SavedRow("t1", "", "", (), False, (), 0, "", say("saved/no-record"))


def table_for(seats: int, game: str = BRIDESMAID) -> Lobby:
    """Return a lobby with that many seats."""
    laid = lay(game)
    while len(laid.players) < seats:
        laid = add_seat(laid)
    while len(laid.players) > seats:
        laid = remove_seat(laid, seats)
    return laid


def lobby_page(laid: Lobby) -> Page:
    """Return the lobby as the application draws it."""
    board = board_named(laid.game)
    refusal = laid.start_refusal or board.set_up_refusal(laid)
    return lobby.page(laid, board.house_rules(laid), refusal)


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


# --- lobby ----------------------------------------------------------------------------


def test_the_lobby_has_a_place_card_a_seat() -> None:
    """Each seat has a name to write and a choice of who plays."""
    html = html_of(lobby_page(table_for(4)))
    sent = verbs(html)
    for seat in "0123":
        assert {("name", seat), ("kind", seat)} <= sent
    names = [
        e.attrs["value"] for e in elements(html) if e.attrs.get("data-do") == "name"
    ]
    assert names == ["Ada", "Bo", "Cy", "Di"]


@pytest.mark.parametrize("game", game_keys())
def test_the_lobby_offers_every_level_of_the_game_in_words(game: str) -> None:
    """A person, and every bot with a purpose, each with a name of its own."""
    html = html_of(lobby_page(lay(game)))
    options = [e for e in elements(html) if e.tag == "option"]
    levels = [level for level in game_named(game).bots if level != "random"]
    kinds = ["human", *(f"bot:{level}" for level in levels)]
    first = options[: len(kinds)]
    assert [e.attrs["value"] for e in first] == kinds
    assert len({e.text for e in first}) == len(kinds)
    assert [e.attrs["value"] for e in first if "selected" in e.attrs] == ["human"]


@pytest.mark.parametrize("seats", game_named(BRIDESMAID).seat_counts)
def test_the_lobby_adds_and_removes_only_what_the_game_allows(seats: int) -> None:
    """2 to 5 players: no place to add to five, none to take from two."""
    sent = {do for do, _ in verbs(html_of(lobby_page(table_for(seats))))}
    assert ("add-seat" in sent) == (seats < 5)
    assert ("unseat" in sent) == (seats > 2)


def test_the_wedding_table_is_for_two_and_no_other_number() -> None:
    """2 players: nothing to add and nothing to take away."""
    sent = {do for do, _ in verbs(html_of(lobby_page(table_for(2, WEDDING))))}
    assert not sent & {"add-seat", "unseat"}


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "Give seat 2 a name."),
        ("x" * 41, "Give seat 2 a shorter name, of 40 letters at most."),
    ],
)
def test_a_table_that_cant_be_dealt_says_why(name: str, told: str) -> None:
    """The wax stays pressable and focusable, and the reason stands above it."""
    html = html_of(lobby_page(rename(table_for(3), 1, name)))
    (wax,) = [e for e in elements(html) if e.attrs.get("data-do") == "deal"]
    assert wax.attrs["aria-disabled"] == "true"
    assert "disabled" not in wax.attrs
    (why,) = [e for e in elements(html) if e.attrs.get("class") == "missing"]
    assert why.text == told
    (wrong,) = [e for e in elements(html) if "aria-invalid" in e.attrs]
    assert (wrong.attrs["data-do"], wrong.attrs["data-arg"]) == ("name", "1")


def test_a_table_ready_to_be_dealt_says_nothing() -> None:
    """No reason where there is none."""
    html = html_of(lobby_page(table_for(3)))
    assert 'class="missing"' not in html
    assert 'data-do="deal" aria-disabled' not in html


@pytest.mark.parametrize("on", [True, False])
def test_the_switch_for_hints_shows_how_it_stands(on: bool) -> None:
    """The house rule of the lobby, as it is set."""
    html = html_of(lobby_page(replace(table_for(3), hints=on)))
    (switch,) = [e for e in elements(html) if e.attrs.get("data-do") == "hints"]
    assert ("checked" in switch.attrs) == on


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


# --- saved tables ---------------------------------------------------------------------


def test_a_whole_table_can_be_opened_renamed_saved_and_deleted() -> None:
    """Each with its id."""
    sent = verbs(html_of(saved.page([ROW], None, NOW)))
    assert {(do, "a1") for do in ("resume", "rename", "export", "delete")} <= sent


def test_a_torn_table_can_only_be_saved_or_deleted() -> None:
    """A damaged entry is one row with its own two actions, and says what is wrong."""
    html = html_of(saved.page([TORN], None, NOW))
    assert {do for do, arg in verbs(html) if arg == "t1"} == {"export", "delete"}
    assert sentence(say("saved/no-record")) in text_of(html)


def test_a_table_of_a_game_nobody_knows_harms_no_list() -> None:
    """The row of another version's game is shown under that game's key."""
    html = html_of(saved.page([replace(ROW, game="chess")], None, NOW))
    assert "chess · 42 minutes ago" in text_of(html)


def test_renaming_opens_a_field_with_the_title_in_place_of_the_row() -> None:
    """`title ID` sends what was typed; `rename` without an id stops."""
    row = replace(ROW, title="The one with the cake")
    html = html_of(saved.page([row, replace(row, id="a2")], "a1", NOW))
    (field,) = [e for e in elements(html) if e.attrs.get("data-do") == "title"]
    assert field.attrs["data-arg"] == "a1"
    assert field.attrs["value"] == row.title
    (form,) = [e for e in field.parents if e.tag == "form"]
    assert form.attrs["data-do"] == "rename", "Enter closes what was left as it is"
    assert ("resume", "a1") not in verbs(html)
    assert ("resume", "a2") in verbs(html)


def test_renaming_a_table_without_a_title_starts_from_what_it_is_called() -> None:
    """The names of its players are there to be changed, not an empty field."""
    html = html_of(saved.page([ROW], "a1", NOW))
    (field,) = [e for e in elements(html) if e.attrs.get("data-do") == "title"]
    assert field.attrs["value"] == "Ada, Bo and Cy"


def test_the_empty_guest_book_has_one_sentence_and_one_button() -> None:
    """Empty: always one sentence and one button."""
    html = html_of(saved.page([], None, NOW))
    assert sentence(say("saved/empty-note")) in text_of(html)
    assert verbs(html) == {("home", ""), ("open-link", "")}


def test_rows_say_what_and_when_and_whose_turn_it_is() -> None:
    """Game, time and who owes a choice."""
    text = text_of(html_of(saved.page([ROW], None, NOW)))
    assert "Ada, Bo and Cy" in text
    assert "Bridesmaid · 42 minutes ago" in text
    assert "Bo to choose" in text


@pytest.mark.parametrize(
    ("winners", "told"),
    [
        (("Bo",), "Bo won"),
        (("Ada", "Cy"), "Ada and Cy won together"),
        ((), "A draw"),
        (None, "Finished"),
    ],
)
def test_finished_rows_say_who_won(winners: tuple[str, ...] | None, told: str) -> None:
    """The result once, and the score of each; entries of an older release have none."""
    scores = () if winners is None else (9, 12, -1)
    row = replace(FINISHED, winners=winners, scores=scores)
    text = text_of(html_of(saved.page([row], None, NOW)))
    assert told in text
    assert ("Ada 9, Bo 12 and Cy −1" in text) == (winners is not None)


def test_what_was_deleted_can_be_brought_back_one_by_one() -> None:
    """Each table deleted since the page was opened is listed by its name, torn ones too."""
    gone = [replace(ROW, id="d1", title="The cake"), replace(TORN, id="d2")]
    html = html_of(saved.page([ROW], None, NOW, deleted=gone))
    assert {("undelete", "d1"), ("undelete", "d2")} <= verbs(html)
    assert {"Bring it back The cake", "Bring it back A torn table"} <= {
        e.name for e in elements(html)
    }
    assert ("resume", "d1") not in verbs(html)


def test_a_table_without_a_step_is_just_dealt() -> None:
    """Nobody says "0 steps"."""
    row = replace(ROW, step=0)
    for page in (saved.page([row], None, NOW), home.page([row], storage_blocked=False)):
        assert "Bridesmaid, just dealt" in text_of(html_of(page))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ("2026-11-29T19:59:30+00:00", "just now"),
        ("2026-11-29T20:00:30+00:00", "just now"),
        ("2026-11-29T19:59:00Z", "1 minute ago"),
        ("2026-11-29T19:01:00+00:00", "59 minutes ago"),
        ("2026-11-29T18:30:00+00:00", "1 hour ago"),
        ("2026-11-29T00:00:00", "20 hours ago"),
        ("2026-11-29T00:30:00+02:00", "yesterday"),
        ("2026-11-28T00:00:00+00:00", "yesterday"),
        ("2026-11-27T23:59:00+00:00", "27 November 2026"),
    ],
)
def test_times_are_told_as_a_person_would(changed: str, told: str) -> None:
    """Minutes within the hour, hours within the day, then the date."""
    found = when(changed, NOW)
    assert found is not None
    assert sentence(found) == told


@pytest.mark.parametrize("changed", ["", "soon", "2026-13-40"])
def test_a_time_that_cant_be_read_is_left_out(changed: str) -> None:
    """Whatever another program left in the storage."""
    assert when(changed, NOW) is None
    text = text_of(html_of(saved.page([replace(ROW, changed=changed)], None, NOW)))
    assert "Bridesmaid" in text
    assert "·" not in text


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
