"""`python -m engine link` and `open` as a shell sees them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.link import encode
from engine.record import format_record, parse_record
from tests.shell import GOOD, RECORDS, engine

pytestmark = pytest.mark.host
BAD = RECORDS / "at-the-wedding-table" / "refused-wedding-seat-taken.json"


def test_files_become_codes_and_codes_become_records() -> None:
    """`link FILE…` prints a code a line, `open -` a record a line: the same ones."""
    made = engine("link", *map(str, GOOD))
    assert made.returncode == 0, made.stderr
    codes = made.stdout.splitlines()
    records = [parse_record(path.read_text(encoding="utf-8")) for path in GOOD]
    assert codes == [encode(record) for record in records]
    opened = engine("open", "-", text=made.stdout)
    assert opened.returncode == 0, opened.stderr
    assert opened.stderr == ""
    assert opened.stdout.splitlines() == [format_record(record) for record in records]


def test_a_file_of_links_opens_too(tmp_path: Path) -> None:
    """Each line may be a whole address."""
    file = tmp_path / "links.txt"
    code = encode(parse_record(GOOD[0].read_text(encoding="utf-8")))
    file.write_text(f"https://example.org/table/#{code}.\r\n{code}", encoding="utf-8")
    opened = engine("open", str(file), str(file))
    assert opened.returncode == 0
    assert len(set(opened.stdout.splitlines())) == 1
    assert opened.stdout.count("\n") == 4


def test_what_is_no_link_has_its_line_and_the_next_is_read() -> None:
    """One JSON line each: the record, or the sentence that standard error has too."""
    code = encode(parse_record(GOOD[0].read_text(encoding="utf-8")))
    lines = [code, code[:-1], "", "x" * 400_000, code]
    opened = engine("open", "-", text="\n".join(lines))
    answers = [json.loads(line) for line in opened.stdout.splitlines()]
    assert opened.returncode == 2
    assert answers[0] == answers[4]
    errors = [answer["error"] for answer in answers[1:4]]
    assert opened.stderr.splitlines() == errors
    assert "damaged" in errors[0]
    assert "no link" in errors[1]
    assert "too long" in errors[2]


def test_bytes_that_are_no_text_have_their_line(tmp_path: Path) -> None:
    """Whatever is in a file, a line has an answer."""
    file = tmp_path / "links.txt"
    file.write_bytes(b"\xff\xfe\n\0\n")
    opened = engine("open", str(file))
    assert opened.returncode == 2
    assert [*map(list, map(json.loads, opened.stdout.splitlines()))] == [["error"]] * 2


def test_a_record_that_is_refused_has_an_empty_line_among_several() -> None:
    """Lines and files keep together; the exit code is 2 at the end."""
    made = engine("link", str(GOOD[0]), str(BAD), str(GOOD[1]))
    assert made.returncode == 2
    assert [bool(line) for line in made.stdout.splitlines()] == [True, False, True]
    assert made.stderr.count("\n") == 1
    alone = engine("link", str(BAD))
    assert (alone.returncode, alone.stdout) == (2, "")
    assert "step 3, seat 0" in alone.stderr


@pytest.mark.parametrize("command", ["link", "open"])
@pytest.mark.parametrize("path", ["no-such-file", "tests"])
def test_a_file_that_is_not_there_meets_one_sentence(command: str, path: str) -> None:
    """Exit code 2, one line, no traceback."""
    done = engine(command, path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "can't be read" in done.stderr
