"""The page in three engines, all of Debian's: `make engines`, some minutes.

In Chromium, Firefox and WebKitGTK alike: it starts, a game of each kind is played to its
end, a link opens, and it comes up again without a server. What each engine lacks of what
the page knows how to use is held against docs/engines.md.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from e2e.conftest import DIST
from e2e.driving import Browser, chromium_programs, click, go, run
from e2e.engines import engines, install, opened, until_installed, visited
from e2e.hosting import Host
from e2e.test_engines import NEXT, STEPS, WIDE, press
from engine.games import game_named
from engine.link import encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import open_table

DOCS = Path(__file__).parent.parent / "docs/engines.md"
ENGINES = ("chromium", "firefox", "webkitgtk")
BRIDESMAID, WEDDING = "always-a-bridesmaid", "at-the-wedding-table"
MOST_PRESSES = 600
LONGEST_WAIT_S = 60
"""Until a bot has moved or what moves has come to rest, however busy the machine is."""
HAS = {
    "Trusted Types": "'trustedTypes' in window",
    "`beforeinstallprompt`": "'onbeforeinstallprompt' in window",
    "`launchQueue`": "'launchQueue' in window",
    "`navigator.share`": "'share' in navigator",
    "`navigator.storage.persist`": "Boolean(navigator.storage?.persist)",
    "`scheduler.postTask`": "Boolean(window.scheduler?.postTask)",
    "`animation-timeline`": "CSS.supports('animation-timeline: scroll()')",
    "`navigator.locks`": "Boolean(navigator.locks && window.BroadcastChannel)",
    "`AudioContext`": "'AudioContext' in window",
    "service workers": "'serviceWorker' in navigator",
    "`localStorage`": "Boolean(window.localStorage)",
}
"""What the page uses where it is there, and a way to ask for it."""
ADD_BOT = """
const seats = document.querySelectorAll('select[data-do="kind"]');
for (const seat of [...seats].slice(1)) {
  seat.value = "bot:easy";
  seat.dispatchEvent(new Event("change", { bubbles: true }));
}
return seats.length;
"""
OVER = """return [...document.querySelectorAll('[data-do="again"]')].some(
  (it) => it.getClientRects().length);"""


class Visitor:
    """A person at one engine who comes back later."""

    def __init__(self, engine: str, profile: Path, host: Host) -> None:
        self.engine, self._profile, self.host = engine, profile, host
        self._open = ExitStack()
        self.browser = self._begin()

    def _begin(self) -> Browser:
        return self._open.enter_context(opened(self.engine, self._profile))

    @property
    def address(self) -> str:
        return self.host.address + "ours/"

    def start(self, ending: str = "") -> None:
        """Load the page, also where only what follows the # would change."""
        go(self.browser, "about:blank")
        time.sleep(0.5)
        visited(self.browser, self.address, ending)

    def restart(self) -> None:
        """End the browser and open it again; WebKitGTK would forget everything."""
        self.quiet()
        if self.engine != "webkitgtk":
            time.sleep(2)  # it writes what it keeps
            self._open.close()
            self.browser = self._begin()

    def quiet(self) -> None:
        """Nothing was amiss in what it printed."""
        assert self.browser.said() == []

    def close(self) -> None:
        self._open.close()


@pytest.fixture(scope="module", params=ENGINES)
def visitor(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Visitor]:
    install("chromium", "chromium-driver")
    here = [*engines(), *(["chromium"] if chromium_programs() else [])]
    if request.param not in here:
        pytest.fail(f"{request.param} is not here, and apt-get could not install it")
    profile = tmp_path_factory.mktemp(request.param)
    with Host({"ours": DIST}) as host:
        visitor = Visitor(request.param, profile, host)
        yield visitor
        visitor.close()


