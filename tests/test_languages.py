"""Languages: all words in each, none in another's place, and whose turn brings which."""

from __future__ import annotations

import ast
import gzip
import json
import random
import re
from collections.abc import Callable, Iterator
from datetime import date
from gettext import GNUTranslations
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest

from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.words import rule_words
from engine.message import Day, Message, Named, say
from engine.text import ENGLISH, OWN_NAMES, Language, sentence, speak, words
from tests.desk import Desk
from tests.device import StandIn
from tests.playing import settle_house_rules
from tests.pseudo import Bracketed, faults_of, pseudo
from tools.messages import LANGUAGES, compiled, faults, topics
from ui import tongues
from ui.app import App, start
from ui.page import Page
from ui.parts.guests import guest_label
from ui.parts.lines import paragraph
from ui.shortcuts import SHORTCUTS

DAY = date(2026, 11, 30)
ROOT = Path(__file__).parent.parent
CONTROL = re.compile(r"<(button|input|select|form|textarea|a)\b([^>]*)>")
PLAYED = ("pick", "confirm", "onward", "uncover", "next", "nod", "typed")
TYPED = ("8", "human", "bot:easy", "3", "yes", "ja", "Bo")
LICENCES = "MIT Pyodide MPL CPython PSF PyScript Apache idiomorph BSD uqr"
NAMES = "Ada Bo Cy Di Eve A B C D E J H Y ja yes human bot easy"
KEYS = " ".join(one.key.upper() for some in SHORTCUTS.values() for one in some)
OWN = frozenset(f"{LICENCES} {NAMES} {KEYS} 文A 文 A".split())
"""What is the same in every language: names, what was typed, licences, keys, the sign."""
FIRST_LAST = ("home", "close", "step-back", "language", "languages")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


@pytest.fixture
def bracketed(monkeypatch: pytest.MonkeyPatch) -> Language:
    """Have the page speak the language that nobody speaks, whatever it asks for."""
    language = pseudo()
    monkeypatch.setattr(tongues, "_language", lambda *_: language)
    return language


def packed(code: str) -> bytes:
    return gzip.compress(compiled(code))


def device_with(*codes: str, **about: str) -> StandIn:
    device = StandIn(catalogues={code: packed(code) for code in codes})
    device.language = about.get("language", "en")
    return device


# --- every text is there, and is a text of its language -------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_missing(code: str) -> None:
    """Each text is there, of the English as it is now, with the same placeholders."""
    assert faults(code) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_is_one_that_can_be_chosen(code: str) -> None:
    """What the build compiles has a name of its own to be chosen by, and the reverse."""
    assert code in OWN_NAMES
    assert {*OWN_NAMES} == {"en", *LANGUAGES}


