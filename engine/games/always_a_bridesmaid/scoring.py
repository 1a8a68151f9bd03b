"""Points of Always a Bridesmaid: ranks, Ranking Points, scores and who wins a tie.

Rulebook, "Round scoring I" and "End of the game". Nothing here knows a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.game import Seat


class Share(NamedTuple):
    """What a place pays and to whom: a round's points are explained place by place."""

    place: int
    """From 1, the highest Round Total."""
    who: tuple[int, ...]
    """The participants who share it, ascending, the Robot among them; none where ties
    further up leave nobody."""
    pays: int
    """Of the points table in use."""
    each: int
    """What each of those who share it earns, fractions rounded down (B7)."""


class NextPoint(NamedTuple):
    """The nearest other Round Total that would pay more, if the others stand still."""

    by: int
    """How many points of Round Total: above 0 if more, below 0 if fewer."""
    place: int
    level_with: tuple[int, ...]
    """Who would share the place."""
    crosses: tuple[int, ...]
    """Who lies between, or level now, and would be passed: behind if `by` is above 0."""
    now: int
    """Ranking Points as it stands."""
    then: int
    """Ranking Points with that total."""


def ranks(totals: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each Round Total, 1 the highest; ties skip nothing (B7).

    >>> ranks([12, 12, 7])
    (1, 1, 2)
    """
    places = sorted(set(totals), reverse=True)
    return tuple([places.index(total) + 1 for total in totals])


def place_pays(table: Sequence[int], place: int, sharing: int) -> int:
    """Return what each of those sharing a place earns, fractions rounded down (B7).

    >>> place_pays((1, 2, 0), 1, 2)
    0
    """
    return table[place - 1] // sharing


def ranking_points(ranks: Sequence[int], table: Sequence[int]) -> tuple[int, ...]:
    """Return the Ranking Points of each participant from their ranks.

    >>> ranking_points((1, 1, 2), (1, 2, 0))
    (0, 0, 2)
    """
    return tuple([table[rank - 1] // ranks.count(rank) for rank in ranks])


def shares(totals: Sequence[int], table: Sequence[int]) -> tuple[Share, ...]:
    """Return every place of the points table with those who share it (B7).

    >>> shares((12, 12, 7), (1, 2, 0))[0]
    Share(place=1, who=(0, 1), pays=1, each=0)
    """
    places = ranks(totals)
    found = []
    for place, pays in enumerate(table, start=1):
        who = tuple([one for one, other in enumerate(places) if other == place])
        found.append(Share(place, who, pays, place_pays(table, place, len(who) or 1)))
    return tuple(found)


def next_points(
    totals: Sequence[int], table: Sequence[int], who: int
) -> tuple[NextPoint, ...]:
    """Return the nearest higher total that would pay more, then the nearest lower one.

    Only by coming level with somebody or passing somebody does a total pay otherwise;
    whether there are cards for it is not asked.

    >>> [(step.by, step.then) for step in next_points((16, 14, 11), (1, 2, 0), 0)]
    [(-3, 2)]
    """
    mine = totals[who]
    others = [total for one, total in enumerate(totals) if one != who]
    now = ranking_points(ranks(totals), table)[who]
    turns = {total + by for total in others for by in (-1, 0, 1)}
    found = []
    for way in (1, -1):
        ahead = sorted(
            [t for t in turns if (t - mine) * way > 0], key=lambda t: t * way
        )
        for total in ahead:
            moved = [total if one == who else t for one, t in enumerate(totals)]
            places = ranks(moved)
            then = ranking_points(places, table)[who]
            if then > now:
                found.append(
                    NextPoint(
                        by=total - mine,
                        place=places[who],
                        level_with=_between(totals, who, total, total),
                        crosses=_between(totals, who, mine, total - way),
                        now=now,
                        then=then,
                    )
                )
                break
    return tuple(found)


def _between(totals: Sequence[int], who: int, a: int, b: int) -> tuple[int, ...]:
    """Return the others whose totals lie from one to the other, both included."""
    low, high = sorted((a, b))
    others = enumerate(totals)
    return tuple([one for one, t in others if one != who and low <= t <= high])


def final_score(displayed: Sequence[int], *, wild: bool) -> int:
    """Return Displayed Cards less the WILD penalty: cards count, not printed values."""
    return len(displayed) - wild


def early_lead(scores: Sequence[int], table: Sequence[int]) -> int | None:
    """Return the single leader's lead if no round can bring as much, else None (B10).

    >>> early_lead([4, 1, 0], (1, 2, 0))
    3
    """
    first, second = sorted(scores, reverse=True)[:2]
    lead = first - second
    return lead if lead > max(table) else None


def leaders(scores: Sequence[int]) -> tuple[Seat, ...]:
    """Return the seats with the highest score, ascending."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def longest_single(answers: Mapping[Seat, int | None]) -> tuple[Seat, ...]:
    """Return who wins the tiebreaker, ascending; several share the win (B11).

    Any number of days beats None, "won't say".

    >>> longest_single({0: None, 1: 0, 2: None})
    (1,)
    """
    said = [days for days in answers.values() if days is not None]
    longest = max(said) if said else None
    return tuple(sorted(seat for seat, days in answers.items() if days == longest))


def turned_wild(wild: tuple[bool, ...], flipped: Sequence[Seat]) -> tuple[bool, ...]:
    """Return whose THE START shows WILD after these seats' flipped (B9)."""
    if not flipped:
        return wild
    return tuple([up or seat in flipped for seat, up in enumerate(wild)])
