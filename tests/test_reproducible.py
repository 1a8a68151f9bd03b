"""Two builds are of one commit: nothing else may differ between them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools.reproducible import clone, compared, last_commit

pytestmark = pytest.mark.host


def commit(root: Path, text: str) -> None:
    (root / "file").write_text(text)
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    subprocess.run(["git", "-C", root, "add", "file"], check=True)
    subprocess.run(["git", "-C", root, *who, "commit", "-qm", text], check=True)


def test_whoever_commits_meanwhile_changes_neither_build(tmp_path: Path) -> None:
    """The second build begins minutes after the first."""
    root = tmp_path / "root"
    subprocess.run(["git", "init", "-q", root], check=True)
    commit(root, "before")
    name = last_commit(root)
    first = clone(tmp_path / "a", name, root)
    commit(root, "after")
    second = clone(tmp_path / "b", name, root)
    for folder in (first, second):
        assert (folder / "file").read_text() == "before"


def test_every_difference_is_told() -> None:
    """A file that one build lacks, and the first byte that differs."""
    assert compared({"a": b"xyz"}, {"a": b"xyz"}) == []
    assert compared({"a": b"xyz", "b": b""}, {"a": b"xxz"}) == [
        "only in one build: b",
        "a: 3 and 3 bytes, differ from 1",
    ]
