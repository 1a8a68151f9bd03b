"""The rules opened at a table are those of this table."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import game_named
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.rng import Rng
from tests.markup import html_of, text_of
from tests.playing import lay_table, opened
from tests.rule_pages import BRIDESMAID, PAGES, WEDDING, article, text
from ui.screens import rules


def test_the_rules_at_a_table_are_those_of_this_table() -> None:
    """W11: a table may carry another deck; its guests are listed, not the shipped ones."""
    deck = [*shipped_deck().values()]
    own = [
        {
            "id": guest.id,
            "name": f"Cousin {n}",
            "symbols": list(guest.symbols),
            "rule": {"kind": "flat", "points": 1 + n % 3},
            "range": {},
        }
        for n, guest in enumerate(deck)
    ]
    game = game_named(WEDDING)
    state = game.start(2, game.deal(2, Rng(1), {"guests": own, "bride": 0}))
    said = " ".join(e.text for e in article(WEDDING, "guests", state.view(0))[:1])
    assert "The guests of this table" in said
    assert all(f"Cousin {n}" in said for n in range(20))
    assert said.count("In the row") == 3


def test_who_sits_where_is_told_and_the_order_of_the_deck_is_not() -> None:
    """The page is the same whatever lies next in the deck: it draws from the view."""
    game = game_named(WEDDING)
    state = game.start(2, game.deal(2, Rng(7), {"bride": 0}))
    for _ in range(5):
        (seat,) = state.to_act
        state = state.apply({seat: state.legal_actions(seat)[3]})
    view = state.view(0)
    shown = html_of(rules.page(WEDDING, view))
    assert len(re.findall(r"Seat \d+</b>", shown)) == 5
    other = game.resample(view, Rng(2)).view(0)
    assert html_of(rules.page(WEDDING, other)) == shown


def test_the_points_in_use_are_marked() -> None:
    """At a table of four the row of four is this table's."""
    game = game_named(BRIDESMAID)
    view = game.start(4, game.deal(4, Rng(1))).view(0)
    assert "4, this table" in " ".join(
        e.text for e in article(BRIDESMAID, "ranking", view)
    )
    assert "this table" not in text(BRIDESMAID, "ranking")


@pytest.mark.parametrize("game", PAGES)
def test_one_comes_back_to_the_table_as_it_was(game: str) -> None:
    """What was picked is in hand, nothing was chosen, and bots waited."""
    app, device = opened()
    lay_table(app, game, ["human", "bot:easy"])
    device.run()
    app.on("pick", device.available("pick")[0], "")
    assert app.session is not None
    before, steps = device.html, app.session.table.steps
    app.on("rules", "", "")
    assert app.rules_of == game
    device.run()
    assert app.session.table.steps == steps
    app.on("rules", next(key for key in PAGES if key != game), "")
    app.on("back", "", "")
    assert device.html == before


@pytest.mark.host
def test_nothing_of_it_is_there_at_a_start() -> None:
    """Rules and explanations are imported when somebody reads: a start has none of them."""
    show = (
        "import sys\n"
        "from tests.playing import lay_table, opened\n"
        "from tools.inside.warm import LATER\n"
        "app, device = opened()\n"
        f"lay_table(app, '{WEDDING}', ['human', 'bot:easy'])\n"
        "print([name for name in sys.modules if LATER.fullmatch(name)])\n"
        f"app.on('rules', '{WEDDING}', '')\n"
        "print(len([name for name in sys.modules if LATER.fullmatch(name)]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", show],
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.split("\n")[:2] == ["[]", "5"]


def test_the_rules_open_where_they_were_asked_for() -> None:
    """The chapter's title takes the focus; an id that is none is as if not given."""
    assert rules.page(BRIDESMAID, None, "ranking").focus == "#rule-ranking h2"
    assert rules.page(BRIDESMAID, None, '"]x').focus == "#bar h1"


def test_the_rules_are_well_formed_in_every_language_there_is() -> None:
    """No `{name}` is left open, no sentence is said twice in a row."""
    for game in PAGES:
        said = text_of(html_of(rules.page(game)))
        assert "{" not in said
