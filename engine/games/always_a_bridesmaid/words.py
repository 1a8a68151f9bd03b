"""Events and previews of Always a Bridesmaid as messages, from one viewer's eyes.

A sentence about one player is there twice, `plays` with a name and `plays-you`; one
about the Robot ends in `-robot`. The words are in `engine.text`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.game import Seat, Viewer
from engine.games.always_a_bridesmaid.events import (
    Answered,
    BridesmaidEvent,
    Displayed,
    Ended,
    ReserveDrawn,
    ReserveKept,
    Revealed,
    RobotFed,
    RobotShown,
    Scored,
    SetAside,
)
from engine.games.always_a_bridesmaid.pieces import HOLD, Accessory, Cards
from engine.games.always_a_bridesmaid.preview import Preview
from engine.message import Message, say

DRAW_ROUND = 2
"""Reserve Cards are taken up by choice before this round, and the rest after it (B1)."""


def tell(event: BridesmaidEvent, names: Sequence[str], viewer: Viewer) -> list[Message]:
    """Return the entry of the log for an event already redacted for the viewer.

    A turn and a scoring are one entry each that begins with when it was, so that the
    log can be read from either end.
    """
    told = sentences(event, names, viewer)
    match event:
        case Revealed(round, turn):
            when = _say("turn", round=round, turn=turn)
            return [_one_after_another([when, *told])]
        case Scored():
            return [_one_after_another(told)]
        case _:
            return told


def sentences(
    event: BridesmaidEvent, names: Sequence[str], viewer: Viewer
) -> list[Message]:
    """Return the sentences for an event already redacted for the viewer.

    Names go by seat; the Robot, where there is one, is called the Robot.
    """
    people = _People(names, viewer)
    match event:
        case ReserveKept(kept):
            return _own_or_public("kept", kept)
        case RobotShown(offered):
            return _own_or_public("shown", offered)
        case RobotFed(_, picked):
            return _own_or_public("fed", picked)
        case ReserveDrawn(round, number, drawn):
            name = "drawn" if round == DRAW_ROUND else "drawn-last"
            return _own_or_public(name, drawn, round=round, n=number)
        case Revealed():
            return _tell_revealed(event, people)
        case SetAside():
            return _tell_set_aside(event, people)
        case Scored():
            return _tell_scored(event, people)
        case Displayed(displayed):
            return [
                people.one("displays", seat, cards=dict(displayed)[seat])
                for seat in people.viewer_first(seat for seat, _ in displayed)
            ]
        case Answered():
            return _tell_answered(event, people)
        case Ended(outcome):
            won = people.all("wins", outcome.winners, score=max(outcome.scores))
            return [*won, outcome.reason]


class _People:
    """Who is called what by this viewer."""

    def __init__(self, names: Sequence[str], viewer: Viewer) -> None:
        self.names = names
        self.viewer = viewer

    def one(self, id: str, who: int, /, **args: object) -> Message:
        """Return a sentence about one participant."""
        if who == self.viewer:
            return _say(f"{id}-you", **args)
        if who == len(self.names):
            return _say(f"{id}-robot", **args)
        return _say(id, name=self.names[who], **args)

    def all(self, id: str, who: Sequence[int], /, **args: object) -> list[Message]:
        """Return one sentence about these participants, or none if there are none."""
        if not who:
            return []
        if len(who) == 1:
            return [self.one(id, who[0], **args)]
        return [_say(f"{id}-all", names=self.called(who), **args)]

    def called(self, who: Iterable[int]) -> tuple[object, ...]:
        """Return what several participants are called, the viewer first."""
        return tuple(
            _say("you")
            if each == self.viewer
            else _say("robot")
            if each == len(self.names)
            else self.names[each]
            for each in self.viewer_first(who)
        )

    def viewer_first(self, who: Iterable[int]) -> list[int]:
        """Return participants as this viewer names them."""
        return sorted(who, key=lambda each: (each != self.viewer, each))


def _own_or_public(
    name: str, secrets: Sequence[tuple[Seat, Cards]], /, **args: object
) -> list[Message]:
    """Return what the viewer chose, or else what everybody may know of it."""
    own = [_say(f"{name}-you", cards=cards, **args) for _, cards in secrets]
    return own or [_say(name, **args)]


def _one_after_another(told: Sequence[Message]) -> Message:
    """Return several sentences as one message."""
    first, *rest = told
    if not rest:
        return first
    return _say("then", first=first, rest=_one_after_another(rest))


def _tell_revealed(event: Revealed, people: _People) -> list[Message]:
    turned = people.viewer_first(
        who for who, card in enumerate(event.cards) if card is not None
    )
    told = [
        people.one("plays", who, card=event.cards[who], total=event.totals[who])
        for who in turned
        if event.cards[who] != HOLD
    ]
    empty = [s for s in event.first_to_hold if s not in event.may_set_aside]
    later = [
        who
        for who in turned
        if event.cards[who] == HOLD and who not in event.first_to_hold
    ]
    told += people.all("holds-first", event.may_set_aside)
    told += people.all("holds-first-empty", empty)
    told += people.all("holds", later)
    return told + _tell_wild(event.turned_wild, people)


def _tell_wild(seats: Iterable[Seat], people: _People) -> list[Message]:
    return [people.one("wild", seat) for seat in people.viewer_first(seats)]


def _tell_set_aside(event: SetAside, people: _People) -> list[Message]:
    own = dict(event.cards)
    told = []
    for seat in people.viewer_first(event.entitled):
        if seat not in event.lies:
            told.append(people.one("no-aside", seat))
        elif seat == people.viewer:
            told.append(_say("aside-you", card=own[seat]))
        else:
            told.append(people.one("aside", seat))
    return told


def _tell_scored(event: Scored, people: _People) -> list[Message]:
    told = [_say("scored", round=event.round)]
    for who in people.viewer_first(range(len(event.asides))):
        card = event.asides[who]
        if card is not None:
            total = event.totals[who]
            told.append(people.one("turns-over", who, card=card, total=total))
    told += _tell_wild(event.turned_wild, people)
    for rank in range(1, max(event.ranks) + 1):
        sharing = [who for who, other in enumerate(event.ranks) if other == rank]
        told += people.all(
            "ranked",
            sharing,
            place=place(rank),
            total=event.totals[sharing[0]],
            points=points(event.points[sharing[0]]),
        )
    return told


def _tell_answered(event: Answered, people: _People) -> list[Message]:
    asked = _say("asked", names=people.called(event.asked))
    return [
        asked,
        *(
            _say("wont-say-you") if days is None else _say("says-you", n=days)
            for _, days in event.answers
        ),
    ]


def foresee(ahead: Preview, names: Sequence[str], viewer: Viewer) -> list[Message]:
    """Return the sentences for a preview: what it comes to, then what comes with it."""
    args: dict[str, object] = {
        "total": ahead.total,
        "place": place(ahead.place),
        "points": points(ahead.points),
    }
    name = f"would-{ahead.kind}"
    if ahead.level_with:
        args["names"] = _People(names, viewer).called(ahead.level_with)
        name += "-level"
    told = [_say(name, **args)]
    if ahead.turns_wild:
        told.append(_say("would-turn-wild"))
    if ahead.kind == "hold":
        told.append(_right_to_set_aside(ahead, names, viewer))
    return told


def _right_to_set_aside(
    ahead: Preview, names: Sequence[str], viewer: Viewer
) -> Message:
    """Return whether HOLD BACK would allow a card aside, and if not, why (B5)."""
    if ahead.may_set_aside:
        return _say("would-allow")
    if ahead.held_first:
        first = _People(names, viewer).called(ahead.held_first)
        return _say("would-not-allow", names=first)
    return _say("would-allow-nothing")


def tell_best(
    scored: Scored, without: Scored, seat: Seat, names: Sequence[str], viewer: Viewer
) -> Message:
    """Return what a card made of a round, which would have been scored `without` it."""
    paid = without.points[seat]
    return _People(names, viewer).one(
        "best",
        seat,
        round=scored.round,
        card=accessory(scored.totals[seat] - without.totals[seat]),
        place=_place_in(scored, seat),
        total=scored.totals[seat],
        points=points(scored.points[seat]),
        other=_place_in(without, seat),
        others=points(paid) if paid else _say("points-none"),
    )


def _place_in(scored: Scored, seat: Seat) -> Message:
    rank = scored.ranks[seat]
    alone = scored.ranks.count(rank) == 1
    return place(rank) if alone else _say("place-shared", place=place(rank))


def accessory(card: Accessory) -> Message:
    """Return an Accessory by value and name: "−2, Wilted corsage"."""
    return say("cards/accessory", value=card, name=say(f"cards/name-{card}"))


def place(rank: int) -> Message:
    """Return a place in words: 2nd."""
    return _say(f"place-{rank}")


def points(count: int) -> Message:
    """Return a number of Ranking Points in words."""
    return _say("points", n=count)


def _say(name: str, /, **args: object) -> Message:
    return say(f"always-a-bridesmaid/{name}", **args)
