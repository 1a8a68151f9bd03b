"""The rules on the page: complete, and no example that says what the engine doesn't.

Laws of `docs/rulings.md` and of the two rulebooks are quoted where they are held.
"""

from __future__ import annotations

import pytest

from engine.games import game_keys
from engine.text import words
from tests.markup import elements, html_of, verbs
from tests.playing import lay_table, opened
from tests.rule_pages import BRIDESMAID, PAGES, WEDDING, text
from ui.rulebook import chapters_of
from ui.screens import rules


@pytest.mark.parametrize(
    ("game", "ids"),
    [
        (BRIDESMAID, [f"B{n}" for n in range(1, 15)]),
        (WEDDING, [f"W{n}" for n in range(1, 12)]),
    ],
)
def test_every_ruling_has_its_place(game: str, ids: list[str]) -> None:
    """ "Tests and the in-app help cite it": B1 to B14, W1 to W11, each once, each said."""
    found = [r for chapter in chapters_of(game) for r in chapter.rulings]
    assert sorted(id for id, _ in found) == sorted(ids)
    html = elements(html_of(rules.page(game)))
    shown = [e.text for e in html if e.tag == "dt" and "id" in e.attrs]
    assert sorted(shown) == sorted(ids)
    assert all(e.attrs["id"] == f"rule-{e.text}" for e in html if e.text in ids)


SAID = {
    (BRIDESMAID, "goal"): ["minus the WILD penalty", "not what is printed"],
    (BRIDESMAID, "cards"): ["65 cards", "11 Accessories", "always returns to your hand"],
    (BRIDESMAID, "setup"): ["5 of your 11", "other 6", "3 of your Reserve", "last 2"],
    (BRIDESMAID, "turn"): ["face down", "turned over together", "no more cards"],
    (BRIDESMAID, "aside"): ["first in a round", "counts as played", "the right is lost"],
    (BRIDESMAID, "wild"): ["−5, −3 and −2", "changes no Round Total", "once a game"],
    (BRIDESMAID, "ranking"): ["rounded down", "does not skip", "The highest is 1st"],
    (BRIDESMAID, "display"): ["never used again", "first from the cards you played",
                              "return to your hand", "Reserve Cards of the next round"],
    (BRIDESMAID, "end"): ["After Round 3", "Early finish", "single longest"],
    (BRIDESMAID, "robot"): ["taken out unseen", "gets 5", "secretly chooses 2",
                            "never scores", "HOLD BACK stops it for the round"],
    (WEDDING, "goal"): ["16 seats", "8 guests each", "most points"],
    (WEDDING, "setup"): ["20 guests", "3 of them", "hides a pawn", "on the cake",
                         "The Bride begins"],
    (WEDDING, "turn"): ["never from the deck", "your colour up", "any empty seat",
                        "bottom edge", "takes the empty place in the row"],
    (WEDDING, "card"): ["one to three symbols", "the next seat", "how far"],
    (WEDDING, "table"): ["two long edges", "keeping score", "1, 8, 9 and 16"],
    (WEDDING, "scoring"): ["The Sister alone", "of either colour", "none for none"],
    (WEDDING, "end"): ["seated the DJ", "counts for nothing", "walk the plates"],
    (WEDDING, "guests"): ["Auntie, the Animator, the Sister and the DJ"],
}  # fmt: skip


@pytest.mark.parametrize(("game", "chapter"), SAID)
def test_what_the_rulebooks_say_is_said(game: str, chapter: str) -> None:
    """The rules are complete: what each section of a rulebook settles has its chapter."""
    said = text(game, chapter)
    assert [part for part in SAID[game, chapter] if part not in said] == []


@pytest.mark.parametrize("game", PAGES)
def test_all_words_of_the_rules_are_used_and_none_is_missing(game: str) -> None:
    """A sentence that no chapter shows would be a rule that nobody can read."""
    used: set[str] = set()
    page = PAGES[game]

    class Noted(dict[str, object]):
        def __getitem__(self, key: str) -> object:
            used.add(key)
            return super().__getitem__(key)

    real = words

    def noted(name: str) -> object:
        found = real(name)
        return Noted(found) if name == page else found

    app, _ = opened()
    lay_table(app, game, ["human", "bot:easy"])
    assert app.session is not None
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.text.words", noted)
        for view in (None, app.session.look().view):
            html_of(rules.page(game, view))
    seats = {"guests-seat"} if game == WEDDING else set()  # nobody sits there yet
    assert set(real(page)) - used == seats


def test_the_contents_lead_to_every_chapter_and_every_game() -> None:
    """The contents list each chapter once; the strip leads to the other game."""
    html = html_of(rules.page(BRIDESMAID))
    chapters = [e.attrs["id"] for e in elements(html) if e.tag == "article"]
    links = [e.attrs["href"][1:] for e in elements(html) if e.tag == "a"]
    assert links == chapters
    assert {("rules", game) for game in game_keys()} <= verbs(html)
