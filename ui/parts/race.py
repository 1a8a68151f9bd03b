"""The race: everybody's points over the game as lines, and the numbers behind them.

Lines differ by dash, by the mark at every stop and by the letter at their end, not by
colour alone; a key names them. A stop leads to its moment in the replay: `moment EVENTS`,
where so many events of the log have happened. One column a stop, so that the buttons lie
over the drawing in equal columns; left of them stands the scale of points, right of them
the letters have their part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.message import Row, say
from engine.text import kept_by_language
from ui.html import Html, classes, tag
from ui.parts.buttons import pressable
from ui.parts.drawing import signed, words
from ui.parts.people import initial

WIDTH: Final = 320
SCALE: Final = 0.08
LETTERS: Final = 0.08
"""Of the width; the stylesheet leaves as much free of buttons."""
STEPS: Final = 5
"""The scale has no more of them between its lowest value and its highest."""
TOP: Final = 14
BOTTOM: Final = 126
HEIGHT: Final = 150
APART: Final = 1.6
"""Between lines that run together, so that each can be seen."""
LETTERS_APART: Final = 16.5
_MARKS: Final = (
    "M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z",
    "M-3.2-3.2H3.2V3.2H-3.2Z",
    "M0-4.6L4.6 0L0 4.6L-4.6 0Z",
    "M0-4.4L4.4 3.4H-4.4Z",
    "M0 4.4L4.4-3.4H-4.4Z",
)
"""Round, square, on its tip, pointing up, pointing down."""


@dataclass(frozen=True, slots=True)
class Run:
    """One player's line."""

    name: str
    """As the table names its column: You, Bo."""
    letter: str
    """The name whose initial stands at the end."""
    class_: str
    """The ribbon or the side."""
    points: tuple[int, ...]
    """One a stop."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A place on the way: the start, a round, a turn."""

    name: str
    events: int
    """How many events of the log had happened there."""
    axis: str | None = None
    """What stands under it; None where there is no room."""


@kept_by_language(2)
def race(runs: tuple[Run, ...], stops: tuple[Stop, ...]) -> Html:
    """Return the drawing, what leads from it into the replay, and the table.

    It is kept: whatever else is pressed at the end of a game, the race stays as it is.
    """
    return tag(
        "figure",
        tag("figcaption", words(say("race/title")), class_="eyebrow"),
        _key(runs),
        tag("div", _drawing(runs, stops), _ways(runs, stops), class_="plot"),
        _numbers(runs, stops),
        class_="paper race",
    )


def _key(runs: Sequence[Run]) -> Html:
    """Return whose line is which, for eyes: the table says it in words."""
    return tag(
        "ul",
        [
            tag(
                "li",
                tag(
                    "svg",
                    tag("path", class_=f"rl-{who + 1}", d="M1 6H33"),
                    tag(
                        "path",
                        class_="rm",
                        d=_MARKS[who],
                        transform="translate(17 6)",
                    ),
                    viewBox="0 0 34 12",
                ),
                tag("span", run.name),
                class_=run.class_,
            )
            for who, run in enumerate(runs)
        ],
        class_="race-key",
        aria_hidden=True,
    )


# --- the drawing ----------------------------------------------------------------------


def _drawing(runs: Sequence[Run], stops: Sequence[Stop]) -> Html:
    return tag(
        "svg",
        _grid(runs, stops),
        [_line(runs, who) for who in reversed(range(len(runs)))],
        _letters(runs),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_label=words(say("race/label")),
    )


def _x(runs: Sequence[Run], stop: int) -> float:
    """The middle of a column."""
    columns = 1 - SCALE - LETTERS
    return WIDTH * (SCALE + columns * (stop + 0.5) / len(runs[0].points))


def _y(runs: Sequence[Run], points: float) -> float:
    least, most = _span(runs)
    return TOP + (BOTTOM - TOP) * (most - points) / max(most - least, 1)


def _span(runs: Sequence[Run]) -> tuple[int, int]:
    """Return the fewest and the most points anybody ever had."""
    every = [points for run in runs for points in run.points]
    return min(every), max(every)


