"""A third game is new files only: a toy game is added to a copy and played there.

`CONTRIBUTING.md`, "A third game, step by step".
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import game_keys

pytestmark = pytest.mark.host

ROOT = Path(__file__).parent.parent
ADDED = ROOT / "tests" / "third_game"
FILES = (
    "pieces", "events", "view", "scoring", "position", "legal", "rules", "closing",
    "resample", "preview", "notation", "packing", "words", "reasons", "bots",
    "hindsight", "best_moment", "__init__",
)  # fmt: skip


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, as a developer would."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
        env={**os.environ, "HYPOTHESIS_PROFILE": "pyodide"},
    )


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project to which the toy game's files were added."""
    folder = tmp_path_factory.mktemp("grown")
    for part in ("engine", "ui", "tests"):
        left_out = shutil.ignore_patterns("__pycache__", "third_game")
        shutil.copytree(ROOT / part, folder / part, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for path in ADDED.rglob("*.py"):
        there = folder / path.relative_to(ADDED)
        assert not there.exists(), f"{there} would be an edit"
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, there)
    return folder


@pytest.mark.parametrize("key", game_keys())
def test_every_game_has_the_same_files(key: str) -> None:
    """Whoever has read one game knows where everything is in the other."""
    folder = ROOT / "engine" / "games" / key.replace("-", "_")
    assert {path.stem for path in folder.iterdir()} >= set(FILES)


def test_the_toy_has_those_files_too() -> None:
    """What the guide asks for is what the toy has."""
    folder = ADDED / "engine" / "games" / "toss_the_bouquet"
    assert {path.stem for path in folder.glob("*.py")} == set(FILES)


def test_bots_play_the_third_game_at_once(grown: Path) -> None:
    """Step 6: a match, without any registration."""
    done = python(
        grown, "-m", "engine", "match", "toss-the-bouquet",
        "--seats", "easy,random,random", "--games", "20", "--json",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 20


@pytest.mark.parametrize("suite", ["test_contract.py", "test_app.py", "test_link.py"])
def test_the_suites_run_over_the_third_game(grown: Path, suite: str) -> None:
    """Steps 3 and 7: the contract's laws hold for it, and the page plays it to its end."""
    done = python(
        grown, "-m", "pytest", "-q", "-p", "no:cacheprovider",
        f"tests/{suite}", "-k", "toss-the-bouquet",
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]
    assert " passed" in done.stdout


def test_home_invites_to_the_third_game(grown: Path) -> None:
    """Step 7: the home page, the lobby and the rules find it by its name."""
    show = (
        "from tests.playing import opened\n"
        "app, device = opened()\n"
        "assert 'toss-the-bouquet' in device.offers('lobby')\n"
        "app.on('rules', 'toss-the-bouquet', '')\n"
        "print(device.text)\n"
    )
    done = python(grown, "-c", show)
    assert done.returncode == 0, done.stderr
    assert "Jump. Not too high" in done.stdout


def test_the_third_game_can_be_played_by_typing(grown: Path) -> None:
    """Step 7: its commands are found by its name, beside those that every game has."""
    play = (
        "from tests.playing import lay_table, opened\n"
        "from tests.typing_commands import say_line\n"
        "app, device = opened()\n"
        "lay_table(app, 'toss-the-bouquet', ['human', 'bot:easy', 'bot:easy'])\n"
        "say_line(app, 'help')\n"
        "for _ in range(3):\n"
        "    say_line(app, f'jum {app.session.look().legal[0]}!')\n"
        "    device.run()\n"
        "print([line.text for line in device.announced])\n"
        "assert app.session.finished\n"
    )
    done = python(grown, "-c", play)
    assert done.returncode == 0, done.stderr
    assert "You can say: leap, yes, " in done.stdout
