"""A language that nobody speaks: English, each text between ⟦ and ⟧.

What is on a page without such brackets did not come from the words, or was put together
of pieces that another language would order differently.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser

from engine.text import Language
from ui.page import Page

OPEN, CLOSE = "⟦", "⟧"
_BLOCKS = (
    "p li td th div h1 h2 h3 h4 button dt dd label option figcaption legend section "
    "header main ul ol table tr nav article form details summary svg footer fieldset "
    "textarea dl thead tbody aside caption figure pre"
)
BLOCKS = frozenset(_BLOCKS.split())
VOID = frozenset({"br", "hr", "img", "input"})
READ = ("aria-label", "title", "alt", "placeholder", "aria-valuetext")
_CODES = re.compile(r"\b[BW]\d+\b|https://\S+")
"""Rulings, as docs/rulings.md calls them, and links."""
_WHOLE = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")


class Bracketed:
    """The catalogue."""

    def pgettext(self, _: str, message: str, /) -> str:
        return f"{OPEN}{message}{CLOSE}"

    def npgettext(self, _: str, one: str, other: str, n: int, /) -> str:
        return f"{OPEN}{one if n == 1 else other}{CLOSE}"


def pseudo() -> Language:
    """Return the language; lists and days are in brackets too."""
    return Language(
        "x-pseudo",
        Bracketed(),
        lambda items: f"{OPEN}{'|'.join(items)}{CLOSE}",
        lambda day, form: f"{OPEN}{day.isoformat()} {form}{CLOSE}",
    )


class _Reader(HTMLParser):
    """Gathers what is read in one go, and what only listeners get."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.pieces: list[str] = [""]
        self.quiet = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.pieces[-1] += " "
        if tag in BLOCKS:
            self.pieces.append("")
        told = dict(attrs)
        self.pieces[:0] = [told[name] or "" for name in READ if name in told]
        if tag not in VOID and (
            self.quiet
            or "lang" in told
            or tag == "code"
            or "who" in (told.get("class") or "").split()
        ):
            self.quiet += 1

    def handle_endtag(self, tag: str) -> None:
        if self.quiet:
            self.quiet -= 1
        self.pieces[-1] += " "
        if tag in BLOCKS:
            self.pieces.append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Nothing is read in it."""

    def handle_data(self, data: str) -> None:
        if not self.quiet:
            self.pieces[-1] += data


def unbracketed(html: str) -> list[str]:
    """Return what of a page is in no brackets, or not in whole ones; blanks aside."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return [bare for piece in reader.pieces if (bare := _bare(piece))]


def faults_of(page: Page, own: frozenset[str]) -> list[str]:
    """Return what is read on a page and did not come from the words.

    `own` are names that persons gave, and other texts that are the same in every
    language; numbers and signs are so too.
    """
    found = [page.title and _bare(page.title), *unbracketed(str_of(page))]
    return [text for text in found if text and not _is_own(text, own)]


def str_of(page: Page) -> str:
    """Return the markup of a page."""
    return "".join(html for _, html in page.parts)


def _bare(text: str) -> str:
    while (less := _WHOLE.sub(" ", text)) != text:
        text = less
    return " ".join(text.split())


def _is_own(text: str, own: frozenset[str]) -> bool:
    words = re.findall(r"[^\W\d_]+|[⟦⟧]", _CODES.sub(" ", text))
    return text == OPEN or all(word in own for word in words)  # or an initial
