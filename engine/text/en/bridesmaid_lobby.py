"""The words of the lobby of Always a Bridesmaid: what each place pays."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "pays": "What each place pays",
    "pays-note": (
        "The points table for {n}, in each of three rounds. Second is the place to be."
    ),
    "pays-note-robot": (
        "The points table for 3, in each of three rounds. Second is the place to be."
    ),
    "points": "Ranking Points",
    "place": "Place",
    "robot": "The Robot Bridesmaid makes it three",
    "robot-note": (
        "With two players it is ranked with you and may share your place, but scores "
        "nothing and can’t win. The two of you choose its cards."
    ),
}
