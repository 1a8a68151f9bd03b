"""Lines to bots: from another program, and to the page's worker."""

from __future__ import annotations

from collections.abc import Iterator

from engine.game import RefusedError
from engine.message import say
from engine.protocol import choice_in, think
from engine.questions import KINDS
from engine.record import format_json, parse_json, parse_record, record_value
from engine.text import sentence
from engine.thinking import Slices
from tools.fuzz.decoder import Decoder, Shape
from tools.fuzz.decoders.samples import records, running

BROKE = sentence(say("protocol/broke", reason="")).rstrip(". ")


def tried(line: str) -> bool:
    """Answer a line, as far as that is one slice of thinking; nothing ever breaks."""
    slices = Slices(think(line))
    if not slices.go_on(0):
        return True
    said = slices.answer or ""
    assert said.isprintable()
    answer = parse_json(said)
    assert isinstance(answer, dict)
    if "error" not in answer:
        return True
    assert BROKE not in answer["error"], answer["error"]
    try:
        choice_in(said)
    except RefusedError:
        return False
    raise AssertionError("an error was taken for a choice")


def seeds() -> Iterator[str]:
    """Give a question of each kind for each game."""
    for text in records():
        table = running(text, 3)
        record = record_value(table.record)
        seat, whole = table.waiting_for[0], record_value(parse_record(text))
        more = {"seat": seat, "seed": 7}
        for level in ("random", "easy"):
            yield format_json({"record": record, **more, "level": level})
        yield format_json({"ask": "judge", "record": record, **more})
        yield format_json({"ask": "review", "record": whole, **more, "step": 2})
        yield format_json({"ask": "afterthought", "record": whole, "seat": seat})
        yield format_json({"ask": "fair", "record": record, **more, "level": "easy"})
    assert {*KINDS} == {"judge", "review", "afterthought", "fair"}


DECODER = Decoder("protocol", tried, seeds, 15_000, Shape.JSON)
