"""Guest files: a deck of one's own as TOML, read and written (W11).

`guests` says what a deck is; here a text becomes one, and every refusal names the line
that is to blame. `tomllib` tells no lines of values, so the text is looked through once
beside it. That comes first, because it also keeps out what would cost `tomllib` much.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from engine.game import RefusedError
from engine.games.at_the_wedding_table.guests import deck_from
from engine.games.at_the_wedding_table.pieces import GUESTS_IN_DECK, GuestDeck
from engine.message import Message, say

MAX_CHARS: Final = 64_000
"""A longer text is refused unread; the longest deck there can be is under 50,000."""
MAX_PARTS: Final = 10_000
"""Commas, lines, brackets and signs of equality; they take the time. The longest deck has
under 2,000, and comments may have some."""
MAX_DEPTH: Final = 4
"""Brackets in brackets, and parts of a key: a guest needs two of each."""
MAX_NAME: Final = 40
"""Letters of a guest's name."""

Lines: TypeAlias = Mapping[tuple[int, str], int]
"""The line of each field, by the number of its guest from 1 and its dotted name; a guest
itself has the name "" and what belongs to no guest the number 0."""

_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' r"'''.*?'{3,5}|"
    r'"(?:\\.|[^"\\\n])*"|' r"'[^'\n]*'|"
    r"""\#[^\n]*|[\[\]{},=."'\n]|[^\s\[\]{},=."'#]+|[^\S\n]+""",
    re.DOTALL,
)  # fmt: skip
_AT: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)\Z")
"""What `tomllib` ends its reason with; a key of the file may be in front of it."""
_MAX_REASON: Final = 100
"""Letters of a reason that are told: it may quote a key of any length."""


def parse_deck(text: str) -> GuestDeck:
    """Return the deck of a guest file; raise RefusedError, naming the line, if none."""
    if len(text) > MAX_CHARS:
        raise RefusedError(_problem("too-long", most=MAX_CHARS))
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if sum(map(text.count, ",\n[{=")) > MAX_PARTS:
        raise RefusedError(_problem("too-many-parts", most=MAX_PARTS))
    lines = lines_of(text)
    guests = _guest_tables(text, lines)
    if len(guests) != GUESTS_IN_DECK:
        last = min(len(guests), GUESTS_IN_DECK + 1)
        problem = _problem("count", n=len(guests), wanted=GUESTS_IN_DECK)
        raise _at(lines.get((last, ""), 1), problem)
    try:
        return deck_from(guests)
    except RefusedError as refused:
        line = _line_of(refused.message, guests, lines)
        raise _at(line, _by_name(refused.message, guests)) from None


def deck_text(guests: Sequence[Mapping[str, object]], title: str = "") -> str:
    """Return a guest file of guests as JSON objects: `parse_deck` undone.

    They may be a deck that is not right yet. The title is a comment on top.
    """
    heading = " ".join("".join(c if c.isprintable() else " " for c in title).split())
    head = [f"# {heading}"] if heading else []
    tables = [
        "\n".join(
            ["[[guest]]", *(f"{_key(key)} = {_toml(guest[key])}" for key in guest)]
        )
        for guest in guests
    ]
    return "\n\n".join([*head, *tables]) + "\n"


