"""The rules of At the Wedding Table in our own words. Ids in brackets are rulings."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    # What it is about
    "goal": "What it is about",
    "goal-1": (
        "One of you is the Bride (pink, dotted tulle), the other the Groom (blue, "
        "pinstripe). In turn you seat one guest at the long table, until all sixteen "
        "seats are taken: eight guests each."
    ),
    "goal-2": (
        "Every guest has firm ideas about its neighbours and scores for its own side. "
        "The side with the most points at the end wins."
    ),
    # Set-up
    "setup": "Before the first turn",
    "setup-1": (
        "The twenty guests are shuffled. Three of them lie face up in a row, the others "
        "are the deck. A guest card has a pink and a blue side that are alike in all but "
        "the colour."
    ),
    "setup-2": (
        "One player hides a pawn in each hand, and the other picks a hand: the pawn in "
        "it is theirs. The Bride takes the first turn. Or settle it in the lobby (W1)."
    ),
    "setup-source": "Rulebook: Game Setup. Ruling W1.",
    # A turn
    "turn": "A turn",
    "turn-1": (
        "Take one of the guests in the row, never from the deck. It turns your colour up."
    ),
    "turn-2": "Seat it on any empty seat. There it stays.",
    "turn-3": (
        "The next guest of the deck takes the empty place in the row. When the sixteenth "
        "guest is seated the game ends at once, and nobody else turns up (W3)."
    ),
    "turn-source": "Rulebook: Playing the Game. Ruling W3.",
    # The card
    "card": "Reading a guest",
    "card-1": (
        "On top are one to three symbols. They do nothing for the guest itself; others "
        "look for them. There are five kinds: {symbols}."
    ),
    "card-2": "Below the name is what the guest scores.",
    "card-3": (
        "The arrows round the little card are its range: where the guest looks. Filled "
        "ones count. No number means the next seat; a number means every seat up to that "
        "distance (W4)."
    ),
    "card-source": "Rulebook: Guests. Ruling W4.",
    # The table
    "table": "Seats and range",
    "table-1": (
        "Seats are numbered clockwise: 1 to 8 along the far edge, 9 to 16 back along the "
        "near one. So seat 12 is opposite seat 5. The corners are 1, 8, 9 and 16."
    ),
    "table-2": (
        "A card lies with its bottom edge to the table, and left and right are its own. "
        "For every guest left is the next lower number and right the next higher; on the "
        "near edge the card stands on its head, so its left is to your right (W2)."
    ),
    "table-3": (
        "No arrow turns the corner from 8 to 9 or from 16 to 1. Empty seats score "
        "nothing (W4), and a guest is never in its own range (W5)."
    ),
    "table-example": "Worked example: {guest} on seat {place}",
    "table-picture": (
        "The table. {guest} sits on seat {place} and looks at seats {seats}."
    ),
    "table-looks": "{rule} {looks}",
    "table-term": "Seat {place}, {guest}",
    "table-empty": "Seat {place}, empty",
    "table-sum": "{guest} is worth",
    "table-source": "Rulebook: Guests, Examples. Rulings W2, W4, W5.",
    # Rules
    "scoring": "How guests score",
    "scoring-1": (
        "Every printed symbol counts, on cards of either colour; a guest with two hearts "
        "brings two (W6). Guests named by a rule count on either side (W9)."
    ),
    "scoring-2": (
        "Own means the colour of the guest that scores, other the opposite one. The two "
        "sides of a card show it that way (W8)."
    ),
    "scoring-kinds": "One guest for each kind of rule",
    "scoring-most": (
        "For the most of one kind, each of the five symbols is counted over the range, "
        "and the largest count is taken (W7)."
    ),
    "scoring-corner": (
        "Corner rules look at the four corner seats from wherever the guest sits, and "
        "count the guest itself if it sits on one (W5)."
    ),
    "scoring-source": "Rulebook: Icons explanation. Rulings W5 to W9.",
    # End
    "end": "The end",
    "end-1": (
        "All points are counted when the table is full; what you see before is what it "
        "would be now. Each guest scores for the side that seated it. Whoever is left in "
        "the row or the deck counts for nothing."
    ),
    "end-2": (
        "The most points win. On a tie, whoever seated the DJ wins. If nobody did, it is "
        "a draw, and you have to practise your wedding preparations by playing again "
        "(W10)."
    ),
    "end-source": "Rulebook: Ending the game and scoring. Ruling W10.",
    # Guests
    "guests": "The twenty guests",
    "guests-1": (
        "The published rulebook does not print its twenty cards. It describes four of "
        "the guests: Auntie, the Animator, the Sister and the DJ. The deck here is the "
        "project’s own, built from the rulebook’s icons, and keeps to what it says of "
        "those four (W11)."
    ),
    "guests-source": "Ruling W11.",
}
