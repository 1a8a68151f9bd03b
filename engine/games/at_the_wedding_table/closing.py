"""The end: who wins. Rulebook, "Ending the game and scoring"; ruling W10."""

from __future__ import annotations

from engine.game import Outcome
from engine.games.at_the_wedding_table.pieces import DJ, WeddingTable
from engine.message import say


def outcome(scores: tuple[int, int], table: WeddingTable) -> Outcome:
    """Return who won: most points, else whoever seated the DJ, else nobody (W10)."""
    if scores[0] != scores[1]:
        return Outcome(
            (int(scores[1] > scores[0]),),
            scores,
            say("at-the-wedding-table/most-points"),
        )
    for owner in (0, 1):
        if (DJ, owner) in table:
            return Outcome((owner,), scores, say("at-the-wedding-table/dj-tiebreak"))
    return Outcome((), scores, say("at-the-wedding-table/draw"))
