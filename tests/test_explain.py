"""What is this? Everything on a table can say what it is, and tells nobody anything new."""

from __future__ import annotations

import re
from functools import cache

import pytest

from engine.games import game_keys, game_named
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import SYMBOLS
from engine.games.at_the_wedding_table.scoring import terms, wants
from engine.rng import Rng
from engine.text import sentence, words
from tests.device import StandIn
from tests.markup import elements, text_of
from tests.playing import lay_table, opened, play_on, press_something
from ui.app import App
from ui.explaining import at_hand, explanation
from ui.keys import Key, verb_of
from ui.parts.common import words as worded
from ui.rulebook import chapters_of
from ui.screens import explain

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
KINDS = {
    BRIDESMAID: {
        "card", "start", "wild", "robot", "face-down", "aside", "arm", "total", "stand",
        "points", "displayed", "reserve", "hand", "player", "score",
    },
    WEDDING: {"guest", "range", "symbol", "seat", "score", "cake", "deck"},
}  # fmt: skip
PLAIN = frozenset[str]()


def topics_on(html: str) -> set[str]:
    """Return what can be explained on a page."""
    return {
        e.attrs["data-explains"] for e in elements(html) if "data-explains" in e.attrs
    }


@cache
def met(game: str) -> tuple[App, StandIn, set[str]]:
    """Play a game to its end, and return what could be explained on the way."""
    app, device = opened()
    lay_table(app, game, ["human", "bot:easy"])
    found = set(topics_on(device.html))
    play_on(app, device, Rng(3), lambda: found.update(topics_on(device.html)))
    return app, device, found


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_thing_says_what_it_is(game: str) -> None:
    """From any element of a table, through a whole game, there is an explanation."""
    app, device, found = met(game)
    assert {topic.partition(":")[0] for topic in found} == KINDS[game]
    chapters = {chapter.id for chapter in chapters_of(game)}
    for topic in sorted(found):
        app.on("explain", topic, "")
        assert app.dialog == "explain", topic
        here = at_hand(app)
        assert here is not None
        said = explanation(game, topic, here[1])
        assert said is not None
        assert said.chapter[0] in chapters, topic
        assert ("rules", f"{game}:{said.chapter[0]}") in {
            (e.attrs.get("data-do"), e.attrs.get("data-arg"))
            for e in elements(device.html)
        }
        assert 1 <= len(said.says) <= 5
        assert "{" not in " ".join(worded(text) for text in said.says)
        for other in said.see:
            assert explanation(game, other, here[1]) is not None, other
        app.on("close", "", "")


@pytest.mark.parametrize("game", KINDS)
def test_the_words_of_the_explanations_are_all_used(game: str) -> None:
    """A sentence that no topic shows is one that nobody can read."""
    page = f"{'bridesmaid' if game == BRIDESMAID else 'wedding'}-explained"
    used: set[str] = set()

    class Noted(dict[str, object]):
        def __getitem__(self, key: str) -> object:
            used.add(key)
            return super().__getitem__(key)

    noted = Noted(words(page))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            "engine.text.words",
            lambda name: noted if name == page else words(name),
        )
        app, _, found = met(game)
        here = at_hand(app)
        assert here is not None
        for topic in found | {"tie", "all-guests", "seat:9"}:
            opening = game_named(game).start(2, game_named(game).deal(2, Rng(1)))
            for view in (here[1], opening.view(0)):
                if explanation(game, topic, view) is not None:
                    explain.sheet(game, topic, view)
        if game == WEDDING:
            used.add("symbol-unwanted")  # only where no guest looks for one
    assert used >= set(noted)


def test_what_lies_face_down_stays_so() -> None:
    """The others see that a card lies there, and not which (B5): so does its topic."""
    app, device = opened(StandIn(seed=5))
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    rng = Rng(2)
    looked = 0

    def look() -> None:
        nonlocal looked
        for element in elements(device.html):
            names = element.attrs.get("class", "").split()
            if "back" in names and "was" not in names:  # such a card turns over now
                looked += 1
                assert element.attrs["data-explains"] in (
                    "face-down",
                    "aside",
                    "reserve",
                )

    play_on(app, device, rng, look)
    assert looked > 20


@pytest.mark.parametrize("game", KINDS)
def test_an_explanation_tells_only_what_the_view_tells(game: str) -> None:
    """From any state of the viewer's information set it reads the same."""
    rules = game_named(game)
    state = rules.start(
        2, rules.deal(2, Rng(5), {"bride": 0} if game == WEDDING else {})
    )
    for step in range(6):
        choices = {
            seat: (legal := state.legal_actions(seat))[(step + 1) % len(legal)]
            for seat in state.to_act
        }
        state = state.apply(choices)
        view = state.view(0)
        other = rules.resample(view, Rng(step)).view(0)
        for topic in (
            "stand",
            "reserve",
            "aside",
            "deck",
            "seat:3",
            "seat:16",
            "score",
        ):
            assert explain.sheet(game, topic, view) == explain.sheet(game, topic, other)


