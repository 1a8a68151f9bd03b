"""Every sentence a person reads, in one place: message ids become words here.

`engine/text/en/` has one page of words a topic, a module with one mapping `WORDS` from
the second half of a message id to a template: `table/not-to-act` is `"not-to-act"` in
`engine/text/en/table.py`. A template is text with `{names}` of arguments, or a mapping
from CLDR plural categories to such texts with the counting argument first:
`("n", {"one": "{n} card", "other": "{n} cards"})`.

A message that is an argument of another loses its full stop there.

Other languages are gettext catalogues beside it, `engine/text/ja/table.po` for the same
topic: the context is the message id, what is translated is the English template. They are
kept and compiled by `tools/messages.py`; whoever holds a compiled one puts it in force
with `speak`. What has no translation stays English.

Templates are plain text, never HTML: whoever shows a sentence on a page escapes it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache, wraps
from importlib import import_module
from typing import Final, ParamSpec, Protocol, TypeAlias, TypeVar

from engine.message import Day, DayForm, Message, Named, Row
from engine.text.parting import parted

Template: TypeAlias = str | tuple[str, Mapping[str, str]]

P = ParamSpec("P")
R = TypeVar("R")

OWN_NAMES = {"en": "English", "zh-Hant": "繁體中文", "ja": "日本語"}
"""The languages there are, by BCP 47 tag, each as it calls itself: never translated."""

MINUS = "\N{MINUS SIGN}"
WITHOUT_BLANKS = ("zh-Hant", "ja")
FULL_STOPS = (".", "。")
ENDS = (*FULL_STOPS, "!", "?", "！", "？")
WIDE_ENDS = ("。", "！", "？", "：")
PARTS_SCRIPTS = ("zh-Hant",)
"""Languages that have a blank between their own signs and Latin letters or digits."""


def english_list(items: list[str]) -> str:
    """Return items as a person lists them in English.

    >>> english_list(["5", "6", "8"])
    '5, 6 and 8'
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} and {items[-1]}"


class Catalogue(Protocol):
    """What is needed of `gettext.GNUTranslations`, which English does without."""

    def pgettext(self, context: str, message: str, /) -> str:
        """Return the translation of a message."""

    def npgettext(self, context: str, one: str, other: str, n: int, /) -> str:
        """Return the translation of a message that counts."""


class AsWritten:
    """The catalogue of English, the language that messages are written in."""

    def pgettext(self, _: str, message: str, /) -> str:
        """Return the message itself."""
        return message

    def npgettext(self, _: str, one: str, other: str, n: int, /) -> str:
        """Return the message itself in the form for so many."""
        return one if n == 1 else other


AS_WRITTEN = AsWritten()


def english_day(day: date, form: DayForm) -> str:
    """Return a day as a person says it in English.

    >>> english_day(date(2026, 11, 30), "weekday")
    'Monday 30 November 2026'
    """
    if form == "letter":
        return f"{day:%A}"[0]
    short = f"{day.day} {day:%B}"
    full = short if form == "short" else f"{short} {day.year}"
    return f"{day:%A} {full}" if form == "weekday" else full


@dataclass(frozen=True, slots=True)
class Language:
    """A language that sentences can be in.

    `code` is its BCP 47 tag, such as `zh-Hant`; `catalogue` has the translations, by
    message id and English template; `listed` joins items and `dated` says a day as the
    language does.
    """

    code: str = "en"
    catalogue: Catalogue = AS_WRITTEN
    listed: Callable[[list[str]], str] = english_list
    dated: Callable[[date, DayForm], str] = english_day


ENGLISH = Language()
_in_force = ENGLISH


def speak(language: Language) -> None:
    """Put a language in force: every sentence from now on is in it."""
    global _in_force  # noqa: PLW0603  one page, one reader at a time
    _in_force = language


_STRANGE: Final = re.compile(r"(?<!\{)\{(?!\{|[a-z_]\w*\})")
"""A brace that opens anything but the bare name of what is told: no translator's."""


def spoken() -> Language:
    """Return the language in force."""
    return _in_force


