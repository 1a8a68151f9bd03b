"""What the first game of Always a Bridesmaid teaches."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.preview import preview as bridesmaid_preview
from engine.record import record_from
from engine.table import open_table
from engine.text import sentence
from tests.device import StandIn
from tests.learners import BRIDESMAID, begun, do, due, read_to, said, slip_of
from ui.app import App
from ui.boards.always_a_bridesmaid import lessons as bridesmaid
from ui.learning import Learning, first_game


def at_second(card: str = "card:6") -> tuple[App, StandIn, Learning]:
    app, device, _ = begun(BRIDESMAID)
    read_to(app, device, "card")
    do(app, device, card)
    return app, device, read_to(app, device, "second")


def test_everybody_begins_level_before_the_last_round() -> None:
    """Round 3 of 3, two points each: "the highest final score wins" hangs on it."""
    _, _, learning = begun(BRIDESMAID)
    state = learning.session.table.state
    assert state.scores == (2, 2, 2)
    assert learning.session.look().view.round == 3
    first, _ = said(learning)
    assert first.args["n"] == 2


def test_the_card_named_comes_out_second() -> None:
    """Rulebook: with three players "1st: 1 pt / 2nd: 2 pts / 3rd: 0 pts"."""
    for card in (-5, -3, -2, 0, 2, 3, 6, 8, 10):
        _, _, learning = at_second(f"card:{card}")
        seen = learning.session.look()
        named = [m.args["card"] for m in said(learning) if "card" in m.args]
        found = {c: bridesmaid_preview(seen.view, c) for c in seen.legal if c != "HOLD"}
        seconds = {
            c: p
            for c, p in found.items()
            if p and p.points == 2 and not p.turns_wild and c not in (-5, -3, -2)
        }
        assert bool(named) == bool(seconds), card
        for name in named:
            assert seconds[name].total == max(p.total for p in seconds.values())


def test_another_card_is_made_on_the_second_press() -> None:
    """A gentle word, once: never a dead end."""
    app, device, learning = at_second()
    app.on("pick", "card:10", "")
    app.on("confirm", "", "")
    assert learning.urged is not None
    assert "urged" in slip_of(device)
    assert "16 would be 1st" in sentence(learning.urged)
    assert 0 not in learning.session.table.sealed
    app.on("confirm", "", "")
    device.run()
    assert learning.session.look().view.participants[0].total == 16


def test_a_card_that_does_as_well_is_made_at_once() -> None:
    """Who comes out second without the card named hears nothing."""
    app, _, learning = at_second("card:3")  # 3 stands between 8 and 2
    app.on("pick", "card:0", "")
    app.on("confirm", "", "")
    assert learning.urged is None
    assert learning.session.table.steps[-1]["choices"]["0"] == 0


def test_cys_start_turns_wild_whatever_is_played() -> None:
    """Rulebook: "playing or revealing a −2, −3 or −5 flips your THE START to WILD"."""
    app, device, learning = at_second()
    do(app, device, "card:0")
    assert due(learning).id == "wild"
    assert [s.wild for s in learning.session.look().view.participants] == [
        False,
        False,
        True,
    ]
    assert ".seatp.p3" in slip_of(device)


def test_the_first_to_hold_back_sets_a_card_aside() -> None:
    """Rulebook: "only the first player … to play HOLD BACK may set aside 1 Accessory"."""
    app, device, learning = at_second()
    do(app, device, "card:0")
    read_to(app, device, "hold")
    do(app, device, "card:HOLD")
    assert due(learning).id == "aside"
    assert learning.session.table.state.phase == "aside"
    do(app, device, "card:3")
    assert due(learning).id == "scored"
    view = learning.session.look().view
    assert view.due == 2
    assert view.participants[0].total == 9


def test_who_plays_on_learns_what_it_costs() -> None:
    """Rulebook: "Anyone who holds back later may not set a card aside"."""
    app, device, learning = at_second()
    do(app, device, "card:0")
    read_to(app, device, "hold")
    do(app, device, "card:2")
    assert due(learning).id == "hold"
    do(app, device, "card:3")
    assert due(learning).id == "late"
    (told,) = said(learning)
    assert told.args["name"] == "Bo"
    view = learning.session.look().view
    assert view.participants[1].first_to_hold


def test_as_it_is_taught_the_game_is_won() -> None:
    """Who does what the slips say comes second in the round and first in the game."""
    app, device, learning = at_second()
    do(app, device, "card:0")
    read_to(app, device, "hold")
    do(app, device, "card:HOLD")
    do(app, device, "card:3")
    do(app, device, "card:6", "card:3")
    outcome = learning.session.table.state.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (4, 3, 1)
    assert due(learning).id == "end"


def test_the_script_is_kept_as_long_as_it_can_be() -> None:
    """What Bo and Cy play is in their hands, whatever was displayed before."""
    first = first_game(BRIDESMAID)
    assert first is not None
    state = open_table(record_from(first.record)).state
    for seat, cards in bridesmaid.SCRIPT.items():
        assert {c for c in cards if c != "HOLD"} <= set(
            state.view(seat).participants[seat].hand
        )
