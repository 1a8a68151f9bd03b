"""A session as an entry of the saved tables, and back again.

Everything that closing the page would lose is in the entry: the record, the choices
still sealed, what each person has seen. What is only picked up and not yet chosen is
not.
"""

from __future__ import annotations

from engine.daily import day_in, is_dealt
from engine.game import RefusedError, Seat
from engine.link.kinds import ID
from engine.record import Record, record_from, record_value
from engine.table import Table, open_table
from engine.text import OWN_NAMES
from ui.saved import day_of, title_in
from ui.session import Session
from ui.turns import seed_of

KEYS = frozenset(
    {"format", "record", "sealed", "seen", "seed", "title", "created"}
    | {"changed", "hints", "about", "here", "day", "known_as", "known_there"}
    | {"moved", "taken_back", "languages"}
)
"""Of an entry, as far as this release knows."""


def entry_from(session: Session, now: str) -> dict[str, object]:
    """Return what to keep of a session; `now` is UTC, ISO 8601."""
    table = session.table
    return {
        **session.extra,
        "record": record_value(table.record),
        "sealed": {
            str(seat): table.game.write_choice(choice)
            for seat, choice in sorted(table.sealed.items())
        },
        "seen": {str(seat): count for seat, count in session.seen.items()},
        "seed": session.seed,
        "title": session.title,
        "created": session.created,
        "changed": now,
        "hints": session.hints,
        "about": _about(table),
        **({} if session.here is None else {"here": list(session.here)}),
        **({"moved": session.moved} if session.moved else {}),
        **({"day": session.day} if session.day else {}),
        **({"known_as": session.known_as} if session.known_as else {}),
        **({} if session.known_there < 0 else {"known_there": session.known_there}),
        **({"taken_back": taken} if (taken := _taken_back(session)) else {}),
        **({"languages": spoken} if (spoken := _languages(session)) else {}),
    }


def _taken_back(session: Session) -> list[list[int]]:
    """Return what windows may still have to tell apart: what is older is settled."""
    last = len(session.table.steps) - 1
    kept = sorted(session.taken_back.items())
    return [[ply, seat, times] for (ply, seat), times in kept if ply >= last]


def _languages(session: Session) -> dict[str, str]:
    return {str(seat): code for seat, code in sorted(session.languages.items()) if code}


def _about(table: Table) -> dict[str, object]:
    """Return what the list of tables shows without replaying the record."""
    outcome = table.state.outcome
    about: dict[str, object] = {
        "finished": outcome is not None,
        "waiting_for": list(table.waiting_for),
    }
    if outcome is not None:
        about |= {"winners": list(outcome.winners), "scores": list(outcome.scores)}
    return about


def session_from(id: str, entry: dict[str, object]) -> Session:
    """Return the session an entry holds; raise RefusedError if it is damaged.

    Only the record has to be whole. Whatever else makes no sense is left out: a sealed
    choice has to be made again, a scored round is shown again.
    """
    table = open_table(record_from(entry.get("record")))
    _seal_again(table, entry.get("sealed"))
    seed, created = entry.get("seed"), entry.get("created")
    return Session(
        id=id,
        table=table,
        seed=seed if isinstance(seed, int) else 0,
        title=title_in(entry),
        created=created if isinstance(created, str) else "",
        hints=entry.get("hints") is not False,
        seen=_seen(entry.get("seen"), len(table.players)),
        here=_here(entry.get("here"), len(table.players)),
        day=_day(entry, table),
        known_as=_id(entry.get("known_as")),
        known_there=_known(entry.get("known_there")),
        moved=max(0, _known(entry.get("moved"))),
        taken_back=_times(entry.get("taken_back"), len(table.players)),
        languages=_spoken(entry.get("languages"), table),
        extra={key: value for key, value in entry.items() if key not in KEYS},
    )


def seated(table: Table, luck: int, now: str) -> Session:
    """Return a session for a table that was just dealt or opened from a file.

    `luck` is 64 random bits: the table's id comes of it, and of that its bots' seed.
    """
    id = f"{luck >> 24:010x}"
    return Session(id, table, seed_of(id), "", now, hints=True)


def session_from_record(record: Record, luck: int, now: str) -> Session:
    """Return a session for a record from a file; raise RefusedError if it is broken.

    What happened up to now is old news to everybody.
    """
    session = seated(open_table(record), luck, now)
    session.seen = {s: len(session.table.state.log) for s in session.people}
    return session


def file_name(session: Session) -> str:
    """Return a name for the table's file that every system takes."""
    title = session.title or session.table.game.key
    safe = "".join(c if c.isalnum() else "-" for c in title).strip("-")[:40]
    return f"{safe or session.table.game.key}-{session.created[:10]}.table.json"


def _seal_again(table: Table, sealed: object) -> None:
    if not isinstance(sealed, dict):
        return
    for seat in table.state.to_act:
        if str(seat) not in sealed or len(table.waiting_for) == 1:
            continue
        try:
            choice = table.game.read_choice(table.state, seat, sealed[str(seat)])
            table.choose(seat, choice)
        except RefusedError:
            continue


def _day(entry: dict[str, object], table: Table) -> str:
    """Return which day's table it is; empty if it is none, whatever the entry says."""
    day = day_of(entry)
    if not day:
        return ""
    return day if is_dealt(day_in(day), table.record) else ""


def _id(value: object) -> str:
    return value if isinstance(value, str) and ID.fullmatch(value) else ""


def _known(value: object) -> int:
    return value if type(value) is int and value >= 0 else -1


def _here(value: object, seats: int) -> tuple[Seat, ...] | None:
    if not isinstance(value, list):
        return None
    return tuple(seat for seat in range(seats) if seat in value)


def _times(value: object, seats: int) -> dict[tuple[int, Seat], int]:
    """Return how often was taken back where; whatever makes no sense is left out."""
    rows = value if isinstance(value, list) else []
    sound = [
        row
        for row in rows
        if isinstance(row, list) and len(row) == 3 and all(type(n) is int for n in row)
    ]
    return {
        (ply, seat): times
        for ply, seat, times in sound
        if ply >= 0 and seat in range(seats) and times > 0
    }


def _spoken(value: object, table: Table) -> dict[Seat, str]:
    """Return which persons have a language of their own, as far as it is one of ours."""
    kept = value if isinstance(value, dict) else {}
    return {
        seat: code
        for seat, player in enumerate(table.players)
        if player.level is None and (code := kept.get(str(seat))) in OWN_NAMES
    }


def _seen(value: object, seats: int) -> dict[Seat, int]:
    if not isinstance(value, dict):
        return {}
    return {
        seat: value[str(seat)]
        for seat in range(seats)
        if isinstance(value.get(str(seat)), int) and value[str(seat)] >= 0
    }
