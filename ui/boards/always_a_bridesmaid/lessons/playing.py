"""Lessons while the round is played."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.pieces import HOLD, Action
from engine.games.always_a_bridesmaid.preview import preview
from engine.games.always_a_bridesmaid.words import foresee, sentences
from engine.message import Message
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import view_of
from ui.boards.always_a_bridesmaid.lessons.facts import (
    HAND,
    STAND,
    TO_PRESS,
    best_second,
    first_to_hold,
    is_scored,
    is_second,
    other_names,
    own_seat,
    said,
    stands_at,
    turns_shown,
    when_due,
    who_is_wild,
)
from ui.boards.always_a_bridesmaid.standing import last_turn
from ui.lesson import Lesson, Stage


class RoundLesson(Lesson):
    """Where the game stands, and what the places pay."""

    id = "round"
    read = True
    points_at = STAND

    def stage(self, seen: Seen) -> Stage:
        """Before the first card."""
        return "now" if not turns_shown(seen) else "past"

    def says(self, seen: Seen) -> list[Message]:
        """The points table in use."""
        view = view_of(seen)
        score = own_seat(seen).score
        return [said("round-1", n=score), said("round-2", pays=view.points)]


class ShelfLesson(Lesson):
    """What a point costs."""

    id = "shelf"
    read = True
    points_at = ".mine"

    def stage(self, seen: Seen) -> Stage:
        """Before the first card."""
        return "now" if not turns_shown(seen) else "past"

    def says(self, seen: Seen) -> list[Message]:
        """What the viewer has on show, and still in hand."""
        own = own_seat(seen)
        return [said("shelf-1", cards=own.displayed), said("shelf-2", n=own.hand_size)]


class CardLesson(Lesson):
    """Playing a card."""

    id = "card"
    points_at = HAND
    spares = TO_PRESS

    def stage(self, seen: Seen) -> Stage:
        """Until the first turn is revealed."""
        return "past" if turns_shown(seen) else when_due(seen)

    def says(self, seen: Seen) -> list[Message]:
        """What happens to any card."""
        return [said("card-1", names=other_names(seen)), said("card-2")]

    def rather(self, seen: Seen, action: Action) -> Message | None:  # noqa: ARG002 - any hand
        """Stopping at once is allowed and teaches little."""
        return said("card-rather") if action == HOLD else None


class RevealLesson(Lesson):
    """Every card ranks the table anew."""

    id = "reveal"
    read = True
    points_at = ".others"
    spares = STAND

    def stage(self, seen: Seen) -> Stage:
        """After the first turn."""
        turns = turns_shown(seen)
        if turns > 1 or is_scored(seen):
            return "past"
        return "now" if turns else "later"

    def says(self, seen: Seen) -> list[Message]:
        """What was turned over, and what it would pay."""
        view, turned = view_of(seen), last_turn(view_of(seen))
        assert turned is not None, "it is time for it after a turn"
        return [*sentences(turned, seen.names, view.viewer), stands_at(seen)]

    def heard(self, seen: Seen) -> list[Message]:
        """What it would pay; the turn was said as it happened."""
        return [stands_at(seen)]


class SecondLesson(Lesson):
    """Coming second on purpose."""

    id = "second"
    spares = TO_PRESS

    def stage(self, seen: Seen) -> Stage:
        """At the second turn."""
        if turns_shown(seen) > 1 or is_scored(seen) or own_seat(seen).held_back:
            return "past"
        return when_due(seen) if turns_shown(seen) else "later"

    def at(self, seen: Seen) -> str:
        """The card that comes out second, else the hand."""
        best = best_second(seen)
        return HAND if best is None else f'#tray [data-key="card:{best.card}"]'

    def says(self, seen: Seen) -> list[Message]:
        """Which card would do, if any does."""
        best = best_second(seen)
        if best is None:
            return [said("second-none", names=other_names(seen))]
        return [said("second-1"), said("second-2", card=best.card, total=best.total)]

    def rather(self, seen: Seen, action: Action) -> Message | None:
        """Another card, where one comes out second and this one does not."""
        view, best = view_of(seen), best_second(seen)
        mine = preview(view, action)
        if best is None or mine is None or is_second(mine):
            return None
        told = foresee(mine, seen.names, view.viewer)[0]
        return said("second-rather", told=told, card=best.card)


class WildLesson(Lesson):
    """THE START turned WILD."""

    id = "wild"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """After the second turn, in which the script plays −2."""
        if is_scored(seen) or turns_shown(seen) > 2:
            return "past"
        return (
            "now"
            if turns_shown(seen) == 2 and who_is_wild(seen) is not None
            else "later"
        )

    def at(self, seen: Seen) -> str:
        """Whoever turned."""
        return f".seatp.p{(who_is_wild(seen) or 0) + 1}"

    def says(self, seen: Seen) -> list[Message]:
        """Whose turned, and whether the viewer's did too."""
        turned, who = last_turn(view_of(seen)), who_is_wild(seen) or 0
        card = None if turned is None else turned.cards[who]
        told = [said("wild-1", name=seen.names[who], card=card)]
        told.append(said("wild-own" if own_seat(seen).wild else "wild-2"))
        return told


class HoldLesson(Lesson):
    """HOLD BACK, while it is worth most."""

    id = "hold"
    points_at = '#tray [data-key="card:HOLD"]'
    spares = TO_PRESS

    def stage(self, seen: Seen) -> Stage:
        """From the third turn on, until somebody holds back."""
        view = view_of(seen)
        if own_seat(seen).held_back or is_scored(seen) or first_to_hold(view):
            return "past"
        return when_due(seen) if turns_shown(seen) > 1 else "later"

    def says(self, seen: Seen) -> list[Message]:
        """Where it would leave the viewer, and what it allows."""
        view = view_of(seen)
        ahead = preview(view, HOLD)
        told = [] if ahead is None else foresee(ahead, seen.names, view.viewer)[:1]
        return [*told, said("hold-1")]

    def rather(self, seen: Seen, action: Action) -> Message | None:
        """Stopping first."""
        return None if action == HOLD or turns_shown(seen) > 2 else said("hold-rather")


class LateLesson(Lesson):
    """Somebody else was first to HOLD BACK."""

    id = "late"
    read = True

    def stage(self, seen: Seen) -> Stage:
        """While the viewer plays on after that."""
        if own_seat(seen).held_back or is_scored(seen):
            return "past"
        first = first_to_hold(view_of(seen))
        return "now" if first and view_of(seen).phase == "play" else "later"

    def at(self, seen: Seen) -> str:
        """The one who did."""
        return f".seatp.p{first_to_hold(view_of(seen))[0] + 1}"

    def says(self, seen: Seen) -> list[Message]:
        """Who, and what is left to do."""
        return [said("late-1", name=seen.names[first_to_hold(view_of(seen))[0]])]
