"""What runs for hours, or only when it is asked for, must not fail at its first line.

The usual tests import no bench and nothing that soaks: whatever they take from elsewhere
may have moved.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.host

ROOT = Path(__file__).parent.parent


def test_every_command_finds_what_it_takes_from_others() -> None:
    """Those that a test run collects are left to it: they have marks of their own."""
    modules = sorted(
        ".".join(file.relative_to(ROOT).with_suffix("").parts)
        for file in (ROOT / "e2e").rglob("*.py")
        if "node_modules" not in file.parts and not file.name.startswith("test_")
    )
    assert "e2e.soak" in modules
    lines = "\n".join(f"import {name}" for name in modules)
    done = subprocess.run(
        [sys.executable, "-c", lines],
        capture_output=True,
        check=False,
        cwd=ROOT,
        text=True,
    )
    assert done.returncode == 0, done.stderr
