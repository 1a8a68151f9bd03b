"""The 20 guests of the project's own deck, and one whose face nobody drew yet.

Each is laid from the back to the front: hair behind, torso, ears, head, face, hair, hat.
"""

from __future__ import annotations

from typing import Final

from .faces import (
    ARCH,
    EARS,
    FRINGE,
    HEAD,
    INK,
    LINE,
    LONG_HAIR,
    NECKLACE,
    PAPER,
    SHORT_HAIR,
    SUIT,
    THIN,
    TINT,
    TORSO,
    bow_tie,
    face,
    shape,
    tie,
    tint,
    torso,
)
from .plates import Drawing, flower, star

DRAWINGS: Final[dict[str, Drawing]] = {}


def draw(id: str, *layers: str) -> None:
    """Add the guest with this id of `guests.toml`."""
    DRAWINGS[f"guest-{id}"] = Drawing("0 0 64 60", ARCH + "".join(layers))


draw(
    "auntie",
    f'<path d="M19 40C16 30 17 18 32 16S48 30 45 40C42 43 22 43 19 40Z" {INK}/>',
    torso("green", NECKLACE),
    HEAD,
    face("happy", "open"),
    f'<path d="M20.5 27C21 20 26 19 32 19S43 20 43.5 27C44.5 24 44 18 44 18H20S19.5 24 20.5 27Z" {INK}/>',
    shape(
        "M7 19.5C12 15.5 20 17 22 16.5 22 9 26 6.5 32 6.5S42 9 42 16.5C44 17 52 15.5 57 19.5 50 23.5 14 23.5 7 19.5Z",
        "rose",
    ),
    f'<path {LINE} d="M22 16.5c6 2 14 2 20 0"/>',
    shape("M41 14C44 4 51 1 56 2 56 8 50 13 41 14Z", "gold"),
    f'<path {THIN} d="M42 13.5C46 10 50 6 54 3.5"/>',
)
draw(
    "animator",
    f'<g {INK}><circle cx="19" cy="24" r="5"/><circle cx="45" cy="24" r="5"/><circle cx="19" cy="31" r="4.5"/><circle cx="45" cy="31" r="4.5"/><circle cx="23" cy="18" r="5"/><circle cx="41" cy="18" r="5"/></g>',
    torso(
        "gold",
        f'<g {tint("stain")}><circle cx="20" cy="54" r="1.8"/><circle cx="27" cy="57" r="1.8"/><circle cx="37" cy="57" r="1.8"/><circle cx="44" cy="54" r="1.8"/></g>',
    ),
    HEAD,
    face("happy", "open"),
    bow_tie("stain", 46.5),
    f'<circle cx="32" cy="29.5" r="2.6" {tint("stain")}/>',
    shape("M23.5 16.5L33 1 41 16C36 18.5 28 18.8 23.5 16.5Z", "blue"),
    f'<path {THIN} d="M26.5 11.5c4 1.8 8 1.6 11.5 0M29.5 6.8c2.3 1 4.500.9 6.3 0"/>',
    f'<circle cx="33" cy="2.5" r="2.4" {tint("rose")}/><circle cx="33" cy="2.5" r="2.4" {THIN}/>',
)
draw(
    "sister",
    f'<path d="{LONG_HAIR}" {INK}/>',
    torso("rose", f'<path {LINE} d="M24 46C26 52 38 52 40 46"/>'),
    HEAD,
    face("happy", "smile"),
    f'<path d="{FRINGE}" {INK}/>',
    f'<path {TINT} d="{flower(44, 17, 6.5, 5, 0.2)}" {tint("gold")}/><path d="{flower(44, 17, 6.5, 5, 0.2)}" {LINE}/><circle cx="44" cy="17" r="1.9" {PAPER}/><circle cx="44" cy="17" r="1.9" {THIN}/>',
)
draw(
    "dj",
    torso("green", f'<path {LINE} d="M24 45.5L32 55 40 45.5M32 55V60"/>'),
    EARS,
    HEAD,
    face("none", "smirk", brow="none", cheeks=False),
    f'<path d="{SHORT_HAIR}" {INK}/>',
    f'<path d="M22.5 24.5H41.5C41.5 29 40 31 36.8 31S32.6 28.5 32 26.8C31.4 28.5 30.4 31 27.2 31S22.5 29 22.5 24.5Z" {INK}/><path d="M25 26.5l2.5 2.5M34.8 26.5l2.5 2.5" stroke="var(--t-paper)" stroke-width="1.2"/>',
    f'<path {LINE} stroke-width="2.4" d="M18.5 27C16.5 8 47.5 8 45.5 27"/>',
    shape("M15.5 24.5h6v10.5h-6c-2 0-3-1.5-3-5.2s1-5.3 3-5.3Z", "blue"),
    shape("M48.5 24.5h-6v10.5h6c2 0 3-1.5 3-5.2s-1-5.3-3-5.3Z", "blue"),
)
draw(
    "grandma",
    shape("M32 13a5.8 5.8 0 1 1 .1 0Z", "paper"),
    shape("M19 34C15 20 20 11.5 32 11.5S49 20 45 34C43 38 21 38 19 34Z", "paper"),
    torso(
        "blue",
        f'<path d="M22 46C25 53 39 53 42 46L36.5 44C35 47 29 47 27.5 44Z" {PAPER}/><path {LINE} d="M22 46q1.5 4 4 3.5 1.5 3.5 6 3t6-3q2.500.5 4-3.5"/>',
    ),
    HEAD,
    face("happy", "smile", brow="none"),
    shape(
        "M20.8 27C19.5 17.5 25 13 32 13S44.5 17.5 43.2 27C41 22 37 19.5 32 19.5S23 22 20.8 27Z",
        "paper",
    ),
    f'<path {THIN} d="M28.5 6.5c2-1.5 5-1.5 7 0M27 9.5c3 1 7 1 10 0M26 16.5c-2 2-3 4-3.5 6M38 16.5c2 2 3 4 3.5 6"/>',
    f'<circle cx="27.6" cy="27.5" r="4.3" {LINE}/><circle cx="36.4" cy="27.5" r="4.3" {LINE}/>',
)
draw(
    "grandpa",
    torso("green", SUIT + bow_tie("gold")),
    EARS,
    HEAD,
    shape(
        "M19.5 30C16.5 27 17 20.5 21.5 18.5L23 22C21.5 24 21.5 27 21.8 29ZM44.5 30C47.5 27 47 20.5 42.5 18.5L41 22C42.5 24 42.5 27 42.2 29Z",
        "paper",
    ),
    face("dot", "none", brow="none"),
    f'<path {LINE} d="M25 22.5q2.5-2 5-.2M34 22.3q2.5-1.8 5 .2"/>',
    shape(
        "M32 32.5C29 30.5 25.5 31.5 24 35.5 27.5 37 30.5 36.5 32 34.5 33.5 36.5 36.5 37 40 35.5 38.5 31.5 35 30.5 32 32.5Z",
        "paper",
    ),
    f'<path {THIN} d="M28 16.5q4-1.5 8 0"/>',
    f'<path {LINE} d="M44.5 26.5q3.5 1 2 4.5"/><circle cx="44.5" cy="28.5" r="1.6" {tint("gold")}/>',
)
draw(
    "uncle",
    torso("blue", SUIT.replace("M27.5 44L32 50 36.5 44", "M27.5 44L31 53 36.5 44")),
    EARS,
    HEAD,
    face("closed", "none"),
    f'<circle cx="32" cy="30" r="2.7" {tint("stain")} opacity=".75"/>',
    f'<path d="M32 33C28.5 31.5 25 32.5 23.5 36 27 38.5 31 37.5 32 35.5 33 37.5 37 38.5 40.5 36 39 32.5 35.5 31.5 32 33Z" {INK}/>',
    f'<path d="M21 22C20 13.5 25 10 32 10S44 13.5 43 22C40 18 24 18 21 22Z" {INK}/>',
    shape("M20.3 17.5C27 14.8 37 14.8 43.7 17.5V22C37 19 27 19 20.3 22Z", "stain"),
    shape("M43 18.5L50 21 47.5 25 52.5 37 47 40.5 44.5 25Z", "stain"),
)
draw(
    "best-man",
    torso("blue", SUIT + bow_tie("stain")),
    EARS,
    HEAD,
    face("dot", "flat", brow="worry"),
    f'<path d="{SHORT_HAIR}" {INK}/>',
    f'<path d="M23 15C25 9 33 7.5 40 11.5 34 11 29 13 27.5 17Z" {INK}/>',
    f'<path {TINT} d="{flower(45, 53, 4, 5, 0.2)}" {tint("rose")}/><path d="{flower(45, 53, 4, 5, 0.2)}" {LINE}/>',
    f'<path {THIN} d="M47.5 15c1.5 2.5 2.2 3.8 2.2 5a2.2 2.2 0 0 1-4.4 0c0-1.200.7-2.5 2.2-5Z" /><path d="M47.5 15c1.5 2.5 2.2 3.8 2.2 5a2.2 2.2 0 0 1-4.4 0c0-1.200.7-2.5 2.2-5Z" {tint("blue")}/>',
)
draw(
    "maid-of-honour",
    f'<circle cx="32" cy="9.5" r="7" {INK}/>',
    f'<path d="M20 32C17 19 22 11 32 11S47 19 44 32C42 37 22 37 20 32Z" {INK}/>',
    f'<path d="{TORSO}" {PAPER}/><path {LINE} d="{TORSO}"/>',
    shape(
        "M17 60C17 53 19 49.5 21.5 47 25 51.5 28.5 53.5 32 53.5S39 51.5 42.5 47C45 49.5 47 53 47 60Z",
        "rose",
    ),
    HEAD,
    face("happy", "smile"),
    f'<path d="{FRINGE}" {INK}/>',
    "".join(
        f'<path {TINT} d="{flower(x, y, 4, 5, r)}" {tint(c)}/><path d="{flower(x, y, 4, 5, r)}" {LINE}/>'
        for x, y, r, c in [
            (22, 15, 0.1, "gold"),
            (28, 10.5, 0.6, "rose"),
            (35.5, 10.5, 0.3, "paper"),
            (42, 15, 0.9, "gold"),
        ]
    ),
)
draw(
    "ex",
    f'<path d="M17 56C13 42 14 9.5 32 9.5S51 42 47 56Z" {INK}/>',
    f'<path d="{TORSO}" {PAPER}/><path d="M14 60C14.5 53 18 49 22.5 46.5L32 56 41.5 46.5C46 49 49.5 53 50 60Z" {INK}/><path {LINE} d="{TORSO}"/>',
    HEAD,
    face("none", "smirk", brow="arch", cheeks=False),
    f'<path d="M20.5 30C19.5 17 25 11.5 32 11.5S44.5 17 43.5 30C43 23 40 17 32 15.5 24 17 21 23 20.5 30Z" {INK}/>',
    shape(
        "M22 25.5C22 24.2 23 24 24 24H30.5C31 24 31.5 24.5 32 24.5S33 24 33.5 24H40C41 24 42 24.2 42 25.5 42 29.5 40 31.5 37 31.5S32.8 29.5 32 27C31.2 29.5 30 31.5 27 31.5S22 29.5 22 25.5Z",
        "stain",
    ),
    f'<path {THIN} d="M41.5 33.5c1 1.7 1.5 2.6 1.5 3.4a1.5 1.5 0 0 1-3 0c0-.8.500-1.7 1.5-3.4Z"/><path d="M41.5 33.5c1 1.7 1.5 2.6 1.5 3.4a1.5 1.5 0 0 1-3 0c0-.8.500-1.7 1.5-3.4Z" {tint("blue")}/>',
)
draw(
    "photographer",
    torso("green", f'<path {LINE} d="M24 45.5V60M40 45.5V60M27 52h10"/>'),
    EARS,
    HEAD,
    f'<path d="{SHORT_HAIR}" {INK}/>',
    face("none", "smile", brow="none", cheeks=False, dy=2.5),
    shape(
        "M17 22.5H24L26 19.5H38L40 22.5H47C48 22.5 49 23.5 49 24.5V34.5C49 35.5 48 36.5 47 36.5H17C16 36.5 15 35.5 15 34.5V24.5C15 23.5 16 22.5 17 22.5Z",
        "paper",
    ),
    f'<circle cx="32" cy="29" r="6.3" {tint("blue")}/><circle cx="32" cy="29" r="6.3" {LINE}/><circle cx="32" cy="29" r="3" {INK}/><circle cx="44" cy="26" r="1.3" {tint("stain")}/><path {THIN} d="M18 26h4"/><path {LINE} d="M49 18l4-3M46 15.5l1.5-4.5M51.5 22l4.5-.5"/>',
)
draw(
    "mother-in-law",
    f'<path d="M19 36C15 22 20 12 32 12S49 22 45 36C42 40 22 40 19 36Z" {INK}/>',
    torso(
        "stain",
        f'<path d="M18 48C22 43 27 44 28 44.5 29 48 35 48 36 44.5 37 44 42 43 46 48 44 54 38 55 32 53 26 55 20 54 18 48Z" {tint("gold")}/><path {LINE} d="M18 48q2-4.5 5-3.5 3-2 5 0 1.5 2.8 4 2.8t4-2.8q2-2 5 0 3-1 5 3.5-.5 4.5-4.5 4.5-2 2-5 .5-2 1-4.5 0-2.5 1-4.5 0-3 1.5-5-.5-4 0-4.5-4.5Z"/>',
    ),
    HEAD,
    face("dot", "frown", brow="stern", cheeks=False),
    f'<path d="M20.8 28C20.5 20 25 15.5 32 15.5S43.5 20 43.2 28C41.5 22.5 38 20 32 20S22.5 22.5 20.8 28Z" {INK}/>',
    shape("M21 15.5C21 9.5 25 7 32 7S43 9.5 43 15.5C37 13.5 27 13.5 21 15.5Z", "stain"),
    f'<path {THIN} opacity=".8" d="M21.5 16C21 21 21.5 24 22.5 26.5M26 14.8V26M30 14.3V26M34 14.3V26M38 14.8V26M42.5 16C43 21 42.5 24 41.5 26.5M21.5 19.5c7-2 14-2 21 0M22 23c7-2 13-2 20 0"/>',
    f'<circle cx="22" cy="34" r="1.6" {PAPER} stroke="currentColor"/><circle cx="42" cy="34" r="1.6" {PAPER} stroke="currentColor"/>',
)
draw(
    "child",
    f'<g transform="translate(0 7)"><path d="M14 30C9 27 9 18 16 17 19 20 19 27 19 30ZM50 30C55 27 55 18 48 17 45 20 45 27 45 30Z" {INK}/>',
    torso("gold", f'<path {LINE} d="M25 45.5V53H39V45.5"/>'),
    HEAD,
    face("happy", "open"),
    f'<path d="M20.5 27C20 16.5 25 11 32 11S44 16.5 43.5 27C41 21.5 37 20 32 20S23 21.5 20.5 27Z" {INK}/>',
    f'<rect x="31" y="32.8" width="2.4" height="2" {PAPER}/>',
    f'<path {TINT} d="M15 19l-5-3v6ZM15 19l5-3v6ZM49 19l-5-3v6ZM49 19l5-3v6Z" {tint("rose")}/><path {THIN} d="M15 19l-5-3v6ZM15 19l5-3v6ZM49 19l-5-3v6ZM49 19l5-3v6Z"/></g>',
    f'<circle cx="24.5" cy="42.5" r="1.1" {tint("stain")}/><circle cx="39.5" cy="43.5" r="1.3" {tint("stain")}/><circle cx="38" cy="46" r=".8" {tint("stain")}/>',
)
draw(
    "boss",
    torso("paper", SUIT + tie("blue")),
    f'<path d="M11 60C11 50 19 46 24 45L29.5 60ZM53 60C53 50 45 46 40 45L34.5 60Z" {INK}/>',
    EARS,
    HEAD,
    face("dot", "flat", brow="stern", cheeks=False),
    f'<path d="M20.8 25C19 14.5 25 11 33 11S45 15.5 43.2 25C42.5 20 40.5 17.5 36 16.5 31 19 25 18 23.5 18 22 20 21.3 22.5 20.8 25Z" {INK}/>',
    shape(
        "M43.5 21.5h5c1 0 1.700.7 1.7 1.7V38.5c0 1-.7 1.7-1.7 1.7h-5c-1 0-1.7-.7-1.7-1.7V23.2c0-1 .7-1.7 1.7-1.7Z",
        "paper",
    ),
    f'<path {THIN} d="M44.5 25h3.2M44.5 28h3.2M45.6 37h1"/>',
    f'<path {LINE} d="M53 25q2.5 4 0 8M56.5 22.5q4 7 0 13"/>',
)
draw(
    "neighbour",
    f'<path d="M18.5 34C14.5 20 20 10 32 10S49.5 20 45.5 34C43 38 21 38 18.5 34Z" {INK}/>',
    torso("rose", f'<path {LINE} d="M26 45L32 56 38 45M32 56V60"/>'),
    HEAD,
    face("side", "o"),
    f'<path d="M20.5 27C20.5 18.5 25 14 32 14S43.5 18.5 43.5 27C41 22 37.5 20 32 20S23 22 20.5 27Z" {INK}/>',
    "".join(
        f'<g transform="rotate({a} {x} {y})"><rect x="{x - 5}" y="{y - 3.2}" width="10" height="6.4" rx="3.2" {tint(c)}/><rect x="{x - 5}" y="{y - 3.2}" width="10" height="6.4" rx="3.2" {LINE}/><path {THIN} d="M{x - 2} {y - 3}v6M{x + 1.5} {y - 3}v6"/></g>'
        for x, y, a, c in [
            (32, 8.5, 0, "blue"),
            (22, 12.5, -38, "gold"),
            (42, 12.5, 38, "gold"),
            (17.5, 21.5, -72, "blue"),
            (46.5, 21.5, 72, "blue"),
        ]
    ),
)
draw(
    "godfather",
    torso(
        "green",
        SUIT
        + f'<path {THIN} d="M15.5 56v4M19.5 51v9M48.5 56v4M44.5 51v9"/>'
        + bow_tie("paper"),
    ),
    EARS,
    HEAD,
    face("dot", "none", brow="stern", cheeks=False),
    f'<path {LINE} d="M26.5 34q3-2.2 5.5-.6 2.5-1.6 5.500.6"/><path {THIN} d="M29.5 37h5"/>',
    f'<path d="M21 25C21 20 24 18 32 18S43 20 43 25L43.5 17H20.5Z" {INK}/>',
    f'<path d="M10 19.5C14 16 19 17.5 21 17 21 8 25 5 29.5 6 31 6.5 33 6.5 34.5 6 39 5 43 8 43 17 45 17.5 50 16 54 19.5 47 22.5 17 22.5 10 19.5Z" {tint("blue")}/><path {LINE} d="M10 19.5C14 16 19 17.5 21 17 21 8 25 5 29.5 6 31 6.5 33 6.5 34.5 6 39 5 43 8 43 17 45 17.5 50 16 54 19.5 47 22.5 17 22.5 10 19.5Z"/><path d="M21 13.5C27 16 37 16 43 13.5V17C37 19.5 27 19.5 21 17Z" {INK}/>',
    f'<path {TINT} d="{flower(20.5, 52, 4.2, 5, 0.2)}" {tint("stain")}/><path d="{flower(20.5, 52, 4.2, 5, 0.2)}" {LINE}/>',
)
draw(
    "cousin",
    torso("stain", f'<path {LINE} d="M25 45L29 52 32 48 35 52 39 45M32 48V60"/>'),
    EARS,
    HEAD,
    face("happy", "none"),
    f'<path d="M28 33h8c0 2-.6 3.3-1.6 4.1V39.5a2 2 0 0 1-4 0V37.5C28.8 37 28 35.5 28 33Z" {INK}/><path d="M30.8 36h3.2v3.3a1.6 1.6 0 0 1-3.2 0Z" {tint("rose")}/>',
    f'<path d="M20.5 26L19 19 22 19.5 21 12.5 26 14.5 28 8 32 12.5 37 7 38.5 13.5 43.5 11.5 42.5 18.5 45.5 19 43.5 26C42 22 39 19.5 32 19.5S22 22 20.5 26Z" {INK}/>',
    shape(
        "M22 14.5C25 17.5 29.5 17.5 31 14.5H33C34.5 17.5 39 17.5 42 14.5 41.5 19.5 35 20.5 32 16.5 29 20.5 22.5 19.5 22 14.5Z",
        "gold",
    ),
)
draw(
    "singer",
    f'<g {INK}><circle cx="32" cy="14" r="11"/><circle cx="20" cy="20" r="9"/><circle cx="44" cy="20" r="9"/><circle cx="16.5" cy="31" r="8"/><circle cx="47.5" cy="31" r="8"/><circle cx="18" cy="41" r="7"/><circle cx="46" cy="41" r="7"/></g>',
    f'<path d="{TORSO}" {PAPER}/><path {LINE} d="{TORSO}"/>',
    shape("M17 60C17 53 19 49.5 21.5 47L32 54 42.5 47C45 49.5 47 53 47 60Z", "blue"),
    f'<path d="{star(24, 55, 2.6)}{star(33, 58, 2.2)}{star(41, 54, 2.6)}" {PAPER}/>',
    HEAD,
    face("closed", "o"),
    f'<path d="M20.5 27C20.5 18 25 13 32 13S43.5 18 43.5 27C40 22 37 20 32 20S23 22 20.5 27Z" {INK}/>',
    '<circle cx="21" cy="35" r="2" fill="url(#foil)"/><circle cx="43" cy="35" r="2" fill="url(#foil)"/>',
    shape("M36.5 42L49 57 46.5 59 34.5 44Z", "paper"),
    f'<circle cx="34.5" cy="41.5" r="4.2" {tint("gold")}/><circle cx="34.5" cy="41.5" r="4.2" {LINE}/><path {THIN} d="M32 39.5l5 4M31.5 42.5l4.5 3M34 38l4.3 3.5"/>',
)
draw(
    "gatecrasher",
    torso(
        "blue",
        f'<path {LINE} d="M22.5 47C24 53 28 56 32 56S40 53 41.5 47M29 53v4M35 53v4"/>',
    ),
    EARS,
    HEAD,
    face("side", "none", brow="none", cheeks=False),
    shape(
        "M20.5 24C19.5 13 24.5 8.5 32 8.5S44.5 13 43.5 24C37 20.5 27 20.5 20.5 24Z",
        "stain",
    ),
    f'<path {LINE} d="M20.5 24C27 20.5 37 20.5 43.5 24V19C37 15.5 27 15.5 20.5 19Z"/><circle cx="32" cy="7" r="3" {PAPER}/><circle cx="32" cy="7" r="3" {THIN}/>',
    f'<circle cx="27" cy="27.5" r="4.5" {LINE}/><circle cx="37" cy="27.5" r="4.5" {LINE}/><path {LINE} stroke-width="2.2" d="M23 22.8q4-2 7.5 0M33.5 22.8q3.5-2 7.5 0"/>',
    shape("M30 27.5C28.5 31 28 34 32 34S35.5 31 34 27.5Z", "rose"),
    f'<path d="M32 34C28.5 32.5 25 34 24.5 37.5 28.5 38.5 31 37.5 32 36 33 37.5 35.5 38.5 39.5 37.5 39 34 35.5 32.5 32 34Z" {INK}/>',
)
draw(
    "pastry-chef",
    torso(
        "paper",
        f'<path {LINE} d="M28 60V52L32 48 36 52V60"/><circle cx="31" cy="55" r=".9" {INK}/><circle cx="31" cy="58.5" r=".9" {INK}/>',
    ),
    shape("M26.5 44C29 47 35 47 37.5 44L40 47C36 50.5 28 50.5 24 47Z", "stain"),
    EARS,
    HEAD,
    face("closed", "none"),
    f'<path {LINE} d="M32 34C29.5 32.5 27 33.5 25.5 35.5 24 36.5 22.5 35.5 22.8 33.5M32 34C34.5 32.5 37 33.5 38.5 35.5 40 36.5 41.5 35.5 41.2 33.5"/><path {THIN} d="M30 37.5q2 1.2 4 0"/>',
    f'<path d="M20.5 26L20.8 19H43.2L43.5 26C42 22.5 40 20.5 40 20.5H24S22 22.5 20.5 26Z" {INK}/>',
    f'<path d="M21.5 20.5V13C16 11.5 17 4 23 4.5 25-.5 39-.5 41 4.5 47 4 48 11.5 42.5 13V20.5C36 18.5 28 18.5 21.5 20.5Z" {PAPER}/><path {LINE} d="M21.5 20.5V13C16 11.5 17 4 23 4.5 25-.5 39-.5 41 4.5 47 4 48 11.5 42.5 13V20.5C36 18.5 28 18.5 21.5 20.5Z"/><path {THIN} d="M21.5 16.5C28 14.5 36 14.5 42.5 16.5M27 6.5v5M37 6.5v5M32 5v5"/>',
)


# Of another deck (W11): a guest like any other, whose face is not known.
draw("someone", torso("paper"), EARS, HEAD, f'<path d="{SHORT_HAIR}" {INK}/>')
