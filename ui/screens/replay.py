"""The replay: the board at one moment, what happened there, and the way to any other.

Sends `replay-close`, `replay-to MOMENT` (and `replay-to` with a value), `replay-first`,
`replay-earlier`, `replay-play`, `replay-later`, `replay-last`, `replay-eyes` with a value,
`replay-log`, `replay-share`, `replay-keep` and `replay-on` with or without a seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Viewer
from engine.message import Message, say
from engine.text import run_on, sentence
from ui.html import Html, tag
from ui.invitation import name_of
from ui.page import Page
from ui.parts.common import (
    bar,
    dialog,
    icon,
    icon_button,
    pressable,
    ribbon,
    rosette,
    text_button,
    unseen,
    words,
)
from ui.replaying import Replaying
from ui.still import still


def page(replay: Replaying) -> Page:
    """Return the replay at its moment, through the eyes that were chosen."""
    board, seen = replay.session.board, replay.look()
    news, over = board.news(seen), replay.state.outcome is not None
    if news is not None:
        scene, main = "news", news
    elif over:
        scene, main = "end", board.end(seen)
    else:
        scene, main = replay.state.phase, board.main(seen)
    held = None if over or news is not None else board.tray(seen)
    game = name_of(replay.table.game.key)
    return Page(
        title=sentence(say("app/title", page=game)),
        body=board.body,
        frame="play replayed",
        scene=f"replay {scene}",
        focus="#bar h1",
        parts=(
            ("bar", _bar(replay)),
            ("main", still(main)),
            ("held", _held(held)),
            ("tray", _controls(replay)),
        ),
    )


def log(spoken: Sequence[tuple[int, str]], moment: int) -> Html:
    """Return all that happened, in order; each line leads to its moment."""
    lines = [
        tag(
            "li",
            pressable(
                tag("span", text),
                unseen(say("replay/log-here")) if at == moment else None,
                class_="logline",
                do="replay-to",
                arg=str(at),
                aria_current="step" if at == moment else None,
                data_key=f"line-{number}",
            ),
        )
        for number, (at, text) in enumerate(spoken)
    ]
    note = say("replay/log-note" if lines else "dialogs/log-empty")
    return dialog(
        say("replay/log"),
        tag("p", words(note), class_="note"),
        tag("ol", lines, class_="spoken jumps") if lines else None,
        id="dialog",
        close=say("dialogs/close"),
    )


def which_seat(replay: Replaying) -> Html:
    """Return the question who one is, for somebody who sat at no seat."""
    players = replay.table.players
    return dialog(
        say("replay/which-seat"),
        tag(
            "p",
            words(say("replay/which-seat-note")),
            class_="note",
            id="which-seat-says",
        ),
        tag(
            "div",
            [
                pressable(
                    rosette(players[seat].name, ribbon(seat)),
                    tag("span", players[seat].name),
                    class_="seatline",
                    do="replay-on",
                    arg=str(seat),
                )
                for seat in replay.takers
            ],
            class_="entries",
        ),
        id="dialog",
        close=say("dialogs/close"),
        told_by="which-seat-says",
    )


def _bar(replay: Replaying) -> Html:
    return bar(
        say("replay/title"),
        _where(replay),
        left=icon_button("back", say("replay/back"), "replay-close"),
        right=[
            icon_button("book", say("replay/log"), "replay-log"),
            icon_button("share", say("replay/send"), "replay-share"),
        ],
    )


def _where(replay: Replaying) -> Message:
    if not replay.moment:
        return say("replay/before-first")
    return say("replay/move", n=replay.moment, all=replay.last)


def _held(drawn: Html | None) -> Html:
    """Return what the board has in its tray: a hand, a row of guests; to look at."""
    if drawn is None:
        return tag("div", id="held", hidden=True)
    return Html(still(drawn).replace(' id="tray"', ' id="held"', 1))


def _controls(replay: Replaying) -> Html:
    happened = run_on(replay.happened())
    if not happened:
        happened = words(say("replay/unseen" if replay.moment else "replay/laid"))
    return tag(
        "nav",
        tag(
            "p",
            icon("eye"),
            tag("span", happened),
            class_="happened paper",
        ),
        tag("div", _scrubber(replay), _transport(replay), class_="travel"),
        tag("div", _eyes(replay), *_ways(replay), class_="ways-on"),
        class_="tray replaybar",
        id="tray",
        aria_label=words(say("replay/title")),
    )


def _scrubber(replay: Replaying) -> Html:
    return tag(
        "label",
        unseen(say("replay/scrub")),
        tag(
            "input",
            type="range",
            min=0,
            max=replay.last,
            value=replay.moment,
            step=1,
            data_do="replay-to",
            data_live=True,
            data_key="scrub",
            aria_valuetext=words(_where(replay)),
        ),
        tag("output", f"{replay.moment}/{replay.last}", aria_hidden="true"),
        class_="scrub",
    )


def _transport(replay: Replaying) -> Html:
    start, end = replay.moment == 0, replay.moment == replay.last
    way = (
        ("prev", "first", start),
        ("back", "earlier", start),
        ("play", "play", False),
        ("next", "later", end),
        ("fwd", "last", end),
    )
    return tag(
        "div",
        [
            _play(replay)
            if verb == "play"
            else icon_button(
                name, say(f"replay/{verb}"), f"replay-{verb}", unavailable=unavailable
            )
            for name, verb, unavailable in way
        ],
        class_="transport",
        role="group",
        aria_label=words(say("replay/transport")),
    )


def _play(replay: Replaying) -> Html:
    picture = (
        tag("span", class_="pausing", aria_hidden="true")
        if replay.playing
        else icon("play")
    )
    return pressable(
        picture,
        class_="ibtn playbtn",
        do="replay-play",
        label=say("replay/pause" if replay.playing else "replay/play"),
    )


def _eyes(replay: Replaying) -> Html | None:
    """Return whose eyes are chosen, or a note where there is nothing to choose."""
    if len(replay.lent) > 1:
        options = [
            tag(
                "option",
                words(_seen_by(replay, viewer)),
                value="" if viewer is None else str(viewer),
                selected=viewer == replay.eyes,
            )
            for viewer in replay.lent
        ]
        return tag(
            "label",
            icon("eye"),
            unseen(say("replay/eyes")),
            tag("select", options, data_do="replay-eyes", data_key="eyes"),
            class_="eyes",
        )
    if replay.session.finished or not replay.table.game.hides_hands:
        return None
    knew = "knew-all" if replay.eyes is None else "knew-own"
    return tag("p", icon("eyeoff"), words(say(f"replay/{knew}")), class_="note eyes")


def _seen_by(replay: Replaying, viewer: Viewer) -> Message:
    if viewer is None:
        return say("replay/eyes-everybody")
    return say("replay/eyes-of", name=replay.table.players[viewer].name)


def _ways(replay: Replaying) -> list[Html]:
    """Return what leads on from here."""
    refused = replay.play_on_refusal is not None
    play_on = text_button(
        say("replay/play-on"), "replay-on", icon_name="cards", unavailable=refused
    )
    if replay.kept:
        return [play_on]
    return [play_on, text_button(say("replay/keep"), "replay-keep", icon_name="book")]
