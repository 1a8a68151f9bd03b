"""The worker in which bots think, in Firefox and WebKitGTK, where they are."""

from __future__ import annotations

import time
from typing import Any

import pytest

from e2e.driving import Browser, go, run
from e2e.engines import until_installed, visited
from e2e.hosting import Host
from e2e.test_engines import play, press, visiting

pytestmark = pytest.mark.alone

__all__ = ["visiting"]  # a fixture

WEDDING = "at-the-wedding-table"
LISTEN = """
  window.said = []; window.asked = [];
  const Own = Worker;
  window.Worker = class extends Own {
    constructor(...rest) {
      super(...rest);
      this.addEventListener("message", ({ data: [, text] }) => said.push(text));
    }
    postMessage(message, ...rest) {
      if (Array.isArray(message)) asked.push(message[1]);
      super.postMessage(message, ...rest);
    }
  };
"""
SEAT_A_BOT = """
  const seat = document.querySelector('select[data-do="kind"][data-arg="1"]');
  seat.value = seat.lastElementChild.value;
  seat.dispatchEvent(new Event("change", { bubbles: true }));
"""
ANSWERS = "return said.filter((text) => text.startsWith('{')).length;"
LONGEST_S = 60


def until_answered(browser: Browser, wanted: int) -> None:
    """Play until the worker has answered so often; whatever else it said is a share."""
    end = time.monotonic() + LONGEST_S
    while (answers := run(browser, ANSWERS)) < wanted:
        assert time.monotonic() < end, f"{answers} answers: {said(browser)}"
        play(browser, 4)
    assert all(text[0] in "{01" for text in said(browser))


def said(browser: Browser) -> Any:
    return run(browser, "return said;")


def test_bots_think_beside_the_page(visiting: tuple[Browser, Host]) -> None:
    """The strongest bot's turns come from the worker; later without any server too."""
    browser, host = visiting
    until_installed(browser)
    press(browser, f'#app [data-do="lobby"][data-arg="{WEDDING}"]')
    press(browser, '[data-do="set-up"][data-arg^="bride"]')
    run(browser, SEAT_A_BOT)
    run(browser, LISTEN)
    press(browser, '[data-do="deal"]')
    until_answered(browser, 2)
    host.gone = True
    go(browser, "about:blank")
    time.sleep(0.5)
    visited(browser, host.address + "ours/")
    run(browser, LISTEN)
    press(browser, '[data-do="resume"]')
    until_answered(browser, 1)
    assert browser.said() == []
