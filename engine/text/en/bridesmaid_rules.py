"""The rules of Always a Bridesmaid in our own words. Ids in brackets are rulings."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    # What it is about
    "goal": "What it is about",
    "goal-1": (
        "You are a bridesmaid. Look glamorous, and leave the day to the bride: in every "
        "round second place earns the most, and first place earns just 1."
    ),
    "goal-2": (
        "A game has three rounds. In each of them you put on Accessories, are ranked by "
        "your Round Total and earn Ranking Points. Every Ranking Point becomes a "
        "Displayed Card: 1 point for ever, and a card you can never play again."
    ),
    "goal-3": (
        "After Round 3 the highest final score wins: your Displayed Cards, minus the "
        "WILD penalty. Cards are counted, not what is printed on them."
    ),
    # Cards
    "cards": "Your thirteen cards",
    "cards-1": (
        "Everybody has the same cards, each in a ribbon of their own: eleven "
        "Accessories, HOLD BACK, and THE START with WILD on its back."
    ),
    "cards-hand": "The eleven Accessories and HOLD BACK",
    "cards-2": (
        "An Accessory adds its value to your Round Total. HOLD BACK adds nothing: it "
        "stops you for the round, and always returns to your hand. THE START lies in "
        "front of you and begins your arm; it is no card of the hand."
    ),
    "cards-source": "Rulebook: Components, Key terms.",
    # Set-up
    "setup": "Before the first round",
    "setup-1": (
        "In secret, choose 5 of your 11 Accessories as Reserve Cards. The other six and "
        "HOLD BACK are your hand for Round 1."
    ),
    "setup-2": (
        "At the start of Round 2 you take up three of the five, again in secret. Round 3 "
        "brings the last two, and nothing to choose."
    ),
    "setup-source": "Rulebook: Setup. Ruling B1.",
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
    "turn-3": (
        "HOLD BACK means that you play no more cards this round. You may do so on any "
        "turn, the first one included; a Round Total of 0 is a total like any other (B2). "
        "Without an Accessory in hand it is the only card you have (B3)."
    ),
    "turn-4": (
        "The round ends as soon as nobody is active any more, or exactly one participant "
        "is. That one keeps the total they have, without another card (B4)."
    ),
    "turn-source": "Rulebook: Round flow. Rulings B2, B3, B4.",
    # Setting aside
    "aside": "A card set aside",
    "aside-1": (
        "Whoever holds back first in a round may set one Accessory from hand aside, face "
        "down. If several hold back on that same turn, each of them may. Nobody who "
        "holds back later may."
    ),
    "aside-2": (
        "They decide at once and in secret: one card, or none. The others see that a "
        "card lies there, and not which. It is turned over at scoring and counts as "
        "played this round."
    ),
    "aside-3": (
        "Without an Accessory in hand the right is lost for the round and passes to "
        "nobody (B5). The Robot’s HOLD BACK does not use it up (B6)."
    ),
    "aside-arm": "An arm with a card set aside at its end",
    "aside-source": "Rulebook: HOLD BACK & WILD. Rulings B5, B6.",
    # WILD
    "wild": "WILD",
    "wild-1": (
        "Three Accessories do damage: −5, −3 and −2. The moment one of yours is turned "
        "over, your THE START flips to WILD: on the turn you play it, or at scoring if "
        "it was set aside."
    ),
    "wild-2": (
        "WILD costs 1 point at the end of the game. It changes no Round Total, and it "
        "happens once: your next −2, −3 or −5 costs nothing more (B9)."
    ),
    "wild-source": "Rulebook: HOLD BACK & WILD. Ruling B9.",
    # Ranking
    "ranking": "Ranking Points",
    "ranking-1": (
        "Add up every Accessory you played this round, the card set aside included. That "
        "is your Round Total. The highest is 1st. Each place pays:"
    ),
    "ranking-table": "Ranking Points by number of players",
    "ranking-players": "Players",
    "ranking-two": "2 or {n}",
    "ranking-2": (
        "Equal totals share a place: its points are divided among them, rounded down. A "
        "tie does not skip the next place (B7)."
    ),
    "ranking-example": "Worked example, three players",
    "ranking-name-0": "Rose",
    "ranking-name-1": "Cora",
    "ranking-name-2": "May",
    "ranking-arm": "The arm of {name}",
    "ranking-stand": "How it is ranked",
    "ranking-both": "{one} and {other}",
    "ranking-shared": "share {place}",
    "ranking-divided": "{pays} ÷ {sharing} = {n} each",
    "ranking-paid": ("n", {"one": "{n} pt", "other": "{n} pts"}),
    "ranking-moral": "All that effort up front, and {name} takes the points.",
    "ranking-source": "Rulebook: Round scoring I. Ruling B7.",
    # Displaying
    "display": "Displayed Cards",
    "display-1": (
        "For each Ranking Point you turn one Accessory face up. Take them from the cards "
        "you played this round, whichever you like; only when those run out, take them "
        "from your hand. Reserve Cards can’t be displayed (B8)."
    ),
    "display-2": (
        "All the other cards you played return to your hand, HOLD BACK too. So the more "
        "you score, the less you have left to wear."
    ),
    "display-source": "Rulebook: Round scoring II. Ruling B8.",
    # End
    "end": "The end",
    "end-1": (
        "After Round 3 the highest final score wins: Displayed Cards, minus 1 for WILD."
    ),
    "end-2": (
        "Early finish, after Round 2 only: if one player alone is ahead of second place "
        "by more than the most a round can pay (more than {small} with two or three "
        "players, more than {large} with four or five), the game ends there (B10)."
    ),
    "end-3": (
        "On a tie, those tied for the win say how long they have been single, and the "
        "longest wins. If that is equal too, or nobody says, they share the win. A "
        "plus-one always says {days} days (B11)."
    ),
    "end-source": "Rulebook: End of the game. Rulings B10, B11.",
    # Robot
    "robot": "Two players: the Robot",
    "robot-1": (
        "With two players the Robot Bridesmaid is the third, and the points table for "
        "three counts. It is ranked, so a tie with it halves your points, and it counts "
        "as active for the end of a round. Its own points vanish: it displays nothing, "
        "sets nothing aside, its WILD means nothing, and it can’t win (B12)."
    ),
    "robot-2": (
        "Its deck is made once, after you have chosen your Reserve Cards. One of its "
        "eleven Accessories is taken out unseen, and five of the other ten go to each of "
        "you. Each secretly picks two. Those four and its HOLD BACK are its deck in all "
        "three rounds, shuffled anew for each. The three you did not pick are out of the "
        "game, and only you know them (B13)."
    ),
    "robot-3": "Each turn its top card is turned over together with yours (B14).",
    "robot-source": "Rulebook: Two-player variant. Rulings B12, B13, B14.",
}
