"""The words of the sheet that sends a table to somebody."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "button": "Send or save",
    "row": "Send {table} to somebody",
    "title": "Send this table",
    "how": "The game is inside the link itself. Nothing is uploaded.",
    "kind": "What to send",
    "table": "As it stands",
    "deal": "The same deal",
    "table-what": (
        "This table, with every choice made so far. Whoever opens it takes a seat."
    ),
    "over-what": "This game, from its first choice to its last.",
    "deal-what": (
        "The same start for a game of their own: what chance settled, no choice, and "
        "your seats left open."
    ),
    "replay": "This moment",
    "replay-what": (
        "This game, to look at from move {n} on. Nobody takes a seat, and whoever opens it "
        "can go through all of it."
    ),
    "replay-start-what": (
        "This game, to look at from its start. Nobody takes a seat, and whoever opens it "
        "can go through all of it."
    ),
    "link": "The link",
    "send": "Send the link",
    "copy": "Copy the link",
    "file": "Save a file",
    "qr": "Show a QR code",
    "qr-away": "Hide the QR code",
    "qr-label": "QR code of the link",
    "qr-none": "This link is too long for a QR code. Send it, or its file.",
    "copied": "The link is on the clipboard.",
    "by-hand": "This browser keeps its clipboard to itself. The link is selected: copy it.",
    "gives-nothing": "It gives nothing away.",
    "gives-hands": (
        "It holds everybody’s cards. The page shows each person only their own, but a link "
        "is no safe: who takes it apart can read them all."
    ),
    "gives-deck": (
        "It holds what is still to be drawn. The page shows that to nobody, but a link is "
        "no safe: who takes it apart can read it."
    ),
    "gives-chosen": (
        "It holds choices that are not revealed yet. The page keeps them covered, but a "
        "link is no safe: who takes it apart can read them."
    ),
    "own-deck": "It carries the table’s {what} too, so it is longer than others.",
    "message-table": "A table of {game}, with a seat for you.",
    "message-deal": "A game of {game}: the same deal that I had.",
    "message-replay": "Look at this moment of a game of {game}.",
}
