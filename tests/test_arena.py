"""The ladder: even rotation, honest intervals, results that know what they are of."""

from __future__ import annotations

from math import isclose
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Outcome
from engine.games import game_named
from tools.arena import kept, page, play
from tools.arena.__main__ import main, valid_tally
from tools.arena.figures import WIN, Tally, added, margin, share_interval
from tools.arena.kept import Result, digest_of, digests, read_results, write_results
from tools.arena.plan import (
    BRIDESMAID,
    WEDDING,
    Pairing,
    bots_of,
    chosen,
    pairings,
    targets,
)
from tools.arena.play import hands_of, play_deal, play_on

pytestmark = pytest.mark.host

EASY = Pairing(WEDDING, 2, "easy", "random")
THREE = Pairing(BRIDESMAID, 3, "easy", "random")


def deal_of(seats: int, wins: int, lead: int) -> Tally:
    """Return the tally of one deal."""
    return Tally(1, seats, wins, wins**2, lead, lead**2, seats, 0.01, seats, 0.02)


tallies = st.integers(2, 5).flatmap(
    lambda seats: st.lists(
        st.builds(
            deal_of,
            st.just(seats),
            st.integers(0, 4 * seats).map(lambda quarters: WIN * quarters // 4),
            st.integers(-40, 40),
        ),
        min_size=1,
        max_size=30,
    ).map(added)
)


def times(tally: Tally, count: int) -> Tally:
    return added([tally] * count)


@given(tallies)
def test_an_interval_holds_its_share_and_narrows(tally: Tally) -> None:
    """Within 0 and 1, around the share, never a point, narrower with more games."""
    low, high = share_interval(tally)
    assert 0 <= low <= tally.share <= high <= 1
    assert high - low > 0
    lower, higher = share_interval(times(tally, 4))
    assert higher - lower < high - low


def test_intervals_of_whole_wins_are_wilsons() -> None:
    """81 of 263 gives 0.2553 to 0.3662 (Newcombe, Statistics in Medicine 17, 1998)."""
    one_game_a_deal = Tally(263, 263, 81 * WIN, 81 * WIN**2)
    low, high = share_interval(one_game_a_deal)
    assert isclose(low, 0.2553, abs_tol=3e-4)
    assert isclose(high, 0.3662, abs_tol=3e-4)


def test_games_that_hang_together_count_for_less() -> None:
    """Ten deals won or lost as a whole tell less than twenty games apart."""
    together = added([deal_of(2, 2 * WIN * (n % 2), 0) for n in range(10)])
    apart = added([deal_of(2, WIN, 0) for n in range(10)])
    assert together.share == apart.share == 0.5
    wide, narrow = share_interval(together), share_interval(apart)
    assert wide.high - wide.low > 1.2 * (narrow.high - narrow.low)


@given(tallies)
def test_a_margin_narrows_with_games(tally: Tally) -> None:
    """The mean stays, the interval does not grow."""
    more = margin(times(tally, 4))
    assert isclose(more.mean, margin(tally).mean, abs_tol=1e-9)
    assert more.half <= margin(tally).half


def test_the_interval_of_a_margin_is_students() -> None:
    """Leads 1 to 10, a deal each: 5.5 ± 2.262 * 3.0277 / sqrt(10); of four nothing."""
    leads = [deal_of(2, 0, 2 * lead) for lead in range(1, 11)]
    found = margin(added(leads))
    assert isclose(found.mean, 5.5)
    assert isclose(found.half, 2.262 * 3.0277 / 10**0.5, rel_tol=1e-3)
    assert margin(added(leads[:4])).half == float("inf")


def test_seats_are_rotated_evenly_on_the_same_deal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each deal is played once from each seat, and is another for the next number."""
    places: dict[object, list[int]] = {}
    whole_game = play._play

    def watched(state: Any, pairing: Pairing, place: int, *rest: Any) -> Outcome:
        places.setdefault(state.deal.deck, []).append(place)
        return whole_game(state, pairing, place, *rest)

    monkeypatch.setattr(play, "_play", watched)
    for number in range(4):
        play_deal(number, pairing=EASY, seed=1)
    assert list(places.values()) == [[0, 1]] * 4


def same_games(one: Tally, other: Tally) -> bool:
    """Tell whether two tallies are of the same games: all but the time."""
    return one._replace(bot_seconds=0, rival_seconds=0) == other._replace(
        bot_seconds=0, rival_seconds=0
    )


def test_processes_and_breaks_change_nothing() -> None:
    """Equal seeds give equal games, in one process or two, at once or bit by bit."""
    with hands_of(1) as alone:
        *_, whole = play_on(THREE, 5, Tally(), 12, alone)
        *_, half = play_on(THREE, 5, Tally(), 6, alone)
        *_, rest = play_on(THREE, 5, half, 12, alone)
    with hands_of(2) as two:
        *_, shared = play_on(THREE, 5, Tally(), 12, two)
    assert whole.games == 12
    assert same_games(whole, rest)
    assert same_games(whole, shared)
    assert not same_games(whole, times(half, 2))


def test_a_pairing_against_itself_is_fair() -> None:
    """Whoever sits where: all seats of a deal together win what there is to win."""
    pairing = Pairing(WEDDING, 2, "random", "random")
    tally = added([play_deal(n, pairing=pairing, seed=3) for n in range(60)])
    low, high = share_interval(tally)
    assert low <= pairing.fair <= high


def test_every_pairing_names_bots_there_are() -> None:
    """Each level meets the one below and all measures, and every target is played."""
    planned = pairings()
    assert len(set(planned)) == len(planned)
    assert all({p.bot, p.rival} <= set(bots_of(p.game)) for p in planned)
    assert all(p.bot != p.rival for p in planned)
    assert {target.pairing for target in targets()} <= set(planned)
    for seats in game_named(BRIDESMAID).seat_counts:
        for bot, rival in [("hard", "medium"), ("easy", "plain"), ("hard", "random")]:
            assert Pairing(BRIDESMAID, seats, bot, rival) in planned
    assert Pairing(BRIDESMAID, 2, "expert", "easy") in planned
    assert Pairing(WEDDING, 2, "expert", "easy") in planned


def test_names_choose_pairings() -> None:
    """`--only` and `--pairs` narrow each other; what names nothing is refused."""
    assert {p.seats for p in chosen([f"{BRIDESMAID}/3"])} == {3}
    assert chosen([WEDDING], ["easy:random"]) == [EASY]
    for only, pairs in ([["chess"], []], [[], ["easy:nobody"]]):
        with pytest.raises(ValueError, match="no pairing"):
            chosen(only, pairs)


def result(pairing: Pairing, games: int) -> Result:
    with hands_of(1) as alone:
        *_, tally = play_on(pairing, 16, Tally(), games, alone)
    return Result(pairing, 16, digests(pairing), tally)


def test_results_are_kept_and_read(tmp_path: Path) -> None:
    """A line a pairing, the same when read; a damaged file is refused by its line."""
    path = tmp_path / "arena.jsonl"
    assert read_results(path) == {}
    results = {pairing: result(pairing, 2) for pairing in (EASY, THREE)}
    write_results(results, path)
    text = path.read_text()
    assert len(text.splitlines()) == 2
    read = read_results(path)
    assert {p: same_games(r.tally, results[p].tally) for p, r in read.items()} == {
        EASY: True,
        THREE: True,
    }
    write_results(read, path)
    assert path.read_text() == text
    for damaged in (
        '{"version": 2}\n',
        text + "[]\n",
        text.replace('"games": ', '"x": '),
    ):
        path.write_text(damaged)
        with pytest.raises(ValueError, match="is no result"):
            read_results(path)


def test_a_stale_digest_is_told() -> None:
    """Results of other bots are marked on the page and are not gone on from."""
    fresh = result(EASY, 2)
    assert not fresh.stale
    assert valid_tally({EASY: fresh}, EASY, 16) == fresh.tally
    assert valid_tally({EASY: fresh}, EASY, 17) == Tally()
    old = fresh._replace(digests=("0" * 12, fresh.digests[1]))
    assert old.stale
    assert valid_tally({EASY: old}, EASY, 16) == Tally()
    text = f"<!-- arena ladder {WEDDING} -->\n<!-- end -->\n"
    assert page.STALE not in page.rendered(text, {EASY: fresh})
    assert f"2{page.STALE}" in page.rendered(text, {EASY: old})


def test_a_digest_is_of_what_a_bot_does(tmp_path: Path) -> None:
    """Of all that a module imports of its package; comments and docstrings don't count."""

    def digest() -> str:
        return digest_of(tmp_path, "bots", "strong")

    def write(name: str, text: str) -> None:
        (tmp_path / f"{name}.py").write_text(text)

    write("strong", "from bots.help import work\nwork(3)\n")
    write("help", "def work(n):\n    return n\n")
    write("other", "x = 1\n")
    first = digest()
    write("strong", '"""Strong."""\nfrom bots.help import work\n\nwork(3)  # three\n')
    write("other", "x = 2\n")
    assert digest() == first
    write("help", "def work(n):\n    return n + 1\n")
    second = digest()
    assert second != first
    write("levels", "BOTS = 7\n")
    assert digest() != second


def test_every_bot_has_a_digest_of_its_own_sources() -> None:
    """A change in the search leaves `easy` as it was; bots that are gone have none."""
    assert all(kept.digest(BRIDESMAID, name) for name in bots_of(BRIDESMAID))
    assert kept.digest(BRIDESMAID, "easy") != kept.digest(BRIDESMAID, "expert")
    assert kept.digest(BRIDESMAID, "nobody") == ""


def test_rendering_is_stable_and_leaves_people_s_text_alone() -> None:
    """The page rendered again is the same; what stands outside the marks stays."""
    text = page.PAGE.read_text(encoding="utf-8")
    results = {pairing: result(pairing, 4) for pairing in (EASY, THREE)}
    once = page.rendered(text, results)
    assert page.rendered(once, results) == once
    assert "| 2 | easy | random | 4 |" in once
    assert "| 3 | easy | 2 × random | 6 |" in once
    bare = page.MARKED.sub("", text)
    assert page.MARKED.sub("", once) == bare
    with pytest.raises(ValueError, match="means nothing"):
        page.rendered("<!-- arena odds -->\n<!-- end -->", {})


def test_the_exploiter_found_is_shown_beside_the_limit() -> None:
    """At most 5 points above its fair share; it stays when rendered again, or is stale."""
    text = "<!-- arena exploit -->\nNot searched yet.\n<!-- end -->\n"
    assert page.rendered(text, {}) == text
    found = {"level": "expert", "share": 0.36, "fair": 1 / 3, "interval": [0.3, 0.4]}
    once = page.rendered(text, {}, page.stamped(found))
    assert "36.0 % (30.0–40.0) | 33.3 % | ≤ 38.3 %" in once
    assert "met; the interval reaches across" in once
    assert page.STALE not in once
    assert page.rendered(once, {}) == once
    assert "**missed**" in page.rendered(
        once, {}, page.stamped({**found, "share": 0.4})
    )
    old = once.replace(kept.digest(BRIDESMAID, "expert"), "0" * 12)
    assert f"expert{page.STALE}" in page.rendered(old, {})
    with pytest.raises(ValueError, match="not what the search"):
        page.stamped([1, 2])


def test_a_target_is_met_or_missed_by_its_figure() -> None:
    """The verdict goes by the share, and tells when the interval reaches across."""
    target = next(t for t in targets() if t.pairing == EASY)
    assert target.least == 0.9

    def verdict(won: int, deals: int) -> str:
        tally = added([deal_of(2, 2 * WIN * (n < won), 0) for n in range(deals)])
        return page.verdict(target, Result(EASY, 1, ("", ""), tally))

    assert verdict(400, 400) == "met"
    assert verdict(19, 20) == "met; the interval reaches below"
    assert verdict(17, 20) == "**missed**; the interval reaches it"
    assert verdict(200, 400) == "**missed**"


def test_the_command_plays_goes_on_and_refuses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It plays what is missing, then nothing more; bad names end with one sentence."""
    path = tmp_path / "arena.jsonl"
    words = ["--results", str(path), "--no-page", "--processes", "1"]
    words += ["--only", WEDDING, "--pairs", "easy:random"]
    assert main([*words, "--games", "2"]) == 0
    assert "2 games" in capsys.readouterr().out
    assert main([*words, "--games", "4"]) == 0
    assert read_results(path)[EASY].tally.games == 4
    capsys.readouterr()
    assert main([*words, "--games", "4"]) == 0
    assert capsys.readouterr().out == ""
    assert main([*words, "--plan", "--games", "8"]) == 0
    assert "4 games, 4 to play" in capsys.readouterr().out
    assert main(["--only", "chess"]) == 2
    assert capsys.readouterr().err == "arena: no pairing is played at chess\n"
