"""Verbs of the command line: opening it, closing it, doing what was typed.

A command that chooses only picks, as a tap does; `yes` confirms. One typing error must
not play a card that can't be taken back. Whoever is sure says so in the same line: `play
8 yes`, or `play 8!`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from engine.game import RefusedError
from engine.message import Message, say
from engine.record import parse_json
from engine.text import ended, run_on, sentence, without_stop
from ui.actions.coach import hint
from ui.actions.table import confirm, cover, nod, onward, undo
from ui.boards import Nothing, Seen
from ui.commands import LONGEST, Answer, Typed, Verb, meant, read, verbs_of, words_of
from ui.listening import said_to
from ui.model import Model
from ui.parts.common import Words, words
from ui.replaying import spoken
from ui.session import Session

FIELD: Final = "#command-line"
SHOWN: Final = 5
"""How many lines of the log are said at once."""


def open_line(model: Model, arg: str, value: str) -> None:
    """Open the command line of the table, or go to it."""
    if model.session is not None and model.place == "table":
        model.dialog, model.commanding, model.typing = None, True, True
        model.device.later(0, lambda: model.device.focus(FIELD))


def close_line(model: Model, arg: str, value: str) -> None:
    """Close it; the focus goes where a decision is made."""
    model.commanding = model.typing = False


def command(model: Model, arg: str, value: str) -> None:
    """Do what was typed, or say why not. `value` is the form, a JSON object."""
    session = model.session
    if session is None or session.covered:
        return
    line = _line_in(value)
    typed = read(line)
    if not typed.words:
        return
    model.typing = True
    model.voice.say("typed", sentence(say("listening/typed", text=line.strip())))
    refused = model.voice.refused
    verbs = {verb.id: verb for verb in verbs_of(session.table.game.key)}
    ids, rest = meant(typed, [*verbs, *(id for id in _GENERAL if id not in verbs)])
    ids = _without_doubles(ids)
    if len(ids) == 1 and ids[0] in _GENERAL:
        _GENERAL[ids[0]](model, session, rest)
    elif len(ids) == 1:
        _do(model, session, verbs[ids[0]], rest)
    else:
        _tell(model, _unclear(typed.words[0], ids))
    if model.voice.refused is refused and ids != ["commands/why"]:
        model.voice.refused = None  # something else was done or asked since


def _line_in(form: str) -> str:
    """Return what stands in the field of the form; nothing where that is no form."""
    try:
        fields = parse_json(form)
    except RefusedError:
        return ""
    line = fields.get("line") if isinstance(fields, dict) else None
    return line[:LONGEST] if isinstance(line, str) else ""


def _without_doubles(ids: list[str]) -> list[str]:
    """Return commands without a game's own `why`, which the general one asks."""
    general = {id for id in ids if id in _GENERAL}
    doubles = {id for id in ids if f"commands/{id.partition('/')[2]}" in general}
    return [id for id in ids if id in general or id not in doubles]


def _unclear(word: str, ids: list[str]) -> Message:
    if not ids:
        return say("commands/unknown", word=word)
    several = tuple(words_of(id)[0] for id in ids)
    return say("commands/ambiguous", word=word, words=several)


def _tell(model: Model, *said: Words) -> None:
    """Answer in one line."""
    model.voice.say("answer", _sentences(said))


def _sentences(said: Iterable[Words]) -> str:
    """Return several sentences one after another, each with an end."""
    texts = [text for one in said if (text := words(one).strip())]
    return run_on(map(ended, texts))


def _refuse(model: Model, why: Message) -> None:
    model.voice.refused = why
    _tell(model, why)


def _do(model: Model, session: Session, verb: Verb, typed: Typed) -> None:
    """Answer a command of the game: say, or pick once the table does not refuse."""
    seen = session.read()
    answer = verb.answer(seen, typed)
    if answer.picks is None:
        _tell(model, *answer.says)
        return
    refusal = _refusal(session, seen, verb, answer)
    if refusal is not None:
        _refuse(model, refusal)
        return
    session.picks = answer.picks
    complete = session.board.compose(session.look(), session.picks) is not None
    if complete and typed.sure:
        _yes(model, session, Typed(()))
        return
    model.voice.known["picks"] = session.picked_at  # it is said here
    told = answer.says or (session.board.picked_words(session.look()) or "",)
    confirms = (say("commands/yes-or-no"),) if complete else ()
    _tell(model, *told, *confirms)


def _refusal(
    session: Session, seen: Seen, verb: Verb, answer: Answer
) -> Message | None:
    """Return why this can't be chosen: in the engine's words, wherever it has some."""
    if session.viewer is None:
        return say("commands/watching")
    action = None if answer.action is Nothing.CHOSEN else answer.action
    if verb.fits(seen):
        return None if answer.action is None else seen.why_not(action)
    if seen.legal:
        return say("commands/not-now", due=_due(session, seen))
    return seen.why_not(action) or say("commands/over")


