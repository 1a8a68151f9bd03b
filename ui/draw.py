"""From the model to the page: which screen is up, and what lies on it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from engine.games import game_keys
from engine.message import Message, say
from ui.boards import board_named
from ui.daily import all_days, counted, letter, read_day, results, streak_now
from ui.dayview import DayView, own_name, said_day
from ui.decks import decks_of
from ui.explaining import at_hand
from ui.html import Html, join, tag
from ui.invitation import name_of
from ui.learning import first_game, is_begun, left_at, note_due, standing
from ui.listening import said_to
from ui.lobby import Lobby
from ui.model import Model
from ui.motion import motion_at
from ui.page import Page
from ui.parts.common import icon_button, rule_button, toast, words
from ui.renewal import offers_renewal
from ui.saved import row_of
from ui.screens import (
    about,
    command,
    cover,
    daily,
    deck,
    explain,
    fork,
    home,
    languages,
    lessons,
    link,
    lobby,
    replay,
    review,
    rules,
    table,
    turns,
    windows,
)
from ui.screens import saved as guest_book
from ui.screens.hint import advice_of
from ui.session import Session
from ui.sheets import sheet
from ui.whereabouts import depth


def draw(model: Model) -> Page:
    """Return the whole page, with the sheet and the slip that lie on it, if any."""
    page = _screen(model)
    return replace(
        page,
        motion=motion_at(model),
        away=depth(model),
        letters=model.settings.shortcuts == "on",
        parts=(*page.parts, ("sheet", sheet(model)), ("slip", _slip(model))),
    )


def _screen(model: Model) -> Page:
    match model.place:
        case "lobby" if model.lobby is not None:
            return _lobby(model, model.lobby)
        case "deck" if model.decks.draft is not None:
            draft = model.decks.draft
            editor = board_named(draft.game).deck_editor
            assert editor is not None
            return deck.page(editor, draft)
        case "table" if model.session is not None:
            return _table(model, model.session)
        case "seats" if model.windows.seating is not None:
            return windows.page(model.windows.seating, model.windows)
        case "review" if model.review is not None:
            return review.page(model.review)
        case "replay" if model.replay is not None:
            return replay.page(model.replay)
        case "saved":
            now = datetime.fromisoformat(model.device.now())
            return guest_book.page(
                model.rows(),
                model.renaming,
                now,
                model.book,
                deleted=[row_of(*gone) for gone in reversed(model.deleted.items())],
                short_lived=model.upkeep.install == "by-hand",
            )
        case "daily" if model.day is not None:
            return daily.page(_day(model, model.day))
        case "link" if model.arrival is not None and model.arrival.fork is not None:
            return fork.page(model.arrival.fork)
        case "link" if model.arrival is not None:
            return link.page(model.arrival, running=_is_up(model))
        case "rules":
            here = at_hand(model)
            view = here[1] if here else None
            offer = _offer(model, model.rules_of)
            return rules.page(
                model.rules_of, view, model.rules_at, model.came_from, offer
            )
        case "about":
            return about.page(model.upkeep, model.device.release)
    waiting = model.waiting()
    return home.page(
        () if waiting is None else (waiting,),
        storage_blocked=model.device.storage_blocked,
        offline=model.upkeep.offline,
        installable=model.upkeep.install == "offered",
        day=_day_at_home(model),
        learning=_learning_at_home(model),
    )


def _lobby(model: Model, laid: Lobby) -> Page:
    board = board_named(laid.game)
    if laid.dealt is not None:
        shown = link.same_deal(board.own_deck(laid.dealt))
        return lobby.page(laid, shown, laid.start_refusal)
    return lobby.page(
        laid,
        join(_offer(model, laid.game), board.house_rules(laid), _decks(model, laid)),
        laid.start_refusal or board.set_up_refusal(laid),
    )


def _offer(model: Model, game: str) -> Html | None:
    """Return the offer of a first game, if the game has one."""
    found = standing(model.device, game)
    return lessons.offer(game, found, *left_at(model.device, game))


def _learning_at_home(model: Model) -> Html | None:
    """Return the way back to first games that were left."""
    return join(
        lessons.at_home(game, *left_at(model.device, game))
        for game in game_keys()
        if is_begun(model.device, game)
    )


def _coach(model: Model, session: Session) -> Html | None:
    """Return the slip of a lesson, or a note of the first round."""
    if model.dialog:
        return None
    if model.lesson_session and model.learning:
        return lessons.slip(model.learning, tucked=model.tucked)
    game = session.table.game.key
    due = note_due(game, session, model.settings.notes)
    first = None if due is None else first_game(game)
    if due is None or first is None or model.hint is not None:
        return None
    return lessons.note(due, session, game)


def _day_at_home(model: Model) -> Message:
    """Return what the first screen says of the day's table: its date, and the streak."""
    length = streak_now(counted(all_days(model.device)), model.today)
    day = said_day(model.today, "short")
    return say("daily/note-streak", day=day, n=length) if length else day


