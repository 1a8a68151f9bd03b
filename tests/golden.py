"""Whole games as text, every view of every seat at every step: `tests/golden/`.

    make golden

writes the files anew, and `git diff` then shows what became different. A view is written
in full at its first step, and then what changed in it since; what a seat sees beyond
everybody is written under its number.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, NamedTuple

from engine.game import AnyState, Seat, Viewer
from engine.games import game_keys, game_named
from engine.games.at_the_wedding_table.pieces import GuestDeck
from engine.message import Message
from engine.record import format_json
from engine.rng import Rng
from tests import heard, same

FOLDER = Path(__file__).parent / "golden"
DIGEST = FOLDER / "same.txt"
"""The digest of some games, for `tests.same`."""
GAMES = 20
"""So many."""
LISTED = 12
"""Legal choices written out; of a longer list its length and digest."""

Lines = dict[str, str]
"""A view's fields by name, each as text."""


class Play(NamedTuple):
    """A game to be written."""

    key: str
    seats: int
    seed: int
    holds: int
    """In how many of a hundred turns somebody holds back."""

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.key}-{self.seats}-{self.seed}.txt"


PLAYS = [
    Play(key, seats, seed, holds)
    for key in game_keys()
    for seats in game_named(key).seat_counts
    for seed, holds in ((1, 15), (2, 40))
]


def written(play: Play) -> str:
    """Return the text of a whole game."""
    return "\n".join([*lines_of(play), ""])


def lines_of(play: Play) -> Iterator[str]:
    """Yield the lines of a game's file."""
    game, rng = game_named(play.key), Rng(play.seed)
    deal = game.deal(play.seats, rng)
    state: AnyState = game.start(play.seats, deal)
    before: dict[Viewer, Lines] = {}
    yield f"{play.key}, {play.seats} seats"
    yield f"deal {format_json(deal)}"
    for step in range(game.max_decisions + 1):
        yield ""
        yield f"step {step}: {state.phase}"
        for seat in state.to_act:
            yield f"  {seat} may {legal(game, state, seat)}"
        yield from seen(state, play.seats, before)
        if state.outcome:
            return
        choices = {s: choice(state, s, rng, play.holds) for s in state.to_act}
        yield f"  chosen {format_json(game.write_step(state, choices))}"
        state = state.apply(choices)


def choice(state: AnyState, seat: Seat, rng: Rng, holds: int) -> Any:
    """Return one of the legal choices."""
    listed = state.legal_actions(seat)
    if state.phase == "play" and len(listed) > 1:
        return listed[-1] if rng.below(100) < holds else rng.choice(listed[:-1])
    return rng.choice(listed)


def legal(game: Any, state: AnyState, seat: Seat) -> str:
    """Return what a seat may choose, in its order: in full or as a digest."""
    listed = [game.write_choice(action) for action in state.legal_actions(seat)]
    text = format_json(listed)
    if len(listed) <= LISTED:
        return text
    return f"{len(listed)} things {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def seen(state: AnyState, seats: int, before: dict[Viewer, Lines]) -> Iterator[str]:
    """Yield what changed in each view since `before`, which is brought up to date."""
    shared: Lines = {}
    for viewer in (None, *range(seats)):
        view = dict(flat("", state.view(viewer)))
        known = before.get(viewer, {})
        changed = {name: text for name, text in view.items() if known.get(name) != text}
        gone = dict.fromkeys(known.keys() - view.keys(), "gone")
        news = dict(sorted({**changed, **gone}.items()))
        who = "everybody" if viewer is None else str(viewer)
        own = {n: text for n, text in news.items() if shared.get(n) != text}
        unlike = dict.fromkeys(shared.keys() - news.keys(), "as before")
        yield f"  {who} sees {digest(view)}"
        yield from (f"    {n} {text}" for n, text in {**own, **unlike}.items())
        if viewer is None:
            shared = news
        before[viewer] = view


def digest(view: Lines) -> str:
    """Return the digest of a whole view."""
    text = "\n".join(f"{name} {value}" for name, value in sorted(view.items()))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def flat(name: str, value: Any) -> Iterator[tuple[str, str]]:
    """Yield the parts of a view by name: fields, seats, events of the log."""
    inner: list[tuple[str, Any]]
    if is_dataclass(value) and not isinstance(value, Message):
        inner = [(field.name, getattr(value, field.name)) for field in fields(value)]
    elif name in ("participants", "log", "table"):
        inner = [(f"{at:02}", one) for at, one in enumerate(value)]
    else:
        yield name, plain(value)
        return
    for part, one in inner:
        yield from flat(f"{name}.{part}".lstrip("."), one)


def plain(value: Any) -> str:
    """Return a value as short text, the same on every Python."""
    match value:
        case GuestDeck():
            text = repr([value[id] for id in value])
            return (
                f"{len(value)} guests {hashlib.sha256(text.encode()).hexdigest()[:16]}"
            )
        case Message():
            return f"{value.id} {plain(value.args)}"
        case tuple() if hasattr(value, "_fields"):
            named = zip(value._fields, value, strict=True)
            told = [f"{n}={plain(v)}" for n, v in named if not isinstance(v, GuestDeck)]
            return f"{type(value).__name__}({' '.join(told)})"
        case tuple() | list():
            return f"[{' '.join(map(plain, value))}]"
        case Mapping():
            return f"{{{' '.join(f'{k}={plain(v)}' for k, v in value.items())}}}"
    if is_dataclass(value):
        named = [(f.name, getattr(value, f.name)) for f in fields(value)]
        return (
            f"{type(value).__name__}({' '.join(f'{n}={plain(v)}' for n, v in named)})"
        )
    return str(value)


def main() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.txt"):
        file.unlink()
    for play in PLAYS:
        play.file.write_text(written(play), encoding="utf-8")
    DIGEST.write_text(f"{GAMES} {same.digest(GAMES)}\n", encoding="utf-8")
    heard.write()


if __name__ == "__main__":
    main()
