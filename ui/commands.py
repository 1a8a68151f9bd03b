"""The command line of a table: from what somebody typed to what is meant.

A board's package may have a module `commands` with `VERBS`: the commands of its game.
Nothing else has to know them. A command's words are a message, alternatives separated by
spaces, in the language in force; the English ones are understood beside them. Any
beginning of a word that can be no other will do.

The parser holds no rule: a command names an action, the table says whether it is allowed.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from engine.message import Message, say
from engine.text import sentence
from engine.text import words as english
from ui.boards import Picks, Seen
from ui.parts.common import Words

K = TypeVar("K", bound=Hashable)

LONGEST: Final = 200
"""Letters of a line that are read."""
_MINUS: Final = str.maketrans(dict.fromkeys("−–—‐‑‒﹣－", "-"))
_TOKEN: Final = re.compile(
    r"(?:(?<![a-z])-)?\d{1,9}|[^\W\d_]+(?:['’.・-][^\W\d_]+)*|[?!]"
)


@dataclass(frozen=True, slots=True)
class Typed:
    """A line as it was understood: its words, folded, and whether it ends with a yes."""

    words: tuple[str, ...]
    sure: bool = False

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers in it, in order."""
        return tuple(int(word) for word in self.words if _is_number(word))

    @property
    def names(self) -> str:
        """What is no number, as one text."""
        return " ".join(word for word in self.words if not _is_number(word))


@dataclass(frozen=True, slots=True)
class Answer:
    """What a command comes to: something to say, to pick or to do."""

    says: tuple[Words, ...] = ()
    picks: Picks | None = None
    """What is to be picked in place of what was; nothing changes if None."""
    action: Any = None
    """The action that the picks stand for; None while they are not one yet."""
    do: str = ""
    """A verb of the page that does it (`ui.actions`), with its argument."""
    arg: str = ""


@dataclass(frozen=True, slots=True)
class Verb:
    """A command of a game."""

    id: str
    """Message of its words; `ID-help` says what it is for."""
    answer: Callable[[Seen, Typed], Answer]
    fits: Callable[[Seen], bool] = lambda _: True
    """Whether it is worth offering now; it may be typed at any time."""

    @property
    def help(self) -> Message:
        """What it is for, with an example."""
        return say(f"{self.id}-help")


def read(line: str) -> Typed:
    """Return a line in words: small letters, plain digits, a minus that is a minus.

    >>> read("Display −3, ５ yes!").words
    ('display', '-3', '5')
    """
    folded = fold(line[:LONGEST])
    found = _TOKEN.findall(folded)
    minus = words_of("commands/minus")
    joined: list[str] = []
    for word in found:
        if word in words_of("commands/counters"):
            continue
        if joined and joined[-1] in minus and word.isdecimal():
            joined[-1] = f"-{word}"
        elif word != "!":
            joined.append(word)
    sure = found[-1:] == ["!"]
    if len(joined) > 1 and joined[-1] in words_of("commands/yes"):
        joined, sure = joined[:-1], True
    return Typed(tuple(joined), sure)


def fold(text: str) -> str:
    """Return a text as it is compared: without case, width and accents."""
    plain = unicodedata.normalize("NFKC", text).translate(_MINUS).casefold()
    parts = unicodedata.normalize("NFD", plain)
    kept = "".join(sign for sign in parts if not "\u0300" <= sign <= "\u036f")
    return unicodedata.normalize("NFC", kept)


def words_of(id: str) -> tuple[str, ...]:
    """Return the words of a command, those of the language in force first.

    >>> words_of("commands/undo")
    ('undo', 'back')
    """
    page, _, name = id.partition("/")
    own = fold(sentence(say(id))).split()
    plain = fold(str(english(page)[name])).split()
    return tuple(dict.fromkeys([*own, *plain]))


def meant(typed: Typed, ids: Iterable[str]) -> tuple[list[str], Typed]:
    """Return which of these commands the first word may mean, and the rest of the line.

    A whole word says more than the beginning of another. Languages that set no blanks may
    write what follows right behind it.
    """
    first, *rest = typed.words
    known = {id: words_of(id) for id in ids}
    left = Typed(tuple(rest), typed.sure)
    exact = [id for id, words in known.items() if first in words]
    if exact:
        return exact, left
    begun = [id for id, ws in known.items() if any(w.startswith(first) for w in ws)]
    if begun or first.isascii():
        return begun, left
    for id, words in known.items():
        for word in sorted(words, key=len, reverse=True):
            if not word.isascii() and first.startswith(word):
                return [id], Typed((first.removeprefix(word), *rest), typed.sure)
    return [], left


def called(text: str, names: Mapping[K, Iterable[str]]) -> list[K]:
    """Return what may be called so: by its whole name, else by how a word of it begins.

    >>> called("mother", {1: ["Mother-in-law"], 2: ["Grandmother"]})
    [1]
    """
    wanted = fold(text)
    if not wanted:
        return []
    known = {key: [fold(name) for name in some] for key, some in names.items()}
    whole = [key for key, some in known.items() if wanted in some]
    if whole:
        return whole
    begun = [k for k, some in known.items() if any(n.startswith(wanted) for n in some)]
    if begun:
        return begun
    parts = {
        k: [w for n in some for w in re.split(r"[\s'-]+", n)]
        for k, some in known.items()
    }
    return [k for k, ws in parts.items() if any(w.startswith(wanted) for w in ws)]


@cache
def verbs_of(game: str) -> tuple[Verb, ...]:
    """Return the commands that a game brings; none where its board has no such module."""
    name = f"ui.boards.{game.replace('-', '_')}.commands"
    if find_spec(name) is None:
        return ()
    found: tuple[Verb, ...] = import_module(name).VERBS
    return found


def which(word: str, names: Iterable[Words]) -> Answer:
    """Return the question which of several is meant; or that nothing is called so."""
    all = tuple(names)
    if not all:
        return Answer((say("commands/nobody-called", word=word),))
    return Answer((say("commands/which", word=word, names=all),))


def missing(verb: Message) -> Answer:
    """Return that a command needs more, with its help."""
    return Answer((say("commands/missing", help=verb),))


def _is_number(word: str) -> bool:
    return word.lstrip("-").isdecimal()
