"""A coach that is quick, and tables at which somebody may ask it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.game import Hindsight, Judgement
from engine.games import game_named
from engine.rng import Rng
from engine.thinking import Thinking
from tests.device import StandIn
from tests.playing import lay_table, opened
from ui.app import App
from ui.keys import Key
from ui.session import Session

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])


class Brief:
    """A coach that thinks in five slices and likes what is listed last."""

    def judge(
        self, view: Any, legal: Sequence[Any], rng: Rng
    ) -> Thinking[Sequence[Judgement[Any]]]:
        for slice in range(5):
            yield slice / 5
        last = len(legal) - 1
        return [
            Judgement(legal[n], 0.5 - (last - n) / 100)
            for n in reversed(range(last + 1))
        ]


def brief_hindsight(
    state: Any, choices: Any, seat: int, rng: Rng
) -> Thinking[Hindsight[Any]]:
    yield 0.5
    return Hindsight(0.25, state.legal_actions(seat)[0], 0.5, exact=True)


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach of both games be quick: what it says is not asked here."""
    for key in (BRIDESMAID, WEDDING):
        game = game_named(key)
        monkeypatch.setattr(game, "coach", Brief())
        monkeypatch.setattr(game, "hindsight", brief_hindsight)


def laid(
    game: str,
    others: Sequence[str] = ("bot:easy",),
    answers: str = "at once",
    *,
    hints: bool = True,
) -> tuple[App, StandIn, Session]:
    """Return a table at which it is a person's turn to choose."""
    app, device = opened(StandIn(answers=answers))  # type: ignore[arg-type]  # one of them
    lay_table(app, game, ["human", *others])
    assert app.session is not None
    app.session.hints = hints
    app.draw()
    device.run()
    for verb in ("uncover", "onward"):
        if device.available(verb):
            app.on(verb, "", "")
    device.run()
    assert app.session.viewer in app.session.table.waiting_for
    return app, device, app.session


def key(name: str) -> Key:
    return Key(name, frozenset(), in_field=False, at="")
