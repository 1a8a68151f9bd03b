"""Links, as they are pasted or stand behind the `#` of the page's address."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import RefusedError
from engine.link import decode_link, encode, encode_link, table_link
from engine.record import parse_record
from tools.fuzz.decoder import Decoder, Shape, refused
from tools.fuzz.decoders.samples import records, running
from ui.arrival import table_of


def tried(text: str) -> bool:
    """Read a link. What is taken can be written and means the same again."""
    try:
        link = decode_link(text)
    except RefusedError as error:
        return refused(error)
    assert decode_link(encode_link(link)) == link
    assert len(table_of(link).steps) == len(link.record.steps)
    return True


def seeds() -> Iterator[str]:
    """Give links to games, running and finished."""
    for text in records():
        yield encode(parse_record(text))
        yield encode_link(table_link(running(text, 3), "0123456789"))


DECODER = Decoder("links", tried, seeds, 150_000, Shape.CODE, longest=600)
