"""What is said of the course of a table, whatever the game."""

from engine.text import Template

WORDS: dict[str, Template] = {
    "game-over": "the game is over",
    "already-chosen": "You have chosen already. Take it back first.",
    "nothing-to-take-back": "There is nothing to take back yet.",
    "revealed-since": "A card has been turned up since, so the last choice stands.",
    "not-your-choice": "Can't be taken back: the last choice was not yours.",
    "others-chose-since": "Can't be taken back: somebody else has chosen since.",
    "seat-count": "this game is for {least} to {most} players, not {seats}",
    "seat-count-exactly": "this game is for {most} players, not {seats}",
    "unknown-level": 'there is no bot called "{level}"; there are {levels}',
    "no-decks": "Tables of {game} carry no deck of their own.",
    "bad-number": "{name} must be a number from {least} to {most}",
}
