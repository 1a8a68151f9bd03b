"""The same games on every Python there is here, and in Pyodide: `make same`.

    python -m tools.same [GAMES]

Pythons are looked for by name on the path and among pyenv's versions; `SAME_PYTHONS` may
name further ones, with the path's separator between them. It fails where any two differ,
and says which of the wanted versions were not to be had.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
WANTED: Final = ("3.11", "3.12", "3.13")
LATER: Final = ("3.14", "3.15")
"""Asked as well where they are there."""
GAMES: Final = 500
PYODIDE: Final = "Pyodide"


class Answer(NamedTuple):
    """What one Python made of the games."""

    python: str
    digest: str
    seconds: float


def main() -> None:
    """Print what each Python says; exit with 1 where they differ."""
    games = sys.argv[1] if len(sys.argv) > 1 else str(GAMES)
    answers = []
    for name, command in pythons():
        answers.append(asked(name, [*command, games]))
        print(*answers[-1][:2], f"{answers[-1].seconds:.0f} s", flush=True)
    names = " ".join(answer.python for answer in answers)
    missing = [version for version in (*WANTED, PYODIDE) if version not in names]
    if missing:
        print("not to be had here:", ", ".join(missing))
    different = len({answer.digest for answer in answers}) != 1
    print(f"{games} games:", "DIFFERENT bytes" if different else "the same bytes")
    sys.exit(different)


def pythons() -> Iterator[tuple[str, list[str]]]:
    """Yield the name of each Python there is, and how it is asked."""
    for version in (*WANTED, *LATER):
        path = next((p for p in candidates(version) if starts(p, version)), None)
        if path:
            yield f"CPython {version}", [path, "-m", "tests.same"]
    node = shutil.which("node")
    if node and (ROOT / "node_modules" / "pyodide").is_dir():
        yield PYODIDE, [node, "tools/pyodide_same.mjs"]


def candidates(version: str) -> Iterator[str]:
    """Yield where a Python of this version may be."""
    if version == "{}.{}".format(*sys.version_info):
        yield sys.executable
    yield from filter(None, os.environ.get("SAME_PYTHONS", "").split(os.pathsep))
    name = f"python{version}"
    yield from filter(None, [shutil.which(name)])
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from map(str, sorted(pyenv.glob(f"versions/{version}.*/bin/{name}")))


def starts(path: str, version: str) -> bool:
    """Say whether this starts, and is of the version that it is taken for."""
    code = "import sys; print('{}.{}'.format(*sys.version_info))"
    try:
        found = subprocess.run(
            [path, "-c", code], check=False, capture_output=True, text=True
        )
    except OSError:
        return False
    return found.stdout.strip() == version


def asked(name: str, command: list[str]) -> Answer:
    """Return what a Python answers, or why it does not."""
    began = time.perf_counter()
    found = subprocess.run(
        command, check=False, cwd=ROOT, capture_output=True, text=True
    )
    lines = found.stdout.split() or found.stderr.splitlines() or ["nothing said"]
    return Answer(name, lines[-1], time.perf_counter() - began)


if __name__ == "__main__":
    main()
