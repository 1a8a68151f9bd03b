"""The table in mid-round: standings, everybody's arm, the hand and what it would do."""

from __future__ import annotations

from engine.games.always_a_bridesmaid.events import ReserveDrawn
from engine.games.always_a_bridesmaid.pieces import HOLD, Card
from ui.boards import Seen, nod_wax
from ui.boards.always_a_bridesmaid.cast import advised, names_of, view_of
from ui.boards.always_a_bridesmaid.kept import kept_button, kept_panel
from ui.boards.always_a_bridesmaid.overheard import last_reveal, overheard
from ui.boards.always_a_bridesmaid.recap import turned_over
from ui.boards.always_a_bridesmaid.seats import mine, others
from ui.boards.always_a_bridesmaid.speak import hold_means, speak, turns_wild
from ui.boards.always_a_bridesmaid.standing import just_joined, last_turn, stand
from ui.boards.always_a_bridesmaid.tokens import PICKED, card_picked, token_of
from ui.boards.always_a_bridesmaid.told import msg, told
from ui.html import Child, Html, classes, tag
from ui.parts.cards import card_pick, hand_of
from ui.parts.common import act_row, icon, ribbon, rule_button, signed, tray, wax
from ui.parts.motion import moves


def table(seen: Seen) -> Html:
    """Return the table of the phases `play` and `aside`."""
    return tag(
        "main",
        tag("div", stand(seen), _turned(seen), overheard(seen), class_="side"),
        others(seen),
        mine(seen),
        kept_panel(seen),
        class_="bm",
        id="main",
    )


def _turned(seen: Seen) -> Html | None:
    """Return what was just turned over, which setting a card aside is about."""
    turned = last_turn(view_of(seen))
    if turned is None or view_of(seen).phase != "aside":
        return None
    return tag("section", turned_over(seen, turned), class_="recap paper")


def hand_and_wax(seen: Seen) -> Html:
    """Return the tray: preview, hand and wax; or what is being waited for."""
    if view_of(seen).viewer in seen.chosen:
        return sealed(seen)
    if not seen.legal:
        return watching(seen)
    picked = card_picked(seen.picks)
    return tray(
        seen.advice.slip if seen.advice else slip(*_about_pick(seen, picked)),
        _hand(seen, picked),
        act_row(kept_button(), _play_wax(picked)),
        ribbon=_ribbon(seen),
    )


def sealed(seen: Seen) -> Html:
    """Return the tray of somebody who has chosen and waits for the others."""
    return tray(
        slip("check", _sealed_words(seen)),
        _hand_place(seen),
        act_row(kept_button() if has_table(seen) else None, _take_back(seen)),
        ribbon=_ribbon(seen),
    )


def watching(seen: Seen) -> Html:
    """Return the tray of somebody who has nothing to choose now."""
    buttons = (
        kept_button() if has_table(seen) else None,
        nod_wax(seen) if seen.stepping else None,
    )
    if seen.awaited and not any(buttons):
        return tag("div", id="tray", hidden=True)
    return tray(
        None if seen.awaited else slip("eye", _watching_words(seen)),
        _hand_place(seen),
        act_row(*buttons) if any(buttons) else None,
        ribbon=_ribbon(seen),
    )


def has_table(seen: Seen) -> bool:
    """Return whether the table is on show, with its panel of shelves."""
    view = view_of(seen)
    if view.phase in ("aside", "single"):
        return view.viewer not in view.to_act
    return view.phase == "play"


def slip(icon_name: str, *words: Child) -> Html:
    """Return the paper slip above the hand, with one sentence or two."""
    return tag("div", icon(icon_name), tag("p", words), class_="preview paper")


def _hand(seen: Seen, picked: Card | None) -> Html:
    legal: list[Card] = list(seen.legal)
    stop = legal.index(picked) if picked in legal else 0
    joined = just_joined(view_of(seen))
    return hand_of(
        msg("hand"),
        [
            card_pick(
                card,
                "pick",
                token_of(card),
                picked=card == picked,
                means=hold_means(seen),
                flips=turns_wild(seen, card),
                hint=advised(seen, card),
                data_new=card in joined,
                data_moves=moves(ReserveDrawn, "land") if card in joined else None,
                data_mover=PICKED if card == picked else None,
                tabindex="0" if n == stop else "-1",
                data_key=token_of(card),
            )
            for n, card in enumerate(legal)
        ],
        class_="hand",
        id="hand",
    )


def _hand_place(seen: Seen) -> Html | None:
    """Return the empty place of the viewer's hand while there is nothing to pick from it.

    It is as large as the hand that comes back, or the table would grow and shrink again.
    """
    view = view_of(seen)
    if view.viewer is None or view.phase not in ("play", "aside"):
        return None
    seat = view.participants[view.viewer]
    cards = seat.hand_size + 1  # HOLD BACK is no card of the hand (B4)
    return tag(
        "div",
        [tag("span", tag("span"), class_="pick")] * cards,
        class_=classes("hand away", seat.held_back and "out"),
        aria_hidden="true",
    )


def _about_pick(seen: Seen, picked: Card | None) -> tuple[str, Child]:
    """Return icon and words of the slip: the last reveal, then what a pick would do."""
    if picked is None:
        return "eye", last_reveal(seen)
    if picked == HOLD:
        return "eyeoff", speak(seen, picked)
    return ("sym-wildflag" if turns_wild(seen, picked) else "cards"), speak(
        seen, picked
    )


def _play_wax(picked: Card | None) -> Html:
    if picked is None:
        return wax(msg("choose-a-card"), "confirm", unavailable=True)
    if picked == HOLD:
        return wax(msg("wax-hold"), "confirm")
    return wax(msg("wax-play", card=signed(picked)), "confirm")


def _sealed_words(seen: Seen) -> str:
    waiting = tuple(who for who in view_of(seen).to_act if who not in seen.chosen)
    if not waiting or seen.awaited:
        return told("sealed")
    return told("sealed-waiting", names=names_of(seen, waiting))


def _watching_words(seen: Seen) -> Html | str:
    view = view_of(seen)
    waiting = tuple(who for who in view.to_act if who not in seen.chosen)
    who = names_of(seen, waiting)
    if view.phase in ("aside", "display"):
        return told(f"waiting-{view.phase}", names=who)
    if view.viewer is not None and view.participants[view.viewer].held_back:
        return told("waiting-held", names=who)
    return told("waiting", names=who)


def _take_back(seen: Seen) -> Html:
    return rule_button(
        msg("take-back"),
        "undo",
        icon_name="undo",
        wide=True,
        unavailable=seen.undo is not None,
    )


def _ribbon(seen: Seen) -> str | None:
    viewer = view_of(seen).viewer
    return None if viewer is None else ribbon(viewer)
