"""What may be asked beside a choice: the coach's judgement, a review, fairness.

Each kind of question has keys of its own beside `record`; docs/bot-protocol.md has them.
The answers hold choices as records write them, and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from engine import asking, fairness
from engine.game import AnyGame, RefusedError, Seat
from engine.message import Message, say
from engine.record import Player, Record, format_json, record_from, record_value
from engine.review import Point, decide
from engine.rng import Rng
from engine.table import Table, open_table
from engine.thinking import Thinking

Asked: TypeAlias = Mapping[str, Any]
"""The keys of a question, each there."""


FAR: Final = 10**9
"""No seat or step is numbered so high."""


class Kind(NamedTuple):
    """A kind of question."""

    keys: tuple[str, ...]
    think: Callable[[Asked], Thinking[dict[str, object]]]
    """Returns the answer's object; raises RefusedError."""


def judge(asked: Asked) -> Thinking[dict[str, object]]:
    """Return what the coach thinks of what a seat may choose now, best first."""
    table, seat = table_in(asked["record"]), whole(asked["seat"], "seat")
    refuse(nothing_due(table, seat))
    state, game = table.state, table.game
    rng = Rng.for_decision(whole(asked["seed"], "seed"), len(table.steps), seat)
    found = yield from game.coach.judge(
        state.view(seat), state.legal_actions(seat), rng
    )
    return {
        "judged": [
            {"choice": game.write_choice(one.action), "value": round(one.value, 6)}
            for one in found
        ]
    }


def review(asked: Asked) -> Thinking[dict[str, object]]:
    """Return what there is to say of one decision: the seat's in this step."""
    table, seat = table_in(asked["record"]), whole(asked["seat"], "seat")
    point = Point(whole(asked["step"], "step"), seat)
    decision = yield from decide(table, point, whole(asked["seed"], "seed"))
    return {"decision": decision._asdict()}


def afterthought(asked: Asked) -> Thinking[dict[str, object]]:
    """Return what a seat could have made of a finished game."""
    table, seat = table_in(asked["record"]), whole(asked["seat"], "seat")
    refuse(no_such_seat(table, seat))
    if table.state.outcome is None:
        raise RefusedError(say("protocol/game-running"))
    found = yield from table.game.afterthought(table.state, seat)
    return {"afterthought": found}


def fair(asked: Asked) -> Thinking[dict[str, object]]:
    """Return in how many other games, alike to a bot, it chooses the same."""
    table, seat = table_in(asked["record"]), whole(asked["seat"], "seat")
    refuse(nothing_due(table, seat))
    choice = fairness.Choice(
        table.game,
        table.state,
        seat,
        asking.bot_named(table.game, level_name(asked["level"])),
        whole(asked["seed"], "seed"),
        len(table.steps),
    )
    verdict = yield from fairness.check(choice)
    return {"fair": verdict._asdict()}


KINDS: Final[Mapping[str, Kind]] = {
    "judge": Kind(("record", "seat", "seed"), judge),
    "review": Kind(("record", "seat", "step", "seed"), review),
    "afterthought": Kind(("record", "seat"), afterthought),
    "fair": Kind(("record", "seat", "level", "seed"), fair),
}


def question(ask: str, record: Record, **more: object) -> str:
    """Return the line that asks something of a record."""
    return format_json({"ask": ask, "record": record_value(record), **more})


def drawn_record(game: AnyGame, view: Any, seats: int, seed: int) -> Record:
    """Return a game that the view's viewer could not tell from the true one.

    It is drawn from the information set, so that no secret of anybody else can be in it.
    """
    deal, steps = game.retrace(game.resample(view, Rng(seed)))
    players = tuple(Player(str(seat)) for seat in range(seats))
    return Record(game.key, players, deal, tuple(steps))


def table_in(value: object) -> Table:
    """Return the table of a record's value; raise RefusedError if it makes none."""
    try:
        record = record_from(value)
    except RefusedError as refused:
        raise RefusedError(say("record/whole", reason=refused.message)) from None
    return open_table(record)


def whole(value: object, key: str) -> int:
    """Return a whole number; raise RefusedError, naming the key, if it is none.

    A seed may be of any length. Of a seat or step a sentence has to be made.
    """
    if type(value) is not int:
        raise RefusedError(say(f"protocol/{key}-not-whole"))
    if key != "seed" and abs(value) >= FAR:
        raise RefusedError(say("protocol/too-large", key=key))
    return value


def level_name(value: object) -> str:
    """Return the name of a level; raise RefusedError if it is no text."""
    if isinstance(value, str):
        return value
    raise RefusedError(say("protocol/level-not-text"))


def no_such_seat(table: Table, seat: Seat) -> Message | None:
    """Return why there is no such seat, or None if there is."""
    last = len(table.players) - 1
    if seat in range(last + 1):
        return None
    return say("protocol/no-such-seat", seat=seat, last=last)


def nothing_due(table: Table, seat: Seat) -> Message | None:
    """Return why nothing can be asked of this seat now, or None if something can."""
    if refusal := no_such_seat(table, seat):
        return refusal
    if table.state.outcome is not None:
        return say("protocol/game-over")
    if seat not in table.state.to_act:
        return say("protocol/nothing-due", seat=seat, seats=list(table.state.to_act))
    return None


def refuse(refusal: Message | None) -> None:
    """Raise RefusedError if there is a refusal."""
    if refusal:
        raise RefusedError(refusal)
