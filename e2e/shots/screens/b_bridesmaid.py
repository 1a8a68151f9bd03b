"""Always a Bridesmaid, decision by decision."""

from __future__ import annotations

from typing import Any

from e2e.shots.screens import screen
from e2e.shots.tables import (
    BRIDESMAID,
    LONG,
    at_turn,
    in_phase,
    laid,
    over,
    step,
    until,
)
from e2e.shots.visit import Visit


@screen("bridesmaid/reserve")
def reserve(visit: Visit) -> None:
    """Five of eleven for the Reserve; three are picked."""
    visit.sit(laid(BRIDESMAID, 4, 1))
    visit.pick("card:-5", "card:0", "card:8")


@screen("bridesmaid/robot")
def robot(visit: Visit) -> None:
    """Two players: which two of the five the Robot gets."""
    visit.sit(until(BRIDESMAID, 2, in_phase("robot")))
    visit.press_on()


@screen("bridesmaid/table")
def table(visit: Visit) -> None:
    """Four players in the second round, nothing picked."""
    visit.sit(until(BRIDESMAID, 4, _busy))


@screen("bridesmaid/picked")
def picked(visit: Visit) -> None:
    """A card is picked; the preview says what it would change."""
    visit.sit(until(BRIDESMAID, 4, _busy))
    visit.pick(visit.device.available("pick")[-2])


@screen("bridesmaid/hold-back")
def hold_back(visit: Visit) -> None:
    """HOLD BACK is picked, first of the round."""
    visit.sit(until(BRIDESMAID, 4, at_turn(2)))
    visit.pick("card:HOLD")


@screen("bridesmaid/robot-plays")
def robot_plays(visit: Visit) -> None:
    """Two players and the Robot on its third turn."""
    visit.sit(until(BRIDESMAID, 2, at_turn(3)))


@screen("bridesmaid/five")
def five(visit: Visit) -> None:
    """Five players with the longest names, late in a round."""
    visit.sit(until(BRIDESMAID, 5, at_turn(4, round=2), names=LONG))


@screen("bridesmaid/chosen")
def chosen(visit: Visit) -> None:
    """The card lies face down; three bots still choose."""
    visit.sit(until(BRIDESMAID, 4, _busy))
    visit.pick(visit.device.available("pick")[1])
    visit.on("confirm")


@screen("bridesmaid/bots-go-on")
def watching(visit: Visit) -> None:
    """Held back: the others play on, each turn waits for a nod."""
    held = until(BRIDESMAID, 4, lambda s: s.phase == "play" and 0 not in s.to_act)
    visit.app.change_settings(pace="step")
    visit.sit(held)


@screen("bridesmaid/aside")
def aside(visit: Visit) -> None:
    """First to hold back: which card is set aside, if any."""
    visit.sit(until(BRIDESMAID, 4, in_phase("aside")))
    visit.press_on()


@screen("bridesmaid/wild")
def wild(visit: Visit) -> None:
    """A bridesmaid has just turned WILD."""
    visit.sit(until(BRIDESMAID, 4, _wild_now))


@screen("bridesmaid/scoring")
def scoring(visit: Visit) -> None:
    """A round is scored, and cards are to be displayed: one is picked."""
    visit.sit(until(BRIDESMAID, 4, _displays_two), news=2)
    visit.press_on()


@screen("bridesmaid/scored")
def scored(visit: Visit) -> None:
    """A round is scored that left nothing to display."""
    scored = until(
        BRIDESMAID, 3, lambda s: s.phase == "display" and s.due[0] == 0 and s.round == 1
    )
    visit.sit(scored, news=1)


@screen("bridesmaid/draw")
def draw(visit: Visit) -> None:
    """The second round begins: cards drawn from the Reserve."""
    visit.sit(until(BRIDESMAID, 4, in_phase("draw")))
    visit.press_on()


@screen("bridesmaid/single")
def single(visit: Visit) -> None:
    """A tie for the lead: how long one has been single."""
    visit.sit(_tied(2))
    visit.wait()
    if visit.session.covered:
        visit.on("uncover")
    while visit.device.available("onward"):
        visit.on("onward")
    visit.on("input", "single-number", "14")
    visit.on("input", "single-unit", "months")


@screen("bridesmaid/end")
def end(visit: Visit) -> None:
    """The end: the result, rounds, Displayed Cards, the race."""
    visit.sit(until(BRIDESMAID, 4, over, first=3))


@screen("bridesmaid/end-five")
def end_five(visit: Visit) -> None:
    """The end for five with the longest names."""
    visit.sit(until(BRIDESMAID, 5, over, first=2, names=LONG))


@screen("bridesmaid/end-tie")
def end_tie(visit: Visit) -> None:
    """The end after a tie, decided by who has been single longest."""
    table = _tied(4)
    for seat in table.waiting_for:
        table.choose(seat, 400 + seat)
    visit.sit(table)


@screen("bridesmaid/cover")
def cover(visit: Visit) -> None:
    """The device is passed on: nothing of any hand is in the page."""
    visit.sit(until(BRIDESMAID, 3, at_turn(2), persons=3))


@screen("bridesmaid/cover-long")
def cover_long(visit: Visit) -> None:
    """The cover with the longest name, and a way back for the last player."""
    visit.sit(until(BRIDESMAID, 3, at_turn(2), persons=3, names=LONG))
    visit.on("uncover")
    visit.press_on()
    visit.on("confirm")
    visit.on("cover")


@screen("bridesmaid/recap")
def recap(visit: Visit) -> None:
    """What turned over since one's last turn, before the hand."""
    visit.sit(until(BRIDESMAID, 3, at_turn(3), persons=3), news=1)
    visit.on("uncover")


@screen("bridesmaid/menu")
def menu(visit: Visit) -> None:
    """The menu of the table."""
    visit.sit(until(BRIDESMAID, 4, at_turn(2)))
    visit.on("sheet", "menu")


@screen("bridesmaid/log")
def log(visit: Visit) -> None:
    """What happened so far, in words."""
    visit.sit(until(BRIDESMAID, 4, at_turn(2, round=2)))
    visit.on("sheet", "log")


@screen("bridesmaid/refused")
def refused(visit: Visit) -> None:
    """Wax before a card is picked: the slip says what is missing."""
    visit.sit(until(BRIDESMAID, 4, at_turn(2)))
    visit.on("confirm")


def _busy(state: Any) -> bool:
    """The second round, somebody has held back, and there is something on every arm."""
    return at_turn(3, round=2)(state) and len(state.active) < state.seats


def _wild_now(state: Any) -> bool:
    last = state.log[-1] if state.log else None
    turned = getattr(last, "turned_wild", ())
    return state.phase == "play" and 0 in state.to_act and bool(turned)


def _displays_two(state: Any) -> bool:
    return in_phase("display", round=2)(state) and state.due[0] == 2


def _tied(seats: int) -> Any:
    """A table on which two persons have to say how long they have been single."""
    for seed in range(1, 4000):
        table = laid(BRIDESMAID, seats, seed, persons=seats)
        while table.state.outcome is None:
            if table.state.phase == "single" and 0 in table.state.to_act:
                return table
            step(table, seed)
    raise AssertionError("nobody ties")
