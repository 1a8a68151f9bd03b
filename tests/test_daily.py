"""The day's table: deals that follow from the date, and which tables are a day's."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.daily import LEVEL, PERSON, STAGES, course, day_deal, day_in, standing
from engine.game import RefusedError
from engine.games import game_keys, game_named
from engine.record import Player
from engine.results import result_of, results_in, text_of
from engine.rng import Rng
from engine.text import sentence
from tests.days import BRIDESMAID, DAY, EARLIER, WEDDING, played
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on
from ui.daily import read_day
from ui.saved import PREFIX

GOLDEN_DEAL = {
    "bride": 1,
    "deck": [
        "singer",
        "animator",
        "pastry-chef",
        "grandma",
        "gatecrasher",
        "neighbour",
        "mother-in-law",
        "maid-of-honour",
        "uncle",
        "photographer",
        "cousin",
        "boss",
        "best-man",
        "auntie",
        "dj",
        "grandpa",
        "child",
        "sister",
        "ex",
        "godfather",
    ],
}


GOLDEN_SEEDS = (11421209097358408991, 11385920847941154390)


# --- the deal -------------------------------------------------------------------------


def test_a_date_deals_the_same_for_ever() -> None:
    """docs/daily.md: these deals were made by the first edition that had a day's table."""
    wedding, bridesmaid = day_deal(DAY, WEDDING), day_deal(DAY, BRIDESMAID)
    assert wedding.record.deal == GOLDEN_DEAL
    assert (wedding.seed, bridesmaid.seed) == GOLDEN_SEEDS
    assert [len(d.record.players) for d in (wedding, bridesmaid)] == [2, 3]


@pytest.mark.parametrize("game", game_keys())
def test_the_bots_are_of_the_level_named_and_the_person_sits_first(game: str) -> None:
    """All at the table are bots but one, and their level is one the game has."""
    players = day_deal(DAY, game).record.players
    assert [p.level for p in players] == [None] + [LEVEL] * (len(players) - 1)
    assert players[PERSON].level is None
    assert LEVEL in game_named(game).bots


def test_every_day_and_every_game_has_a_deal_of_its_own() -> None:
    """A year of deals: no deck comes twice, no two bots' seeds are alike."""
    deals = [day_deal(day, game) for day in EARLIER for game in game_keys()]
    assert len({deal.seed for deal in deals}) == len(deals)
    decks = {json.dumps(d.record.deal) for d in deals if d.record.game == WEDDING}
    assert len(decks) == len(EARLIER)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "today",
        "2026-11-31",
        "2026-1-1",
        "20261130",
        "2026-11-30T00:00",
        "٢٠٢٦-11-30",
    ],
)
def test_what_is_no_day_is_refused(text: str) -> None:
    """One way to write a day, and only days that there are."""
    with pytest.raises(RefusedError) as refused:
        day_in(text)
    assert sentence(refused.value.message).endswith("2026-11-30.")


@pytest.mark.parametrize("game", game_keys())
@given(seed=st.integers(0, 2**32))
def test_a_course_ends_where_the_game_ends(game: str, seed: int) -> None:
    """Its last sign is that of the final score, whatever happened before."""
    table = played(DAY, game, seed)
    for seat in range(len(table.players)):
        result = result_of(table, seat, DAY, 1)
        assert len(result.course) == STAGES
        assert result.course == course(table.states, seat)
        assert result.course[-1] == standing(result.scores[0], result.scores[1:])
        assert results_in(text_of(result)) == (result,)


# --- on the page ----------------------------------------------------------------------


def test_a_days_table_keeps_its_day_when_it_is_opened_again() -> None:
    """The entry has it; another table's has not, and a strange value is none."""
    app, device = opened()
    app.on("day", "", "")
    app.on("day-play", WEDDING, "")
    assert app.session is not None
    id = app.session.id
    assert json.loads(device.store[PREFIX + id])["day"] == "2026-11-29"
    again, other = opened(StandIn(store=device.store))
    again.on("resume", id, "")
    assert again.session is not None
    assert again.session.day == "2026-11-29"
    entry = json.loads(device.store[PREFIX + id]) | {"day": "<b>"}
    other.store[PREFIX + id] = json.dumps(entry)
    again.on("home", "", "")
    again.on("resume", id, "")
    assert again.session.day == ""


@pytest.mark.parametrize("game", game_keys())
def test_a_table_that_only_says_so_is_no_days_table(game: str) -> None:
    """A file may claim any day for it: deal and seats have to be that day's."""
    app, device = opened()
    lay_table(app, game, ["human", "bot:easy"])
    assert app.session is not None
    play_on(app, device, Rng(1))
    key = PREFIX + app.session.id
    entry = json.loads(device.store[key]) | {"day": "2026-11-29"}
    device.store[key] = json.dumps(entry)
    app.on("home", "", "")
    app.on("resume", app.session.id, "")
    assert app.session.day == ""
    assert not read_day(device, DAY).mine


def test_names_at_the_table_are_no_part_of_the_deal() -> None:
    """Whoever was called Bo before sits with other bots, not beside a namesake."""
    app, _ = opened()
    app.change_settings(people=("Bo",))
    app.on("day", "", "")
    app.on("day-play", BRIDESMAID, "")
    assert app.session is not None
    assert [p.name for p in app.session.table.players] == ["Bo", "Ada", "Cy"]
    assert app.session.table.players[0] == Player("Bo")
