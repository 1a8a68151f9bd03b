"""What the main screens look like, as small pictures to compare with: `make looks`.

A picture is kept at half its size and compared at a quarter of it, cell by cell, so that
how a letter is smoothed makes no difference, but what is gone, moved or in another colour
does. Chromium does it all: no library of pictures is needed.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.conftest import DIST, FLAGS, UNDER
from e2e.programs import headless_program
from e2e.shots.screens import all_screens
from e2e.shots.sizes import ROOT, SIZES
from e2e.shots.stage import Stage, stage
from tools.serve import server

KEPT: Final = Path(__file__).parent / "looks"
DIFFERENT: Final = ROOT / "build/looks"
MAIN: Final = (
    "home/tables",
    "lobby/bridesmaid",
    "bridesmaid/reserve",
    "bridesmaid/picked",
    "bridesmaid/scoring",
    "bridesmaid/end",
    "wedding/opening",
    "wedding/seat",
    "wedding/end",
    "replay/wedding",
)
WAYS: Final = (("phone", "light"), ("desktop", "dark"))
FAR: Final = 36
"""How far apart two cells are that differ, in one colour of 255."""
MOST: Final = 0.006
"""What share of a picture's cells may differ."""

SMALLER: Final = """async ([picture, scale, quality]) => {
  const whole = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [whole.width * scale, whole.height * scale];
  const on = canvas.getContext("2d");
  on.imageSmoothingQuality = "high";
  on.drawImage(whole, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality);
}"""
COMPARED: Final = """async ([kept, now, far]) => {
  const load = async (from) => createImageBitmap(await (await fetch(from)).blob());
  const [a, b] = [await load(kept), await load(now)];
  if (a.width !== b.width || a.height !== b.height) return { share: 1, picture: now };
  const [width, height] = [a.width >> 1, a.height >> 1];
  const cells = (picture) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const on = canvas.getContext("2d");
    on.imageSmoothingQuality = "high";
    on.drawImage(picture, 0, 0, width, height);
    return on.getImageData(0, 0, width, height);
  };
  const [old, fresh] = [cells(a), cells(b)];
  let count = 0;
  for (let i = 0; i < old.data.length; i += 4) {
    const apart = (n) => Math.abs(old.data[i + n] - fresh.data[i + n]);
    if (Math.max(...[0, 1, 2].map(apart)) > far) {
      count++;
      fresh.data.set([255, 0, 60, 255], i);
    } else for (const n of [0, 1, 2]) fresh.data[i + n] = 160 + fresh.data[i + n] * 0.35;
  }
  const shown = document.createElement("canvas");
  [shown.width, shown.height] = [width, height];
  shown.getContext("2d").putImageData(fresh, 0, 0);
  return { share: count / (width * height), picture: shown.toDataURL("image/png") };
}"""


def file_of(name: str, way: tuple[str, str]) -> Path:
    """Return where a screen's picture is kept."""
    return KEPT / f"{name.replace('/', '-')}.{'-'.join(way)}.webp"


def seen_now(on: Stage, lab: Page, way: tuple[str, str]) -> bytes:
    """Return what the stage shows now in a window and theme, as it would be kept."""
    on.look(SIZES[way[0]], way[1])
    url = lab.evaluate(SMALLER, [_url(on.picture(), "png"), 0.5, 0.8])
    return base64.b64decode(url.partition(",")[2])


def difference(lab: Page, kept: bytes, now: bytes) -> tuple[float, bytes]:
    """Return the share of cells that differ, and a picture in which they are red."""
    asked = [_url(kept, "webp"), _url(now, "webp"), FAR]
    found: dict[str, Any] = lab.evaluate(COMPARED, asked)
    return found["share"], base64.b64decode(found["picture"].partition(",")[2])


def shown(on: Stage, only: tuple[str, ...] = MAIN) -> Iterator[str]:
    """Show one main screen after another; give its name."""
    screens = {screen.name: screen for screen in all_screens()}
    for name in only:
        on.show(screens[name].visit())
        yield name


def laboratory(browser: Browser) -> Page:
    """Return an empty page that is good at pictures."""
    return browser.new_page()


def _url(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


def main() -> int:
    """Take all pictures anew."""
    KEPT.mkdir(exist_ok=True)
    for old in KEPT.glob("*.webp"):
        old.unlink()
    with server(DIST, under=UNDER) as serving, sync_playwright() as playwright:
        site = f"http://127.0.0.1:{serving.server_address[1]}{UNDER}"
        browser = playwright.chromium.launch(
            executable_path=headless_program(), args=[*FLAGS]
        )
        lab = laboratory(browser)
        with stage(browser, site) as on:
            for name in shown(on):
                for way in WAYS:
                    file_of(name, way).write_bytes(seen_now(on, lab, way))
        browser.close()
    sizes = [file.stat().st_size for file in KEPT.glob("*.webp")]
    print(f"{len(sizes)} pictures in {KEPT.relative_to(ROOT)}: {sum(sizes):,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
