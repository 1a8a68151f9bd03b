"""The hunt itself: it sees what it is there to see."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from tools.fuzz.decoder import Decoder
from tools.fuzz.hunt import Figures, Hunt

pytestmark = pytest.mark.host


def tried(text: str) -> bool:
    """Break, be slow, take or refuse, as the text says."""
    if text == "break":
        raise ValueError(text)
    if text == "slow":
        until = time.process_time() + 0.030
        while time.process_time() < until:
            pass
    return text == "good"


@pytest.fixture
def hunt(tmp_path: Path) -> Hunt:
    (tmp_path / "faults").mkdir()
    decoder = Decoder("told", tried, lambda: ["good"], 4, limit_ms=5)
    return Hunt(decoder, tmp_path, 4, Figures("told"))


def test_what_breaks_and_what_is_slow_are_faults_each_kept_once(hunt: Hunt) -> None:
    """A text that is taken or refused at once is none; the last text is written down."""
    for text in (b"good", b"bad", b"break", b"slow", b"break", b"slow"):
        hunt.one(text)
    figures = json.loads((hunt.folder / "figures.json").read_text())
    broken, slow = figures["faults"]
    assert broken.startswith("ValueError")
    assert slow == "slow"
    assert (figures["taken"], figures["refused"]) == (1, 3)
    assert len([*(hunt.folder / "faults").glob("*.txt")]) == 2
