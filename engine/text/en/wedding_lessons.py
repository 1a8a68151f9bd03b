"""The words of the first game of At the Wedding Table."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "table": "Late in the evening",
    "table-1": (
        "{seated} guests were seated for you. {left} seats are left, {mine} of them yours."
    ),
    "table-2": "You are the Bride with {mine} points; {name} is the Groom with {theirs}.",
    "guest": "Take a guest",
    "guest-1": (
        "{guest} has most to hope for. Every guest looks at some seats, and scores for "
        "what it finds there."
    ),
    "seat": "Find a seat",
    "seat-1": "On each empty plate stands what {guest} would be worth there.",
    "seat-2": "Seat {place} is the best of them. Try it: nothing is settled yet.",
    "sum": "Why it is worth that",
    "sum-1": "Gold seats are in range.",
    "sum-2": "Confirm it, or move the guest.",
    "sum-again": "Take a guest and a seat once more, then confirm.",
    "reply": "The other side",
    "reply-1": "That brought {name} {theirs} and you {mine}: points move until the end.",
    "look": "Ask a guest",
    "look-1": "Choose anybody who sits, to see which neighbours bring their points.",
    "both": "Symbols count for both",
    "both-1": "What you seat feeds every guest who looks there, on either side.",
    "both-2": "There are {n} points in it for you now. Look for them.",
    "last": "Your last guest",
    "last-1": "Seats {places} are left: one is yours, {name} gets the other.",
    "last-2": "Look at what you gain, and at what you leave.",
    "end": "The result",
    "end-1": "{mine} to {theirs}: each is the sum of the rows below, guest by guest.",
    "end-2": (
        "A whole game has sixteen such turns, from an empty table. You are ready."
    ),
    "term": "{guest} {points}",
    "worth": "{guest} is worth {points} there.",
    "worth-by": "{guest} is worth {points} there, by {by}.",
    "in-all": "In all it brings you {mine} and {name} {theirs}.",
    "rather": (
        "That works too, and brings you {n}. {guest} on seat {place} would bring {more}. "
        "Press again to stay with yours."
    ),
    "note-guest": "Choose a guest to read where it looks.",
    "note-seat": "Its worth there is on every plate.",
    "note-seat-heard": "Each empty seat says what it would be worth there.",
    "note-score": "Points move until the last guest sits.",
}
