"""Results of the day's table: those kept of a day, and those that friends write."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import RefusedError
from engine.record import parse_json
from engine.results import results_in, text_of
from tests.device import StandIn
from tools.fuzz.decoder import Decoder, Shape, refused
from tools.fuzz.decoders.samples import TODAY, day_entry, letters
from ui.daily import KEY, add_friends, all_days, merge, read_day

PLACE = KEY + TODAY.isoformat()


def tried(text: str) -> bool:
    """Read a text as a friend's letter, as a kept day, and as another device's day."""
    taken = _kept(text) | _merged(text)
    try:
        found = results_in(text)
    except RefusedError as error:
        return refused(error) or taken
    for result in found:
        assert results_in(text_of(result)) == (result,)
    return True


def _kept(text: str) -> bool:
    """Read what is kept of a day; what is written to it loses nothing that was read."""
    device = StandIn(store={PLACE: text})
    before = read_day(device, TODAY)
    assert all_days(device).keys() <= {TODAY}
    for result in before.friends:
        assert before.ranking(result.game)
    add_friends(device, TODAY, results_in(letters()[0]))
    assert dict(before.mine) == dict(read_day(device, TODAY).mine)
    kept = device.store.values()
    assert text in kept or isinstance(parse_json(device.store[PLACE]), dict)
    return bool(before.mine or before.friends)


def _merged(text: str) -> bool:
    """Add another device's day to ours: what was played here stays."""
    device = StandIn(store={PLACE: day_entry()})
    mine = dict(read_day(device, TODAY).mine)
    try:
        value = parse_json(text)
    except RefusedError:
        value = text
    new = merge(device, TODAY.isoformat(), value, own=True)
    new |= merge(device, text, value, own=False)
    assert mine.items() <= dict(read_day(device, TODAY).mine).items()
    return new


def seeds() -> Iterator[str]:
    """Give a kept day, and letters."""
    yield day_entry()
    yield from letters()


DECODER = Decoder("days", tried, seeds, 100_000, Shape.JSON, 2_048)
