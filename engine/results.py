"""A result of the day's table as text: to be sent to friends, and pasted by them.

It tells how it went and no card. The text is a format, the same in every language:

    Table Sixteen · 2026-11-30 · At the Wedding Table
    Ada 31 : 28 · won · streak 4
    ▲▲=▼▼=▲▲ · k7q2x

One's own points come first, then the others' in table order. What stands at the end is a
check: it finds slips of the pen, and is no safe.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from engine.daily import (
    AHEAD,
    BEHIND,
    LEVEL_WITH,
    MOST_SEATS,
    STAGES,
    course,
    day_in,
    digest,
    standing,
)
from engine.game import RefusedError, Seat
from engine.games import game_keys, game_named
from engine.link.signs import NAMELESS, cleaned
from engine.message import Message, say
from engine.record import MAX_NAME, Player
from engine.rng import Rng
from engine.table import Table
from engine.text import MINUS, words

Ending: TypeAlias = Literal["won", "shared", "drawn", "lost"]
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
"""From the best to the worst."""
PRACTICE: Final = "practice"
MAX_TEXT: Final = 20_000
"""Characters of what is pasted: a whole evening of messages, but no book."""
MAX_STREAK: Final = 99_999

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
_CHECK: Final = 5
_DOT: Final = " · "
_APP: Final = "Table Sixteen"
_SIGNS: Final = dict.fromkeys(map(ord, "·:"), " ")
"""What holds the format together is in no name."""
_MARKS: Final = dict.fromkeys(
    [
        *map(
            ord,
            "*_`~\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff",
        ),
        *range(0xD800, 0xE000),  # halves of signs: nothing can send them
    ]
)
"""What messengers put around words, to be seen or not."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a day's table went for somebody."""

    day: date
    game: str
    name: str
    """As `fit_name` gives it."""
    scores: tuple[int, ...]
    """Their own first."""
    ending: Ending
    course: str
    """`STAGES` signs (`engine.daily.course`)."""
    streak: int | None
    """Days in a row, this one included; None for practice, which counts for none."""

    @property
    def lead(self) -> int:
        """How many points more than the best of the others."""
        return self.scores[0] - max(self.scores[1:])


def result_of(table: Table, seat: Seat, day: date, streak: int | None) -> Result:
    """Return the result of a finished table for a seat."""
    outcome = table.state.outcome
    assert outcome is not None
    scores = list(outcome.scores)
    ending: Ending = "lost"
    if not outcome.winners:
        ending = "drawn"
    elif seat in outcome.winners:
        ending = "won" if len(outcome.winners) == 1 else "shared"
    own = scores.pop(seat)
    return Result(
        day=day,
        game=table.game.key,
        name=fit_name(table.players[seat].name),
        scores=(own, *scores),
        ending=ending,
        course=course(table.states, seat),
        streak=streak,
    )


def text_of(result: Result) -> str:
    """Return the result as three lines; they were read once before they are given out."""
    text = "\n".join((*_lines(result)[:2], f"{result.course}{_DOT}{_check(result)}"))
    assert results_in(text) == (result,)
    return text


def results_in(text: str) -> tuple[Result, ...]:
    """Return the results in a text, in which may stand other words as well.

    Raise RefusedError if there is none, or if one is not whole.
    """
    if len(text) > MAX_TEXT:
        raise RefusedError(say("daily/result-too-long"))
    found = [_result(match) for match in _pattern().finditer(_plain(text))]
    if not found:
        raise RefusedError(say("daily/no-result"))
    return tuple(dict.fromkeys(found))


def ranked(results: Iterable[Result]) -> list[tuple[int, Result]]:
    """Return results of one deal with their places, the best first; equals share one."""
    order = sorted(results, key=lambda result: (*_merit(result), result.name))
    merits = [_merit(result) for result in order]
    return [(merits.index(_merit(result)) + 1, result) for result in order]


def fit_name(name: str) -> str:
    r"""Return a name as a result holds it: one line, no marks, no dots of the format.

    >>> fit_name("A\u202eda · Bo")
    'Ada Bo'
    """
    while (fit := _fitted(name)) != name:
        name = fit  # a mark that went may have held two signs apart that now are one
    return fit


def _fitted(name: str) -> str:
    composed = unicodedata.normalize("NFC", name).translate(_MARKS).translate(_SIGNS)
    fit = cleaned(Player(composed or NAMELESS)).name
    return " ".join(fit.split())[:MAX_NAME].strip() or NAMELESS


def _merit(result: Result) -> tuple[int, int, int]:
    return ENDINGS.index(result.ending), -result.lead, -result.scores[0]


def _lines(result: Result) -> tuple[str, str, str]:
    scores = " : ".join(str(s).replace("-", MINUS) for s in result.scores)
    days = PRACTICE if result.streak is None else f"streak {result.streak}"
    return (
        _DOT.join((_APP, result.day.isoformat(), _names()[result.game])),
        _DOT.join((f"{result.name} {scores}", result.ending, days)),
        result.course,
    )


def _check(result: Result) -> str:
    bits = Rng(digest("\n".join(_lines(result)))).bits()
    return "".join(_LETTERS[bits >> 5 * place & 31] for place in range(_CHECK))


def _plain(text: str) -> str:
    """Return a text without marks that messengers add, every blank a single space."""
    joined = "".join(" " if sign.isspace() else sign for sign in text)
    return " ".join(joined.translate(_MARKS).split())


@cache
def _names() -> dict[str, str]:
    return {key: str(words(key)["name"]) for key in game_keys()}


@cache
def _pattern() -> re.Pattern[str]:
    games = "|".join(re.escape(name) for name in _names().values())
    score = f"[-{MINUS}]?[0-9]{{1,3}}"
    signs = f"[{AHEAD}{LEVEL_WITH}{BEHIND}]"
    return re.compile(
        rf"{_APP} · (?P<day>[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}) · (?P<game>{games}) "
        rf"(?P<name>[^·]{{1,{MAX_NAME}}}?) "
        rf"(?P<scores>{score}(?: : {score}){{1,{MOST_SEATS - 1}}}) · "
        rf"(?P<ending>{'|'.join(ENDINGS)}) · "
        rf"(?:streak (?P<streak>[0-9]{{1,5}})|{PRACTICE}) "
        rf"(?P<course>{signs}{{{STAGES}}}) · (?P<check>[{_LETTERS}]{{{_CHECK}}})(?![\w])"
    )


def _result(match: re.Match[str]) -> Result:
    key = {name: key for key, name in _names().items()}[match["game"]]
    scores = [int(s.replace(MINUS, "-")) for s in match["scores"].split(" : ")]
    result = Result(
        day=day_in(match["day"]),
        game=key,
        name=fit_name(match["name"]),
        scores=tuple(scores),
        ending=next(e for e in ENDINGS if e == match["ending"]),
        course=match["course"],
        streak=None if match["streak"] is None else int(match["streak"]),
    )
    refusal = _refusal(result)
    if refusal or _check(result) != match["check"]:
        raise RefusedError(refusal or say("daily/result-damaged", name=result.name))
    return result


def _refusal(result: Result) -> Message | None:
    """Return why no table can have gone like this, or None."""
    seats = min(MOST_SEATS, game_named(result.game).seat_counts[-1])
    sign = standing(result.scores[0], result.scores[1:])
    fits = {AHEAD: ("won",), LEVEL_WITH: ENDINGS, BEHIND: ("lost",)}[sign]
    if (
        len(result.scores) != seats
        or result.ending not in fits
        or result.course[-1] != sign
        or result.streak == 0
    ):
        return say("daily/result-damaged", name=result.name)
    return None
