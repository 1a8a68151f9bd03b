"""At the Wedding Table told a second time, straight from the rulebook, slow and simple.

It shares nothing with the engine but the guests as they are printed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.games.at_the_wedding_table.pieces import Guest, WeddingTable


def worth_by_the_book(
    guests: Mapping[str, Guest], table: WeddingTable, place: int
) -> int:
    """Return what the guest on a seat is worth, from the rulings W2 to W9."""
    mine = table[place - 1]
    assert mine is not None
    (id, own), s = mine, place
    arrows, rule = guests[id].arrows, guests[id].rule
    edge = range(1, 9) if s <= 8 else range(9, 17)
    seats = {s - n for n in range(1, arrows.left + 1) if s - n in edge}
    seats |= {s + n for n in range(1, arrows.right + 1) if s + n in edge}
    seats |= {17 - s} if arrows.opposite else set()
    seats |= {18 - s} if arrows.diagonal_left and s - 1 in edge else set()
    seats |= {16 - s} if arrows.diagonal_right and s + 1 in edge else set()
    near = [placed for t in sorted(seats) if (placed := table[t - 1])]
    corners = [placed for t in (1, 8, 9, 16) if (placed := table[t - 1])]
    printed = Counter(symbol for id, _ in near for symbol in guests[id].symbols)
    match rule.kind:
        case "symbol":
            return rule.points * printed[rule.symbol]
        case "symbol_table":
            return ([*rule.table] + [rule.table[-1]] * 30)[printed[rule.symbol]]
        case "any_symbol":
            return rule.points * printed.total()
        case "most_same":
            return rule.points * max(printed.values(), default=0)
        case "own_card":
            return rule.points * sum(owner == own for _, owner in near)
        case "other_card":
            return rule.points * sum(owner != own for _, owner in near)
        case "own_corner":
            return rule.points * sum(owner == own for _, owner in corners)
        case "other_corner":
            return rule.points * sum(owner != own for _, owner in corners)
        case "guest":
            return rule.points * sum(id in rule.guests for id, _ in near)
        case "flat":
            return rule.points


@dataclass
class Evening:
    """A table, a row of guests and a deck, as they lie there."""

    row: list[str]
    deck: list[str]
    """Face down, the top first."""
    mover: int
    seated: dict[int, tuple[str, int]] = field(default_factory=dict)
    """By seat: the guest and whose it is."""

    @property
    def turns(self) -> Iterator[tuple[str, int]]:
        """Step 1 and 2: any guest of the row, any empty seat."""
        for guest in self.row if len(self.seated) < 16 else ():
            for place in range(1, 17):
                if place not in self.seated:
                    yield guest, place

    def after(self, guest: str, place: int) -> Evening:
        """Return the evening after a turn; step 3: a new guest into the gap."""
        row, deck = [*self.row], [*self.deck]
        seated = {**self.seated, place: (guest, self.mover)}
        if len(seated) < 16:
            row[row.index(guest)] = deck.pop(0)
        else:
            row.remove(guest)
        return Evening(row, deck, 1 - self.mover, seated)

    def points(self, guests: Mapping[str, Guest]) -> list[int]:
        """Players add up the points for each guest in their color."""
        table = tuple(self.seated.get(place) for place in range(1, 17))
        points = [0, 0]
        for place, (_, owner) in self.seated.items():
            points[owner] += worth_by_the_book(guests, table, place)
        return points

    def winner(self, points: Sequence[int]) -> int | None:
        """Most points; in a tie the player who seated the DJ, else nobody (W10)."""
        if points[0] != points[1]:
            return 0 if points[0] > points[1] else 1
        for guest, owner in self.seated.values():
            if guest == "dj":
                return owner
        return None
