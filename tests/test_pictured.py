"""Every screen and every sheet is among the pictures (`e2e/shots/screens`).

What looks at screens in a browser (contrast, sizes, keys, what is said, injected markup)
goes through those pictures: what is not there is looked at by nobody.
"""

from __future__ import annotations

import inspect
import re
from functools import cache

import pytest

from e2e.shots.screens import all_screens
from ui import draw, sheets

pytestmark = pytest.mark.host
PLACES = {"home", *re.findall(r'case "([a-z]+)"', inspect.getsource(draw._screen))}


@cache
def pictured() -> tuple[set[str], set[str | None]]:
    """Return the places, and the sheets on them, that the pictures lead to."""
    apps = [one.visit().app for one in all_screens()]
    return {app.place for app in apps}, {app.dialog for app in apps}


def test_every_place_is_pictured() -> None:
    """Each of those that `ui.draw` knows."""
    assert len(PLACES) > 10
    assert pictured()[0] == PLACES


@pytest.mark.parametrize("name", sheets._SHEETS)
def test_every_sheet_is_pictured(name: str) -> None:
    """Each of those that `ui.sheets` knows."""
    assert name in pictured()[1]
