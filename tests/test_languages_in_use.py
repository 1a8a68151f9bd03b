"""Which language, and whose: the browser, the person, each at a passed-around table."""

from __future__ import annotations

import gzip
import json
import re
from datetime import date
from gettext import GNUTranslations
from io import BytesIO

import pytest

from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.words import rule_words
from engine.message import Day, Message, Named, say
from engine.text import ENGLISH, Language, sentence, speak
from tests.desk import Desk
from tests.device import StandIn
from tests.languages import dealt, device_with, english_again, packed
from tests.pseudo import Bracketed
from tools.messages import LANGUAGES, compiled
from ui import tongues
from ui.app import App, start
from ui.parts.guests import guest_label
from ui.parts.lines import paragraph

__all__ = ["english_again"]  # a fixture

DAY = date(2026, 11, 30)


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
