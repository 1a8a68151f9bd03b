"""A game looked at again: each decision of a person, what was knowable, what was luck.

Sends `review-close`, `review-stop`, `review-on`, `review-of SEAT`, `review-next`,
`review-open PLY:SEAT` and `replay-at PLY:SEAT`.
"""

from __future__ import annotations

from engine.game import AnyGame, AnyState
from engine.message import Message, say
from engine.review import Decision, Point
from engine.text import ended, gap, run_on
from ui.boards import Board
from ui.html import Child, Html, classes, tag
from ui.invitation import name_of
from ui.page import Page
from ui.parts.coach import progress
from ui.parts.common import (
    Option,
    Words,
    act_row,
    bar,
    icon,
    icon_button,
    pressable,
    rule_button,
    segmented,
    text_button,
    tray,
    unseen,
    wax,
    words,
)
from ui.reviewing import Review
from ui.screens.hint import amount, less


def page(review: Review) -> Page:
    """Return the review of the person who is shown."""
    table = review.session.table
    name = table.players[review.shown].name
    return Page(
        title=words(say("app/title", page=words(say("coach/review")))),
        body="p-page",
        frame="play",
        scene="review",
        focus=('#main [aria-expanded="true"]', "#bar h1"),
        decision=f"review {review.shown}",
        parts=(
            (
                "bar",
                bar(
                    say("coach/review"),
                    say(
                        "coach/review-note",
                        name=name,
                        game=name_of(table.game.key),
                    ),
                    left=icon_button("back", say("coach/to-result"), "review-close"),
                ),
            ),
            ("main", _main(review)),
            ("tray", _tray(review)),
        ),
    )


def _main(review: Review) -> Html:
    players = review.session.table.players
    options = [Option(players[seat].name, str(seat)) for seat in review.seats]
    return tag(
        "main",
        segmented(
            say("coach/whose"), "review-of", options, str(review.shown), names=True
        )
        if len(options) > 1
        else None,
        _sum(review),
        _afterthought(review),
        _list(review),
        tag("p", words(_explained(review)), class_="note centre"),
        class_="column review",
        id="main",
    )


# --- sums -----------------------------------------------------------------------------


def _sum(review: Review) -> Html:
    """Return what mistakes cost and what luck did: two sums, never one."""
    game, found = review.session.table.game, review.of(review.shown)
    lost = -sum(decision.loss for decision in found)
    luck = sum(decision.luck for decision in found)
    slips = len(review.slips())
    kind = "good" if luck > 0 else "bad" if luck < 0 else "none"
    if amount(game, luck) == "0":
        kind = "none"
    return tag(
        "section",
        tag(
            "div",
            _eyebrow("eye", "knowable"),
            tag("b", amount(game, lost), class_="bigfig"),
            tag(
                "small",
                words(say("coach/slips", n=slips) if slips else say("coach/no-slips")),
            ),
        ),
        tag(
            "div",
            _eyebrow("clock", "luck"),
            tag("b", amount(game, luck, plus=True), class_="bigfig"),
            tag("small", words(say(f"coach/luck-{kind}"))),
            class_="hs",
        ),
        class_="rvsum paper",
        aria_label=words(say("coach/sum")),
    )


def _eyebrow(icon_name: str, word: str) -> Html:
    return tag("span", icon(icon_name), words(say(f"coach/{word}")), class_="eyebrow")


def _explained(review: Review) -> Message:
    unit = say(f"{review.session.table.game.key}-coach/unit")
    return say("coach/explained", unit=unit)


def _afterthought(review: Review) -> Html | None:
    session = review.session
    value = review.afterthoughts.get(review.shown)
    if value is None:
        return None
    return session.board.afterthought(session.look(), review.shown, value)


# --- decisions ------------------------------------------------------------------------


def _list(review: Review) -> Html:
    found = review.of(review.shown)
    left = sum(at.seat == review.shown for at in review.due)
    rows = [row for n, one in enumerate(found, 1) for row in _rows(review, n, one)]
    return tag(
        "section",
        tag(
            "p",
            tag("span", words(say("coach/decision"))),
            tag("span", words(say("coach/knowable"))),
            tag("span", words(say("coach/luck"))),
            class_="rvhead",
            aria_hidden="true",
        ),
        tag("ul", rows) if rows else None,
        tag("p", words(say("coach/to-come", n=left)), class_="note rvleft")
        if left
        else None,
        class_="rvlist paper",
        aria_label=words(say("coach/decisions")),
    )