def _due(session: Session, seen: Seen) -> Words:
    due = session.board.due_words(seen)
    return session.board.heading(seen)[0] if due is None else without_stop(words(due))


def _yes(model: Model, session: Session, typed: Typed) -> None:
    """Make the choice that is picked; whoever names one may mean another."""
    if typed.words:
        _tell(model, say("commands/yes-alone"))
        return
    if not session.picks and session.board.compose(session.look(), ()) is None:
        _tell(model, say("commands/nothing-picked"))
        return
    before, viewer = model.toast, session.viewer
    confirm(model, "", "")
    if session.picks or (model.toast is not None and model.toast is not before):
        if model.toast is not None:
            model.voice.refused = model.toast.message
        return  # why not is on the slip, and said from there
    waiting = tuple(session.table.players[s].name for s in session.table.waiting_for)
    if viewer in session.table.sealed:
        _tell(model, say("commands/done-waiting", names=waiting))


def _no(model: Model, session: Session, _: Typed) -> None:
    """Put down what is picked."""
    word = "put-down" if session.picks else "nothing-picked"
    session.picks = ()
    model.voice.known["picks"] = session.picked_at
    _tell(model, say(f"commands/{word}"))


def _undo(model: Model, session: Session, _: Typed) -> None:
    session.picks = ()
    refusal = session.undo_refusal
    if refusal is not None:
        _refuse(model, refusal)
        return
    undo(model, "", "")
    _tell(model, say("commands/done"))


def _hint(model: Model, session: Session, _: Typed) -> None:
    before = model.toast
    hint(model, "", "")
    if model.toast is not None and model.toast is not before:
        model.voice.refused = model.toast.message


def _hints(model: Model, session: Session) -> bool:
    """Return whether this table has a bulb to press: first games have their own advice."""
    return session.hints and model.lesson_session is None and not session.finished


def _log(model: Model, session: Session, typed: Typed) -> None:
    """Say what happened last, in the order in which it did."""
    all = [said for _, said in spoken(session.table, session.reader)]
    count = typed.numbers[0] if typed.numbers else SHOWN
    last = all[-count:] if count > 0 else []
    _tell(model, *(last or (say("commands/nothing-happened"),)))


def _again(model: Model, session: Session, typed: Typed) -> None:
    """Say again what was said last, or so many lines of it, save what was said again."""
    lines = [
        line.text for line in said_to(session) if line.kind not in ("typed", "again")
    ]
    count = typed.numbers[0] if typed.numbers else 1
    last = lines[-count:] if count > 0 else []
    said = _sentences(last or (say("commands/nothing-said"),))
    model.voice.say("again", said)


def _help(model: Model, session: Session, typed: Typed) -> None:
    """List the commands that fit now, or tell what one is for."""
    verbs = verbs_of(session.table.game.key)
    if typed.words:
        known = [verb.id for verb in verbs]
        ids, _ = meant(typed, [*known, *(id for id in _GENERAL if id not in known)])
        if ids:
            _tell(model, *(say(f"{id}-help") for id in ids))
        else:
            _tell(model, _unclear(typed.words[0], ids))
        return
    seen = session.read()
    fit = [verb.id for verb in verbs if verb.fits(seen)]
    general = [id for id in _GENERAL if id != "commands/hint" or _hints(model, session)]
    names = dict.fromkeys(words_of(id)[0] for id in (*fit, *general))
    _tell(model, say("commands/commands", words=tuple(names)))


def _next(model: Model, session: Session, _: Typed) -> None:
    """Go on: after news, at a nod, or to the next person."""
    if session.board.news(session.look()) is not None:
        onward(model, "", "")
    elif model.stepping:
        nod(model, "", "")
    elif session.must_pass:
        cover(model, "", "")
    else:
        waits = session.nothing_due(session.look())
        _tell(model, waits or say("commands/nothing-next"))


def _why(model: Model, session: Session, typed: Typed) -> None:
    """Say why the last thing was refused; else the game says how points came."""
    refused = model.voice.refused
    verbs = verbs_of(session.table.game.key)
    own = next((v for v in verbs if v.id.endswith("/why")), None)
    if refused is not None and not typed.words:
        model.voice.refused = None
        _tell(model, refused)
    elif own is not None:
        _tell(model, *own.answer(session.read(), typed).says)
    else:
        _tell(model, say("commands/nothing-why"))


def _close(model: Model, _: Session, __: Typed) -> None:
    close_line(model, "", "")


_GENERAL: Final[dict[str, Callable[[Model, Session, Typed], None]]] = {
    "commands/yes": _yes,
    "commands/no": _no,
    "commands/next": _next,
    "commands/undo": _undo,
    "commands/hint": _hint,
    "commands/log": _log,
    "commands/again": _again,
    "commands/why": _why,
    "commands/help": _help,
    "commands/close": _close,
}
"""Commands that every game has."""

ACTIONS = {
    "command": command,
    "command-line": open_line,
    "command-close": close_line,
}
