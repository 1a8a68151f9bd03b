"""Verbs of the page's own upkeep, and what the browser says of it.

A newer release is gone over to by loading the page again, and never in the middle of
anything (`ui.renewal`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from engine.games import game_keys
from engine.message import say
from ui import whereabouts
from ui.actions.daily import open_day
from ui.actions.link import link_came
from ui.actions.lobby import open_lobby
from ui.actions.saved import resume
from ui.actions.windows import HEARD as OF_WINDOWS
from ui.actions.windows import stored
from ui.languages import came
from ui.model import Model
from ui.renewal import may_renew
from ui.toast import Toast
from ui.upkeep import INSTALLS
from ui.windows import Windows


def renew(model: Model, arg: str, value: str) -> None:
    """Go over to the newer release; a table that is up is up again afterwards."""
    if may_renew(model):
        at_table = model.place == "table" and not model.lesson_session
        model.device.renew(model.session.id if at_table and model.session else "")


def decline(model: Model, arg: str, value: str) -> None:
    """Stay with this release for now; it is not asked again."""
    model.change_settings(declined=model.upkeep.newer)


def install(model: Model, arg: str, value: str) -> None:
    """Have the browser ask whether to put the page onto the device."""
    model.device.install()


ACTIONS = {"renew": renew, "decline": decline, "install": install}


def offline(model: Model, value: str) -> None:
    """Note whether all of the page is kept."""
    model.upkeep.offline = value == "ready"


def network(model: Model, value: str) -> None:
    """Say once that the network has gone, where that is nothing to worry about."""
    upkeep = model.upkeep
    if value == "gone" and upkeep.offline and not upkeep.told_offline:
        upkeep.told_offline = True
        if model.toast is None:
            model.show_toast(Toast(say("app/offline")))


def update(model: Model, value: str) -> None:
    """Note that a release is ready."""
    model.upkeep.newer = value


def renewed(model: Model, value: str) -> None:
    """Note that another window has gone over; this one follows on its first screen."""
    model.upkeep.renewed = True


def installable(model: Model, value: str) -> None:
    """Note whether the browser would install the page."""
    model.upkeep.install = next((i for i in INSTALLS if i == value), "")


def thawed(model: Model, value: str) -> None:
    """Open the table again: the browser had put the window aside, and others may play.

    Whatever they wrote or deleted meanwhile, nobody told this window.
    """
    table = model.windows.table
    model.windows = Windows()
    stored(model, "")
    there = model.session is not None and model.session.id == table
    if there and not model.lesson_session:  # nobody else plays at a first game
        resume(model, table, "")


Heard: TypeAlias = Callable[[Model, str], None]
HEARD: Mapping[str, Heard] = {
    "offline": offline,
    "network": network,
    "update": update,
    "renew": renewed,
    "install": installable,
    "linked": link_came,
    "thawed": thawed,
    "language": came,
    **OF_WINDOWS,
}
"""What to do with what the browser says, by its kind."""


def follow(model: Model) -> None:
    """Follow another window to the newer release, if nobody is at a table here.

    What lies ahead of a screen that was left is forgotten there too.
    """
    whereabouts.follow(model)
    if model.upkeep.renewed and model.place == "home" and may_renew(model):
        model.upkeep.renewed = False
        model.device.renew("")


def opened_for(model: Model, what: str, which: str) -> None:
    """Go where the page was opened for: a lobby, a day's table, a table, a link's table."""
    if what == "play" and which in game_keys():
        open_lobby(model, which, "")
    elif what == "day":
        open_day(model, which, "")
    elif what == "table":
        resume(model, which, "")
    elif what == "link":
        link_came(model, which)
