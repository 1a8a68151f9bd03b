"""A table on this device: who looks at it, what they tapped, what they have seen.

Several persons at one device pass it around. Where hands are hidden the table is
covered between them: while nobody looks, the session has no viewer, and nothing of any
seat can be drawn. Bots choose from their own views, like everybody else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.game import AnyBot, AnyState, BestMoment, Seat, Viewer
from engine.message import Message, say
from engine.rng import Rng
from engine.table import Table
from ui.boards import Advice, Board, Nothing, Picks, Seen, board_named
from ui.voice import Line


@dataclass(slots=True)
class Session:
    """One table being played here; `seated` makes one."""

    id: str
    table: Table
    seed: int
    """Of the bots."""
    title: str
    """What its owner called it; empty if unnamed."""
    created: str
    """UTC, ISO 8601."""
    hints: bool
    seen: dict[Seat, int] = field(default_factory=dict)
    """How much of the log each person has looked at."""
    looking: Seat | None = None
    """The person who holds the device and has lifted the cover."""
    looked: Seat | None = None
    """The last one who did."""
    picks: Picks = ()
    confirmed: dict[Seat, Picks] = field(default_factory=dict)
    """What each person last picked: it is in hand again after taking back."""
    here: tuple[Seat, ...] | None = None
    """The persons' seats that are played on this device, none for somebody who only looks
    on; None for all of them. The others came with a link and play elsewhere."""
    day: str = ""
    """Of the day's table: which day's it is; empty for every other table."""
    known_as: str = ""
    """The id by which other devices know this table, where that is not its own: after
    two histories of it parted, or two windows played on."""
    known_there: int = -1
    """How many choices of persons the other devices know of (`ui.turns`); below 0 before a
    link went out or came."""
    moved: int = 0
    """How often seats were given to other devices or taken back: tells windows which `here`
    is the later one."""
    mine: tuple[Seat, ...] | None = None
    """The seats among them that are played in this window, where the table is open in
    several (`ui.windows`); None for all of them."""
    taken_back: dict[tuple[int, Seat], int] = field(default_factory=dict)
    """How often a seat took back at a decision point: tells windows which choice is the
    later one."""
    stored: str | None = None
    """The entry as this window last read or wrote it; None before it is kept."""
    extra: Mapping[str, object] = field(default_factory=dict)
    """Keys of the entry that only a newer release knows."""
    _best: tuple[AnyState, Viewer, BestMoment | None] | None = None
    """The best moment, as it was worked out for this last state and viewer."""
    languages: dict[Seat, str] = field(default_factory=dict)
    """Which of the persons have a language of their own on this device."""
    others: AnyBot | None = None
    """Who chooses for the bots' seats at a first game; None leaves it to their levels."""
    drawn: dict[Viewer, tuple[int, bool]] = field(default_factory=dict)
    """What the page showed last, by viewer where the table is covered between them: how
    much of the log, and whether a choice of theirs was sealed (`ui.motion`)."""
    heard: dict[Viewer, int] = field(default_factory=dict)
    """How much of the log was said aloud, by viewer as in `drawn` (`ui.listening`)."""
    heard_from: int | None = None
    """How long the log was when this window had the table first; 0 for a new one."""
    said: dict[Viewer, list[Line]] = field(default_factory=dict)
    """What was said aloud and can be read again, by viewer."""
    _nodded: int | None = None
    """The decision point at which bots were told to go on, in step mode."""

    @property
    def board(self) -> Board:
        """How this game is drawn and operated."""
        return board_named(self.table.game.key)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of persons who play here: on this device, in this window."""
        seats, mine = self.seats, self.mine
        return seats if mine is None else tuple(s for s in seats if s in mine)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of persons who play on this device, in whichever window."""
        persons, here = self._persons, self.here
        return persons if here is None else tuple(s for s in persons if s in here)

    @property
    def watches(self) -> bool:
        """Whether this window plays no seat, though persons play on this device."""
        return bool(self.seats) and not self.people

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats of persons on other devices, if the table waits for them alone."""
        due = self.table.waiting_for
        return due if all(seat in self.elsewhere for seat in due) else ()

    @property
    def elsewhere(self) -> tuple[Seat, ...]:
        """The seats of persons who play on other devices."""
        return tuple(seat for seat in self._persons if seat not in self.seats)

    @property
    def travels_as(self) -> str:
        """The id that this table's links carry."""
        return self.known_as or self.id

    def play_here(self, seat: Seat, *, here: bool) -> None:
        """Have a person's seat played on this device, or not any more.

        Whoever leaves takes their eyes along: nothing of theirs stays on the page. The
        last seat stays.
        """
        left = tuple(
            s for s in self._persons if (here if s == seat else s in self.seats)
        )
        if not left or seat not in self._persons:
            return
        self.leave_to(None if left == self._persons else left)
        self.moved += 1

    def leave_to(self, here: tuple[Seat, ...] | None) -> None:
        """Play these seats on this device from now on; nothing of another's stays."""
        if here == self.here:
            return
        self.here = here
        self.cover()
        self.picks = ()
        if self.looking not in self.people:
            self.looking = None
        if self.looked not in self.people:
            self.looked = None

    @property
    def beside(self) -> tuple[Seat, ...]:
        """The seats of this device that the table waits for, if none of them is here."""
        due = self.table.waiting_for
        if any(seat in self.people or seat not in self._persons for seat in due):
            return ()
        return tuple(seat for seat in due if seat in self.seats)

    @property
    def _persons(self) -> tuple[Seat, ...]:
        return tuple(s for s, p in enumerate(self.table.players) if not p.level)

    @property
    def passed(self) -> bool:
        """Whether several persons share this device."""
        return len(self.people) > 1

    @property
    def covers(self) -> bool:
        """Whether the table is covered when the device changes hands."""
        return self.passed and self.table.game.hides_hands

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.table.state.outcome is not None

    @property
    def viewer(self) -> Viewer:
        """Whose eyes the page shows; None for what everybody may see."""
        if self.covers:
            return self.looking
        return self.holder if self.people else None

    @property
    def reader(self) -> Viewer:
        """Whose log is read here: at the end several lean over a table that was passed
        around, and what only one of them knew stays theirs (B11)."""
        return None if self.passed and self.finished else self.viewer

    @property
    def holder(self) -> Seat | None:
        """The person who should hold the device now; None if there is no person.

        Whoever holds it keeps it while they have something to choose; then it goes
        round in table order.
        """
        if not self.people:
            return None
        last = self.looking if self.looking is not None else self.looked
        waiting = [s for s in self.table.waiting_for if s in self.people]
        if last in waiting or not waiting:
            return last if last is not None else self.people[0]
        return min(waiting, key=lambda s: (s - (last or 0)) % len(self.table.players))

    @property
    def covered(self) -> bool:
        """Whether the cover lies on the table now."""
        return self.covers and self.looking is None and not self.finished

    @property
    def must_pass(self) -> bool:
        """Whether the device is due to go to somebody else who has to choose."""
        return (
            self.covers
            and self.looking is not None
            and not self.finished
            and self.holder != self.looking
        )

    def sit(self, mine: tuple[Seat, ...] | None) -> None:
        """Play these seats in this window from now on; nothing of another's stays."""
        if mine == self.mine:
            return
        viewer, self.mine = self.viewer, mine
        if self.looking not in self.people:
            self.looking = None
        if self.looked not in self.people:
            self.looked = None
        if self.viewer != viewer:
            self.picks = ()

    def uncover(self) -> None:
        """Let the person whose turn it is look."""
        self.looking = self.looked = self.holder
        self.picks = ()

    def cover(self) -> None:
        """Hide everything again."""
        if self.covers:
            self.looking = None
            self.picks = ()

    def cover_back(self) -> None:
        """Give the device back to whoever looked last."""
        if self.looked is not None:
            self.looking = self.looked

    def look(
        self,
        *,
        stepping: bool = False,
        advice: Advice | None = None,
        awaited: bool = False,
    ) -> Seen:
        """Return what the board draws from; `stepping`: bots wait for a nod."""
        viewer, table = self.viewer, self.table
        return Seen(
            view=table.view(viewer),
            names=tuple(p.name for p in table.players),
            bots=tuple(p.level is not None for p in table.players),
            legal=() if viewer is None else table.legal_actions(viewer),
            picks=self.picks,
            chosen=tuple(table.sealed),
            sealed=None if viewer is None else table.sealed.get(viewer),
            since=self._seen_by(viewer),
            undo=self.undo_refusal,
            passed=self.passed,
            hints=self.hints,
            advice=advice,
            stepping=stepping,
            awaited=awaited,
            why_not=self.why_not,
            best=self.best_for(None if self.passed else viewer),
        )

    def read(self) -> Seen:
        """Return what may be asked of the table: as everybody may, once it was passed
        around and is over, for several lean over it then (B11)."""
        seen = self.look()
        if self.reader == self.viewer:
            return seen
        return replace(seen, view=self.table.view(self.reader), sealed=None)

    def why_not(self, action: Any) -> Message | None:
        """Return why the viewer may not choose this now, or None if they may."""
        viewer = self.viewer
        return None if viewer is None else self.table.refusal(viewer, action)

    @property
    def picked_at(self) -> tuple[object, ...]:
        """What is picked, and at which decision of whom."""
        return self.id, self.viewer, len(self.table.steps), self.picks

    def best_for(self, viewer: Viewer) -> BestMoment | None:
        """Return the best moment of a finished game; the viewer is "you" in it."""
        table, known = self.table, self._best
        if not self.finished:
            return None
        if known is None or known[0] is not table.state or known[1] != viewer:
            names = [player.name for player in table.players]
            best = table.game.best_moment(table.states, names, viewer)
            self._best = known = table.state, viewer, best
        return known[2]

    def onward(self) -> None:
        """Note that the viewer has looked at everything up to now."""
        if self.viewer is not None:
            self.seen[self.viewer] = len(self.table.state.log)

    def pick(self, token: str) -> Message | None:
        """Take a tap; return why it changes nothing, if it does not."""
        before = self.picks
        seen = self.look()
        self.picks = self.board.pick(seen, token)
        if self.picks != before or self.viewer is None:
            return None
        action = self.board.compose(seen, (*before, token))
        if action is None:
            action = self.board.compose(seen, (token,))
        if action is None:
            return None
        chosen = None if action is Nothing.CHOSEN else action
        return self.table.refusal(self.viewer, chosen)

    def confirm(self) -> Message | None:
        """Make the choice picked; return why it can't be made, if it can't."""
        viewer = self.viewer
        if viewer is None:
            return None
        seen = self.look()
        action = self.board.compose(seen, self.picks)
        if action is None:
            return self.nothing_due(seen) or (
                self.board.unfinished(seen) or say("app/choose-first")
            )
        if action is Nothing.CHOSEN:
            action = None
        refusal = self.table.refusal(viewer, action)
        if refusal:
            return refusal
        self.onward()
        self.looked = viewer
        self.confirmed[viewer] = self.picks
        self.picks = ()
        self.table.choose(viewer, action)
        return None

    def nothing_due(self, seen: Seen) -> Message | None:
        """Return why the viewer has nothing to choose now, None if they have."""
        if seen.legal:
            return None
        if self.finished:
            return say("commands/over")
        waiting = [seat for seat in self.table.waiting_for if seat != self.viewer]
        names = tuple(self.table.players[seat].name for seat in waiting)
        return say("app/wait-for", names=names) if names else None

    @property
    def undo_refusal(self) -> Message | None:
        """Why nothing can be taken back now, or None if something can."""
        if self.picks and not self.finished:
            return None
        if self.day:
            return say("daily/no-taking-back")
        viewer = self._taker
        if viewer is None:
            return say("table/nothing-to-take-back")
        return self.table.take_back_refusal(viewer)

    def undo(self) -> Message | None:
        """Put down what is picked, or open the last choice again; return why not."""
        if self.picks and not self.finished:
            self.picks = ()
            return None
        refusal = self.undo_refusal
        taker = self._taker
        if refusal is None and taker is not None:
            self.table.take_back(taker)
            point = (len(self.table.steps), taker)
            self.taken_back[point] = self.taken_back.get(point, 0) + 1
            self.picks = self.confirmed.pop(taker, ())
            self.seen = {
                s: min(n, len(self.table.state.log)) for s, n in self.seen.items()
            }
        return refusal

    @property
    def _taker(self) -> Seat | None:
        """Who would take something back: the viewer, or who acted last in the open."""
        return self.viewer if self.covers or not self.passed else self.looked

    def bot_to_act(self) -> Seat | None:
        """Return the next bot that owes a choice, if one does."""
        return next(
            (s for s in self.table.waiting_for if self.table.players[s].level), None
        )

    @property
    def bots_alone(self) -> bool:
        """Whether bots are due, and bots only: the next thing to see is theirs."""
        due = self.table.state.to_act
        return bool(due) and not any(seat in self._persons for seat in due)

    @property
    def nodded(self) -> bool:
        """Whether the bots were told to go on at this decision point."""
        return self._nodded == len(self.table.steps)

    def nod(self) -> None:
        """Tell the bots to go on, up to the next decision point."""
        self._nodded = len(self.table.steps)

    def bot_seed(self, seat: Seat) -> int:
        """Return the seed of this seat's bot; no other bot's chance follows from it."""
        return Rng(self.seed ^ (seat + 1)).bits()

    def bot(self, seat: Seat) -> AnyBot:
        """Return the bot of the seat's level; the strongest one if it is not known."""
        if self.others is not None:
            return self.others
        bots = self.table.game.bots
        level = self.table.players[seat].level
        return bots.get(level or "", list(bots.values())[-1])

    def _seen_by(self, viewer: Viewer) -> int:
        log = len(self.table.state.log)
        return log if viewer is None else min(self.seen.get(viewer, 0), log)
