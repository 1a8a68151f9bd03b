"""The rules of Always a Bridesmaid in our own words.

`b5` is ruling B5 of `docs/rulings.md`. What begins with `ex` belongs to an example: its
numbers and who did what are computed, so none stands in its words.
"""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    # What it is about
    "goal": "What it is about",
    "goal-1": (
        "You are a bridesmaid. Look glamorous, and leave the day to the bride: in every "
        "round second place earns the most, first place earns just {first}, and the last "
        "of all earns nothing."
    ),
    "goal-2": (
        "A game has {rounds} rounds. In each of them you put on Accessories, are ranked "
        "by your Round Total and earn Ranking Points. Every Ranking Point becomes a "
        "Displayed Card: 1 point for ever, and a card you can never play again."
    ),
    "goal-3": (
        "After the last round the highest final score wins: your Displayed Cards, minus "
        "the WILD penalty. Cards are counted, not what is printed on them."
    ),
    "goal-source": "Rulebook: Goal.",
    # Cards
    "cards": "Your thirteen cards",
    "cards-1": (
        "Everybody has the same cards, each in a ribbon of their own: {accessories} "
        "Accessories, HOLD BACK, and THE START with WILD on its back. There are "
        "{ribbons} ribbons, so {all} cards in the box."
    ),
    "cards-hand": "The Accessories and HOLD BACK",
    "cards-2": (
        "An Accessory adds its value to your Round Total. HOLD BACK adds nothing: it "
        "stops you for the round, and always returns to your hand. THE START lies face "
        "up in front of you and begins your arm; it is no card of the hand."
    ),
    "cards-source": "Rulebook: Components, Key terms.",
    # Set-up
    "setup": "Before the first round",
    "setup-1": (
        "In secret, choose {reserve} of your {accessories} Accessories as Reserve Cards "
        "and put them face down. The other {hand} and HOLD BACK are your hand for Round "
        "1. THE START goes in front of you."
    ),
    "setup-2": (
        "Hands grow: Round 2 adds {draw} of your Reserve Cards, Round 3 the last {rest}."
    ),
    "setup-source": "Rulebook: Setup.",
    "b1": (
        "You choose in secret which of your Reserve Cards join the hand for Round 2. For "
        "Round 3 nothing is left to choose."
    ),
    # A turn
    "turn": "A turn",
    "turn-1": (
        "Everybody who is still active chooses one card and puts it face down. Then all "
        "of them are turned over together: nobody answers, everybody guesses."
    ),
    "turn-2": (
        "An Accessory joins your arm beside THE START, and your Round Total changes by "
        "its value."
    ),
    "turn-3": "HOLD BACK means that you play no more cards this round.",
    "turn-4": (
        "The round is scored as soon as everybody has held back, or only one is still "
        "active."
    ),
    "turn-source": "Rulebook: Round flow.",
    "b2": (
        "You may hold back on any turn, the first one included. A Round Total of 0 is a "
        "total like any other."
    ),
    "b3": "Without an Accessory in hand, HOLD BACK is the only card you have.",
    "b4": (
        "Whether the round is over is looked at after each reveal: when nobody is active "
        "any more, or exactly one participant is. That one keeps the total they have: no "
        "further card, and no card set aside."
    ),
    "ex-round": "Worked example: a round, turn by turn",
    "ex-turn": "Turn {n}",
    "ex-total": "makes {total}",
    # Setting aside
    "aside": "A card set aside",
    "aside-1": (
        "Whoever holds back first in a round may set one Accessory from hand aside, face "
        "down. If several hold back on that same turn, each of them may. Nobody who "
        "holds back later may."
    ),
    "aside-2": "It is turned over at scoring and counts as played this round.",
    "aside-source": "Rulebook: HOLD BACK & WILD.",
    "b5": (
        "They decide at once and in secret, before the next turn and before any scoring: "
        "one card, or none. The others see that a card lies there, and not which. "
        "Without an Accessory in hand the right is lost for the round and passes to "
        "nobody."
    ),
    "b6": "The Robot is no player: its HOLD BACK does not use up the right.",
    "ex-aside": "The same round: who may set a card aside",
    "ex-aside-first": "First to hold back, on turn {turn}: {names}.",
    "ex-aside-none": "{name} sets no card aside.",
    "ex-aside-lies": (
        "{name} sets one aside. The others see {total} and a card face down."
    ),
    "ex-aside-arm": "The arm of {name}, a card set aside at its end",
    "ex-aside-turned": "At scoring it turns out to be {card}: {before} becomes {total}.",
    # WILD
    "wild": "WILD",
    "wild-1": (
        "{cards} do damage. When one of yours is turned over, your THE START flips to "
        "WILD, which costs 1 point at the end of the game."
    ),
    "wild-2": (
        "It happens once a game: your next one costs nothing more. WILD itself changes "
        "no Round Total; the Accessory that did it counts as printed."
    ),
    "wild-source": "Rulebook: HOLD BACK & WILD.",
    "b9": (
        "It flips at the moment the card is revealed: on the turn it is played, or at "
        "scoring if it was set aside. Once per player and game, 1 point in all."
    ),
    "ex-wild": (
        "In the round above {name} plays {card} on turn {turn}: THE START turns WILD "
        "there and then."
    ),
    # Ranking
    "ranking": "Ranking Points",
    "ranking-1": (
        "Add up every Accessory you played this round, the card set aside included. That "
        "is your Round Total. The highest is 1st. Each place pays:"
    ),
    "ranking-table": "Ranking Points by number of players",
    "ranking-players": "Players",
    "ranking-two": "2 or {n}",
    "ranking-here": "{n}, this table",
    "ranking-2": (
        "Equal totals share a place and its points, fractions rounded down. A tie does "
        "not skip the next place."
    ),
    "ranking-source": "Rulebook: Round scoring I.",
    "b7": (
        "Whoever has the next lower total takes the next place, however many share the "
        "one above. A place’s points are divided by all who share it: level as three on "
        "top, nobody gets anything."
    ),
    "ex-ranking": "The same round, scored",
    "ex-name-0": "Rose",
    "ex-name-1": "Cora",
    "ex-name-2": "May",
    "ex-name-3": "Robot",
    "ex-arm": "The arm of {name}",
    "ex-stand": "How it is ranked",
    "ex-shared": "share {place}",
    "ex-divided": "{pays} ÷ {sharing} = {n} each",
    "ex-paid": ("n", {"one": "{n} pt", "other": "{n} pts"}),
    "ex-moral": "All that effort up front, and {names} takes the points.",
    # Displaying
    "display": "Displayed Cards",
    "display-1": (
        "For each Ranking Point you turn one Accessory face up, first from the cards you "
        "played this round, then from your hand. It is a Displayed Card now: 1 point, "
        "whatever is printed on it, and never used again."
    ),
    "display-2": (
        "All other cards you played return to your hand, HOLD BACK too. Then come the "
        "Reserve Cards of the next round. So the more you score, the less you have left "
        "to wear."
    ),
    "display-source": "Rulebook: Round scoring II.",
    "b8": (
        "Which of the cards played is up to you, and a card set aside counts as played. "
        "Only when those run out you choose from hand. Reserve Cards can’t be displayed. "
        "There are always enough."
    ),
    "ex-display": "The same round: what may be displayed",
    "ex-display-due": "{name} earned {n}, and turns one of these choices up.",
    "ex-display-score": "{name} then has {score}: {shown} displayed, {wild} for WILD.",
    "ex-short": "Another round: fewer cards played than points earned",
    "ex-short-due": (
        "{name} earned {n} and played only {played}. That is displayed, and from hand "
        "one of these."
    ),
    # End
    "end": "The end",
    "end-1": (
        "After Round {rounds} the highest final score wins: Displayed Cards, minus 1 for "
        "WILD."
    ),
    "end-2": (
        "Early finish, after Round 2: if the leader is ahead of second place by more than "
        "the most a single round can pay, the game ends there."
    ),
    "end-3": "On a tie, whoever has been single longest wins.",
    "end-source": "Rulebook: End of the game.",
    "b10": (
        "Early finish counts Displayed Cards minus WILD. It takes one leader alone, ahead "
        "by more than the largest entry of the points table in use: more than {small} "
        "with two or three players, more than {large} with four or five."
    ),
    "b11": (
        "Only those tied for the win say how long they have been single, in days; the "
        "longest wins. If that is equal too, or nobody says, they share the win. A "
        "plus-one always says {days} days, and the table says so beforehand."
    ),
    "ex-end": "Worked example: three players after Round 2",
    "ex-end-scores": "Scores",
    "ex-end-lead": "Lead",
    "ex-end-then": "The game",
    "ex-end-over": "ends there",
    "ex-end-on": "goes on",
    "ex-tie": "Worked example: a tie",
    "ex-tie-days": "{name} says {n} days.",
    "ex-tie-silent": "{name} won’t say.",
    "ex-tie-won": "The win goes to {names}.",
    # Robot
    "robot": "Two players: the Robot",
    "robot-1": (
        "With two players the Robot Bridesmaid is the third, and the points table for "
        "three counts. It has a ribbon’s {accessories} Accessories, THE START and HOLD "
        "BACK; it is ranked, but never scores or displays anything."
    ),
    "robot-2": (
        "Its deck: one of its Accessories is taken out unseen, and each of you gets "
        "{offer} of the others. Each secretly chooses {picks}. Those {both} and its HOLD "
        "BACK are shuffled."
    ),
    "robot-3": (
        "Each turn its top card is turned over beside yours. An Accessory adds to its "
        "total; HOLD BACK stops it for the round. Your own hands grow and are cleaned up "
        "as in any other game."
    ),
    "robot-source": "Rulebook: Two-player variant.",
    "b12": (
        "A tie with the Robot divides your points; its own share vanishes. It counts as "
        "active for the end of a round. It has no hand, sets nothing aside, its WILD "
        "means nothing, and it can’t win."
    ),
    "b13": (
        "Its deck is made once, after the Reserve Cards are chosen, and serves all "
        "rounds; all of it is shuffled anew for each. The cards you did not choose are "
        "out of the game, and only you know which they are."
    ),
    "b14": "The Robot’s card is revealed together with yours, in the same moment.",
    "ex-robot": "Worked example: level with the Robot",
}
