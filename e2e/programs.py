"""The Chromium that all tests use, and how it is started."""

from __future__ import annotations

import os

import pytest

from tools import chromium

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)


def headless_program() -> str:
    """Return what pages are tested in that need no browser round them.

    That is the same engine; a start takes a third less (`tools/chromium.py`). What a
    browser remembers, installs or shows is tested in the whole of Chromium.
    """
    return os.environ.get("HEADLESS_CHROMIUM") or chromium_program()


def chromium_program() -> str:
    """Return the Chromium that all tests use."""
    program = chromium.find() or chromium.from_playwright()
    if program is None:
        pytest.fail("no Chromium: `make test` finds or installs one")
    return program
