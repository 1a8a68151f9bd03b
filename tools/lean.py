"""Python as it is shipped: without what only its readers need, line for line the same.

Comments go, and docstrings become empty, those of attributes too; those of classes stay,
since a dataclass without one writes its own. Nothing else changes, so a traceback
names the lines of the source.
"""

from __future__ import annotations

import ast
import io
import tokenize

Place = tuple[int, int]
"""Line, counted from 1, and column in characters."""


def lean(source: str) -> str:
    """Return source that does the same, with as many lines."""
    lines = source.splitlines(keepends=True)
    cuts = [(start, end, "") for start, end in _comments(source)]
    cuts += [(start, end, '""') for start, end in _texts(source, lines)]
    for (top, left), (bottom, right), instead in sorted(cuts, reverse=True):
        first, last = lines[top - 1], lines[bottom - 1]
        ends = "\n" * (bottom - top)
        kept = first[:left].rstrip(" ") if not instead else first[:left]
        lines[top - 1 : bottom] = [
            line + "\n"
            for line in (kept + instead + ends + last[right:]).split("\n")[:-1]
        ]
    return "".join(lines)


def _comments(source: str) -> list[tuple[Place, Place]]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [(it.start, it.end) for it in tokens if it.type == tokenize.COMMENT]


def _texts(source: str, lines: list[str]) -> list[tuple[Place, Place]]:
    """Return where texts stand that nothing but a reader takes up."""
    tree = ast.parse(source)
    kept = {
        id(node.body[0]) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    }
    return [
        (
            (it.lineno, _characters(lines, it.lineno, it.col_offset)),
            (it.end_lineno, _characters(lines, it.end_lineno, it.end_col_offset)),
        )
        for it in ast.walk(tree)
        if isinstance(it, ast.Expr)
        and isinstance(it.value, ast.Constant)
        and isinstance(it.value.value, str)
        and id(it) not in kept
        and it.end_lineno is not None
        and it.end_col_offset is not None
    ]


def _characters(lines: list[str], line: int, offset: int) -> int:
    """Return a column in characters for one in bytes, as syntax trees have it."""
    return len(lines[line - 1].encode()[:offset].decode())
