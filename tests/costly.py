"""Texts that take the most time for their length, and how much that is."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_MS = 50
"""Whatever is refused is refused within that."""
TIMES = 4
"""It is too slow if it is every time; the first time may load what is needed."""

COSTLY = (
    "numbers",
    "empty objects",
    "objects",
    "lists of lists",
    "keys",
    "keys, the last one twice",
    "a record of nothing",
)


def took_ms(work: Callable[[], object]) -> float:
    """Return how long something took, without what others did meanwhile."""
    began = time.process_time()
    work()
    return 1_000 * (time.process_time() - began)


def costly(kind: str, most: int) -> str:
    """Return whole JSON of at most so many signs."""
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
