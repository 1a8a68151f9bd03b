"""The lobby's part of Always a Bridesmaid: the points table, and the Robot for two.

`BOARD` inherits `BridesmaidSetUp`; there is nothing to settle before the deal.
"""

from __future__ import annotations

from engine.games.always_a_bridesmaid.pieces import POINTS, participants
from engine.message import say
from ui.boards import PlainSetUp
from ui.html import Html, tag
from ui.lobby import Lobby
from ui.parts.cards import robot_start
from ui.parts.common import ordinal, words

ROBOT_PLAYS = 2
"""The number of players at which the Robot joins (B12)."""


class BridesmaidSetUp(PlainSetUp):
    """No house rules: the lobby only shows what is at stake."""

    def house_rules(self, lobby: Lobby) -> Html:
        """Return the points table in use and, with two players, who the third is."""
        seats = len(lobby.players)
        return tag(
            "section",
            tag("h2", words(say("bridesmaid-lobby/pays")), class_="eyebrow"),
            _pays(POINTS[participants(seats)]),
            _note(seats),
            _robot() if seats == ROBOT_PLAYS else None,
            class_="paper house",
        )


def _pays(points: tuple[int, ...]) -> Html:
    """Return one line of the points table; the place that pays best is gilt."""
    places = [
        tag("th", ordinal(place), scope="col")
        for place, _ in enumerate(points, start=1)
    ]
    best = max(points)
    cells = [
        tag("td", pays, class_="best" if pays == best else None) for pays in points
    ]
    return tag(
        "table",
        tag("thead", tag("tr", _heading("place", "col"), places)),
        tag("tbody", tag("tr", _heading("points", "row"), cells)),
        class_="board pays",
    )


def _heading(word: str, scope: str) -> Html:
    return tag("th", words(say(f"bridesmaid-lobby/{word}")), scope=scope)


def _note(seats: int) -> Html:
    robot = seats == ROBOT_PLAYS
    note = (
        say("bridesmaid-lobby/pays-note-robot")
        if robot
        else say("bridesmaid-lobby/pays-note", n=seats)
    )
    return tag("p", words(note), class_="note")


def _robot() -> Html:
    return tag(
        "div",
        tag("span", robot_start(), class_="p3"),
        tag(
            "p",
            tag("strong", words(say("bridesmaid-lobby/robot")), class_="serif"),
            tag("br"),
            tag("span", words(say("bridesmaid-lobby/robot-note")), class_="note"),
        ),
        class_="robotnote",
    )
