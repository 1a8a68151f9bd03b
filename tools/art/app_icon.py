"""The icon of the site: the wax seal with a drawn 16, plain and with room to be cut."""

from __future__ import annotations

from typing import Final

from .lettering import word
from .ornaments import blob
from .sprite import tidied

WAX: Final = "#8c2f39"
WAX_DARK: Final = "#6c2029"
PRINT: Final = "#fff5e8"
CLOTH: Final = "#c9d6c8"
_XMLNS: Final = 'xmlns="http://www.w3.org/2000/svg"'
_SHINE: Final = (
    '<defs><radialGradient id="g" cx=".35" cy=".28" r=".8">'
    '<stop offset="0" stop-color="#fff" stop-opacity=".3"/>'
    '<stop offset=".5" stop-color="#fff" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000" stop-opacity=".2"/></radialGradient></defs>'
)


def icon() -> str:
    """Return the text of `static/icon.svg`."""
    shine = f'<path fill="url(#g)" d="{blob()}"/>'
    seal = f'<path fill="{WAX}" d="{blob()}"/>{shine}{_sixteen()}'
    return f'<svg {_XMLNS} viewBox="0 0 96 96">{_SHINE}{tidied(seal)}</svg>\n'


def maskable_icon() -> str:
    """Return the text of `static/icon-maskable.svg`: on cloth, with a safe margin."""
    seal = f'<path fill="{WAX}" d="{blob()}"/>{_sixteen()}'
    return (
        f'<svg {_XMLNS} viewBox="0 0 160 160"><rect width="160" height="160" fill="{CLOTH}"/>'
        f'<g transform="translate(32 32)">{tidied(seal)}</g></svg>\n'
    )


def _sixteen() -> str:
    drawn = word("16", 13, 4.2, 2, 0.62)
    x = (96 - drawn.width) / 2
    return (
        f'<circle cx="48" cy="48" r="32.5" fill="{WAX_DARK}"/>'
        f'<circle cx="48" cy="49.2" r="31.5" fill="{WAX}"/>'
        f'<path fill="{PRINT}" transform="translate({x:.1f} 22.6)" d="{drawn.d}"/>'
    )
