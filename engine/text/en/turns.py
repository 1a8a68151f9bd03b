"""The words of a game that goes to and fro between devices."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "due": "{names} to choose, elsewhere.",
    "sent": "Waiting for {names}, elsewhere.",
    "ended": "{names} can’t know yet how it ended.",
    "send-to": "Send to {names}",
    "send-again": "Send again",
    "more": "Other ways to go on",
    "copied": "The link is on the clipboard: paste it into a message to {names}.",
    "message": "Your turn, {names}: {game}.",
    "message-over": "{names}, this is how our game ended: {game}.",
    # the sheet with other ways
    "title": "On another device",
    "back": "A link came back?",
    "back-note": "Tap it, or open it here. This table goes on where it left off.",
    "open": "Open a link",
    "otherwise": "Send it another way",
    "say": "Say the move",
    "say-note": "Instead of a link: whoever has this table can type it in there.",
    "move": "Move {step}",
    "hear": "Type a move",
    "hear-note": "{names} can read it to you from their own table.",
    "code": "The move, as you were told",
    "make": "Make this move",
    "made": "Done: {name} has chosen.",
    "took-back": (
        "Taken back. {names} may have the old choice already: send the new one, and say so."
    ),
    "nobody-due": "Nobody on another device is to choose now.",
    # who plays where
    "where": "Who plays where?",
    "where-note": "Whoever plays elsewhere can’t choose here, until you take them back.",
    "where-all": (
        "Say who plays on the other device, so that nobody is played on two at once."
    ),
    "here": "Here",
    "there": "Elsewhere",
    "left": "{name} plays on the other device now.",
    "returned": "{name} plays here again.",
    "last-here": "Somebody has to stay. To play on elsewhere, open the link there.",
    # two histories of one table
    "fork": "Two ways this table went",
    "fork-same": (
        "n",
        {
            "one": "The first move is the same. Then they went another way.",
            "other": "The first {n} moves are the same. Then they went another way.",
        },
    ),
    "fork-none": "They went another way from the first move on.",
    "fork-dealt": "They pass for the same table, but they were not dealt alike.",
    "fork-sealed": (
        "Up to move {step} they are the same. There {names} chose one thing here and "
        "another in the link; which, nobody is told before the game shows it."
    ),
    "fork-kept": "Both are kept. Nothing you had is lost.",
    "fork-next": (
        "Agree on one of them, and send it on from there: the others’ devices will know "
        "it."
    ),
    "fork-here": "Here",
    "fork-there": "In the link",
    "fork-at": "Move {step}: {happened}",
    "fork-secret": "What differs is not revealed yet.",
    "fork-stands": (
        "n",
        {
            "one": "{n} move so far. To choose: {names}.",
            "other": "{n} moves so far. To choose: {names}.",
        },
    ),
    "fork-over": (
        "n",
        {"one": "Over after {n} move.", "other": "Over after {n} moves."},
    ),
    "open-here": "Look at yours",
    "open-there": "Look at this one",
    "other-way": "{names}, the other way from move {step}",
}
