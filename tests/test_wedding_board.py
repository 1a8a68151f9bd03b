"""The board of At the Wedding Table: what it draws, and what taps on it mean."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.at_the_wedding_table.pieces import Seating
from engine.games.at_the_wedding_table.preview import preview
from engine.games.at_the_wedding_table.rules import State
from engine.message import Message
from engine.text import sentence
from tests.wedding import (
    BRIDE,
    GROOM,
    finished,
    opening,
    played,
    random_state,
    running,
    states,
)
from ui.boards import Seen, board_named
from ui.boards.at_the_wedding_table.track import Standing, standing

BOARD = board_named("at-the-wedding-table")
VOID = {"br", "hr", "img", "input", "use", "path", "rect", "circle"}
SVG = {"svg", "g", "text", "use", "path", "rect", "circle"}


def seen(
    state: State,
    viewer: int | None = BRIDE,
    picks: Sequence[str] = (),
    *,
    passed: bool = False,
    hints: bool = True,
    undo: Message | None = None,
    names: tuple[str, str] = ("Ada", "Bo"),
) -> Seen:
    return Seen(
        view=state.view(viewer),
        names=names,
        bots=(False, True),
        legal=() if viewer is None else state.legal_actions(viewer),
        picks=tuple(picks),
        chosen=(),
        sealed=None,
        since=0,
        undo=undo,
        passed=passed,
        hints=hints,
    )


def screen(at: Seen) -> str:
    """Return everything the board draws."""
    if at.view.to_act:
        return BOARD.main(at) + BOARD.tray(at)
    return BOARD.end(at)


class Element:
    def __init__(self, name: str, attrs: dict[str, str]) -> None:
        self.name, self.attrs, self.text = name, attrs, ""

    def __getitem__(self, key: str) -> str:
        return self.attrs.get(key, "")

    @property
    def classes(self) -> list[str]:
        return self["class"].split()

    @property
    def spoken(self) -> str:
        return self["aria-label"] or self.text.strip()


class Page(HTMLParser):
    """A strict reader: every tag is closed where it should be."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []
        self.feed(html)
        self.close()
        assert not self._open, [element.name for element in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, names)
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            assert tag in SVG, tag
            return
        assert self._open.pop().name == tag, tag

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data

    def with_class(self, name: str) -> list[Element]:
        return [e for e in self.elements if name in e.classes]

    def seat(self, place: int) -> Element:
        (found,) = [e for e in self.elements if e["data-key"] == f"seat:{place}"]
        return found

    def seats(self, class_: str) -> set[int]:
        return {
            int(e["data-key"].removeprefix("seat:"))
            for e in self.with_class(class_)
            if e["data-key"].startswith("seat:")
        }


def picks_for(state: State, choice: int) -> tuple[str, str]:
    actions = state.legal_actions(state.mover)
    action = actions[choice % len(actions)]
    return f"guest:{action.guest}", f"seat:{action.place}"


# --- whatever the position ------------------------------------------------------------


@given(
    states,
    st.sampled_from([BRIDE, GROOM, None]),
    st.integers(0, 47),
    st.sampled_from([0, 1, 2]),
    st.booleans(),
)
def test_every_position_draws_as_sound_html(
    state: State, viewer: int | None, choice: int, picked: int, passed: bool
) -> None:
    """Tags balance, ids are unique, and every control says what it is."""
    picks = picks_for(state, choice)[:picked] if state.to_act else ()
    page = Page(screen(seen(state, viewer, picks, passed=passed)))
    ids = [e["id"] for e in page.elements if e["id"]]
    assert len(ids) == len(set(ids))
    for control in page.elements:
        if control.name in ("button", "summary"):
            assert control.spoken, control.attrs
            assert control["data-do"] or control.name == "summary"
    keys = [e["data-key"] for e in page.elements if e["data-key"]]
    assert len(keys) == len(set(keys))


@given(states, st.sampled_from([BRIDE, GROOM, None]))
def test_names_are_escaped_wherever_they_stand(
    state: State, viewer: int | None
) -> None:
    """A name is text: an unescaped `<py-script>` would be run."""
    html = screen(seen(state, viewer, names=("<py-script>", "</main>&")))
    assert "<py-script>" not in html
    assert html.count("</main>") == 1


