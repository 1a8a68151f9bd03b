"""What guests are made of: head, eyes, brows, mouth, torso, clothes. In a box of 64 by 60.

Portraits are printed smaller than cards, so both plates are finer here.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from .plates import pen

TINT: Final = 'transform="translate(1.2 1.1)"'
LINE: Final = pen(1.6)
THIN: Final = pen(1.1)
INK: Final = 'fill="currentColor"'
PAPER: Final = 'fill="var(--t-paper)"'

Eyes: TypeAlias = Literal["dot", "happy", "closed", "side", "none"]
Brow: TypeAlias = Literal["calm", "stern", "worry", "arch", "none"]
Mouth: TypeAlias = Literal["smile", "flat", "frown", "open", "o", "smirk", "none"]


def tint(name: str) -> str:
    """Return the fill of a tint plate: rose, green, gold, blue, stain, paper."""
    return f'fill="var(--t-{name})"'


def shape(d: str, fill: str) -> str:
    """Return a shape on both plates."""
    return f'<path {TINT} d="{d}" {tint(fill)}/><path {LINE} d="{d}"/>'


ARCH: Final = '<path d="M5 60V30a27 27 0 0 1 54 0V60Z" fill="var(--side-t)"/>'
"""The window every guest looks out of; its colour is the side's."""
TORSO: Final = "M11 60C11 50 19 46 27.5 44V38H36.5V44C45 46 53 50 53 60Z"
HEAD_LINE: Final = "M21.5 26C21.5 17 26 14 32 14S42.5 17 42.5 26C42.5 34 38.5 40 32 40S21.5 34 21.5 26Z"
HEAD: Final = f'<path d="{HEAD_LINE}" {PAPER}/><path {LINE} d="{HEAD_LINE}"/>'
EARS: Final = f'<circle cx="21.3" cy="28" r="2.3" {PAPER}/><circle cx="21.3" cy="28" r="2.3" {LINE}/><circle cx="42.7" cy="28" r="2.3" {PAPER}/><circle cx="42.7" cy="28" r="2.3" {LINE}/>'
SUIT: Final = f'<path d="M27.5 44L32 52 36.5 44 40 46 35 60H29L24 46Z" {PAPER}/><path {LINE} d="M27.5 44L22.5 47.5 29 60M36.5 44L41.5 47.5 35 60M27.5 44L32 50 36.5 44"/>'
NECKLACE: Final = (
    f'<g {PAPER} stroke="currentColor" stroke-width="1">'
    + "".join(
        f'<circle cx="{x}" cy="{y}" r="1.5"/>'
        for x, y in [
            (25, 46),
            (27.3, 48.2),
            (30.2, 49.5),
            (33.8, 49.5),
            (36.7, 48.2),
            (39, 46),
        ]
    )
    + "</g>"
)
SHORT_HAIR: Final = "M20.8 27C19 17 24 10.5 32 10.5S45 17 43.2 27C42.5 22.5 41 20 38 18 33 20 27 20 24.5 19.5 22.5 21.5 21.5 24 20.8 27Z"
LONG_HAIR: Final = "M18 52C14 40 15 10 32 10S50 40 46 52C40 56 24 56 18 52Z"
FRINGE: Final = "M20.5 28C20 17 25 11.5 32 11.5S44 17 43.5 28C42 23 39.5 20.5 36 19 32 22.5 25 22.5 20.5 28Z"


def torso(fill: str, detail: str = "", d: str = TORSO) -> str:
    """Return shoulders and neck in clothes of a tint."""
    return f'<path d="{d}" {PAPER}/><path {TINT} d="{d}" {tint(fill)}/><path d="M27.5 44V38H36.5V44C35 46.5 33 47.5 32 47.5S29 46.5 27.5 44Z" {PAPER}/><path {LINE} d="{d}"/>{detail}'


