"""The engine from a shell: `python -m engine replay | link | open | daily | deck | …`.

Answers go to standard output, one JSON object a line. What can't be done is one
sentence on standard error and exit code 2, never a traceback.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, NoReturn

from engine.daily import day_deal, day_in
from engine.decks import check_deck, games_with_decks
from engine.game import RefusedError
from engine.games import game_keys
from engine.link import encode
from engine.link.frame import MAX_TEXT
from engine.link.lines import opened
from engine.match import bench, play_match
from engine.message import Message, say
from engine.protocol import LONGEST, answers
from engine.record import format_json, format_record, parse_record
from engine.replay import replay
from engine.text import sentence

REFUSED = 2
STOPPED = 130
"""As shells have it for Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        if sys.stdout:
            sys.stdout.flush()
    except RefusedError as refused:
        return _complain(sentence(refused.message))
    except BrokenPipeError:
        _close_output()  # whoever read has read enough
        return 0
    except KeyboardInterrupt:
        _close_output()
        return STOPPED
    except OSError as error:
        _close_output()
        return _complain(f"{error.strerror}.")
    return code


def _close_output() -> None:
    """Keep Python from trying once more to write what can't be written."""
    if sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _replay(options: argparse.Namespace) -> int:
    code = 0
    for path in options.files:
        try:
            answer = replay(parse_record(_read(path)))
        except RefusedError as refused:
            code = _complain(sentence(refused.message))
            answer = {"refused": _one_line(sentence(refused.message))}
            if len(options.files) == 1:
                return code
        print(json.dumps(answer), flush=True)
    return code


def _link(options: argparse.Namespace) -> int:
    code = 0
    for path in options.files:
        try:
            print(encode(parse_record(_read(path))), flush=True)
        except RefusedError as refused:
            code = _complain(sentence(refused.message))
            if len(options.files) > 1:
                print(flush=True)  # every file has its line
    return code


def _open(options: argparse.Namespace) -> int:
    code = 0
    for path in options.files:
        with _stream(path) as stream:
            for answer in opened(_lines(stream, 4 * MAX_TEXT)):
                if isinstance(answer, Message):
                    error = _one_line(sentence(answer))
                    code = _complain(error)
                    print(format_json({"error": error}), flush=True)
                else:
                    print(format_record(answer), flush=True)
    return code


def _deck(options: argparse.Namespace) -> int:
    code = 0
    for path in options.files:
        try:
            check_deck(_read(path), options.game)
            print("ok", flush=True)
        except RefusedError as refused:
            code = _complain(sentence(refused.message))
            if len(options.files) > 1:
                print(flush=True)  # every file has its line
    return code


def _stream(path: str) -> AbstractContextManager[BinaryIO]:
    """Open a file for reading; the shell's own input stays open."""
    try:
        if path != "-":
            return Path(path).open("rb")
        if sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    except (OSError, ValueError) as error:
        raise RefusedError(_no_file(path, error)) from None
    return nullcontext(sys.stdin.buffer)


def _no_file(path: str, error: OSError | ValueError) -> Message:
    why = getattr(error, "strerror", None) or str(error)
    return say("record/no-file", path=path, reason=why)


def _daily(options: argparse.Namespace) -> int:
    day = day_in(options.date) if options.date else datetime.now(UTC).date()
    for key in game_keys():
        record, seed = day_deal(day, key)
        extra = {"day": day.isoformat(), "seed": seed}
        print(format_record(replace(record, extra=extra)), flush=True)
    return 0


def _match(options: argparse.Namespace) -> int:
    _in_range("--games", options.games, 1, 10_000_000)
    result = play_match(
        options.game, options.seats.split(","), options.games, options.seed
    )
    if options.json:
        print(
            json.dumps(
                {
                    "games": result.games,
                    "wins": [int(w) if w == int(w) else w for w in result.wins],
                    "mean_scores": list(result.mean_scores),
                    "seconds": result.seconds,
                }
            )
        )
        return 0
    for seat, level in enumerate(options.seats.split(",")):
        share = 100 * result.wins[seat] / result.games
        print(f"{level:10} wins {share:5.1f} %  scores {result.mean_scores[seat]:6.2f}")
    return 0


def _bot(options: argparse.Namespace) -> int:  # noqa: ARG001 - it has none
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    try:
        for answer in answers(_lines(sys.stdin.buffer, 4 * LONGEST)):
            print(answer, flush=True)
    except KeyboardInterrupt:
        _close_output()
    return 0


def _lines(stream: BinaryIO, most: int) -> Iterator[bytes | None]:
    """Give each line; None for one of more bytes than this, of which nothing is kept.

    No character of UTF-8 takes more than four.
    """
    while line := stream.readline(most):
        if len(line) < most or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(most)
        yield None


def _bench(options: argparse.Namespace) -> int:
    if not 0 < options.seconds <= 600:
        raise RefusedError(say("table/bad-number", name="--seconds", least=0, most=600))
    print(json.dumps(bench(options.seconds)))
    return 0


def _read(path: str) -> str:
    try:
        if path == "-" and sys.stdin is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        raw = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except (OSError, ValueError) as error:
        reason = _no_file(path, error)
        raise RefusedError(say("record/whole", reason=reason)) from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        reason = say("record/not-utf8")
        raise RefusedError(say("record/whole", reason=reason)) from None


def _in_range(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise RefusedError(say("table/bad-number", name=name, least=least, most=most))


def _complain(text: str) -> int:
    if sys.stderr:
        print(_one_line(text), file=sys.stderr)
    return REFUSED


def _one_line(text: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


class _Parser(argparse.ArgumentParser):
    """Argument errors are one sentence too."""

    def error(self, message: str) -> NoReturn:
        short = re.sub(r"'([^']{40})[^']+'", r"'\1…'", message)
        sys.exit(_complain(f"{self.prog}: {short}"))


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    command = commands.add_parser("replay", help="replay table records")
    command.add_argument("files", nargs="+", metavar="FILE", help="- is standard input")
    command.set_defaults(run=_replay)

    command = commands.add_parser("link", help="print the code of a record's link")
    command.add_argument("files", nargs="+", metavar="FILE", help="- is standard input")
    command.set_defaults(run=_link)

    command = commands.add_parser(
        "open", help="print the record of a link, a line each"
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="- is standard input")
    command.set_defaults(run=_open)

    command = commands.add_parser(
        "daily", help="print the records of a day's deals, a line each"
    )
    command.add_argument(
        "--date", default="", help="2026-11-30; today in UTC if left out"
    )
    command.set_defaults(run=_daily)
    command = commands.add_parser("deck", help="say whether a file is a deck")
    command.add_argument("files", nargs="+", metavar="FILE", help="- is standard input")
    command.add_argument(
        "--game", default=games_with_decks()[0], help="whose deck it is"
    )
    command.set_defaults(run=_deck)

    command = commands.add_parser("match", help="play bots against bots")
    command.add_argument("game", metavar="GAME")
    command.add_argument("--seats", required=True, help="levels: easy,random,...")
    command.add_argument("--games", type=int, default=100)
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_match)

    command = commands.add_parser(
        "bot", help="answer questions on standard input, a line each"
    )
    command.set_defaults(run=_bot)

    command = commands.add_parser("bench", help="random games a second")
    command.add_argument("--seconds", type=float, default=1.0, help="for each line")
    command.set_defaults(run=_bench)
    return parser


if __name__ == "__main__":
    sys.exit(main())