@given(running, st.sampled_from([BRIDE, GROOM, None]))
def test_the_table_is_drawn_in_the_order_of_the_rulings(
    state: State, viewer: int | None
) -> None:
    """W2: 1 to 8 along the far edge, then 16 to 9 along the near one."""
    page = Page(BOARD.main(seen(state, viewer)))
    order = [
        int(e["data-key"][5:]) for e in page.elements if e["data-key"][:5] == "seat:"
    ]
    assert order == [*range(1, 9), *range(16, 8, -1)]


@given(running)
def test_only_the_one_to_move_finds_anything_open_to_choice(state: State) -> None:
    """Everybody else sees guests and empty seats that say they can't be taken now."""
    for viewer in (BRIDE, GROOM, None):
        page = Page(screen(seen(state, viewer)))
        guests = [e for e in page.elements if e["data-key"].startswith("guest:")]
        shut = {e["aria-disabled"] for e in guests}
        shut |= {page.seat(place)["aria-disabled"] for place in page.seats("empty")}
        assert shut == ({""} if viewer == state.mover else {"true"})


# --- the preview ----------------------------------------------------------------------


@given(running, st.integers(0, 47))
def test_what_the_ghost_promises_is_what_the_engine_then_scores(
    state: State, choice: int
) -> None:
    """The badge, the sums and the label say what `apply` makes of it."""
    mover, picks = state.mover, picks_for(state, choice)
    after = state.apply({mover: BOARD.compose(seen(state, mover), picks)})
    place = int(picks[1][5:])
    worth = after.worth[place - 1]
    page = Page(screen(seen(state, mover, picks)))
    assert page.seats("target") == {place}
    assert f"here scores {worth}" in page.seat(place).spoken
    assert page.seat(place).text.strip().endswith(f"+{worth}" if worth else "0")
    (net,) = page.with_class("net")
    gains = [now - was for now, was in zip(after.scores, state.scores, strict=True)]
    figures = re.findall(
        r'fig" role="img" aria-label="([^"]*)"',
        screen(seen(state, mover, picks)).split('class="net"')[1].split("</p>")[0],
    )
    bride_first = [gains[state.deal.bride], gains[1 - state.deal.bride]]
    assert [int(f.replace("−", "-")) for f in figures] == bride_first
    assert net.name == "p"


@given(running, st.integers(0, 47))
def test_the_labels_of_empty_seats_say_what_a_guest_would_score_there(
    state: State, choice: int
) -> None:
    """Listeners get for every seat what others see by trying it."""
    mover, (guest, _) = state.mover, picks_for(state, choice)
    page = Page(BOARD.main(seen(state, mover, [guest])))
    for place in page.seats("empty"):
        worth = preview(state.view(mover), Seating(guest[6:], place)).worth
        assert re.search(rf"here scores {worth}[.:]", page.seat(place).spoken)


def test_the_sums_name_each_term_and_each_knock_on() -> None:
    """Auntie at 12 looks at 11, 10, 13, 14 and 5, and gives whoever looks at her."""
    state = played(
        opening("boss", "mother-in-law", "dj", "auntie", "sister"),
        ("boss", 11),
        ("mother-in-law", 5),
        ("sister", 14),
        ("dj", 13),
    )
    assert state.mover == BRIDE
    html = screen(seen(state, BRIDE, ["guest:auntie", "seat:12"]))
    page = Page(html)
    (sums,) = page.with_class("sumlist")
    for line in (
        "Seat 11, Boss+1",
        "Seat 10, still empty0",
        "Seat 13, DJ0",
        "Seat 5, Mother-in-law+2",
        "Bo’s DJ gains+1",
    ):
        assert line in sums.text
    (verdict,) = page.with_class("verdict")
    assert "Auntie at seat 12" in verdict.text
    assert "Boss 1 + Mother-in-law 2. Bo’s: DJ +1." in verdict.text
    label = page.seat(12).spoken
    assert "Auntie here scores 3: Boss 1, Mother-in-law 2. Bo’s DJ gains 1." in label
    assert page.seat(5).spoken.endswith("In range, adds 2.")


@pytest.mark.parametrize(
    ("place", "lit"),
    [(12, {5, 10, 11, 13, 14}), (4, {2, 3, 5, 6, 13}), (1, {2, 3, 16})],
)
def test_the_seats_in_range_are_lit_on_both_edges(place: int, lit: set[int]) -> None:
    """W2, W4: Auntie looks two left, two right and across, never round an end."""
    page = Page(
        BOARD.main(seen(opening("auntie"), BRIDE, ["guest:auntie", f"seat:{place}"]))
    )
    assert page.seats("inrange") == lit


