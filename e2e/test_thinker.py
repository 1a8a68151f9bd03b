"""Bots that think in a worker: told no secret, dropped in time, and missed by nobody."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import DIST, started, watched
from e2e.deploying import Host, opened, until_kept, visitor
from e2e.pages import until_ready
from e2e.playing import lay_table, press_something, pressable, quicken
from e2e.test_hosting import WithRules
from engine.games import game_named
from engine.record import record_from
from engine.rng import Rng
from engine.table import open_table
from engine.thinking import Quick
from tools.serve import HOST, Server

pytestmark = pytest.mark.alone

BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
LONGEST_S = 60
STRETCH_MS = 50
"""A task of the page that takes longer is felt."""
LISTEN = """
  window.said = []; window.long = []; window.inflating = 0;
  const Own = Worker;
  window.DecompressionStream = class extends DecompressionStream {
    constructor(...rest) {
      super(...rest);
      inflating += 1;
    }
  };
  window.Worker = class extends Own {
    constructor(...rest) {
      super(...rest);
      said.push(["new", String(rest[0]), performance.now()]);
      this.addEventListener("message", ({ data }) => {
        said.push(["<", ...data, performance.now()]);
      });
    }
    postMessage(message, ...rest) {
      if (Array.isArray(message)) said.push([">", ...message, performance.now()]);
      super.postMessage(message, ...rest);
    }
  };
  if (PerformanceObserver.supportedEntryTypes.includes("longtask"))
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) long.push([task.startTime, task.duration]);
    }).observe({ type: "longtask" });
