"""What is said to a person of a file or a table that can't be read, without its grammar.

The ids are those of the page `record` and of others that say what is wrong with a record:
`ui.plain` chooses. Whoever wants to know it exactly finds the exact words below these.
"""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "no-table": "It is not a table file.",
    "newer": "It is written in a form that only another edition of this page can read.",
    "unknown-game": "It is a table of a game that is not played here: {game}.",
    "too-big": "It is far too big for a table.",
    "rules": "Something happens in it that the rules do not allow.",
    "seats": "It seats {seats}, and the game is not for that many.",
    "name": "A name in it is missing or longer than 40 letters.",
    "damaged": "Something in it is missing or damaged.",
    "exactly": "In exact words: {reason}.",
}
