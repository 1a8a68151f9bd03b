"""What is said aloud at a table: each event once, in order, nothing to the wrong ears."""

from __future__ import annotations

import pytest

from engine.games.always_a_bridesmaid.events import Scored
from engine.rng import Rng
from engine.text import MINUS, sentence
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on, press_something
from tests.test_app import ALONE, TOGETHER
from ui.app import App
from ui.listening import said_to
from ui.model import TOAST_MS
from ui.saved import PREFIX
from ui.session import Session
from ui.voice import Line

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"


def in_words(session: Session, viewer: int | None, you: int | None) -> list[str]:
    """Return the log as a viewer knows it, one line an event."""
    table = session.table
    names = [player.name for player in table.players]
    told = (table.game.tell(e, names, you) for e in table.view(viewer).log)
    words = [" ".join(map(sentence, one)) for one in told]
    return words[:-1] if ends_unheard(session) else words


def ends_unheard(session: Session) -> bool:
    """Return whether the last round is still to be gone on from, and then the result."""
    return session.finished and session.board.news(session.look()) is not None


def of(kind: str, lines: list[Line]) -> list[str]:
    return [line.text for line in lines if line.kind == kind]


def at_table(app: App) -> Session:
    assert app.session is not None
    return app.session


@pytest.mark.parametrize(("key", "kinds"), ALONE)
def test_every_event_is_said_once_and_in_order(key: str, kinds: list[str]) -> None:
    """Whoever plays alone hears the log as their seat knows it: no event is left out, none
    comes twice or early, and nothing else is said to have happened."""
    app, device = opened()
    lay_table(app, key, kinds)
    session = at_table(app)

    def told() -> None:
        assert of("log", device.announced) == in_words(session, 0, 0)

    play_on(app, device, Rng(5), told)
    assert session.finished


@pytest.mark.parametrize(("key", "kinds"), TOGETHER)
def test_each_person_hears_all_of_it_when_the_device_is_theirs(
    key: str, kinds: list[str]
) -> None:
    """Where a device is passed around, whoever lifts the cover has heard the whole log of
    their own seat by then, each event once; under the cover nothing is said at all, and
    at the end, which all lean over, nothing that only one of them knows."""
    app, device = opened()
    lay_table(app, key, kinds)
    session = at_table(app)
    heard: dict[int | None, int] = {}
    before = 0

    def told() -> None:
        nonlocal before
        new, before = device.announced[before:], len(device.announced)
        if session.covered:
            assert new == []
            return
        eyes = session.viewer if session.covers else None
        known = heard.get(eyes, 0)
        you = None if session.finished else eyes  # then all of them lean over it
        assert of("log", new) == in_words(session, you, you)[known:]
        heard[eyes] = len(session.table.state.log) - ends_unheard(session)

    told()
    play_on(app, device, Rng(6), told)
    assert len(heard) == (len(kinds) if session.covers else 1)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_nothing_is_said_that_the_seat_may_not_know(seats: int) -> None:
    """Drawn from any other state of the information set, the same is said."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human"] + ["bot:easy"] * (seats - 1))
    session, rng = at_table(app), Rng(4)

    def same() -> None:
        true = session.table.state
        spoken = in_words(session, 0, 0)
        picks = session.board.picked_words(session.look())
        session.table.states[-1] = session.table.game.resample(true.view(0), rng)
        try:
            assert in_words(session, 0, 0) == spoken
            assert session.board.picked_words(session.look()) == picks
        finally:
            session.table.states[-1] = true

    play_on(app, device, Rng(5), same)


def test_a_cover_silences_what_was_still_to_be_said() -> None:
    """When the cover comes down the device is hushed, and what was said cannot be read
    again by the next person, but by the same one once they look again."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human"] * 3)
    session = at_table(app)
    app.on("uncover", "", "")
    for card in (-5, -3, -2, 0, 1):
        app.on("pick", f"card:{card}", "")
    app.on("confirm", "", "")
    own = [*said_to(session)]
    assert own
    hushed = len(device.hushed_at)
    app.on("cover", "", "")
    assert len(device.hushed_at) == hushed + 1
    assert said_to(session) == []
    app.on("cover-back", "", "")
    assert said_to(session)[: len(own)] == own
    app.on("cover", "", "")
    app.on("uncover", "", "")
    assert session.looking == 1
    assert said_to(session)
    assert not any("−5" in line.text for line in said_to(session))


def test_whose_turn_it_is_is_said_after_what_happened() -> None:
    """A decision is said once when it is due, behind the events that led to it."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    device.run()
    rng = Rng(7)
    while not at_table(app).finished:
        heard = len(device.announced)
        due = len(at_table(app).table.steps)
        while len(at_table(app).table.steps) == due:
            press_something(app, device, rng)
        device.run()
        kinds = [line.kind for line in device.announced[heard:]]
        new = [kind for kind in kinds if kind not in ("pick", "lesson")]
        ends = at_table(app).finished
        assert new == ["log", "log", *(["log"] if ends else ["turn"])]


def test_a_refusal_is_said_each_time_and_interrupts_nothing() -> None:
    """What can't be done says why, in the engine's words, as often as it is tried."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    session = at_table(app)
    app.on("pick", f"guest:{session.table.view(0).row[0]}", "")
    app.on("confirm", "", "")
    app.on("confirm", "", "")
    refusals = of("slip", device.announced)
    assert len(refusals) == 2
    assert refusals[0] == refusals[1]
    assert refusals[0].startswith("Choose a seat first for ")
    assert not any(line.urgent for line in device.announced)


