"""Whole games come out as they are kept in `tests/golden/`, view by view.

Where a difference is meant, `make golden` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import game_keys, game_named
from tests import golden, same

KEPT = {path.name for path in golden.FOLDER.glob("*.txt")} - {golden.DIGEST.name}


@pytest.mark.parametrize("play", golden.PLAYS, ids=lambda play: play.file.stem)
def test_a_game_comes_out_as_it_is_kept(play: golden.Play) -> None:
    """Every view of every seat at every step, and what each seat may choose."""
    kept = play.file.read_text(encoding="utf-8").splitlines()
    assert golden.written(play).splitlines() == kept


def test_every_game_is_kept_with_every_number_of_seats() -> None:
    """And no file is left over from a game that is not played any more."""
    assert {play.file.name for play in golden.PLAYS} == KEPT
    played = {(play.key, play.seats) for play in golden.PLAYS}
    assert played == {(k, n) for k in game_keys() for n in game_named(k).seat_counts}


def test_what_is_kept_meets_every_phase() -> None:
    """A game that never comes to a tie would say nothing of the tiebreaker."""
    text = "\n".join(Path(play.file).read_text("utf-8") for play in golden.PLAYS)
    for phase in ("reserve", "robot", "draw", "play", "aside", "display", "single"):
        assert f": {phase}\n" in text
    assert "early=True" in text
    assert "always-a-bridesmaid/outcome-" in text


def test_seeded_games_have_the_same_bytes_everywhere() -> None:
    """What is asked of every Python by `make same`, here with fewer games."""
    count, digest = golden.DIGEST.read_text(encoding="utf-8").split()
    assert same.digest(int(count)) == digest
