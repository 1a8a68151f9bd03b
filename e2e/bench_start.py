"""How long the start takes, beside what it is made of: one JSON object is printed.

`make bench-start`, or `python -m e2e.bench_start [--runs 7] [--throttle] [--dist DIR]`.

In every run each page is opened in turn, in a browser of its own, first with an empty
profile and then once more with the browser restarted:

    ours       the site; for the later visit it is installed and the server is gone
    bare       nothing but `loadPyodide` and one Python statement, stock files
    pyscript   a PyScript hello world, stock files
    blank      a page with one sentence

Times are medians, in milliseconds from the navigation: to `data-app=ready` for ours, to
the end of the first Python statement for the others. Bytes are those of answers, packed
as hosts pack them. Only ratios within one run say anything on a machine with other work.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from e2e.conftest import DIST, FLAGS
from e2e.hosting import Host, stock_pages
from e2e.pages import START_MS
from tools import chromium

LINK = {
    "offline": False,
    "latency": 40,
    "downloadThroughput": 1_250_000,
    "uploadThroughput": 1_250_000,
}
"""10 Mbit/s there and back, 40 ms."""
PAGES = ("bare", "pyscript", "blank", "ours")
WHEN_READY = """
addEventListener("py:progress", ({detail}) => performance.mark(detail));
for (const name of ["py:ready", "py:done"])
  addEventListener(name, () => performance.mark(name));
new MutationObserver((_, self) => {
  if (document.documentElement?.dataset.app !== "ready") return;
  self.disconnect();
  window.readyAfter = performance.now();
}).observe(document, {subtree: true, childList: true, attributes: true,
                      attributeFilter: ["data-app"]});
"""
RESULT = """() => ({
  ready: window.readyAfter,
  painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
  marks: performance.getEntriesByType("mark").map((m) => [m.name, m.startTime]),
  loads: performance.getEntriesByType("resource").map(
    (r) => [r.name.split("/").pop(), r.startTime, r.responseStart, r.responseEnd]),
})"""
INSTALLED = """async () => {
  if (!await navigator.serviceWorker?.getRegistration()) return "no worker";
  const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const found = await Promise.all(all.map((cache) => cache.match("whole")));
  return found.some(Boolean) && navigator.serviceWorker.controller ? "ready" : "filling";
}"""
SETTLE_MS = 2000
"""How long a browser is left alone when it has begun: its own start is not the page's."""
QUIET_MS = 1500
"""How long a browser is left alone after a visit, to write its caches."""


@contextmanager
def opened(
    playwright: Playwright, program: str, profile: str
) -> Iterator[BrowserContext]:
    """A browser with a profile that outlives it."""
    context = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=program,
        args=[*FLAGS],
        viewport={"width": 390, "height": 844},
    )
    try:
        yield context
    finally:
        context.close()


def visit(context: BrowserContext, url: str, *, throttled: bool) -> tuple[Page, dict]:
    """Open a page and return what it says of its own start."""
    page = context.pages[0]
    page.wait_for_timeout(SETTLE_MS)
    page.add_init_script(WHEN_READY)
    if throttled:
        link = context.new_cdp_session(page)
        link.send("Network.enable")
        link.send("Network.emulateNetworkConditions", LINK)
    page.goto(url, wait_until="commit")
    page.locator('html[data-app="ready"], html[data-app="failed"]').wait_for(
        state="attached", timeout=START_MS
    )
    page.wait_for_timeout(300)
    return page, page.evaluate(RESULT)


def settled(page: Page) -> bool:
    """Wait for the service worker to have all of the site; return whether there is one."""
    for tries in range(60):
        state = page.evaluate(INSTALLED)
        if state == "ready":
            return True
        if state == "no worker" and tries > 10:
            return False
        page.wait_for_timeout(250)
    return False


