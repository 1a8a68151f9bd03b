"""The examples of the rules are played by the engine, and their numbers add up."""

from __future__ import annotations

import re

import pytest

from engine.games.always_a_bridesmaid import examples as rounds
from engine.games.always_a_bridesmaid.pieces import POINTS, WILD_ACCESSORIES
from engine.games.always_a_bridesmaid.scoring import ranking_points, ranks
from engine.games.at_the_wedding_table import examples as tables
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.scoring import scorers, terms, totals, worths
from engine.text import words
from tests.markup import Element
from tests.rule_pages import BRIDESMAID, PAGES, WEDDING, article, text
from ui.boards.always_a_bridesmaid import worked

NUMBERS = (
    r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty|"
    r"second|third|half|both|pair|none|zero|Rose|Cora|May|Auntie|DJ wins)\b"
)


def within(found: list[Element], class_: str, tag: str) -> list[list[Element]]:
    """Return the elements of a kind in each element of a class."""
    outer = [e for e in found if class_ in e.attrs.get("class", "").split()]
    return [[e for e in found if e.tag == tag and one in e.parents] for one in outer]


@pytest.mark.parametrize("page", PAGES.values())
def test_no_sentence_of_an_example_holds_a_number_of_its_own(page: str) -> None:
    """Numbers and names of an example come from the engine, never from its words."""
    own = {id: t for id, t in words(page).items() if id.startswith("ex-")}
    assert len(own) > 10
    titles = {"ex-end", "ex-robot"} | {f"ex-name-{n}" for n in range(4)}
    for id, template in own.items():
        forms = [template] if isinstance(template, str) else template[1].values()
        for form in forms if id not in titles else ():
            assert not re.search(NUMBERS, re.sub(r"\{.*?\}", "", form)), (id, form)


def test_b7_the_scored_round_is_the_rulebooks() -> None:
    """B7, "Example (3 players)": two tie for 1st, 1 ÷ 2 = 0 each; the next scores 2."""
    scored = rounds.level_on_top().scored
    assert (scored.ranks, scored.points) == ((1, 1, 2), (0, 0, 2))
    assert "1 ÷ 2 = 0 each" in text(BRIDESMAID, "ranking")
    assert "2nd 2 pts" in text(BRIDESMAID, "ranking")
    assert "May takes the points" in text(BRIDESMAID, "ranking")


def test_the_arms_of_the_scored_round_add_up() -> None:
    """ "Sum every Accessory you played this round, including your set-aside card." """
    found = article(BRIDESMAID, "ranking")
    rows = [
        [e for e in found if one in e.parents]
        for one in found
        if one.tag == "li" and one.parents[-1].attrs.get("class") == "exarms"
    ]
    sums = []
    for row in rows:
        cards = [
            int(e.attrs["data-explains"][5:])
            for e in row
            if e.attrs.get("data-explains", "").startswith("card:")
        ]
        (shown,) = [
            int(e.attrs["aria-label"]) for e in row if "fig" in e.attrs.get("class", "")
        ]
        assert sum(cards) == shown
        sums.append(shown)
    points = ranking_points(ranks(sums), POINTS[3])
    assert tuple(points) == rounds.level_on_top().scored.points


def test_the_turns_add_up() -> None:
    """ "An Accessory ... adds its value to your Round Total"; HOLD BACK adds nothing."""
    (cells,) = within(article(BRIDESMAID, "turn"), "exturns", "td")
    makes = [0, 0, 0]
    for n, cell in enumerate(cells[1:]):
        named, _, total = cell.text.partition("makes ")
        value = named.partition(",")[0].replace("−", "-")
        makes[n % 3] += 0 if value == "HOLD BACK" else int(value)
        assert int(total.replace("−", "-")) == makes[n % 3]


def test_b5_who_sets_a_card_aside_in_the_example() -> None:
    """B5: whoever holds back on the first turn on which anyone does; none is a choice."""
    turn = rounds.level_on_top().turns[-1]
    assert turn.first_to_hold == turn.may_set_aside == (0, 2)
    said = text(BRIDESMAID, "aside")
    assert "on turn 3: Rose and May." in said
    assert "Rose sets no card aside." in said
    assert "3 becomes 11" in said


def test_b8_what_may_be_displayed_in_the_examples() -> None:
    """B8: from the cards played; only when those run out, from hand."""
    found = within(article(BRIDESMAID, "display"), "exchoices", "li")
    shown = [[e.text for e in one] for one in found]
    level, short = rounds.level_on_top(), rounds.short_of_cards()
    assert len(shown[0]) == len(level.may_display[2]) == 3
    assert len(shown[1]) == len(short.hands[1]) == 5
    assert all(set(cards) <= {5, -2, 8} for cards in level.may_display[2])
    assert all(8 in cards for cards in short.may_display[1])
    assert "May then has 1: 2 displayed, −1 for WILD" in text(BRIDESMAID, "display")


