"""Guests of one's own as files (W11): read, refused by line, written, played, sent."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.asking import think
from engine.decks import check_deck, games_with_decks
from engine.fairness import Choice, check
from engine.game import AnyState, RefusedError
from engine.games import game_keys
from engine.games.at_the_wedding_table.decks import (
    MAX_CHARS,
    deck_text,
    deck_title,
    lines_of,
    parse_deck,
)
from engine.games.at_the_wedding_table.guests import (
    deck_from,
    deck_value,
    shipped_deck,
)
from engine.link import decode_link, encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table
from engine.text import sentence
from engine.thinking import conclude
from tests.costly import MOST_MS, TIMES, took_ms
from tests.decks import decks
from tests.wedding import GAME, deck_file

FOLDER = files("engine.games.at_the_wedding_table")
TEXT = FOLDER.joinpath("guests.toml").read_text(encoding="utf-8")
LINES = TEXT.splitlines()
WEDDING = "at-the-wedding-table"


def refused(text: str) -> str:
    """Return the sentence with which a file is refused, or nothing."""
    try:
        parse_deck(text)
    except RefusedError as refusal:
        return sentence(refusal.message)
    return ""


def changed(old: str, new: str) -> tuple[str, int]:
    """Return the file with one line changed, and the number of that line."""
    number = next(n for n, line in enumerate(LINES, 1) if line.startswith(old))
    return "\n".join([*LINES[: number - 1], new, *LINES[number:]]), number


# --- reading and writing --------------------------------------------------------------


def test_the_shipped_file_is_a_guest_file() -> None:
    """W11: "a TOML file in the shape of `guests.toml`", that file among them."""
    assert parse_deck(TEXT) == shipped_deck()
    assert parse_deck("\ufeff" + TEXT.replace("\n", "\r\n")) == shipped_deck()


@given(decks(), st.text())
def test_a_deck_written_as_a_file_reads_as_the_same(
    guests: list[dict[str, Any]], title: str
) -> None:
    """`deck_text` is undone by `parse_deck`, whatever names, rules and title there are."""
    text = deck_text(guests, title)
    assert len(text) <= MAX_CHARS
    assert parse_deck(text) == deck_from(guests)
    assert deck_value(parse_deck(text)) == deck_value(deck_from(guests))


def test_a_deck_that_is_not_right_can_be_written_all_the_same() -> None:
    """What somebody has half done goes into a file as it is: TOML says the same again."""
    guests = deck_file()
    guests[0] |= {"name": '"\\ \u007f', "odd key": [True, {"x": 1}], "rule": {}}
    assert tomllib.loads(deck_text(guests))["guest"] == guests


def test_other_ways_to_write_toml_are_read_too() -> None:
    """Tables, dotted keys and values over several lines are TOML like any other."""
    text = TEXT.replace(
        'rule = { kind = "flat", points = 4 }\nrange = {}\n',
        'rule.kind = "flat"\nrule.points = 4\nflavour = """\\\n  Yes."""\n'
        "[guest.range]\n#",
        1,
    )
    assert parse_deck(text)["sister"].flavour == "Yes."


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        ('[[guest]]\n\nrule = {kind = "flat", points = 4}', "rule.points", 3),
        ("[[guest]]\nrule.points = 4", "rule.points", 2),
        ('[[guest]]\n[guest.rule]\n"points" = 4', "rule.points", 3),
        ('[[guest]]\nx = """\n[[guest]]\n\n"""\nid = 1', "id", 6),
        ("[[guest]]\nx = [\n 1, # ]\n '\"', {a = 1},\n]\nid = 1", "id", 6),
        ("[[guest]]\nx = '''a'\n'''\nid = 1", "id", 4),
        ("[[guest]]\nx = 1\n[guest.range]\nleft = 1", "range", 3),
    ],
)
def test_every_field_is_found_on_its_line(text: str, field: str, line: int) -> None:
    """Strings and comments that look like TOML lead nobody astray."""
    tomllib.loads(text)
    assert lines_of(text)[1, field] == line


# --- refusals -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('id = "dj"', 'id = "DJ"', "id: 1 to 40"),
        ('id = "dj"', "id = 7", "id: 1 to 40"),
        ('id = "dj"', 'id = "auntie"', "auntie, id: another guest has it"),
        ('name = "DJ"', 'name = ""', "dj, name: text of 1 to 40"),
        ('name = "DJ"', f'name = "{"x" * 41}"', "dj, name: text of 1 to 40"),
        ('name_pl = "Ciocia"', "name_pl = false", "Auntie, name_pl: text"),
        ('name = "DJ"', 'nam = "DJ"', '"name" is missing'),
        ('name_pl = "Ciocia"', 'colour = "pink"', "there is no field 'colour'"),
        ('symbols = ["note", "note"]', 'symbols = ["lute"]', "a symbol is one of"),
        ('symbols = ["note", "note"]', "symbols = []", "1 to 3 symbols"),
        ('rule = { kind = "flat"', 'rule = { kind = "flat" }', '"points" is missing'),
        (
            'rule = { kind = "flat"',
            'rule = { kind = "flut", points = 4 }',
            "a kind of rule is one of symbol, symbol_table",
        ),
        ('rule = { kind = "flat"', 'rule = { kind = "flat", points = 21 }', "1 to 20"),
        ('rule = { kind = "flat"', 'rule = { kind = "flat", points = 4.0 }', "1 to 20"),
        (
            'rule = { kind = "guest"',
            'rule = { kind = "guest", points = 4, guests = ["nobody"] }',
            "there is no guest nobody",
        ),
        ("range = { left = 2", "range = { left = 4 }", "range.left: a whole number"),
        ("range = { left = 2", "range = { up = 1 }", "there is no field 'up'"),
        ("range = { left = 2", "range = { opposite = false }", "true, or left out"),
        ("range = { left = 2", "range = {}", "at least one arrow"),
        ("range = {}", "range = { left = 1 }", "has no range"),
        ("range = {}", "range = 1979-05-27", "object with named fields"),
        ("range = {}", "range = {", "as TOML has it"),
        ("range = {}", 'range = "{}', "as TOML has it"),
        ("range = {}", "range", "as TOML has it"),
        ("range = {}", f"range = {'9' * 5000}", "a number is too long"),
        ("range = {}", f"range = {'[' * 5000}", "brackets"),
        ("range = {}", f"range.{'a.' * 5000}b = 1", "brackets or names"),
    ],
)
def test_a_refusal_names_the_line(old: str, new: str, told: str) -> None:
    """Issue 5: "checked with sentences that name the line", and what is wrong there."""
    text, line = changed(old, new)
    said = refused(text)
    assert told in said
    missing = "is missing" in told and new.startswith("nam")
    header = max(n for n, one in enumerate(LINES[:line], 1) if one == "[[guest]]")
    if "as TOML has it" in told or "a number" in said:
        named = re.match(r"Line (\d+): ", said)
        assert named, said
        assert line <= int(named[1]) <= line + 1 or "9" * 99 in new
    else:
        assert said.startswith(f"Line {header if missing else line}: "), said
    assert "\n" not in said


def test_too_few_and_too_many_guests_are_counted() -> None:
    """A deck has exactly 20 guests; the line is the one where that is seen."""
    heads = [n for n, line in enumerate(LINES, 1) if line == "[[guest]]"]
    few = "\n".join(LINES[: heads[4] - 1])
    assert refused(few).startswith(f"Line {heads[3]}: 4 guests")
    many = f"{TEXT}\n[[guest]]\n"
    assert refused(many).startswith(f"Line {len(LINES) + 2}: 21 guests")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("# nothing\n", 1),
        ("[guest]\nid = 1", 1),
        ("\n[other]\nx = 1", 2),
        (f'{TEXT}\n[other]\nname = "x"', len(LINES) + 2),
    ],
)
def test_what_is_no_guest_file_is_refused(text: str, line: int) -> None:
    """A file has [[guest]] tables and nothing else."""
    assert refused(text).startswith(f"Line {line}: a guest file has [[guest]]")


def test_a_file_that_is_far_too_long_is_not_read() -> None:
    """Length is capped before anything is looked at."""
    assert "too long" in refused("#" * (MAX_CHARS + 1))


ROOM = MAX_CHARS - 100
COSTLY = {
    "blanks in a key": 'x={"'
    + " " * (ROOM // 2)
    + '"=1,"'
    + " " * (ROOM // 2)
    + '"=1}',
    "numbers": "a=[" + "1," * (ROOM // 2) + "]",
    "guests": "[[guest]]\n" * (ROOM // 10),
    "keys": "\n".join(f"k{number}=1" for number in range(ROOM // 8)),
    "lines": "\n" * ROOM + "x",
    "blanks": " " * ROOM + "x",
}


@pytest.mark.parametrize("text", COSTLY.values(), ids=COSTLY)
def test_a_file_that_is_long_is_refused_at_once(text: str) -> None:
    """Whatever it is long of; the sentence stays short too."""
    assert len(text) <= MAX_CHARS
    assert any(took_ms(lambda: refused(text)) < MOST_MS for _ in range(TIMES))
    assert 0 < len(refused(text)) < 300


@pytest.mark.parametrize("between", [" ", "\n", " \n"])
def test_the_title_of_a_long_file_is_found_at_once(between: str) -> None:
    """Blanks behind the sign of a comment are no work, whatever follows them."""
    text = "#" + between * (ROOM // len(between)) + "\nx"
    assert any(took_ms(lambda: deck_title(text)) < MOST_MS for _ in range(TIMES))
    assert not deck_title(text)


def test_a_line_that_a_key_names_is_not_the_line_to_blame() -> None:
    """What tomllib says where stands behind what it quotes."""
    key = '"k (at line 77, column 1)"'
    assert refused(f"\n[[guest]]\nx = {{{key} = 1, {key} = 2}}").startswith("Line 3:")


@given(
    st.integers(0, len(TEXT)),
    st.integers(0, 30),
    st.text(
        st.sampled_from(" \n\"'#[]{}=,.\\abc019_-\U0001f48d\x00\u202e"), max_size=12
    ),
)
def test_a_damaged_file_is_a_deck_or_a_sentence(at: int, cut: int, put: str) -> None:
    """Whatever is cut and put in between, one line says which line is to blame."""
    text = TEXT[:at] + put + TEXT[at + cut :]
    said = refused(text)
    assert "\n" not in said
    if said:
        named = re.match(r"Line (\d+): .+\.$", said)
        assert named, said
        assert 1 <= int(named[1]) <= text.count("\n") + 1


@given(st.text(st.sampled_from("\n \"'#[]{}=,.\\a1"), max_size=200))
def test_no_junk_breaks_the_reader(text: str) -> None:
    """Any text at all gets a sentence."""
    assert refused(text).startswith("Line ")


# --- from a shell ---------------------------------------------------------------------


def test_decks_are_found_by_the_games_that_have_them() -> None:
    """Nothing outside a game's folder says which game has decks; others refuse."""
    assert games_with_decks() == (WEDDING,)
    check_deck(TEXT, WEDDING)
    for key in game_keys():
        if key != WEDDING:
            with pytest.raises(RefusedError):
                check_deck(TEXT, key)