def test_a_table_that_is_no_longer_kept_interrupts() -> None:
    """A full storage is what must be heard before anything else."""
    device = StandIn()
    app, device = opened(device)
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    device.room = "full"
    for card in (-5, -3, -2, 0, 1):
        app.on("pick", f"card:{card}", "")
    app.on("confirm", "", "")
    assert [line.kind for line in device.announced if line.urgent] == ["slip"]


def test_picks_are_said_as_they_change() -> None:
    """One line a change of what is picked: what it would bring, or which there are."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    for card in (-5, -3):
        app.on("pick", f"card:{card}", "")
    app.on("pick", "card:-5", "")
    app.on("pick", "card:-3", "")
    said = of("pick", device.announced)
    one_and_both = ("1 of 5 chosen: −5", "2 of 5 chosen: −5 and −3")
    assert said == [*one_and_both, "1 of 5 chosen: −3", "0 of 5 chosen"]


def test_what_is_put_down_is_said_and_what_is_chosen_is_not_put_down() -> None:
    """Escape says that nothing is picked any more; a choice made says nothing of it."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    action = at_table(app).look().legal[0]
    for _ in range(2):
        app.on("pick", f"guest:{action.guest}", "")
        app.on("pick", f"seat:{action.place}", "")
        app.on("undo", "", "")
    app.on("pick", f"guest:{action.guest}", "")
    app.on("pick", f"seat:{action.place}", "")
    app.on("confirm", "", "")
    device.run()
    said = of("pick", device.announced)
    assert [text == "Put down." for text in said] == [False, False, True] * 2 + [
        False
    ] * 2


def test_a_scored_round_is_gone_on_from_when_all_of_it_was_said() -> None:
    """Behind everything that bots still do comes the page to go on from, with one's own
    points so far; how the game ends is heard behind the last of them."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    session, rng = at_table(app), Rng(5)
    scored = 0
    while not device.available("again"):
        before = len(device.announced)
        press_something(app, device, rng)
        device.run()
        new = device.announced[before:]
        view = session.table.view(0)
        paid = [e.points[0] for e in view.log if isinstance(e, Scored)]
        points = sum(paid) - view.participants[0].wild
        so_far = f"You have {points} point".replace("-", MINUS)
        if session.board.news(session.look()) is None:
            assert not of("news", new)
            due = "".join(of("turn", new))
            assert (so_far in due) == (" display " in due)
            continue
        scored += 1
        assert new[-1].kind == "news"
        assert so_far in new[-1].text
        assert not any(" win" in line.text for line in new)
    assert scored
    assert " win" in of("log", device.announced)[-1]


def test_a_first_lesson_says_where_it_goes_on() -> None:
    """The button behind the hand is told of once, in words that don't touch."""
    app, device = opened()
    app.on("first-game", BRIDESMAID, "")
    app.on("lesson-on", "", "")
    first, second = of("lesson", device.announced)
    assert first.endswith("“Go on” comes behind everything else on the page.")
    assert "Go on" not in second


def test_a_review_says_that_it_goes_on_and_names_its_rows_in_words() -> None:
    """Who listens knows that something is worked at, and hears no abbreviation."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    play_on(app, device, Rng(3))
    app.on("review", "", "")
    assert of("lesson", device.announced)[-1].startswith("Going through the game")
    device.run()
    assert of("lesson", device.announced)[-1].startswith("The review is done")
    rows = device.html
    assert '<span aria-hidden="true">R1</span><span class="vh">Before Round 1.' in rows
    assert '<span class="vh">Round 2, turn 1.' in rows


def test_taking_back_is_said_and_what_follows_is_said_anew() -> None:
    """An event that was taken back and happens again is heard again."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    for card in (-5, -3, -2, 0, 1):
        app.on("pick", f"card:{card}", "")
    kept = "Before Round 1, you keep back −5, −3, −2, 0 and 1."
    for once in (1, 2):
        app.on("confirm", "", "")
        while not at_table(app).table.steps:
            device.tasks.pop(0)()
        assert of("log", device.announced).count(kept) == once
        app.on("undo", "", "")
    assert of("log", device.announced) == [kept, "Taken back."] * 2


def test_a_kept_table_says_what_happened_since_ones_own_choice() -> None:
    """Coming back one is not told the whole game again."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    device.run()
    session, rng = at_table(app), Rng(1)
    while len(session.table.steps) < 6:
        press_something(app, device, rng)
        device.run()
    since = len(session.table.state.log) - session.seen[0]
    again, later = opened(StandIn(store=dict(device.store)))
    later.announced.clear()
    again.on("resume", session.id, "")
    assert f"{PREFIX}{session.id}" in later.store
    said = of("log", later.announced)
    assert said == in_words(session, 0, 0)[-since:]
    assert 0 < since < len(session.table.state.log)


def test_a_replay_says_each_moment_once() -> None:
    """Going through a finished game says what led to each moment, as often as one comes."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    play_on(app, device, Rng(3))
    log = in_words(at_table(app), 0, 0)
    heard = len(device.announced)
    app.on("replay", "", "")
    assert app.replay is not None
    app.draw()
    for _ in range(app.replay.last):
        app.on("replay-later", "", "")
    said = of("log", device.announced[heard:])
    assert len(said) == app.replay.last + 1
    assert " ".join(said[1:]) == " ".join(log)


def test_a_slip_that_goes_by_itself_was_said_before() -> None:
    """No sentence depends on being read before its slip goes away."""
    assert TOAST_MS > 0
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    app.on("confirm", "", "")
    assert of("slip", device.announced) == ["Choose 5 more, then confirm."]
    device.run()
    assert app.toast is None
    assert len(of("slip", device.announced)) == 1
