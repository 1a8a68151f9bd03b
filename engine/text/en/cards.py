"""The cards of Always a Bridesmaid by name."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "name--5": "Stained glove",
    "name--3": "Laddered stocking",
    "name--2": "Wilted corsage",
    "name-0": "Safety pin",
    "name-1": "Hair ribbon",
    "name-2": "Pearl drops",
    "name-3": "Lace fan",
    "name-5": "Bouquet",
    "name-6": "String of pearls",
    "name-8": "Satin heels",
    "name-10": "Tiara",
    "accessory": "{value}, {name}",
    "wild-accessory": "{value}, {name}. Playing it flips THE START to WILD",
    "unavailable": "{card}. Can’t be chosen: {why}",
    "hold": "HOLD BACK",
    "hold-means": "HOLD BACK. {means}",
    "start": "THE START",
    "wild": "WILD",
    "robot": "Robot Bridesmaid",
    "face-down": "A card face down",
    "to-come": "A card to come",
    "aside": "aside",
    "is-aside": "A card set aside, face down",
    "was-aside": "{card}, was set aside",
}