def test_it_starts(visitor: Visitor) -> None:
    """From nothing stored to the first screen that takes input, and kept for later."""
    milliseconds = visited(visitor.browser, visitor.address)
    until_installed(visitor.browser)
    print(f"{visitor.engine} {visitor.browser.version}: {milliseconds:.0f} ms")
    visitor.quiet()


@pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
def test_a_game_is_played_to_its_end(visitor: Visitor, game: str) -> None:
    """With clicks like a mouse's, against bots, to the screen that offers another game."""
    visitor.start(f"?play={game}")
    browser = visitor.browser
    if game == WEDDING:
        press(browser, '[data-do="set-up"][data-arg^="bride"]')
    run(browser, ADD_BOT)
    press(browser, '[data-do="deal"]')
    quicken(browser)
    play_to_the_end(browser, Rng(16))
    steps = run(browser, STEPS)
    assert max(steps) > 5, steps
    visitor.quiet()


def test_a_link_opens(visitor: Visitor) -> None:
    """A seat is asked for and taken; then the table of the link is up and kept."""
    browser = visitor.browser
    before = len(run(browser, STEPS))
    players = (Player("Ada"), Player("Bo"))
    deal = game_named(WEDDING).deal(2, Rng(16))
    table = open_table(Record(WEDDING, players, deal, ()))
    visitor.start("#" + encode_link(table_link(table, "0123456789")))
    press(browser, '[data-do="sit-as"][data-arg="0"]')
    press(browser, '[data-do="sit-down"]')
    press(browser, '[data-do="pick"]')
    assert run(browser, "return location.hash;") == ""
    assert len(run(browser, STEPS)) == before + 1
    visitor.quiet()


def test_it_comes_up_again_without_a_server(visitor: Visitor) -> None:
    """The host hangs up, the browser begins anew, and the tables are there."""
    before = sorted(run(visitor.browser, STEPS))
    visitor.restart()
    visitor.host.gone = True
    visitor.start()
    assert sorted(run(visitor.browser, STEPS)) == before
    press(visitor.browser, '[data-do="resume"]')
    press(visitor.browser, '[data-do="pick"]')
    visitor.quiet()
    visitor.host.gone = False


def test_what_it_lacks_is_written_down(visitor: Visitor) -> None:
    """docs/engines.md says of every engine what is so, and what the page does there."""
    said = {}
    for line in DOCS.read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        if len(cells) == 5 and cells[0] in HAS:
            said[cells[0]] = cells[1 + ENGINES.index(visitor.engine)] == "yes"
            assert len(cells[4]) > 10, f"{cells[0]}: what does the page do without it?"
    found = {name: run(visitor.browser, f"return {ask};") for name, ask in HAS.items()}
    print(visitor.engine, found)
    assert said == found
    major = re.match(r"\d+", visitor.browser.version)
    assert major


def quicken(browser: Browser) -> None:
    """Have bots take no time: it is the engine that is looked at, not its patience."""
    press(browser, '[data-do="sheet"][data-arg="menu"]')
    press(browser, '[data-do="pace"][data-arg="quick"]')
    press(browser, '[role="dialog"] [data-do="close"]')


def play_to_the_end(browser: Browser, rng: Rng) -> None:
    """Press what leads on, or else something by chance, until the game is over."""
    began = waiting_since = time.monotonic()
    for presses in range(MOST_PRESSES):
        while True:
            verb, element = run(browser, NEXT, rng.below(1000) / 1000) or ["wait", None]
            if element or run(browser, OVER):
                break
            waits = time.monotonic() - waiting_since
            assert waits < LONGEST_WAIT_S, "nothing can be pressed"
            time.sleep(0.2)
        if verb == "again" or run(browser, OVER):
            print(f"{presses} presses, {time.monotonic() - began:.0f} s")
            return
        with suppress(RuntimeError):  # a bot's move took it away under the finger
            click(browser, element)
        assert run(browser, WIDE) <= 0, "nothing reaches beyond the right edge"
        waiting_since = time.monotonic()
    pytest.fail("the game does not end")
