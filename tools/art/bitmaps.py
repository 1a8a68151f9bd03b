"""Draw the icons as PNG, for what takes no SVG: `python -m tools.art.bitmaps`.

A Chromium draws them; which one makes a difference of a shade here and there, so they
are drawn once, kept in the repository, and carry the hash of the drawing they show. A
test holds that it is the drawing of now.
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tools import chromium

STATIC: Final = Path(__file__).parent.parent.parent / "static"
BITMAPS: Final = (
    ("icon-192.png", "icon.svg", 192),
    ("icon-512.png", "icon.svg", 512),
    ("icon-maskable-512.png", "icon-maskable.svg", 512),
    ("icon-180.png", "icon-maskable.svg", 180),
)
"""File, drawing and pixels of a side; the last is iOS's, which fills no corner itself."""

_SIGNATURE: Final = 8  # bytes before the first chunk
_HEADER: Final = 25  # bytes of the first chunk
_KEYWORD: Final = b"Source\0"


def source_of(png: bytes) -> str:
    """Return the hash of the drawing that a bitmap was made of."""
    start = png.index(b"tEXt" + _KEYWORD) + 4 + len(_KEYWORD)
    return png[start : start + 64].decode()


def size_of(png: bytes) -> tuple[int, int]:
    """Return width and height in pixels."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def drawn(page: Page, drawing: bytes, side: int) -> bytes:
    """Return a drawing as PNG, with its hash in it."""
    page.set_viewport_size({"width": side, "height": side})
    page.set_content(f"<style>*{{margin:0;display:block}}</style>{drawing.decode()}")
    png = page.screenshot(omit_background=True)
    place = _SIGNATURE + _HEADER
    return png[:place] + _source(drawing) + png[place:]


def _source(drawing: bytes) -> bytes:
    data = _KEYWORD + hashlib.sha256(drawing).hexdigest().encode()
    body = b"tEXt" + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


def main() -> None:
    """Write all bitmaps."""
    with sync_playwright() as playwright:
        program = chromium.find() or chromium.from_playwright()
        browser = playwright.chromium.launch(
            executable_path=program, args=["--force-device-scale-factor=1"]
        )
        page = browser.new_page()
        for name, drawing, side in BITMAPS:
            png = drawn(page, (STATIC / drawing).read_bytes(), side)
            (STATIC / name).write_bytes(png)
            print(f"static/{name}: {len(png):,} bytes")


if __name__ == "__main__":
    main()
