"""Files with one table, opened by a person or by the system."""

from __future__ import annotations

from tools.fuzz.decoder import Decoder, Shape
from tools.fuzz.decoders.samples import device, is_whole, opened, records


def tried(text: str) -> bool:
    """Open a file: it comes in as a table, or a sheet says why not. What is kept stays."""
    kept = device()
    app = opened(kept)
    app.launched(text[:60] + ".table.json", text, None)
    kept.run()
    assert is_whole(kept)
    if app.place in ("table", "saved"):
        return True
    assert app.dialog == "message"
    assert kept.text.strip()
    return False


DECODER = Decoder("files", tried, records, 4_000, Shape.JSON)
