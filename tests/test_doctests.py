"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAMES = sorted(
    str(path.relative_to(ROOT)).removesuffix(".py").replace("/", ".")
    for package in ("engine", "ui")
    for path in (ROOT / package).rglob("*.py")
    if ">>>" in path.read_text(encoding="utf-8")
)


def test_there_are_examples() -> None:
    """Constructors, notation and parts show how they are used."""
    assert len(NAMES) >= 8


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_hold(name: str) -> None:
    """What a docstring shows is what the function returns."""
    module = import_module(name.removesuffix(".__init__"))
    failed, tried = doctest.testmod(module)
    assert tried > 0
    assert failed == 0
