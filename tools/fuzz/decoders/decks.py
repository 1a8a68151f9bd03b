"""Decks of one's own: guest files, and the entries in which a device keeps them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import RefusedError
from engine.games.at_the_wedding_table.decks import deck_text, deck_title, parse_deck
from engine.games.at_the_wedding_table.guests import deck_value, shipped_deck
from tools.fuzz.decoder import Decoder, is_said, refused
from tools.fuzz.decoders.samples import KEYS, deck_entry
from ui.boards import board_named
from ui.decks import deck_in


def tried(text: str) -> bool:
    """Read a text as a guest file and as an entry; draw what can be drawn."""
    taken = _kept(text)
    assert isinstance(deck_title(text), str)
    try:
        deck = parse_deck(text)
    except RefusedError as error:
        return refused(error) or taken
    again = deck_text(_objects(deck_value(deck)))
    assert parse_deck(again) == deck
    return True


def _objects(cards: object) -> list[dict[str, object]]:
    assert isinstance(cards, list)
    return cards


def _kept(text: str) -> bool:
    editor = board_named(KEYS[1]).deck_editor
    assert editor is not None
    found = deck_in("abcdef0123", text, KEYS[1], editor)
    if found is None or found.cards is None:
        return False
    problems = editor.problems(found.cards)
    assert all(map(is_said, (*problems.values(), *editor.doubts(found.cards).values())))
    for place in range(len(found.cards)):
        editor.line(found.cards, place, right=place not in problems)
        editor.form(found.cards, place)
        editor.called(found.cards, place)
    written = editor.write(found.cards, found.name)
    try:
        assert problems or editor.read(written) is not None
    except RefusedError as error:
        raise AssertionError("a deck that is right can't be read back") from error
    return True


def seeds() -> Iterator[str]:
    """Give the deck that comes with the page, as a file and as it is kept."""
    yield deck_text(_objects(deck_value(shipped_deck())), "Our wedding")
    yield deck_entry()


DECODER = Decoder("decks", tried, seeds, 6_000, longest=20_000)
