"""The Ranking Points of every round so far as a table."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.events import Scored
from engine.games.always_a_bridesmaid.view import View
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import me, row_heading, view_of
from ui.boards.always_a_bridesmaid.ledger import rounds
from ui.boards.always_a_bridesmaid.told import told
from ui.boards.always_a_bridesmaid.why import why_round
from ui.html import Html, tag
from ui.parts.common import signed


def last_scored(view: View) -> Scored | None:
    """Return how the last round was scored, if one was."""
    scored = rounds(view)
    return scored[-1] if scored else None


def by_place(seen: Seen) -> list[int]:
    """Return the players as they came in the last round; the Robot has no score."""
    scored = last_scored(view_of(seen))
    players = range(view_of(seen).seats)
    return sorted(players, key=lambda who: scored.ranks[who] if scored else who)


def scoreboard(seen: Seen) -> Html:
    """Return the Ranking Points of every round so far as a table."""
    played = rounds(view_of(seen))
    heads = [why_round(event.round) for event in played]
    heads += [tag("th", told(name), scope="col") for name in ("wild", "score")]
    return tag(
        "section",
        tag(
            "table",
            tag(
                "thead",
                tag(
                    "tr",
                    tag("th", tag("span", told("player"), class_="vh"), scope="col"),
                    heads,
                ),
            ),
            tag("tbody", [_row(seen, who, played) for who in by_place(seen)]),
            class_="board",
        ),
        class_="paper boardwrap",
        data_explains="score",
        aria_label=told("scoreboard"),
    )


def _row(seen: Seen, who: int, played: tuple[Scored, ...]) -> Html:
    wild = view_of(seen).participants[who].wild
    earned = [event.points[who] for event in played]
    cells = [signed(points) for points in earned]
    if cells:
        cells[-1] = signed(earned[-1], plus=True)
    return tag(
        "tr",
        row_heading(seen, who),
        [tag("td", cell) for cell in cells],
        tag("td", signed(-1)) if wild else tag("td"),
        tag("td", signed(sum(earned) - wild)),
        class_="me" if who == me(seen) else None,
    )
