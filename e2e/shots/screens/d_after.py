"""Looking back, the coach, sharing, links, windows, and what goes wrong."""

from __future__ import annotations

from e2e.shots.screens import screen
from e2e.shots.tables import (
    BRIDESMAID,
    WEDDING,
    after,
    at_turn,
    laid,
    over,
    until,
    whole,
)
from e2e.shots.visit import Visit
from engine.link import encode_link, replay_link, table_link
from engine.table import open_table
from tests.desk import Desk, Window

ID = "0123456789"


@screen("replay/bridesmaid")
def replay_bridesmaid(visit: Visit) -> None:
    """Looking back at a finished game, in the middle of it."""
    visit.sit(until(BRIDESMAID, 4, over, first=3))
    visit.on("replay")
    visit.on("replay-to", "9")


@screen("replay/wedding")
def replay_wedding(visit: Visit) -> None:
    """Looking back at a finished wedding, in the middle of it."""
    visit.sit(until(WEDDING, 2, over, first=7))
    visit.on("replay")
    visit.on("replay-to", "10")


@screen("replay/log")
def replay_log(visit: Visit) -> None:
    """The log, whose lines lead to their moments."""
    replay_wedding(visit)
    visit.on("replay-log")


@screen("replay/whose-seat")
def replay_seat(visit: Visit) -> None:
    """Play on from here, in a game in which nobody here had a seat: whose?"""
    visit.sit(until(BRIDESMAID, 4, over, first=3, persons=0))
    visit.on("replay")
    visit.on("replay-to", "9")
    visit.on("replay-on")


@screen("coach/hint")
def hint(visit: Visit) -> None:
    """A hint for a card of a round."""
    visit.sit(until(BRIDESMAID, 3, at_turn(3)))
    visit.on("hint")
    visit.wait()


@screen("coach/fair")
def fair(visit: Visit) -> None:
    """Could the bot see my cards? It would have chosen the same in other games."""
    visit.sit(after(laid(WEDDING, 2, 9, bride=0), 8))
    visit.on("fair")
    visit.wait()


@screen("coach/review")
def review(visit: Visit) -> None:
    """The review of a finished wedding, a mistake unfolded."""
    visit.sit(until(WEDDING, 2, over, first=7))
    visit.on("review")
    visit.wait()
    visit.on("review-next")


@screen("share/sheet")
def share(visit: Visit) -> None:
    """The share sheet with the QR code."""
    visit.sit(until(WEDDING, 2, over, first=7))
    visit.on("share")
    visit.on("share-qr")
    visit.wait()


@screen("share/turn")
def turn(visit: Visit) -> None:
    """By turns: the table waits for somebody at another device."""
    table = after(laid(WEDDING, 2, 9, persons=2, bride=0), 5)
    _came(visit, encode_link(table_link(table, ID)))
    visit.on("sit-as", "0")
    visit.on("sit-down")


@screen("share/other-ways")
def other_ways(visit: Visit) -> None:
    """By turns without a link: a move that was told."""
    turn(visit)
    visit.on("turn-sheet")


@screen("link/whose-seat")
def link(visit: Visit) -> None:
    """A table came by link: who are you?"""
    table = until(BRIDESMAID, 4, at_turn(2), persons=4)
    _came(visit, encode_link(table_link(table, ID)))
    visit.on("sit-as", "1")


@screen("link/damaged")
def damaged(visit: Visit) -> None:
    """A link that lost its end on the way."""
    code = encode_link(table_link(open_table(whole(WEDDING)), ID))
    _came(visit, code[:-9])


@screen("link/box")
def box(visit: Visit) -> None:
    """Where a link is pasted."""
    visit.on("open-link")


@screen("link/replay")
def link_replay(visit: Visit) -> None:
    """A replay came by link, at its moment; it can be kept."""
    _came(visit, encode_link(replay_link(whole(WEDDING), 6)))


@screen("windows/seats")
def windows(visit: Visit) -> None:
    """A second window of this device asks which seat is its own."""
    _second(visit)


@screen("windows/watching")
def television(visit: Visit) -> None:
    """A window that only looks on, for a television: public facts, all four at once."""
    desk = _second(visit)
    visit.on("window-as", "none")
    visit.on("window-sit")
    desk.run()


@screen("trouble/splash")
def splash(visit: Visit) -> None:
    """The page before Python is there."""
    visit.splash = True


@screen("trouble/offline")
def offline(visit: Visit) -> None:
    """A part of the page is missing, and so is the network."""
    visit.trouble = ("missing", "Failed to fetch app.zip")


@screen("trouble/old")
def old(visit: Visit) -> None:
    """A browser that can't run it."""
    visit.trouble = ("old", "no WebAssembly")


@screen("trouble/crash")
def crash(visit: Visit) -> None:
    """Something broke at a table: it is saved, and the panel says so."""
    visit.sit(after(laid(WEDDING, 2, 9, bride=0), 8))
    visit.trouble = ("crash", "Traceback (most recent call last):\n  IndexError: 17")


@screen("trouble/storage")
def storage(visit: Visit) -> None:
    """The browser keeps nothing: the slip offers a file."""
    visit.device.room = "full"
    visit.sit(until(BRIDESMAID, 3, at_turn(2)))


def _came(visit: Visit, code: str) -> None:
    """Open the page with a link."""
    visit.device.opened_for = ("link", code)
    visit.app.draw()


def _second(visit: Visit) -> Desk:
    """Have a table open in two windows, and visit the second one."""
    desk = Desk(language=visit.language, catalogues=visit.catalogues)
    first = desk.open()
    visit.device, visit.app = first, first.at
    table = until(BRIDESMAID, 4, at_turn(3), persons=2)
    id = visit.sit(table).id
    desk.run()
    first.at.on("seats", "", "")
    first.at.on("window-as", "0", "")
    first.at.on("window-sit", "", "")
    desk.run()
    second = desk.open(id)
    assert isinstance(second, Window)
    visit.device, visit.app = second, second.at
    desk.run()
    return desk
