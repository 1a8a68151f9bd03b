"""`make shots`: a picture of every screen in every window, theme and language.

python -m e2e.shots                          # all of them into build/shots
python -m e2e.shots --only wedding replay    # screens whose names begin so
python -m e2e.shots --sizes phone --themes dark --scale 2
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from e2e.conftest import DIST, FLAGS, UNDER
from e2e.programs import headless_program
from e2e.shots import sheet
from e2e.shots.screens import Screen, all_screens
from e2e.shots.sheet import Shot
from e2e.shots.sizes import ROOT, SMALL, THEMES, languages
from e2e.shots.stage import Stage, stage
from tools.serve import server


def main() -> int:
    """Serve `dist/`, look at everything, write the contact sheet."""
    wanted = _wanted()
    screens = [
        one for one in all_screens() if one.name.startswith(tuple(wanted.only) or "")
    ]
    if not screens:
        print(f"No screen begins with {' or '.join(wanted.only)}.", file=sys.stderr)
        return 1
    if not wanted.only:
        shutil.rmtree(wanted.out, ignore_errors=True)
    wanted.out.mkdir(parents=True, exist_ok=True)
    shots: list[Shot] = []
    with server(DIST, under=UNDER) as serving, sync_playwright() as playwright:
        site = f"http://127.0.0.1:{serving.server_address[1]}{UNDER}"
        browser = playwright.chromium.launch(
            executable_path=headless_program(), args=[*FLAGS]
        )
        with stage(browser, site, scale=wanted.scale) as on:
            for screen in screens:
                shots += _taken(screen, on, wanted)
                print(screen.name, flush=True)
        page = sheet.write(shots, wanted.out)
        picture = sheet.photograph(page, browser)
        browser.close()
    print(f"{len(shots)} pictures of {len(screens)} screens: {page} {picture}")
    return 0


def _taken(screen: Screen, on: Stage, wanted: argparse.Namespace) -> list[Shot]:
    shots = []
    for language in wanted.languages:
        on.show(screen.visit(language))
        for size in wanted.sizes:
            for theme in wanted.themes:
                on.look(SMALL[size], theme)
                way = f"{size} {theme} {language}"
                file = f"{screen.name.replace('/', '-')}.{way.replace(' ', '-')}.png"
                wanted.out.joinpath(file).write_bytes(on.picture(whole=wanted.whole))
                shots.append(Shot(screen.name, screen.says, way, file))
    return shots


def _wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m e2e.shots", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    several = {"nargs": "+", "metavar": "…"}
    parser.add_argument("--only", default=[], help="beginnings of names", **several)
    parser.add_argument(
        "--sizes", default=list(SMALL)[1:], choices=list(SMALL), nargs="+"
    )
    parser.add_argument("--themes", default=list(THEMES), choices=THEMES, nargs="+")
    parser.add_argument(
        "--languages", default=languages(), choices=languages(), nargs="+"
    )
    parser.add_argument("--scale", type=float, default=1, help="pixels a CSS pixel")
    parser.add_argument("--whole", action="store_true", help="all of each page")
    parser.add_argument("--out", type=Path, default=ROOT / "build/shots")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
