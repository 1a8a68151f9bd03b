"""The race: everybody's score after each round as lines. They differ by dash too."""

from __future__ import annotations

from typing import Final

from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import name_of, own_name, view_of
from ui.boards.always_a_bridesmaid.ledger import race
from ui.boards.always_a_bridesmaid.told import told
from ui.html import Html, tag
from ui.parts.common import initial, ribbon

LEFT: Final = 24
RIGHT: Final = 288
TOP: Final = 26
BOTTOM: Final = 138
APART: Final = 1.6
"""Between lines that run together, so that each can be seen."""
LABELS_APART: Final = 18


def chart(seen: Seen) -> Html:
    """Return the race of a finished game."""
    view = view_of(seen)
    runs = [race(view, who) for who in range(view.seats)]
    return tag(
        "figure",
        tag("figcaption", told("race"), class_="eyebrow"),
        tag(
            "svg",
            _grid(runs),
            [_line(runs, who) for who in reversed(range(view.seats))],
            _labels(seen, runs),
            viewBox="0 0 368 168",
            role="img",
            aria_label=_spoken(seen, runs),
        ),
        class_="paper race",
    )


def _x(runs: list[tuple[int, ...]], step: int) -> float:
    return LEFT + (RIGHT - LEFT) * step / (len(runs[0]) - 1)


def _y(runs: list[tuple[int, ...]], score: float) -> float:
    most = max(max(run) for run in runs)
    least = min(min(run) for run in runs)
    return TOP + (BOTTOM - TOP) * (most - score) / max(most - least, 1)


def _grid(runs: list[tuple[int, ...]]) -> list[Html]:
    zero = _y(runs, 0)
    steps = range(len(runs[0]))
    lines = [tag("path", class_="rgl", d=f"M{LEFT} {zero:.1f}H{RIGHT + 12}")]
    lines += [
        tag("path", class_="rgl v", d=f"M{_x(runs, step):.1f} 16V146")
        for step in steps[1:]
    ]
    lines += [
        tag(
            "text",
            told("round-n", round=step) if step else told("start"),
            class_="rx",
            x=f"{_x(runs, step):.0f}",
            y=163,
        )
        for step in steps
    ]
    return lines


def _line(runs: list[tuple[int, ...]], who: int) -> Html:
    shift = APART * (who - (len(runs) - 1) / 2)
    points = (
        f"{_x(runs, step):.1f} {_y(runs, score) + shift:.1f}"
        for step, score in enumerate(runs[who])
    )
    path = "L".join(points)
    return tag("path", class_=f"rl-{who + 1} {ribbon(who)}", d=f"M{path}")


def _labels(seen: Seen, runs: list[tuple[int, ...]]) -> list[Html]:
    """Return the initial at the end of each line; equal scores side by side."""
    labels: list[Html] = []
    ends = [run[-1] for run in runs]
    for who, score in enumerate(ends):
        x = RIGHT + 8 + LABELS_APART * ends[:who].count(score)
        y = _y(runs, score)
        labels.append(
            tag(
                "g",
                tag("circle", class_="re", cx=x, cy=f"{y:.1f}", r="7.5"),
                tag(
                    "text",
                    initial(own_name(seen, who)),
                    class_="rt",
                    x=x,
                    y=f"{y + 4:.1f}",
                ),
                class_=ribbon(who),
            )
        )
    return labels


def _spoken(seen: Seen, runs: list[tuple[int, ...]]) -> str:
    each = [
        told(
            "race-of",
            name=name_of(seen, who),
            scores=", ".join(told("score-n", n=score) for score in run[1:]),
        )
        for who, run in enumerate(runs)
    ]
    return " ".join([told("race-label"), *each])