def bow_tie(fill: str = "stain", y: float = 47) -> str:
    """Return a bow tie."""
    f = fill
    return f'<path d="M32 {y}L25.5 {y - 3.2}V{y + 3.2}L32 {y}L38.5 {y + 3.2}V{y - 3.2}Z" {tint(f)}/><path {LINE} d="M32 {y}L25.5 {y - 3.2}V{y + 3.2}L32 {y}L38.5 {y + 3.2}V{y - 3.2}Z"/>'


def tie(fill: str = "stain") -> str:
    """Return a long tie."""
    f = fill
    return f'<path d="M30 46.5h4l1 3-1.2 1.5 2 9h-7.6l2-9L29 49.5Z" {tint(f)}/><path {LINE} d="M30 46.5h4l1 3-1.2 1.5 2 9h-7.6l2-9L29 49.5Z"/>'


def face(
    eyes: Eyes = "dot",
    mouth: Mouth = "smile",
    *,
    brow: Brow = "calm",
    cheeks: bool = True,
    dy: float = 0,
) -> str:
    """Return a face, to be laid on HEAD; `dy` moves it down."""
    blush = "".join(
        f'<circle cx="{x}" cy="{31 + dy}" r="2" {tint("rose")}/>'
        for x in (25.5, 38.5)
        if cheeks
    )
    return blush + _eyes(dy)[eyes] + _brows(dy)[brow] + _mouths(dy)[mouth]


def _eyes(dy: float) -> dict[Eyes, str]:
    return {
        "dot": f'<circle cx="27.8" cy="{27 + dy}" r="1.25" {INK}/><circle cx="36.2" cy="{27 + dy}" r="1.25" {INK}/>',
        "happy": f'<path {LINE} d="M26 {27.5 + dy}q1.8-2 3.6 0M34.4 {27.5 + dy}q1.8-2 3.6 0"/>',
        "closed": f'<path {LINE} d="M26 {26.5 + dy}q1.8 1.8 3.6 0M34.4 {26.5 + dy}q1.8 1.8 3.6 0"/>',
        "side": f'<circle cx="29" cy="{27 + dy}" r="1.3" {INK}/><circle cx="37.6" cy="{27 + dy}" r="1.3" {INK}/>',
        "none": "",
    }


def _brows(dy: float) -> dict[Brow, str]:
    return {
        "calm": f'<path {THIN} d="M25.8 {23.8 + dy}q2-1.3 4-.4M34.2 {23.4 + dy}q2-.9 4 .4"/>',
        "stern": f'<path {LINE} d="M25.5 {22.5 + dy}l4.3 1.7M38.5 {22.5 + dy}l-4.3 1.7"/>',
        "worry": f'<path {THIN} d="M25.5 {24.2 + dy}l4-2M38.5 {24.2 + dy}l-4-2"/>',
        "arch": f'<path {LINE} d="M25.5 {23.5 + dy}q2-2.5 4.3-.5M34.2 {22 + dy}q2.5-1.5 4.3 1"/>',
        "none": "",
    }


def _mouths(dy: float) -> dict[Mouth, str]:
    return {
        "smile": f'<path {LINE} d="M28.5 {34 + dy}q3.5 2.8 7 0"/>',
        "flat": f'<path {LINE} d="M29.5 {35 + dy}h5"/>',
        "frown": f'<path {LINE} d="M29 {35.8 + dy}q3-2.2 6 0"/>',
        "open": f'<path d="M27.8 {32.8 + dy}h8.4c0 3.2-1.6 5-4.2 5s-4.2-1.8-4.2-5Z" {INK}/><path d="M29.6 {36.4 + dy}q2.4-1.4 4.8 0-1 1.4-2.4 1.4t-2.4-1.4Z" {tint("rose")}/>',
        "o": f'<ellipse cx="32" cy="{35 + dy}" rx="2.2" ry="2.6" {INK}/>',
        "smirk": f'<path {LINE} d="M29 {35 + dy}q3.5 1.2 6.5-1.8"/>',
        "none": "",
    }
