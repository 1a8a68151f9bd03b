"""What each game is called, and how it is announced."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "always-a-bridesmaid-name": "Always a Bridesmaid",
    "always-a-bridesmaid-short": "Bridesmaid",
    "always-a-bridesmaid-tagline": (
        "Come second, beautifully. Outshine everyone except the bride."
    ),
    "always-a-bridesmaid-deal": "Deal the Accessories",
    "at-the-wedding-table-name": "At the Wedding Table",
    "at-the-wedding-table-short": "Wedding Table",
    "at-the-wedding-table-tagline": (
        "Sixteen seats, two families. Somebody has to sit beside Uncle."
    ),
    "at-the-wedding-table-deal": "Lay the table",
}