def measured(
    playwright: Playwright, program: str, host: Host, name: str, *, throttled: bool
) -> dict[str, dict]:
    """Visit one page twice, the browser restarted between."""
    url = (
        f"{host.address}{name}/index.html" if name != "ours" else f"{host.address}ours/"
    )
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        host.count()
        with opened(playwright, program, profile) as context:
            page, first = visit(context, url, throttled=throttled)
            first["bytes"], first["requests"] = host.count()
            installed = name == "ours" and settled(page)
            page.wait_for_timeout(QUIET_MS)
            more = host.count()
            first["all_bytes"] = first["bytes"] + more[0]
            first["all_requests"] = first["requests"] + more[1]
        host.gone = installed
        with opened(playwright, program, profile) as context:
            _, later = visit(context, url, throttled=throttled)
            later["bytes"], later["requests"] = host.count()
        host.gone = False
    later["server"] = "gone" if installed else "HTTP cache"
    return {"first": first, "later": later}


def summary(runs: dict[str, list[dict[str, dict]]]) -> dict[str, object]:
    """Return medians, and the medians of each run's ratios."""

    def median(name: str, when: str, what: str) -> float:
        values = [
            run[when][what] for run in runs[name] if run[when].get(what) is not None
        ]
        return round(statistics.median(values), 1) if values else -1

    pages = {
        name: {
            when: {
                what: median(name, when, what)
                for what in ("ready", "painted", "bytes", "requests")
                if what != "ready" or name != "blank"
            }
            for when in ("first", "later")
        }
        for name in runs
    }
    result: dict[str, object] = {"pages": pages}
    if "ours" not in runs:
        return result
    ours = pages["ours"]
    ours["installed"] = {
        "bytes": median("ours", "first", "all_bytes"),
        "requests": median("ours", "first", "all_requests"),
        "later_visit_from": runs["ours"][-1]["later"]["server"],
    }

    def ratio(mine: str, other: str, theirs: str, what: str) -> float:
        return round(
            statistics.median(
                ours[mine][what] / its[theirs][what]
                for ours, its in zip(runs["ours"], runs[other], strict=True)
                if ours[mine][what] and its[theirs][what]
            ),
            3,
        )

    ratios: dict[str, float] = {}
    for other in ("bare", "pyscript"):
        if other in pages:
            for mine, theirs in (
                ("first", "first"),
                ("later", "first"),
                ("later", "later"),
            ):
                name = f"{mine}_to_{other}_{theirs}"
                ratios[name] = ratio(mine, other, theirs, "ready")
    if "blank" in pages:
        for when in ("first", "later"):
            ratios[f"painted_{when}_to_blank"] = ratio(when, "blank", when, "painted")
    result["ratios"] = ratios
    return result


def timeline(run: dict) -> str:
    """Return one visit as lines: when each file came and each mark was set."""
    lines = [
        (start, f"{start:7.0f} {first:7.0f} {end:7.0f}  {name}")
        for name, start, first, end in run["loads"]
    ]
    lines += [(at, f"{at:7.0f} {'':15}  -- {name}") for name, at in run["marks"]]
    lines += [(run["ready"], f"{run['ready']:7.0f} {'':15}  == ready")]
    if run["painted"]:
        lines += [(run["painted"], f"{run['painted']:7.0f} {'':15}  == painted")]
    return "\n".join(line for _, line in sorted(lines))


def main() -> int:
    """Serve, measure, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--throttle", action="store_true", help="10 Mbit/s, 40 ms")
    parser.add_argument("--dist", type=Path, default=DIST)
    parser.add_argument("--pages", nargs="+", default=PAGES)
    parser.add_argument(
        "--timeline", action="store_true", help="of our last visits, too"
    )
    asked = parser.parse_args()
    program = chromium.find() or chromium.from_playwright()
    runs: dict[str, list[dict[str, dict]]] = defaultdict(list)
    with (
        Host({"ours": asked.dist, **stock_pages()}) as host,
        sync_playwright() as playwright,
    ):
        for number in range(asked.runs):
            for name in asked.pages:
                run = measured(
                    playwright, program, host, name, throttled=asked.throttle
                )
                runs[name].append(run)
                shown = {when: round(run[when]["ready"] or 0) for when in run}
                print(f"run {number + 1} {name}: {shown}", file=sys.stderr)
    if asked.timeline:
        for when in ("first", "later"):
            print(
                f"\n{when} visit\n{timeline(runs['ours'][-1][when])}", file=sys.stderr
            )
    link = "10 Mbit/s, 40 ms" if asked.throttle else "unthrottled"
    print(json.dumps({"runs": asked.runs, "link": link, **summary(runs)}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
