"""What stands on the mantelpieces: everybody's Displayed Cards, the newest outlined."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.events import Displayed, Scored
from engine.games.always_a_bridesmaid.pieces import Cards, without
from engine.games.always_a_bridesmaid.view import View
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import name_of, rosette_of, view_of, whose
from ui.boards.always_a_bridesmaid.scoreboard import by_place
from ui.boards.always_a_bridesmaid.told import told
from ui.html import Html, tag
from ui.parts.cards import shelf
from ui.parts.common import ribbon
from ui.parts.motion import moves


def mantelpieces(seen: Seen, scored: Scored) -> Html:
    """Return every player's whole shelf after this round was scored.

    Before all have chosen, the places of this round's cards stand free: they are as many
    as Ranking Points (B8), so that nothing moves when the cards come.
    """
    shown = displayed_after(view_of(seen), scored)
    return tag(
        "section",
        tag("h2", told("mantelpieces"), class_="eyebrow"),
        tag(
            "p",
            told("mantelpieces-new" if shown else "mantelpieces-free"),
            class_="note",
        )
        if any(scored.points[: view_of(seen).seats])
        else None,
        tag(
            "ul",
            [_mantelpiece(seen, scored, who, shown) for who in by_place(seen)],
            class_="put",
        ),
        class_="recap paper",
    )


def displayed_after(view: View, scored: Scored) -> dict[int, Cards] | None:
    """Return what was displayed for a round, by seat; None before it was chosen."""
    after = view.log[view.log.index(scored) :]
    shown = next((event for event in after if isinstance(event, Displayed)), None)
    return None if shown is None else dict(shown.cards)


def _mantelpiece(
    seen: Seen, scored: Scored, who: int, shown: dict[int, Cards] | None
) -> Html:
    standing = view_of(seen).participants[who].displayed
    new = (shown or {}).get(who, ())
    return tag(
        "li",
        rosette_of(seen, who),
        tag("span", name_of(seen, who), class_="nm"),
        tag("span", told("displayed-n", n=len(standing)), class_="note"),
        shelf(
            whose(seen, who, "shelf"),
            without(standing, new),
            pending=new,
            places=scored.points[who] if shown is None else 0,
            moves={card: moves(Displayed, "walk", f"arm-{who}:{card}") for card in new},
        ),
        class_=ribbon(who),
    )
