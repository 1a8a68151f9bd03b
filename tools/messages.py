"""The gettext catalogues of the languages other than English: kept, checked, compiled.

python -m tools.messages update            # after English words changed
python -m tools.messages check             # what is not translated, or no longer right
python -m tools.messages compile FOLDER    # FOLDER/ja.mo, FOLDER/zh-Hant.mo

A catalogue is `engine/text/LANGUAGE/TOPIC.po`, beside the English words of the topic.
Its entries have the message id as context and the English template as the text to
translate, so that a translation of words that have changed since is found: `update`
keeps it, marked "fuzzy", and it is not used until somebody has looked at it.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import Final

from babel.messages import Catalog
from babel.messages.catalog import Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from engine.text import words

TEXT: Final = Path(__file__).parent.parent / "engine" / "text"
LANGUAGES: Final = {"ja": "ja", "zh-Hant": "zh_Hant"}
"""What each language is called on the web, and by gettext."""

WIDTH: Final = 88


HEADERS: Final = {"Language", "Plural-Forms", "MIME-Version", "Content-Type"}
"""Those that mean something here; dates would change with each run."""


class Kept(Catalog):
    """A catalogue whose header says only what matters."""

    @property  # type: ignore[misc]  # nobody sets them here
    def mime_headers(self) -> list[tuple[str, str]]:
        """Return the lines of the header."""
        headers = super().mime_headers
        return [(name, value) for name, value in headers if name in HEADERS]


def topics() -> list[str]:
    """Return the topics there are English words for, as in message ids."""
    pages = (TEXT / "en").glob("*.py")
    names = (page.stem for page in pages if page.stem != "__init__")
    return sorted(name.replace("_", "-") for name in names)


def path_of(language: str, topic: str) -> Path:
    """Return where the catalogue of a topic is kept."""
    return TEXT / LANGUAGES[language] / f"{topic.replace('-', '_')}.po"


def english(topic: str) -> Catalog:
    """Return what there is to translate in a topic, in the order of its English page.

    What an English page has to say to translators, it says in `NOTES`, by id.
    """
    catalog = Catalog(fuzzy=False)
    module = import_module(f"engine.text.en.{topic.replace('-', '_')}")
    notes: dict[str, str] = getattr(module, "NOTES", {})
    for name, template in words(topic).items():
        id = f"{topic}/{name}"
        if isinstance(template, tuple):
            counted, forms = template
            both = (forms["one"], forms["other"])
            catalog.add(both, context=id, auto_comments=[f"{counted} counts"])
        else:
            told = [notes[name]] if name in notes else []
            catalog.add(template, context=id, auto_comments=told)
    return catalog


def translated(language: str, topic: str) -> Catalog:
    """Return a catalogue as it is kept; an empty one where there is none yet."""
    path = path_of(language, topic)
    if not path.exists():
        return Catalog(locale=LANGUAGES[language], fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=LANGUAGES[language])


def entries(catalog: Catalog) -> Iterator[Message]:
    """Yield the messages of a catalogue without its header."""
    return (message for message in catalog if message.id)


def update(language: str, topic: str) -> None:
    """Bring a catalogue up to the English words, keeping every translation it has."""
    old = {message.context: message for message in entries(translated(language, topic))}
    new = Kept(locale=LANGUAGES[language], fuzzy=False)
    new.header_comment = (
        f"# engine/text/en/{path_of(language, topic).stem}.py: {language}"
    )
    for message in entries(english(topic)):
        known = old.get(message.context)
        flags = set(known.flags) if known else set()
        if known and known.id != message.id and _is_there(known):
            flags.add("fuzzy")
        new.add(
            message.id,
            known.string if known else None,
            context=message.context,
            flags=flags & {"fuzzy"},
            auto_comments=message.auto_comments,
            user_comments=known.user_comments if known else (),
        )
    path_of(language, topic).parent.mkdir(exist_ok=True)
    with path_of(language, topic).open("wb") as file:
        write_po(file, new, width=WIDTH)


def faults(language: str) -> list[str]:
    """Return what is wrong with the catalogues of a language, one line each."""
    found = []
    for topic in topics():
        kept = {m.context: m for m in entries(translated(language, topic))}
        wanted = {m.context: m for m in entries(english(topic))}
        found += [f"{id}: no such words" for id in kept.keys() - wanted.keys()]
        for id, message in wanted.items():
            found += _faults_of(message, kept.get(id))
    return found


def _faults_of(wanted: Message, kept: Message | None) -> list[str]:
    if kept is None or not _is_there(kept):
        return [f"{wanted.context}: not translated"]
    if kept.fuzzy or kept.id != wanted.id:
        return [f"{wanted.context}: the English has changed since"]
    asked = _arguments(_texts(wanted.id)[-1])
    return [
        f"{wanted.context}: {text!r} should name {sorted(asked)}"
        for text in _texts(kept.string)
        if _arguments(text) != asked
    ]


def compiled(language: str) -> bytes:
    """Return all topics of a language as one catalogue that `gettext` reads."""
    whole = Kept(locale=LANGUAGES[language], fuzzy=False)
    for topic in topics():
        for message in entries(translated(language, topic)):
            if not message.fuzzy:
                whole.add(message.id, message.string, context=message.context)
    file = io.BytesIO()
    write_mo(file, whole)
    return file.getvalue()


def _is_there(message: Message) -> bool:
    return all(_texts(message.string)) and bool(message.string)


def _texts(text: object) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, (tuple, list)) else (str(text),)


def _arguments(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["update", "check", "compile"])
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/languages"))
    parser.add_argument("--only", choices=LANGUAGES, help="one language")
    asked = parser.parse_args()
    wrong = []
    for language in [asked.only] if asked.only else LANGUAGES:
        if asked.what == "update":
            for topic in topics():
                update(language, topic)
        elif asked.what == "compile":
            asked.folder.mkdir(parents=True, exist_ok=True)
            (asked.folder / f"{language}.mo").write_bytes(compiled(language))
        else:
            wrong += [f"{language}: {fault}" for fault in faults(language)]
    if wrong:
        raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    main()
