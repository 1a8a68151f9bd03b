"""The words of the first game of Always a Bridesmaid."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "round": "The last round",
    "round-1": (
        "n",
        {
            "one": "Two rounds were played for you, and all three have {n} point.",
            "other": "Two rounds were played for you, and all three have {n} points.",
        },
    ),
    "round-2": (
        "A cake is as high as its place pays: 1st, 2nd and 3rd get {pays} points. Shine, "
        "but never most."
    ),
    "shelf": "What a point costs",
    "shelf-1": (
        "You display {cards}: a point each, for ever, and never to be worn again."
    ),
    "shelf-2": "That leaves {n} Accessories in your hand.",
    "card": "Your first card",
    "card-1": "Choose any card, then confirm it. {names} choose as well.",
    "card-2": (
        "All turn over together, and each value is added to its owner’s Round Total."
    ),
    "card-rather": (
        "One may stop at once, certainly. But wear something first: any card. Press "
        "again to HOLD BACK all the same."
    ),
    "reveal": "All at once",
    "stands": "If the round ended now you would be {place}, which pays {points}.",
    "stands-shared": (
        "If the round ended now you would share {place}, which pays {points} each."
    ),
    "second": "Second, on purpose",
    "second-1": "Now aim between the others.",
    "second-2": "{card} would bring you to {total}, and 2nd, if they stood still.",
    "second-none": (
        "No harmless card makes you 2nd now. Play what you like: {names} will move too."
    ),
    "second-rather": (
        "That works too. {told}. But {card} comes out 2nd. Press again to keep your own."
    ),
    "wild": "WILD",
    "wild-1": (
        "{name}’s {card} turned THE START WILD. That is −1 at the end of the game, once."
    ),
    "wild-2": "Your −5, −3 and −2 carry the same burst. They lower a total, at a price.",
    "wild-own": "So did yours. Any further −5, −3 or −2 costs you nothing more.",
    "hold": "HOLD BACK",
    "hold-1": (
        "Only the first to HOLD BACK may set a card aside, face down. Try it now."
    ),
    "hold-rather": (
        "That works too, but then somebody else may be first to HOLD BACK, and set the "
        "card aside. Press again to play on."
    ),
    "late": "Somebody was quicker",
    "late-1": (
        "{name} held back first and may have a card aside. You can still HOLD BACK, "
        "without one, or play on."
    ),
    "aside": "One card, unseen",
    "aside-1": "Nobody sees it before scoring; then it counts as played. Or set none.",
    "aside-2": "{card} would make {total}, and 2nd as things lie. They still move.",
    "scored": "The scoring",
    "scored-1": "Your Round Total of {total} comes {place}: {points}.",
    "scored-pay": (
        "n",
        {
            "one": "Choose a card you played as a Displayed Card: one a point.",
            "other": "Choose {n} of the cards you played as Displayed Cards: one a point.",
        },
    ),
    "scored-none": "Nothing to display, and nothing lost but time.",
    "tie": "A tie",
    "tie-1": (
        "You are level on {n}. Whoever has been single longest wins, says the rulebook. "
        "You need not say."
    ),
    "end": "The result",
    "end-1": "Your {n} Displayed Cards are {score} points. Cards count, not their values.",
    "end-wild": "Your {n} Displayed Cards, less 1 for WILD, are {score}.",
    "end-2": (
        "A whole game has three such rounds, and begins by keeping five cards back for "
        "the later two. You are ready."
    ),
    "note-card": "Choose a card, then confirm it.",
    "note-stand": "The higher the cake, the more it pays.",
    "note-hold": "HOLD BACK stops you for the round.",
}
