"""The words of Always a Bridesmaid: its log, previews, results and refusals."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    # the game announced
    "name": "Always a Bridesmaid",
    "short": "Bridesmaid",
    "tagline": "Come second, beautifully. Outshine everyone except the bride.",
    "deal": "Deal the Accessories",
    "credit": "Design by Jimic, art by Irene Liu, 2026.",
    # Who and how much.
    "you": "You",
    "robot": "the Robot",
    "place-1": "1st",
    "place-2": "2nd",
    "place-3": "3rd",
    "place-4": "4th",
    "place-5": "5th",
    "place-shared": "shared {place}",
    "points": ("n", {"one": "{n} Ranking Point", "other": "{n} Ranking Points"}),
    "points-none": "none",
    "number-0": "none",
    "number-1": "one",
    "number-2": "two",
    "number-3": "three",
    "number-4": "four",
    "number-5": "five",
    "number-6": "six",
    "number-7": "seven",
    "number-8": "eight",
    "number-9": "nine",
    "number-10": "ten",
    "number-11": "eleven",
    "then": "{first}. {rest}.",
    # The best moment of a game.
    "best": (
        "Round {round}: with {card}, {name} comes {place} on {total}, for {points}. "
        "Without it: {other}, for {others}."
    ),
    "best-you": (
        "Round {round}: with {card}, you come {place} on {total}, for {points}. "
        "Without it: {other}, for {others}."
    ),
    # What happens before a round.
    "kept": "Before Round 1, everybody keeps five Reserve Cards back.",
    "kept-you": "Before Round 1, you keep back {cards}.",
    "shown": "Both players are shown five of the Robot’s cards.",
    "shown-you": "You are shown {cards}, five of the Robot’s cards.",
    "fed": "Both players have given the Robot two cards.",
    "fed-you": "You give the Robot {cards}.",
    "drawn": "Before Round {round}, everybody takes up three Reserve Cards.",
    "drawn-you": "Before Round {round}, you take up {cards} from your reserve.",
    "drawn-last": "Before Round {round}, everybody takes up the last two Reserve Cards.",
    "drawn-last-you": (
        "Before Round {round}, your last two Reserve Cards join your hand: {cards}."
    ),
    # What happens in a turn.
    "turn": "Round {round}, turn {turn}.",
    "plays": "{name} plays {card}, total {total}.",
    "plays-you": "You play {card}, total {total}.",
    "plays-robot": "The Robot plays {card}, total {total}.",
    "holds": "{name} holds back.",
    "holds-you": "You hold back.",
    "holds-robot": "The Robot holds back.",
    "holds-all": "{names} hold back.",
    "holds-first": "{name} holds back first and may set a card aside.",
    "holds-first-you": "You hold back first and may set a card aside.",
    "holds-first-all": "{names} hold back first and may each set a card aside.",
    "holds-first-empty": "{name} holds back first, with no Accessory to set aside.",
    "holds-first-empty-you": "You hold back first, with no Accessory to set aside.",
    "holds-first-empty-all": "{names} hold back first, with no Accessory to set aside.",
    "wild": "{name}'s THE START turns WILD: −1 at the end.",
    "wild-you": "Your THE START turns WILD: −1 at the end.",
    "aside": "{name} sets a card aside, face down.",
    "aside-you": "You set {card} aside, face down.",
    "no-aside": "{name} sets no card aside.",
    "no-aside-you": "You set no card aside.",
    # What happens after a round.
    "scored": "Round {round} is scored.",
    "turns-over": "{name} turns over {card}, set aside: total {total}.",
    "turns-over-you": "You turn over {card}, set aside: total {total}.",
    "ranked": "{name} is {place} with {total}: {points}.",
    "ranked-you": "You are {place} with {total}: {points}.",
    "ranked-robot": "The Robot is {place} with {total}; its points vanish.",
    "ranked-all": "{names} share {place} place with {total}: {points} each.",
    "displays": "{name} displays {cards}.",
    "displays-you": "You display {cards}.",
    # How it ends.
    "asked": "{names} are tied, and say how long they have been single.",
    "says-you": ("n", {"one": "You say {n} day.", "other": "You say {n} days."}),
    "wont-say-you": "You won't say.",
    "wins": "{name} wins with {score}.",
    "wins-you": "You win with {score}.",
    "wins-all": "{names} win together with {score}.",
    "outcome-most-points": "The highest final score wins.",
    "outcome-early": (
        "Ahead by {lead} after Round 2, more than one round can bring: the game ends "
        "early."
    ),
    "outcome-single-longest": "Tied on {score}. Whoever has been single longest wins.",
    "outcome-single-equally": "Tied on {score}, and equally long single: a shared win.",
    "outcome-shared": "Tied on {score}, and nobody has been single longer: a shared win.",
    # What an action would bring.
    "would-play": "{total} would be {place}: {points}, if the others stand still.",
    "would-play-level": (
        "{total} would level with {names}. Sharing {place} pays {points} each, if the "
        "others stand still."
    ),
    "would-hold": (
        "You stop at {total}: {place}, {points}, if the others stand still."
    ),
    "would-hold-level": (
        "You stop at {total}, level with {names}. Sharing {place} pays {points} each, "
        "if the others stand still."
    ),
    "would-aside": (
        "{total} at scoring would be {place}: {points}, if the others stand still."
    ),
    "would-aside-level": (
        "{total} at scoring would level with {names}. Sharing {place} pays {points} "
        "each, if the others stand still."
    ),
    "would-turn-wild": "It turns your THE START WILD: −1 at the end.",
    "would-allow": "You may set one card aside.",
    "would-not-allow": "No card aside: {names} held back first.",
    "would-allow-nothing": "No card aside: no Accessory is left in your hand.",
    # What somebody gave, in a refusal.
    "given-true": "true",
    "given-false": "false",
    "given-nothing": "nothing",
    "given-number": "such a number",
    "given-text": "“{text}”",
    "given-some-text": "such a text",
    "given-list": "a list",
    "given-other": "such a thing",
    # Whose decision it is.
    "game-over": "The game is over.",
    "no-such-seat": "Nobody sits on seat {seat}.",
    "held-back": "Who held back plays no more cards this round.",
    "not-entitled": (
        "Only the first to hold back may set a card aside, and somebody else was (B5)."
    ),
    "nothing-to-set-aside": "With no Accessory in hand the right is lost (B5).",
    "nothing-earned": "No Ranking Points this round, so nothing to display (B8).",
    "not-tied": "Only those tied for the win are asked (B11).",
    # Which card it may be.
    "play-not-a-card": "A turn takes one Accessory or HOLD BACK, not {given}.",
    "aside-not-a-card": "One Accessory may be set aside, or none; not {given} (B5).",
    "aside-hold-back": "Only an Accessory can be set aside, never HOLD BACK (B5).",
    "in-reserve": "{card} is not in hand: it is still a Reserve Card (B1).",
    "on-display": "{card} is not in hand: a Displayed Card is never used again.",
    "already-played": "{card} is not in hand: it has been played this round.",
    "no-such-card": "There is no Accessory {given}.",
    "card-twice": "{card} is there twice, and each player has only one.",
    "not-ascending": "Cards are listed in ascending order, each once.",
    "reserve-no-cards": "The reserve takes {wanted} Accessories, not {given}.",
    "reserve-too-few": "The reserve takes {wanted} cards, and this is {given}: {off} more.",
    "reserve-too-many": (
        "The reserve takes {wanted} cards, and this would be {given}: put {off} down "
        "first."
    ),
    "reserve-hold-back": "HOLD BACK always stays in hand: keep five Accessories back.",
    "reserve-not-there": "{card} is not in hand.",
    "robot-no-cards": "The Robot gets {wanted} of the five cards, not {given} (B13).",
    "robot-too-few": (
        "The Robot gets {wanted} of the five, and this is {given}: {off} more (B13)."
    ),
    "robot-too-many": (
        "The Robot gets {wanted} of the five, and this would be {given}: put {off} down "
        "first (B13)."
    ),
    "robot-hold-back": "The Robot has a HOLD BACK of its own (B13).",
    "robot-not-there": "{card} is not one of the five cards shown (B13).",
    "draw-no-cards": "You take up {wanted} Reserve Cards, not {given} (B1).",
    "draw-too-few": (
        "You take up {wanted} Reserve Cards, and this is {given}: {off} more (B1)."
    ),
    "draw-too-many": (
        "You take up {wanted} Reserve Cards, and this would be {given}: put {off} down "
        "first (B1)."
    ),
    "draw-hold-back": "HOLD BACK is no Reserve Card (B1).",
    "draw-not-there": "{card} is not one of the five Reserve Cards (B1).",
    "display-no-cards": (
        "n",
        {
            "one": "One Ranking Point displays one Accessory, not {given} (B8).",
            "other": "{n} Ranking Points display {wanted} Accessories, not {given} (B8).",
        },
    ),
    "display-too-few": (
        "You display {wanted}, a card for each Ranking Point, and this is {given}: {off} "
        "more (B8)."
    ),
    "display-too-many": (
        "You display {wanted}, a card for each Ranking Point, and this would be {given}: "
        "put {off} down first (B8)."
    ),
    "display-hold-back": "HOLD BACK can't be displayed, only Accessories (B8).",
    "display-reserve": "{card} is a Reserve Card, and those can't be displayed (B8).",
    "display-hand-first": (
        "Cards played this round come first: {card} is from hand, and its turn comes when "
        "those have run out (B8)."
    ),
    "single-not-days": (
        "The answer is a whole number of days from 0, or none at all (B11)."
    ),
    # What is wrong with a step of a record.
    "step-keys": 'A step is an object with "phase" and "choices" and nothing else.',
    "wrong-phase": "The phase here is {phase}, not {given}.",
    "choices-not-an-object": '"choices" must be an object, one choice a seat.',
    "no-such-seat-key": "There is no seat {given} at this table.",
    "choice-missing": "The choice of this seat is missing in this {phase} step.",
    # What is wrong with a deal.
    "seat-count": "Always a Bridesmaid is for 2 to 5 players, not {given}.",
    "deal-not-an-object": "The deal must be an object.",
    "deal-not-empty": "With 3 to 5 players the deal is empty.",
    "deal-robot-only": 'With 2 players the deal has "robot" and nothing else (B13).',
    "deal-robot-keys": (
        'deal.robot: "removed", "hands" and "orders" and nothing else (B13)'
    ),
    "deal-removed": "deal.robot.removed: must be one of the 11 Accessories (B13)",
    "deal-hands": "deal.robot.hands: must be two lists of 5 cards, ascending (B13)",
    "deal-cards": (
        "deal.robot: the card removed and the two hands must be the 11 Accessories, "
        "each once (B13)"
    ),
    "deal-orders": (
        "deal.robot.orders: must be three lists, each with 0 to 4 in some order (B13)"
    ),
}
