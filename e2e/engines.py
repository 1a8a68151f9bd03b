"""How long the start takes in Firefox and WebKitGTK: one JSON object is printed.

`make bench-engines`, or `python -m e2e.engines [--runs 3] [--dist DIR]`. In every run
each page is opened in turn, in a browser of its own with nothing stored, and once more:

    ours       the site; for the later visit it is installed and the server is gone
    bare       nothing but `loadPyodide` and one Python statement, stock files
    pyscript   a PyScript hello world, stock files

Firefox is restarted between the two visits. WebKitGTK forgets everything when it is driven
and ends, so there the later visit is in the same window, by way of an empty page. Times
are medians, in milliseconds from the navigation to the first screen that takes input, or
to the end of the first Python statement. Only ratios within one run say anything.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from e2e.conftest import DIST
from e2e.driving import (
    Browser,
    chromium,
    firefox,
    firefox_program,
    go,
    run,
    webkit,
    webkit_programs,
)
from e2e.hosting import Host, stock_pages

PAGES = ("bare", "pyscript", "ours")
LONGEST_S = 120
POLL_S = 0.02
SETTLE_S = 2.0
"""How long a browser is left alone when it has begun, and to write its caches."""
STATE = """
const page = document.documentElement;
if (!location.href.startsWith(arguments[0])) return ["elsewhere"];
if (!window.watchedForReady) {
  window.watchedForReady = true;
  const note = () => {
    if (page.dataset.app !== "ready" || page.dataset.readyAfter) return;
    page.dataset.readyAfter = performance.now();
  };
  new MutationObserver(note).observe(page, {attributes: true});
  note();
}
return [page.dataset.app, Number(page.dataset.readyAfter), page.dataset.cause];
"""
INSTALLED = """
caches.match(new URL("whole", location.href).href).then((found) => {
  if (found) document.documentElement.dataset.installed = "";
});
return "installed" in document.documentElement.dataset;
"""


def engines() -> list[str]:
    """Return which of the two are here."""
    here = {"firefox": firefox_program(), "webkitgtk": webkit_programs()}
    return [name for name, program in here.items() if program]


def install(*others: str) -> None:
    """Fetch both from Debian where that can be done; what stays missing is not measured."""
    packages = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth", *others]
    if (
        (len(engines()) == 2 and not others)
        or not shutil.which("apt-get")
        or os.geteuid() != 0
    ):
        return
    command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
    subprocess.run(command, stdout=sys.stderr, check=False)


@contextmanager
def opened(engine: str, profile: Path) -> Iterator[Browser]:
    """A browser of this engine; WebKitGTK keeps no profile."""
    keeping = {"firefox": firefox, "chromium": chromium}
    with keeping[engine](profile) if engine in keeping else webkit() as browser:
        time.sleep(SETTLE_S)
        yield browser


def visited(browser: Browser, url: str, ending: str = "") -> float:
    """Open a page and return after how many milliseconds it was ready.

    What the address ends in may be gone by then: the page takes links out of it.
    """
    go(browser, url + ending)
    deadline = time.monotonic() + LONGEST_S
    while time.monotonic() < deadline:
        try:
            state, *rest = run(browser, STATE, url) or ["elsewhere"]
        except RuntimeError:
            continue  # the page changed in the middle of it
        if state == "ready" and rest[0] is not None:  # the mark follows the state
            return float(rest[0])
        if state == "failed":
            raise SystemExit(f"{url} failed: {rest[1]}")
        time.sleep(POLL_S)
    raise SystemExit(f"{url} is not ready after {LONGEST_S} s")


def until_installed(browser: Browser) -> None:
    """Wait until the service worker has the whole page."""
    for _ in range(60):
        if run(browser, INSTALLED):
            return
        time.sleep(0.5)
    raise SystemExit("the page was not installed within 30 s")


def measured(engine: str, host: Host, name: str) -> tuple[dict[str, float], str]:
    """Visit one page twice; return the times and the browser's version."""
    url = f"{host.address}{name}/" + ("" if name == "ours" else "index.html")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        profile = Path(folder)
        with opened(engine, profile) as browser:
            version = browser.version
            first = visited(browser, url)
            if name == "ours":
                until_installed(browser)
            time.sleep(SETTLE_S)
            if engine != "firefox":
                host.gone = name == "ours"
                go(browser, "about:blank")
                time.sleep(0.5)
                later = visited(browser, url)
        if engine == "firefox":
            host.gone = name == "ours"
            with opened(engine, profile) as browser:
                later = visited(browser, url)
        host.gone = False
    return {"first": first, "later": later}, version


def summary(runs: dict[str, list[dict[str, float]]]) -> dict[str, object]:
    """Return medians, and ours in ratio to each of the others."""
    times = {
        name: {
            when: round(statistics.median(visits[when] for visits in done))
            for when in ("first", "later")
        }
        for name, done in runs.items()
    }
    ours = times["ours"]
    ratios = {
        f"{mine}_to_{other}_{theirs}": round(ours[mine] / times[other][theirs], 3)
        for other in times
        if other != "ours"
        for mine, theirs in (("first", "first"), ("later", "first"), ("later", "later"))
    }
    return {"pages": times, "ratios": ratios, "all": runs}


def main() -> int:
    """Serve, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--engines", nargs="+", help="firefox, webkitgtk")
    parser.add_argument(
        "--install", action="store_true", help="what is missing, by apt"
    )
    asked = parser.parse_args()
    if asked.install:
        install()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # browsers end too
    result: dict[str, object] = {"runs": asked.runs}
    with Host({"ours": asked.dist, **stock_pages()}) as host:
        for engine in asked.engines or engines():
            runs: dict[str, list[dict[str, float]]] = defaultdict(list)
            for number in range(asked.runs):
                for name in PAGES:
                    visits, version = measured(engine, host, name)
                    runs[name].append(visits)
                    print(
                        f"{engine} run {number + 1} {name}: {visits}", file=sys.stderr
                    )
            result[engine] = {"version": version, **summary(runs)}
    print(json.dumps(result, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
