"""Decks of one's own: which one a table gets, in the lobby, and the screen that makes one.

Sends `deck-use ID`, `deck-make`, `deck-edit ID`, `deck-delete ID`, `deck-open`; and on
the screen `deck-name`, `deck-card PLACE`, `deck-set PLACE:FIELD` (from the board's form),
`deck-save`, `deck-reset`, `deck-play` and `deck-back`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.message import Message, say
from engine.text import sentence
from ui.decks import MAX_NAME, Cards, DeckEditor, Draft, KeptDeck
from ui.html import Html, classes, tag
from ui.page import Page
from ui.parts.common import (
    act_row,
    bar,
    icon,
    icon_button,
    pressable,
    rule_button,
    text_button,
    tray,
    wax,
    words,
)

USUAL: Final = "usual"
VISITING: Final = "visiting"
"""What `deck-use` and `deck-edit` call the decks that have no id."""


def choice(
    editor: DeckEditor,
    kept: Sequence[KeptDeck],
    chosen: Cards | None,
    visiting: Cards | None,
) -> Html:
    """Return the lobby's choice of a deck: the usual one, or one kept here."""
    page = editor.words
    title = words(say(f"{page}/title"))
    rows = [
        _pick(say(f"{page}/usual"), say(f"{page}/usual-note"), USUAL, on=not chosen)
    ]
    if visiting is not None:
        rows.append(
            _row(
                say(f"{page}/visiting"),
                say(f"{page}/visiting-note"),
                VISITING,
                on=chosen == visiting,
                kept=False,
            )
        )
    for deck in kept:
        if deck.cards is None:
            rows.append(_torn(deck))
            continue
        ready = not editor.problems(deck.cards)
        note = (
            say(f"{page}/count", n=len(deck.cards)) if ready else say("deck/unfinished")
        )
        on = chosen == deck.cards and chosen is not None
        rows.append(_row(deck.name, note, deck.id, on=on, ready=ready))
    return tag(
        "section",
        tag("h2", title, class_="eyebrow"),
        tag("p", words(say(f"{page}/note")), class_="note"),
        tag("div", rows, class_="deckrows", role="radiogroup", aria_label=title),
        tag(
            "div",
            text_button(say("deck/make"), "deck-make", icon_name="plus"),
            text_button(say("deck/open"), "deck-open", icon_name="book"),
            class_="deckways",
        ),
        class_="paper deckbox",
    )


def _pick(
    name: Message | str, note: Message, id: str, *, on: bool, ready: bool = True
) -> Html:
    return pressable(
        tag("span", tag("strong", words(name)), tag("small", words(note))),
        tag("span", icon("check"), class_="tick"),
        class_="deckpick",
        do="deck-use",
        arg=id,
        unavailable=not ready,
        role="radio",
        aria_checked="true" if on else "false",
    )


def _row(
    name: Message | str,
    note: Message,
    id: str,
    *,
    on: bool,
    ready: bool = True,
    kept: bool = True,
) -> Html:
    called = words(name)
    return tag(
        "div",
        _pick(name, note, id, on=on, ready=ready),
        icon_button("pen", say("deck/edit", name=called), "deck-edit", id),
        icon_button("trash", say("deck/delete", name=called), "deck-delete", id)
        if kept
        else None,
        class_="deckrow",
    )


def _torn(deck: KeptDeck) -> Html:
    return tag(
        "div",
        tag("p", words(say("deck/torn", name=deck.name)), class_="note"),
        icon_button(
            "trash", say("deck/delete", name=deck.name), "deck-delete", deck.id
        ),
        class_="deckrow",
    )


def page(editor: DeckEditor, draft: Draft) -> Page:
    """Return the screen on which a deck is made."""
    title = say(f"{editor.words}/editor")
    problems = editor.problems(draft.cards)
    return Page(
        title=sentence(say("app/title", page=title)),
        body="p-page p-deck",
        frame="play",
        parts=(
            (
                "bar",
                bar(
                    title,
                    say(f"{editor.words}/editor-note"),
                    left=icon_button("back", say("deck/back"), "deck-back"),
                    right=tag("span", class_="ibtn", aria_hidden="true"),
                ),
            ),
            ("main", _main(editor, draft, problems)),
            ("tray", _tray(editor, draft, problems)),
        ),
        scene=f"deck {draft.id}",
        focus="#bar h1",
    )


def _main(editor: DeckEditor, draft: Draft, problems: Mapping[int, Message]) -> Html:
    doubts = editor.doubts(draft.cards)
    return tag(
        "main",
        tag(
            "section",
            tag(
                "label",
                tag("span", words(say("deck/name"))),
                tag(
                    "input",
                    type="text",
                    value=draft.name,
                    maxlength=MAX_NAME,
                    autocomplete="off",
                    data_do="deck-name",
                    data_live=True,
                ),
                class_="field",
            ),
            tag(
                "p",
                words(say("deck/kept" if draft.stored else "deck/kept-none")),
                class_="note",
            ),
            tag(
                "div",
                rule_button(say("deck/open"), "deck-open"),
                rule_button(say("deck/save"), "deck-save"),
                rule_button(say("deck/reset"), "deck-reset"),
                class_="deckfiles",
            ),
            class_="paper deckhead",
        ),
        tag(
            "ol",
            [
                _card(editor, draft, place, problems.get(place), doubts.get(place))
                for place in range(len(draft.cards))
            ],
            class_="deckcards",
            aria_label=words(say(f"{editor.words}/list")),
        ),
        class_="column",
        id="main",
    )


def _card(
    editor: DeckEditor,
    draft: Draft,
    place: int,
    problem: Message | None,
    doubt: Message | None,
) -> Html:
    shown = draft.open == place
    return tag(
        "li",
        pressable(
            editor.line(draft.cards, place, right=problem is None),
            icon("close" if shown else "pen"),
            class_="deckcard",
            do="deck-card",
            arg=str(place),
            aria_expanded="true" if shown else "false",
        ),
        None if problem is None else _remark(sentence(problem), "wrong", said=shown),
        None if doubt is None else _remark(words(doubt), "doubt", said=shown),
        editor.form(draft.cards, place) if shown else None,
        class_=classes("paper", problem is not None and "bad"),
        data_key=f"card-{place}",
    )


def _remark(text: str, look: str, *, said: bool) -> Html:
    """Return what there is to say of a card, said aloud where one works at it."""
    role = "status" if said else None
    return tag("p", icon("info"), tag("span", text), class_=look, role=role)


def _tray(editor: DeckEditor, draft: Draft, problems: Mapping[int, Message]) -> Html:
    return tray(
        _missing(editor, draft, problems) if problems else None,
        act_row(wax(say("deck/play"), "deck-play", unavailable=bool(problems))),
    )


def _missing(editor: DeckEditor, draft: Draft, problems: Mapping[int, Message]) -> Html:
    place, problem = min(problems.items())
    others = len(problems) - 1
    told = say(
        "deck/more-problems" if others else "deck/first-problem",
        card=editor.called(draft.cards, place),
        problem=problem,
        n=others,
    )
    return tag("p", icon("info"), words(told), class_="missing", role="status")
