"""The README's session with the engine is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

pytestmark = pytest.mark.host

README = Path(__file__).parent.parent / "README.md"


def test_the_readme_session_runs() -> None:
    """What the README shows of the engine is what the engine prints."""
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried >= 9
    assert failed == 0
