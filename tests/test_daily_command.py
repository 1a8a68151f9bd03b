"""`python -m engine daily` as a shell sees it."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, date, datetime

from engine.daily import day_deal
from engine.games import game_keys
from engine.record import parse_record
from engine.table import open_table
from tests.shell import ROOT, engine


def test_a_days_deals_are_records_a_line_each() -> None:
    """They open as tables, and are those that the page deals."""
    done = engine("daily", "--date", "2026-11-30")
    assert (done.returncode, done.stderr) == (0, "")
    records = [parse_record(line) for line in done.stdout.splitlines()]
    assert [record.game for record in records] == list(game_keys())
    for record in records:
        deal = day_deal(date(2026, 11, 30), record.game)
        assert open_table(record).deal == deal.record.deal
        assert record.extra == {"day": "2026-11-30", "seed": deal.seed}


def test_without_a_date_it_is_today() -> None:
    """In UTC; around midnight it is one of two days."""
    before = datetime.now(UTC).date().isoformat()
    days = {json.loads(line)["day"] for line in engine("daily").stdout.splitlines()}
    assert days <= {before, datetime.now(UTC).date().isoformat()}
    assert len(days) == 1


def test_what_is_no_date_is_refused_on_one_line() -> None:
    """Exit code 2 and one sentence."""
    command = [sys.executable, "-m", "engine", "daily", "--date", "tomorrow"]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip() == "“tomorrow” is no day. Write it like 2026-11-30."
