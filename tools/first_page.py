"""The first screen as it stands in `index.html` before Python is there."""

from __future__ import annotations

import re

from ui.screens.home import static_parts


def home() -> str:
    """Return the home screen of a device without saved tables, as the page draws it."""
    return str(static_parts())


def sprite_for(page: str, sprite: str) -> str:
    """Return the part of the sprite that a page uses, so that it paints at once.

    Gradients work only in an image that is shown; symbols are in a hidden one, where no
    style is reckoned for them (a thousand elements, each time a whole page is).
    """
    defs = re.search(r"<defs>.*?</defs>", sprite, re.DOTALL)
    symbols = {
        name: text
        for text, name in re.findall(
            r'(<symbol id="([^"]+)".*?</symbol>)', sprite, re.DOTALL
        )
    }
    needed: dict[str, str] = {}
    queue = re.findall(r'href="#([^"]+)"', page)
    while queue:
        name = queue.pop()
        if name in symbols and name not in needed:
            needed[name] = symbols[name]
            queue += re.findall(r'href="#([^"]+)"', symbols[name])
    return (
        '<svg id="sprite" class="sprite" width="0" height="0" aria-hidden="true"'
        f' focusable="false">{defs.group() if defs else ""}</svg>'
        '<svg id="symbols" aria-hidden="true" hidden>'
        f"{''.join(needed[name] for name in sorted(needed))}</svg>"
    )