@pytest.mark.parametrize(("place", "edge"), [(4, "far"), (12, "near")])
def test_arrows_are_drawn_as_they_point_from_the_seat(place: int, edge: str) -> None:
    """W2: on the near edge they are turned, in the hand they are as printed."""
    at = seen(opening("auntie"), BRIDE, ["guest:auntie", f"seat:{place}"])
    main, tray = Page(BOARD.main(at)), Page(BOARD.tray(at))
    assert [e.classes for e in main.with_class("arrows")] == [["arrows", edge]]
    assert {tuple(e.classes) for e in tray.with_class("arrows")} == {("arrows",)}


def test_without_the_house_rule_the_range_shows_and_no_point() -> None:
    """The lobby can keep the sums out: where a guest looks is printed on its card."""
    state = played(opening("boss", "auntie", "dj"), ("boss", 11), ("dj", 5))
    page = Page(screen(seen(state, BRIDE, ["guest:auntie", "seat:12"], hints=False)))
    assert page.seats("inrange") == {5, 10, 11, 13, 14}
    assert not page.with_class("adds")
    assert not page.with_class("sumlist")
    assert not page.with_class("net")
    assert "scores" not in page.seat(12).spoken


# --- taps -----------------------------------------------------------------------------


def test_guest_then_seat_or_seat_then_guest_makes_the_same_turn() -> None:
    """Either order; before both are there, the wax says what is missing."""
    state = opening("auntie")
    wanted = Seating("auntie", 12)
    for tokens, missing in (
        (("guest:auntie", "seat:12"), "Choose a seat"),
        (("seat:12", "guest:auntie"), "Choose a guest"),
    ):
        first = BOARD.pick(seen(state), tokens[0])
        at = seen(state, BRIDE, first)
        assert BOARD.compose(at, first) is None
        (wax,) = Page(BOARD.tray(at)).with_class("btn-wax")
        assert (wax.text, wax["aria-disabled"]) == (missing, "true")
        both = BOARD.pick(at, tokens[1])
        assert BOARD.compose(at, both) == wanted
        (wax,) = Page(BOARD.tray(seen(state, BRIDE, both))).with_class("btn-wax")
        assert (wax.text, wax["aria-disabled"]) == ("Seat Auntie at 12", "")


def test_a_second_tap_puts_down_and_another_comes_in_its_place() -> None:
    state = opening("auntie", "animator")
    picks = ("guest:auntie", "seat:12")
    assert BOARD.pick(seen(state, BRIDE, picks), "guest:auntie") == ("seat:12",)
    assert BOARD.pick(seen(state, BRIDE, picks), "seat:12") == ("guest:auntie",)
    moved = BOARD.pick(seen(state, BRIDE, picks), "seat:3")
    assert moved == ("guest:auntie", "seat:3")
    other = BOARD.pick(seen(state, BRIDE, picks), "guest:animator")
    assert BOARD.compose(seen(state), other) == Seating("animator", 12)


def test_a_taken_seat_with_a_guest_in_hand_stays_out_of_the_picks_but_has_a_reason() -> (
    None
):
    """The app asks the rules why: the tap makes up an action that they refuse."""
    state = played(opening("auntie", "animator", "dj"), ("auntie", 12), ("dj", 3))
    picks = ("guest:animator", "seat:5")
    at = seen(state, BRIDE, picks)
    assert BOARD.pick(at, "seat:12") == picks
    tried = BOARD.compose(at, (*picks, "seat:12"))
    assert tried == Seating("animator", 12)
    refusal = state.refusal(BRIDE, tried)
    assert refusal is not None
    assert "12" in sentence(refusal)
    button = Page(BOARD.main(at)).seat(12)
    assert (button["data-arg"], button["aria-disabled"]) == ("seat:12", "true")


