"""The stylesheets: what the page's policy allows, and colours that can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import game_keys
from tools.packing import tree
from tools.styles import PARTS, stylesheets

CSS = Path(__file__).parent.parent / "static" / "css"
FILES = sorted(CSS.rglob("*.css"))
TEXTS = {
    file.relative_to(CSS).as_posix(): re.sub(
        r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL
    )
    for file in FILES
}
EVERYTHING = "\n".join(TEXTS.values())
WINS = {"base.css", "preferences.css"}


@pytest.mark.parametrize("name", TEXTS)
def test_a_stylesheet_loads_nothing(name: str) -> None:
    """The page's policy allows its own styles only: no import, no address."""
    assert "@import" not in TEXTS[name]
    assert "url(" not in TEXTS[name]


@pytest.mark.parametrize("name", TEXTS)
def test_blocks_are_closed(name: str) -> None:
    """One brace too few hides every rule after it."""
    depth = 0
    for char in TEXTS[name]:
        depth += {"{": 1, "}": -1}.get(char, 0)
        assert depth >= 0
    assert depth == 0


@pytest.mark.parametrize("name", sorted(TEXTS.keys() - WINS))
def test_only_hidden_and_preferences_insist(name: str) -> None:
    """`!important` is for `hidden` and for what people ask of their device."""
    assert "!important" not in TEXTS[name]


def test_every_custom_property_is_set_somewhere() -> None:
    """`var(--misspelt)` without a fallback silently drops its declaration."""
    used = set(re.findall(r"var\((--[\w-]+)\)", EVERYTHING))
    fallback_only = set(re.findall(r"var\((--[\w-]+)\s*,", EVERYTHING))
    assert used
    assert used - fallback_only <= set(re.findall(r"(--[\w-]+)\s*:", EVERYTHING))


def test_every_style_is_for_something_that_is_drawn() -> None:
    """A rule for a class nobody writes is dead: it only gets in the reader's way."""
    root = CSS.parent.parent
    sources = [*root.glob("ui/**/*.py"), *root.glob("static/js/*"), root / "index.html"]
    written = set(
        re.findall(
            r"[A-Za-z][\w-]*",
            "\n".join(source.read_text(encoding="utf-8") for source in sources),
        )
    )
    numbered = re.compile(r"(s\d+|p\d|rl-\d|(side|lg|mt|mtg)-\w+)")
    selectors = re.sub(r"\{[^{}]*\}", "{}", EVERYTHING)
    styled = set(re.findall(r"\.([A-Za-z_][\w-]*)", selectors))
    dead = {name for name in styled - written if not numbered.fullmatch(name)}
    assert dead == set()


# --- the order ------------------------------------------------------------------------


@pytest.mark.parametrize("key", game_keys())
def test_a_board_is_of_parts_that_all_boards_have_names_for(key: str) -> None:
    """Whoever has read one game's styles knows where everything is in the other's."""
    parts = {path.stem for path in (CSS / "boards" / key.replace("-", "_")).iterdir()}
    assert {"table", "seats", "hand", "end", "layout"} <= parts <= set(PARTS)


def test_every_stylesheet_is_served_once() -> None:
    """Two files of the same name in two games' folders are two."""
    served = b"\n".join(stylesheets(tree(CSS, "static/css")).values())
    for file in FILES:
        assert served.count(file.read_bytes().strip()) == 1


def test_a_game_s_styles_are_found_and_stand_in_the_order_of_all_games() -> None:
    """Of a third game nothing is written down elsewhere: parts first, then by name."""
    board = ("layout", "end", "bouquet", "table", "seats")
    others = ("boards/aaa/why", "coach", "tokens", "table", "preferences", "home",
              "base", "parts", "screens", "languages", "start")  # fmt: skip
    names = [*others, *(f"boards/toss_the_bouquet/{part}" for part in board)]
    rest = stylesheets({f"static/css/{n}.css": n.encode() for n in names})[
        "static/css/rest.css"
    ]
    assert rest.decode().split("\n") == [
        *("table", "screens", "boards/aaa/why"),
        *(
            f"boards/toss_the_bouquet/{part}"
            for part in ("table", "seats", "end", "layout", "bouquet")
        ),
        "coach",
    ]


# --- contrast -------------------------------------------------------------------------

THEMES = ("light", "dark")


def colour(name: str, theme: str) -> str:
    """Return a token's colour in a theme."""
    root = TEXTS["tokens.css"].partition("}")[0]
    found = re.search(rf"--{name}:\s*([^;]+);", root)
    assert found, name
    pair = re.match(r"light-dark\(\s*(#\w+),\s*(#\w+)\)", found[1])
    return pair[1 + THEMES.index(theme)] if pair else found[1]


def luminance(hex_colour: str) -> float:
    """Return the relative luminance of a colour (WCAG 2)."""
    digits = hex_colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(2 * d for d in digits)
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    """Return the contrast ratio of two colours (WCAG 2)."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("print_", "ground"),
    [
        ("ink", "cloth"),
        ("ink", "cloth-lo"),
        ("ink", "paper"),
        ("ink-2", "cloth"),
        ("ink-2", "cloth-lo"),
        ("ink-2", "paper"),
        ("ink-2", "paper-2"),
        ("ink-3", "paper"),
        ("on-wax", "wax"),
        ("stain-ink", "paper"),
        ("gilt", "paper"),
        ("good", "paper"),
        ("bride-ink", "bride-t"),
        ("groom-ink", "groom-t"),
    ],
)
def test_print_can_be_read(print_: str, ground: str, theme: str) -> None:
    """WCAG 2, 1.4.3: text has a contrast of at least 4.5 to 1, in both themes."""
    assert contrast(colour(print_, theme), colour(ground, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("foil", ["foil-lo", "foil-mid", "alm-lo", "alm-mid", "alm-hi"])
def test_print_on_foil_can_be_read(foil: str, theme: str) -> None:
    """Ticks, hints and favours carry dark print on every shade of foil."""
    assert contrast(colour("on-foil", theme), colour(foil, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", ["bride", "groom"])
def test_white_can_be_read_on_a_side(side: str, theme: str) -> None:
    """`--bride-solid` and `--groom-solid` are the ones that take white text."""
    assert contrast("#ffffff", colour(f"{side}-solid", theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["cloth", "cloth-lo", "paper"])
def test_the_focus_can_be_seen(ground: str, theme: str) -> None:
    """WCAG 2, 1.4.11: the ring has a contrast of at least 3 to 1 to what is round it."""
    assert contrast(colour("focus", theme), colour(ground, theme)) >= 3


@pytest.mark.parametrize("number", range(1, 6))
def test_every_ribbon_has_a_weave(number: int) -> None:
    """Ribbons are players: none is known by its colour alone."""
    block = re.search(rf"\.p{number} \{{(.*?)\n\}}", TEXTS["tokens.css"], re.DOTALL)
    assert block
    assert re.search(r"--weave:[^;]*gradient", block[1])
    weaves = re.findall(r"--weave:([^;]+);", TEXTS["tokens.css"])
    assert len(set(weaves)) == 5
