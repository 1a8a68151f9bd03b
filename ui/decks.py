"""Decks of one's own: what a board knows of them, and where this device keeps them.

A deck is a list of cards as JSON objects; what is in a card only its game knows. Each is
one entry of storage, written after every change, right or not: nothing that was typed
is lost. Another window's deck is never written over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from engine.game import RefusedError
from engine.message import Message
from engine.record import format_json, parse_json
from ui.html import Html
from ui.lobby import Lobby
from ui.saved import Storage, StoreResult

Cards: TypeAlias = list[dict[str, Any]]
"""A deck as JSON."""

PREFIX: Final = "table-sixteen/deck/"
FORMAT: Final = 1
"""Of an entry: raised when an older release could no longer read what we write."""
MAX_NAME: Final = 40


class DeckEditor(Protocol):
    """A game's part of decks of one's own; its board offers it as `deck_editor`."""

    words: str
    """The page of words that tells what the cards are called."""

    def usual(self) -> Cards:
        """Return the deck that comes with the page."""

    def read(self, text: str) -> Cards:
        """Return the deck of a file; raise RefusedError, with the line, if it is none."""

    def write(self, cards: Cards, title: str) -> str:
        """Return the deck as a file's text, right or not."""

    def problems(self, cards: Cards) -> Mapping[int, Message]:
        """Return what is wrong with a deck, by the card's place; empty if it is right."""

    def doubts(self, cards: Cards) -> Mapping[int, Message]:
        """Return what a deck may have but had better not, by the card's place."""

    def moved(self, before: Cards, after: Cards) -> Message | None:
        """Return what an edit of one card has done to another, if that has to be said."""

    def title(self, text: str) -> str:
        """Return the name that a file's deck was saved under; empty if it has none."""

    def check(self, cards: object) -> None:
        """Raise RefusedError if a value can't even be drawn as a deck."""

    def changed(self, cards: Cards, place: int, field: str, typed: str) -> Cards:
        """Return the deck after an edit of a card."""

    def called(self, cards: Cards, place: int) -> Message | str:
        """Return what a card is called."""

    def line(self, cards: Cards, place: int, *, right: bool) -> Html:
        """Return a card as one line of the list; `right` if nothing is wrong with it."""

    def form(self, cards: Cards, place: int) -> Html:
        """Return the fields of a card; they send `deck-set PLACE:FIELD`."""

    def chosen(self, lobby: Lobby) -> Cards | None:
        """Return the deck that a lobby has; None for the usual one."""

    def choose(self, lobby: Lobby, cards: Cards | None) -> Lobby:
        """Return the lobby with a deck that is right, or with the usual one."""


class KeptDeck(NamedTuple):
    """A deck kept on this device."""

    id: str
    name: str
    cards: Cards | None
    """None if what is stored is no deck."""


@dataclass(slots=True)
class Draft:
    """The deck on the screen."""

    id: str
    game: str
    name: str
    cards: Cards
    stored: str | None = None
    """The entry as this window last read or wrote it; None before the first change."""
    open: int | None = None
    """The card whose fields are shown."""
    before: Cards | None = None
    """What starting over has put away."""


@dataclass(slots=True)
class Decks:
    """The decks of a page: what is being made, deleted, or only passing through."""

    draft: Draft | None = None
    unkept: dict[str, str] = field(default_factory=dict)
    """Entries that the device could not keep, by id: they last as long as the page."""
    gone: dict[str, str] = field(default_factory=dict)
    """Entries deleted since the page was opened, by id."""
    visiting: dict[str, Cards] = field(default_factory=dict)
    """The deck that came with the last table of a game and is not kept here."""


def decks_of(
    decks: Decks, storage: Storage, game: str, editor: DeckEditor
) -> list[KeptDeck]:
    """Return the decks for a game, by name."""
    texts = {
        key.removeprefix(PREFIX): storage.get(key) or ""
        for key in storage.keys()  # noqa: SIM118  a storage is no mapping
        if key.startswith(PREFIX)
    }
    kept = (
        deck_in(id, text, game, editor)
        for id, text in {**texts, **decks.unkept}.items()
    )
    found = [deck for deck in kept if deck is not None]
    return sorted(found, key=lambda deck: (deck.name.casefold(), deck.id))


def deck_in(id: str, text: str, game: str, editor: DeckEditor) -> KeptDeck | None:
    """Return the deck of an entry; None if it is another game's."""
    try:
        entry = parse_json(text)
    except RefusedError:
        return KeptDeck(id, id, None)
    if not isinstance(entry, dict):
        return KeptDeck(id, id, None)
    if entry.get("game") != game:
        return None
    name, cards = entry.get("name"), entry.get("cards")
    called = name[:MAX_NAME] if isinstance(name, str) and name.strip() else id
    if entry.get("format") != FORMAT:
        return KeptDeck(id, called, None)
    try:
        editor.check(cards)
    except RefusedError:
        return KeptDeck(id, called, None)
    right: Any = cards
    return KeptDeck(id, called, right)


def text_of(decks: Decks, storage: Storage, id: str) -> str | None:
    """Return a deck's entry as it is stored."""
    return decks.unkept.get(id) or storage.get(PREFIX + id)


def entry_text(draft: Draft) -> str:
    """Return the entry of a draft."""
    return format_json(
        {"format": FORMAT, "game": draft.game, "name": draft.name, "cards": draft.cards}
    )


def keep(decks: Decks, storage: Storage, draft: Draft) -> StoreResult:
    """Write a draft to its entry; what can't be kept lasts as long as the page."""
    text = entry_text(draft)
    result = storage.set(PREFIX + draft.id, text)
    if result == "ok":
        decks.unkept.pop(draft.id, None)
    else:
        decks.unkept[draft.id] = text
    draft.stored = text
    return result


def is_ours(decks: Decks, storage: Storage, draft: Draft) -> bool:
    """Whether no other window has changed the entry since this one read or wrote it."""
    return text_of(decks, storage, draft.id) in (None, draft.stored)
