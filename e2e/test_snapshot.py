"""Python starts from a snapshot of its memory, or plainly if anything is wrong with it."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import DIST
from e2e.pages import START_MS, until_ready

SNAPSHOT = "**/snapshot.*.bin"
PLAINLY = "Python starts without its snapshot"
RUN = """async (code) => {
  const python = await tableSixteenPython.loadPyodide();
  return String(python.runPython(code));
}"""
"""Runs Python in the page: the script that started it still has it."""


def as_built() -> bytes:
    (path,) = DIST.glob("snapshot.*.bin")
    return path.read_bytes()


def corrupt() -> bytes:
    data = bytearray(as_built())
    data[len(data) // 2] ^= 0xFF
    return bytes(data)


def truncated() -> bytes:
    data = as_built()
    return data[: len(data) // 2]


def of_another_build() -> bytes:
    memory = bytearray(gzip.decompress(as_built()))
    memory[:16] = b"0123456789abcdef"
    return gzip.compress(bytes(memory), 1)


def of_another_pyodide() -> bytes:
    """Ours say who they are for; this one says so, and Pyodide's own head says not."""
    memory = bytearray(gzip.decompress(as_built()))
    pages = int.from_bytes(memory[20:24], "little")
    memory[24 + pages + 16] ^= 0xFF  # in Pyodide's own id of its build
    return gzip.compress(bytes(memory), 1)


def empty() -> bytes:
    return b""


def plays(page: Page) -> None:
    """A game can be laid and dealt."""
    until_ready(page)
    page.locator("[data-do=lobby]").first.click()
    page.locator("[data-do=deal]").first.click()
    expect(page.locator("#tray")).to_be_visible()


def test_start_brings_neither_library_nor_app(page: Page, site: str) -> None:
    """What is in the snapshot is not brought a second time as files."""
    page.goto(site)
    plays(page)
    assert [
        url for url in page.watch.requests if re.search(r"/(app|stdlib)\.", url)
    ] == []


def test_no_module_is_looked_for_after_the_start(page: Page, site: str) -> None:
    """All that the page imports is there: there is no library to look into."""
    page.goto(site)
    until_ready(page)
    modules = page.evaluate(RUN, "import sys; ' '.join(sorted(sys.modules))").split()
    assert "ui.main" in modules
    assert "pyscript" in modules
    assert "tools" not in modules
    assert "tests" not in modules


def test_pyscript_is_not_compiled_again(page: Page, site: str) -> None:
    """PyScript's own Python comes from the snapshot and is not written into files."""
    page.goto(site)
    until_ready(page)
    assert page.evaluate(RUN, "import os; os.listdir('.')") == "[]"
    assert page.evaluate(RUN, "import pyscript; pyscript.__name__") == "pyscript"


@pytest.mark.parametrize(
    "made", [corrupt, truncated, of_another_build, of_another_pyodide, empty]
)
def test_wrong_snapshot_starts_plainly(page: Page, site: str, made) -> None:  # noqa: ANN001
    """With a snapshot that is not what it should be the page starts, only later."""
    body = made()
    page.route(SNAPSHOT, lambda route: route.fulfill(body=body))
    page.goto(site)
    plays(page)
    page.watch.allow(PLAINLY)


@pytest.mark.parametrize("status", [404, 500])
def test_missing_snapshot_starts_plainly(page: Page, site: str, status: int) -> None:
    """Without its snapshot too."""
    page.route(SNAPSHOT, lambda route: route.fulfill(status=status, body="no"))
    page.goto(site)
    plays(page)
    page.watch.allow(PLAINLY)
    page.watch.allow(f"status of {status}")


def test_unreachable_snapshot_starts_plainly(page: Page, site: str) -> None:
    """A connection that breaks off is as good as a missing file."""
    page.route(SNAPSHOT, lambda route: route.abort())
    page.goto(site)
    plays(page)
    page.watch.allow(PLAINLY)
    page.watch.allow("Failed to load resource")


@pytest.mark.parametrize("name", ["stdlib.*.bin", "app.*.bin"])
def test_plain_start_without_its_files_is_told(
    page: Page, site: str, name: str
) -> None:
    """If not even a plain start is possible, a person reads so."""

    def no(route: Route) -> None:
        route.fulfill(status=404, body="no")

    page.route(SNAPSHOT, no)
    page.route(f"**/{name}", no)
    page.goto(site)
    panel = page.get_by_role("alertdialog")
    expect(panel).to_contain_text("A part of the page did not arrive", timeout=START_MS)
    page.watch.amiss.clear()


@pytest.mark.parametrize(
    "code",
    [
        "import random; random.random()",
        "import random; random.Random().random()",
        "import secrets; secrets.token_hex()",
        "import os; os.urandom(16).hex()",
        "import time; time.time_ns()",
        "from ui.main import browser; browser.random_bits()",
    ],
)
def test_chance_is_not_frozen(page: Page, site: str, code: str) -> None:
    """What a snapshot would repeat at every start is new at every start."""
    seen = set()
    for _ in range(2):
        page.goto(site)
        until_ready(page)
        seen.add(page.evaluate(RUN, code))
    assert len(seen) == 2


def test_clock_is_the_devices(page: Page, site: str) -> None:
    """Python's time goes on from now, not from when the snapshot was taken."""
    page.goto(site)
    until_ready(page)
    python = float(page.evaluate(RUN, "import time; time.time()"))
    assert abs(python - page.evaluate("Date.now()") / 1000) < 60
    python = page.evaluate(RUN, "from ui.main import browser; browser.now()")
    assert python[:13] == page.evaluate("new Date().toISOString()")[:13]
