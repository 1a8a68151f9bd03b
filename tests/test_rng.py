"""The random generator: the same seed, the same cards, for ever."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.rng import Rng


def test_the_stream_is_splitmix64() -> None:
    """Seed 1234567 gives the reference values of SplitMix64 (Vigna's splitmix64.c)."""
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_shuffles_the_same_for_ever() -> None:
    """A link made today has to deal the same cards in ten years."""
    assert Rng(16).shuffled(range(10)) == [2, 5, 8, 7, 1, 9, 4, 6, 0, 3]


@given(st.integers(), st.integers(1, 60))
def test_below_stays_below(seed: int, bound: int) -> None:
    """`below(n)` gives a number from 0 to n - 1."""
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@given(st.integers(), st.lists(st.integers(), unique=True))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    """Shuffling changes the order and nothing else."""
    before = list(cards)
    assert sorted(Rng(seed).shuffled(cards)) == sorted(cards)
    assert cards == before


def test_every_order_comes_up_equally_often() -> None:
    """Six orders of three cards: within 10 % of a sixth each over 12,000 shuffles."""
    counts: dict[tuple[int, ...], int] = {}
    rng = Rng(7)
    for _ in range(12_000):
        order = tuple(rng.shuffled((1, 2, 3)))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(1_800 < count < 2_200 for count in counts.values())


def test_a_split_stream_is_its_own() -> None:
    """What is drawn from a split does not change what the parent draws next."""
    one, two = Rng(3), Rng(3)
    child = one.split()
    two.split()
    for _ in range(5):
        child.bits()
    assert one.bits() == two.bits()
