"""What the first game of At the Wedding Table teaches."""

from __future__ import annotations

import re

from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.preview import preview as wedding_preview
from engine.games.at_the_wedding_table.scoring import PLACES
from engine.text import sentence
from tests.learners import WEDDING, begun, do, due, read_to, said
from ui.boards.at_the_wedding_table import lessons as wedding


def test_the_guest_and_seat_named_bring_most() -> None:
    """Of all turns there are, none brings the learner more lead than the one named."""
    app, device, learning = begun(WEDDING)
    read_to(app, device, "guest")
    seen = learning.session.look()
    turns = [
        wedding_preview(seen.view, Seating(guest, place))
        for guest in seen.view.row
        for place in PLACES
        if seen.view.table[place - 1] is None
    ]
    best = max(turns, key=lambda t: t.gains[0] - t.gains[1])
    assert f"guest:{best.guest}" in due(learning).at(seen)
    app.on("pick", f"guest:{best.guest}", "")
    assert due(learning).id == "seat"
    assert due(learning).at(learning.session.look()) == f".table .s{best.place}"
    app.on("pick", f"seat:{best.place}", "")
    assert due(learning).id == "sum"
    _, worth, in_all, _ = said(learning)
    assert worth.args["points"] == best.worth == sum(t.points for t in best.terms)
    assert (in_all.args["mine"], in_all.args["theirs"]) == best.gains


def test_a_poor_seat_is_taken_on_the_second_press() -> None:
    """What would bring three points more is named once; the choice stays free."""
    app, device, learning = begun(WEDDING)
    read_to(app, device, "guest")
    app.on("pick", "guest:neighbour", "")
    app.on("pick", "seat:7", "")
    app.on("confirm", "", "")
    assert learning.urged is not None
    assert learning.urged.args["more"] == 10
    assert re.search("Maid of Honour on seat 4", sentence(learning.urged))
    app.on("confirm", "", "")
    assert learning.session.table.state.log[-1].guest == "neighbour"


def test_the_answer_is_told_by_the_score() -> None:
    """What the Groom's turn brought both sides is the difference in the record."""
    app, device, learning = begun(WEDDING)
    read_to(app, device, "guest")
    do(app, device, "guest:maid-of-honour", "seat:4")
    assert due(learning).id == "reply"
    states = learning.session.table.states
    before, after = states[-2].scores, states[-1].scores
    _, brought = said(learning)
    assert brought.args["mine"] == after[0] - before[0]
    assert brought.args["theirs"] == after[1] - before[1]


def test_sixteen_turns_six_of_them_left() -> None:
    """Rulebook: "The game ends immediately … on the 16th turn"."""
    _, _, learning = begun(WEDDING)
    view = learning.session.look().view
    assert view.turn == wedding.facts.FIRST == 11
    assert view.bride == 0
    told, score = said(learning)
    assert (told.args["seated"], told.args["left"], told.args["mine"]) == (10, 6, 3)
    assert (score.args["mine"], score.args["theirs"]) == view.scores
