"""Names that people give themselves, and words that come near them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape

from engine.record import MAX_NAME, Player, name_refusal, parse_record
from engine.results import fit_name
from tools.fuzz.decoder import Decoder, is_said
from tools.fuzz.decoders.samples import KEYS, records
from ui.html import tag
from ui.lobby import cleaned, lay, rename
from ui.saved import MAX_TITLE, title_for


def tried(text: str) -> bool:
    """Take a name at a table to be laid, on a result, as a title; write it into a page."""
    name = cleaned(text)
    assert cleaned(name) == name
    assert name.isprintable() or name_refusal(name) or "\u200d" in name
    fit = fit_name(text)
    assert 1 <= len(fit) <= MAX_NAME
    assert fit_name(fit) == fit
    lobby = rename(lay(KEYS[0]), 0, text)
    assert is_said(lobby.start_refusal)
    record = parse_record(records()[0])
    title = title_for(replace(record, players=(Player(name or "A"),)), text)
    assert len(title) <= MAX_TITLE
    _written(text)
    return name_refusal(name) is None


def _written(text: str) -> None:
    """Write a text into the page: it is a text there, whole, and no tag of its own."""
    shown = tag("p", text, title=text)
    assert re.sub(r'<p title="[^"<>]*">[^<>]*</p>', "", shown) == ""
    inside = shown[shown.index(">") + 1 : -len("</p>")]
    assert unescape(inside) == text or "&" in text or not text.isprintable()


def seeds() -> Iterator[str]:
    """Give names."""
    yield from (
        "Ada",
        "席",
        "<b>",
        "A\u202eda · Bo",
        "👩‍👩‍👧",
        "'\"&amp;`{{x}}",
        " a\n b\0",
    )


DECODER = Decoder("names", tried, seeds, 150_000, longest=200)
