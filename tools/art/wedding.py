"""What stands on the wedding table: pawns, cake from above and from the side, a plate."""

from __future__ import annotations

import math
from typing import Final

from .plates import LINE, THIN, TINT, Drawing, flower, scallops

DRAWINGS: Final[dict[str, Drawing]] = {}

DRAWINGS["pawn-groom"] = Drawing(
    "0 0 48 64",
    """<ellipse cx="24" cy="58" rx="17" ry="4.5" fill="var(--shade)"/><path d="M8 57C9 45 13 40 17 36.5V31H31V36.5C35 40 39 45 40 57C30 60 18 60 8 57Z" fill="var(--groom)"/><path d="M24 36L18.5 33.5V41.5L24 39L29.5 41.5V33.5Z" fill="var(--paper)"/><circle cx="24" cy="24.5" r="10" fill="var(--groom)"/><path d="M14.5 14.5V5.5C14.5 3.5 33.5 3.5 33.5 5.5V14.5H37.5V18H10.5V14.5Z" fill="var(--groom)"/><path d="M14.5 11.5H33.5" stroke="var(--paper)" stroke-width="2"/><path d="M16 48.5l4 8M22 47.5l4.5 10M29 47.5l4.5 9" stroke="var(--paper)" stroke-width="1.3" opacity=".75"/>""",
)
DRAWINGS["pawn-bride"] = Drawing(
    "0 0 48 64",
    """<ellipse cx="24" cy="58" rx="18" ry="4.5" fill="var(--shade)"/><path d="M11 22C6 34 5 46 5 56C10 59 14 57 16 52C18 42 17 30 16 20ZM37 22C42 34 43 46 43 56C38 59 34 57 32 52C30 42 31 30 32 20Z" fill="var(--bride)" opacity=".5"/><path d="M7 57C8 48 13 42 18.5 38V33H29.5V38C35 42 40 48 41 57C31 60 17 60 7 57Z" fill="var(--bride)"/><circle cx="24" cy="24.5" r="10" fill="var(--bride)"/><path d="M13.5 21C12 10 36 10 34.5 21C30 15.5 18 15.5 13.5 21Z" fill="var(--bride)"/><path d="M16.5 12.5L15 5.5L20 9L24 3L28 9L33 5.5L31.5 12.5Z" fill="url(#foil)"/><g fill="var(--paper)"><circle cx="16" cy="52" r="1.5"/><circle cx="24" cy="53.5" r="1.5"/><circle cx="32" cy="52" r="1.5"/><circle cx="20" cy="47.5" r="1.5"/><circle cx="28" cy="47.5" r="1.5"/></g>""",
)


def sugar_rose(cx: float, cy: float, r: float, fill: str) -> str:
    """A rose on the cake seen from above."""
    return f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="var({fill})"/><path {THIN} d="M{cx} {cy - r * 0.45:.1f}a{r * 0.45:.1f} {r * 0.45:.1f} 0 1 0 {r * 0.45:.1f} {r * 0.45:.1f}" /><circle cx="{cx}" cy="{cy}" r="{r}" {THIN}/>'


