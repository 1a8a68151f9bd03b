"""What browser tests need of a page: when it is ready, and what went amiss on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import ConsoleMessage, Page, Request

START_MS = 90_000
"""A start takes about five seconds on a slow machine, and several may run at once."""


class Watch:
    """Notes all that should not happen on a page."""

    def __init__(self, page: Page, site: str) -> None:
        self.amiss: list[str] = []
        self.requests: list[str] = []
        self._site = site
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.amiss.append(f"error: {error}"))
        page.on("request", self._request)
        page.on("crash", lambda _: self.amiss.append("the page crashed"))

    def expect_nothing(self) -> None:
        """Fail if anything was amiss."""
        amiss, self.amiss = self.amiss, []
        assert not amiss, "\n".join(amiss)

    def allow(self, part: str) -> None:
        """Forget what was amiss and mentions this; fail if nothing does."""
        left = [line for line in self.amiss if part not in line]
        assert len(left) < len(self.amiss), f"nothing about {part!r}: {self.amiss}"
        self.amiss = left

    def _console(self, message: ConsoleMessage) -> None:
        # A preload "not used within a few seconds" says only that the machine is slow;
        # one that is not used at all is asked for twice, which test_start looks for.
        slow = "was preloaded using link preload but not used" in message.text
        if message.type in ("error", "warning") and not slow:
            self.amiss.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self._site, "blob:", "data:")):
            self.amiss.append(f"foreign request: {request.url}")


def until_ready(page: Page, timeout: float = START_MS) -> None:
    """Wait until the first screen takes input; tell why if it never does."""
    settled = page.locator('html[data-app="ready"], html[data-app="failed"]')
    settled.wait_for(state="attached", timeout=timeout)
    if page.locator("html").get_attribute("data-app") == "failed":
        pytest.fail(page.locator("#trouble-detail").text_content() or "too slow")
