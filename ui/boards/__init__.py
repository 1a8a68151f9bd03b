"""The boards: how each game is drawn and how taps become actions.

`ui/boards/always_a_bridesmaid` is the board of the game `always-a-bridesmaid`; its
package offers one value, `BOARD`. A board draws from `Seen` alone: one viewer's view and
what that viewer has tapped. It knows no state, no browser and no rule: what may be
chosen comes from the legal actions, what a choice would change from `preview`.

A tap on something that can be chosen carries a *token*, such as `card:8`, `guest:auntie`
or `seat:12`. Tokens picked so far make up an action, or not yet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, Protocol, TypeAlias

from engine.game import BestMoment, Seat
from engine.message import Message, say
from engine.rng import Rng
from ui.decks import DeckEditor
from ui.html import Html
from ui.lobby import Lobby
from ui.parts.common import Words, pressable, words
from ui.parts.keepsake import Drawn

Picks: TypeAlias = tuple[str, ...]
"""Tokens in the order they were picked."""


class Nothing(Enum):
    """What `compose` returns for the action None: no card, won't say."""

    CHOSEN = "nothing"


@dataclass(frozen=True, slots=True)
class Seen:
    """All that a board may draw from: one table through one viewer's eyes."""

    view: Any
    """The game's own view."""
    names: tuple[str, ...]
    """One a seat."""
    bots: tuple[bool, ...]
    """Whether a bot sits there, one a seat."""
    legal: Sequence[Any]
    """What the viewer may choose now; empty if the viewer has nothing to decide."""
    picks: Picks
    chosen: tuple[Seat, ...]
    """Seats that have made their (still sealed) choice at this decision point."""
    sealed: Any
    """The viewer's own sealed choice; meaningful only if the viewer is in `chosen`."""
    since: int
    """How many events of the log the viewer had seen before; the rest is news."""
    undo: Message | None
    """Why nothing can be taken back now; None if something can."""
    passed: bool
    """Several persons share this device: names instead of "you" where others read."""
    hints: bool
    """Whether to show what a choice would change (a house rule of the lobby)."""
    advice: Advice | None = None
    """A hint that was asked for."""
    stepping: bool = False
    """Bots wait for a nod: the tray's wax is `nod_wax(seen)` now, which sends `next`."""
    awaited: bool = False
    """The bar says already whom the table waits for, at another device or window."""
    why_not: Callable[[Any], Message | None] = field(
        default=lambda _: None, compare=False
    )
    """Why the viewer may not choose this action now, in the engine's words; None if they
    may, and for a viewer without a seat."""
    best: BestMoment | None = None
    """The choice that counted most, at the end of a game; not in a replay."""


def nod_wax(seen: Seen) -> Html:
    """Return the wax that lets bots on which wait for it."""
    waiting = [seen.names[who] for who in seen.view.to_act if who not in seen.chosen]
    return pressable(
        words(say("app/next", names=waiting)),
        class_="btn btn-wax",
        do="next",
        aria_keyshortcuts="n",
    )


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint as a board draws it."""

    slip: Html
    """What stands in the place where a choice is spoken of."""
    found: bool
    """Whether there is a suggestion already; until then the slip shows the progress."""
    action: Any = None
    """The suggestion: the bulb hangs on what it is made of."""


class PlainReview:
    """A board's part of reviews and sums, for a game with nothing of its own to show."""

    def why(self, seen: Seen, about: str) -> tuple[Message, Html] | None:
        """Return how points came about, to be laid over the table: title and rows."""

    def picked_words(self, seen: Seen) -> Words | None:
        """Return what the picks would bring, or what is looked at, to be said aloud."""

    def due_words(self, seen: Seen) -> Words | None:
        """Return what the viewer has to decide, to be said aloud; None for the heading."""

    def news_words(self, seen: Seen) -> Words | None:
        """Return what the news comes to for who looks, to be said aloud behind it."""

    def unfinished(self, seen: Seen) -> Message | None:
        """Return what is still to be picked, before it can be confirmed; None to say only
        that something is."""

    def when(self, view: Any, *, aloud: bool = False) -> Message | None:
        """Return when a decision was due, in short: `R2 · 1`; None to count them."""

    def afterthought(self, seen: Seen, seat: Seat, value: object) -> Html | None:
        """Return what a seat could have made of the game (`Game.afterthought`)."""

    def keepsake(self, seen: Seen) -> Drawn | None:
        """Return the finished table as a picture to keep; nobody is "you" in it."""


