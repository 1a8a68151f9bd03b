"""A person who does not look: keys, the accessibility tree, and what is said aloud.

Nothing here knows a class, a verb or an id of the page but those of the two live regions:
what has the focus is asked of the accessibility tree, what happened of the regions, and
all that is done is done by keys.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

LONGEST_S: Final = 40
STEP_S: Final = 0.02
LISTEN = """() => {
  window.heard = [];
  for (const id of ["voice", "alarm"])
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { dataset, textContent: text } of addedNodes)
          heard.push([dataset.kind, text]);
    }).observe(document.getElementById(id), { childList: true });
}"""


class Node(NamedTuple):
    """What the accessibility tree has of one thing."""

    role: str
    name: str
    checked: bool
    disabled: bool


NOTHING: Final = Node("", "", checked=False, disabled=False)


@dataclass
class Listener:
    """Somebody at the keyboard of a page, listening."""

    page: Page
    heard: list[tuple[str, str]] = field(default_factory=list)
    """Every line that came into a live region: of which kind, and its text."""
    taken: int = 0
    """How many of them were waited for."""

    def __post_init__(self) -> None:
        self._tree = self.page.context.new_cdp_session(self.page)
        self._tree.send("Accessibility.enable")
        self.page.evaluate(LISTEN)

    def listen(self) -> list[tuple[str, str]]:
        """Return everything that was heard so far."""
        new = self.page.evaluate("heard.splice(0)")
        self.heard += [(kind, text) for kind, text in new]
        return self.heard

    def of(self, kind: str) -> list[str]:
        """Return the lines of one kind."""
        return [text for own, text in self.listen() if own == kind]

    def wait(self, wanted: Callable[[str, str], bool]) -> tuple[str, str]:
        """Wait for a line of the wanted sort, behind the one waited for last."""
        deadline = time.monotonic() + LONGEST_S
        while time.monotonic() < deadline:
            lines = self.listen()
            while self.taken < len(lines):
                line = lines[self.taken]
                self.taken += 1
                if wanted(*line):
                    return line
            time.sleep(STEP_S)
        raise AssertionError(f"not heard, but: {self.heard[-6:]}, at {self.at}")

    def nodes(self) -> list[Node]:
        """Return what the accessibility tree has, in its order."""
        tree = self._tree.send("Accessibility.getFullAXTree")
        return [_node(one) for one in tree["nodes"] if not one["ignored"]]

    @property
    def at(self) -> Node:
        """What has the focus; nothing where that is the page itself."""
        held = self._tree.send(
            "Runtime.evaluate", {"expression": "document.activeElement"}
        )
        found = self._tree.send(
            "Accessibility.getPartialAXTree",
            {"objectId": held["result"]["objectId"], "fetchRelatives": False},
        )
        return next((_node(n) for n in found["nodes"] if not n["ignored"]), NOTHING)

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(
        self, role: str, name: str, *, back: bool = False, most: int = 80
    ) -> Node:
        """Go from stop to stop until the one of this role, whose name begins so, has it."""
        seen: list[str] = []
        for _ in range(most):
            node = self.at
            if node.role == role and re.match(name, node.name):
                return node
            seen.append(f"{node.role} {node.name[:40]}")
            self.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"Tab never comes to {role} {name}: {seen}")

    def move_to(self, name: str, key: str = "ArrowRight", *, most: int = 20) -> Node:
        """Go along a list by an arrow until what is named so has the focus."""
        seen: list[str] = []
        for _ in range(most):
            node = self.at
            if re.match(name, node.name):
                return node
            seen.append(node.name[:30])
            self.press(key)
        raise AssertionError(f"{key} never comes to {name}: {seen}")

    def type_line(self, line: str) -> None:
        """Type a command into the field that has the focus."""
        assert self.at.role == "textbox", self.at
        self.page.keyboard.type(line)
        self.press("Enter")


def _node(one: dict[str, Any]) -> Node:
    properties = {p["name"]: p["value"].get("value") for p in one.get("properties", [])}
    return Node(
        role=one.get("role", {}).get("value", ""),
        name=one.get("name", {}).get("value", ""),
        checked=properties.get("checked") in ("true", True),
        disabled=bool(properties.get("disabled")),
    )
