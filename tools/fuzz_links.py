"""Links that were tampered with, by the hundred thousand: `make fuzz-links`.

    python -m tools.fuzz_links [--links 100000] [--seed 16]

Some are changed as accidents change them, some with their checksum made right again,
which no accident does. Each has to be refused with a sentence or to open as a link that
is written in just the same way; after an accident, as the link that it was. Prints one
JSON object: by kind of change how many were refused and how many opened, and the
slowest of each in milliseconds of processor time. 1 if anything else happened.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from engine.game import RefusedError
from engine.games import game_keys, game_named
from engine.games.at_the_wedding_table.guests import deck_value, shipped_deck
from engine.link import Link, decode_link, encode_link, replay_link, table_link
from engine.link.frame import MAX_TEXT, Frame, read, sealed, written
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import open_table
from engine.text import sentence

SIGNS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
ODD: Final = " \n\t.,%#/=+~\u200b\u202e\0é席💍"
TEXTS: Final = (
    "", "A", "Ada", "9" * 400, "-1", "null", "[1]", "1e9", "{", "[" * 900, '"x"',
    "bot:cat", "human", "\u202eA", "\x1b[31m", "x" * 41, "席" * 40, "always-a-bridesmaid",
)  # fmt: skip


@dataclass(slots=True)
class Tally:
    """What became of the links of one kind."""

    links: int = 0
    refused: int = 0
    opened: int = 0
    slowest_ms: float = 0.0


def a_link(rng: Rng) -> Link:
    """Return a link to a random game, played to a random point."""
    key = rng.choice(game_keys())
    game = game_named(key)
    seats = rng.choice(game.seat_counts)
    kinds = ("human", "human", "bot:easy", "bot:strange")
    players = tuple(Player(rng.choice(("Ada", "Bo", "席")), rng.choice(kinds))
                    for _ in range(seats))  # fmt: skip
    deal = game.deal(seats, rng.split())
    if "deck" in deal and not rng.below(4):
        deal["guests"] = deck_value(shipped_deck())
    table = open_table(Record(key, players, deal, ()))
    for _ in range(rng.below(45)):
        for seat in table.waiting_for:
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    for seat in table.waiting_for[1:]:
        if rng.below(2):
            table.choose(seat, rng.choice(table.legal_actions(seat)))
    if not table.sealed and not rng.below(4):
        return replay_link(table.record, rng.below(len(table.steps) + 1))
    return table_link(table, None if rng.below(4) else f"{rng.below(1 << 40):010x}")


def changed(code: str, rng: Rng) -> str:
    """Change a character."""
    at = rng.below(len(code))
    return code[:at] + rng.choice(SIGNS + ODD) + code[at + 1 :]


def dropped(code: str, rng: Rng) -> str:
    """Leave out up to three characters in a row."""
    at = rng.below(len(code))
    return code[:at] + code[at + 1 + rng.below(3) :]


def doubled(code: str, rng: Rng) -> str:
    """Say up to eight characters twice."""
    at, count = rng.below(len(code)), 1 + rng.below(8)
    return code[: at + count] + code[at:]


def cut(code: str, rng: Rng) -> str:
    """Cut the end off, or the beginning."""
    at = rng.below(len(code))
    return code[:at] if rng.below(2) else code[at:]


def swapped(code: str, rng: Rng) -> str:
    """Swap two pieces."""
    one, two, three = sorted(rng.below(len(code) + 1) for _ in range(3))
    return code[:one] + code[two:three] + code[one:two] + code[three:]


def recased(code: str, rng: Rng) -> str:
    """Put a piece of it into small letters or capitals."""
    one, two = sorted(rng.below(len(code) + 1) for _ in range(2))
    piece = code[one:two]
    return code[:one] + (piece.lower() if rng.below(2) else piece.upper()) + code[two:]


def mixed(code: str, rng: Rng) -> str:
    """Do several of these."""
    for _ in range(2 + rng.below(4)):
        code = rng.choice(ACCIDENTS[:-1])(code or "A", rng)
    return code


def rebuilt(code: str, rng: Rng) -> str:
    """Change bytes and make the checksum right again."""
    plain = code[:-1] if len(code) % 4 == 1 else code
    data = bytearray(urlsafe_b64decode(plain + "=" * (-len(plain) % 4))[:-4])
    for _ in range(1 + rng.below(4)):
        at = rng.below(len(data))
        match rng.below(4):
            case 0:
                data[at] ^= 1 << rng.below(8)
            case 1:
                data[at] = rng.below(256)
            case 2:
                data[at : at + 1 + rng.below(4)] = b""
                data += b"\0"
            case _:
                data[at:at] = rng.bits().to_bytes(8, "big")[: 1 + rng.below(8)]
    return sealed(bytes(data))


def reframed(code: str, rng: Rng) -> str:
    """Say something else in the right form: other numbers, other texts, other heads."""
    version, kind, seats, texts, number = read(code)
    match rng.below(6):
        case 0:
            kind = rng.below(4)
        case 1:
            seats = rng.below(8)
        case 2:
            number = _random_number(rng, number.bit_length() + 8)
        case 3:
            number += rng.below(3) * _random_number(rng, 1 + number.bit_length())
        case 4:
            at = rng.below(len(texts))
            texts = (*texts[:at], rng.choice(TEXTS), *texts[at + 1 :])
        case _:
            texts = (*texts, rng.choice(TEXTS))
    return written(Frame(version, kind, seats, texts, number))


def noise(code: str, rng: Rng) -> str:  # noqa: ARG001 - a change like the others
    """Write anything, of any length, with a right checksum now and then."""
    count = rng.below(200 if rng.below(20) else 2_000)
    data = b"".join(rng.bits().to_bytes(8, "big") for _ in range(count))
    if rng.below(2):
        return sealed(bytes((0x22, 65, 0, 66, 1)) + data)
    return (urlsafe_b64encode(data).decode() * (1 + rng.below(40)))[: 2 * MAX_TEXT]


Change = Callable[[str, Rng], str]
ACCIDENTS: Final[tuple[Change, ...]] = (
    changed, dropped, doubled, cut, swapped, recased, mixed
)  # fmt: skip
CRAFTED: Final[tuple[Change, ...]] = (rebuilt, reframed, noise)


def _random_number(rng: Rng, bits: int) -> int:
    return int.from_bytes(
        b"".join(rng.bits().to_bytes(8, "big") for _ in range(bits // 64 + 1)), "big"
    ) >> rng.below(64)


def fuzz(links: int, seed: int) -> tuple[dict[str, Tally], list[str]]:
    """Try so many links; return what became of them, and what should not have been."""
    rng = Rng(seed)
    tallies: dict[str, Tally] = {}
    wrong: list[str] = []
    changes = (*ACCIDENTS, *CRAFTED)
    for nth in range(links):
        if nth % 100 == 0:
            sources = [a_link(rng.split()) for _ in range(5)]
            codes = [encode_link(link) for link in sources]
        which = rng.below(len(codes))
        change = changes[nth % len(changes)]
        text = change(codes[which], rng)
        tally = tallies.setdefault(change.__name__, Tally())
        tally.links += 1
        began = time.process_time()
        try:
            found = _opened(text)
        except Exception as error:  # whatever it is, it is what is looked for
            wrong.append(f"{change.__name__}: {type(error).__name__}: {text[:200]!r}")
            continue
        finally:
            ms = 1000 * (time.process_time() - began)
            tally.slowest_ms = round(max(tally.slowest_ms, ms), 1)
        if found is None:
            tally.refused += 1
            continue
        tally.opened += 1
        strayed = change in ACCIDENTS and found != sources[which]
        if strayed or decode_link(encode_link(found)) != found:
            wrong.append(f"{change.__name__}: opened: {text[:200]!r}")
        if change in CRAFTED and encode_link(found) != text:
            wrong.append(f"{change.__name__}: written otherwise: {text[:200]!r}")
    return tallies, wrong


def _opened(text: str) -> Link | None:
    """Return the link, or None if it was refused with a sentence."""
    try:
        return decode_link(text)
    except RefusedError as refused:
        sentence(refused.message)  # raises KeyError if there are no words for it
        return None


def main() -> int:
    """Print the tallies, and on standard error what went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--links", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=16)
    options = parser.parse_args()
    tallies, wrong = fuzz(options.links, options.seed)
    for line in wrong:
        print(line, file=sys.stderr)
    by_kind = {
        name: {
            "links": tally.links,
            "refused": tally.refused,
            "opened": tally.opened,
            "slowest_ms": tally.slowest_ms,
        }
        for name, tally in tallies.items()
    }
    print(json.dumps({"links": options.links, "wrong": len(wrong), **by_kind}))
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