def scale(least: int, most: int) -> tuple[int, ...]:
    """Return the values that stand beside the drawing: in ones, twos, fives, tens.

    >>> scale(-2, 8), scale(0, 41), scale(0, 0)
    ((-2, 0, 2, 4, 6, 8), (0, 10, 20, 30, 40), (0,))
    """
    rounds = (one * 10**zeros for zeros in range(9) for one in (1, 2, 5))
    step = next(step for step in rounds if (most - least) <= STEPS * step)
    return tuple(range(-(-least // step) * step, most + 1, step))


def _grid(runs: Sequence[Run], stops: Sequence[Stop]) -> list[Html]:
    named = [(n, stop.axis) for n, stop in enumerate(stops) if stop.axis is not None]
    left, end = WIDTH * SCALE, _x(runs, len(stops) - 1)
    lines = []
    for points in scale(*_span(runs)):
        y = _y(runs, points)
        class_ = classes("rgl", "v" if points else None)
        lines += [
            tag("path", class_=class_, d=f"M{left:.1f} {y:.1f}H{end:.1f}"),
            tag(
                "text",
                signed(points),
                class_="rx ry",
                x=f"{left - 5:.1f}",
                y=f"{y + 4:.1f}",
            ),
        ]
    lines += [
        tag("path", class_="rgl v", d=f"M{_x(runs, n):.1f} {TOP - 8}V{BOTTOM + 6}")
        for n, _ in named
    ]
    lines += [
        tag("text", axis, class_="rx", x=f"{_x(runs, n):.0f}", y=HEIGHT - 4)
        for n, axis in named
    ]
    return lines


def _line(runs: Sequence[Run], who: int) -> Html:
    shift = APART * (who - (len(runs) - 1) / 2)
    at = [
        (f"{_x(runs, stop):.1f}", f"{_y(runs, points) + shift:.1f}")
        for stop, points in enumerate(runs[who].points)
    ]
    way = "L".join(f"{x} {y}" for x, y in at)
    return tag(
        "g",
        tag("path", class_=f"rl-{who + 1}", d=f"M{way}"),
        [
            tag("path", class_="rm", d=_MARKS[who], transform=f"translate({x} {y})")
            for x, y in at
        ],
        class_=runs[who].class_,
    )


def _letters(runs: Sequence[Run]) -> list[Html]:
    """Return the letter at the end of each line; where lines end close they make room."""
    ends = sorted(range(len(runs)), key=lambda who: (-runs[who].points[-1], who))
    heights: list[float] = []
    for who in ends:
        y = _y(runs, runs[who].points[-1])
        heights.append(max(y, heights[-1] + LETTERS_APART) if heights else y)
    lowest = HEIGHT - 9.0
    for n in reversed(range(len(heights))):
        heights[n] = min(heights[n], lowest)
        lowest = heights[n] - LETTERS_APART
    x = _x(runs, len(runs[0].points) - 1) + 16
    return [
        tag(
            "g",
            tag("circle", class_="re", cx=f"{x:.1f}", cy=f"{y:.1f}", r="7.5"),
            tag("text", initial(runs[who].letter), x=f"{x:.1f}", y=f"{y + 4:.1f}"),
            class_=classes("rt", runs[who].class_),
        )
        for who, y in zip(ends, heights, strict=True)
    ]


# --- what leads from it ---------------------------------------------------------------


def _ways(runs: Sequence[Run], stops: Sequence[Stop]) -> Html:
    """Return a button a stop, over its column: one stop for Tab, arrows within."""
    return tag(
        "div",
        [_way(runs, n, stop) for n, stop in enumerate(stops)],
        class_="stops",
        role="group",
        aria_label=words(say("race/ways")),
        data_roving=True,
    )


def _way(runs: Sequence[Run], n: int, stop: Stop) -> Html:
    each = Row(say("race/of", name=run.name, points=run.points[n]) for run in runs)
    label = words(say("race/way", stop=stop.name, each=each))
    return pressable(
        class_="stop",
        do="moment",
        arg=str(stop.events),
        title=label,
        data_key=f"stop-{n}",
    )


def _numbers(runs: Sequence[Run], stops: Sequence[Stop]) -> Html:
    """Return the table, folded away: whoever does not see lines has all of them here."""
    return tag(
        "details",
        tag("summary", words(say("race/numbers")), data_key="race-numbers"),
        tag(
            "table",
            tag(
                "thead",
                tag(
                    "tr",
                    tag("th", words(say("race/when")), scope="col"),
                    [tag("th", run.name, scope="col") for run in runs],
                ),
            ),
            tag("tbody", [_row(runs, n, stop) for n, stop in enumerate(stops)]),
            class_="board",
            aria_label=words(say("race/numbers")),
        ),
        aria_label=words(say("race/numbers")),
    )


def _row(runs: Sequence[Run], n: int, stop: Stop) -> Html:
    leads = pressable(
        stop.name,
        class_="btn-text",
        do="moment",
        arg=str(stop.events),
        data_key=f"row-{n}",
    )
    return tag(
        "tr",
        tag("th", leads, scope="row"),
        [tag("td", signed(run.points[n])) for run in runs],
    )
