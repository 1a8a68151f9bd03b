"""How plainly the other player plays, as far as the log tells.

A player who always takes the largest lead at once leaves much undone: it never spoils a
seat that only promises something. Against such a one other turns are best than against
somebody who looks ahead, so the strong bots guess from the turns played so far (Bayes'
rule) which of the two sits there.
"""

from __future__ import annotations

from typing import Final

from engine.games.at_the_wedding_table.bots.facts import Facts
from engine.games.at_the_wedding_table.bots.playout import Playout, points_of
from engine.games.at_the_wedding_table.bots.search import turns
from engine.games.at_the_wedding_table.events import Seated
from engine.games.at_the_wedding_table.view import View

BEFOREHAND: Final = 1 / 3
"""How likely a plain player is before the first turn."""
PLAIN, OTHER = 0.98, 0.35
"""How likely each of the two takes the largest lead on a turn."""


def plainness(view: View, facts: Facts) -> float:
    """Return how likely the other player is to be a plain one."""
    plain, other = BEFOREHAND, 1 - BEFOREHAND
    for took_most in _largest_leads(view, facts):
        plain *= PLAIN if took_most else 1 - PLAIN
        other *= OTHER if took_most else 1 - OTHER
    return plain / (plain + other)


def _largest_leads(view: View, facts: Facts) -> list[bool]:
    """Return for each turn of the other player whether no turn gained more at once."""
    rows = _rows(view)
    board = Playout(facts.cards, points_of(view.guests))
    found = []
    played = (event for event in view.log if isinstance(event, Seated))
    for row, event in zip(rows, played, strict=True):
        card = 2 * facts.cards.number[event.guest] + event.seat
        entry = event.place - 1
        if event.seat != facts.mover:
            numbers = [facts.cards.number[id] for id in row]
            best = max(turn.value for turn in turns(board, numbers, event.seat))
            sign = 1 - 2 * event.seat
            found.append(sign * board.gain(card, entry) == best)
        board.seat(card, entry)
    return found


def _rows(view: View) -> list[tuple[str, ...]]:
    """Return the row before each turn of a running game."""
    row, rows = list(view.row), []
    for event in reversed(view.log):
        if isinstance(event, Seated) and event.turned_up:
            row[row.index(event.turned_up)] = event.guest
            rows.append(tuple(row))
    return rows[::-1]
