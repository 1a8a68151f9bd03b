"""A choice said aloud: right where it belongs, refused anywhere else (issue 5)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import RefusedError
from engine.link.spoken import ALPHABET, CHECKS, heard, spoken
from engine.rng import Rng
from engine.table import Table, open_table
from tests.golden_links import TABLES, laid, play, some_table, tied

ID, OTHER_ID = "0123456789", "9876543210"
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
seeds = given(seed=st.integers(0, 2**32))


def wedding() -> Table:
    """Return a table of At the Wedding Table in mid-game."""
    return play(laid("at-the-wedding-table", 2, Rng(1)), 5, Rng(1))


def chosen(table: Table, seat: int, action: object) -> Table:
    """Return another table where the seat has chosen this."""
    other = open_table(table.record)
    for sealed, choice in table.sealed.items():
        other.choose(sealed, choice)
    other.choose(seat, action)
    return other


def code_for(table: Table, seat: int, action: object, id: str = ID) -> str:
    code = spoken(chosen(table, seat, action), id, len(table.steps), seat)
    assert code is not None
    return code


def taken(table: Table, seat: int, code: str, id: str = ID) -> bool:
    """Whether a code stands for a choice here."""
    try:
        heard(table, id, seat, code)
    except RefusedError:
        return False
    return True


@every_table
@seeds
def test_what_is_said_is_the_choice_that_was_made(
    key: str, seats: int, seed: int
) -> None:
    """For every seat that is due and any choice: 3 to 5 signs, small letters forgiven.

    It hangs on nothing that another device might not know: choices still sealed there.
    """
    table = some_table(key, seats, seed)
    rng = Rng(seed)
    for seat in table.waiting_for:
        action = rng.choice(table.legal_actions(seat))
        code = code_for(table, seat, action)
        assert 3 <= len(code) <= 5
        assert set(code) <= set(ALPHABET)
        fresh = open_table(table.record)
        assert heard(fresh, ID, seat, f" {code[:2].lower()}-{code[2:]} ") == action


@seeds
def test_every_choice_has_a_code_of_its_own(seed: int) -> None:
    """No two choices of a seat sound the same."""
    table = some_table("at-the-wedding-table", 2, seed)
    for seat in table.waiting_for:
        legal = table.legal_actions(seat)
        codes = {code_for(table, seat, action) for action in legal}
        assert len(codes) == len(legal)


def test_a_code_that_belongs_elsewhere_is_refused() -> None:
    """Of another table, another seat, another history: one in 256 passes at most."""
    passed = tried = 0
    for seed in range(300):
        key, seats = TABLES[seed % len(TABLES)]
        table = some_table(key, seats, seed)
        if not table.waiting_for:
            continue
        seat = table.waiting_for[0]
        action = Rng(seed).choice(table.legal_actions(seat))
        code = code_for(table, seat, action)
        later = chosen(table, seat, action)
        elsewhere = [(table, s, ID) for s in table.waiting_for if s != seat]
        elsewhere += [(later, s, ID) for s in later.waiting_for]
        elsewhere.append((table, seat, OTHER_ID))
        other = some_table(key, seats, ~seed)
        if table.steps and other.steps[:1] != table.steps[:1]:
            elsewhere.append((other, seat, ID))
        for other, who, id in elsewhere:
            tried += 1
            passed += taken(other, who, code, id)
    assert tried > 500
    assert passed <= 3 * tried / CHECKS


def test_a_code_misheard_is_refused() -> None:
    """One sign changed, two swapped, one lost or doubled: one in 256 passes at most."""
    passed = tried = 0
    for seed in range(60):
        table = some_table("at-the-wedding-table", 2, seed)
        if not table.waiting_for:
            continue
        (seat,) = table.waiting_for
        code = code_for(table, seat, Rng(seed).choice(table.legal_actions(seat)))
        for at in range(len(code)):
            wrong = {f"{code[:at]}{sign}{code[at + 1 :]}" for sign in ALPHABET}
            wrong |= {
                f"{code[:at]}{code[at + 1 :]}",
                f"{code[:at]}{code[at]}{code[at:]}",
            }
            wrong.add(f"{code[:at]}{code[at : at + 2][::-1]}{code[at + 2 :]}")
            for other in sorted(wrong - {code}):
                tried += 1
                passed += taken(table, seat, other)
    assert tried > 2_000
    assert passed <= tried / CHECKS


@pytest.mark.parametrize("typed", ["", "   ", "K7M0", "hello", "<b>", "Ä", "2" * 500])
def test_what_is_no_code_is_refused(typed: str) -> None:
    """Signs that are in none, nothing at all, far too much."""
    table = wedding()
    (seat,) = table.waiting_for
    assert not taken(table, seat, typed)


def test_a_seat_that_has_nothing_to_choose_hears_nothing() -> None:
    """Nor has it anything to say."""
    table = wedding()
    (seat,) = table.waiting_for
    code = code_for(table, seat, table.legal_actions(seat)[0])
    assert not taken(table, 1 - seat, code)
    assert spoken(table, ID, len(table.steps), seat) is None


def test_an_answer_outside_the_list_has_no_code() -> None:
    """Days single may be any number (B11): such an answer goes by link."""
    table = tied(3, Rng(2))
    seat = table.waiting_for[0]
    assert spoken(chosen(table, seat, 4711), ID, len(table.steps), seat) is None
    listed = table.legal_actions(seat)[0]
    assert taken(table, seat, code_for(table, seat, listed))


def test_codes_stay_as_they_are() -> None:
    """A device of today understands one of a later release, and the other way round."""
    table = wedding()
    (seat,) = table.waiting_for
    legal = table.legal_actions(seat)
    codes = [code_for(table, seat, action) for action in (legal[0], legal[-1])]
    assert codes == ["R5WH", "QF8R"]
