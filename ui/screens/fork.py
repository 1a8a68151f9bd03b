"""Two histories of one table: how far they agree, what differs, a way to look at each.

Sends `resume ID` and `home`.
"""

from __future__ import annotations

from engine.message import Message, say
from engine.text import listed, sentence
from ui.forking import Branch, Fork
from ui.html import Html, tag
from ui.invitation import name_of
from ui.page import Page
from ui.parts.common import icon, icon_button, rule_button, wax, words
from ui.screens.column import column_page


def page(fork: Fork) -> Page:
    """Return the screen; both tables are in the guest book already."""
    return column_page(
        say("turns/fork"),
        listed(list(fork.names)),
        icon_button("back", say("app/home"), "home"),
        _parts(fork),
        tag("div", id="tray", hidden=True),
        scene="link fork",
    )


def _parts(fork: Fork) -> Html:
    return tag(
        "div",
        tag(
            "section",
            tag("h2", words(name_of(fork.game)), class_="title"),
            tag("p", words(_same(fork)), class_="said"),
            tag(
                "p",
                icon("ready"),
                tag("span", words(say("turns/fork-kept"))),
                class_="gives",
            ),
            tag("p", words(say("turns/fork-next")), class_="note"),
            class_="linkhead paper",
        ),
        tag("div", _branch(fork, "here"), _branch(fork, "there"), class_="branches"),
        class_="linkseats",
    )


def _same(fork: Fork) -> Message:
    match fork.why:
        case "dealt":
            return say("turns/fork-dealt")
        case "sealed":
            names = list(fork.chose)
            return say("turns/fork-sealed", step=fork.steps + 1, names=names)
    if not fork.steps:
        return say("turns/fork-none")
    return say("turns/fork-same", n=fork.steps)


def _branch(fork: Fork, where: str) -> Html:
    branch = fork.mine if where == "here" else fork.theirs
    button = rule_button if where == "here" else wax
    return tag(
        "section",
        tag("h3", words(say(f"turns/fork-{where}")), class_="eyebrow"),
        tag("p", words(_happened(fork, branch)), class_="said")
        if fork.why == "moves"
        else None,
        tag("p", words(_stands(branch)), class_="note"),
        button(say(f"turns/open-{where}"), "resume", branch.id),
        class_="branch paper",
    )


def _happened(fork: Fork, branch: Branch) -> Message:
    if branch.happened is None:
        return say("turns/fork-secret")
    return say("turns/fork-at", step=fork.steps + 1, happened=sentence(branch.happened))


def _stands(branch: Branch) -> Message:
    if not branch.waiting_for:
        return say("turns/fork-over", n=branch.steps)
    return say("turns/fork-stands", n=branch.steps, names=list(branch.waiting_for))
