"""Habits that aim at a place instead of reckoning: plain players and their like."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.always_a_bridesmaid.bots.habits import (
    BALLOTS,
    GOING,
    OPEN,
    SETTING,
    TURNED,
    Ballot,
    Situation,
    pays,
)
from engine.games.always_a_bridesmaid.bots.playout import (
    BITS,
    CARDS,
    HOLD,
    VALUES,
    WILD,
)
from engine.games.always_a_bridesmaid.pieces import POINTS

_REMEMBERED: Final = 1 << 13


class Aim(NamedTuple):
    """The numbers of an `Aimer`, in pips unless it says otherwise."""

    margin: int = 1
    """How far below the leader it wants to be."""
    stride: int = 3
    """What a rival who still plays is thought to add by the end of the round."""
    shadow: int = 4
    """What a card set aside is thought to be worth."""
    foresight: int = 0
    """1: being there is judged by the totals it expects; 0: by those that lie there."""
    shy: int = 1
    """What turning WILD costs, in Ranking Points."""
    setting: int = 1
    """Whether it ever sets a card aside."""
    first: int = 0
    """1: it holds back at once where setting a card aside would bring it there."""


class Aimer:
    """Aims closely below the leader, and holds back when it pays best to stand there."""

    def __init__(self, aim: Aim) -> None:
        self.aim = aim
        self._ballots: dict[Situation, Ballot] = {}

    def ballot(self, situation: Situation) -> Ballot:
        """Return sixteen codes of what to play, or to set aside if that is asked."""
        known = self._ballots.get(situation)
        if known is None:
            if len(self._ballots) > _REMEMBERED:
                self._ballots.clear()
            chosen = self._aim(*situation)
            known = bytes(chosen[k % len(chosen)] for k in range(BALLOTS))
            self._ballots[situation] = known
        return known

    def _aim(self, hand: int, flags: int, rivals: tuple[int, ...]) -> list[int]:
        aim = self.aim
        setting = flags & SETTING
        if not hand or (setting and not aim.setting):
            return [HOLD]
        now = [code >> 2 for code in rivals]
        later = [
            lead + (aim.stride if code & 3 == GOING else aim.shadow * (code & 3))
            for lead, code in zip(now, rivals, strict=True)
        ]
        most = max(POINTS[len(rivals) + 1])
        judged = later if aim.foresight else now
        if not setting and max(judged) > 0 and self._earns(judged)[HOLD] == most:
            return [HOLD]
        cost = 0 if flags & TURNED else aim.shy
        goal = max(later) - aim.margin
        earns = self._earns(later)
        worth = {
            card: 64 * (earns[card] - (cost if BITS[card] & WILD else 0))
            - abs(goal - VALUES[card])
            for card in CARDS[hand]
        }
        best = max(worth.values())
        gain = -(-best // 64)
        stay = earns[HOLD]
        fits = [card for card in CARDS[hand] if worth[card] == best]
        if setting:
            return fits if gain > stay else [HOLD]
        if flags & OPEN and aim.first and gain == most:
            return [HOLD]
        if stay >= gain and stay > 0 and not flags & OPEN:
            return [HOLD]
        return fits

    def _earns(self, totals: list[int]) -> bytes:
        """Return the points of each card, and of none, against these totals."""
        return pays(tuple(sorted(totals))).to_bytes(HOLD + 1, "little")
