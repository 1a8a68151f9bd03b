"""The rules of At the Wedding Table in our own words.

`w5` is ruling W5 of `docs/rulings.md`. What begins with `ex` belongs to an example: its
numbers and who is worth what are computed, so none stands in its words.
"""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    # What it is about
    "goal": "What it is about",
    "goal-1": (
        "One of you is the Bride (pink, dotted tulle), the other the Groom (blue, "
        "pinstripe). In turn you seat one guest at the long table, until all {seats} "
        "seats are taken: {each} guests each."
    ),
    "goal-2": (
        "Every guest has firm ideas about its neighbours and scores for its own side. "
        "The side with the most points at the end wins."
    ),
    "goal-source": "Rulebook: Playing the Game.",
    # Set-up
    "setup": "Before the first turn",
    "setup-1": (
        "The {deck} guests are shuffled. {row} of them lie face up in a row, the others "
        "are the deck. A guest card has a pink and a blue side that differ in colour and "
        "pattern only, so it does not matter which lies up."
    ),
    "setup-2": (
        "One player hides a pawn in each hand, and the other picks a hand: the pawn in "
        "it is theirs, and so is its colour. Both pawns go on the cake. The Bride begins."
    ),
    "setup-source": "Rulebook: Game Setup.",
    "w1": (
        "The Bride is pink, the Groom blue. Who is who may also be settled in the lobby. "
        "The Bride plays first and turns alternate: {seats} turns, {each} guests each."
    ),
    # A turn
    "turn": "A turn",
    "turn-1": (
        "Take one of the guests in the row, never from the deck. It turns your colour up."
    ),
    "turn-2": "Seat it on any empty seat, its bottom edge to the table. There it stays.",
    "turn-3": "The next guest of the deck takes the empty place in the row.",
    "turn-source": "Rulebook: Playing the Game.",
    "w3": (
        "When the last seat is taken the game ends at once, and nobody else turns up in "
        "the row."
    ),
    # The card
    "card": "Reading a guest",
    "card-1": (
        "On top are one to three symbols. They do nothing for the guest itself; others "
        "look for them. There are {n} kinds: {symbols}."
    ),
    "card-2": "Below the name is what the guest scores.",
    "card-3": (
        "The arrows round the little card are its range: where the guest looks. Filled "
        "ones count. No number means the next seat; a number is how far the arrow "
        "reaches."
    ),
    "card-source": "Rulebook: Guests.",
    # The table
    "table": "Seats and range",
    "table-1": (
        "The {seats} seats stand along the two long edges. A seat looks left, right, "
        "opposite or diagonally, as its guest’s arrows say. The numbers on the plates "
        "are for keeping score."
    ),
    "table-2": (
        "A card lies with its bottom edge to the table, and left and right are its own: "
        "on the near edge it stands on its head, so its left is to your right."
    ),
    "table-source": "Rulebook: Guests, Examples.",
    "w2": (
        "Seats are numbered clockwise: 1 to {half} along the far edge, the others back "
        "along the near one. For every guest left is the next lower number and right the "
        "next higher, never round an end. The corners are {corners}."
    ),
    "w4": (
        "An arrow with a number covers all seats up to that distance; without one, the "
        "next. Past the end of the table there are no seats. Empty seats score nothing."
    ),
    "w5": "A guest is never in its own range. Only the corner rules count it too.",
    "ex-guest": "Worked example: {guest} on seat {place}",
    "ex-picture": (
        "The table. {guest} sits on seat {place} and looks at seats {seats}."
    ),
    "ex-term": "Seat {place}, {guest}",
    "ex-empty": "Seat {place}, empty",
    "ex-sum": "{guest} is worth",
    # Rules
    "scoring": "How guests score",
    "scoring-1": (
        "A rule names what the guest counts in its range, and what each of it is worth. "
        "Some have a little table instead: so many symbols, so many points, none for "
        "none. The Sister alone scores wherever she sits and whoever sits beside her."
    ),
    "scoring-2": (
        "A pink card in a rule means any guest of the Bride, a blue one any of the "
        "Groom; the two sides of a card have them the other way round."
    ),
    "scoring-source": "Rulebook: Guests, Icons explanation.",
    "w6": (
        "Every printed symbol counts, on cards of either colour: a guest with a symbol "
        "twice brings two."
    ),
    "w7": (
        "For the most of one kind, each kind of symbol is counted over the whole range, "
        "and the largest count is taken."
    ),
    "w8": (
        "Colours are relative: own means the side of the guest that scores, other the "
        "opposite one."
    ),
    "w9": "Guests named by a rule count on either side.",
    "ex-kinds": "Worked example: a full table, and one guest of each kind of rule",
    "ex-full": "The table at the end of a game, all seats taken",
    "ex-at": "On seat {place}: {count}",
    # End
    "end": "The end",
    "end-1": (
        "All points are counted when the table is full; what you see before is what it "
        "would be now. Each guest scores for the side that seated it. Whoever is left in "
        "the row or the deck counts for nothing. The pawns walk the plates, {seats} a lap."
    ),
    "end-2": (
        "The most points win. On a tie, whoever seated the DJ wins. If nobody did, you "
        "have to practise your wedding preparations by playing again."
    ),
    "end-source": "Rulebook: Ending the game and scoring.",
    "w10": (
        "A tie without the DJ at the table is a draw: nobody wins, and a new game is "
        "offered. In a deck of one’s own that guest is the one marked for it."
    ),
    "ex-end": "Worked example: the full table from above",
    "ex-side": "{side}: {guests}",
    "ex-won": "{side} wins.",
    "ex-tied": "With {points} each, {side} would win: that side seated the DJ.",
    # Guests
    "guests": "The guests",
    "guests-here": "The guests of this table",
    "guests-1": "Whoever is among them may turn up; not all find a seat.",
    "guests-seat": "Seat {place}",
    "guests-row": "In the row",
    "guests-source": "Rulebook: Guests.",
    "w11": (
        "The published rulebook does not print its cards. It describes four guests: "
        "Auntie, the Animator, the Sister and the DJ. The deck here is the project’s "
        "own, built from the rulebook’s icons, and keeps to what it says of those four. "
        "A table may carry another deck: whoever owns the printed game can enter theirs."
    ),
}
