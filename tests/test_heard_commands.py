"""What the command line answers agrees with what was said before it."""

from __future__ import annotations

import re

from engine.rng import Rng
from tests.heard import sat
from tests.playing import play_on, press_something
from tests.test_command_line import answer_to

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"


def test_the_score_agrees_with_what_was_said_of_it() -> None:
    """A scored round counts before its cards are displayed, as on the scoreboard; and the
    cards told of an arm come to its total, one turned over among them."""
    app, device, session = sat(BRIDESMAID, 3)
    rng, compared = Rng(5), 0
    while not device.available("again"):
        device.run()
        if session.table.state.phase == "display" and session.look().legal:
            due = [li.text for li in device.announced if li.kind in ("turn", "news")][
                -1
            ]
            points = re.search(r"You have (−?\d+) point", due)
            assert points
            assert answer_to(app, "score").startswith(f"You {points[1]}, ")
            for arm in answer_to(app, "table").split(". "):
                cards, _, rest = arm.partition(", total ")
                if rest:
                    aside = re.findall(r"(−?\d+) set aside", rest)
                    numbers = [*re.findall(r"−?\d+", cards), *aside]
                    worn = sum(int(n.replace("−", "-")) for n in numbers)
                    assert worn == int(rest.split(",")[0].replace("−", "-")), arm
            compared += 1
        if not device.available("again"):
            press_something(app, device, rng)
    assert compared


def test_a_hand_has_no_card_that_was_played() -> None:
    """HOLD BACK is in it until it is played, and again in the next round."""
    app, device, session = sat(BRIDESMAID, 3)
    rng, held = Rng(5), 0
    while not device.available("again"):
        device.run()
        own = session.look().view.participants[0]
        if not device.available("again"):
            assert ("HOLD BACK" in answer_to(app, "hand")) != own.held_back
            held += own.held_back
            press_something(app, device, rng)
    assert held


def test_why_is_of_the_last_command_only() -> None:
    """A refusal is over once something else was understood."""
    app, _device, _ = sat(WEDDING, 2)
    refusal = answer_to(app, "seat auntie 17")
    assert answer_to(app, "why") == refusal
    answer_to(app, "seat auntie 17")
    answer_to(app, "score")
    assert answer_to(app, "why") != refusal


def test_before_the_first_reveal_why_says_what_the_places_pay() -> None:
    """Nobody stands anywhere yet; the note of the cake stand says it too."""
    app, device, _ = sat(BRIDESMAID, 4)
    pays = "1st pays 1 point, 2nd pays 3 points, 3rd pays 2 points, 4th pays 0 points."
    assert answer_to(app, "why") == pays
    play_on(app, device, Rng(3))
    assert pays in [line.text for line in device.announced if line.kind == "lesson"]


def test_what_is_said_again_is_not_itself_said_again() -> None:
    """Going further back leads to what was there, however often one asks."""
    app, _device, _ = sat(WEDDING, 2)
    told = [answer_to(app, "score"), answer_to(app, "guests")]
    assert answer_to(app, "again") == told[-1]
    assert answer_to(app, "again 2") == " ".join(told)


def test_free_names_the_best_seats_first_and_each_once() -> None:
    """What a guest would score is said once for all seats where it is so."""
    app, device, session = sat(WEDDING, 2)
    rng = Rng(2)
    for _ in range(4):
        device.run()
        view = session.look().view
        guest = view.guests[view.row[0]]
        said = answer_to(app, f"free {guest.name}").removeprefix(
            f"{guest.name} would score "
        )
        parts = [part.split(" at ") for part in said.rstrip(".").split("; ")]
        worth = [int(part[0].split()[0].replace("−", "-")) for part in parts]
        seats = [int(n) for part in parts for n in re.findall(r"\d+", part[1])]
        assert worth == sorted(set(worth), reverse=True)
        assert sorted(seats) == [
            n + 1 for n, there in enumerate(view.table) if not there
        ]
        while session.look().view.turn == view.turn:
            press_something(app, device, rng)
    play_on(app, device, rng)
    assert answer_to(app, "free") == "The game is over."
