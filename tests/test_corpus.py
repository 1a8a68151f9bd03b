"""What hunts found worth keeping (`make fuzz`): each text meets the laws of its decoder.

It is taken or refused with a sentence, nothing but a refusal leaves the decoder, and that
takes neither long nor much memory.
"""

from __future__ import annotations

import gzip
import tracemalloc
from collections.abc import Iterator
from functools import cache

import pytest

from tests.costly import TIMES, costly, took_ms
from tests.device import StandIn
from tools.fuzz.decoder import (
    CORPUS,
    LIMIT_BYTES,
    LIMIT_MS,
    Decoder,
    Shape,
    bytes_of,
    kept,
    text_of,
)
from tools.fuzz.decoders import DECODERS
from tools.fuzz.mutate import changed
from ui.tongues import made

pytestmark = pytest.mark.host


@cache
def seeds(name: str) -> tuple[str, ...]:
    return tuple(DECODERS[name].seeds())


def texts(decoder: Decoder) -> Iterator[str]:
    yield from seeds(decoder.name)
    for file in kept(decoder):
        yield text_of(file.read_bytes())


@pytest.mark.parametrize("name", DECODERS)
def test_every_text_is_taken_or_refused_at_once(name: str) -> None:
    """Whatever else comes out of a decoder is raised here."""
    decoder = DECODERS[name]
    for text in texts(decoder):
        quick = any(
            milliseconds(decoder, text) < decoder.limit_ms for _ in range(TIMES)
        )
        assert quick, f"{milliseconds(decoder, text):.0f} ms: {text[:200]!r}"


def milliseconds(decoder: Decoder, text: str) -> float:
    return took_ms(lambda: decoder.tried(text))


@pytest.mark.parametrize("name", DECODERS)
def test_no_text_takes_much_memory(name: str) -> None:
    """Neither a text nor what it unpacks to fills the memory."""
    decoder = DECODERS[name]
    tracemalloc.start()
    try:
        for file in kept(decoder):
            tracemalloc.reset_peak()
            before, _ = tracemalloc.get_traced_memory()
            decoder.tried(text_of(file.read_bytes()))
            _, peak = tracemalloc.get_traced_memory()
            assert peak - before < LIMIT_BYTES, file
    finally:
        tracemalloc.stop()


BIG = 1_000_000
"""Signs: more than most decoders read."""
LONG = 10_000
"""As long as a long real file, and so read."""


@pytest.mark.parametrize("name", [name for name in DECODERS if name != "names"])
@pytest.mark.parametrize("most", [LONG, BIG])
@pytest.mark.parametrize(
    "kind", ["objects", "lists of lists", "keys, the last one twice"]
)
def test_whole_json_takes_no_longer(name: str, most: int, kind: str) -> None:
    """Neither what is still read nor what is far too long."""
    decoder, text = DECODERS[name], costly(kind, most)
    if decoder.shape is Shape.PLACED:
        text = "0" + text
    most_ms = max(LIMIT_MS, decoder.limit_ms)
    assert any(milliseconds(decoder, text) < most_ms for _ in range(TIMES))


@pytest.mark.parametrize("name", [name for name in DECODERS if name != "names"])
@pytest.mark.parametrize(
    "text",
    [
        "a" * BIG,
        "[" * BIG,
        '{"a":' * (BIG // 5),
        '"' + "é" * (BIG // 2),
        '"' + "\\n" * (BIG // 3),
        "9" * BIG,
    ],
    ids=["letters", "lists", "objects", "a text", "escapes", "digits"],
)
def test_what_is_far_too_long_is_refused_as_soon(name: str, text: str) -> None:
    """No decoder reads much before it sees that it is nothing for it.

    Where names are tried, a page is drawn with all of it, which no page does.
    """
    decoder = DECODERS[name]
    took = min(milliseconds(decoder, text) for _ in range(TIMES))
    assert took < max(LIMIT_MS, decoder.limit_ms)
    tracemalloc.start()
    try:
        decoder.tried(text)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < LIMIT_BYTES


@pytest.mark.parametrize("name", DECODERS)
def test_seeds_are_taken(name: str) -> None:
    """A hunt begins where a decoder says yes: else it would only ever see refusals."""
    decoder = DECODERS[name]
    assert any(decoder.tried(text) for text in seeds(name))


def test_every_kept_text_belongs_to_a_decoder() -> None:
    """A decoder that goes takes its corpus with it; each has one, and a small one."""
    folders = {folder.name: folder for folder in CORPUS.iterdir()}
    assert folders.keys() == DECODERS.keys()
    for folder in folders.values():
        sizes = [file.stat().st_size for file in folder.iterdir()]
        assert 0 < len(sizes) <= 80
        assert max(sizes) <= 8_000


def test_a_text_survives_the_way_through_bytes() -> None:
    """Files hold bytes, decoders take texts: none is lost between them."""
    for text in ("", "é席💍", "\udc80\udcff", "\0"):
        assert text_of(bytes_of(text)) == text


@pytest.mark.parametrize("name", DECODERS)
def test_what_is_tried_is_never_longer_than_it_may_be(name: str) -> None:
    """A hunt ends at once where a text is longer than was asked for."""
    decoder = DECODERS[name]
    for text in seeds(name):
        for seed in range(10):
            data = bytes_of(text)
            found = changed(decoder.shape, data, len(data), seed, doubled)
            assert len(found) <= len(data)


def doubled(data: bytes, most: int) -> bytes:
    return (data * 2)[:most]


def test_a_catalogue_that_would_fill_the_memory_is_none() -> None:
    """A hundred megabytes pack to a hundred kilobytes; no more is unpacked than counts."""
    packed = gzip.compress(bytes(100_000_000), 1)
    tracemalloc.start()
    try:
        assert made(StandIn(catalogues={"ja": packed}), "ja") is None
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < LIMIT_BYTES
