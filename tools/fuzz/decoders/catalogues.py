"""Catalogues of words: files that the page asks its host for, or finds in its cache."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from datetime import date
from io import BytesIO

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from engine.message import Day, say
from engine.text import ENGLISH, sentence, speak, words
from tests.device import StandIn
from tools.fuzz.decoder import Decoder, bytes_of
from ui.tongues import made

SAID = (
    say("record/unknown-game", game="chess"),
    say("record/name-length", length=0, most=40),
    say("guest-book/taken-added", n=3),
    say("table/seat-count", seats=9, least=2, most=5),
    say("saved/date", day=Day(date(2026, 11, 30))),
    say("app/title", page="x"),
)


def tried(text: str) -> bool:
    """Take bytes for a catalogue, packed and to be packed; speak, if it is one."""
    data = bytes_of(text)
    packed = gzip.compress(data, 1, mtime=0)
    return any([_spoken(data), _spoken(packed)])


def _spoken(data: bytes) -> bool:
    """Say things in the language of a catalogue: there are words, if need be English."""
    language = made(StandIn(catalogues={"ja": data}), "ja")
    if language is None:
        return False
    speak(language)
    try:
        for message in SAID:
            assert sentence(message)
    finally:
        speak(ENGLISH)
    return True


def seeds() -> Iterator[str]:
    """Give small catalogues, one packed and one not."""
    catalogue = Catalog(locale="ja")
    for message in SAID:
        page, _, name = message.id.partition("/")
        template = words(page)[name]
        if isinstance(template, tuple):
            forms = template[1]["one"], template[1]["other"]
            catalogue.add(forms, ["{n} 卓"], context=message.id)
        else:
            catalogue.add(template, f"「{template}」", context=message.id)
    file = BytesIO()
    write_mo(file, catalogue)
    data = file.getvalue()
    yield data.decode("utf-8", "surrogateescape")
    yield zlib.compress(data, wbits=31).decode("utf-8", "surrogateescape")


DECODER = Decoder("catalogues", tried, seeds, 100_000, longest=2_048)
