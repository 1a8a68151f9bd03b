"""What a way in from outside is to the hunt: a text goes in, and laws hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from engine.game import RefusedError
from engine.message import Message
from engine.text import sentence

ROOT: Final = Path(__file__).parent.parent.parent
CORPUS: Final = ROOT / "tests/corpus"
LIMIT_MS: Final = 50
"""Of processor time: so long a text may take until it is read or refused."""
LIMIT_BYTES: Final = 32_000_000
"""Of memory that reading one text may take at any moment."""


class Shape(Enum):
    """What is known of a decoder's texts: it says how they are changed."""

    TEXT = "text"
    JSON = "json"
    PLACED = "placed"
    """JSON behind a sign that says where it is."""
    CODE = "code"
    """A link's, whose checksum is made right again."""


class Decoder(NamedTuple):
    """A way in from outside."""

    name: str
    tried: Callable[[str], bool]
    """Reads a text; returns whether it was taken, False if it was refused with a sentence.

    Whatever it raises breaks a law."""
    seeds: Callable[[], Iterable[str]]
    """Texts to begin with: each of them is taken."""
    runs: int
    """How many texts `make fuzz` tries."""
    shape: Shape = Shape.TEXT
    longest: int = 4_096
    """Bytes of a text that the hunt makes."""
    limit_ms: float = LIMIT_MS
    """More only where a whole page is opened and drawn with what was read."""


def text_of(data: bytes) -> str:
    """Return bytes as a text; what is no UTF-8 becomes half of a surrogate pair each.

    Such halves are in no file, but in what a script, a link or a storage may hold.
    """
    return data.decode("utf-8", "surrogateescape")


def bytes_of(text: str) -> bytes:
    """Return a text as the bytes that `text_of` reads."""
    return text.encode("utf-8", "surrogateescape")


def refused(error: RefusedError) -> bool:
    """Return False, once there are words for a refusal that a person can read."""
    assert is_said(error.message)
    return False


def is_said(message: Message | None) -> bool:
    """Return whether a message can be said and is not empty; no message is all right."""
    return message is None or bool(sentence(message).strip())


def kept(decoder: Decoder) -> list[Path]:
    """Return the files of a decoder's corpus."""
    return sorted((CORPUS / decoder.name).glob("*"))
