"""The words on the board of At the Wedding Table."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "terms-sum": "{terms}.",
    # heading and scores
    "your-move": "Your move",
    "moves": "{name} to move",
    "turn": "Turn {turn} of 16",
    "turn-own": "Turn {turn} of 16 · own guests",
    "short-turn": "Turn {turn}",
    "best-seating": "The best seating for the guests {name} had",
    "best-seating-same": "Of all 40,320 ways, the one there was: {was}.",
    "best-seating-better": (
        "Everybody else where they were, the best of all 40,320 ways comes to {lead}. It "
        "was {was}."
    ),
    "lead-ahead": (
        "n",
        {"one": "{n} point ahead", "other": "{n} points ahead"},
    ),
    "lead-behind": (
        "n",
        {"one": "{n} point behind", "other": "{n} points behind"},
    ),
    "lead-level": "level",
    "at-seat-brief": "{guest} at {place}",
    "best-seating-moves": "That is {all}.",
    "start": "Start",
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
    "below": "More of the table below",
    "track": (
        "points",
        {
            "one": "On the score track: {name}, {points} point.",
            "other": "On the score track: {name}, {points} points.",
        },
    ),
    "track-you": (
        "points",
        {
            "one": "On the score track: you, {points} point.",
            "other": "On the score track: you, {points} points.",
        },
    ),
    "track-note": "Rings on the plates keep score: each is one lap of 16 points.",
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
    # said aloud
    "due": "Your move, turn {turn} of 16. {scores}.",
    "due-of": "{name} to move, turn {turn} of 16. {scores}.",
    "side-score": "{name} {points}",
    "picked-guest": "{guest} is chosen; now a seat.",
    "edge": "Seats {first} to {last}",
    "chip": (
        "n",
        {"one": "{name}, {side}: {n} point.", "other": "{name}, {side}: {n} points."},
    ),
    "picked-seat": "Seat {place} is chosen; now a guest.",
    # the row
    "row": "Guests waiting: take one",
    "row-waiting": "Guests waiting",
    "deck": "{n} in the deck",
    "deck-empty": "The deck is out",
    # the buttons
    "both-first": "Choose a guest first, and a seat.",
    "seat-first": "Choose a seat first for {guest}.",
    "guest-first": "Choose a guest first for seat {place}.",
    "choose-guest": "Choose a guest",
    "choose-seat": "Choose a seat",
    "seat-guest": "Seat {guest} at {place}",
    "waiting": "Wait for {name}",
    "watching": "You are watching",
    "undo": "Take the last guest back",
    "put-down": "Put it down",
    "undo-turned-up": (
        "Undo: a new guest has been turned up since, so the last seat stands."
    ),
    "undo-not": "Undo: {reason}",
    # the line above the buttons, on phones
    "at-seat": "{guest} at seat {place}",
    "guest-brings": "{guest} brings",
    "seat-now-guest": "Seat {place}: now a guest",
    "take-one": "Take a guest, then a seat",
    "how-to": "Choose a guest to read its rule, then choose a free seat.",
    "nobody-yet": "Nobody sits yet.",
    "changes": "{name}’s: {all}.",
    "changes-you": "Yours: {all}.",
    "change": "{guest} {points}",
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
    "rows": "Row by row",
    "gives": "Gives to others",
    "gives-nothing": "Nothing to anybody.",
    "rows-of": ("n", {"one": "{name}, {n} point", "other": "{name}, {n} points"}),
    "rows-guest": (
        "n",
        {
            "one": "{guest} at {place}, {n} point",
            "other": "{guest} at {place}, {n} points",
        },
    ),
    "nobody-seated": "Nobody seated yet, so nothing to add up.",
    "seat-ask": "Seat {place}: {guest}, {side}, {points}",
    "nothing-yet": "Nobody sits yet. Somebody has to start.",
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
    "ask": "Press a guest to see who gave which point.",
    "finished-table": "The finished table with each guest’s points",
    "track-end": "The pawns on the score track: {stands}.",
    "on-plate": "{name} on plate {plate} of lap {lap}",
    "on-plate-you": "you on plate {plate} of lap {lap}",
    "on-cake": "{name} still on the cake",
    "on-cake-you": "you still on the cake",
    "breakdown": "Points by side",
    "tab": "{name} · {points}",
    "at-seat-short": "Seat {place} · {counted}",
}
