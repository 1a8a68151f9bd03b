"""What the page's address asks for: a lobby, a day, a table, a link."""

from __future__ import annotations

from collections.abc import Iterator

from engine.link import encode
from engine.record import parse_record
from tools.fuzz.decoder import Decoder
from tools.fuzz.decoders.samples import KEYS, OURS, device, is_whole, records
from ui.app import start


def tried(text: str) -> bool:
    """Open the page with an address, and another one while it is up. Nothing is lost."""
    what, _, which = text.partition(" ")
    kept = device()
    kept.opened_for = (what, which)
    app = start(kept)
    kept.run()
    assert kept.text.strip()
    taken = app.place not in ("home", "link")
    app.heard("linked", which)
    kept.run()
    assert kept.text.strip()
    assert is_whole(kept)
    return taken


def seeds() -> Iterator[str]:
    """Give addresses as `launch.mjs` tells of them."""
    yield from (f"play {key}" for key in KEYS)
    yield from (
        "day 2026-11-29",
        "day 9999-12-31",
        f"table {OURS}",
        "table a",
        "x y",
        "",
    )
    yield from (f"link {encode(parse_record(text))}" for text in records()[:2])


DECODER = Decoder("addresses", tried, seeds, 8_000, longest=400)
