"""What is shipped of the Python here does what its source does, line for line."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.lean import lean

ROOT = Path(__file__).parent.parent
SOURCES = sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("ui/**/*.py")])
SAMPLE = '''"""Of the module."""
# a comment
def f(a):  # another
    """Of a function,
    in two lines."""

class C:
    """Of a class."""
    x = "# no comment"
    """Of an attribute: é."""; y = 2
    def g(self): "one"; return 1
'''

pytestmark = pytest.mark.host


def meaning(source: str) -> str:
    """Return the syntax tree with all texts that stand alone emptied, class docs aside."""
    tree = ast.parse(source)
    kept = {
        id(node.body[0]) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    }
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
            and id(node) not in kept
        ):
            node.value.value = ""
    return ast.dump(tree)


def where(source: str) -> list[int]:
    """Return the line of every statement."""
    return [it.lineno for it in ast.walk(ast.parse(source)) if isinstance(it, ast.stmt)]


@pytest.mark.parametrize("path", SOURCES, ids=lambda it: str(it.relative_to(ROOT)))
def test_lean_source_is_the_same_program(path: Path) -> None:
    """Same syntax tree but for texts nobody takes up, every statement on its line."""
    source = path.read_text(encoding="utf-8")
    made = lean(source)
    assert meaning(made) == meaning(source)
    assert where(made) == where(source)


def test_comments_and_docstrings_go_and_class_docs_stay() -> None:
    """What looks like a comment in a text is none."""
    made = lean(SAMPLE)
    assert meaning(made) == meaning(SAMPLE)
    assert where(made) == where(SAMPLE)
    assert '"# no comment"' in made
    assert "Of a class." in made
    for gone in (
        "a comment",
        "another",
        "Of the module",
        "in two lines",
        "attribute",
        "one",
    ):
        assert gone not in made
