"""Verbs of the guest book as a whole: find, filter, more; all tables out and in."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.message import say
from engine.record import format_json
from ui import deleted, saved
from ui.carrying import AllTables, all_tables, take_in
from ui.claims import claim
from ui.daily import KEY
from ui.guest_book import MAX_FIND, PAGE, SHOWS, GuestBook
from ui.keeping import entry_from
from ui.model import Model
from ui.toast import Toast

SURE: Final = "sure"
FIELD: Final = '#main [data-do="find"]'
ELSEWHERE: Final = "#bar h1"
SLICE_S: Final = 0.01
"""How long the page reads ahead at a stretch: a frame is not missed by it."""


def find(model: Model, arg: str, value: str) -> None:
    """Take what is typed to find tables with, at every letter, and when it is left."""
    if value != model.book.find:
        model.book = replace(model.book, find=value[:MAX_FIND], most=PAGE)


def find_here(model: Model, arg: str, value: str) -> None:
    """Go to the field."""
    model.device.focus(FIELD)


def find_clear(model: Model, arg: str, value: str) -> None:
    """Show all tables again.

    What stands in a field that has the focus is its owner's: it is left first, which says
    once more what is in it, and gone back to when it is empty.
    """
    model.device.focus(ELSEWHERE)
    model.book = GuestBook()
    model.device.later(0, lambda: model.device.focus(FIELD))


def show(model: Model, arg: str, value: str) -> None:
    """Show all tables, the running ones or the finished ones."""
    chosen = next((one for one in SHOWS if one == arg), model.book.show)
    model.book = replace(model.book, show=chosen, most=PAGE)


def more(model: Model, arg: str, value: str) -> None:
    """Show more rows; the focus goes to the first of them."""
    first = model.book.most
    model.book = model.book.more()
    if model.place == "saved":
        rows = model.book.found(model.rows())
        if first < len(rows) and rows[first].id.isalnum():
            new = f'[data-key="row-{rows[first].id}"] button'
            model.device.later(0, lambda: model.device.focus(new))


def export_all(model: Model, arg: str, value: str) -> None:
    """Give all tables to the person as one file."""
    now = model.device.now()
    texts = _by_id(model, saved.PREFIX)
    for id, session in model.unkept.items():
        texts[id] = format_json({"format": saved.FORMAT, **entry_from(session, now)})
    name = f"table-sixteen-tables-{now[:10]}.json"
    model.device.download(name, all_tables(texts, _by_id(model, KEY)))
    model.say(say("guest-book/exported", n=len(texts), name=name))


def _by_id(model: Model, prefix: str) -> dict[str, str]:
    texts = model.device.texts(prefix)
    return {key.removeprefix(prefix): text for key, text in texts.items()}


def take_all(model: Model, chest: AllTables) -> None:
    """Bring the tables of such a file into the guest book, and say what became of them."""
    now = model.device.now()
    unkept = {
        id: format_json({"format": saved.FORMAT, **entry_from(session, now)})
        for id, session in model.unkept.items()
    }
    taken = take_in(model.device, chest, unkept)
    if model.session is not None and model.session.id in taken.changed:
        model.session = None  # it is read anew when somebody sits down at it
    model.book = GuestBook()
    model.go("saved")
    model.tell(taken.told)
    model.claims = taken.claims
    if taken.claims is not None:
        label = say("guest-book/days-mine")
        model.show_toast(Toast(taken.claims.question, "days-mine", "", label))


def days_mine(model: Model, arg: str, value: str) -> None:
    """Have the days that came in a file count as one's own."""
    claims, model.claims = model.claims, None
    if model.toast is not None and model.toast.do == "days-mine":
        model.toast = None
    if claims is None:
        return
    kept = claim(model.device, claims)
    if model.session is not None and model.session.id in claims.tables:
        model.session = None  # it is read anew when somebody sits down at it
        model.go("saved")
    word = "days-taken" if kept else "days-no-room"
    model.say(say(f"guest-book/{word}", n=len(claims.found)))


def forget(model: Model, arg: str, value: str) -> None:
    """Delete for good what was deleted, once that was said to be meant: `sure`."""
    if not model.deleted:
        return
    if arg != SURE:
        model.dialog = "forget"
        return
    model.dialog = None
    for id in model.deleted:
        deleted.take(model.device, id)
    model.deleted.clear()
    if model.toast is not None and model.toast.do == "undelete":
        model.toast = None
    model.say(say("guest-book/forgotten"))


def read_ahead(model: Model) -> None:
    """Read the entries bit by bit, so that the guest book opens at once later."""
    texts = dict(model.device.texts(saved.PREFIX))
    if texts:
        model.device.later(0, lambda: _read_on(model, iter(texts.items())))


def _read_on(model: Model, entries: Iterator[tuple[str, str]]) -> None:
    end = time.perf_counter() + SLICE_S
    for key, text in entries:
        saved.row_of(key.removeprefix(saved.PREFIX), text)
        if time.perf_counter() > end:
            model.device.later(0, lambda: _read_on(model, entries))
            return


ACTIONS = {
    "find": find,
    "find-here": find_here,
    "find-clear": find_clear,
    "saved-show": show,
    "saved-more": more,
    "export-all": export_all,
    "forget": forget,
    "days-mine": days_mine,
}
"""Those of one table are in `ui.actions.saved`."""
