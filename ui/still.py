"""What a board drew, as a picture: all of it can be read, nothing of it can be pressed.

A board draws buttons wherever something could be chosen. In a replay nothing can, so each
button that sends something becomes a plain element of the same look, and what can be typed
or chosen from a list is left out. A button that does no more than look stays: one that only
opens what the browser itself shows (a popover, a disclosure), and the verbs of `LOOKING`.

It reads what `ui.html.tag` wrote: attributes in double quotes, and no angle bracket in
them.
"""

from __future__ import annotations

import re
from typing import Final

from ui.html import Html

LOOKING: Final = ("look", "why", "moment")
_LOOKS: Final = re.compile(rf' data-do="(?:{"|".join(LOOKING)})"')
_FIELDS: Final = re.compile(r"<select\b.*?</select>|<input\b[^<>]*>", re.DOTALL)
_TAGS: Final = re.compile(r"<(/?)([a-z][\w-]*)([^<>]*)>")
_PRESSED: Final = frozenset({"button", "form", "a"})
_DOING: Final = re.compile(
    r" (?:type|data-do|data-arg|data-live|href|tabindex|aria-(?:pressed|checked"
    r"|selected|expanded|controls|disabled|keyshortcuts|live|orientation"
    r'|multiselectable))(?:="[^"]*")?(?=[ />]|$)'
)
_ROLES: Final = {
    ' role="radiogroup"': ' role="group"',
    ' role="tablist"': ' role="group"',
    ' role="listbox"': ' role="group"',
    ' role="grid"': ' role="table"',
    ' role="gridcell"': ' role="cell"',
    ' role="radio"': "",
    ' role="option"': "",
    ' role="tab"': "",
    ' role="status"': "",
}


def still(drawn: Html) -> Html:
    """Return the same to look at, with nothing that sends anything.

    >>> still(Html('<button type="button" data-do="pick" aria-label="5">…</button>'))
    '<span aria-label="5" role="img">…</span>'
    """
    names: list[str] = []

    def stilled(found: re.Match[str]) -> str:
        closing, name, attrs = found.groups()
        if name not in _PRESSED:
            return f"<{closing}{name}{_stilled(name, attrs)}>"
        if closing:
            return f"</{names.pop()}>"
        looks = " data-do=" not in attrs or _LOOKS.search(attrs)
        kept = name if name != "form" and looks else ""
        names.append(kept or ("div" if name == "form" else "span"))
        if kept:
            return found[0]
        attrs = _stilled(name, attrs)
        if " aria-label=" in attrs:
            attrs += ' role="img"'
        return f"<{names[-1]}{attrs}>"

    return Html(_TAGS.sub(stilled, _FIELDS.sub("", drawn)))


def _stilled(name: str, attrs: str) -> str:
    """Return attributes without those of a control; drawings keep their `href`."""
    if name == "use":
        return attrs
    for role, other in _ROLES.items():
        attrs = attrs.replace(role, other)
    return _DOING.sub("", attrs)
