"""Write `build/components.html`: every part on one page, to look at. Not shipped.

    python -m tools.components

Open it in light and dark, and at the widths that matter, after changing a part or a
stylesheet.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.games.always_a_bridesmaid.pieces import ACCESSORIES, HOLD
from engine.games.at_the_wedding_table.guests import shipped_deck
from engine.games.at_the_wedding_table.pieces import SYMBOLS, Arrows
from engine.games.at_the_wedding_table.words import rule_words
from tools.packing import tree
from tools.styles import stylesheets
from ui.html import Child, Html, join, tag
from ui.parts import common as part
from ui.parts import guests
from ui.parts.cards import (
    accessory,
    arm,
    aside_card,
    card_back,
    card_pick,
    hand_of,
    hold_back,
    next_slot,
    pile,
    robot_start,
    sealed_card,
    shelf,
    small_hand,
    start,
)
from ui.parts.view_boxes import VIEW_BOXES

ROOT: Final = Path(__file__).parent.parent
LAYOUT: Final = """
.kit { max-width: 1280px; margin-inline: auto; padding: 20px 24px 40px; }
.kit, .kit > section { display: grid; gap: 16px; }
.kit > section { padding: 14px 18px 18px; }
.row { display: flex; flex-wrap: wrap; gap: 16px; align-items: center; }
.cards, .decks { display: grid; gap: 16px 12px; }
.cards { grid-template-columns: repeat(auto-fill, minmax(130px, 1fr)); }
.decks { grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
.cards .card { --w: 118px; }
.narrow { width: 330px; box-shadow: inset 0 0 0 1px var(--hair); }
.narrow .arm { --w: 56px; }
.all svg { width: 44px; height: 44px; color: var(--ink); }
.kit .tray { position: static; }
"""
NAMES: Final = ("Ada", "Bo", "Cy", "Di", "小美")


def page() -> str:
    """Return the whole page."""
    sheets = stylesheets(tree(ROOT / "static/css", "static/css"))
    styles = "\n".join(sheet.decode() for sheet in sheets.values())
    sprite = (ROOT / "static/icons.svg").read_text(encoding="utf-8")
    sprite = sprite.replace("<svg ", '<svg class="sprite" ', 1)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Components</title><style>{styles}{LAYOUT}</style></head>"
        f"<body>{sprite}{parts()}</body></html>\n"
    )


def parts() -> Html:
    """Return every part, in sections."""
    return tag(
        "main",
        tag("h1", "The card box", class_="title press"),
        _section("Accessories", _grid(accessory(card) for card in ACCESSORIES)),
        _section(
            "THE START, WILD, HOLD BACK, five ribbons",
            _grid(
                *(
                    tag("span", start(wild=False, big=True), class_=r)
                    for r in part.RIBBONS
                ),
                start(wild=True, big=True),
                hold_back(),
                robot_start(),
                *(card_back(NAMES[i], r) for i, r in enumerate(part.RIBBONS)),
            ),
        ),
        _section("Arms", _arms()),
        _section("Hands, shelves, piles", _hands()),
        _section("The guests, both sides", _guests()),
        _section("Range, as it points on the table", _ranges()),
        _section("Symbols, favours, figures, rosettes", _small()),
        _section("Buttons, choices, slips, bar and tray", _controls()),
        _section(
            "All drawings",
            tag("div", [part.drawing(id) for id in VIEW_BOXES], class_="row all p1"),
        ),
        class_="kit",
    )


def _section(title: str, *children: Child) -> Html:
    return tag(
        "section", tag("h2", title, class_="eyebrow"), *children, class_="paper p1"
    )


def _grid(*cards: Child) -> Html:
    return tag("div", *cards, class_="cards")


def _arms() -> Html:
    long = (10, -2, 6, 0, 3, 1, -3, 8)
    arms = (
        arm("Ada's arm", (8, 6), wild=False, end=next_slot("next card")),
        arm("Bo's arm", (10, 6), wild=False, fresh=True, end=sealed_card("Bo")),
        arm("Cy's arm", (5,), wild=False, end=aside_card("Cy")),
        arm("Di's arm", (3, -2), wild=True, aside=10),
        arm("A long arm", long, wild=True),
        arm("The Robot's arm", (2, 5), wild=False, robot=True),
    )
    ribbons = (*part.RIBBONS, "p3")
    return tag(
        "div",
        [
            tag("div", drawn, class_=f"seatp narrow {ribbon}")
            for drawn, ribbon in zip(arms, ribbons, strict=True)
        ],
        class_="row",
    )


def _hands() -> Html:
    picks = (
        card_pick(-2, "pick", "card:-2", picked=False, hint=True),
        card_pick(2, "pick", "card:2", picked=True),
        card_pick(10, "pick", "card:10", picked=False, unavailable=True),
        card_pick(HOLD, "pick", "card:HOLD", picked=False, means="Nothing set aside."),
    )
    many = [
        card_pick(card, "pick", f"card:{card}", picked=card == 6, many=True)
        for card in (8, 6, 0)
    ]
    return join(
        hand_of("Your hand", picks, class_="hand"),
        tag(
            "div",
            hand_of("Cards played", many, class_="row", many=True),
            class_="choose",
        ),
        shelf("Displayed Cards", (1, 3), pending=(6,), note="3 on the mantelpiece"),
        small_hand((-2, 0, 5, HOLD), (5,)),
        tag("div", pile("Ada", 2, "Two Reserve Cards"), class_="keep"),
    )


def _guests() -> Html:
    deck = shipped_deck()
    sides: tuple[guests.Side, guests.Side] = ("bride", "groom")
    cards = [
        guests.guest_card(
            guest,
            sides[n % 2],
            rule_words(guest, deck),
            "pick",
            f"guest:{guest.id}",
            picked=n == 0,
        )
        for n, guest in enumerate(deck.values())
    ]
    reading = guests.guest_to_read(
        deck["auntie"], "groom", rule_words(deck["auntie"], deck)
    )
    return tag(
        "div",
        cards,
        reading,
        class_="decks",
        role="listbox",
        aria_label="Guests",
    )


def _ranges() -> Html:
    arrows = Arrows(left=2, right=3, opposite=True, diagonal_left=True)
    edges: tuple[guests.Edge, ...] = ("far", "near")
    return tag(
        "div",
        [guests.range_arrows(arrows, edge) for edge in edges],
        class_="row side-bride",
    )


def _small() -> Html:
    return tag(
        "div",
        guests.symbol_row(SYMBOLS, big=True),
        guests.symbol_row(("chat", "chat", "glass"), hits=SYMBOLS[-1:]),
        [part.favour(n) for n in (1, 3, 7, 10, 0)],
        part.favour(3, large=True, plus=True),
        part.favours(3, "3 Ranking Points"),
        [part.figure(n) for n in (16, -1)],
        part.figure(3, plus=True),
        [part.rosette(name, part.ribbon(n)) for n, name in enumerate(NAMES)],
        tag("span", guests.pawn("bride"), guests.pawn("groom"), class_="scorechip"),
        class_="row",
    )


def _controls() -> Html:
    options = [part.Option("Bride", "bride"), part.Option("Groom", "groom")]
    return join(
        part.bar(
            "Round 2 of 3",
            "Turn 3",
            left=part.icon_button("back", "Leave the table", "home"),
            right=part.icon_button("dots", "More", "menu"),
        ),
        tag(
            "div",
            part.wax("Primary, wax", "confirm"),
            part.wax("Not yet", "confirm", unavailable=True),
            part.rule_button("Secondary, rule", "again", icon_name="undo"),
            part.text_button("Tertiary", "more"),
            tag("span", part.icon("check"), "Ready", class_="chip"),
            class_="row",
        ),
        part.segmented("Who plays the Bride", "set-up", options, "bride"),
        part.toast("You are offline", "Play goes on.", icon_name="offline"),
        part.toast(
            "This record does not add up",
            "Step 14, Bo: the Bouquet was already displayed. (B8)",
            icon_name="info",
            tone="bad",
            action=part.text_button("Details", "details"),
        ),
        part.tray(
            part.act_row(
                part.rule_icon_button("stack", "Other cards", "kept"),
                part.wax("Play 2 face down", "confirm"),
            ),
            ribbon="p1",
        ),
    )


def main() -> None:
    """Write the page."""
    target = ROOT / "build" / "components.html"
    target.parent.mkdir(exist_ok=True)
    target.write_text(page(), encoding="utf-8")
    print(target.relative_to(ROOT))


if __name__ == "__main__":
    main()
