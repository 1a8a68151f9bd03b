"""From what happened to what is said: called with each drawing of the page.

The order is that of the things themselves: what happened, then what the viewer picked, what
a slip or a lesson says of it, and last whose turn it is.
"""

from __future__ import annotations

from typing import Final

from engine.game import Viewer
from engine.message import Message, say
from engine.text import run_on, sentence, without_stop
from ui.boards import Seen
from ui.learning import note_due
from ui.model import Model
from ui.parts.common import Words, words
from ui.renewal import offers_renewal
from ui.screens.review import details_words, state_words
from ui.session import Session
from ui.voice import KEPT, Kind, Line

BESIDE: Final = ("table", "rules", "replay", "review")
"""A table, and the pages that are looked at beside it."""


def follow(model: Model) -> None:
    """Put what is new into words, and keep it to be read again.

    What was said before a cover came down is not said, nor kept in the page, under it.
    """
    voice, session = model.voice, _table_up(model)
    if voice.news("eyes", _eyes_of(model)):
        model.device.hush()
    if model.place not in BESIDE:
        voice.forget("due", "lesson")  # whoever comes back to a table hears it anew
    if session is not None and not session.covered:
        _happened(model, session)
        _picked(model, session)
    _slips(model)
    if session is not None and not session.covered:
        _advice(model, session)
        _due(model, session)
    _looked_back(model)
    _reviewed(model)
    if session is not None and not session.covered:
        said = session.said.setdefault(_ears(session), [])
        said += model.voice.pending
        del said[:-KEPT]


def speak(model: Model) -> None:
    """Say what is pending, once the page shows it."""
    lines, model.voice.pending = model.voice.pending, []
    spoken = [line for line in lines if line.kind != "typed"]
    if spoken:
        model.device.announce(spoken)


def said_to(session: Session) -> list[Line]:
    """Return what was said to whoever looks at a table, the latest last."""
    return session.said.get(_ears(session), []) if not session.covered else []


def _table_up(model: Model) -> Session | None:
    return model.session if model.place == "table" else None


def _eyes(session: Session) -> Viewer:
    """Return for whom is spoken: for everybody, where nothing is covered."""
    return session.viewer if session.covers else None


def _ears(session: Session) -> Viewer:
    """Return who listens: at the end several lean over a table that was passed around."""
    return None if session.passed and session.finished else _eyes(session)


def _eyes_of(model: Model) -> object:
    """Return what must be silent at once when it changes: a covered table, its viewer."""
    session = model.session
    if session is None or not session.covers:
        return ""
    return session.id, session.covered or model.place, _ears(session)


def _happened(model: Model, session: Session) -> None:
    """Say each event once that came since this viewer heard the table last.

    At a table that was kept they hear what happened since their own last choice.
    """
    eyes, table = _eyes(session), session.table
    viewer = _ears(session) if session.covers else _called_you(session)
    log = table.view(viewer).log
    if session.finished and session.board.news(session.look()) is not None:
        log = log[:-1]  # how it ends is heard when the news is over, as it is seen
    if session.heard_from is None:
        session.heard_from = len(log) if table.steps else 0
    begin = session.seen.get(_seat(session), session.heard_from)
    known = session.heard.get(eyes, begin)
    session.heard[eyes] = len(log)
    if known > len(log):
        model.voice.say("log", sentence(say("listening/taken-back")))
    names = [player.name for player in table.players]
    for event in log[known:]:
        told = table.game.tell(event, names, viewer)
        model.voice.say("log", run_on(sentence(one) for one in told))


def _called_you(session: Session) -> Viewer:
    """Return who is "you": nobody, where several read along."""
    return None if session.passed else session.viewer


def _seat(session: Session) -> int:
    return -1 if session.viewer is None else session.viewer


def _picked(model: Model, session: Session) -> None:
    """Say what the picks would bring whenever they change, or that they are put down."""
    known, at = model.voice.known.get("picks"), session.picked_at
    if not model.voice.news("picks", at):
        return
    same = isinstance(known, tuple) and known[:-1] == at[:-1]
    if not session.picks and (not same or session.viewer in session.table.sealed):
        return  # nothing was put down
    said = session.board.picked_words(session.look())
    if said is None and not session.picks:
        said = say("listening/put-down")
    model.voice.say("pick", _text(said))


def _slips(model: Model) -> None:
    """Say what a slip says, once: the one above the tray, or of a newer release."""
    voice, toast = model.voice, model.toast
    if toast is not None and toast is not voice.toast:
        way = toast.label and say("listening/slip-offers", button=toast.label)
        said = run_on(words(one) for one in (toast.message, way) if one)
        voice.say("slip", said, urgent=toast.urgent)
    voice.toast = toast
    newer = model.upkeep.newer if offers_renewal(model) else None
    if voice.news("newer", newer):
        voice.say("slip", sentence(say("app/newer")))


