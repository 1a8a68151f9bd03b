"""The links in the page's head that ask for files before anything has found them out."""

from __future__ import annotations

from typing import Final

NEEDED: Final = ("static/js/interpreter.js",)
"""What the start waits for, and no element of the page or script asks for early."""


def link(name: str) -> str:
    """Return a link to one file."""
    if name.endswith(".js"):
        return f'<link rel="modulepreload" href="./{name}">'
    return f'<link rel="preload" as="fetch" crossorigin href="./{name}">'
