"""A table looked back at: which moment, through whose eyes, and what may be done there.

While a game runs, only what the seat on this device knew is shown, moment by moment; at a
table that is passed around that is what everybody knew. Once it is over nothing is secret,
and each seat's eyes can be borrowed. The table that is looked at is never changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.game import AnyState, Seat, Viewer
from engine.message import Message, say
from engine.record import Player
from engine.replay import branch, known_before, told
from engine.table import Table, open_table
from engine.text import sentence
from ui.boards import Seen
from ui.keeping import seated
from ui.session import Session

STAND_IN: Final = "hard"
"""The level of the bot that takes the seat of a person who is not here."""


@dataclass(slots=True)
class Replaying:
    """A table being looked back at; `look_back` makes one."""

    session: Session
    came_from: str
    """The screen one goes back to."""
    eyes: Viewer
    """Whose; None for what everybody knew."""
    at: int
    """The moment that was gone to; another window may take back what led there."""
    near: bool = True
    """Whether this window sits at the table: where another one may, nobody's eyes are
    lent while the game runs."""
    kept: bool = True
    """Whether the table is on this device, or was only brought by a link."""
    back_to: str = ""
    """Selector of what has the focus again after it; empty for the screen's own choice."""
    playing: bool = False
    """Whether it goes on by itself."""
    run: int = 0
    """How often it was set going: what an earlier run still asks for is not done."""

    @property
    def table(self) -> Table:
        """The table that is looked at."""
        return self.session.table

    @property
    def last(self) -> int:
        """The latest moment there is."""
        return len(self.table.states) - 1

    @property
    def moment(self) -> int:
        """How many steps are made: at the moment gone to, or the latest there is."""
        return min(self.at, self.last)

    @property
    def state(self) -> AnyState:
        """The position at this moment."""
        return self.table.states[self.moment]

    @property
    def lent(self) -> tuple[Viewer, ...]:
        """Whose eyes one may see with; a single one leaves nothing to choose."""
        return lent_eyes(self.session, near=self.near)

    def viewer_at(self, moment: int) -> Viewer:
        """Return whose view is shown at a moment: of the eyes chosen, or everybody's.

        What persons say in a tiebreaker stays theirs after the game too (B11).
        """
        game, eyes = self.table.game, self.eyes
        own = own_eyes(self.session, near=self.near)
        if eyes not in self.lent:
            eyes = own  # the seat went to another window meanwhile
        if eyes is None or eyes == own:
            return eyes
        said = any(s.phase in game.unjudged for s in self.table.states[:moment])
        return None if said and self.table.players[eyes].level is None else eyes

    def look(self) -> Seen:
        """Return what the board draws from: this moment, with nothing chosen yet."""
        state, players = self.state, self.table.players
        eyes = self.viewer_at(self.moment)
        due = eyes is not None and eyes in state.to_act
        return Seen(
            view=state.view(eyes),
            names=tuple(player.name for player in players),
            bots=tuple(player.level is not None for player in players),
            legal=state.legal_actions(eyes) if due and eyes is not None else (),
            picks=(),
            chosen=(),
            sealed=None,
            since=known_before(self.table, self.moment, eyes),
            undo=say("table/nothing-to-take-back"),
            passed=False,
            hints=self.session.hints,
        )

    def happened(self) -> list[str]:
        """Return in words what happened between the moment before and this one."""
        return self._told(self.moment)

    def spoken(self) -> list[tuple[int, str]]:
        """Return all that happened in words, each with its moment."""
        return [
            (moment, said)
            for moment in range(len(self.table.states))
            for said in self._told(moment)
        ]

    def _told(self, moment: int) -> list[str]:
        viewer = self.viewer_at(moment)
        return [sentence(said) for said in told(self.table, moment, viewer)]

    def go_to(self, moment: int) -> None:
        """Go to a moment, or to the nearest one there is."""
        self.at = max(0, min(moment, self.last))

    @property
    def play_on_refusal(self) -> Message | None:
        """Why one can't play on from here, or None if one can.

        A game that still runs would be given away by trying it out: what others hold,
        or what is still to be dealt.
        """
        if not self.session.finished:
            hides = self.table.game.hides_hands
            return say("replay/runs-hands" if hides else "replay/runs-deck")
        if self.state.outcome is not None:
            return say("replay/over-here")
        return None

    @property
    def takers(self) -> tuple[Seat, ...]:
        """The seats to choose from for somebody who sat at none; empty if one did."""
        if self.session.people:
            return ()
        players = self.table.players
        persons = tuple(seat for seat, p in enumerate(players) if p.level is None)
        return persons or tuple(range(len(players)))

    def play_on(self, taken: Seat | None, seed: int, now: str) -> Session:
        """Return a new table that begins at this moment; `taken` is one of the takers.

        Persons who are not here are played by bots; what happened so far is old news.
        """
        here = self.session.people if taken is None else (taken,)
        players = [
            _sits(player, self._stand_in, here=seat in here)
            for seat, player in enumerate(self.table.players)
        ]
        table = open_table(branch(self.table, self.moment, players))
        session = seated(table, seed, now)
        session.hints = self.session.hints
        session.seen = {seat: len(table.state.log) for seat in session.people}
        return session

    @property
    def _stand_in(self) -> str:
        bots = self.table.game.bots
        return STAND_IN if STAND_IN in bots else list(bots)[-1]


def look_back(
    session: Session, came_from: str, moment: int | None = None, *, near: bool = True
) -> Replaying:
    """Return a replay of a table, at a moment or where one would begin.

    `near`: whether this window sits at it.
    A finished game is looked at from its start, a running one from what happened last.
    """
    replay = Replaying(session, came_from, own_eyes(session, near=near), 0, near)
    begin = 0 if session.finished else replay.last
    replay.go_to(begin if moment is None else moment)
    return replay


def own_eyes(session: Session, *, near: bool = True) -> Viewer:
    """Return whose eyes come first: of the one person who plays here, else nobody's.

    While a game runs, that is a person who sits at this very window.
    """
    if not (near or session.finished):
        return None
    return session.people[0] if len(session.people) == 1 else None


def lent_eyes(session: Session, *, near: bool = True) -> tuple[Viewer, ...]:
    """Return whose eyes a table may be looked back at with."""
    if session.finished and session.table.game.hides_hands:
        return (None, *range(len(session.table.players)))
    return (own_eyes(session, near=near),)


def spoken(table: Table, viewer: Viewer) -> list[tuple[int, str]]:
    """Return the whole log in words as the viewer knows it, each with its moment."""
    return [
        (moment, sentence(message))
        for moment in range(len(table.states))
        for message in told(table, moment, viewer)
    ]


def _sits(player: Player, stand_in: str, *, here: bool) -> Player:
    """Return who sits on a seat when the game is played on from a replay."""
    if here:
        return Player(player.name)
    return player if player.level else Player(player.name, f"bot:{stand_in}")
