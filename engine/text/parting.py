"""A blank between Chinese and what is Latin or a number, wherever a gap is filled.

Translators write it in their templates. What comes into a gap may be of either script,
a guest called DJ or one called 阿姨, so there the blank is set by what has come.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from string import Formatter
from unicodedata import east_asian_width

SIGNS = "\N{MINUS SIGN}+"
"""What numbers begin with."""


def parted(template: str, args: Mapping[str, object]) -> str:
    """Return a template with its gaps filled, and scripts apart at both ends of each.

    >>> parted("{guest}坐 {place} 號", {"guest": "DJ", "place": 9})
    'DJ 坐 9 號'
    >>> parted("{guest}坐 {place} 號", {"guest": "阿姨", "place": 9})
    '阿姨坐 9 號'
    """
    text = ""
    for literal, name in _pieces(template):
        text = _joined(text, literal)
        if name is not None:
            text = _joined(text, str(args[name]))
    return text


@cache
def _pieces(template: str) -> tuple[tuple[str, str | None], ...]:
    """Return the texts of a template, each with the name of the gap after it."""
    parsed = Formatter().parse(template)
    return tuple((literal, name) for literal, name, _spec, _how in parsed)


def _joined(before: str, then: str) -> str:
    if not before or not then:
        return before + then
    left, right = before[-1], then[0]
    meet = (_is_han(left) and _is_narrow(right)) or (
        _is_narrow(left) and _is_han(right)
    )
    return f"{before} {then}" if meet else before + then


def _is_han(sign: str) -> bool:
    return sign.isalpha() and east_asian_width(sign) == "W"


def _is_narrow(sign: str) -> bool:
    return sign in SIGNS or (sign.isalnum() and east_asian_width(sign) not in "WF")
