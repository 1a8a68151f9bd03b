"""Which page and which tray belong to which phase."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.events import Revealed, Scored
from engine.games.always_a_bridesmaid.pieces import ROUNDS, Action
from engine.games.always_a_bridesmaid.scoring import leaders
from engine.games.always_a_bridesmaid.view import View
from engine.message import Message
from ui.boards import Nothing, Picks, Seen
from ui.boards.always_a_bridesmaid import keepsake, spoken
from ui.boards.always_a_bridesmaid.aside import aside_tray
from ui.boards.always_a_bridesmaid.cast import eyes_only, names_of, view_of
from ui.boards.always_a_bridesmaid.choose import draw, reserve, robot, several_tray
from ui.boards.always_a_bridesmaid.end import end_page
from ui.boards.always_a_bridesmaid.ledger import follows, race
from ui.boards.always_a_bridesmaid.play import hand_and_wax, sealed, table, watching
from ui.boards.always_a_bridesmaid.recap import recap_page
from ui.boards.always_a_bridesmaid.scoreboard import last_scored
from ui.boards.always_a_bridesmaid.scored import scored_page
from ui.boards.always_a_bridesmaid.setup import BridesmaidSetUp
from ui.boards.always_a_bridesmaid.single import single, single_tray
from ui.boards.always_a_bridesmaid.tokens import action_of, picks_after
from ui.boards.always_a_bridesmaid.told import msg
from ui.boards.always_a_bridesmaid.why import why
from ui.html import Html
from ui.parts.common import Words, act_row, ribbon, tray, wax
from ui.parts.keepsake import Drawn

NAMED = 2
"""More than these wait under a number, for the line is short."""

_CHOOSING = {"reserve": reserve, "robot": robot, "draw": draw}


class BridesmaidBoard(BridesmaidSetUp):
    """How Always a Bridesmaid looks and is operated."""

    body = "p-bm"

    def heading(self, seen: Seen) -> tuple[Message, Message]:
        """Return the title and the line under it."""
        view = view_of(seen)
        news = _news(seen)
        scored = last_scored(view) if view.phase == "display" else news
        if isinstance(scored, Scored):
            return _scored_heading(seen, scored)
        if news is not None:
            return msg("recap-title"), msg(
                "recap-note",
                name=seen.names[view.viewer or 0],
                round=view.round,
                turn=view.turn,
            )
        return _title(view), _note(seen)

    def main(self, seen: Seen) -> Html:
        """Return the table, or the page of the choice that is due."""
        view = view_of(seen)
        if view.phase in _CHOOSING and view.viewer is not None:
            return _CHOOSING[view.phase](seen)
        if view.phase == "single":
            return single(seen)
        scored = last_scored(view)
        if view.phase == "display" and scored is not None:
            return scored_page(seen, scored, choosing=view.due > 0)
        return table(seen)

    def tray(self, seen: Seen) -> Html:
        """Return the tray that belongs to the page shown, be it news."""
        view = view_of(seen)
        news = _news(seen)
        if news is not None:
            worn = None if view.viewer is None else ribbon(view.viewer)
            return tray(act_row(wax(_onward(seen, news), "onward")), ribbon=worn)
        if view.viewer in seen.chosen:
            return sealed(seen)
        if not seen.legal:
            return watching(seen)
        if view.phase == "play":
            return hand_and_wax(seen)
        if view.phase == "aside":
            return aside_tray(seen)
        if view.phase == "single":
            return single_tray(seen)
        return several_tray(seen)

    def news(self, seen: Seen) -> Html | None:
        """Return a scored round, or what turned over since the viewer's last turn."""
        news = _news(seen)
        if isinstance(news, Scored):
            return scored_page(seen, news, choosing=False)
        return None if news is None else recap_page(seen, news)

    def end(self, seen: Seen) -> Html:
        """Return the finished game."""
        return end_page(seen)

    def why(self, seen: Seen, about: str) -> tuple[Message, Html] | None:
        """Return how a round is paid, place by place."""
        return why(seen, about)

    def when(self, view: View, *, aloud: bool = False) -> Message:
        """Return round and turn of a decision in short, or in words."""
        name = (
            view.phase
            if view.phase in ("reserve", "robot", "draw", "display")
            else "turn"
        )
        id = f"{'aloud' if aloud else 'short'}-{name}"
        return msg(id, round=view.round, turn=view.turn)

    def picked_words(self, seen: Seen) -> Words | None:
        """Return what the picks would bring, to be said aloud."""
        return spoken.picked_words(seen)

    def due_words(self, seen: Seen) -> Words | None:
        """Return what the viewer has to decide, to be said aloud."""
        return spoken.due_words(seen)

    def news_words(self, seen: Seen) -> Words | None:
        """Return the points so far, behind a scored round."""
        return spoken.points_so_far(seen) if isinstance(_news(seen), Scored) else None

    def unfinished(self, seen: Seen) -> Message | None:
        """Return what is still to be chosen, as the button does."""
        return spoken.unfinished(seen)

    def keepsake(self, seen: Seen) -> Drawn:
        """Return the finished table as a picture to keep."""
        return keepsake.keepsake(seen)

    def pick(self, seen: Seen, token: str) -> Picks:
        """Return the picks after a tap."""
        return picks_after(seen, token)

    def compose(self, seen: Seen, picks: Picks) -> Action | Nothing:
        """Return the action these picks make up; None if not one yet."""
        return action_of(seen, picks)


