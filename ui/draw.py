"""From the model to the page: which screen is up, and what lies on it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from engine.message import Message, say
from ui.boards import board_named
from ui.daily import all_days, counted, letter, read_day, results, streak_now
from ui.daydeals import still_to_play
from ui.dayview import DayView, own_name, short_day
from ui.decks import decks_of
from ui.fairness import bots_of
from ui.html import Html, join, tag
from ui.invitation import name_of
from ui.lobby import Lobby
from ui.model import Model
from ui.page import Page
from ui.parts.common import icon_button, rule_button, toast
from ui.renewal import offers_renewal
from ui.replaying import spoken
from ui.saved import row_of
from ui.screens import (
    about,
    cover,
    daily,
    deck,
    dialogs,
    fairness,
    fork,
    home,
    keepsake,
    link,
    lobby,
    replay,
    review,
    rules,
    share,
    table,
    turns,
    windows,
)
from ui.screens import saved as guest_book
from ui.screens.hint import advice_of
from ui.session import Session


def draw(model: Model) -> Page:
    """Return the whole page, with the sheet and the slip that lie on it, if any."""
    page = _screen(model)
    return replace(
        page,
        away=model.place != "home",
        parts=(*page.parts, ("sheet", _sheet(model)), ("slip", _slip(model))),
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
            return rules.page(model.rules_of)
        case "about":
            return about.page(model.upkeep, model.device.release)
    waiting = model.waiting()
    return home.page(
        () if waiting is None else (waiting,),
        storage_blocked=model.device.storage_blocked,
        offline=model.upkeep.offline,
        installable=model.upkeep.install == "offered",
        day=_day_at_home(model),
    )


def _lobby(model: Model, laid: Lobby) -> Page:
    board = board_named(laid.game)
    if laid.dealt is not None:
        shown = link.same_deal(board.own_deck(laid.dealt))
        return lobby.page(laid, shown, laid.start_refusal)
    return lobby.page(
        laid,
        join(board.house_rules(laid), _decks(model, laid)),
        laid.start_refusal or board.set_up_refusal(laid),
    )


def _day_at_home(model: Model) -> Message:
    """Return what the first screen says of the day's table: its date, and the streak."""
    length = streak_now(counted(all_days(model.device)), model.today)
    day = short_day(model.today)
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
            session, stepping=model.stepping, advice=advice, awaited=_awaited(model)
        )
    players, holder, looked = session.table.players, session.holder, session.looked
    back = None if looked in (None, holder) else looked
    return cover.page(
        players[holder or 0].name,
        holder or 0,
        None if back is None else players[back].name,
        name_of(session.table.game.key),
    )


def _sheet(model: Model) -> Html:
    match model.dialog:
        case "message" if model.notice is not None:
            sheet = dialogs.notice(model.notice)
        case "menu" if model.session is not None:
            session = model.session
            key, undo = session.table.game.key, session.undo_refusal
            bots = bots_of(session)
            hides = session.table.game.hides_hands if bots else None
            apart = windows.entries(session, has_locks=model.device.has_locks)
            sheet = dialogs.menu(
                key,
                model.settings,
                undo,
                hides_hands=hides,
                between=bool(session.elsewhere),
                own_deck=session.board.own_deck(session.table.deal),
                look_back=None if session.table.steps else say("replay/nothing-yet"),
                more=apart,
            )
        case "fair" if model.fair is not None:
            sheet = fairness.sheet(model.fair, bots_of(model.fair.session))
        case "share" if model.sharing is not None:
            sheet = share.sheet(
                model.sharing,
                can_send=model.device.can_send,
                shows_day=still_to_play(model.sharing.session, model.today),
            )
        case "keepsake" if model.keepsake is not None:
            kept = model.keepsake
            sheet = keepsake.sheet(
                kept.picture,
                kept.ground,
                can_send=model.device.can_send_pictures,
            )
        case "turn" if model.session is not None:
            sheet = turns.sheet(model.session, model.told_move, model.told_refusal)
        case "log" if model.session is not None:
            session = model.session
            sheet = dialogs.log(spoken(session.table, session.viewer))
        case "forget" if model.deleted:
            gone = reversed(model.deleted.items())
            sheet = guest_book.sure([row_of(*one) for one in gone])
        case "replay-log" if model.replay is not None:
            looked = model.replay
            sheet = replay.log(looked.spoken(), looked.moment)
        case "replay-seat" if model.replay is not None:
            sheet = replay.which_seat(model.replay)
        case _:
            return tag("div", id="sheet")
    return tag("div", sheet, id="sheet")


def _slip(model: Model) -> Html:
    """Return the slip; its place is always there, so that what comes is announced."""
    slip = model.toast
    if slip is None and offers_renewal(model):
        return tag("div", _renewal(), id="slip", aria_live="polite")
    covered = model.session is not None and model.session.covered
    if slip is None and covered and (away := _awaited(model)):
        return tag("div", away, id="slip", aria_live="polite")
    if slip is None:
        return tag("div", id="slip", aria_live="polite")
    action = None
    if slip.label is not None:
        action = rule_button(slip.label, slip.do, slip.arg)
    return tag(
        "div",
        toast(
            None,
            slip.message,
            icon_name="info",
            action=action,
            close=action and icon_button("close", say("app/dismiss"), "dismiss"),
        ),
        id="slip",
        aria_live="polite",
    )


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
