"""The parts screens and boards are drawn from: markup, names, drawings."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, HOLD, WILD_ACCESSORIES
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import Arrows, Guest, ScoringRule
from engine.message import say
from engine.text import sentence
from tools import components
from tools.art.__main__ import written
from ui.html import Html
from ui.parts import cards, guests
from ui.parts import common as part
from ui.parts.view_boxes import VIEW_BOXES

ROOT = Path(__file__).parent.parent
HOSTILE = '<py-script>x()</py-script>"&'
EMPTY = {"br", "input", "use", "path", "rect", "circle", "hr", "img"}


class Reader(HTMLParser):
    """Reads markup strictly: what opens must close, in order."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.faults: list[str] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self.feed(markup)
        self.close()
        self.faults += [f"<{name}> never closed" for name in self.open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {k: v or "" for k, v in attrs}))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {k: v or "" for k, v in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}> out of order")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def stylesheets() -> str:
    files = sorted((ROOT / "static/css").rglob("*.css"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


# --- the drawings ---------------------------------------------------------------------


@pytest.mark.parametrize("name", written())
def test_the_committed_drawings_are_what_their_programs_draw(name: str) -> None:
    """`python -m tools.art` writes exactly the files that are here."""
    assert (ROOT / name).read_text(encoding="utf-8") == written()[name]


def test_everything_that_can_be_shown_is_drawn() -> None:
    """Each Accessory has a picture and a figure, each guest a portrait."""
    needed = {f"acc-{card}" for card in ACCESSORIES}
    needed |= {f"num-{card}" for card in ACCESSORIES}
    needed |= {f"guest-{id}" for id in shipped_deck()}
    assert needed <= VIEW_BOXES.keys()


def test_a_guest_of_another_deck_has_a_portrait_too() -> None:
    """W11: "a table may carry another deck"; its guests have no drawing of their own."""
    assert "#guest-someone" in guests.portrait("the-plumber")


# --- the whole of them ----------------------------------------------------------------


def test_every_part_is_well_formed() -> None:
    """Tags balance, ids are unique, `href`s lead to drawings, nothing is styled inline."""
    seen = Reader(components.parts())
    assert seen.faults == []
    ids = [a["id"] for _, a in seen.elements if "id" in a]
    assert len(ids) == len(set(ids))
    for name, attrs in seen.elements:
        assert "style" not in attrs
        if name == "use":
            assert attrs["href"][1:] in VIEW_BOXES


def test_every_pressable_is_a_button_with_a_name_and_an_action() -> None:
    """A tap needs `data-do`; who listens instead of looking needs a name."""
    found = re.findall(r"<button([^>]*)>(.*?)</button>", components.parts(), re.DOTALL)
    assert found
    for attrs, content in found:
        assert 'type="button"' in attrs
        assert "data-do=" in attrs
        words = re.sub(r"<svg.*?</svg>|<[^>]+>", "", content)
        assert "aria-label=" in attrs or words.strip()


def test_every_class_of_a_part_is_styled() -> None:
    """A class nobody styles is a misspelling."""
    known = set(re.findall(r"\.(-?[A-Za-z_][\w-]*)", stylesheets() + components.LAYOUT))
    written_only = {"acc", "robotc"}  # say what a card is; the rest of it is `card`
    used = {
        name
        for _, attrs in Reader(components.parts()).elements
        for name in attrs.get("class", "").split()
    }
    assert used - known <= written_only


@pytest.mark.parametrize(
    "drawn",
    [
        part.rosette(HOSTILE, "p1"),
        part.bar(HOSTILE, HOSTILE),
        part.wax(HOSTILE, HOSTILE, HOSTILE),
        part.text_button(HOSTILE, HOSTILE, HOSTILE),
        part.icon_button("back", HOSTILE, "home"),
        part.toast(HOSTILE, HOSTILE, icon_name="info"),
        part.dialog(HOSTILE, id="x", close=HOSTILE),
        part.segmented(HOSTILE, "do", [part.Option(HOSTILE, HOSTILE)], None),
        cards.card_back(HOSTILE),
        cards.aside_card(HOSTILE),
        cards.arm(HOSTILE, (), wild=False),
        cards.shelf(HOSTILE, (), note=HOSTILE),
        cards.pile(HOSTILE, 1, HOSTILE),
    ],
)
def test_what_people_write_never_becomes_markup(drawn: Html) -> None:
    """An unescaped `<py-script>` in a name would run as Python."""
    seen = Reader(drawn)
    assert "py-script" not in {name for name, _ in seen.elements}
    assert seen.faults == []


# --- common parts ---------------------------------------------------------------------


def test_what_is_unavailable_still_sends_its_action() -> None:
    """Pressing it lets the table say why not; `disabled` would take the focus away."""
    [(name, attrs)] = Reader(
        part.wax("Choose 1 more", "confirm", unavailable=True)
    ).elements
    assert name == "button"
    assert attrs["aria-disabled"] == "true"
    assert attrs["data-do"] == "confirm"
    assert "disabled" not in attrs


@pytest.mark.parametrize(
    ("number", "plus", "said", "drawn"),
    [
        (16, False, "16", ["f1", "f6"]),
        (-1, False, "−1", ["fminus", "f1"]),
        (3, True, "+3", ["fplus", "f3"]),
        (0, True, "0", ["f0"]),
    ],
)
def test_a_figure_is_drawn_digit_by_digit_and_read_as_a_number(
    number: int, plus: bool, said: str, drawn: list[str]
) -> None:
    """Figures are decoration: the number itself is text for who listens."""
    figure = part.figure(number, plus=plus)
    assert re.findall(r'href="#([^"]+)"', figure) == drawn
    assert Reader(figure).elements[0][1]["aria-label"] == said


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("ada", "A"),
        ("  Bo", "B"),
        ("e\u0301lise", "E\u0301"),
        ("小美", "小"),
        ("ßigrid", "ß"),
        ("🇵🇱 Ola", "🇵🇱"),
        ("👩‍🍳", "👩‍🍳"),
        ("👍🏽", "👍🏽"),
        ("", "?"),
        ("   ", "?"),
    ],
)
def test_an_initial_is_one_letter_as_a_reader_sees_it(name: str, first: str) -> None:
    """A rosette shows the first grapheme of a name in any script."""
    assert part.initial(name) == first


