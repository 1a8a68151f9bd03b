"""Texts that would be markup, scripts or Python if any page took them for that.

Whatever of it ran would set `window.ran`; whatever became an element of the page would be
a `planted-tag`, or have the attribute `data-planted`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page

from e2e.shots import tables
from engine.game import RefusedError
from engine.games.at_the_wedding_table.guests import (
    LANGUAGES,
    deck_value,
    guest_from,
    shipped_deck,
)

MARKUP: Final = (
    "<planted-tag>",
    "<py-script>import js;js.ran=1</py-script>",
    "<script type=py>import js;js.ran=1</script>",
    "<img src=x onerror=ran=1 data-planted>",
    '"><svg/onload=ran=1 data-planted>',
    "' py-click='ran' data-planted x='",
    '" autofocus onfocus="ran=1" data-planted="',
    "</title></textarea></style><planted-tag>",
    "<!--<planted-tag>--><planted-tag>",
    "&lt;planted-tag&gt;&#60;planted-tag&#62;",
    "\\u003cplanted-tag\\u003e%3Cplanted-tag%3E",
    "{{ran=1}}{%x%}${ran=1}`#{ran=1}`<%=ran%>",
    "{0}{name.__class__}{nobody}",
    "javascript:ran=1//",
    "data:text/html,<planted-tag>",
    "\u202e<planted-tag>\u2066",
    "\0<planted-tag>\0",
    "<\0planted-tag>",
    "\ud800<planted-tag>",
    "]]><planted-tag>",
    "\n<planted-tag>\r\n--></script><planted-tag>",
    "＜planted-tag＞",
)
"""Of these a table's names take 40 characters; whatever may be longer takes them whole."""
HUGE: Final = "<planted-tag>" * 20_000
NAMES: Final = tuple(text[:40].replace("\ud800", "x") for text in MARKUP)


def planted(page: Page) -> str:
    """Return what of the texts is part of the page, or has run; empty if nothing."""
    found: str = page.evaluate("""() => {
        const bad = [...document.querySelectorAll("*")].flatMap((it) => [
            ...(/^(planted-tag|m?py-(?!config$).*|iframe|object|embed|base)$/.test(it.localName)
                ? [it.localName] : []),
            ...it.getAttributeNames().filter((name) =>
                name === "data-planted" || /^(on|m?py-)/.test(name)),
            ...(/^\\s*(javascript|data):/i.test(it.getAttribute("href") ?? "")
                ? [it.getAttribute("href")] : []),
        ]);
        const images = [...document.images].filter((it) => !it.src.startsWith("blob:"));
        if (images.length) bad.push("img");
        if (window.ran !== undefined) bad.push("it ran");
        return bad.join(" ");
    }""")
    return found


@contextmanager
def tables_of(turned: int) -> Iterator[None]:
    """Have whoever sits at the tables of `e2e.shots` be called so, and weddings' guests.

    Each number has another text come first: every text comes to many places.
    """
    usual = tables.laid.__kwdefaults__
    before = dict(usual)
    turn = turned % len(NAMES)
    usual["names"] = (*NAMES[turn:], *NAMES[:turn])
    usual["guests"] = own_guests(turned)
    tables.whole.cache_clear()
    try:
        yield
    finally:
        usual.update(before)
        tables.whole.cache_clear()


def own_guests(turned: int) -> list[object]:
    """Return the usual guests under other names, in every language, with other words."""
    cards = deck_value(shipped_deck())
    names = [text for text in NAMES if _is_taken(cards[0], text)]
    assert len(names) > len(NAMES) / 2
    found: list[object] = []
    for number, card in enumerate(cards, start=turned):
        assert isinstance(card, dict)
        text = names[number % len(names)]
        found.append({**card, **dict.fromkeys(("name", *LANGUAGES, "flavour"), text)})
    return found


def _is_taken(card: object, name: str) -> bool:
    assert isinstance(card, dict)
    try:
        guest_from(1, {**card, "name": name, "flavour": name})
    except RefusedError:
        return False
    return True
