"""What the command line of Always a Bridesmaid answers: cards, hands, arms, points."""

from __future__ import annotations

from typing import Final

from engine.game import Seat
from engine.games.always_a_bridesmaid.events import Scored
from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, HOLD, Card
from engine.games.always_a_bridesmaid.scoring import place_pays
from engine.games.always_a_bridesmaid.view import View
from engine.games.always_a_bridesmaid.words import sentences
from engine.message import Message, Row, say
from engine.text import ended, run_on, sentence
from ui.boards import Seen
from ui.boards.always_a_bridesmaid.cast import me, name_of, names_of, view_of
from ui.boards.always_a_bridesmaid.ledger import race
from ui.boards.always_a_bridesmaid.speak import hold_means, speak, turns_wild
from ui.boards.always_a_bridesmaid.standing import last_turn, pays_words, standing
from ui.boards.always_a_bridesmaid.told import told
from ui.commands import Answer, Typed, which
from ui.html import join, text_of
from ui.parts.cards import card_label
from ui.parts.common import signed

PAGE: Final = "bridesmaid-commands"


def ask(id: str, /, **args: object) -> Message:
    """Return a message of the commands of this game."""
    return say(f"{PAGE}/{id}", **args)


def card(seen: Seen, found: Card) -> Answer:
    """Say what a card is, and what playing it would bring."""
    if found != HOLD and found not in ACCESSORIES:
        return which(signed(found), ())
    label = card_label(found, hold_means(seen), flips=turns_wild(seen, found))
    text = ended(sentence(label))
    if view_of(seen).phase == "play" and found in seen.legal:
        text = run_on([text, text_of(join(speak(seen, found)))])
    return Answer((text,))


def hand(seen: Seen, _: Typed) -> Answer:
    """Say what the viewer holds, and their reserve."""
    view = view_of(seen)
    if view.viewer is None:
        return Answer((ask("no-seat"),))
    own = view.participants[view.viewer]
    says: list[Message] = []
    if view.robot_offer and view.phase == "robot":
        says.append(ask("offer-is", cards=view.robot_offer))
    held: list[object] = [*(own.hand or ())]
    if not own.held_back:
        held.append(ask("hold-back"))
    says.append(ask("hand-is", cards=held) if held else ask("hand-empty"))
    if own.reserve:
        says.append(ask("reserve-is", cards=own.reserve))
    return Answer(tuple(says))


def hands(seen: Seen, _: Typed) -> Answer:
    """Say how many cards everybody holds and displays."""
    says = []
    for who, seat in enumerate(view_of(seen).participants):
        held = ask("holds", name=name_of(seen, who), n=seat.hand_size)
        if not seat.robot:
            held = ask("holds-displayed", hand=held, n=len(seat.displayed))
        says.append(ended(sentence(held)))
    return Answer(tuple(says))


def table(seen: Seen, _: Typed) -> Answer:
    """Say what lies on each arm."""
    return Answer(tuple(ended(sentence(_arm(seen, who))) for who in _everybody(seen)))


def _everybody(seen: Seen) -> range:
    return range(len(view_of(seen).participants))


def _arm(seen: Seen, who: int) -> Message:
    view = view_of(seen)
    seat, now = view.participants[who], standing(view)
    name = name_of(seen, who)
    if not seat.arm:
        arm = ask("on-arm-bare", name=name)
    else:
        place = told(f"place-{now.ranks[who]}")
        arm = ask(
            "on-arm", name=name, cards=seat.arm, total=now.totals[who], place=place
        )
    if seat.held_back:
        arm = ask("on-arm-held", arm=arm)
    if seat.aside is not None:
        arm = ask("on-arm-aside-is", arm=arm, card=seat.aside)
    elif seat.has_aside:
        arm = ask("on-arm-aside", arm=arm)
    return ask("on-arm-wild", arm=arm) if seat.wild else arm


def score(seen: Seen, _: Typed) -> Answer:
    """Say how many points everybody has; what a round paid counts once it is scored."""
    view = view_of(seen)
    scores = Row(
        ask("scores", name=name_of(seen, who), n=_score_now(view, who))
        for who in range(view.seats)
    )
    return Answer((ask("score-is", scores=scores),))


def _score_now(view: View, seat: Seat) -> int:
    """Return a score as the scoreboard has it, before its cards are displayed."""
    if view.phase == "display":
        return race(view, seat)[-1]
    return view.participants[seat].score


def why(seen: Seen, _: Typed) -> Answer:
    """Say how the round is paid: as it was, as it stands, or as it will be."""
    view = view_of(seen)
    if view.phase in ("play", "aside") and last_turn(view) is not None:
        return Answer(tuple(ended(line) for line in _standing(seen)))
    scored = next((e for e in reversed(view.log) if isinstance(e, Scored)), None)
    if scored is None:
        return Answer((pays_words(view),))
    return Answer(tuple(sentences(scored, seen.names, me(seen))))


def _standing(seen: Seen) -> list[str]:
    now, pays = standing(view_of(seen)), view_of(seen).points
    lines = []
    for rank in range(1, max(now.ranks) + 1):
        here = tuple(who for who, other in enumerate(now.ranks) if other == rank)
        lines.append(
            told(
                "tier-shared" if len(here) > 1 else "tier",
                place=told(f"place-{rank}"),
                names=names_of(seen, here),
                total=now.totals[here[0]],
                n=place_pays(pays, rank, len(here)),
            )
        )
    return lines