def test_b9_b10_b11_b12_the_other_examples() -> None:
    """B9: at the reveal. B10: more than the largest entry. B11: days. B12: a tie halves."""
    assert "May plays −2 on turn 2" in text(BRIDESMAID, "wild")
    rows = re.findall(r"(\d), 1, 0(\d)(goes on|ends there)", text(BRIDESMAID, "end"))
    assert rows == [("3", "2", "goes on"), ("4", "3", "ends there")]
    assert "The win goes to May." in text(BRIDESMAID, "end")
    assert "2 ÷ 2 = 1 each" in text(BRIDESMAID, "robot")


def test_another_points_table_gives_another_example(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Were second place paid 5, the example would say so: it can't stay behind."""
    monkeypatch.setitem(POINTS, 3, (2, 5, 0))
    rounds.level_on_top.cache_clear()
    rounds.short_of_cards.cache_clear()
    try:
        said = text(BRIDESMAID, "ranking")
        assert "2 ÷ 2 = 1 each" in said
        assert "2nd 5 pts" in said
        assert "more than 5 with two or three" in text(BRIDESMAID, "end")
    finally:
        rounds.level_on_top.cache_clear()
        rounds.short_of_cards.cache_clear()


def test_a_round_that_the_rules_refuse_is_no_example(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An example is played, not told: with a card that is not in hand there is none."""
    wrong = ({0: -5, 1: 10, 2: 5}, *rounds._LEVEL[1:])
    monkeypatch.setattr(rounds, "_LEVEL", wrong)
    rounds.level_on_top.cache_clear()
    with pytest.raises(ValueError, match="refuse"):
        worked.turns()
    rounds.level_on_top.cache_clear()


def test_the_points_table_of_the_rules_is_the_one_in_use() -> None:
    """Rulebook, "Round scoring I": 3 players 1/2/0, 4 players 1/3/2/0, 5 1/3/2/1/0."""
    cells, *_ = within(article(BRIDESMAID, "ranking"), "pays", "td")
    given = [str(n) for points in POINTS.values() for n in points]
    assert [e.text for e in cells if e.text] == given


def test_the_damage_is_named_by_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rulebook: "−2, −3 or −5 flips THE START"; which they are stands in one place."""
    assert sorted(WILD_ACCESSORIES) == [-5, -3, -2]
    module = "ui.boards.always_a_bridesmaid.rulebook.WILD_ACCESSORIES"
    monkeypatch.setattr(module, frozenset({-5}))
    assert "−3" not in text(BRIDESMAID, "wild")


def test_aunties_neighbours_add_up() -> None:
    """Rulebook, "Examples": Auntie scores 1 for each chat left 2, right 2, opposite."""
    (shown,) = within(article(WEDDING, "table"), "sums", "dd")
    *parts, total = [int(e.text) for e in shown]
    assert parts == [1, 0, 0, 0, 2]
    found = terms(shipped_deck(), tables.TABLE, tables.PLACE)
    assert parts == [term.points for term in found]
    assert total == sum(parts)


def test_each_kind_of_rule_has_an_example_on_the_full_table() -> None:
    """Rulebook, "Icons explanation": all ten kinds, with what the engine scores there."""
    view, deck = tables.finished(), shipped_deck()
    places = tables.one_of_each_kind()
    assert set(places) == {guest.rule.kind for guest in deck.values()}
    (items,) = within(article(WEDDING, "scoring"), "kinds", "li")
    (favours,) = within(article(WEDDING, "scoring"), "kinds", "b")
    said = [re.findall(r"On seat (\d+):", item.text) for item in items]
    assert [int(one) for (one,) in said] == list(places.values())
    afresh = worths(scorers(deck), view.table)
    last = [[int(e.text) for e in favours if item in e.parents][-1] for item in items]
    assert last == [afresh[place - 1] for place in places.values()]


def test_the_animator_is_the_rulebooks() -> None:
    """Rulebook, "Examples": 1 point for 1 symbol, 3 for 2, 7 for 3 or more."""
    assert "Scores by hearts in range: 1 for 1, 3 for 2, 7 for 3 or more." in text(
        WEDDING, "scoring"
    )


def test_w10_the_end_of_the_example() -> None:
    """W10: most points win; on a tie, the player who seated the DJ."""
    view = tables.finished()
    assert view.outcome is not None
    assert totals(view.table, view.worth) == view.scores
    said = text(WEDDING, "end")
    shown = re.findall(r"(Bride|Groom): ((?:\d+ \+ )+\d)(\d+)", said)
    for side, added, total in shown:
        assert sum(map(int, added.split(" + "))) == int(total), side
    assert [int(total) for _, _, total in shown] == list(view.scores)
    assert "Groom wins." in said
    assert ("dj", 0) in view.table
    assert "With 45 each, Bride would win" in said


def test_the_guests_have_their_whole_rule_in_words() -> None:
    """Each of the twenty: what it scores, and where it looks."""
    (items,) = within(article(WEDDING, "guests"), "gallery", "li")
    assert len(items) == 20
    assert all("Scores" in item.text for item in items)
    assert sum("Looks" in item.text for item in items) == 19  # the Sister needs nobody