def deck_title(text: str) -> str:
    r"""Return the title that `deck_text` put on top of a file; empty if it has none.

    >>> deck_title("# Our wedding\n\n[[guest]]\n"), deck_title("[[guest]]\n# Us\n")
    ('Our wedding', '')
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    heading, _, rest = text.partition("\n")
    is_title = heading.startswith("#") and rest.lstrip().startswith("[[guest]]")
    return heading[1:].strip() if is_title else ""


def lines_of(text: str) -> Lines:
    """Return where everything stands in a text that is TOML; of others, anything.

    Raise RefusedError for what is nested deeper than guests are.
    """
    found: dict[tuple[int, str], int] = {}
    number, header, path = 0, (), ()  # type: int, tuple[str, ...], tuple[str, ...]
    around: list[tuple[str, tuple[str, ...]]] = []
    keys: list[str] = []
    names, heads = True, False  # whether a key is due, and whether it is a header's
    for line, word in _words(text):
        match word[0]:
            case "\n" if not around:
                keys, names, heads = [], True, False
            case "[" if names and not around and not keys:
                heads = True
            case "]" if heads:
                if keys[:1] == ["guest"]:
                    number += len(keys) == 1
                    header = tuple(keys[1:])
                    found.setdefault((number, ".".join(header)), line)
                elif keys:
                    header = tuple(keys)
                    found.setdefault((0, ".".join(header)), line)
                keys = []
            case "[" | "{":
                around.append((word, path))
                keys, names = [], word == "{"
            case "]" | "}" if around:
                path = around.pop()[1]
                names = False
            case "," if around:
                path = around[-1][1]
                keys, names = [], around[-1][0] == "{"
            case "=" if names:
                path = (*(around[-1][1] if around else header), *keys)
                found.setdefault((number, ".".join(path)), line)
                names = False
            case sign if names and sign not in "#. \t\n":
                keys.append(word.strip("\"'"))
        if max(len(around), len(keys)) > MAX_DEPTH:
            raise _at(line, _problem("too-deep"))
    return found


def _words(text: str) -> Iterator[tuple[int, str]]:
    """Give each word with its line, up to a quotation mark that is never closed."""
    line = 1
    for token in _TOKEN.finditer(text):
        word = token[0]
        after = text[token.end() : token.end() + 1]
        if word in {'"', "'"} or (word in {'""', "''"} and after == word[0]):
            return
        yield line, word
        line += word.count("\n")


def _guest_tables(text: str, lines: Lines) -> list[object]:
    try:
        document = tomllib.loads(text)
    except RecursionError:
        raise RefusedError(_problem("too-deep")) from None
    except (
        ValueError
    ) as error:  # TOMLDecodeError is one; so is a number of 5,000 digits
        reason = str(error)
        at = _AT.search(reason)
        line = int(at[1]) if at and at[1] else text.rstrip().count("\n") + 1
        reason = reason[: at.start()] if at else "a number is too long"
        if len(reason) > _MAX_REASON:
            reason = f"{reason[:_MAX_REASON]}…"
        raise _at(line, _problem("bad-toml", reason=reason)) from None
    strange = next((key for key in document if key != "guest"), None)
    guests = document.get("guest", [])
    if strange is not None or not isinstance(guests, list) or not guests:
        line = 1 if strange is None else _first_line(strange, lines)
        raise _at(line, _problem("no-guest-tables"))
    return guests


def _first_line(key: str, lines: Lines) -> int:
    inside = f"{key}."
    return next(
        (line for (_, at), line in lines.items() if at == key or at.startswith(inside)),
        1,
    )


def _line_of(refusal: Message, guests: Sequence[object], lines: Lines) -> int:
    """Return the line of the field that a refusal of `deck_from` names."""
    guest, field = str(refusal.args.get("guest")), str(refusal.args.get("field"))
    problem = refusal.args.get("problem")
    assert isinstance(problem, Message), refusal
    number = _number_of(guest, field, problem, guests)
    if problem.id.endswith("deck-key-unknown"):
        key = str(problem.args["key"]).strip("'\"")
        field = key if field == "guest" else f"{field}.{key}"
    while field and (number, field) not in lines:
        field = field.rpartition(".")[0]
    return lines.get((number, field), 1)


def _by_name(refusal: Message, guests: Sequence[object]) -> Message:
    """Return a refusal of `deck_from` with the guest's name in place of its id, which is
    somebody else's where another guest breaks ties than the DJ (W10)."""
    if refusal.args.get("field") == "id":
        return refusal
    id = refusal.args.get("guest")
    names = [e.get("name") for e in guests if isinstance(e, dict) and e.get("id") == id]
    name = names[0] if names else None
    if not isinstance(name, str) or not 0 < len(name.strip()) <= MAX_NAME:
        return refusal
    return Message(refusal.id, {**refusal.args, "guest": name.strip()})


def _number_of(
    guest: str, field: str, problem: Message, guests: Sequence[object]
) -> int:
    """Return which guest is meant: by its id, or where that is no good by its number.

    Of two with the same id it is the second one that is too many.
    """
    nameless = field == "guest" and problem.id.endswith("deck-not-an-object")
    if nameless or problem.id.endswith("deck-bad-id"):
        return int(guest)
    ids = [entry.get("id") for entry in guests if isinstance(entry, dict)]
    found = [number for number, id in enumerate(ids, 1) if id == guest]
    return found[1] if field == "id" else found[0]


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _quoted(key)


def _quoted(text: str) -> str:
    """Return text as a TOML string: JSON's, but for one sign that TOML escapes too."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _toml(value: object) -> str:
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {_toml(value[key])}" for key in value)
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value) if isinstance(value, int) else _quoted(str(value))


def _problem(name: str, /, **args: object) -> Message:
    return say(f"at-the-wedding-table/deck-{name}", **args)


def _at(line: int, problem: Message) -> RefusedError:
    return RefusedError(_problem("at-line", line=line, problem=problem))
