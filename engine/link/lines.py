"""Links from a shell, a line each: `python -m engine open`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.game import RefusedError
from engine.link import decode
from engine.link.frame import MAX_CODE
from engine.message import Message, say
from engine.record import Record


def opened(lines: Iterable[bytes | None]) -> Iterator[Record | Message]:
    """Give the record of each line's code, or why there is none.

    Lines are UTF-8; None stands for one that was too long to be kept.
    """
    for line in lines:
        if line is None:
            yield say("link/too-long", most=MAX_CODE)
            continue
        try:
            yield decode(line.decode("utf-8-sig"))
        except UnicodeDecodeError:
            yield say("link/not-utf8")
        except RefusedError as refused:
            yield refused.message