def _advice(model: Model, session: Session) -> None:
    """Say what a lesson, a note of the first round or the coach has to say."""
    told = _lesson(model, session)
    if told and model.voice.news("lesson", told):
        model.voice.say(
            "lesson", run_on(words(one) for one in (*told, *_way_on(model)))
        )
    hint = model.hint
    found = None if hint is None else (id(hint), bool(hint.judged), hint.failed)
    if not model.voice.news("hint", found) or hint is None:
        return
    if hint.judged:
        game, view = hint.session.table.game, hint.state.view(hint.seat)
        names = [player.name for player in hint.session.table.players]
        best = hint.judged[0].action
        why = game.explain(view, best, names)
        text = say("listening/hint", choice=game.describe(view, best), why=why)
        model.voice.say("lesson", sentence(text))
    else:
        word = "no-answer" if hint.failed else "thinking"
        model.voice.say("lesson", sentence(say(f"coach/{word}")))


def _lesson(model: Model, session: Session) -> tuple[Words, ...]:
    """Return what is taught now: messages, so that another language is no news."""
    learning = model.learning
    if model.lesson_session is not None and learning is not None:
        lesson, seen = learning.lesson, session.look()
        if lesson is None or lesson.stage(seen) != "now" or model.tucked:
            return ()
        return (learning.urged,) if learning.urged else tuple(lesson.heard(seen))
    note = note_due(session.table.game.key, session, model.settings.notes)
    if note is None or model.hint is not None or model.dialog:
        return ()
    return tuple(note.heard(session.look()))


def _way_on(model: Model) -> tuple[Words, ...]:
    """Return where the button is that leads on from a first lesson: behind all else."""
    learning = model.learning if model.lesson_session is not None else None
    if learning is None or learning.over or learning.urged is not None:
        return ()
    lesson = learning.lesson
    if lesson is None or not lesson.read:
        return ()
    return (say("listening/way-on", button=say("lessons/go-on")),)


def _due(model: Model, session: Session) -> None:
    """Say what the viewer has to do now: decide, go on, or pass the device."""
    seen = session.look()
    if session.must_pass:
        name = session.table.players[session.holder or 0].name
        at: object = ("pass", session.id, len(session.table.steps), name)
        kind: Kind = "turn"
    elif session.board.news(seen) is not None:
        if session.bot_to_act() is not None and not model.stepping:
            return  # what they do is told first
        title, _ = session.board.heading(seen)
        at = ("news", session.id, session.viewer, words(title))
        kind = "news"
    elif seen.legal:
        at = ("turn", session.id, len(session.table.steps), session.viewer)
        kind = "turn"
    else:
        _waiting(model, session, seen)
        return
    if model.voice.news("due", at):
        model.voice.say(kind, words(_due_words(session, seen, kind)))


def _waiting(model: Model, session: Session, seen: Seen) -> None:
    """Say to who comes to a table whom it waits for, where that is nobody here."""
    if "due" in model.voice.known or session.bot_to_act() is not None:
        return
    waits = session.nothing_due(seen)
    if model.voice.news("due", waits) and waits is not None:
        model.voice.say("turn", words(waits))


def _due_words(session: Session, seen: Seen, kind: Kind) -> Words:
    title, _ = session.board.heading(seen)
    if session.must_pass:
        name = session.table.players[session.holder or 0].name
        return say("app/pass-to", name=name)
    if kind == "news":
        news = session.board.news_words(seen)
        if news is not None:
            news = without_stop(words(news))
            return say("listening/news-so-far", title=title, news=news)
        return say("listening/news", title=title)
    return session.board.due_words(seen) or _heading(session, seen)


def _heading(session: Session, seen: Seen) -> Message:
    title, note = session.board.heading(seen)
    return say("listening/due", title=title, note=note)


def _looked_back(model: Model) -> None:
    """Say what led to the moment that a replay shows."""
    replay = model.replay if model.place == "replay" else None
    at = None if replay is None else (replay.session.id, replay.moment, replay.eyes)
    if model.voice.news("moment", at) and replay is not None:
        happened = run_on(replay.happened())
        unseen = say("replay/unseen" if replay.moment else "replay/laid")
        model.voice.say("log", happened or words(unseen))


def _reviewed(model: Model) -> None:
    """Say how far a review is, and the details of the decision that is opened."""
    review = model.review if model.place == "review" else None
    state = None if review is None else state_words(review)
    if model.voice.news("review", state) and state is not None:
        model.voice.say("lesson", words(state))
    opened = None if review is None else review.open
    if model.voice.news("decision", opened) and review is not None and opened:
        model.voice.say("lesson", details_words(review, opened))


def _text(said: Words | None) -> str:
    return "" if said is None else words(said)
