"""A question of the line protocol, answered beside the page, or on it in slices.

An errand that is dropped is never heard of again. Where no worker can be had the page
thinks about the very same line, and stays free between the slices.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from engine.game import RefusedError
from engine.protocol import think
from engine.record import parse_json
from engine.thinking import Slices
from ui.device import Device

SLICE_MS: Final = 10
"""How long the page thinks at a stretch: a frame is not missed by it."""
TOO_MUCH: Final = 1e9
"""No value and no count is so great."""
STEP: Final = 0.04
"""How much more has to be done before it is told again."""


def amount_in(value: object) -> float:
    """Return a number of an answer; raise ValueError if it is none that can be shown."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ValueError("no number")
    if abs(value) < TOO_MUCH:
        return float(value)
    raise ValueError("no number that answers anything")


@dataclass(slots=True)
class Errand:
    """One question on its way."""

    device: Device
    line: str
    told: Callable[[dict[str, Any] | None], None]
    """Called once, with the answer's object, or None if there is none."""
    share: float = 0.0
    """How much is done, from 0 to 1, as far as is known."""
    begun: bool = False
    over: bool = False
    """Answered or dropped."""
    _beside: bool = False
    _moved: Callable[[], None] = field(default=lambda: None)

    def begin(self, moved: Callable[[], None]) -> None:
        """Begin to think; once. `moved` is called when more is done, and at the end."""
        self._moved = moved
        self.begun = self._beside = True
        self.device.ask(self.line, self._answered, self._done_so_far)

    def drop(self) -> None:
        """Forget it."""
        if self._beside and not self.over:
            self.device.ask_no_more()
        self.over = True

    def _done_so_far(self, share: float) -> None:
        if not self.over and share >= self.share + STEP:
            self.share = share
            self._moved()

    def _answered(self, line: str | None) -> None:
        if self.over:
            return
        self._beside = False
        found = None if line is None else _object(line)
        if found is None:  # a worker that answers nonsense is as good as none
            self._slice(Slices(think(self.line)))
        else:
            self._tell(found)

    def _slice(self, slices: Slices[str]) -> None:
        if self.over:
            return
        if slices.go_on(SLICE_MS):
            self._tell(_object(slices.answer or "") or {})
        else:
            self._done_so_far(slices.share)
            self.device.later(0, lambda: self._slice(slices))

    def _tell(self, found: dict[str, Any]) -> None:
        self.over = True
        self.told(None if "error" in found else found or None)
        self._moved()


def _object(line: str) -> dict[str, Any] | None:
    try:
        found = parse_json(line)
    except RefusedError:
        return None
    wanted = isinstance(found, dict) and "choice" not in found
    return found if isinstance(found, dict) and wanted else None
