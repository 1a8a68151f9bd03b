"""The sprite: every drawing as a `<symbol>`, and the gradients they are painted with.

Inlined once in the page, so that custom properties and `url(#foil)` resolve.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from . import (
    accessories,
    bridesmaids,
    guests,
    icons,
    ornaments,
    symbols,
    wedding,
)
from .lettering import Word, word
from .plates import Drawing

VALUES: Final = (-5, -3, -2, 0, 1, 2, 3, 5, 6, 8, 10)
_FOIL: Final = """<defs>\
<linearGradient id="almond" x1=".1" y1="0" x2=".9" y2="1">\
<stop offset="0" stop-color="var(--alm-lo)"/><stop offset=".5" stop-color="var(--alm-mid)"/>\
<stop offset=".66" stop-color="var(--alm-lo)"/><stop offset="1" stop-color="var(--alm-hi)"/></linearGradient>\
<linearGradient id="foil" x1="0" y1="0" x2="1" y2="1">\
<stop offset="0" stop-color="var(--foil-lo)"/><stop offset=".42" stop-color="var(--foil-mid)"/>\
<stop offset=".58" stop-color="var(--foil-lo)"/><stop offset="1" stop-color="var(--foil-hi)"/></linearGradient>\
<radialGradient id="waxg" cx=".35" cy=".28" r=".8">\
<stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>\
<stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient>\
</defs>"""


def drawings() -> dict[str, Drawing]:
    """Return every symbol by its id, sorted."""
    drawn = {
        **accessories.DRAWINGS,
        **bridesmaids.DRAWINGS,
        **guests.DRAWINGS,
        **icons.DRAWINGS,
        **ornaments.DRAWINGS,
        **symbols.DRAWINGS,
        **wedding.DRAWINGS,
        **_letters(),
    }
    return dict(sorted(drawn.items()))


def sprite(drawn: Mapping[str, Drawing]) -> str:
    """Return the text of `static/icons.svg`."""
    marks = "\n".join(
        f'<symbol id="{id}" viewBox="{d.view_box}">{tidied(d.marks)}</symbol>'
        for id, d in drawn.items()
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg">\n'
        "<!-- Written by `python -m tools.art`. -->\n"
        f"{_FOIL}\n{marks}\n</svg>\n"
    )


def view_boxes(drawn: Mapping[str, Drawing]) -> str:
    """Return the text of `ui/parts/view_boxes.py`."""
    rows = "".join(f'    "{id}": "{d.view_box}",\n' for id, d in drawn.items())
    return (
        '"""The size of every drawing in `static/icons.svg`.'
        ' Written by `python -m tools.art`."""\n\n'
        "from __future__ import annotations\n\n"
        "from typing import Final\n\n"
        "VIEW_BOXES: Final[dict[str, str]] = {\n"
        f"{rows}}}\n"
        '"""The `viewBox` of each symbol by its id."""\n'
    )


def tidied(marks: str) -> str:
    """Return marks with one value an attribute, the last, and without idle zeros."""
    marks = re.sub(r"<(\w+)((?:\s+[\w:-]+=\"[^\"]*\")*)\s*(/?)>", _once, marks)
    marks = re.sub(r"(\d*\.\d*?[1-9])0+(?![\d.])", r"\1", marks)
    marks = re.sub(r"(\d)\.0+(?![\d.])", r"\1", marks)
    return re.sub(r">\s+<", "><", marks)


def _once(tag: re.Match[str]) -> str:
    attributes = dict(re.findall(r"([\w:-]+)=\"([^\"]*)\"", tag[2]))
    written = "".join(f' {name}="{value}"' for name, value in attributes.items())
    return f"<{tag[1]}{written}{tag[3]}>"


def _letters() -> dict[str, Drawing]:
    """Card values, big figures, initials and the words that are drawn."""
    drawn = {f"num-{v}": _solid(word(str(v), 13, 4.2, 1)) for v in VALUES}
    signs = {"-": "minus", "+": "plus"}
    drawn |= {
        f"f{signs.get(ch, ch)}": _solid(word(ch, 11.5, 3.2, 0)) for ch in "0123456789-+"
    }
    drawn |= {
        f"cap-{'amp' if ch == '&' else ch}": _solid(word(ch, 10.5, 2.6, 0))
        for ch in "ABCDEFGHIJKLMNOPQRSTUVWXYZ&"
    }
    return drawn | {
        "wm-hold": _solid(word("HOLD BACK", 11.5, 3.4, 8)),
        "wm-start": _solid(word("THE START", 11.5, 3.4, 8)),
        "wm-wild": _solid(word("WILD", 12, 3.6, 10)),
        "wm-play": _solid(word("PLAY", 12, 3.4, 10)),
        "wm-app": _solid(word("TABLE SIXTEEN", 10.5, 2.6, 12)),
        "wm-bridesmaid": _lockup("ALWAYS A", "BRIDESMAID", track=6, hair=2.2, dy=52),
        "wm-table": _lockup("AT THE WEDDING", "TABLE", track=40, hair=2.6, dy=50),
    }


def _solid(drawn: Word) -> Drawing:
    marks = f'<path fill="currentColor" d="{drawn.d}"/>'
    return Drawing(f"0 0 {drawn.width:.0f} 84", marks)


def _lockup(small: str, big: str, *, track: float, hair: float, dy: float) -> Drawing:
    """Return a title on two lines: a small one between rules, a big one full width."""
    width = 420
    above = word(small, 11, 3.2, 16, 0.36)
    scale = width / word(big, 10.5, hair, track).width
    below = word(big, 10.5, hair, track, scale)
    x = (width - above.width) / 2
    y = dy - 6 * scale
    rule = x - 16
    marks = (
        '<g fill="currentColor">'
        f'<path transform="translate({x:.1f} 4)" d="{above.d}"/>'
        f'<path d="M0 19.4H{rule:.0f}V20.8H0ZM{width - rule:.0f} 19.4H{width}V20.8H{width - rule:.0f}Z"/>'
        f'<path transform="translate(0 {y:.1f})" d="{below.d}"/></g>'
    )
    return Drawing(f"0 0 {width} {y + 76 * scale + 6:.0f}", marks)
