"""Questions to bots at the door to JavaScript: who is told what, and what is too late."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

from ui.browser import Browser, Handlers, Shims


@dataclass
class Asked:
    """The shims' part of it."""

    asked: list[tuple[str, str]] = field(default_factory=list)

    def ask(self, token: str, line: str) -> None:
        self.asked.append((token, line))

    def ask_no_more(self) -> None:
        self.asked.append(("", ""))


def door() -> tuple[Browser, Asked, list[Any]]:
    """Return a browser, what was asked of it and what came back."""
    shims = Asked()
    browser = Browser(cast(Shims, shims))
    browser._handlers = Handlers(do=lambda *_: None)
    return browser, shims, []


def test_an_answer_comes_once_and_to_whom_it_belongs() -> None:
    """Shares while it is thought about, one answer, and nothing after it."""
    browser, shims, heard = door()
    browser.ask("line", heard.append, heard.append)
    assert shims.asked == [("1", "line")]
    for told in (("share", "1", "0.250"), ("answer", "1", "{}"), ("answer", "1", "{}")):
        browser._told(*told, "")
    browser._told("share", "1", "0.5", "")
    assert heard == [0.25, "{}"]


def test_where_there_is_no_answer_it_is_none() -> None:
    """An empty text from the shims stands for a worker that is lost."""
    browser, _, heard = door()
    browser.ask("line", heard.append, heard.append)
    browser._told("answer", "1", "", "")
    assert heard == [None]


def test_what_is_said_of_an_earlier_question_is_not_heard() -> None:
    """Another question takes the place of the one before it."""
    browser, _, heard = door()
    browser.ask("one", lambda it: heard.append(("one", it)), lambda _: None)
    browser.ask("two", lambda it: heard.append(("two", it)), lambda _: None)
    browser._told("answer", "1", "{}", "")
    browser._told("answer", "2", "{}", "")
    assert heard == [("two", "{}")]


def test_a_dropped_question_is_not_answered_and_dropped_once() -> None:
    """After `ask_no_more` nothing is heard, and the worker is told only if it is asked."""
    browser, shims, heard = door()
    browser.ask_no_more()
    assert not shims.asked
    browser.ask("line", heard.append, heard.append)
    browser.ask_no_more()
    browser._told("share", "1", "0.5", "")
    browser._told("answer", "1", "{}", "")
    browser.ask_no_more()
    assert heard == []
    assert shims.asked == [("1", "line"), ("", "")]
