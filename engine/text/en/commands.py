"""The command line of a table: its words, what it answers, what each command is for."""

from __future__ import annotations

from typing import Final

from engine.text import Template

NOTE: Final = (
    "Words that all mean this command, separated by spaces; the first is the one shown. "
    "Small letters, no spaces within a word. The English ones always work too."
)
"""What translators are told of a command's words, here and in the games."""
_COMMANDS: Final = (
    *("yes", "no", "undo", "hint", "log", "again", "help", "next", "why"),
    *("close", "cards-none", "minus", "counters"),
)
NOTES: Final[dict[str, str]] = dict.fromkeys(_COMMANDS, NOTE)
"""What translators are told of a message, by its id."""

WORDS: Final[dict[str, Template]] = {
    # the page
    "title": "Command line",
    "field": "Command",
    "send": "Do it",
    "hide": "Close the command line",
    "menu": "Command line",
    "menu-note": "Type what you do. Also: the / key",
    "welcome": "Type a command and press Enter; help lists them all.",
    # Commands that every game has.
    "yes": "yes y ok confirm",
    "yes-help": "yes: does what was chosen last; play 8 yes does both at once.",
    "no": "no n down cancel",
    "no-help": "no: puts down what is chosen.",
    "undo": "undo back",
    "undo-help": "undo: takes your last choice back, if nothing was revealed by it.",
    "hint": "hint advice",
    "hint-help": "hint: asks what the coach would do.",
    "log": "log history",
    "log-help": "log: says what happened last; log 10 goes further back.",
    "again": "again say repeat",
    "again-help": "say again: repeats what was said last; again 3 goes further back.",
    "help": "help ?",
    "help-help": "help: lists the commands; help and a command tells what it is for.",
    "next": "next on go",
    "next-help": (
        "next: goes on after a scored round, lets bots go on, or passes the device."
    ),
    "why": "why",
    "why-help": "why: says why the last thing could not be done, or how points came.",
    "close": "close quit",
    "close-help": "close: closes the command line.",
    "cards-none": "none nothing",
    "minus": "minus",
    # what stands behind a number and adds nothing to it, as in "seat no. 12"
    "counters": "number",
    # What is answered.
    "yes-or-no": "Say yes, or no.",
    "yes-alone": "Nothing was confirmed: yes stands alone, or behind what is chosen.",
    "put-down": "Put down.",
    "nothing-picked": "Nothing is chosen.",
    "done": "Done.",
    "done-waiting": "Done. Waiting for {names}.",
    "nothing-said": "Nothing was said yet.",
    "nothing-happened": "Nothing has happened yet.",
    "nothing-next": "There is nothing to go on from: something is yours to choose.",
    "nothing-why": "Nothing was refused, and nothing scored yet.",
    "unknown": "There is no command “{word}”. Say help for those there are.",
    "ambiguous": "“{word}” may be {words}.",
    "which": "“{word}” may be {names}.",
    "nobody-called": "Nothing here is called “{word}”.",
    "commands": "You can say: {words}. Say help and a word for more.",
    "not-now": "Not now. {due}.",
    "over": "The game is over.",
    "watching": "You only watch here.",
    "missing": "Say more: {help}",
}
