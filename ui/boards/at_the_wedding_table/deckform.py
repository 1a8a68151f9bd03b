"""A guest of one's own on the screen (W11): its line in the list, and its fields.

Sends `deck-set PLACE:FIELD` with the value of the control; `decks` says what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from engine.game import RefusedError
from engine.games.at_the_wedding_table.decks import deck_title
from engine.games.at_the_wedding_table.guests import (
    LANGUAGES,
    RANGELESS,
    deck_from,
    shipped_deck,
)
from engine.games.at_the_wedding_table.pieces import SYMBOLS, Guest, GuestDeck
from engine.games.at_the_wedding_table.words import rule_words
from engine.message import Message, say
from engine.text import run_on
from ui.boards.at_the_wedding_table import decks
from ui.boards.at_the_wedding_table.decks import DISTANCES, FLAGS, KINDS, PAGE
from ui.decks import Cards
from ui.html import Html, tag
from ui.lobby import Lobby
from ui.parts.common import words
from ui.parts.guests import guest_to_read, portrait, symbol_row

OPTION: Final = "guests"
"""Where a lobby has another deck, as the game's deal takes it."""
_LONGEST: Final = {"flavour": 200}


class GuestEditor:
    """Guests of one's own; see `ui.decks.DeckEditor`."""

    words: str = PAGE

    def usual(self) -> Cards:
        """Return the guests that come with the page."""
        return decks.usual()

    def read(self, text: str) -> Cards:
        """Return the guests of a file; raise RefusedError if it has none."""
        return decks.read(text)

    def write(self, cards: Cards, title: str) -> str:
        """Return the guests as a file's text."""
        return decks.write(cards, title)

    def problems(self, cards: Cards) -> dict[int, Message]:
        """Return what is wrong, by the guest's place."""
        return decks.problems(cards)

    def check(self, cards: object) -> None:
        """Raise RefusedError if a value can't even be drawn as guests."""
        decks.presentable(cards)

    def changed(self, cards: Cards, place: int, field: str, typed: str) -> Cards:
        """Return the guests after an edit."""
        return decks.changed(cards, place, field, typed)

    def called(self, cards: Cards, place: int) -> Message | str:
        """Return a guest's name, or its number while it has none."""
        return decks.called(cards, place)

    def doubts(self, cards: Cards) -> dict[int, Message]:
        """Return what a deck may have but had better not, by the guest's place."""
        return decks.namesakes(cards)

    def moved(self, before: Cards, after: Cards) -> Message | None:
        """Return whom an edit has taken the breaking of ties from, if from anybody."""
        return decks.tie_moved(before, after)

    def title(self, text: str) -> str:
        """Return the name that a file was saved under; empty if it has none."""
        return deck_title(text)

    def line(self, cards: Cards, place: int, *, right: bool) -> Html:
        """Return face, name, symbols and, once it is right, the rule."""
        deck, guest = _drawn(cards, place)
        return tag(
            "span",
            portrait(guest.id, name=guest.name),
            tag(
                "span",
                tag("strong", words(self.called(cards, place))),
                tag("small", words(rule_words(guest, deck))) if right else None,
            ),
            symbol_row(guest.symbols),
            class_="guestline",
        )

    def form(self, cards: Cards, place: int) -> Html:
        """Return the card as it will be, and its fields."""
        deck, guest = _drawn(cards, place)
        rule = rule_words(guest, deck)
        return tag(
            "div",
            tag("div", guest_to_read(guest, "bride", rule, deck), class_="guestcard"),
            tag(
                "div",
                *(_text(cards, place, field) for field in decks.name_fields()),
                _brings(cards[place], place),
                _scores(cards, place),
                _looks(cards[place], place),
                _tie(cards, place),
                _more(cards, place),
                class_="guestfields",
            ),
            class_="guestform",
        )

    def chosen(self, lobby: Lobby) -> Cards | None:
        """Return the guests that a lobby has; None for the usual ones."""
        found: Any = lobby.options.get(OPTION)
        cards: Cards | None = found
        return cards

    def choose(self, lobby: Lobby, cards: Cards | None) -> Lobby:
        """Return the lobby with these guests, or with the usual ones."""
        options = {key: lobby.options[key] for key in lobby.options if key != OPTION}
        if cards is not None and deck_from(cards) != shipped_deck():
            options[OPTION] = cards
        return replace(lobby, options=options)


def _drawn(cards: Cards, place: int) -> tuple[GuestDeck, Guest]:
    """Return the deck as it can be drawn, right or not, and one guest of it."""
    try:
        deck = deck_from(cards)
    except RefusedError:
        deck = decks.presentable(cards)
    return deck, deck[cards[place]["id"]]


def _say(word: str, /, **args: object) -> str:
    return words(say(f"{PAGE}/{word.replace('_', '-')}", **args))


# --- fields ---------------------------------------------------------------------------


def _field(label: str, control: Html) -> Html:
    return tag("label", tag("span", label), control, class_="field")


