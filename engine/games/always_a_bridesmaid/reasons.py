"""A choice in a few words, and what speaks for it: facts of the view, no opinions.

The coach finds its choice by trying; these sentences say what anybody can check about it
at the table. Where nothing of that kind stands out, they say that trying is the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.always_a_bridesmaid.pieces import (
    ACCESSORIES,
    HOLD,
    ROUNDS,
    WILD_ACCESSORIES,
    Accessory,
    Action,
    Cards,
    without,
)
from engine.games.always_a_bridesmaid.preview import Preview, preview, public_totals
from engine.games.always_a_bridesmaid.scoring import place_pays, ranks
from engine.games.always_a_bridesmaid.view import View
from engine.games.always_a_bridesmaid.words import place, points
from engine.message import Message, say

BIG: Final = 8
"""From here on a card changes places by itself."""
STEADY: Final = 3
"""Two cards whose sum is no further from 0 leave the Robot about where it is."""


def describe(view: View, action: Action) -> Message:
    """Return a choice as a title: `Play 8`, `HOLD BACK`."""
    if view.phase == "play":
        return _fact("hold") if action == HOLD else _fact("play", card=action)
    if view.phase == "aside" and action is None:
        return _fact("aside-none")
    return _fact(view.phase, cards=_cards(action))


def explain(view: View, action: Action, names: Sequence[str]) -> Message:
    """Return one sentence on what speaks for a choice of the viewer."""
    assert view.viewer is not None
    match view.phase:
        case "play":
            return _hold(view) if action == HOLD else _play(view, action, names)
        case "aside":
            return _aside(view, action)
        case "reserve":
            return _reserve(_cards(action))
        case "robot":
            return _robot(_cards(action))
        case "draw":
            return _draw(view.participants[view.viewer].reserve or (), _cards(action))
        case "display":
            return _display(view, _cards(action))
        case _:
            return _fact("no-skill")


def _hold(view: View) -> Message:
    ahead = _preview(view, HOLD)
    total, where = ahead.total, place(ahead.place)
    if _pays_most(view, ahead):
        name = "hold-best-aside" if ahead.may_set_aside else "hold-best"
        return _fact(name, total=total, place=where)
    if ahead.may_set_aside:
        return _fact("hold-earns", total=total)
    if ahead.points:
        return _fact("hold-pays", total=total, place=where, points=points(ahead.points))
    return say("coach/tried")


def _play(view: View, action: Action, names: Sequence[str]) -> Message:
    ahead, now = _preview(view, action), _standing(view)
    total, where = ahead.total, place(ahead.place)
    rivals = sum(who.active for who in view.participants) - 1
    if ahead.turns_wild and ahead.points > now.points:
        return _fact("play-wild", total=total, place=where, points=points(ahead.points))
    if ahead.turns_wild:
        return _fact("play-turns")
    if _pays_most(view, ahead):
        return _fact("play-best", total=total, place=where)
    parts = now.level and not ahead.level_with and ahead.points >= now.points
    if parts and view.turn > 1:
        return _fact("play-parts", names=_names(now.level, names), total=total)
    if action == 0:
        return _fact("play-waits", total=total)
    if ahead.place == 1 and rivals:
        return _fact("play-leads", total=total, n=rivals)
    kept = [card for card in _hand(view) if card >= BIG and card != action]
    if kept and rivals and isinstance(action, int) and action < BIG:
        return _fact("play-keeps", total=total, cards=kept)
    if rivals:
        return _fact("play-moves", total=total, place=where, n=rivals)
    return say("coach/tried")


def _aside(view: View, action: Action) -> Message:
    ahead = _preview(view, action)
    where, pays = place(ahead.place), points(ahead.points)
    if action is not None and ahead.points:
        id = "aside-turns" if ahead.turns_wild else "aside-sum"
        return _fact(id, total=ahead.total, place=where, points=pays)
    if action is not None:
        return _fact("play-turns") if ahead.turns_wild else say("coach/tried")
    others = [_preview(view, card).points for card in _hand(view)]
    if all(other <= ahead.points for other in others):
        return _fact("aside-no-better", total=ahead.total, place=where, points=pays)
    return say("coach/tried")


def _reserve(kept: Cards) -> Message:
    hand = without(ACCESSORIES, kept)
    low = [card for card in kept if card in WILD_ACCESSORIES]
    high = [card for card in kept if card >= BIG]
    if set(low) == WILD_ACCESSORIES:
        return _fact("reserve-low", hand=hand)
    if low and high:
        return _fact("reserve-mixed", hand=hand, low=low, high=high)
    return _fact("reserve-hand", hand=hand)


def _robot(given: Cards) -> Message:
    moved = sum(given)
    return _fact("robot-steady" if abs(moved) <= STEADY else "robot-moves", n=moved)


def _draw(reserve: Cards, taken: Cards) -> Message:
    left = without(reserve, taken)
    big = max(reserve)
    return _fact("draw-keeps" if big in left else "draw-brings", card=big, left=left)


def _display(view: View, shown: Cards) -> Message:
    assert view.viewer is not None
    if view.round == ROUNDS:
        return _fact("display-last")
    own = view.participants[view.viewer]
    on_cloth = own.arm if own.aside is None else (*own.arm, own.aside)
    kept = without(tuple(sorted(on_cloth)), shown)
    return _fact("display-keeps", kept=kept) if kept else _fact("display-rest")


class _Now:
    """What the viewer's total would earn as it stands."""

    def __init__(self, view: View) -> None:
        seat = view.viewer
        places = ranks(public_totals(view))
        self.level = [
            who
            for who, other in enumerate(places)
            if who != seat and other == places[seat or 0]
        ]
        self.points = place_pays(view.points, places[seat or 0], len(self.level) + 1)


def _standing(view: View) -> _Now:
    return _Now(view)


def _pays_most(view: View, ahead: Preview) -> bool:
    return ahead.points == max(view.points) and not ahead.level_with


def _preview(view: View, action: Action) -> Preview:
    ahead = preview(view, action)
    assert ahead is not None
    return ahead


def _hand(view: View) -> tuple[Accessory, ...]:
    assert view.viewer is not None
    return view.participants[view.viewer].hand or ()


def _names(whom: Sequence[int], names: Sequence[str]) -> list[object]:
    robot = _fact("robot-name")
    return [names[who] if who < len(names) else robot for who in whom]


def _cards(action: Action) -> Cards:
    if isinstance(action, tuple):
        return action
    return (action,) if isinstance(action, int) else ()


def _fact(name: str, /, **args: object) -> Message:
    return say(f"always-a-bridesmaid-coach/{name}", **args)
