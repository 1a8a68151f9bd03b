"""About: what this is, what belongs to whom, licences, what is kept, which release.

Sends `install`, `renew`, `keys` and `home`.
"""

from __future__ import annotations

from engine.games import game_keys
from engine.message import say
from engine.text import sentence
from ui.html import Child, Html, tag
from ui.invitation import invitation_to, name_of
from ui.page import Page
from ui.parts.common import bar, icon, icon_button, rule_button, words
from ui.screens import shortcuts
from ui.upkeep import Install, Upkeep

SHIPPED = (
    ("Pyodide", "MPL-2.0"),
    ("CPython", "PSF-2.0"),
    ("PyScript", "Apache-2.0"),
    ("idiomorph", "0BSD"),
    ("uqr", "MIT"),
)
"""What the page brings along, with the SPDX id of its licence."""
LICENCES = "./licences.txt"


def page(upkeep: Upkeep, release: str) -> Page:
    """Return the screen; `release` is the name of this one, empty if it has none."""
    return Page(
        title=sentence(say("app/title", page=say("about/title"))),
        body="p-page p-about",
        frame="play",
        parts=(
            (
                "bar",
                bar(
                    say("about/title"),
                    say("about/note"),
                    left=icon_button("back", say("app/home"), "home"),
                    right=tag("span", class_="ibtn", aria_hidden="true"),
                ),
            ),
            ("main", _main(upkeep, release)),
        ),
        focus="#bar h1",
    )


def _main(upkeep: Upkeep, release: str) -> Html:
    return tag(
        "main",
        _section(
            "what",
            _paragraph("what-1"),
            tag("ul", [_credit(game) for game in game_keys()], class_="credits"),
            _paragraph("what-2"),
        ),
        _section("whose", _paragraph("whose-1"), _paragraph("whose-2")),
        _section("private", _paragraph("private-1"), _paragraph("private-2")),
        _keys(),
        _install(upkeep.install),
        _release(upkeep, release),
        _section("licences", _paragraph("licences-note"), _licences()),
        class_="column",
        id="main",
    )


def _keys() -> Html:
    return tag(
        "section",
        tag("h2", words(say("shortcuts/about")), class_="title", id="about-keys"),
        *shortcuts.on_about(),
        class_="rulepage paper",
        aria_labelledby="about-keys",
    )


def _install(install: Install) -> Html | None:
    match install:
        case "offered":
            button = rule_button(say("about/install-it"), "install", wide=True)
            return _section("install", _paragraph("install-note"), button)
        case "by-hand":
            steps = [tag("li", words(say(f"about/step-{n}"))) for n in (1, 2, 3)]
            return _section(
                "install", _paragraph("by-hand-note"), tag("ol", steps, class_="steps")
            )
    return None


def _release(upkeep: Upkeep, release: str) -> Html | None:
    if not release:
        return None
    newer = rule_button(say("about/renew"), "renew", wide=True)
    return _section(
        "release",
        tag("p", words(say("about/release-name", name=release))),
        _paragraph("offline" if upkeep.offline else "not-offline"),
        newer if upkeep.newer else None,
    )


def _section(word: str, *children: Child) -> Html:
    heading = f"about-{word}"
    return tag(
        "section",
        tag("h2", words(say(f"about/{word}")), class_="title", id=heading),
        *children,
        class_="rulepage paper",
        aria_labelledby=heading,
    )


def _paragraph(word: str) -> Html:
    return tag("p", words(say(f"about/{word}")))


def _credit(game: str) -> Html:
    return tag(
        "li",
        tag("span", invitation_to(game).token(), class_="pic p1", aria_hidden="true"),
        tag(
            "span",
            tag("strong", words(name_of(game))),
            tag("span", words(say(f"{game}/credit")), class_="note"),
        ),
    )


def _licences() -> Html:
    own = (words(say("about/own")), "MIT")
    return tag(
        "div",
        tag(
            "table",
            tag(
                "thead",
                tag(
                    "tr",
                    tag("th", words(say("about/part")), scope="col"),
                    tag("th", words(say("about/licence")), scope="col"),
                ),
            ),
            tag(
                "tbody",
                [
                    tag("tr", tag("th", part, scope="row"), tag("td", licence))
                    for part, licence in (own, *SHIPPED)
                ],
            ),
            class_="board licences",
        ),
        tag(
            "a",
            icon("book"),
            words(say("about/all-licences")),
            href=LICENCES,
            class_="btn-text",
        ),
    )
