"""Whole JSON that takes the most time for its length."""

from __future__ import annotations

COSTLY = (
    "numbers",
    "empty objects",
    "objects",
    "lists of lists",
    "keys",
    "keys, the last one twice",
    "a record of nothing",
)


def costly(kind: str, most: int) -> str:
    """Return a text of at most so many signs."""
    keys = [f'"{number}":0' for number in range(most // 10)]
    text = {
        "numbers": "[" + "0," * (most // 2 - 2) + "0]",
        "empty objects": "[" + "{}," * (most // 3 - 2) + "0]",
        "objects": "[" + '{"a":0},' * (most // 8 - 2) + "0]",
        "lists of lists": "[" + "[[[[[]]]]]," * (most // 11 - 2) + "0]",
        "keys": "{" + ",".join(keys) + "}",
        "keys, the last one twice": "{" + ",".join([*keys, keys[-1]]) + "}",
        "a record of nothing": '{"format":"table-record/1","x":['
        + "{}," * (most // 3 - 20)
        + "0]}",
    }[kind]
    assert len(text) <= most
    return text
