"""Events, guests and their points as messages; the words are in `engine.text`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Outcome, Viewer
from engine.games.at_the_wedding_table.events import Ended, Seated, WeddingEvent
from engine.games.at_the_wedding_table.pieces import Arrows, Guest, GuestDeck, Symbol
from engine.games.at_the_wedding_table.scoring import Term
from engine.message import Message, Named, Row, say


def tell(event: WeddingEvent, names: Sequence[str], viewer: Viewer) -> list[Message]:
    """Return the sentences for an event."""
    match event:
        case Seated():
            return _tell_seated(event, names, viewer)
        case Ended():
            return _tell_ended(event.outcome, names, viewer)


def _tell_seated(event: Seated, names: Sequence[str], viewer: Viewer) -> list[Message]:
    seated = _say(
        "seated-you" if event.seat == viewer else "seated",
        name=names[event.seat],
        guest=guest_name(event.guests[event.guest]),
        place=event.place,
    )
    if event.turned_up is None:
        return [seated]
    turned_up = guest_name(event.guests[event.turned_up])
    return [seated, _say("turned-up", guest=turned_up)]


def _tell_ended(
    outcome: Outcome, names: Sequence[str], viewer: Viewer
) -> list[Message]:
    told = [_say("all-seated")]
    if not outcome.winners:
        return [*told, _say("drawn", points=outcome.scores[0]), outcome.reason]
    (winner,) = outcome.winners
    won = _say(
        "won-you" if winner == viewer else "won",
        name=names[winner],
        points=outcome.scores[winner],
        other=outcome.scores[1 - winner],
    )
    tied = outcome.scores[0] == outcome.scores[1]
    return [*told, won, outcome.reason] if tied else [*told, won]


def tell_best(
    event: Seated, was: tuple[int, int], names: Sequence[str], viewer: Viewer
) -> Message:
    """Return what a turn made of the scores, the mover's first."""
    seat = event.seat
    return _say(
        "best-you" if seat == viewer else "best",
        name=names[seat],
        guest=guest_name(event.guests[event.guest]),
        place=event.place,
        turn=event.turn,
        before=_say("score", own=was[seat], other=was[1 - seat]),
        after=_say("score", own=event.scores[seat], other=event.scores[1 - seat]),
    )


def guest_name(guest: Guest) -> Message:
    """Return a guest's name, in each language that the deck has it in.

    A deck without the name in some language lends its English one (W11).
    """
    return _say("guest", name=Named({**guest.names, "en": guest.name}))


def rule_words(guest: Guest, guests: GuestDeck) -> Message:
    """Return how a guest scores: "Scores 1 for each chat in range."

    `guests` is the deck the guest belongs to, for the names a guest rule lists.
    """
    rule = guest.rule
    args: dict[str, object] = {"points": rule.points}
    if rule.symbol:
        args["symbol"] = symbol_word(rule.symbol)
        args["symbols"] = _say(f"symbols-{rule.symbol}")
    if rule.guests:
        args["guests"] = tuple(guest_name(guests[id]) for id in rule.guests)
    if rule.table:
        args["steps"] = _steps(rule.table)
    return _say(f"rule-{rule.kind.replace('_', '-')}", **args)


def _steps(table: tuple[int, ...]) -> Row:
    """Return "1 for 1", "3 for 2", ..., "7 for 3 or more"."""
    *inner, last = range(1, len(table))
    steps = [_say("rule-step", points=table[n], n=n) for n in inner]
    return Row((*steps, _say("rule-last-step", points=table[last], n=last)))


def range_words(guest: Guest) -> Message:
    """Return where a guest looks: "Looks left 2, right 2 and opposite."

    Left and right are the guest's own, as its arrows are printed (W2, W4).
    """
    if guest.rule.kind in ("own_corner", "other_corner"):
        return _say("looks-at-corners")
    looks = range_list(guest.arrows)
    return _say("looks", places=looks) if looks else _say("looks-nowhere")


def range_list(arrows: Arrows) -> tuple[Message, ...]:
    """Return the directions one by one: "left 2", "right 2", "opposite"."""
    found = [
        _say(f"looks-{side}", n=distance)
        for side, distance in (("left", arrows.left), ("right", arrows.right))
        if distance
    ]
    flags = {
        "opposite": arrows.opposite,
        "diagonal-left": arrows.diagonal_left,
        "diagonal-right": arrows.diagonal_right,
    }
    return (*found, *(_say(f"looks-{name}") for name, there in flags.items() if there))


def symbol_word(symbol: Symbol) -> Message:
    """Return the name of one symbol, as in "1 for each chat"."""
    return _say(f"symbol-{symbol}")


def count_words(guest: Guest, terms: Sequence[Term]) -> Message:
    """Return what a guest found, for the final count: "3 chats in range × 1".

    `terms` are the guest's, from `scoring.terms`.
    """
    rule = guest.rule
    n = sum(term.counts for term in terms)
    args: dict[str, object] = {"n": n, "points": rule.points}
    if rule.symbol:
        return _say(
            "count-symbol-table" if rule.table else "count-symbol",
            **args,
            symbols=_say(f"count-{rule.symbol}", n=n),
        )
    return _say(f"count-{rule.kind.replace('_', '-')}", **args)


def shown(value: object) -> str:
    """Return anything at all as a short piece of one line, to quote it.

    >>> shown("auntie"), shown(17), shown(["auntie"])
    ("'auntie'", '17', 'list')
    """
    if type(value) is str:
        return repr(value if len(value) <= 40 else f"{value[:37]}...")
    if type(value) is bool or value is None:
        return str(value)
    if type(value) is int and abs(value) < 10**12:
        return str(value)
    return type(value).__name__


def _say(name: str, /, **args: object) -> Message:
    return say(f"at-the-wedding-table/{name}", **args)
