"""The picture to keep of a finished table: whose it is, on which ground, what it says."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from engine.message import say
from engine.text import sentence
from ui.dayview import said_day
from ui.html import Html
from ui.invitation import lettering_of, name_of
from ui.keeping import file_name
from ui.parts.keepsake import Frame, framed
from ui.session import Session


@dataclass(slots=True)
class Keepsake:
    """What the sheet with the picture shows."""

    session: Session
    picture: Html
    ground: str
    """`light` or `dark`."""


def picture_of(session: Session) -> Html:
    """Return the finished table as a picture; empty where the game draws none.

    Nobody is "you" in it: it is for others too.
    """
    drawn = session.board.keepsake(session.look())
    if drawn is None:
        return Html("")
    game = sentence(name_of(session.table.game.key))
    best = session.best_for(None)
    told = "" if best is None else sentence(best.told)
    names = [player.name for player in session.table.players]
    return framed(
        drawn,
        Frame(
            game=game,
            lettering=lettering_of(session.table.game.key),
            best=told,
            foot=" · ".join((sentence(say("app/name")), *_date(session.created))),
            spoken=sentence(
                say(
                    "ending/picture-of",
                    game=game,
                    title=drawn.title,
                    names=names,
                    best=told,
                )
            ),
        ),
    )


def picture_name(session: Session, kind: str) -> str:
    """Return a name for the picture's file that every system takes."""
    return f"{file_name(session).removesuffix('.table.json')}.{kind}"


def _date(created: str) -> list[str]:
    """Return the day the table was dealt, if that is known."""
    try:
        return [sentence(said_day(datetime.fromisoformat(created).date()))]
    except ValueError:
        return []