def test_a_taken_seat_with_no_guest_in_hand_tells_its_points() -> None:
    """Who gives which point, on the table and in the panel."""
    state = played(opening("auntie", "boss", "dj"), ("auntie", 12), ("boss", 11))
    at = seen(state, GROOM)
    assert Page(BOARD.main(at)).seat(12)["data-arg"] == "look:12"
    picks = BOARD.pick(at, "look:12")
    page = Page(screen(seen(state, GROOM, picks)))
    assert page.seats("looked") == {12}
    assert page.seats("inrange") == {5, 10, 11, 13, 14}
    (panel,) = page.with_class("inspect")
    assert "Worth 1 now, at 12" in panel.text
    assert "Seat 11, Boss+1" in panel.text
    assert BOARD.pick(seen(state, GROOM, picks), "look:12") == ()


@given(states, st.sampled_from(["guest", "seat", "look", "tab", "card", ""]), st.text())
def test_a_token_that_means_nothing_changes_nothing(
    state: State, kind: str, what: str
) -> None:
    """Whatever comes in as a token, the picks stay picks that can be drawn."""
    at = seen(state, BRIDE)
    picks = BOARD.pick(at, f"{kind}:{what}")
    assert picks in ((), (f"{kind}:{what}",))
    Page(screen(seen(state, BRIDE, picks)))


def test_picks_that_time_has_passed_by_are_not_drawn() -> None:
    """After the turn the same tokens mean a guest that is gone and a taken seat."""
    state = played(opening("auntie", "boss", "dj"), ("auntie", 12), ("boss", 3))
    page = Page(screen(seen(state, BRIDE, ["guest:auntie", "seat:12"])))
    assert not page.with_class("target")
    (wax,) = page.with_class("btn-wax")
    assert wax["aria-disabled"] == "true"


# --- heading, scores, row, log --------------------------------------------------------


@pytest.mark.parametrize(
    ("viewer", "passed", "title"),
    [
        (BRIDE, False, "Your move"),
        (GROOM, False, "Ada to move"),
        (None, False, "Ada to move"),
        (BRIDE, True, "Ada to move"),
    ],
)
def test_the_heading_says_whose_move_it_is(
    viewer: int | None, passed: bool, title: str
) -> None:
    at = seen(opening("auntie"), viewer, passed=passed)
    heading, note = BOARD.heading(at)
    assert (sentence(heading), sentence(note)) == (title, "Turn 1 of 16")


def test_the_row_shows_the_viewers_own_side() -> None:
    """A guest is flipped to the colour of whoever takes it; waiting, you see yours."""
    state = opening("auntie")
    for viewer, side in (
        (BRIDE, "side-bride"),
        (GROOM, "side-groom"),
        (None, "side-bride"),
    ):
        cards = Page(BOARD.tray(seen(state, viewer))).with_class("guest")
        assert len(cards) == 3
        assert all(side in card.classes for card in cards)


def test_the_last_move_is_marked_and_told() -> None:
    state = played(opening("auntie", "boss", "dj"), ("auntie", 12), ("boss", 3))
    page = Page(screen(seen(state, BRIDE)))
    assert page.seats("fresh") == {3}
    (log,) = page.with_class("log")
    assert log.text.index("Bo seats Boss at 3.") < log.text.index(
        "You seat Auntie at 12."
    )


def test_nobody_is_you_where_a_device_is_passed_around() -> None:
    state = played(opening("auntie", "boss", "dj"), ("auntie", 12), ("boss", 3))
    html = screen(seen(state, BRIDE, passed=True))
    assert not re.search(r"\b[Yy]ou\b", html)


@pytest.mark.parametrize(
    ("points", "where"),
    [(0, (None, 0)), (1, (1, 0)), (16, (16, 0)), (17, (1, 1)), (48, (16, 2))],
)
def test_pawns_stand_at_the_plates_of_their_points(
    points: int, where: tuple[int | None, int]
) -> None:
    """Rulebook: the numbers on the plates keep score; round the table is 16."""
    assert standing(points) == Standing(*where)


def undo_in(html: str) -> Element | None:
    found = [e for e in Page(html).elements if e["data-do"] == "undo"]
    assert len(found) <= 1
    return found[0] if found else None