@pytest.mark.parametrize(
    ("points", "almonds", "class_"),
    [(1, 1, "favour"), (3, 3, "favour"), (0, 1, "favour nil")],
)
def test_favours_are_as_many_as_points_and_zero_is_an_outline(
    points: int, almonds: int, class_: str
) -> None:
    """One sugared almond a point."""
    drawn = [a.get("class") for _, a in Reader(part.favours(points, "x")).elements]
    assert drawn.count(class_) == almonds


def test_ordinals_up_to_five_places_are_english() -> None:
    """Places are 1st to 5th; the teens are for good measure."""
    said = [part.ordinal(n) for n in (1, 2, 3, 4, 5, 11, 12, 13, 21)]
    assert said == ["1st", "2nd", "3rd", "4th", "5th", "11th", "12th", "13th", "21st"]


def test_messages_and_plain_words_are_shown_alike() -> None:
    """A part takes words or a message with its words elsewhere."""
    assert part.words(say("cards/hold")) == part.words("HOLD BACK") == "HOLD BACK"


# --- cards ----------------------------------------------------------------------------


@pytest.mark.parametrize("card", ACCESSORIES)
def test_an_accessory_says_its_value_and_its_name(card: int) -> None:
    """Value first, with a true minus, then the name."""
    value, _, name = sentence(cards.accessory_name(card)).partition(", ")
    assert value == str(card).replace("-", "−")
    assert name
    assert f"{value}, {name}" in cards.accessory(card)


@pytest.mark.parametrize("card", ACCESSORIES)
def test_the_wild_burst_is_on_the_cards_that_flip_the_start(card: int) -> None:
    """B9: "WILD flips the moment a −2, −3 or −5 is revealed"."""
    flips = card in WILD_ACCESSORIES
    assert ("sym-wildflag" in cards.accessory(card)) == flips
    assert ("WILD" in sentence(cards.card_label(card))) == flips


def test_hold_back_says_what_it_means_now() -> None:
    """B5: whether it brings the right to set a card aside depends on who held first."""
    label = sentence(cards.card_label(HOLD, "You may set one card aside"))
    assert label == "HOLD BACK. You may set one card aside"


