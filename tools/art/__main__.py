"""Write the sprite, the sizes of its drawings and the icons to where they belong."""

from __future__ import annotations

from pathlib import Path

from .app_icon import icon, maskable_icon
from .sprite import drawings, sprite, view_boxes

ROOT = Path(__file__).parent.parent.parent


def written() -> dict[str, str]:
    """Return the texts of all generated files by their path from the root."""
    drawn = drawings()
    return {
        "static/icons.svg": sprite(drawn),
        "static/icon.svg": icon(),
        "static/icon-maskable.svg": maskable_icon(),
        "ui/parts/view_boxes.py": view_boxes(drawn),
    }


if __name__ == "__main__":
    for name, text in written().items():
        (ROOT / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.encode()):,} bytes")
