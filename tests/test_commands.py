"""`python -m engine` as a shell sees it: standard output, standard error, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import game_keys, game_named
from engine.match import play_match
from tests.shell import GOOD, RECORDS, ROOT, engine

REFUSED = sorted(RECORDS.glob("*/refused-*.json"))
WHY = {
    "refused-bridesmaid-card-not-in-hand": ("step 3, seat 1", "2"),
    "refused-bridesmaid-play-after-hold": ("step 10", "2"),
    "refused-bridesmaid-aside-not-entitled": ("step 13", "2"),
    "refused-bridesmaid-display-hand-first": ("step 14, seat 1", "B8"),
    "refused-bridesmaid-display-count": ("step 8, seat 2", "2"),
    "refused-bridesmaid-step-left-out": ("step 7", "play"),
    "refused-bridesmaid-after-end": ("step 15", "over"),
    "refused-wedding-seat-taken": ("step 3, seat 0", "1"),
    "refused-wedding-guest-not-in-row": ("step 4, seat 1", "row"),
    "refused-wedding-unknown-guest": ("step 4, seat 1", "0"),
    "refused-wedding-deck-twice": ("record", "twice"),
    "refused-wedding-cut-off": ("record", "not JSON"),
}


def test_the_examples_are_there() -> None:
    """Ten good records and twelve refused ones came with the record format."""
    assert len(GOOD) >= 10
    assert {path.stem for path in REFUSED} >= WHY.keys()


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_a_good_record_replays_to_the_byte(path: Path) -> None:
    """`replay FILE` prints one JSON object on one line, as the examples have it."""
    done = engine("replay", str(path))
    wanted = path.with_suffix(".replay.json").read_text(encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") == 1
    assert done.stdout.strip() == wanted.strip()
    assert done.stderr == ""


@pytest.mark.parametrize("path", REFUSED, ids=lambda path: path.stem)
def test_a_broken_record_is_refused_on_one_line(path: Path) -> None:
    """Exit code 2, one line naming step, seat and rule; nothing on standard output."""
    done = engine("replay", str(path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    for part in WHY.get(path.stem, ()):
        assert part in done.stderr
    assert "Traceback" not in done.stderr


def test_several_files_give_a_line_each() -> None:
    """A refused record gives its sentence on its line; the exit code is 2 at the end."""
    good, bad = GOOD[0], REFUSED[0]
    done = engine("replay", str(good), str(bad), str(good))
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 2
    assert lines[0] == lines[2]
    assert lines[1] == {"refused": done.stderr.strip()}


def test_standard_input_is_a_file_called_minus() -> None:
    """`-` reads standard input."""
    text = GOOD[0].read_text(encoding="utf-8")
    assert (
        engine("replay", "-", text=text).stdout == engine("replay", str(GOOD[0])).stdout
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", "no-such-file.json"),
        ("replay", "tests"),
        ("match", "chess", "--seats", "easy,easy"),
        ("match", "at-the-wedding-table", "--seats", "easy"),
        ("match", "at-the-wedding-table", "--seats", "easy,genius"),
        ("match", "at-the-wedding-table", "--seats", "easy,easy,easy"),
        ("match", "always-a-bridesmaid", "--seats", ",".join(["easy"] * 6)),
        ("match", "at-the-wedding-table", "--seats", "easy,easy", "--games", "0"),
        ("match", "at-the-wedding-table", "--seats", "easy,easy", "--games", "x"),
        ("match", "at-the-wedding-table", "--seats", "", "--games", "1"),
        ("match", "at-the-wedding-table", "--seats", "easy,easy", "--seed", "9" * 9999),
        ("match", "at-the-wedding-table"),
        ("dance",),
        (),
    ],
)
def test_bad_arguments_meet_one_sentence(arguments: tuple[str, ...]) -> None:
    """Exit code 2 and one line of bearable length on standard error, no traceback."""
    done = engine(*arguments)
    assert done.returncode == 2
    assert len(done.stderr) < 300
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("key", game_keys())
def test_a_match_prints_what_it_came_to(key: str) -> None:
    """`{"games", "wins", "mean_scores", "seconds"}`, one entry a seat."""
    seats = ["easy", "random", "random"][: game_named(key).seat_counts[-1]]
    done = engine(
        "match",
        key,
        "--seats",
        ",".join(seats),
        "--games",
        "9",
        "--seed",
        "3",
        "--json",
    )
    result = json.loads(done.stdout)
    assert list(result) == ["games", "wins", "mean_scores", "seconds"]
    assert result["games"] == 9
    assert len(result["wins"]) == len(result["mean_scores"]) == len(seats)
    assert sum(result["wins"]) <= 9 + 1e-3


@pytest.mark.parametrize("key", game_keys())
def test_a_seed_plays_the_same_match(key: str) -> None:
    """Equal arguments give equal wins and scores."""
    seats = ["easy", "random", "easy"][: game_named(key).seat_counts[-1]]
    one, two = (play_match(key, seats, 5, 11) for _ in range(2))
    assert (one.wins, one.mean_scores) == (two.wins, two.mean_scores)


@pytest.mark.parametrize(
    ("key", "seats", "share"),
    [("at-the-wedding-table", 2, 0.9), ("always-a-bridesmaid", 3, 0.6)],
)
def test_easy_beats_random(key: str, seats: int, share: float) -> None:
    """A greedy player with a little sense is worth playing: it beats chance clearly."""
    levels = ["easy"] + ["random"] * (seats - 1)
    result = play_match(key, levels, 60, 5)
    assert result.wins[0] / result.games >= share


def test_the_bench_measures_every_table_size() -> None:
    """Keys `at-the-wedding-table/2`, `always-a-bridesmaid/2` to `/5`, games a second."""
    done = engine("bench", "--seconds", "0.02")
    rates = json.loads(done.stdout)
    assert list(rates) == [
        "at-the-wedding-table/2",
        *(f"always-a-bridesmaid/{seats}" for seats in range(2, 6)),
    ]
    assert all(rate > 0 for rate in rates.values())


@pytest.mark.parametrize(
    "line",
    [
        "replay " + " ".join(str(p) for p in GOOD * 4) + " | head -c 10",
        "match always-a-bridesmaid --seats easy,easy,easy --games 2 > /dev/full",
        f"replay {GOOD[0]} > /dev/full",
        "replay - <&-",
        "bot <&- >&-",
    ],
    ids=[
        "reader gone",
        "match to a full disk",
        "replay to a full disk",
        "no input",
        "neither input nor output",
    ],
)
def test_a_broken_pipe_or_disk_is_no_traceback(line: str) -> None:
    """What can't be read or written meets one sentence at most."""
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m engine {line}"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr
    assert done.stderr.count("\n") <= 1