DRAWINGS["cake-top"] = Drawing(
    "0 0 120 120",
    f'''<path d="{scallops(60, 63, 53, 26, 7)}" fill="var(--shade)"/><path d="{scallops(60, 60, 52, 26, 7)}" fill="var(--t-paper)"/><path d="{scallops(60, 60, 52, 26, 7)}" {THIN}/><circle cx="60" cy="60" r="47" {THIN} stroke-dasharray="1.5 4"/>
<path transform="translate(1.5 1.5)" d="{scallops(60, 60, 38, 20, 6.5)}" fill="var(--t-rose)"/><path d="{scallops(60, 60, 38, 20, 6.5)}" {LINE}/><circle cx="60" cy="60" r="33.5" {THIN}/><circle cx="61" cy="61" r="24" fill="var(--t-paper)"/><circle cx="60" cy="60" r="24" {LINE}/><circle cx="60" cy="60" r="20.5" {THIN} stroke-dasharray="1 3.5"/>'''
    + "".join(
        sugar_rose(
            round(60 + 43.5 * math.cos(a), 1), round(60 + 43.5 * math.sin(a), 1), 4.5, f
        )
        for a, f in [
            (0.5, "--t-gold"),
            (0.78, "--t-rose"),
            (1.06, "--t-green"),
            (3.64, "--t-gold"),
            (3.92, "--t-rose"),
            (4.2, "--t-green"),
        ]
    ),
)
# --- cake elevation 120x140 for illustrations
DRAWINGS["cake-side"] = Drawing(
    "0 0 120 140",
    f'''<ellipse cx="60" cy="131" rx="50" ry="5" fill="var(--shade)"/>
<path {TINT} d="M16 90H104V124H16ZM28 58H92V90H28ZM40 30H80V58H40Z" fill="var(--t-paper)"/><path {TINT} d="M16 90H104V98q-5.5 8-11 0t-11 0-11 0-11 0-11 0-11 0-11 0-11 0ZM28 58H92V65q-5.33 7-10.66 0t-10.66 0-10.66 0-10.66 0-10.66 0-10.66 0ZM40 30H80V37q-5 6-10 0t-10 0-10 0-10 0Z" fill="var(--t-rose)"/>
<path {LINE} d="M16 90H104V124H16ZM28 58H92V90M28 58V90M40 30H80V58M40 30V58"/><path {THIN} d="M16 98q5.5 8 11 0t11 0 11 0 11 0 11 0 11 0 11 0 11 0M28 65q5.33 7 10.66 0t10.66 0 10.66 0 10.66 0 10.66 0 10.66 0M40 37q5 6 10 0t10 0 10 0 10 0"/><path {LINE} d="M8 124H112M52 124v6M68 124v6M38 131H82"/>
<path {TINT} d="{flower(88, 86, 8, 6, 0.2)}" fill="var(--t-gold)"/><path d="{flower(88, 86, 8, 6, 0.2)}" {LINE}/><path {TINT} d="{flower(101, 92, 6, 6, 0.5)}" fill="var(--t-blue)"/><path d="{flower(101, 92, 6, 6, 0.5)}" {LINE}/><path {TINT} d="{flower(41, 55, 7, 6, 0.5)}" fill="var(--t-blue)"/><path d="{flower(41, 55, 7, 6, 0.5)}" {LINE}/><path {TINT} d="{flower(31, 61, 5.5, 6, 0.1)}" fill="var(--t-gold)"/><path d="{flower(31, 61, 5.5, 6, 0.1)}" {LINE}/><circle cx="88" cy="86" r="2" {THIN}/><circle cx="41" cy="55" r="2" {THIN}/>
<path {TINT} d="M60 26C52 20.5 49 17 49 13 49 9.5 51.5 7.5 54.5 7.5c2.4 0 4.5 1.3 5.5 3.5 1-2.2 3.1-3.5 5.5-3.5 3 0 5.5 2 5.5 5.5 0 4-3 7.5-11 13Z" fill="var(--t-stain)"/><path {LINE} d="M60 26C52 20.5 49 17 49 13 49 9.5 51.5 7.5 54.5 7.5c2.4 0 4.5 1.3 5.5 3.5 1-2.2 3.1-3.5 5.5-3.5 3 0 5.5 2 5.5 5.5 0 4-3 7.5-11 13ZM60 26v4"/>''',
)
# --- plate 64
DRAWINGS["plate"] = Drawing(
    "0 0 64 64",
    '<circle cx="32" cy="33.5" r="28" fill="var(--shade)"/><circle cx="32" cy="32" r="28" fill="var(--plate)"/><circle cx="32" cy="32" r="27" fill="none" stroke="var(--plate-line)" stroke-width="1.2"/><circle cx="32" cy="32" r="18.5" fill="none" stroke="var(--plate-line)" stroke-width="1"/><circle cx="32" cy="32" r="23" fill="none" stroke="var(--foil-hi)" stroke-width="1" stroke-dasharray=".1 4.72" stroke-linecap="round" opacity=".8"/>',
)
