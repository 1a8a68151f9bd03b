"""Languages: all words in each, none in another's place, and whose turn brings which."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from engine.text import OWN_NAMES, words
from tests.languages import english_again
from tools.messages import LANGUAGES, faults, topics

__all__ = ["english_again"]  # a fixture

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_missing(code: str) -> None:
    """Each text is there, of the English as it is now, with the same placeholders."""
    assert faults(code) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_is_one_that_can_be_chosen(code: str) -> None:
    """What the build compiles has a name of its own to be chosen by, and the reverse."""
    assert code in OWN_NAMES
    assert {*OWN_NAMES} == {"en", *LANGUAGES}


def test_every_id_is_said_somewhere() -> None:
    """No translator works on words that nobody reads: each id is written in the code, as
    it is or as an f-string makes it."""
    texts = {page: (ROOT / page).read_text() for page in ("index.html",)}
    written = {*re.findall(r'data-word[\w-]*="([^"]+)"', texts["index.html"])}
    made: list[str] = []
    for folder in ("engine", "ui", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            if path.parent.name != "en":
                tree = ast.parse(path.read_text(encoding="utf-8"))
                told = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr)}
                for node in ast.walk(tree):
                    if id(node) in told:
                        continue  # a docstring
                    if isinstance(node, ast.Constant) and isinstance(node.value, str):
                        written |= {*re.sub("[_:]", "-", node.value).lower().split()}
                    elif isinstance(node, ast.JoinedStr):
                        made.append(_pattern(node))
    names = {one.rpartition("/")[2] for one in made}
    pattern = re.compile("|".join(one for one in names if len(_letters(one)) > 1))
    unused = [
        f"{topic}/{name}"
        for topic in topics()
        for name in words(topic)
        if not (
            {name, f"{topic}/{name}"} & written
            or {name[: (at := name.find("-"))], name[at + 1 :]} <= written  # theme-dark
            or pattern.fullmatch(name)
            or topic in BY_ARGUMENT
        )
    ]
    assert unused == [], "\n".join(unused)


BY_ARGUMENT = {"wedding-flavours"}
"""Pages whose ids are those of things in the game: a line a guest."""


def _pattern(text: ast.JoinedStr) -> str:
    """Return what an f-string can become."""
    return "".join(
        re.escape(str(piece.value)) if isinstance(piece, ast.Constant) else _gap(piece)
        for piece in text.values
    )


def _gap(piece: ast.expr) -> str:
    """Return what can stand in a gap: one of two texts, or anything."""
    assert isinstance(piece, ast.FormattedValue)
    match piece.value:
        case ast.IfExp(body=ast.Constant(str(one)), orelse=ast.Constant(str(other))):
            return f"(?:{re.escape(one)}|{re.escape(other)})"
    return r"[\w.-]+"


def _letters(pattern: str) -> str:
    return re.sub(r"\[\\w\.-\]\+|[^a-z]", "", pattern)
