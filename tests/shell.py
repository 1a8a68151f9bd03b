"""The engine run from a shell, as a person would, and good records to give it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
RECORDS = ROOT / "tests" / "records"
GOOD = sorted(
    path
    for path in RECORDS.glob("*/*.json")
    if not path.name.startswith("refused") and not path.name.endswith("replay.json")
)


def engine(*arguments: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run one command of the engine to its end."""
    return subprocess.run(
        [sys.executable, "-m", "engine", *arguments],
        cwd=ROOT,
        input=text,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
