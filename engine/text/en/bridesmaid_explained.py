"""What the things on the table of Always a Bridesmaid are, in a few words each."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "card-adds": (
        "An Accessory. Turned over, it adds {value} to your Round Total and joins your arm."
    ),
    "card-takes": (
        "An Accessory. Turned over, it takes {value} off your Round Total, and joins your "
        "arm all the same."
    ),
    "card-nothing": (
        "An Accessory. Turned over, it joins your arm and leaves your Round Total where "
        "it is."
    ),
    "card-wild": (
        "It flips your THE START to WILD, unless that is up already: minus 1 at the end."
    ),
    "card-displayed": (
        "As a Displayed Card it is worth 1, like any other, and is never played again."
    ),
    "hold": "HOLD BACK",
    "hold-says": (
        "You play no more cards this round, and your Round Total stays. It always "
        "returns to your hand."
    ),
    "hold-first": (
        "Whoever plays it first in a round may set one Accessory aside, face down; all "
        "who do so on that turn may."
    ),
    "start": "THE START",
    "start-says": (
        "Your arm begins here. It counts nothing, unless one of {cards} is "
        "turned over: then it flips to WILD."
    ),
    "wild": "WILD",
    "wild-says": (
        "The back of THE START: minus 1 at the end of the game. It changes no Round "
        "Total, and it happens once; more damage costs nothing more."
    ),
    "robot": "Robot Bridesmaid",
    "robot-says": (
        "The third at a table of two. Each turn the top card of its deck is turned over "
        "with yours. It is ranked, and a tie with it divides your points; it never "
        "scores and can’t win."
    ),
    "face-down": "A card face down",
    "face-down-says": (
        "Chosen and put down. All of them are turned over together; until then only its "
        "owner knows which it is."
    ),
    "aside": "A card set aside",
    "aside-says": (
        "Its owner held back first, and hid one last Accessory. It is turned over at "
        "scoring and counts as played; until then nobody else knows which it is."
    ),
    "arm": "An arm",
    "arm-says": (
        "THE START, and beside it the Accessories played this round, in order. They add "
        "up to the Round Total. After scoring they return to the hand, but for those "
        "that become Displayed Cards."
    ),
    "total": "Round Total",
    "total-says": (
        "The sum of the Accessories on an arm. +? means that a card lies aside, and will "
        "change it at scoring. A new round begins at 0."
    ),
    "stand": "The cake stand",
    "stand-says": (
        "Who is where if the round ended now: a column a place, its layers the Ranking "
        "Points it pays. Who has the same total shares a column, and its points."
    ),
    "stand-pays": "At this table: {pays}.",
    "stand-place": "{place} pays {n}",
    "points": "Ranking Points",
    "points-says": (
        "What a place pays when a round is scored. For each point one Accessory becomes "
        "a Displayed Card, so every point leaves one card fewer to play."
    ),
    "displayed": "Displayed Cards",
    "displayed-says": (
        "Each is 1 point, whatever is printed on it, and is never played again. Most of "
        "them, minus WILD, win."
    ),
    "reserve": "Reserve Cards",
    "reserve-says": (
        "Kept back before the first round. {draw} of the {reserve} join the hand for "
        "Round 2, the rest for Round 3. They can’t be displayed."
    ),
    "hand": "Cards in hand",
    "hand-says": (
        "How many Accessories somebody can still play. HOLD BACK, which everybody always "
        "has, is not counted."
    ),
    "player": "A bridesmaid",
    "player-says": (
        "Her ribbon, her name and what she is doing: choosing a card, ready, or held "
        "back and done for the round. The round ends when nobody plays on, or only one."
    ),
    "score": "The score",
    "score-says": (
        "Ranking Points round by round, and minus 1 for WILD: as many as Displayed Cards "
        "less the penalty. It is what wins the game."
    ),
    "tie": "The tiebreaker",
    "tie-says": (
        "Those tied for the win say how long they have been single. The longest wins; if "
        "nobody says, or it is equal, they share the win."
    ),
}
