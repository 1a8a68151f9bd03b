"""Points of Always a Bridesmaid: ranks, Ranking Points, scores and who wins a tie.

Rulebook, "Round scoring I" and "End of the game". Nothing here knows a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.game import Seat


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
