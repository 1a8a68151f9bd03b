"""Every word of the coach is used, and none is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.text import words

ROOT = Path(__file__).parent.parent
FOR_THE_PAGE = {"unit", "less", "unsettled"}
"""Said by the page for whichever game it is."""


@pytest.mark.parametrize(
    ("key", "phases"),
    [
        (
            "always-a-bridesmaid",
            {"play", "aside", "reserve", "robot", "draw", "display", "single"},
        ),
        ("at-the-wedding-table", set()),
    ],
)
def test_the_reasons_of_a_game_are_its_words(key: str, phases: set[str]) -> None:
    """`reasons.py` writes every id out in full, but for the phases."""
    path = ROOT / "engine" / "games" / key.replace("-", "_") / "reasons.py"
    code = path.read_text(encoding="utf-8")
    found = set(re.findall(r'_fact\(\s*"([a-z-]+)"', code))
    for pair in re.findall(r'"([a-z-]+)" if [^"]+ else "([a-z-]+)"', code):
        found |= set(pair)
    assert set(words(f"{key}-coach")) == found | phases | FOR_THE_PAGE


def test_the_words_of_the_coach_are_all_used() -> None:
    """Those written out in full, and those put together from a kind and a state."""
    code = "".join(
        path.read_text(encoding="utf-8")
        for folder in ("ui", "engine/games")
        for path in sorted((ROOT / folder).rglob("*.py"))
    )
    found = set(re.findall(r'"coach/([a-z-]+)"', code))
    review = (ROOT / "ui/screens/review.py").read_text(encoding="utf-8")
    found |= set(re.findall(r'_eyebrow\("\w+", "([a-z-]+)"', review))
    for pair in re.findall(r'"([a-z-]+)" if [^"]+ else "([a-z-]+)"', review):
        found |= {word for word in pair if word in words("coach")}
    found |= {f"luck-{kind}" for kind in ("good", "bad", "none")}
    found |= {f"turned-out-{kind}" for kind in ("better", "worse")}
    found |= {"other-1", "other-2", "fair-stopped", "fair-failed"}
    found |= {"fair-nothing-left", "fair-nothing-yet"}
    for what in ("cards", "deck"):
        found |= {f"fair-{what}-{part}" for part in ("title", "how", "same")}
    assert set(words("coach")) == found
