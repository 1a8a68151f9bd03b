"""What a code says, as digits and texts: `docs/link-format.md`, "The number".

Nothing here may change for a version that was released: old links are read by it. What
it hangs on elsewhere, the order of legal actions above all, `tests/links/` holds fast.
"""

from __future__ import annotations

from typing import Any, Final

from engine.game import AnyState, RefusedError, Seat
from engine.games import game_named
from engine.link.frame import MAX_CODE, VERSION, Frame
from engine.link.kinds import ID, KINDS, Link, seal, table_link
from engine.link.signs import cleaned
from engine.message import say
from engine.packing import Packer, PackingError, Unpacker
from engine.record import (
    Player,
    Record,
    format_json,
    parse_json,
    record_from,
    record_value,
)
from engine.table import Table, open_table

GAMES: Final = ("always-a-bridesmaid", "at-the-wedding-table")
OTHER_GAME: Final = 3
"""A game that is not listed above says its key."""
KINDS_OF_PLAYERS: Final = (
    "human", "bot:random", "bot:easy", "bot:medium", "bot:hard", "bot:expert"
)  # fmt: skip
OTHER_PLAYER: Final = 6
"""A bot of a level that is not listed says it."""
TABLE_WITH_ID: Final = 3
MORE: Final = 62
"""So many steps or more: the rest follows."""
FINISHED: Final = 63
"""As many steps as the game has."""
MOST_SEATS: Final = 7


def pack(link: Link, table: Table) -> Frame:
    """Return the frame for a link to the game that was replayed to this table."""
    packer = Packer()
    _pack_table(table, packer)
    if link.id is not None:
        packer.digit(int(link.id, 16), 1 << 40)
    if link.kind == "replay":
        packer.whole(link.ply)
    table.game.pack_deal(table.deal, packer)
    _pack_steps(table, packer)
    kind = KINDS.index(link.kind) if link.id is None else TABLE_WITH_ID
    return Frame(VERSION, kind, len(table.players), tuple(packer.texts), packer.number)


def unpack(frame: Frame) -> tuple[Link, Table]:
    """Return the link of a frame, and its game replayed; raise RefusedError if unsound."""
    unpacker = Unpacker(frame.number, frame.texts)
    try:
        return _unpack(frame, unpacker)
    except PackingError:
        raise RefusedError(say("link/unsound")) from None


def _unpack(frame: Frame, unpacker: Unpacker) -> tuple[Link, Table]:
    game, players = _unpack_table(frame.seats, unpacker)
    id = ply = None
    if frame.kind == TABLE_WITH_ID:
        id = f"{unpacker.digit(1 << 40):010x}"
    kind = KINDS[0 if id else frame.kind]
    if kind == "replay":
        ply = unpacker.whole()
    if len(players) not in game_named(game).seat_counts:
        raise PackingError("not that many play it")
    deal = game_named(game).unpack_deal(len(players), unpacker)
    record = Record(game, players, deal, ())
    table = open_table(record_from(record_value(record)))
    _unpack_steps(table, unpacker)
    unpacker.finish()
    stands = table_link(table, id)
    link = Link(stands.record, kind, stands.sealed, ply or 0, id)
    check(link, table)
    return link, table


def check(link: Link, table: Table) -> None:
    """Raise RefusedError if a link says what its kind can't say."""
    sound = (
        (link.kind == "replay" or link.ply == 0)
        and 0 <= link.ply <= len(table.steps)
        and (link.kind != "deal" or not (table.steps or table.sealed))
        and (link.id is None or (link.kind == "table" and bool(ID.fullmatch(link.id))))
        and len(table.players) <= MOST_SEATS
    )
    if not sound:
        raise RefusedError(say("link/unsound"))


def replayed(link: Link) -> Table:
    """Return the table of a link, its choices not yet revealed among them.

    Raise RefusedError where the rules or the kind of link refuse it.
    """
    table = open_table(link.record)
    seal(table, link.sealed)
    check(link, table)
    return table