def _day(model: Model, view: DayView) -> daily.DayShown:
    device = model.device
    name = own_name(model.settings.people)
    mine = results(device, view.day, model.unkept.values(), name)
    rows = [row for row in model.rows() if row.day == view.day.isoformat()]
    return daily.DayShown(
        view=view,
        today=model.today,
        kept=read_day(model.device, view.day),
        days=all_days(model.device),
        mine=mine,
        running=[row.game for row in rows if not row.finished],
        letters={game: letter(one, device.address) for game, one in mine.items()},
        people=model.settings.people,
        can_send=model.device.can_send,
    )


def _decks(model: Model, lobby: Lobby) -> Html | None:
    """Return the choice of a deck, where tables may carry one of their own."""
    editor = board_named(lobby.game).deck_editor
    if editor is None:
        return None
    kept = decks_of(model.decks, model.device, lobby.game, editor)
    chosen = editor.chosen(lobby)
    visiting = model.decks.visiting.get(lobby.game)
    if chosen is not None and all(one.cards != chosen for one in kept):
        visiting = chosen
    if any(one.cards == visiting for one in kept):
        visiting = None
    return deck.choice(editor, kept, chosen, visiting)


def _is_up(model: Model) -> bool:
    """Whether a table that is not finished was left for what is up now."""
    return model.session is not None and not model.session.finished


def _table(model: Model, session: Session) -> Page:
    if not session.covered:
        advice = None if model.hint is None else advice_of(model.hint)
        return table.page(
            session,
            stepping=model.stepping,
            advice=advice,
            awaited=_awaited(model),
            asking=explain.asking() if model.asking else None,
            coach=_coach(model, session),
            lesson=model.lesson_session is not None,
            line=command.section(said_to(session)) if model.commanding else None,
            typing=model.commanding and model.typing,
        )
    players, holder, looked = session.table.players, session.holder, session.looked
    back = None if looked in (None, holder) else looked
    return cover.page(
        players[holder or 0].name,
        holder or 0,
        None if back is None else players[back].name,
        name_of(session.table.game.key),
    )


def _slip(model: Model) -> Html:
    """Return the slip; its place is always there, and hidden while nothing lies there."""
    slip = model.toast
    if slip is None and _asks_language(model):
        return tag("aside", languages.question(), id="slip", aria_label=_slip_name())
    if slip is None and offers_renewal(model):
        return tag("aside", _renewal(), id="slip", aria_label=_slip_name())
    covered = model.session is not None and model.session.covered
    if slip is None and covered and (away := _awaited(model)):
        name = _slip_name()
        return tag("aside", away, id="slip", aria_live="polite", aria_label=name)
    if slip is None:
        return tag("aside", id="slip", hidden=True)
    action = None
    if slip.label is not None:
        action = rule_button(slip.label, slip.do, slip.arg)
    return tag(
        "aside",
        toast(
            None,
            slip.message,
            icon_name="info",
            action=action,
            close=action and icon_button("close", say("app/dismiss"), "dismiss"),
        ),
        id="slip",
        aria_label=_slip_name(),
    )


def _slip_name() -> str:
    """Return what the slip is called where the parts of a page are listed."""
    return words(say("app/slip"))


def _asks_language(model: Model) -> bool:
    return model.device.asks_language and not model.settings.language


def _awaited(model: Model) -> Html | None:
    """Return whom the table waits for at another device or window, and the way there.

    It stays as long as that is so, so it stands in the bar; on the cover, which has no
    bar, nothing is hidden by a slip.
    """
    session = model.session if model.place == "table" else None
    if session is None:
        return None
    return turns.slip(session) or windows.awaited(session, model.windows)


def _renewal() -> Html:
    """Return the question whether to go over to the newer release."""
    return toast(
        say("app/newer"),
        say("app/newer-note"),
        icon_name="mail",
        action=rule_button(say("app/renew"), "renew"),
        close=icon_button("close", say("app/not-now"), "decline"),
    )
