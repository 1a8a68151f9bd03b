"""Three stylesheets of many: what the first frame needs, the rest, and what wins.

The first and the last are written into the page, which asks for the one between once the
first frame is painted (`static/js/begin.js`); they stand in this order, so the cascade is
that of one stylesheet.
"""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Final

from tools.packing import Files

FOLDER: Final = "static/css/"
FIRST: Final = ("tokens", "base", "parts", "home")
REST: Final = ("table", "screens")
"""All others, boards included, go by name behind these: boards build on `table`."""
LAST: Final = ("languages", "start", "preferences")
"""What people ask of their device (`preferences`) wins."""


def stylesheets(files: Files) -> Files:
    """Take the stylesheets out of the files and return the three made of them."""
    names = sorted(n for n in files if n.startswith(FOLDER) and n.endswith(".css"))
    texts = {PurePosixPath(name).stem: files.pop(name) for name in names}
    others = [stem for stem in texts if stem not in {*FIRST, *REST, *LAST}]
    sheets = {"first": FIRST, "rest": (*REST, *others), "last": LAST}
    return {
        f"{FOLDER}{sheet}.css": b"\n".join(texts[stem] for stem in stems)
        for sheet, stems in sheets.items()
    }
