"""A bot's decision on the page: where it thinks, for how long it is waited for.

A bot whose choice is one slice chooses on the page, when the pace says so. The others
think beside the page (`Device.ask`), in the time that the pace takes anyway; what is sent
there holds nothing but the seat's view. Where that can't be done, they think on the page,
in slices between which it stays free. All three give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from engine.asking import think
from engine.game import AnyState, RefusedError, Seat
from engine.protocol import choice_in, question
from engine.thinking import Quick, Slices
from ui.device import Device
from ui.session import Session

SLICE_MS: Final = 10
"""How long the page thinks at a stretch: a frame is not missed by it."""
LONG_MS: Final = 3_000
"""After this a person is told that it takes a while."""


@dataclass(slots=True)
class BotTurn:
    """One bot making up its mind. A turn that is dropped is never heard of again."""

    device: Device
    session: Session
    seat: Seat
    told: Callable[[], None]
    """Called when the choice is there, and due by the pace."""
    long: Callable[[], None]
    """Called when it takes long."""
    state: AnyState = field(init=False)
    seed: int = field(init=False)
    """Of the table's bots when it began: a table that is shared gets another one."""
    share: float = 0.0
    """How much of the thinking is done, from 0 to 1, as far as is known."""
    _paced: bool = False
    _chosen: list[Any] = field(default_factory=list)
    _beside: bool = False
    _dropped: bool = False

    def __post_init__(self) -> None:
        self.state = self.session.table.state
        self.seed = self.session.seed

    def begin(self, pace_ms: int) -> None:
        """Begin to think, and to wait."""
        if not isinstance(self.session.bot(self.seat), Quick):
            self.device.later(0, self._ask)  # what is on the page is painted first
        self.device.later(pace_ms, self._pace_is_over)

    def stands(self, session: Session | None) -> bool:
        """Return whether this is still what has to be decided at this table."""
        return (
            session is self.session
            and session.table.state is self.state
            and session.seed == self.seed
            and self.seat in session.table.waiting_for
        )

    @property
    def ready(self) -> bool:
        """Whether the choice is there and due."""
        return self._paced and bool(self._chosen)

    @property
    def chosen(self) -> bool:
        """Whether it has made up its mind, due or not."""
        return bool(self._chosen)

    @property
    def choice(self) -> Any:
        """The choice, once it is there."""
        return self._chosen[0]

    def drop(self) -> None:
        """Forget it: somebody took back, left or laid another table."""
        self._dropped = True
        if self._beside:
            self.device.ask_no_more()

    def _ask(self) -> None:
        if self._dropped:
            return
        session, seat = self.session, self.seat
        table = session.table
        line = question(
            table.game,
            table.view(seat),
            len(table.players),
            session.bot(seat).level,
            session.bot_seed(seat),
        )
        self._beside = True
        self.device.ask(line, self._answered, self._done_so_far)
        self.device.later(LONG_MS, self._takes_long)

    def _done_so_far(self, share: float) -> None:
        self.share = share

    def _answered(self, line: str | None) -> None:
        if self._dropped:
            return
        self._beside = False
        game = self.session.table.game
        try:
            if line is not None:
                written = choice_in(line)
                self._choose(game.read_choice(self.state, self.seat, written))
                return
        except RefusedError:
            pass  # a worker that answers nonsense is as good as none
        self._think_here()

    def _think_here(self) -> None:
        """Think on the page, to the end or slice by slice."""
        session, seat = self.session, self.seat
        bot, seed = session.bot(seat), session.bot_seed(seat)
        thinking = think(bot, self.state, seat, seed, len(session.table.steps))
        slices = Slices(thinking)
        if isinstance(bot, Quick):
            slices.go_on(float("inf"))
            self._choose(slices.answer)
        else:
            self._slice(slices)

    def _slice(self, slices: Slices[Any]) -> None:
        if self._dropped:
            return
        done = slices.go_on(SLICE_MS)
        self.share = slices.share
        if done:
            self._choose(slices.answer)
        else:
            self.device.later(0, lambda: self._slice(slices))

    def _pace_is_over(self) -> None:
        if self._dropped:
            return
        self._paced = True
        if self._chosen:
            self.told()
        elif isinstance(self.session.bot(self.seat), Quick):
            self._think_here()

    def _choose(self, choice: Any) -> None:
        self._chosen.append(choice)
        if self._paced:
            self.told()

    def _takes_long(self) -> None:
        if not (self._dropped or self._chosen):
            self.long()
