"""What windows tell each other, and what the browser tells of them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.record import format_json
from tests.desk import Desk, Window
from tools.fuzz.decoder import Decoder, Shape
from tools.fuzz.decoders.samples import OURS, entries, own_entry, records, running
from ui.saved import PREFIX, entry_in
from ui.windows import news

KINDS = ("posted", "stored", "locked", "granted", "lost")
_windows: list[Window] = []


def tried(text: str) -> bool:
    """Hear a text of another window, whatever kind it is. The table here loses nothing."""
    window = _window()
    session = window.at.session
    assert session is not None
    steps, before = len(session.table.steps), window.store[PREFIX + OURS]
    for kind in KINDS:
        window.at.heard(kind, text)
    window.desk.run()
    assert window.text.strip()
    now = window.at.session
    changed = window.store[PREFIX + OURS] != before
    if now is not session or changed:
        _windows.clear()
    if now is not None and now.id == OURS:
        assert len(now.table.steps) >= steps
        entry_in(window.store[PREFIX + OURS])
    window.at.toast = None
    return changed


def _window() -> Window:
    """Return a window at our table, the one of the text before if it is as it was."""
    if not _windows:
        desk = Desk(store={PREFIX + OURS: own_entry()})
        window = desk.open(OURS)
        desk.run()
        _windows.append(window)
    return _windows[0]


def seeds() -> Iterator[str]:
    """Give what windows say."""
    yield news(OURS, "please", seats=[0, 1])
    yield news(OURS, "nod", ply=3)
    yield news(OURS, "again", next="abcdef0123")
    yield news(OURS, "entry", text=own_entry())
    yield news(OURS, "entry", text=entries()[0])
    further = {**entry_in(own_entry())}
    further["record"] = format_json(running(records()[0], 4).record.steps)
    yield news(OURS, "entry", text=format_json(further))
    yield from (PREFIX + OURS, f"table-sixteen/at/{OURS}/seat-0", "[]")


DECODER = Decoder("windows", tried, seeds, 5_000, Shape.JSON)