def _text(cards: Cards, place: int, field: str) -> Html:
    longest = _LONGEST.get(field, 40)
    value = str(cards[place].get(field, ""))
    long = len(value) > longest
    english = field == "name" and decks.name_fields() != ("name",)
    return _field(
        _say("name-en" if english else field),
        tag(
            "input",
            type="text",
            value=value,
            maxlength=max(decks.ROOM, len(value)),
            autocomplete="off",
            lang=LANGUAGES.get(field),
            data_do="deck-set",
            data_arg=f"{place}:{field}",
            data_live=True,
            aria_invalid="true"
            if long or (field == "name" and not value.strip())
            else None,
        ),
    )


def _select(
    place: int, field: str, label: str, options: Iterable[tuple[str, str]], chosen: str
) -> Html:
    return _field(
        label,
        tag(
            "span",
            tag(
                "select",
                [
                    tag("option", text, value=value, selected=value == chosen)
                    for value, text in options
                ],
                data_do="deck-set",
                data_arg=f"{place}:{field}",
            ),
            class_="pickone",
        ),
    )


def _box(place: int, field: str, label: str, *, ticked: bool) -> Html:
    return tag(
        "label",
        tag(
            "input",
            type="checkbox",
            checked=ticked,
            data_do="deck-set",
            data_arg=f"{place}:{field}",
        ),
        tag("span", label),
        class_="box",
    )


def _group(title: str, *children: Html | None) -> Html:
    return tag(
        "fieldset",
        tag("legend", _say(title), class_="eyebrow"),
        *children,
        class_="group",
    )


def _brings(guest: dict[str, Any], place: int) -> Html:
    named = [(symbol, words(say(f"guests/symbol-{symbol}"))) for symbol in SYMBOLS]
    shown = [*guest["symbols"], "", ""][: min(3, len(guest["symbols"]) + 1)]
    return _group(
        "brings",
        tag(
            "div",
            [
                _select(
                    place,
                    f"symbol:{which}",
                    _say(f"brings-{which + 1}"),
                    named if which == 0 else [("", _say("nothing")), *named],
                    symbol,
                )
                for which, symbol in enumerate(shown)
            ],
            class_="three",
        ),
    )


def _scores(cards: Cards, place: int) -> Html:
    rule = cards[place]["rule"]
    kind = rule["kind"]
    kinds = [(one, _say(f"kind-{one}")) for one in KINDS]
    named = [(symbol, words(say(f"guests/symbol-{symbol}"))) for symbol in SYMBOLS]
    points = [(str(n), str(n)) for n in range(1, 21)]
    return _group(
        "scores",
        _select(place, "kind", _say("kind"), kinds, kind),
        _select(place, "of", _say("of"), named, rule["symbol"])
        if "symbol" in rule
        else None,
        _select(
            place,
            "points",
            _say("points-flat" if kind == "flat" else "points"),
            points,
            str(rule["points"]),
        )
        if "points" in rule
        else None,
        _table(rule["table"], place) if "table" in rule else None,
        _liked(cards, place) if "guests" in rule else None,
    )


def _table(table: object, place: int) -> Html:
    text = ", ".join(map(str, table[1:])) if isinstance(table, list) else str(table)
    return _field(
        _say("table"),
        tag(
            "input",
            type="text",
            value=text,
            maxlength=80,
            autocomplete="off",
            data_do="deck-set",
            data_arg=f"{place}:table",
            data_live=True,
            aria_invalid=None if decks.is_table(table) else "true",
        ),
    )


def _liked(cards: Cards, place: int) -> Html:
    liked = cards[place]["rule"]["guests"]
    return tag(
        "div",
        tag("span", _say("guests")),
        tag(
            "div",
            [
                _box(
                    place,
                    f"guest:{other['id']}",
                    words(decks.called(cards, number - 1)),
                    ticked=other["id"] in liked,
                )
                for number, other in enumerate(cards, 1)
                if number - 1 != place
            ],
            class_="two",
        ),
        class_="liked",
    )


def _looks(guest: dict[str, Any], place: int) -> Html | None:
    if guest["rule"]["kind"] in RANGELESS:
        return None
    arrows = guest["range"]
    far = [("", _say("no-arrow")), *((str(n), _say("seats", n=n)) for n in (1, 2, 3))]
    return _group(
        "looks",
        tag(
            "div",
            [
                _select(place, way, _say(way), far, str(arrows.get(way, "")))
                for way in DISTANCES
            ],
            class_="two",
        ),
        tag(
            "div",
            [_box(place, way, _say(way), ticked=way in arrows) for way in FLAGS],
            class_="boxes",
        ),
    )


def _tie(cards: Cards, place: int) -> Html:
    """Return the tick, and whom it is taken from: there is one guest like that at most."""
    breaks = decks.tie_breaker(cards)
    note = [_say("tie-note")]
    if breaks not in (None, place):
        note.append(_say("tie-now", name=decks.called(cards, breaks)))
    return tag(
        "div",
        _box(place, "tie", _say("tie"), ticked=breaks == place),
        tag("p", run_on(note), class_="note"),
        class_="tiebox",
    )


def _more(cards: Cards, place: int) -> Html:
    fields = [field for field in decks.TEXTS if field not in decks.name_fields()]
    return tag(
        "details",
        tag("summary", _say("more")),
        *(_text(cards, place, field) for field in fields),
        class_="moretexts",
        aria_label=_say("more"),
        data_key=f"more-{place}",
    )
