"""Entries of saved tables, in the storage or in a file with all of them."""

from __future__ import annotations

from engine.game import RefusedError
from engine.record import parse_json
from tools.fuzz.decoder import Decoder, Shape, is_said, refused
from tools.fuzz.decoders.samples import NOW, OURS, entries
from ui.keeping import entry_from, file_name, session_from
from ui.saved import entry_in, row_of, written


def tried(text: str) -> bool:
    """Read an entry as the list of tables does, and as the table. Nothing of it is lost."""
    row = row_of.__wrapped__(OURS, text)
    assert is_said(row.damage)
    if not row.damage:
        assert isinstance(row.called, str)
    try:
        entry = entry_in(text)
        session = session_from(OURS, entry)
    except RefusedError as error:
        return refused(error)
    again = entry_from(session, NOW)
    assert again["record"] == entry["record"]
    assert {*entry} - {"format"} <= {*again} | _LEFT_OUT
    assert parse_json(written(again), max_depth=30) is not None
    assert session_from(OURS, entry_in(written(again))).table.record == (
        session.table.record
    )
    assert len(file_name(session)) < 100
    return True


_LEFT_OUT = {"sealed", "here", "moved", "day", "known_as", "known_there"} | {
    "taken_back", "languages",
}  # fmt: skip
"""Keys that an entry has not got where they would say nothing, or made no sense."""

DECODER = Decoder("entries", tried, entries, 80_000, Shape.JSON)
