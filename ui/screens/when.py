"""How long ago something was, as a person says it."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from engine.message import Message, say
from ui.dayview import said_lately


def when(changed: str, now: datetime) -> Message | None:
    """Return when an ISO 8601 time was, seen from `now`; None if it can't be read.

    Days are those of the time zone of `now`. A time without a zone is UTC.

    >>> now = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
    >>> when("2026-11-29T19:18:00+00:00", now)
    Message(id='saved/minutes-ago', args={'n': 42})
    """
    try:
        then = datetime.fromisoformat(changed)
        zoned = then if then.tzinfo else then.replace(tzinfo=UTC)
        then = zoned.astimezone(now.tzinfo)
    except (ValueError, OverflowError):
        return None
    passed = now - then
    minutes = int(passed / timedelta(minutes=1))
    days = (now.date() - then.date()).days
    if minutes < 1:
        return say("saved/just-now")
    if minutes < 60:
        return say("saved/minutes-ago", n=minutes)
    if days == 0:
        return say("saved/hours-ago", n=minutes // 60)
    if days == 1:
        return say("saved/yesterday")
    return said_lately(then.date(), now.date())