def _pack_table(table: Table, packer: Packer) -> None:
    """Which game, and who plays it."""
    if table.game.key in GAMES:
        packer.digit(GAMES.index(table.game.key), OTHER_GAME + 1)
    else:
        packer.digit(OTHER_GAME, OTHER_GAME + 1)
        packer.text(table.game.key)
    for player in table.players:
        packer.text(player.name)
        if player.kind in KINDS_OF_PLAYERS:
            packer.digit(KINDS_OF_PLAYERS.index(player.kind), OTHER_PLAYER + 1)
        else:
            packer.digit(OTHER_PLAYER, OTHER_PLAYER + 1)
            packer.text(player.kind)


def _unpack_table(seats: int, unpacker: Unpacker) -> tuple[str, tuple[Player, ...]]:
    number = unpacker.digit(OTHER_GAME + 1)
    if number == OTHER_GAME:
        game = unpacker.text()
    elif number < len(GAMES):
        game = GAMES[number]
    else:
        raise PackingError("no such game")
    return game, tuple(_unpack_player(unpacker) for _ in range(seats))


def _unpack_player(unpacker: Unpacker) -> Player:
    name = unpacker.text()
    number = unpacker.digit(OTHER_PLAYER + 1)
    kind = unpacker.text() if number == OTHER_PLAYER else KINDS_OF_PLAYERS[number]
    player = Player(name, kind)
    if cleaned(player) != player:
        raise PackingError("no such name")
    return player


def _pack_steps(table: Table, packer: Packer) -> None:
    """Every step, then the choices that are not revealed yet."""
    made = len(table.steps)
    if table.state.outcome is not None:
        packer.digit(FINISHED, FINISHED + 1)
    else:
        packer.digit(min(made, MORE), FINISHED + 1)
        if made >= MORE:
            packer.whole(made - MORE)
    for state, step in zip(table.states, table.steps, strict=False):
        choices = table.game.read_step(state, step)
        for seat in state.to_act:
            _pack_choice(table, state, seat, choices[seat], packer)
    to_act = table.state.to_act
    if len(to_act) > 1:
        packer.digit(bool(table.sealed), 2)
    if table.sealed:
        chosen = sum(1 << nth for nth, s in enumerate(to_act) if s in table.sealed)
        packer.digit(chosen - 1, 2 ** len(to_act) - 2)
        for seat, choice in sorted(table.sealed.items()):
            _pack_choice(table, table.state, seat, choice, packer)


def _unpack_steps(table: Table, unpacker: Unpacker) -> None:
    """Make the choices at the table, which asks the rules of each of them."""
    count = unpacker.digit(FINISHED + 1)
    wanted = table.game.max_decisions
    if count != FINISHED:
        wanted = count + (unpacker.whole() if count == MORE else 0)
    while len(table.steps) < wanted and table.state.outcome is None:
        state = table.state
        for seat in state.to_act:
            table.choose(seat, _unpack_choice(table, state, seat, unpacker))
    over = table.state.outcome is not None
    if over != (count == FINISHED) or (not over and len(table.steps) != wanted):
        raise PackingError("more steps than there are")
    state = table.state
    if len(state.to_act) < 2 or not unpacker.digit(2):
        return
    chosen = 1 + unpacker.digit(2 ** len(state.to_act) - 2)  # never none, never all
    for nth, seat in enumerate(state.to_act):
        if chosen >> nth & 1:
            table.choose(seat, _unpack_choice(table, state, seat, unpacker))


def _pack_choice(
    table: Table, state: AnyState, seat: Seat, action: Any, packer: Packer
) -> None:
    """One choice: its index among the legal actions, or the one behind them and a text."""
    legal = state.legal_actions(seat)
    is_open = state.phase in table.game.open_ended
    if is_open and action not in legal:
        packer.digit(len(legal), len(legal) + 1)
        packer.text(format_json(table.game.write_choice(action)))
    else:
        packer.digit(list(legal).index(action), len(legal) + is_open)


def _unpack_choice(
    table: Table, state: AnyState, seat: Seat, unpacker: Unpacker
) -> Any:
    legal = state.legal_actions(seat)
    index = unpacker.digit(len(legal) + (state.phase in table.game.open_ended))
    if index < len(legal):
        return legal[index]
    written = parse_json(unpacker.text(), max_chars=MAX_CODE)
    return table.game.read_choice(state, seat, written)
