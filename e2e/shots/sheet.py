"""The contact sheet: all pictures on one page, group by group, as HTML and as one PNG."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser

WIDTH, SCALE = 1900, 0.5
"""Of the picture of the sheet: CSS pixels, and how many it has for each."""
STYLE = """
body { margin: 24px; font: 14px/1.4 system-ui, sans-serif; background: #777; color: #fff; }
h2 { margin: 32px 0 8px; } h3 { margin: 16px 0 4px; font-size: 14px; }
h3 span { font-weight: 400; opacity: .8; }
.row { display: flex; flex-wrap: wrap; gap: 10px; align-items: start; }
figure { margin: 0; } figcaption { font-size: 11px; opacity: .8; }
img { display: block; height: 180px; width: auto; box-shadow: 0 1px 4px #0008; }
"""


@dataclass(frozen=True)
class Shot:
    """One picture of a screen."""

    screen: str
    says: str
    way: str
    """Window, theme and language."""
    file: str


def write(shots: Sequence[Shot], folder: Path) -> Path:
    """Write the page; return where it is."""
    parts = [
        f"<!doctype html><meta charset=utf-8><title>Shots</title><style>{STYLE}</style>"
    ]
    for group, inside in groupby(shots, lambda shot: shot.screen.partition("/")[0]):
        parts.append(f"<h2>{escape(group)}</h2>")
        for (name, says), row in groupby(inside, lambda s: (s.screen, s.says)):
            parts.append(
                f"<h3>{escape(name)} <span>{escape(says)}</span></h3><div class=row>"
            )
            parts += [
                f'<figure><a href="{shot.file}"><img src="{shot.file}" loading=eager></a>'
                f"<figcaption>{escape(shot.way)}</figcaption></figure>"
                for shot in row
            ]
            parts.append("</div>")
    page = folder / "index.html"
    page.write_text("\n".join(parts), encoding="utf-8")
    return page


def photograph(page: Path, browser: Browser) -> Path:
    """Take one picture of the whole sheet, as small as has to be."""
    picture = page.with_name("contact-sheet.png")
    with browser.new_context(
        viewport={"width": WIDTH, "height": 1000}, device_scale_factor=SCALE
    ) as context:
        sheet = context.new_page()
        sheet.goto(page.resolve().as_uri())
        sheet.screenshot(path=picture, full_page=True)
    return picture
