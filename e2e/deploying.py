"""A host that can be put up, changed and stopped, and a browser that remembers it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.pages import Watch, until_ready
from e2e.programs import FLAGS, chromium_program
from tools.serve import server

ROOT = Path(__file__).parent.parent
UNDER = "/some/sub/path/"
KEPT_MS = 60_000
"""Keeping a release takes about three seconds on a slow machine."""
NAMES = """async () => {
  const cache = await caches.open((await caches.keys())[0]);
  return (await cache.keys()).map(({ url }) => url);
}"""
"""Returns the addresses of all files that are kept."""
SPOIL = """async ([url, how]) => {
  const cache = await caches.open((await caches.keys())[0]);
  if (how === "deleted") return await cache.delete(url);
  const old = await cache.match(url);
  const bytes = new Uint8Array(await old.arrayBuffer());
  for (let at = 0; at < bytes.length; at += 997) bytes[at] ^= 1;
  await cache.put(url, new Response(bytes, { headers: old.headers }));
}"""
"""Takes a file out of the cache, or damages it there."""


class Host:
    """A static host: one folder, one address, up or down.

    While it is down it hangs up on whoever calls, rather than give up its port: a port
    that was given up may be another's by the time the host is put up again.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._up = False
        self._server = server(folder, under=UNDER)
        self._server.verify_request = lambda *_: self._up  # type: ignore[method-assign]  # the hook for it

    @property
    def address(self) -> str:
        port = self._server.server_address[1]
        return f"http://127.0.0.1:{port}{UNDER}"

    def put_up(self, release: Path) -> None:
        """Replace what is served by a release, while it is served.

        Its files are of now: a server that goes by their times would otherwise say that
        nothing has changed since.
        """
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(release, self.folder, copy_function=shutil.copyfile)

    def start(self) -> None:
        self._up = True

    def stop(self) -> None:
        self._up = False

    def __enter__(self) -> Self:
        self._server.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.__exit__()


def build(root: Path, target: Path) -> Path:
    """Build a copy of the project into a folder and return it."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.build", str(target)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return target


def changed_copy(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """Return a copy of the project in which (file, old, new) were changed."""
    for part in ("engine", "ui", "static", "tools", "tests"):
        left_out = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / part, folder / part, ignore=left_out)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, folder)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    for name, old, new in changes:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text, f"{name} has no {old!r} to change"
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return folder


@contextmanager
def visitor(
    browser: Browser, profile: Path, **options: object
) -> Iterator[BrowserContext]:
    """Open a browser that finds everything as it was left in this profile."""

    context = browser.browser_type.launch_persistent_context(
        profile,
        executable_path=chromium_program(),
        args=[*FLAGS],
        viewport={"width": 390, "height": 844},
        **options,  # type: ignore[arg-type]  # Playwright's own
    )
    yield context
    context.close()


def opened(context: BrowserContext, address: str, query: str = "") -> Page:
    """Open the page in a new tab and wait until it plays; `page.watch` watches it."""
    page = context.new_page()
    page.watch = Watch(page, address)  # type: ignore[attr-defined]  # as in conftest
    page.goto(address + query)
    until_ready(page)
    return page


def until_kept(page: Page) -> None:
    """Wait until the page promises to work offline."""
    expect(page.locator("#foot")).to_contain_text("Ready for offline", timeout=KEPT_MS)


def caches_of(page: Page) -> list[str]:
    """Return the names of the releases that are kept, sorted."""
    names: list[str] = page.evaluate("caches.keys()")
    return sorted(name.rpartition(" ")[2] for name in names)


def release_of(page: Page) -> str:
    """Return the release that a page runs."""
    return page.locator("html").get_attribute("data-release") or ""


def release_in(folder: Path) -> str:
    """Return the release that was built into a folder."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    return page.partition('data-release="')[2].partition('"')[0]


def look_for_release(page: Page) -> None:
    """Do what the page does by itself when it comes up again after a while."""
    page.evaluate(
        """() => {
            const now = Date.now;
            globalThis.looks = (globalThis.looks ?? 0) + 1;
            Date.now = () => now() + looks * 3_600_000;
            document.dispatchEvent(new Event("visibilitychange"));
            Date.now = now;
        }"""
    )