def _rows(review: Review, number: int, decision: Decision) -> list[Html]:
    table = review.session.table
    game, state = table.game, table.states[decision.ply]
    view, at = state.view(decision.seat), Point(decision.ply, decision.seat)
    opened = review.open == at
    lost = amount(game, -decision.loss)
    best = lost == "0"
    knowable: Words = say("coach/best") if best else lost
    luck = amount(game, decision.luck, plus=True)
    line = pressable(
        tag("span", _when(review.session.board, state, number), class_="rs"),
        tag(
            "span",
            words(game.describe(view, _read(game, state, at, decision.made))),
            class_="rw",
        ),
        tag(
            "span",
            None if best else unseen(say("coach/knowable-is")),
            words(knowable),
            class_=f"rk1 {'ok' if best else 'bad'}",
        ),
        tag("span", unseen(say("coach/luck-is")), luck, class_="rh1"),
        class_="rvline",
        do="review-open",
        arg=f"{at.ply}:{at.seat}",
        data_key=f"decision:{at.ply}:{at.seat}",
        aria_expanded="true" if opened else "false",
    )
    rows = [tag("li", line)]
    if opened:
        rows.append(_details(review, decision))
    return rows


def _when(board: Board, state: AnyState, number: int) -> Child:
    """Return when it was: in short to be seen, in words to be heard."""
    view = state.view(None)
    short, aloud = board.when(view), board.when(view, aloud=True)
    if short is None or aloud is None or short == aloud:
        return words(short or str(number))
    return [
        tag("span", words(short), aria_hidden="true"),
        unseen(ended(words(aloud))),
    ]


def _details(review: Review, decision: Decision) -> Html:
    game = review.session.table.game
    at = Point(decision.ply, decision.seat)
    return tag(
        "li",
        tag("p", _eyebrow("eye", "knowable"), _knowable(review, decision), class_="kn"),
        tag(
            "p",
            _eyebrow("clock", "hindsight"),
            words(_turned_out(game, decision)),
            gap(),
            words(_hindsight(review, decision)),
            class_="hs",
        ),
        text_button(
            say("replay/see-it"), "replay-at", f"{at.ply}:{at.seat}", icon_name="clock"
        ),
        class_="rvdet",
    )


def _knowable(review: Review, decision: Decision) -> str:
    """Return what somebody could have known when it was chosen."""
    table = review.session.table
    game, state = table.game, table.states[decision.ply]
    at = Point(decision.ply, decision.seat)
    view = state.view(decision.seat)
    names = [player.name for player in table.players]
    best = _read(game, state, at, decision.best)
    lost = amount(game, decision.loss)
    if lost == "0":
        good = "coach/exact-good" if decision.exact else "coach/was-good"
        return words(say(good))
    better = say(
        "coach/exact-better" if decision.exact else "coach/was-better",
        choice=game.describe(view, best),
        less=less(game, lost),
    )
    return run_on([words(better), words(game.explain(view, best, names))])


def details_words(review: Review, at: Point) -> str:
    """Return the details of a decision to be said aloud: what it was, and what of it."""
    table, decision = review.session.table, review.found[at]
    game, state = table.game, table.states[at.ply]
    made = _read(game, state, at, decision.made)
    return run_on(
        (
            ended(words(game.describe(state.view(at.seat), made))),
            _knowable(review, decision),
            words(_turned_out(game, decision)),
            words(_hindsight(review, decision)),
        )
    )


def state_words(review: Review) -> Message:
    """Return that judging goes on, is over, or why it stopped."""
    if review.done:
        return say("listening/reviewed", n=len(review.slips()))
    if review.failed or review.stopped:
        return say("coach/failed" if review.failed else "coach/stopped")
    return say("listening/reviewing")


def _turned_out(game: AnyGame, decision: Decision) -> Message:
    luck = amount(game, decision.luck)
    if luck == "0":
        return say("coach/turned-out-level")
    id = "better" if decision.luck > 0 else "worse"
    return say(f"coach/turned-out-{id}", n=luck.lstrip("\N{MINUS SIGN}"))


def _hindsight(review: Review, decision: Decision) -> Message:
    table = review.session.table
    game, state = table.game, table.states[decision.ply]
    at = Point(decision.ply, decision.seat)
    gain = amount(game, decision.gain)
    if gain == "0":
        return say("coach/nothing-to-know")
    return say(
        "coach/had-one-known",
        choice=game.describe(
            state.view(decision.seat), _read(game, state, at, decision.hindsight)
        ),
        n=gain,
    )


def _read(game: AnyGame, state: AnyState, at: Point, choice: object) -> object:
    found: object = game.read_choice(state, at.seat, choice)
    return found


# --- tray -----------------------------------------------------------------------------


def _tray(review: Review) -> Html:
    slips = review.slips()
    text = say("coach/slip-first" if review.open is None else "coach/slip-next")
    following = wax(text, "review-next", unavailable=not slips)
    if review.done:
        back = rule_button(say("coach/to-result"), "review-close", wide=True)
        return tray(act_row(back, following))
    if review.failed or review.stopped:
        said = say("coach/failed" if review.failed else "coach/stopped")
        return tray(
            tag("p", words(said), class_="note centre"),
            act_row(rule_button(say("coach/go-on"), "review-on", wide=True), following),
        )
    return tray(
        tag(
            "div",
            tag("span", words(say("coach/reviewing"))),
            progress(review.share, say("coach/reviewing")),
            class_=classes("rvgoing"),
        ),
        act_row(rule_button(say("coach/stop"), "review-stop", wide=True), following),
    )
