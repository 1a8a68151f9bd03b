"""The words on the board of At the Wedding Table."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    # heading and scores
    "your-move": "Your move",
    "moves": "{name} to move",
    "turn": "Turn {turn} of 16",
    "finished": "The last toast",
    "all-seated": "16 of 16 guests seated",
    "scores": "Scores",
    "you": "You",
    "moving": "to move",
    # the table
    "table": "The wedding table, 16 seats",
    "seat-empty": "Seat {place}, empty.",
    "seat-taken": "Seat {place}: {guest}, {side}, worth {points}. Symbols: {symbols}.",
    "seat-ghost": "Seat {place}, chosen for {guest}.",
    "seat-kept": "Seat {place}, empty, chosen.",
    "in-range": "In range.",
    "in-range-adds": "In range, adds {points}.",
    "just-seated": "Just seated.",
    "here-scores": "{guest} here scores {points}.",
    "here-scores-by": "{guest} here scores {points}: {terms}.",
    "term": "{guest} {points}",
    "gains": "{name}’s {guest} gains {points}.",
    "gains-you": "Your {guest} gains {points}.",
    "loses": "{name}’s {guest} loses {points}.",
    "loses-you": "Your {guest} loses {points}.",
    # the row
    "row": "Guests waiting: take one",
    "row-waiting": "Guests waiting",
    "deck": "{n} in the deck",
    "deck-empty": "The deck is out",
    # the buttons
    "choose-guest": "Choose a guest",
    "choose-seat": "Choose a seat",
    "seat-guest": "Seat {guest} at {place}",
    "waiting": "Wait for {name}",
    "watching": "You are watching",
    "undo": "Undo: take the last guest back",
    "undo-picks": "Undo: put down what you chose",
    # the line above the buttons, on phones
    "at-seat": "{guest} at seat {place}",
    "guest-now-seat": "{guest}: now a seat",
    "seat-now-guest": "Seat {place}: now a guest",
    "take-one": "Take a guest, then a seat",
    "nothing-yet": "Nobody sits yet. Somebody has to start.",
    "scores-nothing-here": "Scores nothing here.",
    "worth-at": "{guest} at {place}, {side}",
    # the panel
    "details": "{guest}, details",
    "brings": "Brings",
    "rule": "Rule",
    "range": "Range",
    "if-seated": "If seated at {place}",
    "worth-now": "Worth {points} now, at {place}",
    "then-seat": "Choose a seat to see what it would bring.",
    "hints-off": "This table keeps its sums to itself until the toast.",
    "sum-seat": "Seat {place}, {guest}",
    "sum-empty": "Seat {place}, still empty",
    "sum-itself": "In its own right",
    "sum-own-seat": "Seat {place}, its own corner",
    "knock-gains": "{name}’s {guest} gains",
    "knock-gains-you": "Your {guest} gains",
    "knock-loses": "{name}’s {guest} loses",
    "knock-loses-you": "Your {guest} loses",
    "log": "What happened",
    "whole-log": "All of it",
    "listed": "{all}",
    # the end
    "result": "Result",
    "wins": "{name} wins by {n}",
    "wins-you": "You win by {n}",
    "wins-dj": "{name} wins, thanks to the DJ",
    "wins-dj-you": "You win, thanks to the DJ",
    "drawn": "A draw",
    "both-sides": "Both sides",
    "guest-of-the-evening": (
        "n",
        {
            "one": "Guest of the evening: {guest}, {n} point from seat {place}.",
            "other": "Guest of the evening: {guest}, {n} points from seat {place}.",
        },
    ),
    "again": "Play again",
    "home": "Home",
    "save-file": "Save to a file",
    "finished-table": "The finished table with each guest’s points",
    "breakdown": "Points by side",
    "tab": "{name} · {points}",
    "at-seat-short": "Seat {place} · {counted}",
}
