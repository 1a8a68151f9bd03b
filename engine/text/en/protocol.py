"""What is said of questions to bots that can't be answered (`docs/bot-protocol.md`)."""

from engine.text import Template

WORDS: dict[str, Template] = {
    "not-an-object": (
        'a question is one JSON object with "record", "seat", "level" and "seed"'
    ),
    "missing-key": '"{key}" is missing in the question',
    "unknown-key": 'a question has no "{key}"',
    "seat-not-whole": '"seat" must be a whole number, counted from 0',
    "seed-not-whole": '"seed" must be a whole number',
    "too-large": '"{key}" is far too large a number',
    "level-not-text": '"level" must be the name of a level',
    "no-such-seat": "there is no seat {seat}: seats are 0 to {last}",
    "game-over": "the game is over: nothing is left to choose",
    "nothing-due": "seat {seat} has nothing to choose now; seat {seats} has",
    "no-such-decision": "seat {seat} decided nothing in step {step}",
    "game-running": "the game is not over yet",
    "step-not-whole": '"step" must be a whole number, counted from 0',
    "unknown-ask": 'nothing is known to "ask" but {kinds}',
    "too-long": "the line is longer than {most} characters",
    "not-utf8": "the line is not UTF-8 text",
    "broke": "the bot broke down: {reason}",
    "no-choice": "the answer has no choice",
}
