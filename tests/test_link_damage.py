"""Nothing but the game that was shared comes out of a link, whatever is done to it.

`docs/link-format.md`, "What is forgiven" and "What is refused".
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import crc32
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import RefusedError
from engine.games import game_keys, game_named
from engine.link import (
    Link,
    decode,
    decode_link,
    encode,
    encode_link,
    table_link,
)
from engine.link.frame import MAX_CODE, MAX_TEXT, Frame, read, written
from engine.record import Player, Record
from engine.rng import Rng
from engine.text import sentence
from tests.golden_links import (
    some_table,
    tied,
)
from tools.fuzz_links import SIGNS, fuzz
from tools.hostile_links import hostile

TABLES = [(key, n) for key in game_keys() for n in game_named(key).seat_counts]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
seeds = given(seed=st.integers(0, 2**32))


def refused(text: str) -> str:
    """Return the id of the message with which a text is refused as a link."""
    with pytest.raises(RefusedError) as caught:
        decode_link(text)
    assert sentence(caught.value.message)
    return caught.value.message.id


def sealed_again(data: bytes) -> str:
    """Return the code of bytes with a right checksum, which no accident gives them."""
    whole = data + crc32(data).to_bytes(4, "little")
    code = urlsafe_b64encode(whole).rstrip(b"=").decode()
    return f"{code}A" if code[-1] in "-_" else code


def data_of(code: str) -> bytes:
    """Return the bytes of a code without the checksum."""
    return urlsafe_b64decode(code + "=" * (-len(code) % 4))[:-4]


CODES = [
    encode_link(table_link(some_table("at-the-wedding-table", 2, 1))),
    encode_link(table_link(some_table("always-a-bridesmaid", 3, 2), "00c0ffee00")),
    encode_link(table_link(some_table("always-a-bridesmaid", 5, 3))),
    encode(Record("always-a-bridesmaid", tuple(map(Player, "ABC")), {}, ())),
    "IkFkYQBCbwGzlfhyHE0jX6SlVVsGjDrkD00eAqy-A",  # with a letter more at its end
]
GOOD = CODES[0]


def one_accident(code: str) -> Iterator[str]:
    """Give the code with any character changed, dropped, doubled, or its end cut off."""
    for at, sign in enumerate(code):
        for other in SIGNS + ".%#=+/ é":
            if other != sign:
                yield code[:at] + other + code[at + 1 :]
        if at:
            yield code[:at]
        yield code[at + 1 :]
        yield code[:at] + code[at + 1 :]
        yield code[: at + 1] + code[at:]
        yield code[: at + 2] + code[at:]
        yield code[:at] + code[at : at + 2][::-1] + code[at + 2 :]


@pytest.mark.parametrize("code", CODES, ids=len)
def test_no_single_accident_opens_another_game(code: str) -> None:
    """Each place, each other character; each dropped, doubled, swapped, each end."""
    for broken in one_accident(code):
        if broken != code:
            assert refused(broken) in ("link/damaged", "link/no-code"), broken


def test_no_code_ends_in_what_may_be_taken_for_punctuation() -> None:
    """Behind `-` and `_` stands one letter more, and has to."""
    ends = set()
    for seed in range(400):
        code = encode_link(table_link(some_table("at-the-wedding-table", 2, seed)))
        assert code[-1] not in "-_"
        if len(code) % 4 == 1:
            ends.add(code[-2:])
            assert refused(code[:-1]) == "link/damaged"
        else:
            assert refused(f"{code}A") == "link/damaged"
    assert ends == {"-A", "_A"}


@given(data=st.data())
def test_changes_of_four_characters_in_a_row_are_always_found(
    data: st.DataObject,
) -> None:
    """Every burst of up to 24 bits is found by a CRC of 32 (Peterson and Brown, 1961)."""
    code = data.draw(st.sampled_from(CODES))
    at = data.draw(st.integers(0, len(code) - 4))
    other = data.draw(st.text(SIGNS, min_size=4, max_size=4))
    if other != code[at : at + 4]:
        assert refused(code[:at] + other + code[at + 4 :]) == "link/damaged"


@pytest.mark.parametrize(
    "text",
    [
        f"https://example.org/table/#{GOOD}",
        f"https://example.org/table/index.html?x=1#{GOOD}",
        f"https://example.org/%23{GOOD}",
        f"Your turn, Bo: https://example.org/#{GOOD} See you on Sunday!",
        f"Ada has moved.\nhttps://example.org/#{GOOD}\n\nSent from a telephone",
        f"here it is {GOOD} good luck",
        f"  {GOOD}\r\n",
        f"{GOOD[:10]} {GOOD[10:]}",
        f"{GOOD[:10]}\r\n{GOOD[10:20]}\n{GOOD[20:]}",
        f"{GOOD[:10]}=\r\n{GOOD[10:]}",
        f"> #{GOOD[:10]}\n> {GOOD[10:]}",
        f"{GOOD[:10]}\u200b{GOOD[10:]}\ufeff",
        f"{GOOD}.",
        f"{GOOD}...",
        f"({GOOD})!",
        f"<https://example.org/#{GOOD}>",
        f"\N{LEFT DOUBLE QUOTATION MARK}{GOOD}\N{RIGHT DOUBLE QUOTATION MARK},",
        f"{GOOD}\N{IDEOGRAPHIC FULL STOP}",
        f"{GOOD}==",
        "".join(f"%{ord(sign):02X}" for sign in GOOD),
        "".join(f"%{ord(sign):02x}" for sign in GOOD),
        "".join(f"%25{ord(sign):02x}" for sign in GOOD),
        f"{GOOD}%0A",
        f"{GOOD[:10]}%E2%80%8B{GOOD[10:]}%2E",
    ],
)
def test_what_messengers_do_to_a_link_is_forgiven(text: str) -> None:
    """Blanks, line ends, escapes, an address before it, a full stop behind it."""
    assert decode_link(text) == decode_link(GOOD)


@pytest.mark.parametrize(
    "text", ["", "  \n", "#", "https://example.org/#", "https://example.org/play#."]
)
def test_where_there_is_no_code_that_is_said(text: str) -> None:
    """An address alone is not called damaged."""
    assert refused(text) == "link/no-code"


def test_a_newer_link_says_so() -> None:
    """Version and checksum are where they are for ever: newer is not damaged."""
    data = data_of(GOOD)
    newer = sealed_again(bytes((data[0] + (1 << 5),)) + data[1:] + b"whatever")
    assert refused(newer) == "link/newer"
    assert refused(newer[:-1]) == "link/damaged"
    with pytest.raises(RefusedError) as caught:
        decode(newer)
    assert "newer edition, in form 2" in sentence(caught.value.message)


def other(**changes: Any) -> str:
    """Return the code of a good frame in which something is said otherwise."""
    return written(read(CODES[0])._replace(**changes))


def test_one_game_has_one_code() -> None:
    """Whatever says the same in another way is refused, though its checksum is right."""
    frame = read(GOOD)
    data = data_of(GOOD)
    head, texts = data[:1], data[1 : data.index(1) + 1]
    number = data[len(head) + len(texts) :]
    assert sealed_again(data) == GOOD
    assert refused(sealed_again(head + texts + b"\0" + number)) == "link/unsound"
    assert refused(other(texts=(*frame.texts, "more"))) == "link/unsound"
    assert refused(other(texts=frame.texts[:1])) == "link/unsound"
    assert refused(other(number=frame.number + (1 << 400))) == "link/unsound"
    assert refused(other(version=0)) == "link/unsound"
    assert refused(other(kind=1)) == "link/unsound"  # a fresh deal has no steps
    assert refused(sealed_again(head)) == "link/unsound"
    assert refused(sealed_again(head + b"A\0\xff\1" + number)) == "link/unsound"


def opening(*digits: tuple[int, int], texts: tuple[str, ...] = ("A", "B", "C")) -> str:
    """Return the code of a table for three whose number has these digits first."""
    number = 0
    for value, radix in reversed(digits):
        number = number * radix + value
    return written(Frame(1, 0, 3, texts, number))


GAME, PERSON, STEPS, SEALED = (0, 4), (0, 7), (0, 64), (0, 2)
PEOPLE = (PERSON,) * 3


def test_an_opening_is_as_the_document_says() -> None:
    """Game, persons, steps, sealed: everything of the number in its place."""
    players = tuple(map(Player, "ABC"))
    record = Record("always-a-bridesmaid", players, {}, ())
    assert opening(GAME, *PEOPLE, STEPS, SEALED) == encode(record)
    bots = (players[0], Player("B", "bot:expert"), Player("C", "bot:odd"))
    code = opening(GAME, PERSON, (5, 7), (6, 7), texts=("A", "B", "C", "bot:odd"))
    assert decode(code) == replace(record, players=bots)
    last = opening(GAME, *PEOPLE, STEPS, (1, 2), (4, 6), (0, 462), (461, 462))
    sealed = {0: [-5, -3, -2, 0, 1], 2: [3, 5, 6, 8, 10]}
    assert decode_link(last) == Link(record, sealed=sealed)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (opening((2, 4), *PEOPLE), "unsound"),
        (opening((3, 4), *PEOPLE, texts=("nix", "A", "B")), "unsound"),
        (opening((1, 4), *PEOPLE), "unsound"),
        (opening(GAME, *PEOPLE, texts=("A", "B")), "unsound"),
        (opening(GAME, (6, 7), texts=("A", "human", "B", "C")), "unsound"),
        (opening(GAME, (6, 7), texts=("A", "bot:easy", "B", "C")), "unsound"),
        (opening(GAME, (6, 7), texts=("A", "bot:!", "B", "C")), "refused"),
        (opening(GAME, *PEOPLE, texts=("A", "\u202eB", "C")), "unsound"),
        (opening(GAME, *PEOPLE, texts=("A", "B" * 41, "C")), "unsound"),
        (opening(GAME, *PEOPLE, texts=("A", "", "C")), "unsound"),
        (opening(GAME, *PEOPLE, (61, 64)), "unsound"),  # no game is so long
        (opening(GAME, *PEOPLE, (62, 64), *((63, 64),) * 600), "unsound"),
    ],
)  # fmt: skip
def test_what_no_table_says_is_refused(code: str, why: str) -> None:
    """Right checksum, wrong words."""
    assert refused(code) == f"link/{why}"


def test_days_single_that_the_list_has_are_no_text() -> None:
    """The two examples of `single` have their index; any other number has its text."""
    table = tied(3, Rng(3))
    first = table.waiting_for[0]
    table.choose(first, 99)
    code = encode_link(table_link(table))
    frame = read(code)
    assert frame.texts[-1] == "99"
    for text in (
        "100",
        "null",
        "-1",
        "1.0",
        "[]",
        '"x"',
        "099",
        " 99",
        "",
        "9" * 60_000,
    ):
        changed = frame._replace(texts=(*frame.texts[:-1], text))
        with pytest.raises(RefusedError):
            decode_link(written(changed))


def test_what_is_too_long_is_refused_unread() -> None:
    """Its length is all that is looked at."""
    assert refused("A" * (MAX_TEXT + 1)) == "link/too-long"
    assert refused("A" * (MAX_CODE + 1)) == "link/damaged"
    assert refused("%2525" * 10_000) == "link/no-code"
    assert refused(sealed_again(b"\x22A\0B\1" + b"\xff" * 5_000)) == "link/unsound"


def test_the_worst_there_are_are_refused() -> None:
    """What `make fuzz-links` takes the time of: every one of them has its sentence."""
    for what, code in hostile():
        assert refused(code).startswith("link/"), what


def test_tampered_links_are_refused_or_open_as_they_are_written() -> None:
    """Two thousand of what `make fuzz-links` tries a hundred thousand of."""
    tallies, wrong = fuzz(2_000, seed=20)
    assert wrong == []
    assert sum(tally.refused for tally in tallies.values()) > 1_000
    assert tallies["reframed"].opened > 20