def test_an_arm_begins_with_the_start_and_ends_with_what_was_set_aside() -> None:
    """The ribbon joins THE START and the Accessories; a card set aside stands last."""
    arm = cards.arm("Cy's arm", (5, -2), wild=True, aside=10)
    texts = [t for t in Reader(arm).texts if t.strip()]
    assert texts[0] == "WILD"
    assert texts[1:3] == ["5, Bouquet", "−2, Wilted corsage"]
    assert texts[3] == "10, Tiara, was set aside"


def test_what_lies_face_down_shows_no_face() -> None:
    """A back holds its owner's initial and no picture at all."""
    for back in (
        cards.card_back("Bo"),
        cards.sealed_card("Bo"),
        cards.aside_card("Bo"),
    ):
        assert "<svg" not in back


def test_a_long_pile_looks_like_two_cards() -> None:
    """A pile is no count; the count is its name."""
    assert cards.pile("Ada", 5, "5 Reserve Cards").count("card back") == 2
    assert cards.pile("Ada", 0, "No Reserve Cards").count("card back") == 0


# --- guests ---------------------------------------------------------------------------


def arrow_classes(arrows: Arrows) -> list[str]:
    drawn = Reader(guests.range_arrows(arrows)).elements
    return [a["class"] for name, a in drawn if a.get("class") in ("on", "off")]


def test_each_arrow_is_filled_where_the_guest_looks() -> None:
    """W4: "An arrow with number n covers all seats at distances 1 to n"."""
    shown = arrow_classes(Arrows(left=2, opposite=True, diagonal_right=True))
    assert shown == ["on", "off", "on", "off", "on"]


def test_only_distances_over_one_are_written_into_arrows() -> None:
    """W4: "without a number, n = 1"."""
    drawn = Reader(guests.range_arrows(Arrows(left=3, right=1, opposite=True)))
    assert [t for t in drawn.texts if t.strip()] == ["3"]


def test_arrows_on_the_near_edge_are_turned() -> None:
    """W2: cards lie with their bottom edge towards the table, on both edges."""
    arrows = Arrows(left=1)
    classes = [
        Reader(guests.range_arrows(arrows, edge)).elements[0][1]["class"]
        for edge in ("printed", "far", "near")
    ]
    assert classes == ["arrows", "arrows far", "arrows near"]


def test_a_range_reads_in_the_guests_own_left_and_right() -> None:
    """W2: "the guest's own left is s − 1 and right is s + 1"."""
    words = guests.range_words(Arrows(left=2, right=1, diagonal_left=True))
    assert [sentence(w) for w in words] == [
        "2 seats left",
        "1 seat right",
        "diagonally left",
    ]
    assert [sentence(w) for w in guests.range_words(Arrows())] == ["none"]


def test_colours_in_a_scoring_row_are_seen_from_the_guests_side() -> None:
    """W8: "on the pink side 'pink' means the owner's colour"."""
    rule = ScoringRule("other_card", points=3)
    assert "mini groom" in guests.scoring_row(rule, "bride")
    assert "mini bride" in guests.scoring_row(rule, "groom")
    own = ScoringRule("own_corner", points=2)
    assert "mini bride" in guests.scoring_row(own, "bride")


def test_the_last_step_of_a_ladder_stands_for_more() -> None:
    """Rulebook, "Examples": "7 points for 3 or more symbols"."""
    rule = ScoringRule("symbol_table", symbol="heart", table=(0, 1, 3, 7))
    texts = [t for t in Reader(guests.scoring_row(rule, "bride")).texts if t.strip()]
    assert texts == ["1", "1", "2", "3", "3+", "7"]


@pytest.mark.parametrize("guest", shipped_deck().values(), ids=lambda g: g.id)
def test_a_guest_card_says_all_that_is_printed_on_it(guest: Guest) -> None:
    """Name, symbols, rule in words, range; each printed symbol in its place (W6)."""
    card = guests.guest_card(guest, "bride", "Scores.", "pick", "x", picked=True)
    label = Reader(card).elements[0][1]["aria-label"]
    assert label.startswith(f"{guest.name}. Brings ")
    assert "Scores. Range: " in label
    band = card[: card.index("who-pic")]
    assert re.findall(r"#sym-(\w+)", band) == list(guest.symbols)
    assert 'aria-checked="true"' in card


def test_soft_hyphens_do_not_change_a_name() -> None:
    """Long names may break on narrow seats; another deck's names are left alone."""
    deck = shipped_deck()
    for guest in deck.values():
        assert guests.seat_name(guest).replace("\u00ad", "") == guest.name