def test_the_bots_answer_what_the_documents_say_to_try() -> None:
    """`docs/bot-protocol.md` has a line for a shell: a choice at each of a day's tables."""
    text = (ROOT / "docs/bot-protocol.md").read_text("utf-8")
    start = text.index("    python -m engine daily")
    line = text[start : text.index("\n\n", start)].replace("python", sys.executable)
    done = subprocess.run(
        ["bash", "-c", line],
        cwd=ROOT, capture_output=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip
    answers = [json.loads(answer) for answer in done.stdout.splitlines()]
    assert [list(answer) for answer in answers] == [["choice"]] * len(game_keys())


def test_a_refusal_never_goes_to_standard_output() -> None:
    """A refused single record prints nothing there, even where errors can't be shown."""
    done = subprocess.run(
        ["bash", "-c", f"{sys.executable} -m engine replay {REFUSED[0]} 2>&-"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""


STOPPED = """
import sys
import engine.__main__ as shell

def stop(*_):
    raise KeyboardInterrupt

shell.play_match = shell.bench = shell.answers = stop
sys.exit(shell.main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["match", "always-a-bridesmaid", "--seats", "easy,easy"], 130),
        (["bench"], 130),
        (["bot"], 0),
    ],
)
def test_a_command_that_is_stopped_says_nothing(
    arguments: list[str], code: int
) -> None:
    """Ctrl-C is no traceback; where lines are answered it is as good as their end."""
    done = subprocess.run(
        [sys.executable, "-c", STOPPED, *arguments],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (code, b"", b"")


@pytest.mark.parametrize("seconds", ["nan", "0", "-1", "inf", "1e9"])
def test_the_bench_takes_sensible_seconds_only(seconds: str) -> None:
    """Anything else is one sentence and exit code 2."""
    done = engine("bench", f"--seconds={seconds}")
    assert done.returncode == 2
    assert "--seconds" in done.stderr


def test_the_number_of_players_is_said_plainly() -> None:
    """ "For 2 players", not "2 to 2"; a long unknown name is not quoted in full."""
    two = engine("match", "at-the-wedding-table", "--seats", "easy,easy,easy")
    assert "for 2 players, not 3" in two.stderr
    long = json.loads(GOOD[0].read_text("utf-8")) | {"game": "x" * 5_000}
    assert len(engine("replay", "-", text=json.dumps(long)).stderr) < 200


def test_a_deck_is_checked_from_a_shell(tmp_path: Path) -> None:
    """`deck FILE` says ok, or in one sentence which line is wrong, with exit code 2."""
    usual = ROOT / "engine/games/at_the_wedding_table/guests.toml"
    text = usual.read_text("utf-8")
    assert engine("deck", str(usual)).stdout == "ok\n"
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(text.replace("left = 2", "left = 9", 1), "utf-8")
    done = engine("deck", str(wrong))
    line = 1 + text[: text.index("left = 2")].count("\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"Line {line}: guest Auntie, range.left: ")
    both = engine("deck", str(wrong), str(usual), str(tmp_path / "none.toml"))
    assert (both.returncode, both.stdout) == (2, "\nok\n\n")
    assert len(both.stderr.splitlines()) == 2
    assert engine("deck", "-", text=text).stdout == "ok\n"
    other = engine("deck", "--game", "always-a-bridesmaid", str(usual))
    assert (other.returncode, other.stdout) == (2, "")
