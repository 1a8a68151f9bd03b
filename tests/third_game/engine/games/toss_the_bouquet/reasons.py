"""A jump in words, and what speaks for it."""

from __future__ import annotations

from engine.message import Message, say


def describe(action: int) -> Message:
    return say("toss-the-bouquet-coach/jump", n=action)


def explain() -> Message:
    return say("toss-the-bouquet-coach/high")