@pytest.mark.parametrize(
    ("picks", "refusal", "name", "shut"),
    [
        (["guest:auntie"], None, "Put it down", ""),
        ([], None, "Take the last guest back", ""),
        (
            [],
            "table/revealed-since",
            "Undo: a new guest has been turned up since, so the last seat stands.",
            "true",
        ),
        (
            [],
            "table/nothing-to-take-back",
            "Undo: There is nothing to take back yet",
            "true",
        ),
    ],
)
def test_undo_is_named_for_what_it_does_now(
    picks: list[str], refusal: str | None, name: str, shut: str
) -> None:
    """Where it does nothing its name says why, and it stays pressable."""
    undo = None if refusal is None else Message(refusal)
    button = undo_in(BOARD.tray(seen(opening("auntie"), picks=picks, undo=undo)))
    assert button is not None
    assert (button.spoken, button["aria-disabled"]) == (name, shut)


def test_w3_the_last_guest_can_be_taken_back() -> None:
    """W3: "no new guest is revealed then", so nothing forbids it after the end."""
    state = finished(1)
    button = undo_in(BOARD.end(seen(state)))
    assert button is not None
    assert button.spoken == "Take the last guest back"
    refused = seen(state, undo=Message("table/not-your-choice"))
    assert undo_in(BOARD.end(refused)) is None
    assert undo_in(BOARD.end(seen(state, picks=["tab:groom"]))) is None


def test_the_verdict_of_a_guest_in_hand_tells_what_it_brings_from_what_it_scores() -> (
    None
):
    """Its own symbols, its rule and its range: the small card shows no more."""
    at = seen(opening("auntie"), picks=["guest:auntie"])
    (verdict,) = Page(BOARD.tray(at)).with_class("verdict")
    for words in (
        "Auntie brings",
        "music note, heart and cake",
        "Scores 1 for each speech bubble in range.",
        "Looks 2 seats left, 2 seats right and opposite.",
    ):
        assert words in verdict.text


def test_one_joke_before_the_first_guest() -> None:
    """The tray tells how to begin; the joke is in the log only."""
    at = seen(opening("auntie"))
    joke = sentence(Message("wedding-board/nothing-yet"))
    assert joke in BOARD.main(at)
    assert joke not in BOARD.tray(at)


# --- the score track ------------------------------------------------------------------


@given(states.filter(lambda state: state.to_act), st.sampled_from([BRIDE, GROOM]))
def test_the_plate_of_a_sides_points_wears_its_rings(state: State, viewer: int) -> None:
    """Rulebook: plates keep score. One ring a lap, named on the seat, and no figure."""
    html = BOARD.main(seen(state, viewer))
    page = Page(html)
    rings = [e for e in page.elements if "ring" in e.classes]
    for side, who in (("bride", state.deal.bride), ("groom", 1 - state.deal.bride)):
        points = state.scores[who]
        laps = (points + 15) // 16
        assert sum(f"side-{side}" in e.classes for e in rings) == laps
        name = "you" if who == viewer else ("Ada", "Bo")[who]
        told = f"On the score track: {name}, {points} point"
        at = [place for place in range(1, 17) if told in page.seat(place).spoken]
        assert at == ([standing(points).plate] if points else [])
    assert not re.search(r"\+(16|32|48)", html)
    assert html.count('href="#pawn-') == 4, "two on the chips, two on the cake"


# --- before anything is chosen --------------------------------------------------------


@given(running, st.integers(0, 47), st.booleans())
def test_a_free_seat_shows_sum_and_range_before_it_is_chosen(
    state: State, choice: int, hints: bool
) -> None:
    """Hover or focus is enough; without the house rule it shows the range alone."""
    mover, (guest, _) = state.mover, picks_for(state, choice)
    html = BOARD.main(seen(state, mover, [guest], hints=hints))
    page = Page(html)
    view = state.view(mover)
    free = page.seats("empty")
    coming = {p: preview(view, Seating(guest[6:], p)) for p in free}
    would = [e.text for e in page.with_class("would")]
    order = [p for p in (*range(1, 9), *range(16, 8, -1)) if p in free]
    sums = [coming[p].worth for p in order]
    assert would == ([f"+{n}" if n else "0" for n in sums] if hints else [])
    for wrap in page.with_class("seatwrap"):
        (place,) = [int(c[1:]) for c in wrap.classes if re.fullmatch(r"s\d+", c)]
        expected = {
            p
            for p, found in coming.items()
            if p != place and place in {term.place for term in found.terms}
        }
        assert {int(p) for p in wrap["data-seen-from"].split()} == expected