# --- played and sent ------------------------------------------------------------------


def with_guests(guests: list[dict[str, Any]], seed: int) -> Table:
    """Return a table with these guests, nobody seated yet."""
    deal = GAME.deal(2, Rng(seed), {"guests": guests})
    players = (Player("Ada"), Player("Bo", "bot:easy"))
    return open_table(Record(WEDDING, players, deal, ()))


@settings(max_examples=8, deadline=None)
@given(decks(), st.integers(0, 2**32))
@pytest.mark.parametrize("level", [*GAME.bots])
def test_bots_play_whole_games_with_any_guests(
    level: str, guests: list[dict[str, Any]], seed: int
) -> None:
    """No bot takes the usual guests for granted: every choice is a legal one."""
    plies = range(12, 16) if level == "expert" else range(16)
    state: AnyState = GAME.start(2, GAME.deal(2, Rng(seed), {"guests": guests}))
    for ply in range(16):
        if ply in plies:
            bot = GAME.bots[level]
            action = conclude(think(bot, state, state.to_act[0], seed, ply))
        else:
            action = Rng(seed + ply).choice(state.legal_actions(state.to_act[0]))
        assert state.refusal(state.to_act[0], action) is None
        state = state.apply({state.to_act[0]: action})
    assert state.outcome is not None


