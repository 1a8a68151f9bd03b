"""The commands of Always a Bridesmaid, and what they answer."""

from __future__ import annotations

from typing import Final

from engine.text import Template
from engine.text.en.commands import NOTE

_COMMANDS: Final = (
    *("play", "hold", "aside", "keep", "give", "take", "display", "days", "months"),
    *("years", "card", "hand", "hands", "table", "score", "why"),
)
NOTES: Final[dict[str, str]] = dict.fromkeys(_COMMANDS, NOTE)
"""What translators are told of a message, by its id."""

WORDS: Final[dict[str, Template]] = {
    # What one does.
    "play": "play p",
    "play-help": "play 8: chooses a card for this turn, by its value or its name.",
    "hold": "hold holdback",
    "hold-help": "hold: chooses HOLD BACK for this turn.",
    "aside": "aside set",
    "aside-help": "aside 5: chooses the card to set aside; aside none sets none aside.",
    "keep": "keep reserve",
    "keep-help": "keep −5 −3 0 5 6: chooses the five cards that you keep back.",
    "give": "give robot",
    "give-help": "give −2 10: chooses the two cards for the Robot.",
    "take": "take draw",
    "take-help": "take 1 2 8: chooses the three Reserve Cards that you take up.",
    "display": "display show",
    "display-help": "display 3 −2: chooses the cards that you display.",
    "days": "days single day",
    "days-help": "days 400, or 14 months, or days none: answers the tiebreaker.",
    "months": "months month",
    "months-help": "months 14: answers the tiebreaker in months.",
    "years": "years year",
    "years-help": "years 3: answers the tiebreaker in years.",
    # What one asks.
    "card": "card what",
    "card-help": "card 8: says what a card is and what it would bring.",
    "hand": "hand h",
    "hand-help": "hand: says what you hold, and your reserve.",
    "hands": "hands others",
    "hands-help": "hands: says how many cards everybody holds.",
    "table": "table t arms",
    "table-help": "table: says what lies on each arm, with totals and places.",
    "score": "score scores points",
    "score-help": "score: says how many points everybody has.",
    "why": "why",
    "why-help": "why: says how the round is paid.",
    # What is answered.
    "hand-is": "You hold {cards}.",
    "hand-empty": "Your hand is empty.",
    "reserve-is": "In your reserve: {cards}.",
    "offer-is": "Shown to you of the Robot’s cards: {cards}.",
    "no-seat": "You have no hand here.",
    "holds": ("n", {"one": "{name}: {n} card", "other": "{name}: {n} cards"}),
    "holds-displayed": "{hand}, {n} displayed",
    "hold-back": "HOLD BACK",
    "on-arm": "{name}: {cards}, total {total}, {place}",
    "on-arm-bare": "{name}: nothing yet",
    "on-arm-held": "{arm}, held back",
    "on-arm-aside": "{arm}, one card aside",
    "on-arm-aside-is": "{arm}, {card} set aside",
    "on-arm-wild": "{arm}, WILD",
    "scores": "{name} {n}",
    "score-is": "{scores}.",
    "goes-in": "Your answer goes in as {days}.",
}