def test_a_seat_says_who_is_beside_it_and_what_its_guest_scores() -> None:
    """W2: opposite is 17 − s, left s − 1, right s + 1, never across the ends."""
    rules = game_named(WEDDING)
    state = rules.start(2, rules.deal(2, Rng(5), {"bride": 0}))

    def said(place: int) -> str:
        found = explanation(WEDDING, f"seat:{place}", state.view(0))
        assert found is not None
        return " ".join(worded(text) for text in found.says)

    assert "Left: 11, empty. Right: 13, empty. Opposite: 5, empty." in said(12)
    assert "Left: 7, empty. Right: nobody, it is the end. Opposite: 9" in said(8)
    assert "nobody" not in said(12)
    assert ["corner" in said(place) for place in (1, 2, 8, 9, 15, 16)] == [
        True, False, True, True, False, True,
    ]  # fmt: skip
    (seat,) = state.to_act
    action = next(a for a in state.legal_actions(seat) if a.place == 12)
    state = state.apply({seat: action})
    worth = sum(t.points for t in terms(state.view(0).guests, state.view(0).table, 12))
    assert re.search(rf"Worth {worth} points? now, for the Bride", said(12))


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_symbol_names_whoever_looks_for_it(symbol: str) -> None:
    """Every guest of the deck for whom it can count, and no other one."""
    deck = shipped_deck()
    found = explanation(WEDDING, f"symbol:{symbol}", None)
    assert found is not None
    who = {topic.removeprefix("guest:") for topic in found.see}
    assert who == {g.id for g in deck.values() if wants(g.rule, symbol)}  # type: ignore[arg-type]  # one of SYMBOLS
    assert who


def test_guests_of_ones_own_deck_are_explained() -> None:
    """W11: at a table with another deck it is that deck's guests."""
    own = [
        {
            "id": guest.id, "name": f"Aunt {n}", "symbols": ["heart"],
            "rule": {"kind": "flat", "points": 5}, "range": {},
        }
        for n, guest in enumerate(shipped_deck().values())
    ]  # fmt: skip
    rules = game_named(WEDDING)
    view = rules.start(2, rules.deal(2, Rng(1), {"guests": own, "bride": 0})).view(0)
    found = explanation(WEDDING, "guest:boss", view)
    assert found is not None
    assert worded(found.title).startswith("Aunt ")
    assert "Scores 5 on any seat." in worded(found.says[0])
    nobody = explanation(WEDDING, "symbol:note", view)
    assert nobody is not None
    assert "nobody looks for it" in worded(nobody.says[1])
    everyone = explanation(WEDDING, "all-guests", view)
    assert everyone is not None
    assert len(everyone.see) == 1 + 20  # the deck, too


def test_the_cake_stand_says_what_this_table_pays() -> None:
    """Rulebook, "Round scoring I": with four, 1st 1, 2nd 3, 3rd 2, 4th 0."""
    rules = game_named(BRIDESMAID)
    found = explanation(
        BRIDESMAID, "stand", rules.start(4, rules.deal(4, Rng(1))).view(0)
    )
    assert found is not None
    paid = "1st pays 1, 2nd pays 3, 3rd pays 2 and 4th pays 0"
    assert paid in worded(found.says[-1])


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize(
    "topic", ["", "card:7", "guest:nobody", "seat:17", "x" * 99, "tie:"]
)
def test_what_is_not_there_is_not_explained(game: str, topic: str) -> None:
    """A topic of nothing opens nothing."""
    app, _ = opened()
    lay_table(app, game, ["human", "bot:easy"])
    app.on("explain", topic, "")
    assert app.dialog is None


def test_nothing_is_explained_away_from_any_table() -> None:
    """The first screen has nothing of the kind; the rules explain without a table."""
    app, _ = opened()
    app.on("explain", "stand", "")
    assert app.dialog is None
    app.on("rules", BRIDESMAID, "")
    app.on("explain", "stand", "")
    assert app.dialog == "explain"


def test_asking_is_left_as_it_was_entered() -> None:
    """By the menu and its own button, by I and Escape; leaving the table ends it too."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    assert ("asking" in device.html) is False
    app.on("sheet", "menu", "")
    app.on("asking", "", "")
    assert app.dialog is None
    assert "data-asking" in device.html
    app.on("asking", "", "")
    assert "data-asking" not in device.html
    assert app.key(Key("i", PLAIN, in_field=False, at=""))
    assert "data-asking" in device.html
    assert app.key(Key("Escape", PLAIN, in_field=False, at=""))
    assert "data-asking" not in device.html
    app.on("asking", "", "")
    app.on("home", "", "")
    assert not app.asking
    assert verb_of(app, Key("i", PLAIN, in_field=False, at="")) is None


def test_an_explanation_does_not_get_in_the_way_of_play() -> None:
    """Nothing is chosen or put down by it, and Escape closes it first."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    device.run()
    app.on("pick", device.available("pick")[0], "")
    assert app.session is not None
    picks, steps = app.session.picks, app.session.table.steps
    app.on("explain", "stand", "")
    assert app.key(Key("Escape", PLAIN, in_field=False, at=""))
    assert app.dialog is None
    assert (app.session.picks, app.session.table.steps) == (picks, steps)


def test_the_cover_explains_nothing() -> None:
    """What lies under the cover is not there to be asked about."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "human", "human"])
    assert topics_on(device.html) == set()
    app.on("asking", "", "")
    assert not app.asking


def test_a_third_game_has_its_explanations_too() -> None:
    """Every game there is has a module `explain`; what it does not know is None."""
    for game in game_keys():
        assert explanation(game, "no such thing", None) is None
    assert sentence(explanation(BRIDESMAID, "arm", None).title) == "An arm"  # type: ignore[union-attr, arg-type]  # it is there


def test_things_are_explained_in_a_replay() -> None:
    """Whoever looks back may ask as well, and comes back to the moment."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    assert app.session is not None
    rng = Rng(4)
    while len(app.session.table.steps) < 2:
        press_something(app, device, rng)
        device.run()
    app.on("replay", "", "")
    assert app.place == "replay"
    assert {"deck", "seat:12"} <= topics_on(device.html)
    app.on("explain", "deck", "")
    assert "guests are left" in text_of(device.html)
    app.on("rules", f"{WEDDING}:turn", "")
    app.on("back", "", "")
    assert app.place == "replay"