"""
NO_CHANCE = "crypto.getRandomValues = (bytes) => bytes.fill(7);"
BLOCKED = {
    "refused": 'window.Worker = class { constructor() { throw new Error("blocked"); } };',
    "broken": """window.Worker = class {
        postMessage() { setTimeout(() => this.onerror?.(new ErrorEvent("error"))); }
        terminate() {}
    };""",
    "dumb": """window.Worker = class { postMessage() {} terminate() {} };
        const every = setInterval;
        window.setInterval = (task, ms) => every(task, ms === 1000 ? 20 : ms);""",
    "nonsense": """window.Worker = class {
        postMessage([token]) {
          setTimeout(() => this.onmessage?.({ data: [token, '{"choice": "nonsense"}'] }));
        }
        terminate() {}
    };""",
}


def level(game: str) -> str:
    """Return the first level of a game that needs work."""
    found = [
        n for n, bot in game_named(game).bots.items() if not isinstance(bot, Quick)
    ]
    assert found, f"no bot of {game} needs work"
    return f"bot:{found[0]}"


def strongest(game: str) -> str:
    """Return the last level of a game."""
    return f"bot:{[*game_named(game).bots][-1]}"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport={"width": 390, "height": 844}) as context:
        yield context


@pytest.fixture
def listened(context: BrowserContext, site: str) -> Iterator[Page]:
    """Return a started page on which what goes to and fro is written down."""
    context.add_init_script(LISTEN)
    yield from started(context, site)


def said(page: Page, way: str) -> list[list[Any]]:
    """Return the messages to (`>`) or from (`<`) the worker, or its starts (`new`)."""
    found: list[list[Any]] = page.evaluate(
        "way => said.filter(([w]) => w === way)", way
    )
    return found


def answers(page: Page) -> list[list[Any]]:
    return [one for one in said(page, "<") if one[2].startswith("{")]


def questions(page: Page) -> list[list[Any]]:
    return [one for one in said(page, ">") if one[2]]


def kept(page: Page) -> Any:
    """Return the table kept on the device."""
    (text,) = page.evaluate(
        "Object.entries(localStorage)"
        ".filter(([key]) => key.startsWith('table-sixteen/table/')).map(([, text]) => text)"
    )
    return json.loads(text)


def until(page: Page, true: Any) -> None:
    """Wait until something is true of the page."""
    end = time.monotonic() + LONGEST_S
    while not true():
        assert time.monotonic() < end, page.locator("#app").inner_text()
        page.wait_for_timeout(50)


def play_until(page: Page, true: Any, seed: int = 1) -> None:
    """Press what leads on until something is true of the page."""
    rng = Rng(seed)
    for _ in range(200):
        if true():
            return
        press_something(page, rng)
    raise AssertionError("it never comes true")


def steps(page: Page) -> int:
    return len(kept(page)["record"]["steps"])


@pytest.mark.parametrize(("game", "bots"), [(WEDDING, 1), (BRIDESMAID, 2)])
def test_what_the_worker_answers_is_what_the_bot_does(
    listened: Page, game: str, bots: int
) -> None:
    """One worker, started with the first question; its choices are in the record."""
    page = listened
    lay_table(page, game, ["human", *[level(game)] * bots])
    quicken(page)
    play_until(page, lambda: steps(page) >= 5)
    assert len(said(page, "new")) == 1
    record = kept(page)["record"]
    asked = {token: json.loads(line) for _, token, line, _ in questions(page)}
    told = {token: json.loads(line) for _, token, line, _ in answers(page)}
    checked = 0
    for token, question in asked.items():
        ply, seat = len(question["record"]["steps"]), question["seat"]
        if token in told and ply < len(record["steps"]):
            step = record["steps"][ply]
            made = step["choices"][str(seat)] if "choices" in step else step
            assert told[token] == {"choice": made}
            checked += 1
    assert checked >= 2


def test_no_worker_starts_before_a_bot_has_to_think(listened: Page) -> None:
    """A game with a quick bot starts no worker."""
    page = listened
    lay_table(page, WEDDING, ["human", "bot:easy"])
    quicken(page)
    play_until(page, lambda: steps(page) >= 4)
    assert not said(page, "new")


def test_the_page_stays_free_while_a_bot_thinks(listened: Page) -> None:
    """Between question and answer no task of the page is long, after the drawing."""
    page = listened
    lay_table(page, WEDDING, ["human", strongest(WEDDING)])
    quicken(page)
    play_until(page, lambda: len(answers(page)) >= 4)
    asked = {token: at for _, token, _, at in questions(page)}
    long = page.evaluate("long")
    free = []
    for _, token, _, at in answers(page):
        tasks = [ms for began, ms in long if asked[token] < began < at - 5]
        free.append(max(tasks, default=0) <= STRETCH_MS)
    assert sum(free) >= len(free) - 1, long


def test_the_page_unpacks_nothing_for_the_worker(listened: Page) -> None:
    """Chromium inflates on the thread that asks, 20 ms and more at a stretch."""
    page = listened
    page.evaluate("inflating = 0")
    lay_table(page, WEDDING, ["human", level(WEDDING)])
    play_until(page, lambda: answers(page))
    assert page.evaluate("inflating") == 0


@pytest.fixture
def blocked(context: BrowserContext, site: str, how: str) -> Iterator[Page]:
    """Return a started page without the worker it would like to have."""
    context.add_init_script(LISTEN + BLOCKED[how])
    yield from started(context, site)


@pytest.mark.parametrize("how", BLOCKED)
def test_without_a_worker_the_page_thinks(blocked: Page, how: str) -> None:
    """Refused, broken, dumb or mad: the game goes on."""
    page = blocked
    lay_table(page, WEDDING, ["human", level(WEDDING)])
    quicken(page)
    play_until(page, lambda: steps(page) >= 6)
    assert len(open_table(record_from(kept(page)["record"])).states) >= 7
    assert not answers(page)


@pytest.mark.parametrize("how", ["refused"])
def test_thinking_on_the_page_is_done_in_short_tasks(blocked: Page, how: str) -> None:
    """Slices of about ten milliseconds: at one decision at least nothing is over 50."""
    page = blocked
    lay_table(page, WEDDING, ["human", strongest(WEDDING)])
    quicken(page)
    longest = []
    for turn in range(4):
        play_until(page, lambda turn=turn: steps(page) > 2 * turn)
        page.wait_for_timeout(100)  # what the press itself takes is not meant
        page.evaluate("long.length = 0")
        until(page, lambda turn=turn: steps(page) >= 2 * turn + 2)
        longest.append(max([ms for _, ms in page.evaluate("long")], default=0))
    assert min(longest) <= STRETCH_MS, longest


def test_the_message_holds_no_secret(browser: Browser, site: str) -> None:
    """Two games that differ in the person's hand only: the same lines, byte for byte.

    Chance is taken away, so that both are dealt alike.
    """
    lines = []
    for reserve in ((-5, -3, 0, 5, 6), (-2, 1, 2, 8, 10)):
        with browser.new_context(viewport={"width": 390, "height": 844}) as context:
            context.add_init_script(LISTEN + NO_CHANCE)
            page = context.new_page()
            page.goto(site)
            until_ready(page)
            lay_table(
                page, BRIDESMAID, ["human", *[level(BRIDESMAID)] * 2], ["Zuleika"]
            )
            quicken(page)
            for card in reserve:
                page.locator(f'[data-do="pick"][data-arg="card:{card}"]').click()
            pressable(page, "confirm").click()
            until(page, lambda page=page: len(answers(page)) >= 4)
            mine = kept(page)["record"]["steps"][0]["choices"]["0"]
            assert mine == list(reserve)
            lines.append([line for _, _, line, _ in questions(page)])
    assert lines[0][:4] == lines[1][:4]
    assert len(json.loads(lines[0][3])["record"]["steps"]) == 1
    assert "Zuleika" not in "".join(lines[0])


def test_taking_back_while_bots_think(listened: Page) -> None:
    """The question is dropped, and what was answered too late changes nothing."""
    page = listened
    lay_table(page, BRIDESMAID, ["human", *[strongest(BRIDESMAID)] * 2])
    quicken(page)
    rng = Rng(2)
    while steps(page) == 0:
        press_something(page, rng)
    until(page, lambda: json.loads(questions(page)[-1][2])["record"]["steps"])
    page.keyboard.press("Control+z")
    assert steps(page) == 0
    page.wait_for_timeout(1_500)
    assert steps(page) == 0
    play_until(page, lambda: steps(page) >= 2)


def test_leaving_the_table_ends_the_thinking(listened: Page) -> None:
    """At home nobody thinks: the worker is told, and is asked anew at the table."""
    page = listened
    lay_table(page, BRIDESMAID, ["human", *[strongest(BRIDESMAID)] * 2])
    until(page, lambda: questions(page))
    pressable(page, "home").first.click()
    expect(page.locator("#foot")).to_be_visible()
    until(page, lambda: said(page, ">")[-1][1:3] == ["", ""])
    asked = len(questions(page))
    page.locator('[data-do="resume"]').first.click()
    until(page, lambda: len(questions(page)) > asked)
    play_until(page, lambda: steps(page) >= 1)
    assert len(said(page, "new")) == 1


def test_bots_think_without_a_server(
    browser: Browser, host: Host, profile: Path
) -> None:
    """Kept once, the worker too comes from the device: browser restarted, server gone."""
    with visitor(browser, profile) as context:
        page = opened(context, host.address)
        until_kept(page)
    host.stop()
    with visitor(browser, profile) as context:
        context.add_init_script(LISTEN)
        page = opened(context, host.address)
        lay_table(page, WEDDING, ["human", level(WEDDING)])
        quicken(page)
        play_until(page, lambda: len(answers(page)) >= 2)
        page.watch.expect_nothing()


def test_bots_think_under_the_policy_of_a_header(browser: Browser) -> None:
    """As a header the policy reaches the worker too: it starts, and answers."""
    with Server((HOST, 0), partial(WithRules, directory=str(DIST))) as serving:
        WithRules.quiet = True
        site = f"http://{HOST}:{serving.server_address[1]}/"
        with browser.new_context(viewport={"width": 390, "height": 844}) as context:
            context.add_init_script(LISTEN)
            for page in watched(context.new_page(), site):
                page.goto(site)
                until_ready(page)
                lay_table(page, BRIDESMAID, ["human", level(BRIDESMAID)])
                until(page, lambda page=page: answers(page))


def test_in_step_mode_a_bot_waits_for_next(listened: Page) -> None:
    """With mouse or with the key N; it has thought by then."""
    page = listened
    lay_table(page, WEDDING, ["human", level(WEDDING)])
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    page.locator('[data-do="pace"][data-arg="step"]').click()
    page.locator('[role="dialog"] [data-do="close"]').last.click()
    for press in ("click", "n", "Enter"):
        play_until(page, lambda: pressable(page, "next").count() > 0)
        before = steps(page)
        until(page, lambda: len(answers(page)) > 0)
        page.wait_for_timeout(300)
        assert steps(page) == before
        if press == "click":
            pressable(page, "next").click()
        else:
            page.keyboard.press(press)
        until(page, lambda before=before: steps(page) == before + 1)
