"""What the coach of Always a Bridesmaid says: choices, reasons, differences."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    # choices
    "play": "Play {card}",
    "hold": "HOLD BACK",
    "aside": "Set {cards} aside",
    "aside-none": "No card aside",
    "reserve": "Keep back {cards}",
    "robot": "Give the Robot {cards}",
    "draw": "Take up {cards}",
    "display": "Display {cards}",
    "single": "An answer",
    # reasons
    "hold-best-aside": (
        "{total} is {place}, the place that pays most, and whoever holds back first may "
        "still set a card aside."
    ),
    "hold-best": "{total} is {place}, the place that pays most: a good one to stop on.",
    "hold-earns": (
        "Nobody has held back yet, so it earns the right to set a card aside, and {total} "
        "can still move."
    ),
    "hold-pays": "{total} is {place}, which pays {points} if the others stand still.",
    "play-wild": (
        "It turns THE START, but {total} is {place}, which pays {points} if the others "
        "stand still."
    ),
    "play-turns": (
        "It turns THE START, a point less at the end; tried out from here again and "
        "again, it came out best all the same."
    ),
    "play-best": (
        "Makes {total}: {place} alone, which pays most if the others stand still."
    ),
    "play-parts": "Makes {total} and shares no place with {names} any more.",
    "play-waits": "Stays in the round and leaves the total where it is, on {total}.",
    "play-leads": (
        "n",
        {
            "one": "Makes {total}, ahead for now; one other still plays and may overtake.",
            "other": (
                "Makes {total}, ahead for now; {n} others still play and may overtake."
            ),
        },
    ),
    "play-keeps": "Makes {total} and keeps {cards} in hand, to change places later.",
    "play-moves": (
        "n",
        {
            "one": "Makes {total}, {place} for now, while one other still plays.",
            "other": "Makes {total}, {place} for now, while {n} others still play.",
        },
    ),
    "aside-sum": (
        "Makes the sum {total}: {place} as the cards lie, which pays {points}, and nobody "
        "sees it coming."
    ),
    "aside-turns": (
        "Makes the sum {total}: {place} as the cards lie, which pays {points}, though it "
        "turns THE START at scoring."
    ),
    "aside-no-better": (
        "{total} is {place} as the cards lie, which pays {points}; no card in hand would "
        "make that more."
    ),
    "reserve-mixed": (
        "Begins with {hand}, and has both ways open later: {low} to come down, {high} to "
        "go up."
    ),
    "reserve-low": (
        "Begins with {hand}, and keeps all that would turn THE START for later."
    ),
    "reserve-hand": "Begins Round 1 with {hand}.",
    "robot-steady": "They move the Robot by {n} in all, so it can be reckoned with.",
    "robot-moves": "They move the Robot by {n} if both are played.",
    "draw-keeps": "Keeps the {card} for the last round; {left} wait there.",
    "draw-brings": "Brings the {card} into play now and leaves {left} for the last round.",
    "display-last": "The last round is over: only how many they are counts now.",
    "display-keeps": "What is displayed never comes back; this keeps {kept}.",
    "display-rest": "All that was played has to go; this chooses what goes with it.",
    "no-skill": "No choice is better than another here.",
    "robot-name": "the Robot",
    # differences: n is a number already in words
    "unit": "wins in 100 games",
    "less": (
        "count",
        {"one": "{n} win in 100 fewer", "other": "{n} wins in 100 fewer"},
    ),
    "unsettled": "about as many",
}
