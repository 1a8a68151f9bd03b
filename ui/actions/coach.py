"""Verbs of the coach: a hint, a review, the question whether a bot could see cards."""

from __future__ import annotations

from engine.review import Point
from ui.fairness import bots_of, check_fairness
from ui.hinting import ask_for_hint, hint_refusal
from ui.model import Model
from ui.reviewing import begin_review


def hint(model: Model, arg: str, value: str) -> None:
    """Ask for a hint; pressed again, put it away."""
    session = model.session
    if session is None or session.finished:
        return
    if model.hint is not None and model.hint.stands(session):
        hint_away(model, "", "")
        return
    refusal = hint_refusal(session)
    if refusal:
        model.say(refusal)
    else:
        model.hint = ask_for_hint(session, model.device)


def hint_away(model: Model, arg: str, value: str) -> None:
    """Put the hint away, or stop thinking about it."""
    if model.hint is not None and model.hint.errand is not None:
        model.hint.errand.drop()
    model.hint = None


def review(model: Model, arg: str, value: str) -> None:
    """Look at the finished game again."""
    session = model.session
    if session is None or not session.finished:
        return
    if model.review is None or model.review.session is not session:
        model.review = begin_review(session)
    model.review.stopped = False
    model.go("review")


def review_stop(model: Model, arg: str, value: str) -> None:
    """Stop judging; what is known stays."""
    if model.review:
        model.review.stop()


def review_on(model: Model, arg: str, value: str) -> None:
    """Go on judging after a stop, or after something went wrong."""
    if model.review:
        model.review.stopped = model.review.failed = False


def review_of(model: Model, arg: str, value: str) -> None:
    """Show another person's decisions."""
    if model.review and arg.isdecimal() and int(arg) in model.review.seats:
        model.review.shown, model.review.open = int(arg), None


def review_open(model: Model, arg: str, value: str) -> None:
    """Open the details of a decision, `PLY:SEAT`, or close them."""
    ply, _, seat = arg.partition(":")
    if model.review and ply.isdecimal() and seat.isdecimal():
        at = Point(int(ply), int(seat))
        known = at in model.review.found
        model.review.open = at if known and model.review.open != at else None


def review_next(model: Model, arg: str, value: str) -> None:
    """Open the next mistake; after the last one the first again."""
    if model.review is None:
        return
    slips, at = model.review.slips(), model.review.open
    later = [slip for slip in slips if at is None or slip > at]
    model.review.open = next(iter(later or slips), at)
    if model.review.open:
        ply, seat = model.review.open
        row = f'#main [data-do="review-open"][data-arg="{ply}:{seat}"]'
        model.device.later(0, lambda: model.device.focus(row))


def review_close(model: Model, arg: str, value: str) -> None:
    """Go back to the result."""
    model.go("table")


def fair(model: Model, arg: str, value: str) -> None:
    """Ask whether a bot could see cards: the one on the seat named, else the first."""
    session = model.session
    bots = bots_of(session) if session else ()
    if session is None or not bots:
        return
    fair_stop(model, "", "")
    seat = int(arg) if arg.isdecimal() and int(arg) in bots else bots[0]
    model.fair = check_fairness(session, seat, model.device)
    model.dialog = "fair"


def fair_stop(model: Model, arg: str, value: str) -> None:
    """Stop asking."""
    if model.fair is not None and model.fair.errand is not None:
        model.fair.errand.drop()
        model.fair.errand, model.fair.state = None, "stopped"


ACTIONS = {
    "hint": hint,
    "hint-away": hint_away,
    "review": review,
    "review-stop": review_stop,
    "review-on": review_on,
    "review-of": review_of,
    "review-open": review_open,
    "review-next": review_next,
    "fair": fair,
    "fair-stop": fair_stop,
}
