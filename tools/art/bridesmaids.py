"""The other cards of Always a Bridesmaid: THE START, WILD, the Robot, HOLD BACK, the bow.

`--rib`, `--rib-d` and `--rib-t` are the ribbon of whose card it is.
"""

from __future__ import annotations

from typing import Final

from .plates import LINE, THIN, TINT, Drawing, flower

DRAWINGS: Final[dict[str, Drawing]] = {}

DRAWINGS["bow"] = Drawing(
    "0 0 64 48",
    '<path d="M32 22C26 10 14 4 5 7 1 16 2 26 6 32 16 34 26 30 32 26ZM32 22C38 10 50 4 59 7 63 16 62 26 58 32 48 34 38 30 32 26Z" fill="var(--rib)"/><path d="M29 27C26 35 20 42 12 46L20 45 23 48C28 43 32 36 33 30ZM35 27C38 35 44 42 52 46L44 45 41 48C36 43 32 36 31 30Z" fill="var(--rib-d)"/><path d="M10 13C18 14 24 17 28 22M9 27C16 27 22 26 27 25M54 13C46 14 40 17 36 22M55 27C48 27 42 26 37 25" fill="none" stroke="var(--rib-d)" stroke-width="1.8" stroke-linecap="round"/><rect x="27" y="18" width="10" height="12" rx="4" fill="var(--rib-d)"/>',
)
# --- HOLD BACK: curtain tieback 80x80
DRAWINGS["holdback"] = Drawing(
    "0 0 80 80",
    f"""<path {THIN} d="M6 8H74M6 8a2 2 0 1 1-.1 0M74 8a2 2 0 1 1-.1 0"/><path {TINT} d="M10 10H70C71 26 63 38 48 45.5 58 54 64 63 66 74H22C23 60 26 52 32 46 20 40 10 28 10 10Z" fill="var(--t-stain)" opacity=".85"/><path {LINE} d="M10 10H70C71 26 63 38 48 45.5 58 54 64 63 66 74H22C23 60 26 52 32 46 20 40 10 28 10 10Z"/><path {THIN} d="M22 10C22 26 28 37 36 44M34 10C34 24 36 36 39.5 43.5M46 10C47 24 45 36 42.5 43.5M58 10C59 24 54 36 46 43.5M36 50C32 57 30 65 30 74M40.5 50C39.5 58 39 66 39.5 74M44.5 50C48 57 51 65 52 74"/><path d="M28.5 42C35 47.5 45 47.5 51.5 42L53.5 46.5C46 53 34 53 26.5 46.5Z" fill="url(#foil)"/><path {LINE} d="M28.5 42C35 47.5 45 47.5 51.5 42L53.5 46.5C46 53 34 53 26.5 46.5Z"/><path {LINE} d="M53 44.5C58 45 61 47.5 61.5 51"/><path d="M59 51h5.5v4.5l2.5 12H56.5l2.5-12Z" fill="url(#foil)"/><path {LINE} d="M59 51h5.5v4.5l2.5 12H56.5l2.5-12Z"/><path {THIN} d="M59 55.5h5.5M60.3 59v8M63.2 59v8"/>""",
)
# --- bridesmaid START / WILD, head & shoulders 80x96
BUST = "M16 96C16 78 24 70 33.5 67V58H46.5V67C56 70 64 78 64 96Z"
DRAWINGS["start"] = Drawing(
    "0 0 80 96",
    f'''<circle cx="40" cy="42" r="36" fill="var(--rib-t)"/><path d="M13 66C14 84 20 92 24 96H56C60 92 66 84 67 66C60 74 50 78 40 78S20 74 13 66Z" fill="var(--rib-t)"/>
<path d="M28 60C20 56 17 46 18 36C19 20 29 12 40 12S61 20 62 36C63 46 60 56 52 60Z" fill="currentColor"/><circle cx="40" cy="10" r="8.5" fill="currentColor"/><path d="{BUST}" fill="var(--t-paper)"/><path {LINE} d="{BUST}"/><path d="M23 96C22 86 24 78 27 73C31 80 36 83 40 83S49 80 53 73C56 78 58 86 57 96Z" fill="var(--rib)"/><path {LINE} d="M23 96C22 86 24 78 27 73C31 80 36 83 40 83S49 80 53 73C56 78 58 86 57 96"/>
<path d="M26 38C26 27 32 24 40 24S54 27 54 38C54 52 48 60 40 60S26 52 26 38Z" fill="var(--t-paper)"/><path {LINE} d="M26 38C26 27 32 24 40 24S54 27 54 38C54 52 48 60 40 60S26 52 26 38Z"/><path d="M25 37C27 28 35 26 44 24C49 28 53 31 55 37C58 27 52 19 40 19S22 27 25 37Z" fill="currentColor"/>
<path {LINE} d="M32 41.5q2.5-2.6 5 0M43 41.5q2.5-2.6 5 0"/><path {THIN} d="M31.5 36.5q2.5-1.8 5-.8M43.5 35.7q2.5-1 5 .8M40 43.5v4"/><path {LINE} d="M36 51.5q4 3.2 8 0"/><circle cx="31.5" cy="48.5" r="2.8" fill="var(--t-rose)"/><circle cx="48.5" cy="48.5" r="2.8" fill="var(--t-rose)"/>
<path d="{flower(57, 20, 8, 5, 0.3)}" fill="var(--rib)"/><path d="{flower(57, 20, 8, 5, 0.3)}" {LINE}/><circle cx="57" cy="20" r="2.2" fill="var(--t-paper)"/>''',
)
DRAWINGS["wild"] = Drawing(
    "0 0 80 96",
    f'''<circle cx="40" cy="42" r="36" fill="var(--rib-t)"/><path d="M13 66C14 84 20 92 24 96H56C60 92 66 84 67 66C60 74 50 78 40 78S20 74 13 66Z" fill="var(--rib-t)"/>
<path d="M24 64L12 66 18 56 7 52 15 45 5 37 16 33 11 21 23 22 24 9 34 15 42 4 48 14 60 7 60 20 72 20 66 32 76 38 66 45 73 54 62 56 66 67 54 63Z" fill="currentColor"/><path d="{BUST}" fill="var(--t-paper)"/><path {LINE} d="{BUST}"/><path d="M23 96C22 86 24 78 27 73C31 80 36 83 40 83S49 80 53 73C56 78 58 86 57 96Z" fill="var(--rib)"/><path {LINE} d="M23 96C22 86 24 78 27 73C31 80 36 83 40 83S49 80 53 73C56 78 58 86 57 96"/>
<path d="M26 38C26 27 32 24 40 24S54 27 54 38C54 52 48 60 40 60S26 52 26 38Z" fill="var(--t-paper)"/><path {LINE} d="M26 38C26 27 32 24 40 24S54 27 54 38C54 52 48 60 40 60S26 52 26 38Z"/><path d="M25 38L30 27 33 33 38 24 41 31 47 24 49 32 55 37C58 27 52 19 40 19S22 27 25 38Z" fill="currentColor"/>
<path {LINE} d="M31.5 39l5 4.5M36.5 39l-5 4.5M43.5 39l5 4.5M48.5 39l-5 4.5"/><path d="M34.5 50h11c0 4.5-2.5 6.5-5.5 6.5S34.5 54.5 34.5 50Z" fill="currentColor"/><circle cx="30.5" cy="48.5" r="3.2" fill="var(--t-stain)" opacity=".7"/><circle cx="49.5" cy="48.5" r="3.2" fill="var(--t-stain)" opacity=".7"/>
<g transform="rotate(38 64 16)"><path d="{flower(64, 16, 8, 5, 0.3)}" fill="var(--rib)"/><path d="{flower(64, 16, 8, 5, 0.3)}" {LINE}/><circle cx="64" cy="16" r="2.2" fill="var(--t-paper)"/></g><path d="M57 78c2-3 6-3 7.5 0s-1 6-4.5 5-4.5-3-3-5Z" fill="var(--t-stain)" opacity=".8"/>''',
)
DRAWINGS["robot"] = Drawing(
    "0 0 80 96",
    f'<circle cx="40" cy="42" r="36" fill="var(--rib-t)"/><path {LINE} d="M40 20V11"/><circle cx="40" cy="8" r="3.5" fill="url(#foil)"/><circle cx="40" cy="8" r="3.5" {THIN}/><rect x="20" y="20" width="40" height="38" rx="12" fill="var(--t-paper)"/><rect x="20" y="20" width="40" height="38" rx="12" {LINE}/><circle cx="32" cy="38" r="5" {LINE}/><circle cx="48" cy="38" r="5" {LINE}/><circle cx="32" cy="38" r="1.6" fill="currentColor"/><circle cx="48" cy="38" r="1.6" fill="currentColor"/><path {LINE} d="M32 49H48M36 47v4M40 47v4M44 47v4M16 34v10M64 34v10M34 58v6H46V58"/><path d="M18 96C18 78 26 66 40 66S62 78 62 96Z" fill="var(--rib)"/><path {LINE} d="M18 96C18 78 26 66 40 66S62 78 62 96"/><path {THIN} d="M33 74h14M31 80h18"/><path d="{flower(57, 21, 8, 5, 0.3)}" fill="var(--rib)"/><path d="{flower(57, 21, 8, 5, 0.3)}" {LINE}/><circle cx="57" cy="21" r="2.2" fill="var(--t-paper)"/>',
)
