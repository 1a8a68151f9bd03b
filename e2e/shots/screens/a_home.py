"""Before a table: home, lobbies, the guest book, the day, guests of one's own, rules."""

from __future__ import annotations

from datetime import date

from e2e.shots.screens import screen
from e2e.shots.tables import (
    BRIDESMAID,
    LONG,
    WEDDING,
    after,
    at_turn,
    laid,
    over,
    step,
    until,
)
from e2e.shots.visit import Visit
from engine.daily import day_deal
from engine.games import game_keys
from engine.table import open_table
from ui.keeping import seated
from ui.saved import PREFIX

TODAY = date(2026, 11, 29)
"""On the device that stands in."""


@screen("home/first")
def first(visit: Visit) -> None:
    """The first visit: nothing is kept here."""
    visit.app.draw()


@screen("home/tables")
def with_tables(visit: Visit) -> None:
    """A table waits, the page is kept for offline and can be installed."""
    visit.keep(until(BRIDESMAID, 4, at_turn(2, round=2)), title="After dinner")
    visit.app.heard("offline", "ready")
    visit.app.heard("install", "offered")


@screen("home/update")
def update(visit: Visit) -> None:
    """A newer release is ready; the slip asks."""
    visit.app.heard("update", "r2")


@screen("home/languages")
def languages(visit: Visit) -> None:
    """Which language?"""
    visit.on("languages")


@screen("home/keys")
def keys(visit: Visit) -> None:
    """The keys that do something here."""
    visit.on("keys")


@screen("lobby/bridesmaid")
def lobby_bridesmaid(visit: Visit) -> None:
    """Three places, the usual lobby."""
    visit.lay(BRIDESMAID, "human", "bot:easy", "bot:medium")


@screen("lobby/bridesmaid-five")
def lobby_five(visit: Visit) -> None:
    """Five places with the longest names there may be."""
    visit.lay(BRIDESMAID, "human", "human", "bot:easy", "bot:hard", "bot:expert")
    for seat, name in enumerate(LONG):
        visit.on("name", str(seat), name)


@screen("lobby/wedding")
def lobby_wedding(visit: Visit) -> None:
    """Two places, who is the Bride, which guests come."""
    visit.lay(WEDDING, "human", "bot:medium")


@screen("lobby/pawns")
def lobby_pawns(visit: Visit) -> None:
    """The pawns are hidden: pick a hand."""
    visit.lay(WEDDING, "human", "human")
    for arg in ("hide", "in:left", "mine"):
        visit.on("set-up", arg)


@screen("lobby/refused")
def lobby_refused(visit: Visit) -> None:
    """A name is missing: the tray says so."""
    visit.lay(BRIDESMAID, "human", "bot:easy", "bot:easy")
    visit.on("name", "1", "")


def _book(visit: Visit) -> None:
    visit.keep(
        until(BRIDESMAID, 5, over), title="New Year's Eve with everybody's aunts"
    )
    visit.keep(until(WEDDING, 2, over))
    visit.keep(after(laid(WEDDING, 2, 3, persons=2, names=LONG), 9))
    visit.keep(until(BRIDESMAID, 3, at_turn(1)))
    visit.device.store[f"{PREFIX}bad"] = '{"format":1,"record":{"game":"cluedo"}}'


@screen("book/tables")
def book(visit: Visit) -> None:
    """The guest book: finished and running tables, a damaged one."""
    _book(visit)
    visit.on("go", "saved")


@screen("book/empty")
def book_empty(visit: Visit) -> None:
    """The guest book before the first table."""
    visit.on("go", "saved")


@screen("book/deleted")
def book_deleted(visit: Visit) -> None:
    """A table was deleted; the slip brings it back."""
    _book(visit)
    visit.on("go", "saved")
    visit.on("delete", visit.device.offers("delete")[0])


@screen("book/forget")
def book_forget(visit: Visit) -> None:
    """Whether what was deleted is to go for good."""
    book_deleted(visit)
    visit.on("forget")


@screen("book/no-table")
def book_no_table(visit: Visit) -> None:
    """A file was opened that holds no table."""
    _book(visit)
    visit.on("go", "saved")
    visit.device.offered = ("seating plan.json", "[")
    visit.on("open-file")


@screen("book/renaming")
def book_renaming(visit: Visit) -> None:
    """A name is being typed."""
    _book(visit)
    visit.on("go", "saved")
    visit.on("rename", visit.device.offers("rename")[0])


@screen("book/nothing-found")
def book_nothing(visit: Visit) -> None:
    """Nothing here has what was typed."""
    _book(visit)
    visit.on("go", "saved")
    visit.on("find", "", "Mr Darcy")


def _day_played(visit: Visit, game: str) -> None:
    deal = day_deal(TODAY, game)
    table = open_table(deal.record)
    while table.state.outcome is None:
        step(table, 16)
    session = seated(table, visit.luck(), visit.device.now())
    session.day = TODAY.isoformat()
    visit.app.sit(session)
    visit.on("home")


@screen("day/to-play")
def day(visit: Visit) -> None:
    """The day's table before it was played."""
    visit.on("day")


@screen("day/played")
def day_played(visit: Visit) -> None:
    """Both games played: results as text, the streak, a friend's result."""
    for game in game_keys():
        _day_played(visit, game)
    visit.on("day")


@screen("deck/list")
def decks(visit: Visit) -> None:
    """Guests of one's own, a deck just begun."""
    visit.lay(WEDDING, "human", "bot:easy")
    visit.on("deck-make")


@screen("deck/form")
def deck_form(visit: Visit) -> None:
    """The fields of a guest, something not right in them."""
    visit.lay(WEDDING, "human", "bot:easy")
    visit.on("deck-make")
    visit.on("deck-card", "1")
    visit.on("deck-set", "1:name", "")


@screen("rules/bridesmaid")
def rules_bridesmaid(visit: Visit) -> None:
    """The rules of Always a Bridesmaid."""
    visit.on("rules", BRIDESMAID)


@screen("rules/wedding")
def rules_wedding(visit: Visit) -> None:
    """The rules of At the Wedding Table."""
    visit.on("rules", WEDDING)


@screen("about/page")
def about(visit: Visit) -> None:
    """About the page: whose it is, what is kept, licences."""
    visit.on("go", "about")
