"""Every ruling is held by a test that names it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.host

ROOT = Path(__file__).parent.parent
RULINGS = re.findall(
    r"^\| ([BW]\d+) \|", (ROOT / "docs" / "rulings.md").read_text("utf-8"), re.M
)


def claims() -> str:
    """Return the docstrings of all tests: what they claim to hold."""
    return "\n".join(
        ast.get_docstring(node) or ""
        for path in sorted((ROOT / "tests").glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


CLAIMS = claims()


def test_the_list_of_rulings_is_complete() -> None:
    """B1 to B14 and W1 to W11."""
    wanted = [f"B{n}" for n in range(1, 15)] + [f"W{n}" for n in range(1, 12)]
    assert wanted == RULINGS


@pytest.mark.parametrize("ruling", RULINGS)
def test_a_test_names_the_ruling(ruling: str) -> None:
    """At least one test's docstring cites it."""
    assert re.search(rf"\b{ruling}\b", CLAIMS)
