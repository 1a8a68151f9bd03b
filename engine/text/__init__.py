"""Every sentence a person reads, in one place: message ids become words here.

`engine/text/en/` has one page of words a topic, a module with one mapping `WORDS` from
the second half of a message id to a template: `table/not-to-act` is `"not-to-act"` in
`engine/text/en/table.py`. A template is text with `{names}` of arguments, or a mapping
from CLDR plural categories to such texts with the counting argument first:
`("n", {"one": "{n} card", "other": "{n} cards"})`.

A message that is an argument of another loses its full stop there.

Templates are plain text, never HTML: whoever shows a sentence on a page escapes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TypeAlias

from engine.message import Message

Template: TypeAlias = str | tuple[str, Mapping[str, str]]

MINUS = "\N{MINUS SIGN}"


def sentence(message: Message, language: str = "en") -> str:
    """Return the message in words.

    >>> from engine.message import say
    >>> sentence(say("record/unknown-game", game="chess"))
    'There is no game called "chess" here.'
    """
    page, _, name = message.id.partition("/")
    template = words(page, language)[name]
    args = {key: _worded(value, language) for key, value in message.args.items()}
    if isinstance(template, tuple):
        counted, forms = template
        template = forms[_plural(message.args[counted])]
    return template.format_map(args)


@cache
def words(page: str, language: str) -> Mapping[str, Template]:
    """Return one page of words; it is loaded when first used."""
    module = import_module(f"engine.text.{language}.{page.replace('-', '_')}")
    found: Mapping[str, Template] = module.WORDS
    return found


def _worded(value: object, language: str) -> object:
    if isinstance(value, Message):
        return sentence(value, language).removesuffix(".")
    if isinstance(value, (list, tuple)):
        return listed([str(_worded(item, language)) for item in value])
    if isinstance(value, int) and value < 0:
        return f"{MINUS}{-value}"
    return value


def listed(items: list[str]) -> str:
    """Return items as a person lists them.

    >>> listed(["5", "6", "8"])
    '5, 6 and 8'
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} and {items[-1]}"


def _plural(count: object) -> str:
    return "one" if count == 1 else "other"
