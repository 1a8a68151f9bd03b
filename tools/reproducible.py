"""Build the last commit twice, from nothing, and compare every byte of `dist/`.

`make reproducible`, or `python -m tools.reproducible [--again DIR]`. Each build begins with
a clean clone in a folder of its own and fetches what the lock files name; between the two
differ the path and its length, the time, the age of the files, the time zone, the
language, the order of sets and what new files allow. DIR is a `dist/` that came from
elsewhere, another machine's or a host's, to be compared as well.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
YEARS_AGO: Final = 1_000_000_000
"""The age of the second clone's files: September 2001."""
SETTINGS: Final = (
    {"TZ": "UTC", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "1"},
    {"TZ": "Asia/Kathmandu", "LC_ALL": "C", "PYTHONHASHSEED": "2"},
)
UMASKS: Final = (0o022, 0o077)
PLACES: Final = ("a", "another folder/with a longer name")


def main() -> int:
    """Build, build, compare; the result is the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--again", type=Path, help="one more dist/ to compare with")
    asked = parser.parse_args()
    commit = last_commit(ROOT)  # it may not stay the last one for so long
    with tempfile.TemporaryDirectory() as folder:
        places = [clone(Path(folder) / place, commit) for place in PLACES]
        built = [files_of(build(place, number)) for number, place in enumerate(places)]
    if asked.again:
        built.append(files_of(asked.again))
    differences = [line for other in built[1:] for line in compared(built[0], other)]
    print("\n".join(differences) or f"the same bytes: {told(built[0])}")
    return bool(differences)


def last_commit(root: Path) -> str:
    """Return the name of the last commit."""
    asked = ["git", "-C", str(root), "rev-parse", "HEAD"]
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout[:-1]


def clone(folder: Path, commit: str, root: Path = ROOT) -> Path:
    """Return a clean clone, as it was at this commit."""
    subprocess.run(["git", "clone", "-qn", "--no-local", root, folder], check=True)
    subprocess.run(["git", "-C", folder, "checkout", "-q", commit], check=True)
    return folder


def build(clone: Path, number: int) -> Path:
    """Build under the settings of this number; return `dist/`."""
    if number:
        for path in clone.rglob("*"):
            if ".git" not in path.relative_to(clone).parts:
                os.utime(path, (YEARS_AGO, YEARS_AGO))
    began = time.monotonic()
    subprocess.run(
        ["make", "build"],
        cwd=clone,
        env={**os.environ, **SETTINGS[number]},
        stdout=sys.stderr,
        umask=UMASKS[number],
        check=True,
    )
    print(f"build {number + 1}: {time.monotonic() - began:.0f} s", file=sys.stderr)
    return clone / "dist"


def files_of(folder: Path) -> dict[str, bytes]:
    """Return every file by its name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def compared(one: dict[str, bytes], other: dict[str, bytes]) -> list[str]:
    """Return a line for each difference, with the place of the first byte."""
    lines = [f"only in one build: {name}" for name in sorted(one.keys() ^ other.keys())]
    for name in sorted(one.keys() & other.keys()):
        a, b = one[name], other[name]
        if a != b:
            pairs = enumerate(zip(a, b, strict=False))
            first = next((at for at, (x, y) in pairs if x != y), min(len(a), len(b)))
            lines.append(f"{name}: {len(a)} and {len(b)} bytes, differ from {first}")
    return lines


def told(files: dict[str, bytes]) -> str:
    """Return what tells a build from another one in a line."""
    sums = "".join(f"{hashlib.sha256(d).hexdigest()} {n}\n" for n, d in files.items())
    total = hashlib.sha256(sums.encode()).hexdigest()
    return f"{len(files)} files, {sum(map(len, files.values())):,} bytes, {total}"


if __name__ == "__main__":
    sys.exit(main())
