"""Files with all tables of a device."""

from __future__ import annotations

from collections.abc import Iterator

from engine.record import parse_json
from tests.device import StandIn
from tools.fuzz.decoder import Decoder, Shape, is_said
from tools.fuzz.decoders.samples import OURS, TODAY, day_entry, entries, own_entry
from ui.carrying import all_in, all_tables, take_in
from ui.daily import KEY, read_day
from ui.saved import PREFIX


def tried(text: str) -> bool:
    """Take in such a file: what is kept here stays, or has gone on by what came."""
    chest = all_in(text)
    if chest is None:
        return False
    place = KEY + TODAY.isoformat()
    device = StandIn(store={PREFIX + OURS: own_entry(), place: day_entry()})
    mine = dict(read_day(device, TODAY).mine)
    taken = take_in(device, chest)
    assert is_said(taken.told)
    if taken.claims is not None:
        assert is_said(taken.claims.question)
    assert mine.items() <= dict(read_day(device, TODAY).mine).items()
    assert _goes_on(device.store[PREFIX + OURS], own_entry())
    again = all_tables({OURS: device.store[PREFIX + OURS]}, {})
    assert all_in(again) is not None
    return bool(taken.counts)


def _goes_on(now: str, before: str) -> bool:
    """Return whether the table of an entry is that of another, perhaps further on."""
    new, old = parse_json(now), parse_json(before)
    assert isinstance(new, dict)
    assert isinstance(old, dict)
    was, steps = old["record"], len(old["record"]["steps"])
    then = {**new["record"], "steps": new["record"]["steps"][:steps]}
    return bool(then == was and new["title"] == old["title"])


def seeds() -> Iterator[str]:
    """Give a file with our own table in it, and others."""
    days = {TODAY.isoformat(): day_entry()}
    yield all_tables({OURS: own_entry(), "abcdef0123": entries()[2]}, days)
    yield all_tables({"a" * 10: entries()[6]}, {})
    yield all_tables({}, days)


DECODER = Decoder("chests", tried, seeds, 15_000, Shape.JSON, 6_000)
