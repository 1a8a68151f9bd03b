"""A slip of paper above the tray: one message, at most one thing to do."""

from __future__ import annotations

from dataclasses import dataclass

from engine.message import Message


@dataclass(frozen=True, slots=True)
class Toast:
    """What the slip says and offers; one that offers something stays until closed."""

    message: Message
    do: str = ""
    """The verb of its one action; none if empty."""
    arg: str = ""
    label: Message | None = None
    urgent: bool = False
    """Whether it interrupts who listens: nothing is kept any more."""
