"""Windows of one device: bots are moved by one of them."""

from __future__ import annotations

from engine.rng import Rng
from tests.playing import press_something
from tests.windows_at_table import BRIDESMAID, WEDDING, choose, kept, laid, sit


def test_one_window_moves_the_bots_and_another_takes_over() -> None:
    """However often the windows change, it is the game that a single one would play."""

    def play(changes: int) -> str:
        desk, player, id = laid(BRIDESMAID, ["human", "bot:easy", "bot:easy"])
        rng, turn = Rng(7), 0
        while not player.available("again"):
            turn += 1
            assert player.at.session is not None
            if turn > 9 * (6 - changes) and changes and not player.at.session.picks:
                changes -= 1
                before, player = player, desk.open(id)
                desk.run()
                before.close()
                desk.run()
                if player.at.place == "seats":
                    sit(desk, player, "0")
            press_something(player.at, player, rng)
            desk.run()
            movers = [w for name, w in desk.holders.items() if name.endswith("/bots")]
            assert movers in ([], [player])
        return kept(desk, id)

    assert play(changes=5) == play(changes=0)


def test_bots_go_on_where_the_window_that_moved_them_closes() -> None:
    """The next in line moves them."""
    desk, one, id = laid(BRIDESMAID, ["human", "bot:easy"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "0")
    name = f"table-sixteen/at/{id}/bots"
    assert desk.holders[name] is one
    choose(two)
    one.close()
    desk.run()
    assert desk.holders[name] is two
    assert two.at.session is not None
    assert two.at.session.bot_to_act() is None
    assert two.at.session.table.steps


def test_a_nod_reaches_the_window_that_moves_the_bots() -> None:
    """Where bots wait for a nod, one in any window is enough."""
    desk, one, id = laid(WEDDING, ["human", "bot:easy"])
    two = desk.open(id)
    desk.run()
    sit(desk, two, "0")
    for window in (one, two):
        window.at.on("pace", "step", "")
    assert two.at.session is not None
    for _ in range(20):
        desk.run()
        if two.available("next"):
            break
        choose(two)
    steps = len(two.at.session.table.steps)
    two.at.on("next", "", "")
    desk.run()
    assert len(two.at.session.table.steps) > steps
