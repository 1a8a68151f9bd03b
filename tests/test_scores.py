"""Why points came about: every total is the sum of rows, and rows tell no secrets."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import game_named
from engine.games.always_a_bridesmaid.events import Scored
from engine.games.always_a_bridesmaid.pieces import POINTS
from engine.games.always_a_bridesmaid.preview import public_totals
from engine.games.always_a_bridesmaid.scoring import (
    next_points,
    ranking_points,
    ranks,
    shares,
)
from engine.games.at_the_wedding_table.scoring import gifts, terms
from engine.message import say
from engine.rng import Rng
from engine.text import sentence
from tests import bridesmaid, bridesmaid_tables, wedding
from tests.markup import elements, text_of
from ui.boards import Seen, board_named

WEDDING = board_named("at-the-wedding-table")
BRIDESMAID = board_named("always-a-bridesmaid")
TOTALS = st.integers(3, 5).flatmap(
    lambda n: st.lists(st.integers(-10, 30), min_size=n, max_size=n)
)


def look(view: object, names: tuple[str, ...], picks: tuple[str, ...] = ()) -> Seen:
    """Return what a board draws from, with nothing to choose."""
    return Seen(
        view=view,
        names=names,
        bots=(False,) * len(names),
        legal=(),
        picks=picks,
        chosen=(),
        sealed=None,
        since=0,
        undo=say("table/nothing-to-take-back"),
        passed=False,
        hints=True,
    )


def signed(text: str) -> int:
    """Return a number as the page prints it."""
    return int(text.replace("−", "-").replace("+", ""))


# --- At the Wedding Table ---------------------------------------------------------------


@given(wedding.states)
def test_every_point_has_one_source(state: wedding.State) -> None:
    """The terms of each guest add up to its worth; every term but a guest's own is a
    gift of the guest that sits there, and of no other."""
    guests, table = state.deal.guests, state.table
    seated = [place for place, placed in enumerate(table, 1) if placed]
    named = {
        (term.place, place): term.points
        for place in seated
        for term in terms(guests, table, place)
        if term.points
    }
    for place in seated:
        found = terms(guests, table, place)
        assert sum(term.points for term in found) == state.worth[place - 1]
        assert len({term.place for term in found}) == len(found)
    given_away = [(p, gift) for p in seated for gift in gifts(guests, table, p)]
    assert {(p, g.place): g.points for p, g in given_away} == {
        (giver, getter): points
        for (giver, getter), points in named.items()
        if giver != getter
    }
    assert all(table[g.place - 1] == (g.guest, g.owner) for _, g in given_away)
    assert sum(named.values()) == sum(state.scores)


def test_nobody_gives_from_an_empty_seat() -> None:
    """As with terms: who asks for a guest that is not there made a mistake."""
    state = wedding.random_state(3, 2)
    empty = state.table.index(None) + 1
    with pytest.raises(ValueError, match="nobody sits"):
        gifts(state.deal.guests, state.table, empty)


@given(wedding.states, st.sampled_from([None, 0, 1]))
def test_a_score_is_the_sum_of_its_rows(
    state: wedding.State, viewer: int | None
) -> None:
    """The sheet of a side: a row a guest, a row a seat under it, all of them summed."""
    seen = look(state.view(viewer), ("Ada", "Bo"))
    for side, who in (("bride", state.deal.bride), ("groom", 1 - state.deal.bride)):
        told = WEDDING.why(seen, f"side:{side}")
        assert told is not None
        title, html = told
        assert re.search(rf"\b{state.scores[who]} points?$", sentence(title))
        rows = [int(n) for n in re.findall(r'class="favour[^>]*>.*?<b>(\d+)</b>', html)]
        assert sum(rows) == state.scores[who]
        folds = [fold.split('class="given"')[0] for fold in html.split("<details")[1:]]
        parts = [
            sum(map(signed, re.findall(r"<b>([+−]?\d+)</b></li>", fold)))
            for fold in folds
        ]
        assert parts == rows


@given(wedding.states)
def test_a_guest_looked_at_shows_its_rows_and_its_sum(state: wedding.State) -> None:
    """On the table +n on each seat that gives, the sum at the guest, the same in rows."""
    for place, placed in enumerate(state.table, 1):
        if placed is None:
            assert (
                WEDDING.why(look(state.view(0), ("Ada", "Bo")), f"guest:{place}")
                is None
            )
            continue
        seen = look(state.view(0), ("Ada", "Bo"), (f"look:{place}",))
        html = WEDDING.main(seen) if state.free else WEDDING.end(seen)
        worth = state.worth[place - 1]
        found = terms(state.deal.guests, state.table, place)
        adds = {t.place: t.points for t in found if t.points and t.place != place}
        if state.free:
            badges = re.findall(r'class="adds" aria-hidden="true">\+(\d+)<', html)
            assert sorted(map(int, badges)) == sorted(adds.values())
            assert f'class="adds sum" aria-hidden="true">{worth}<' in html
        told = WEDDING.why(seen, f"guest:{place}")
        assert told is not None
        own, _, given_away = told[1].partition('class="given"')
        assert sum(map(signed, re.findall(r"<b>([+−]?\d+)</b>", own))) == worth
        gave = [g.points for g in gifts(state.deal.guests, state.table, place)]
        assert list(map(signed, re.findall(r"<b>([+−]?\d+)</b>", given_away))) == gave


def test_the_end_picture_marks_who_gave_which_point() -> None:
    """Pressed on the finished table, a guest has the bold frame and its givers +n."""
    state = wedding.finished(4)
    best = max(range(1, 17), key=lambda place: state.worth[place - 1])
    seen = look(state.view(0), ("Ada", "Bo"))
    plain = WEDDING.end(seen)
    assert "mt-plus" not in plain
    asks = [e for e in elements(plain) if e.attrs.get("class") == "mt-ask"]
    assert [e.attrs["data-arg"] for e in asks] == [
        f"look:{place}" for place in (*range(1, 9), *range(16, 8, -1))
    ]
    picks = WEDDING.pick(seen, f"look:{best}")
    html = WEDDING.end(replace(seen, picks=picks))
    plus = re.findall(r'class="mt-plus"[^>]*>.*?>\+(\d+)<', html)
    assert sum(map(int, plus)) == state.worth[best - 1]
    assert "mt-at" in html
    assert WEDDING.pick(replace(seen, picks=picks), f"look:{best}") == ()


@given(wedding.states, st.text())
def test_what_nobody_asked_for_is_not_told(state: wedding.State, about: str) -> None:
    """Whatever comes in as an argument, there is a sheet or there is none."""
    seen = look(state.view(0), ("Ada", "Bo"))
    assert WEDDING.why(seen, about) is None
    assert WEDDING.why(seen, f"guest:{about}") is None or about.isdecimal()


# --- Always a Bridesmaid ----------------------------------------------------------------


@given(bridesmaid.seat_counts, bridesmaid.seeds)
def test_places_explain_what_was_scored(seats: int, seed: int) -> None:
    """B7: everybody is on exactly one place, and each earns its share, rounded down."""
    *_, end = bridesmaid.random_game(seats, seed)
    for event in end.log:
        if isinstance(event, Scored):
            table = POINTS[len(event.totals)]
            paid = shares(event.totals, table)
            assert [share.pays for share in paid] == list(table)
            placed = {who: share for share in paid for who in share.who}
            assert sorted(placed) == list(range(len(event.totals)))
            for who, share in placed.items():
                assert (share.place, share.each) == (
                    event.ranks[who],
                    event.points[who],
                )
                assert 0 <= share.pays - share.each * len(share.who) < len(share.who)


@given(TOTALS, st.data())
def test_the_next_point_is_the_nearest(totals: list[int], data: st.DataObject) -> None:
    """Tried total by total, the others standing still: the first that pays more."""
    table = POINTS[len(totals)]
    who = data.draw(st.integers(0, len(totals) - 1))

    def paid(total: int) -> int:
        moved = [total if one == who else t for one, t in enumerate(totals)]
        return ranking_points(ranks(moved), table)[who]

    now = paid(totals[who])
    steps = {step.by > 0: step for step in next_points(totals, table, who)}
    for way in (1, -1):
        nearest = next(
            (by for by in range(way, 60 * way, way) if paid(totals[who] + by) > now),
            None,
        )
        step = steps.get(way > 0)
        assert (step and step.by) == nearest
        if step is None:
            continue
        new = totals[who] + step.by
        moved = [new if one == who else t for one, t in enumerate(totals)]
        assert (step.now, step.then, step.place) == (now, paid(new), ranks(moved)[who])
        others = [(one, t) for one, t in enumerate(totals) if one != who]
        assert step.level_with == tuple(one for one, t in others if t == new)
        assert set(step.crosses) == {
            one
            for one, t in others
            if (totals[who] <= t < new) or (new < t <= totals[who])
        }


def test_the_next_point_in_words() -> None:
    """ "3 more would pass Bo and pay 2 instead of 1." """
    state = bridesmaid.three_players("8 10 3")
    told = BRIDESMAID.why(look(state.view(0), ("Ada", "Bo", "Cy")), "now")
    assert told is not None
    text = " ".join(re.sub(r"<[^>]*>", " ", told[1]).split())
    assert "You No other total would pay more." in text
    assert "Cy 5 more would come level with you and pay 1 instead of 0." in text
    assert "Bo 3 fewer would fall behind you and pay 2 instead of 1." in text
    assert "Alone." in text


def rows_of(html: str) -> list[tuple[str, str]]:
    """Return the sum and the total of each row, as printed."""
    return re.findall(
        r"<small>([^<]*)</small></span><span class=\"tot\">"
        r"<span class=\"fig\" role=\"img\" aria-label=\"([^\"]*)\"",
        html,
    )


def added(sum: str) -> int:
    """Return what a line like "10 − 3 + 2 aside + one aside" comes to."""
    line = sum.replace("−", "-").replace("no card yet", "0").replace("one aside", "0")
    total = 0
    for sign, number in re.findall(r"([+-]?) ?(\d+)", line):
        total += int(f"{sign}{number}")
    return total


@given(bridesmaid.states)
def test_a_round_total_is_the_sum_of_its_cards(state: bridesmaid.State) -> None:
    """So far by what lies open, at scoring with the card that was set aside."""
    names = ("Ada", "Bo", "Cy", "Di", "Ed")[: state.seats]
    for viewer in bridesmaid.viewers(state):
        seen = look(state.view(viewer), names)
        played = [event for event in state.log if isinstance(event, Scored)]
        for event in played:
            told = BRIDESMAID.why(seen, f"round:{event.round}")
            assert told is not None
            rows = rows_of(told[1])
            assert [added(line) for line, _ in rows] == [signed(t) for _, t in rows]
            assert sorted(signed(t) for _, t in rows) == sorted(event.totals)
        told = BRIDESMAID.why(seen, "now")
        running = state.phase in ("play", "aside")
        assert (told is None) == (not running and not played)
        if told is not None and running:
            rows = rows_of(told[1])
            assert [added(line) for line, _ in rows] == [signed(t) for _, t in rows]
            totals = public_totals(state.view(viewer))
            assert sorted(signed(t) for _, t in rows) == sorted(totals)


@given(bridesmaid.states, bridesmaid.seeds)
def test_a_sheet_tells_what_everybody_knows_and_no_more(
    state: bridesmaid.State, seed: int
) -> None:
    """Hidden cards stay hidden: a seat's sheet is that of a spectator who is called by no
    "you", and no state that the seat can't tell from this one gives another."""
    names = ("Ada", "Bo", "Cy", "Di", "Ed")[: state.seats]
    public = BRIDESMAID.why(look(state.view(None), names), "now")
    for viewer in range(state.seats):
        view = state.view(viewer)
        nameless = look(replace(view, viewer=None), names)
        assert BRIDESMAID.why(nameless, "now") == public
        other = game_named("always-a-bridesmaid").resample(view, Rng(seed))
        assert BRIDESMAID.why(look(other.view(viewer), names), "now") == (
            BRIDESMAID.why(look(view, names), "now")
        )


def test_a_card_aside_is_unknown_until_it_is_turned_over() -> None:
    """ "+?" also for its owner: it is what the others can see that a place is worth."""
    table = bridesmaid_tables.reach(
        3, lambda s: s.phase == "play" and any(a is not None for a in s.asides)
    )
    owner = next(w for w, a in enumerate(table.state.asides) if a is not None)
    told = BRIDESMAID.why(bridesmaid_tables.look(table, owner), "now")
    assert told is not None
    assert "+?" in text_of(told[1])
    assert "one aside" in text_of(told[1])


def test_wild_and_the_robot_are_told() -> None:
    """B9: WILD is paid at the end. B12: the Robot is ranked, and its points vanish."""
    state = bridesmaid.with_robot("-2 6", deal=bridesmaid.robot(2, 0, 1, 3, 4))
    told = BRIDESMAID.why(look(state.view(1), ("Ada", "Bo")), "now")
    assert told is not None
    text = text_of(told[1])
    assert "WILD takes 1 at the end, whatever the places pay: Ada." in text
    assert "The Robot’s points vanish." in text
