"""Three stylesheets of many: what the first frame needs, the rest, and what wins.

The first and the last are written into the page, which asks for the one between once the
first frame is painted (`static/js/begin.js`); they stand in this order, so the cascade is
that of one stylesheet. Each game has a folder in `boards`, found by looking.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from tools.packing import Files

FOLDER: Final = "static/css/"
BOARDS: Final = "boards"
FIRST: Final = ("tokens", "base", "parts", "home")
REST: Final = ("table", "screens")
"""All others, boards included, go by name behind these: boards build on `table`."""
LAST: Final = ("languages", "start", "preferences")
"""What people ask of their device (`preferences`) wins."""
PARTS: Final = (
    "table", "seats", "own", "hand", "low", "panel",
    "scored", "choose", "recap", "end", "why", "layout",
)  # fmt: skip
"""The files of a board, in the order of the cascade; a game has those it needs, and what
is called otherwise goes by name behind them."""


def stylesheets(files: Files) -> Files:
    """Take the stylesheets out of the files and return the three made of them."""
    names = [n for n in files if n.startswith(FOLDER) and n.endswith(".css")]
    texts = {
        name.removeprefix(FOLDER).removesuffix(".css"): files.pop(name)
        for name in sorted(names, key=place)
    }
    others = [name for name in texts if name not in {*FIRST, *REST, *LAST}]
    sheets = {"first": FIRST, "rest": (*REST, *others), "last": LAST}
    return {
        f"{FOLDER}{sheet}.css": b"\n".join(texts[name] for name in names)
        for sheet, names in sheets.items()
    }


def place(name: str) -> tuple[str, int, str]:
    """Return where a stylesheet goes among all that go by name."""
    path = PurePosixPath(name)
    if path.parent.parent.name != BOARDS:
        return name, 0, ""
    part = PARTS.index(path.stem) if path.stem in PARTS else len(PARTS)
    return str(path.parent), part, path.stem
