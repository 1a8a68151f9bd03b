"""Records: the JSON of one game, in a file, in an entry of the storage, on a line."""

from __future__ import annotations

from engine.game import RefusedError
from engine.record import format_record, parse_record
from engine.table import open_table
from tools.fuzz.decoder import Decoder, Shape, refused
from tools.fuzz.decoders.samples import records


def tried(text: str) -> bool:
    """Read a record and play it. What is taken is written as it was read."""
    try:
        record = parse_record(text)
        table = open_table(record)
    except RefusedError as error:
        return refused(error)
    assert table.record == record
    assert parse_record(format_record(record)) == record
    for viewer in (None, 0):
        table.view(viewer)
    return True


DECODER = Decoder("records", tried, records, 200_000, Shape.JSON)
