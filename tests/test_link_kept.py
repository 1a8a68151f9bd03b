"""Links are small, open for ever, and say what they give away.

`docs/link-format.md`.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import RefusedError
from engine.link import (
    Link,
    deal_link,
    decode_link,
    encode,
    encode_link,
    secrets,
    table_link,
)
from engine.record import Player
from engine.rng import Rng
from tests.golden_links import (
    TABLES,
    digest,
    goldens,
    laid,
    play,
    present,
    some_table,
)
from tools.link_sizes import floor_of, payload_of

every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
seeds = given(seed=st.integers(0, 2**32))


@every_table
@seeds
def test_a_link_is_hardly_longer_than_what_it_says(
    key: str, seats: int, seed: int
) -> None:
    """Without names: at most 1.25 times the information floor and 8 bytes, at any point.

    Where some have chosen and others not, that takes a byte more at most.
    """
    table = some_table(key, seats, seed)
    code = encode_link(table_link(table))
    payload = payload_of(code, [player.name for player in table.players])
    assert payload <= 1.25 * floor_of(table) / 8 + 8 + bool(table.sealed)


def test_links_of_every_release_open_for_ever() -> None:
    """No line of the golden file is ever changed, and each says what it said."""
    lines = goldens()
    assert len(lines) > 80
    assert len({line.code for line in lines}) == len(lines)
    for code, wanted, remark in lines:
        link = decode_link(code)
        assert digest(link) == wanted, remark
        assert encode_link(link) == code, remark


def test_the_golden_file_knows_every_game() -> None:
    """All kinds of links of the present form are in the file, as they are written now."""
    written_now = {encode_link(link) for link, _ in present()}
    assert written_now <= {line.code for line in goldens()}


def test_a_record_that_breaks_a_rule_has_no_link() -> None:
    """The encoder asks the rules before it hands anything out."""
    record = laid("always-a-bridesmaid", 3, Rng(1)).record
    broken = replace(record, steps=({"phase": "play", "choices": {}},))
    with pytest.raises(RefusedError) as caught:
        encode(broken)
    assert caught.value.message.id == "record/at-step"
    with pytest.raises(RefusedError):
        encode(replace(record, players=(Player(""), *record.players[1:])))
    with pytest.raises(RefusedError):
        encode_link(Link(record, kind="replay", ply=1))
    with pytest.raises(RefusedError):
        encode_link(Link(record, id="not an id"))
    with pytest.raises(RefusedError):
        encode_link(Link(record, sealed={s: [-5, -3, 0, 5, 6] for s in range(3)}))


def test_the_same_deal_is_a_fresh_start() -> None:
    """The deal stays, bots stay, steps and people are gone."""
    table = play(laid("always-a-bridesmaid", 2, Rng(4)), 9, Rng(4))
    players = (Player("Ada"), Player("Bo", "bot:easy"))
    link = deal_link(replace(table.record, players=players))
    assert link.record.deal == table.deal
    assert link.record.steps == ()
    assert link.record.players == (Player("1"), Player("Bo", "bot:easy"))


def test_a_link_says_whose_secrets_it_holds() -> None:
    """A running game with hidden hands holds them all; a finished one has no secrets."""
    bridesmaid = laid("always-a-bridesmaid", 3, Rng(1))
    assert secrets(table_link(bridesmaid)) == ((), False)  # nobody has chosen yet
    bridesmaid.choose(1, bridesmaid.legal_actions(1)[0])
    assert secrets(table_link(bridesmaid)) == ((1,), False)
    play(bridesmaid, 1, Rng(1))
    assert secrets(table_link(bridesmaid)) == ((0, 1, 2), False)
    assert secrets(deal_link(bridesmaid.record)) == ((), False)
    robot = laid("always-a-bridesmaid", 2, Rng(1))
    assert secrets(table_link(robot)) == ((0, 1), True)  # the Robot's cards (B13)
    wedding = laid("at-the-wedding-table", 2, Rng(1))
    assert secrets(table_link(wedding)) == ((), True)  # the order of the deck
    for table in (bridesmaid, wedding):
        assert secrets(table_link(play(table, 40, Rng(1)))) == ((), False)