def sentence(message: Message) -> str:
    """Return the message in words of the language in force.

    >>> from engine.message import say
    >>> sentence(say("record/unknown-game", game="chess"))
    'There is no game called "chess" here.'
    """
    page, _, name = message.id.partition("/")
    template = words(page)[name]
    args = {key: _worded(value) for key, value in message.args.items()}
    translated = _translated(message, template, args)
    return translated or _said(AS_WRITTEN, message, template).format_map(args)


def _translated(
    message: Message, template: Template, args: Mapping[str, object]
) -> str:
    """Return the message in another language than English; empty where it can't be had."""
    catalogue = _in_force.catalogue
    if catalogue is AS_WRITTEN:
        return ""
    try:
        said = _said(catalogue, message, template)
        return "" if _STRANGE.search(said) else filled(said, args)
    except Exception:  # a catalogue may be damaged in any way
        return ""


def _said(catalogue: Catalogue, message: Message, template: Template) -> str:
    """Return the template of a message as a catalogue has it."""
    if isinstance(template, tuple):
        counted, forms = template
        count = message.args[counted]
        assert isinstance(count, int), f"{message.id} counts {counted}"
        return catalogue.npgettext(message.id, forms["one"], forms["other"], count)
    return catalogue.pgettext(message.id, template)


def filled(template: str, args: Mapping[str, object]) -> str:
    """Return a template with its gaps filled, as the language in force parts scripts."""
    if _in_force.code in PARTS_SCRIPTS:
        return parted(template, args)
    return template.format_map(args)


@cache
def words(page: str) -> Mapping[str, Template]:
    """Return one page of English words; it is loaded when first used."""
    module = import_module(f"engine.text.en.{page.replace('-', '_')}")
    found: Mapping[str, Template] = module.WORDS
    return found


def kept_by_language(size: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep what a function made of words, for each language apart.

    Arguments are hashable; at most `size` results stay.
    """

    def keep(make: Callable[P, R]) -> Callable[P, R]:
        @lru_cache(maxsize=size)
        def made(_language: Hashable, *args: P.args, **kwargs: P.kwargs) -> R:
            return make(*args, **kwargs)

        @wraps(make)
        def asked(*args: P.args, **kwargs: P.kwargs) -> R:
            return made(_in_force, *args, **kwargs)  # type: ignore[arg-type]  # hashable, by contract

        return asked

    return keep


def listed(items: list[str]) -> str:
    """Return items as a person lists them in the language in force."""
    return _in_force.listed(items)


def run_on(sentences: Iterable[str]) -> str:
    """Return sentences one after another, with what stands between two of them."""
    text = ""
    for said in sentences:
        text = f"{text}{gap(text)}{said}" if text else said
    return text


def ended(text: str) -> str:
    """Return words as a sentence of its own, with a full stop unless it has an end."""
    if text.endswith(ENDS):
        return text
    return text + ("。" if _in_force.code in WITHOUT_BLANKS else ".")


def without_stop(text: str) -> str:
    """Return a sentence without its full stop, as it stands within another."""
    return text[:-1] if text.endswith(FULL_STOPS) else text


def gap(before: str = "") -> str:
    """Return what stands between a sentence and the next: a blank, or nothing.

    Full stops and colons of Chinese and Japanese have room of their own.
    """
    wide = before.endswith(WIDE_ENDS) if before else _in_force.code in WITHOUT_BLANKS
    return "" if wide else " "


def in_a_row(items: Iterable[str], kind: str = "row") -> str:
    """Return items one after another as the language parts them, with no "and".

    >>> in_a_row(["1", "2", "3"])
    '1, 2, 3'
    """
    row = ""
    for item in items:
        both = Message(f"lists/{kind}", {"before": row, "then": item})
        row = sentence(both) if row else item
    return row


def said_day(day: Day) -> str:
    """Return a day as a person says it in the language in force."""
    return _in_force.dated(day.day, day.form)


def _worded(value: object) -> object:
    if isinstance(value, Message):
        return without_stop(sentence(value))
    if isinstance(value, Named):
        return value.names.get(_in_force.code, value.names["en"])
    if isinstance(value, Day):
        return said_day(value)
    if isinstance(value, Row):
        return in_a_row(str(_worded(item)) for item in value)
    if isinstance(value, (list, tuple)):
        return listed([str(_worded(item)) for item in value])
    if isinstance(value, int) and value < 0:
        return f"{MINUS}{-value}"
    return value
