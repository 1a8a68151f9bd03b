"""What the site has of each language: the page's first words, and a compiled catalogue.

English stands in `index.html` itself. Every other language has two files, which nobody
fetches who does not use it:

    ja.HASH.htm    the words of `index.html` by the ids of `data-word`, the first screen
                    among them (`static/js/language.js` puts them in)
    ja.HASH.bin     the catalogue, as `gettext` reads it, packed (`ui.tongues` unpacks it)

The manifest has its few words in all languages at once, as the standard has it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from gettext import GNUTranslations
from html import escape
from io import BytesIO
from typing import Any, Final

from engine.games import game_keys
from engine.message import Message, say
from engine.text import ENGLISH, Language, sentence, speak
from engine.text import words as page_of_words
from tools.first_page import home
from tools.messages import LANGUAGES, compiled
from tools.packing import Files, sent

MANIFEST: Final = "static/table-sixteen.webmanifest"
NAMED: Final = "build:languages"
CODE: Final = {
    "command": "python3 -m http.server",
    "address": "http://localhost:8000",
}
"""What of a sentence is to be typed as it is."""
HOME: Final = "home"
_WORD: Final = re.compile(r'(data-word="([^"]+)"[^>]*>)(?=</)')
_ATTRIBUTE: Final = re.compile(r'(\w[\w-]*)="" data-word-(label|content)="([^"]+)"')


def language_files() -> Files:
    """Return the two files of each language by their plain names."""
    files: Files = {}
    for code in LANGUAGES:
        catalogue = compiled(code)
        with spoken(code, catalogue):
            files[f"{code}.htm"] = first_words(code).encode()
        files[f"{code}.bin"] = sent(catalogue)
    return files


def named() -> str:
    """Return the names of these files as the page has them, to be made final."""
    return " ".join(f"{code} ./{code}.htm ./{code}.bin" for code in LANGUAGES)


@contextmanager
def spoken(code: str, catalogue: bytes) -> Iterator[None]:
    """Speak a language for a while."""
    speak(Language(code, GNUTranslations(BytesIO(catalogue))))
    yield
    speak(ENGLISH)


def worded(page: str) -> str:
    """Return the page's template with its words in the language that is spoken."""
    page = _WORD.sub(lambda found: found[1] + _html(found[2]), page)
    return _ATTRIBUTE.sub(
        lambda found: (
            f'{found[1]}="{escape(_text(found[3]))}" data-word-{found[2]}="{found[3]}"'
        ),
        page,
    )


def first_words(code: str) -> str:
    """Return a page with the words that stand in `index.html`, each by its id."""
    words = "".join(
        f'<div data-word="{id}">{_html(id)}</div>\n' for id in (*start_ids(), HOME)
    )
    head = f'<!doctype html><html lang="{code}"><meta charset="utf-8">'
    return f"{head}<title>{escape(_text('home/title'))}</title>\n{words}</html>\n"


def start_ids() -> list[str]:
    """Return the ids of the words that stand in `index.html`, the first screen's aside."""
    unseen = ("noscript", "description", "nowhere", "nowhere-note")
    return [
        "home/title",
        *(f"start/{name}" for name in page_of_words("start") if name not in unseen),
    ]


def noscript() -> str:
    """Return what stands there where no script runs, in each language: none is known."""
    said = [("en", _text("start/noscript"))]
    for code in LANGUAGES:
        with spoken(code, compiled(code)):
            said.append((code, _text("start/noscript")))
    return "".join(f'<p lang="{code}">{escape(text)}</p>' for code, text in said)


def localized(manifest: bytes) -> bytes:
    """Return the manifest with its words in all languages."""
    made: dict[str, Any] = json.loads(manifest)
    _localize(
        made,
        {
            "name": say("home/title"),
            "short_name": say("app/name"),
            "description": say("start/description"),
        },
    )
    for shortcut in made["shortcuts"]:
        game = next(key for key in game_keys() if shortcut["url"].endswith(f"={key}"))
        name = say(f"{game}/name")
        _localize(
            shortcut,
            {
                "name": say("home/play-game", game=name),
                "short_name": say(f"{game}/short"),
            },
        )
    return json.dumps(made, ensure_ascii=False, indent=1).encode()


def _localize(member: dict[str, Any], words: Mapping[str, Message]) -> None:
    for name, message in words.items():
        member[name] = sentence(message)
        member[f"{name}_localized"] = {}
    for code in LANGUAGES:
        with spoken(code, compiled(code)):
            for name, message in words.items():
                member[f"{name}_localized"][code] = sentence(message)


def _html(id: str) -> str:
    if id == HOME:
        return home()
    return _filled(id, escape, lambda code: f"<code>{escape(code)}</code>")


def _text(id: str) -> str:
    return _filled(id, str, str)


def _filled(id: str, text: Callable[[str], str], code: Callable[[str], str]) -> str:
    marks = {name: f"\x00{name}\x00" for name in CODE}
    said = text(sentence(say(id, **marks)))
    for name, typed in CODE.items():
        said = said.replace(marks[name], code(typed))
    return said
