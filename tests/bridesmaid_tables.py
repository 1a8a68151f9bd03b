"""Tables of Always a Bridesmaid for the tests of its board, and how they are seen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from engine.game import Viewer
from engine.games.always_a_bridesmaid.pieces import HOLD, Action
from engine.record import Player
from engine.rng import Rng
from engine.table import Table, new_table
from engine.text import sentence
from tests.markup import elements
from ui.boards import Picks, Seen, board_named
from ui.html import Html, join

GAME = "always-a-bridesmaid"
BOARD = board_named(GAME)
NAMES = ("Ada", "<py-script>Bo</py-script>", 'Cy & "Co"', "D" * 40, "小美")
SEAT_COUNTS = range(2, 6)


def look(
    table: Table,
    viewer: Viewer,
    picks: Picks = (),
    *,
    since: int | None = None,
    passed: bool = False,
    hints: bool = True,
) -> Seen:
    """Return the table through one viewer's eyes, as a session would."""
    return Seen(
        view=table.view(viewer),
        names=tuple(player.name for player in table.players),
        bots=tuple(player.level is not None for player in table.players),
        legal=() if viewer is None else table.legal_actions(viewer),
        picks=picks,
        chosen=tuple(table.sealed),
        sealed=None if viewer is None else table.sealed.get(viewer),
        since=len(table.state.log) if since is None else since,
        undo=None,
        passed=passed,
        hints=hints,
    )


def drawn(seen: Seen) -> Html:
    """Return the whole screen: heading, page and tray, the news if there are any."""
    news = BOARD.news(seen)
    finished = seen.view.phase == "finished"
    main = news or (BOARD.end(seen) if finished else BOARD.main(seen))
    heading = [sentence(message) for message in BOARD.heading(seen)]
    return join(heading, main, None if finished and not news else BOARD.tray(seen))


def laid(seats: int, seed: int) -> Table:
    """Return a table with persons on the even seats and bots on the odd ones."""
    players = [
        Player(NAMES[seat], "bot:easy" if seat % 2 else "human")
        for seat in range(seats)
    ]
    return new_table(GAME, players, Rng(seed))


def choose(table: Table, rng: Rng, *, holds: int = 20) -> None:
    """Let everybody choose at random; HOLD BACK in so many of a hundred turns."""
    for seat in table.waiting_for:
        table.choose(seat, a_choice(table, seat, rng, holds=holds))


def a_choice(table: Table, seat: int, rng: Rng, *, holds: int = 20) -> Action:
    """Return a random legal choice, long rounds being likelier than short ones."""
    legal = table.legal_actions(seat)
    if table.state.phase == "play" and len(legal) > 1:
        early = rng.below(100) < holds
        return HOLD if early else rng.choice(legal[:-1])
    return rng.choice(legal)


def whole_game(seats: int, seed: int) -> Iterator[Table]:
    """Yield one table before every decision point and at the end."""
    table, rng = laid(seats, seed), Rng(seed)
    yield table
    while table.state.outcome is None:
        choose(table, rng)
        yield table


def reach(seats: int, wanted: Callable[[Any], bool], *, holds: int = 20) -> Table:
    """Return a table in a state of the wanted kind."""
    for seed in range(3000):
        table, rng = laid(seats, seed), Rng(seed)
        while True:
            if wanted(table.state):
                return table
            if table.state.outcome is not None:
                break
            choose(table, rng, holds=holds)
    raise AssertionError("no such table")


def pick_all(table: Table, viewer: int, *tokens: str) -> Seen:
    """Return what the viewer sees after these taps, one after another."""
    picks: Picks = ()
    for token in tokens:
        picks = BOARD.pick(look(table, viewer, picks), token)
    return look(table, viewer, picks)


def wax_of(seen: Seen) -> str:
    """Return the words on the wax button of the tray."""
    found = re.search(r"<button[^>]*btn-wax[^>]*>(.*?)</button>", BOARD.tray(seen))
    assert found
    return re.sub(r"<[^>]*>", "", found[1])


def tokens_in(html: str) -> list[str]:
    """Return the tokens that can be picked, in order."""
    return [
        element.attrs["data-arg"]
        for element in elements(html)
        if element.attrs.get("data-do") == "pick"
    ]