class PlainSetUp(PlainReview):
    """A board's part of the lobby for a game without house rules of its own."""

    deck_editor: DeckEditor | None = None
    """How decks of one's own are made, where tables may carry one."""

    def own_deck(self, deal: Mapping[str, object]) -> Message | None:
        """Return what a table carries that others don't: `own guests`."""

    def house_rules(self, lobby: Lobby) -> Html | None:
        """Return what is to be settled before the deal, drawn in the lobby."""

    def set_up(self, lobby: Lobby, arg: str, rng: Rng) -> Lobby:  # noqa: ARG002 - no rules
        """Return the lobby after a tap on `data-do="set-up" data-arg=ARG`."""
        return lobby

    def set_up_refusal(self, lobby: Lobby) -> Message | None:
        """Return why the house rules are not settled yet, or None if they are."""

    def deal_options(self, lobby: Lobby) -> dict[str, object]:  # noqa: ARG002 - none
        """Return the options for the game's `deal`."""
        return {}

    def options_again(self, deal: Mapping[str, object]) -> dict[str, object]:  # noqa: ARG002 - none
        """Return what of a deal is kept when all move a seat along and play again."""
        return {}


class Board(Protocol):
    """How a game looks and is operated.

    A board without house rules inherits the last fourteen, and `deck_editor`, from
    `PlainSetUp`.
    """

    body: str
    """Class of the page's body while this board is up: `p-bm`, `p-st`."""
    deck_editor: DeckEditor | None
    """How decks of one's own are made, where tables may carry one."""

    def heading(self, seen: Seen) -> tuple[Message, Message]:
        """Return the title and the line under it."""

    def main(self, seen: Seen) -> Html:
        """Return the table: one element `<main id="main">`."""

    def tray(self, seen: Seen) -> Html:
        """Return hand, preview and buttons: one element `<div id="tray">`.

        Its one wax button carries `data-do="confirm"`, or what else is to be done now.
        """

    def news(self, seen: Seen) -> Html | None:
        """Return what has to be looked at before going on, as `<main id="main">`.

        None when the table itself says enough. A scored round is such news. Its button
        to go on carries `data-do="onward"` and may stand in it.
        """

    def end(self, seen: Seen) -> Html:
        """Return the finished game: result, scores in full, as `<main id="main">`."""

    def pick(self, seen: Seen, token: str) -> Picks:
        """Return the picks after a tap: added, put down again, or put in place of."""

    def compose(self, seen: Seen, picks: Picks) -> Any | None:
        """Return the action these picks make up, legal or not; None if not one yet.

        The action that is None itself comes as `Nothing.CHOSEN`.
        """

    def why(self, seen: Seen, about: str) -> tuple[Message, Html] | None:
        """Return how points came about, to be laid over the table: title and rows.

        `about` is the `data-arg` of what was pressed, `data-do="why"`. None where nothing
        is to be told, now or any more. `data-do="look"` sends a token to `pick` that only
        looks: it may be sent in a replay too.
        """

    def own_deck(self, deal: Mapping[str, object]) -> Message | None:
        """Return what a table carries that others don't: `own guests`."""

    def house_rules(self, lobby: Lobby) -> Html | None:
        """Return what is to be settled before the deal, drawn in the lobby."""

    def set_up(self, lobby: Lobby, arg: str, rng: Rng) -> Lobby:
        """Return the lobby after a tap on `data-do="set-up" data-arg=ARG`."""

    def set_up_refusal(self, lobby: Lobby) -> Message | None:
        """Return why the house rules are not settled yet, or None if they are."""

    def deal_options(self, lobby: Lobby) -> dict[str, object]:
        """Return the options for the game's `deal`."""

    def options_again(self, deal: Mapping[str, object]) -> dict[str, object]:
        """Return what of a deal is kept when all move a seat along and play again."""

    def when(self, view: Any, *, aloud: bool = False) -> Message | None:
        """Return when a decision was due, in short: `R2 · 1`; None to count them.

        `aloud` is in whole words, for those who listen.
        """

    def afterthought(self, seen: Seen, seat: Seat, value: object) -> Html | None:
        """Return what a seat could have made of the game (`Game.afterthought`)."""

    def news_words(self, seen: Seen) -> Words | None:
        """Return what the news comes to for who looks, to be said aloud behind it."""

    def unfinished(self, seen: Seen) -> Message | None:
        """Return what is still to be picked; None to say only that something is."""

    def picked_words(self, seen: Seen) -> Words | None:
        """Return what the picks would bring, or what is looked at, to be said aloud."""

    def due_words(self, seen: Seen) -> Words | None:
        """Return what the viewer has to decide, to be said aloud; None for the heading."""

    def keepsake(self, seen: Seen) -> Drawn | None:
        """Return the finished table as a picture to keep; nobody is "you" in it."""


@cache
def board_named(key: str) -> Board:
    """Return the board of the game with this key."""
    module = import_module(f"ui.boards.{key.replace('-', '_')}")
    board: Board = module.BOARD
    return board