def test_every_id_is_said_somewhere() -> None:
    """No translator works on words that nobody reads: each id is written in the code, as
    it is or as an f-string makes it."""
    texts = {page: (ROOT / page).read_text() for page in ("index.html",)}
    written = {*re.findall(r'data-word[\w-]*="([^"]+)"', texts["index.html"])}
    made: list[str] = []
    for folder in ("engine", "ui", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            if path.parent.name != "en":
                tree = ast.parse(path.read_text(encoding="utf-8"))
                told = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
                for node in ast.walk(tree):
                    if id(node) in told:
                        continue  # a docstring
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        written |= {*re.sub("[_:]", "-", node.value).lower().split()}
                    elif isinstance(node, ast.JoinedStr):
                        made.append(_pattern(node))
    names = {one.rpartition("/")[2] for one in made}
    pattern = re.compile("|".join(one for one in names if len(_letters(one)) > 1))
    unused = [
        f"{topic}/{name}"
        for topic in topics()
        for name in words(topic)
        if not (
            {name, f"{topic}/{name}"} & written
            or {name[: (at := name.find("-"))], name[at + 1 :]} <= written  # theme-dark
            or pattern.fullmatch(name)
            or topic in BY_ARGUMENT
        )
    ]
    assert unused == [], "\n".join(unused)


BY_ARGUMENT = {"wedding-flavours"}
"""Pages whose ids are those of things in the game: a line a guest."""


def _pattern(text: ast.JoinedStr) -> str:
    """Return what an f-string can become."""
    return "".join(
        re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else _gap(piece)
        for piece in text.values
    )


def _gap(piece: ast.expr) -> str:
    """Return what can stand in a gap: one of two texts, or anything."""
    assert isinstance(piece, ast.FormattedValue)
    match piece.value:
        case ast.IfExp(body=ast.Constant(str(one)), orelse=ast.Constant(str(other))):
            return f"(?:{re.escape(one)}|{re.escape(other)})"
    return r"[\w.-]+"


def _letters(pattern: str) -> str:
    return re.sub(r"\[\\w\.-\]\+|[^a-z]", "", pattern)


# --- every text of every screen -------------------------------------------------------


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


# --- which language, and whose --------------------------------------------------------


def test_the_page_begins_in_the_browsers_language() -> None:
    """Its words are there when Python starts; a setting is stronger than the browser."""
    device = device_with("ja", "zh-Hant", language="ja")
    start(device)
    assert device.spoken == "ja"
    device.set("table-sixteen/settings", json.dumps({"language": "zh-Hant"}))
    start(device)
    assert device.spoken == "zh-Hant"


@pytest.mark.parametrize(
    "data", [b"", b"no gzip", gzip.compress(b"no catalogue", mtime=0)]
)
def test_without_its_words_the_page_is_english(data: bytes) -> None:
    """What is damaged is asked for once more, and then one sentence says what is amiss."""
    device = StandIn(language="ja", catalogues={"ja": data})
    app = start(device)
    assert device.spoken == "en"
    assert device.brought == ["ja"]
    app.heard("language", "!ja")
    assert "日本語" in device.text
    assert device.brought == ["ja"]
    app.on("home", "", "")
    assert device.brought == ["ja"]


def test_a_language_comes_when_it_is_chosen() -> None:
    """Until its words have arrived the page goes on as it was."""
    device = StandIn()
    app = start(device)
    app.on("languages", "", "")
    app.on("language", "ja", "")
    assert (device.spoken, device.brought) == ("en", ["ja"])
    device.catalogues["ja"] = packed("ja")
    app.heard("language", "ja")
    assert device.spoken == "ja"


def test_plain_chinese_is_asked_once() -> None:
    """The bar names both in themselves; putting it away is an answer, too."""
    device = StandIn(asks_language=True)
    app = start(device)
    assert device.offers("language") == ["zh-Hant", "en"]
    app.on("language-stays", "", "")
    assert device.offers("language") == []
    assert start(StandIn(device.store, asks_language=True)).settings.language == "en"


def passed(device: StandIn, game: str, **own: str) -> App:
    """Lay a table for Ada and Bo, with their own languages."""
    app = start(device)
    app.on("lobby", game, "")
    assert device.offers("seat-language") == []
    app.on("kind", "1:human", "")
    for seat, code in own.items():
        app.on("seat-language", seat[1:], code)
    dealt(app)
    return app


def dealt(app: App) -> None:
    settle_house_rules(app)
    app.on("deal", "", "")


def test_each_at_a_passed_table_has_their_own() -> None:
    """The cover is in the language of who takes the device, and so is the table then."""
    device = device_with("ja", "zh-Hant")
    app = passed(device, "always-a-bridesmaid", s0="ja", s1="zh-Hant")
    assert app.session is not None
    assert app.session.covered
    assert device.spoken == "ja"
    app.on("uncover", "", "")
    assert device.spoken == "ja"
    for token in device.available("pick"):
        app.on("pick", token, "")
        app.on("confirm", "", "")
        if app.session.table.sealed:
            break
    assert device.spoken == "ja"
    app.on("cover", "", "")
    assert device.spoken == "zh-Hant"
    app.on("home", "", "")
    assert device.spoken == "en"


def test_ones_own_language_is_kept_with_the_table_alone() -> None:
    """It is in the device's entry, and in no record and no link."""
    device = device_with("ja", "zh-Hant")
    app = passed(device, "always-a-bridesmaid", s1="ja")
    assert app.session is not None
    app.on("uncover", "", "")
    app.on("language", "zh-Hant", "")
    assert app.session.languages == {0: "zh-Hant", 1: "ja"}
    assert app.settings.language == ""
    app.on("save-file", "", "")
    assert "zh-Hant" not in device.files[-1][1]
    again = start(device)
    again.on("resume", app.session.id, "")
    assert again.session is not None
    assert again.session.languages == {0: "zh-Hant", 1: "ja"}


def test_windows_share_ones_own_language() -> None:
    """Chosen in one window, it holds at the same table in another."""
    desk = Desk()
    first = desk.open()
    first.catalogues["ja"] = packed("ja")
    first.at.on("lobby", "at-the-wedding-table", "")
    first.at.on("kind", "1:human", "")
    dealt(first.at)
    desk.run()
    assert first.at.session is not None
    second = desk.open(first.at.session.id)
    second.catalogues["ja"] = packed("ja")
    desk.run()
    assert first.at.session is not None
    assert second.at.session is not None
    first.at.on("language", "ja", "")
    desk.run()
    assert first.at.session.languages
    assert second.at.session.languages == first.at.session.languages


def test_guests_are_called_in_the_language() -> None:
    """The deck brings names of other languages along; English stands in (W11)."""
    said = say("at-the-wedding-table/guest", name=Named({"en": "Boss", "ja": "上司"}))
    assert sentence(said) == "Boss"
    speak(Language("ja", GNUTranslations(BytesIO(compiled("ja")))))
    assert sentence(said) == "上司"
    other = say("at-the-wedding-table/guest", name=Named({"en": "Nan"}))
    assert sentence(other) == "Nan"


def test_scripts_are_apart_wherever_a_gap_of_chinese_is_filled() -> None:
    """Between Chinese and Latin letters or digits stands a blank, in lists as well."""
    device = device_with("zh-Hant")
    language = tongues.made(device, "zh-Hant")
    assert language is not None
    speak(language)
    dj, auntie = (
        Named({"en": name, "zh-Hant": own})
        for name, own in (("DJ", "DJ"), ("", "阿姨"))
    )
    at = [say("wedding-board/at-seat", guest=who, place=9) for who in (dj, auntie)]
    assert [sentence(one) for one in at] == ["DJ 坐 9 號", "阿姨坐 9 號"]
    names = [["阿姨", "Bo"], ["阿姨", "奶奶"], [3, -5], ["{n}", "奶奶"]]
    joined = ["阿姨和 Bo", "阿姨和奶奶", "3 和 −5", "{n}和奶奶"]
    for some, said in zip(names, joined, strict=True):
        assert sentence(say("wedding-board/listed", all=some)) == said
    speak(ENGLISH)
    assert sentence(at[0]) == "DJ at seat 9"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_guest_card_is_one_language_and_has_one_stop_at_a_time(code: str) -> None:
    """Whoever listens hears the name of the language, and no stop after a stop."""
    language = tongues.made(device_with(code), code)
    assert language is not None
    speak(language)
    deck = shipped_deck()
    for guest in deck.values():
        said = sentence(guest_label(guest, rule_words(guest, deck)))
        assert said.startswith(guest.names[code])
        assert not re.search(r"[。.]{2}", said)


def test_lists_and_days_are_the_languages_own() -> None:
    """A message may have days and lists as arguments, whatever joins or says them."""
    speak(Language("x", Bracketed(), "+".join, lambda day, form: f"{day} {form}"))
    message = Message("app/next", {"names": ["a", "b", Day(DAY, "short")]})
    assert "a+b+2026-11-30 short" in sentence(message)


def test_no_line_of_a_picture_begins_with_a_stop() -> None:
    """Chinese and Japanese have no blanks: any sign may begin a line, but no full stop."""
    said = "第2ラウンド、「Cy」はレースの扇子（3）を出して2位。出さなければ、4位。"
    for width in range(60, 200, 7):
        lines = [
            re.sub(r"<[^>]*>", "", line) for line in paragraph(said, 0, 0, 10, width)
        ]
        assert "".join(lines) == said
        assert not any(line[0] in "、。」）" for line in lines), lines
