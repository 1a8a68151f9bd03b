"""The bots of At the Wedding Table: legal, repeatable, and each better than the last."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.preview import preview
from engine.games.at_the_wedding_table.rules import State
from engine.match import play_match
from engine.rng import Rng
from tests.wedding import GAME, opening, played, random_state, running


@given(running, st.integers(0, 2**32))
def test_bots_choose_legal_actions_and_repeat_themselves(
    state: State, seed: int
) -> None:
    """Equal arguments give an equal answer, and always one of the legal actions."""
    legal = state.legal_actions(state.mover)
    view = state.view(state.mover)
    for level, bot in GAME.bots.items():
        assert bot.level == level
        choice = bot.choose(view, legal, Rng(seed))
        assert choice in legal
        assert choice == bot.choose(view, legal, Rng(seed))


def test_levels_from_weakest_to_strongest() -> None:
    """Easy wins nine of ten games against random from either seat."""
    assert list(GAME.bots) == ["random", "easy"]
    for levels, strong in ((["random", "easy"], 1), (["easy", "random"], 0)):
        result = play_match(GAME.key, levels, games=60, seed=5)
        assert result.wins[strong] >= 54


def test_random_reaches_every_action() -> None:
    """The random bot leaves nothing out."""
    state = random_state(1, 13)
    view, legal = state.view(state.mover), state.legal_actions(state.mover)
    rng = Rng(1)
    chosen = {GAME.bots["random"].choose(view, legal, rng) for _ in range(200)}
    assert chosen == set(legal)


def test_easy_takes_the_best_lead_at_the_end() -> None:
    """On the last turn no seat is left to hope for: easy takes the largest lead."""
    for seed in range(20):
        state = random_state(seed, 15)
        view, seat = state.view(state.mover), state.mover
        legal = state.legal_actions(seat)

        def lead(action: Seating) -> int:
            scores = preview(view, action).scores  # noqa: B023 - called at once
            return scores[seat] - scores[1 - seat]  # noqa: B023

        choice = GAME.bots["easy"].choose(view, legal, Rng(seed))
        assert lead(choice) == max(map(lead, legal))


def test_easy_counts_what_the_other_side_gains() -> None:
    """Cake next to the other side's Child is a gift; easy does not make it."""
    state = played(opening("child", "pastry-chef", "sister", "dj"), ("sister", 2))
    state = played(state, ("child", 5))
    choice = GAME.bots["easy"].choose(state.view(0), state.legal_actions(0), Rng(1))
    told = preview(state.view(0), choice)
    assert told.gains[1] == 0


def test_easy_leaves_its_guest_room() -> None:
    """On an empty table a guest who looks about is not put where it sees least."""
    state = opening("auntie", "mother-in-law", "grandpa", bride=0)
    grandpa = [a for a in state.legal_actions(0) if a.guest == "grandpa"]
    for seed in range(8):
        choice = GAME.bots["easy"].choose(state.view(0), grandpa, Rng(seed))
        assert choice.place not in (6, 7, 8, 14, 15, 16), "three seats to its right"
