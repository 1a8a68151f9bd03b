"""Games to begin with: those kept as records for the tests, and entries made of them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import cache

from engine.daily import PERSON, day_deal
from engine.games.at_the_wedding_table.guests import deck_value, shipped_deck
from engine.record import format_json, parse_record
from engine.results import result_of, text_of
from engine.table import Table, open_table
from tests.device import StandIn
from tools.fuzz.decoder import ROOT
from ui.app import App, start
from ui.keeping import entry_from, seated
from ui.saved import PREFIX, written
from ui.session import Session

NOW = "2026-11-29T20:00:00Z"
KEYS = ("always-a-bridesmaid", "at-the-wedding-table")
OURS = "0123456789"
"""The id of a table that is kept on the device whatever else comes."""


@cache
def records() -> tuple[str, ...]:
    """Return whole games as texts, the shortest of each game and one of five seats."""
    names = (
        "always-a-bridesmaid/always-a-bridesmaid-2-1",
        "always-a-bridesmaid/always-a-bridesmaid-5-1",
        "at-the-wedding-table/at-the-wedding-table-2-1",
        "at-the-wedding-table/at-the-wedding-table-2-2",
    )
    return tuple((ROOT / f"tests/records/{name}.json").read_text() for name in names)


def running(text: str, steps: int) -> Table:
    """Return a record's table after so many steps, the first seat's choice sealed."""
    record = parse_record(text)
    people = tuple(replace(player, kind="human") for player in record.players)
    table = open_table(replace(record, players=people, steps=record.steps[:steps]))
    if len(table.waiting_for) > 1:
        seat = table.waiting_for[0]
        table.choose(seat, table.legal_actions(seat)[0])
    return table


@cache
def entries() -> tuple[str, ...]:
    """Return entries of saved tables: finished, running and just begun."""
    tables = [open_table(parse_record(text)) for text in records()]
    tables += [running(text, 3) for text in records()]
    return tuple(
        written(entry_from(seated(table, number << 30, NOW), NOW))
        for number, table in enumerate(tables, 1)
    )


@cache
def own_entry() -> str:
    """Return the entry of the table that is kept under `OURS`."""
    session = seated(running(records()[0], 3), int(OURS, 16) << 24, NOW)
    return written(entry_from(session, NOW))


def device() -> StandIn:
    """Return a device on which one table is kept."""
    return StandIn(store={PREFIX + OURS: own_entry()})


def opened(device: StandIn) -> App:
    """Open the page there, and let pass what is due."""
    app = start(device)
    device.run()
    return app


def is_whole(device: StandIn) -> bool:
    """Return whether the table that was kept from the beginning is kept as it was."""
    return device.store.get(PREFIX + OURS) == own_entry()


def session_at(table: Table) -> Session:
    """Return a session of a table."""
    return seated(table, 1 << 40, NOW)


SETTINGS = '{"theme":"dark","people":["Ada","席"],"notes":["always-a-bridesmaid play"]}'
TODAY = date.fromisoformat(NOW[:10])


@cache
def letters() -> tuple[str, ...]:
    """Return results of the day's tables, as people pass them on."""
    return tuple(text_of(result_of(days_table(key), PERSON, TODAY, 3)) for key in KEYS)


def days_table(key: str) -> Table:
    """Return a day's table played to its end, anyhow."""
    table = open_table(day_deal(TODAY, key).record)
    while table.state.outcome is None:
        for seat in table.waiting_for:
            table.choose(seat, table.legal_actions(seat)[0])
    return table


@cache
def day_entry() -> str:
    """Return what is kept of a day."""
    mine = {KEYS[0]: letters()[0]}
    return format_json({"format": 1, "mine": mine, "friends": [*letters()]})


@cache
def deck_entry() -> str:
    """Return what is kept of a deck."""
    cards = deck_value(shipped_deck())
    return format_json({"format": 1, "game": KEYS[1], "name": "Us", "cards": cards})