def _news(seen: Seen) -> Scored | Revealed | None:
    """Return what has to be looked at first, or None.

    A viewer who has to choose Displayed Cards sees the scoring while choosing; where
    others read along it comes first, with nothing on it that is not for all.
    """
    view = view_of(seen)
    if not seen.passed and view.due and view.viewer in view.to_act:
        return None
    fresh = view.log[seen.since :]
    for event in reversed(fresh):
        if isinstance(event, Scored):
            return event
    if not seen.passed or view.viewer is None:
        return None
    for event in reversed(fresh):
        if isinstance(event, Revealed):
            return event
    return None


def _onward(seen: Seen, news: Scored | Revealed) -> Message:
    """Return what the wax leads to: known from the scoring, so that it never changes
    while bots choose what to display."""
    view = view_of(seen)
    if isinstance(news, Revealed):
        return msg("show-hand")
    if view.viewer in view.to_act and view.due:
        return msg("choose-displayed")
    if view.phase == "display" and _persons(seen, view.to_act):
        return msg("go-on")
    next = follows(view, news)
    if next == "round":
        return msg("on-to-round", round=news.round + 1)
    if next == "tie" and view.phase != "finished":
        tied = leaders([race(view, seat)[-1] for seat in range(view.seats)])
        if view.viewer in tied:
            return msg("to-the-tiebreaker")
        if _persons(seen, tied):
            return msg("go-on")
    return msg("to-the-result")


def _persons(seen: Seen, seats: tuple[int, ...]) -> bool:
    """Return whether anybody else than a bot is among these."""
    return not all(seen.bots[seat] for seat in seats)


def _scored_heading(seen: Seen, scored: Scored) -> tuple[Message, Message]:
    title = msg("scored-title", round=scored.round)
    private = eyes_only(seen)
    if private is not None and view_of(seen).due and _news(seen) is None:
        return title, private
    left = ROUNDS - scored.round
    if left and follows(view_of(seen), scored) == "end":
        return title, msg("scored-early")
    return title, msg(f"rounds-left-{left}")


def _title(view: View) -> Message:
    if view.phase == "finished":
        return msg("end-title")
    if view.phase in ("reserve", "robot", "single"):
        score = max(seat.score for seat in view.participants[: view.seats])
        watched = view.phase == "reserve" and view.viewer is None
        name = "reserves" if watched else view.phase
        return msg(f"title-{name}", score=score)
    return msg("title-round", round=view.round)


def _note(seen: Seen) -> Message:
    """Return when it is and who is to choose, or for whose eyes it is."""
    view = view_of(seen)
    if view.phase == "finished":
        return msg("end-note", n=view.round)
    when = msg(f"when-{view.phase}", turn=view.turn)
    private = eyes_only(seen)
    if private is not None:
        return (
            private if view.phase == "single" else msg("note", when=when, what=private)
        )
    waiting = tuple(who for who in view.to_act if who not in seen.chosen)
    if len(waiting) > NAMED:
        return msg("note", when=when, what=msg("many-to-choose", n=len(waiting)))
    return msg("note", when=when, what=msg("to-choose", names=names_of(seen, waiting)))