def test_what_a_seat_says_can_be_pointed_at() -> None:
    """The name of every seat is its tooltip too: symbols, sums, score track."""
    state = played(opening("auntie", "animator", "dj"), ("auntie", 12), ("dj", 3))
    page = Page(BOARD.main(seen(state, BRIDE, ["guest:animator"])))
    assert all(page.seat(p)["title"] == page.seat(p).spoken for p in range(1, 17))
    assert "Symbols: music note, heart and cake." in page.seat(12)["title"]


# --- the end --------------------------------------------------------------------------


def test_the_end_picture_says_in_words_where_the_pawns_stand() -> None:
    """Laps are no small figures in the picture but a sentence under it."""
    state = finished(1)
    page = Page(BOARD.end(seen(state, None)))
    (caption,) = [e for e in page.elements if e.name == "figcaption"]
    for who, name in enumerate(("Ada", "Bo")):
        plate, laps = standing(state.scores[who])
        assert f"{name} on plate {plate} of lap {laps + 1}" in caption.text
    (picture,) = page.with_class("minitable")
    assert "+" not in picture.text


@given(st.integers(0, 2**32), st.sampled_from([BRIDE, GROOM, None]), st.booleans())
def test_both_ledgers_add_up_to_the_result(
    seed: int, viewer: int | None, passed: bool
) -> None:
    """Guest by guest: the entries of a side sum to its score, the terms to an entry."""
    state = finished(seed)
    html = screen(seen(state, viewer, passed=passed))
    for side, who in (("bride", state.deal.bride), ("groom", 1 - state.deal.bride)):
        part = html.split(f'id="ledger-{side}"')[1].split("</section>")[0]
        entries = [
            int(n) for n in re.findall(r'class="favour[^>]*>.*?<b>(\d+)</b>', part)
        ]
        assert len(entries) == 8
        assert sum(entries) == state.scores[who]
        assert entries == sorted(entries, reverse=True)
        folds = part.split("<details")[1:]
        sums = [
            sum(int(n) for n in re.findall(r"<b>\+?(\d+)</b></li>", f)) for f in folds
        ]
        assert sums == entries


def find_end(wanted: str) -> State:
    for seed in range(20_000):
        state = finished(seed)
        assert state.outcome is not None
        if state.outcome.reason.id.endswith(wanted):
            return state
    raise AssertionError(f"no game ends by {wanted}")


def test_the_result_names_winner_and_lead() -> None:
    state = find_end("most-points")
    assert state.outcome is not None
    (winner,) = state.outcome.winners
    lead = abs(state.scores[0] - state.scores[1])
    name = ("Ada", "Bo")[winner]
    (mine,) = Page(BOARD.end(seen(state, winner))).with_class("winner")
    (other,) = Page(BOARD.end(seen(state, 1 - winner))).with_class("winner")
    assert f"You win by {lead}" in mine.text
    assert f"{name} wins by {lead}" in other.text


@pytest.mark.parametrize(
    ("end", "words"), [("dj-tiebreak", "thanks to the DJ"), ("draw", "A draw")]
)
def test_a_tie_tells_its_reason_and_offers_a_new_game(end: str, words: str) -> None:
    """W10: the DJ's owner wins; if nobody seated it, play again."""
    state = find_end(end)
    page = Page(BOARD.end(seen(state, None)))
    (result,) = page.with_class("winner")
    assert words in result.text
    assert "W10" in result.text
    assert [e["data-do"] for e in page.with_class("btn")] == [
        "again",
        "replay",
        "review",
        "keepsake",
        "share",
    ]


def test_on_phones_a_tab_turns_to_the_other_ledger() -> None:
    state = finished(1)
    side = {True: "bride", False: "groom"}
    mine = side[state.deal.bride == BRIDE]
    theirs = side[state.deal.bride != BRIDE]
    page = Page(BOARD.end(seen(state, BRIDE)))
    assert [e["id"] for e in page.with_class("lg-behind")] == [f"ledger-{theirs}"]
    picks = BOARD.pick(seen(state, BRIDE), f"tab:{theirs}")
    assert BOARD.pick(seen(state, BRIDE, picks), f"tab:{theirs}") == picks
    page = Page(BOARD.end(seen(state, BRIDE, picks)))
    assert [e["id"] for e in page.with_class("lg-behind")] == [f"ledger-{mine}"]


def test_nothing_has_to_be_acknowledged() -> None:
    """Everything happens in the open."""
    assert BOARD.news(seen(random_state(3, 7))) is None
