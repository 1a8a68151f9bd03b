"""What is said of records and files that can't be read."""

from engine.text import Template

WORDS: dict[str, Template] = {
    "whole": "record: {reason}",
    "at-step": "step {step}: {reason}",
    "at-seat": "step {step}, seat {seat}: {reason}",
    "unknown-game": 'There is no game called "{game}" here.',
    "not-an-object": "not a table record: one JSON object is expected",
    "not-a-record": 'not a table record: its "format" is not {known}',
    "other-version": "written in format {found}, but this version reads {known}",
    "missing-key": '"{key}" is missing',
    "game-not-text": '"game" must be the name of a game',
    "deal-not-an-object": '"deal" must be a JSON object',
    "steps-not-a-list": '"steps" must be a list',
    "seats-not-a-list": '"seats" must be a list',
    "seat-incomplete": 'seat {number} must be an object with "name" and "kind"',
    "seat-name": "seat {number}: {reason}",
    "seat-kind": 'seat {number}: "kind" must be human or bot:LEVEL',
    "name-not-text": "a name must be text",
    "name-length": "a name has 1 to {most} characters, this one has {length}",
    "too-long": "longer than {most} characters",
    "too-deep": "nested deeper than {most} levels",
    "not-json": "not JSON: {reason}",
    "key-twice": 'the key "{key}" is there twice in one object',
    "too-many-parts": "it has more than {most} commas and brackets",
    "too-many-digits": "its numbers have more than {most} digits",
    "no-number": "{name} is not a number JSON knows",
    "no-file": "{path} can't be read: {reason}",
    "not-utf8": "not UTF-8 text",
}
