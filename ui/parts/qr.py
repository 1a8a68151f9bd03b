"""A QR code as one drawing: dark on light in every theme, or cameras don't find it."""

from __future__ import annotations

import re
from typing import Final

from ui.html import Html, tag
from ui.parts.drawing import Words, words

QUIET: Final = 4
"""Modules left light around the code (ISO/IEC 18004)."""


def qr_code(rows: str, label: Words) -> Html:
    """Return the code: a line a row, `1` for a dark module and `0` for a light one."""
    lines = rows.split("\n")
    size = len(lines) + 2 * QUIET
    return tag(
        "svg",
        tag("path", d=_path(lines)),
        class_="qr",
        viewBox=f"{-QUIET} {-QUIET} {size} {size}",
        role="img",
        aria_label=words(label),
    )


def _path(lines: list[str]) -> str:
    """Return a rectangle for each run of dark modules.

    >>> _path(["101", "011"])
    'M0 0h1v1h-1zM2 0h1v1h-1zM1 1h2v1h-2z'
    """
    return "".join(
        f"M{run.start()} {y}h{len(run[0])}v1h-{len(run[0])}z"
        for y, line in enumerate(lines)
        for run in re.finditer("1+", line)
    )
