"""The Chromium that all tests use, and how it is started."""

from __future__ import annotations

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


def chromium_program() -> str:
    """Return the Chromium that all tests use."""
    program = chromium.find() or chromium.from_playwright()
    if program is None:
        pytest.fail("no Chromium: `make test` finds or installs one")
    return program
