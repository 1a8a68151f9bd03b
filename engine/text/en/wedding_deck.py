"""The words about guests of one's own at the wedding table (W11)."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    # In the lobby.
    "title": "The guests",
    "note": (
        "The published game does not print its guests in the rules. If you own it, enter "
        "yours, or think up your own."
    ),
    "usual": "The usual guests",
    "usual-note": "The twenty that come with this page.",
    "count": ("n", {"one": "{n} guest", "other": "{n} guests"}),
    "visiting": "The guests of your last table",
    "visiting-note": "Change them once, and they are kept here.",
    "new-name": "My guests",
    "own": "own guests",
    # The screen.
    "editor": "Your guests",
    "editor-note": "Twenty for each table",
    "list": "The twenty guests",
    "nameless": "Guest {number}",
    # A guest's form.
    "name": "Name",
    "brings": "Brings",
    "brings-1": "First symbol",
    "brings-2": "Second symbol",
    "brings-3": "Third symbol",
    "nothing": "nothing",
    "scores": "Scores",
    "kind": "What it scores for",
    "kind-symbol": "One symbol in range",
    "kind-symbol-table": "One symbol in range, by number",
    "kind-any-symbol": "Any symbol in range",
    "kind-most-same": "Whichever symbol is most in range",
    "kind-own-card": "Guests of its own side in range",
    "kind-other-card": "Guests of the other side in range",
    "kind-own-corner": "Corner seats with its own side",
    "kind-other-corner": "Corner seats with the other side",
    "kind-guest": "Certain guests in range",
    "kind-flat": "Just for being seated",
    "of": "Which symbol",
    "points": "Points for each",
    "points-flat": "Points",
    "table": "Points for 1, for 2, for 3 and so on",
    "guests": "Which guests",
    "looks": "Looks",
    "left": "Left",
    "right": "Right",
    "seats": ("n", {"one": "{n} seat", "other": "{n} seats"}),
    "no-arrow": "not",
    "opposite": "Opposite",
    "diagonal-left": "Diagonally left",
    "diagonal-right": "Diagonally right",
    "tie": "Breaks a tie",
    "tie-note": "Whoever seats this guest wins a tie. One guest at most, usually the DJ.",
    "tie-now": "Now it is {name}.",
    "tie-moved": "{name} breaks ties now, and {other} no longer does.",
    "namesake": (
        "There is another {name}. With a name of its own everybody can tell them apart."
    ),
    "more": "In other languages, and a line about them",
    "name-en": "Name in English",
    "name-zh-hant": "Name in Chinese",
    "name-ja": "Name in Japanese",
    "name-pl": "Name in Polish",
    "flavour": "A line about them",
    # What is wrong with it, in a form.
    "bad-name": "a name has 1 to 40 letters",
    "bad-other-name": "a name in another language has at most 40 letters",
    "bad-flavour": "the line about them has at most 200 letters",
    "long-name": "a name has at most 40 letters, and this one has {n}",
    "long-other-name": (
        "a name in another language has at most 40 letters, and this one has {n}"
    ),
    "long-flavour": "the line about them has at most 200 letters, and this one has {n}",
    "bad-rule-table": (
        "the points are 1 to 9 whole numbers from 0 to 20, with commas between them"
    ),
    "bad-rule-guests": "choose at least one guest to score for",
    "bad-range": "at least one seat to look at is needed",
}
