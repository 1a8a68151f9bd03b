"""`make lighthouse`: scores of the home page and of both tables, on phone and desktop."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from e2e.conftest import DIST, UNDER
from e2e.programs import chromium_program
from e2e.shots.sizes import ROOT
from e2e.shots.tables import BRIDESMAID, WEDDING, after, at_turn, laid, until
from engine.record import format_json
from engine.table import Table
from tools.serve import server
from ui.keeping import entry_from, seated
from ui.saved import FORMAT, PREFIX

HERE = Path(__file__).parent
OUT = ROOT / "build/lighthouse"
NOW = "2026-11-29T20:00:00Z"
WANTED = {"performance": 95, "accessibility": 100, "best-practices": 100}
FORMS = ("mobile", "desktop")


def main() -> int:
    """Serve `dist/`, have it looked at, print; 1 if a score is lower than wanted."""
    OUT.mkdir(parents=True, exist_ok=True)
    with server(DIST, under=UNDER) as serving:
        site = f"http://127.0.0.1:{serving.server_address[1]}{UNDER}"
        run = subprocess.run(
            ["node", str(HERE / "run.mjs"), chromium_program(), str(OUT)],
            input=json.dumps(_pages(site)),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
    found = [json.loads(line) for line in run.stdout.splitlines()]
    for one in found:
        scores = ", ".join(f"{name} {score}" for name, score in one["scores"].items())
        print(f"{one['name']}, {one['form']}: {scores}")
        for wrong in one["wrong"]:
            print(f"    {wrong['id']}: {wrong['title']} {wrong['value']}")
            for at in wrong["at"]:
                print(f"        {at}")
    print(f"Reports: {OUT}")
    return any(
        one["scores"].get(name, 0) < least
        for one in found
        for name, least in WANTED.items()
    )


def _pages(site: str) -> list[dict[str, object]]:
    tables = {
        "bridesmaid": until(BRIDESMAID, 4, at_turn(2)),
        "wedding": after(laid(WEDDING, 2, 9, bride=0), 8),
    }
    ways = [("home", site, {})] + [
        (name, f"{site}?table={_id(table)}", _kept(table))
        for name, table in tables.items()
    ]
    return [
        {"name": name, "url": url, "form": form, "storage": storage}
        for form in FORMS
        for name, url, storage in ways
    ]


def _id(table: Table) -> str:
    return seated(table, 16 << 24, NOW).id


def _kept(table: Table) -> dict[str, str]:
    session = seated(table, 16 << 24, NOW)
    session.seen = {0: len(table.state.log)}
    entry = {"format": FORMAT, **entry_from(session, NOW)}
    return {PREFIX + session.id: format_json(entry)}


if __name__ == "__main__":
    sys.exit(main())