@settings(max_examples=5, deadline=None)
@given(decks(), st.integers(0, 2**32), st.integers(0, 12))
def test_a_bot_knows_no_order_of_another_deck(
    guests: list[dict[str, Any]], seed: int, plies: int
) -> None:
    """Fairness with guests of one's own: another order of the deck, the same choice."""
    state: AnyState = GAME.start(2, GAME.deal(2, Rng(seed), {"guests": guests}))
    for ply in range(plies):
        action = Rng(seed + ply).choice(state.legal_actions(state.to_act[0]))
        state = state.apply({state.to_act[0]: action})
    choice = Choice(GAME, state, state.to_act[0], GAME.bots["hard"], seed, plies)
    verdict = conclude(check(choice, worlds=4))
    assert verdict.worlds > 0
    assert verdict.same == verdict.worlds


@settings(max_examples=20, deadline=None)
@given(decks(), st.integers(0, 2**32), st.integers(0, 16))
def test_a_link_carries_the_deck(
    guests: list[dict[str, Any]], seed: int, steps: int
) -> None:
    """Issue 5: "the table, its record and its link carry the deck", at any point.

    What a link leaves out of texts (direction marks) is all that may differ.
    """
    table, rng = with_guests(guests, seed), Rng(seed)
    for _ in range(steps):
        (seat,) = table.waiting_for
        table.choose(seat, rng.choice(table.legal_actions(seat)))
    link = table_link(table)
    code = encode_link(link)
    opened = decode_link(code)
    assert encode_link(opened) == code
    assert opened.record.steps == table.record.steps
    sent: Any = opened.record.deal["guests"]
    texts = ("name", "name_ja", "flavour")
    bare = [{k: v for k, v in guest.items() if k not in texts} for guest in guests]
    assert [{k: v for k, v in g.items() if k not in texts} for g in sent] == bare
    if all(guest.get("name", "").isascii() for guest in guests):
        assert [g["name"] for g in sent] == [guest["name"] for guest in guests]


def test_a_link_with_the_usual_guests_says_nothing_of_them() -> None:
    """The link of the usual deck stays as short as it is: 32 characters and the names."""
    deal = GAME.deal(2, Rng(1))
    players = (Player("A"), Player("B"))
    table = open_table(Record(WEDDING, players, deal, ()))
    assert "guests" not in deal
    assert len(encode_link(table_link(table))) <= 32


def test_the_guests_of_a_record_are_those_of_a_file() -> None:
    """`deal.guests` is what `deck_value` makes of a file: the two formats are one."""
    assert json.loads(json.dumps(deck_value(parse_deck(TEXT)))) == deck_file()
