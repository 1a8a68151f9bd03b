"""What a person has set on this device, kept as one small JSON text."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from engine.game import RefusedError
from engine.record import parse_json
from ui.saved import Storage

KEY = "table-sixteen/settings"
THEMES = ("system", "light", "dark")
PACES = ("slow", "usual", "quick")


@dataclass(frozen=True, slots=True)
class Settings:
    """Choices that outlive a table."""

    theme: str = "system"
    """One of THEMES."""
    pace: str = "usual"
    """How fast bots move; one of PACES."""
    people: tuple[str, ...] = ()
    """Names persons gave themselves here, the latest first."""


def read_settings(storage: Storage) -> Settings:
    """Return the settings kept, each one that makes no sense by its default."""
    try:
        kept = parse_json(storage.get(KEY) or "{}")
    except RefusedError:
        kept = {}
    if not isinstance(kept, dict):
        kept = {}
    people = kept.get("people")
    names = (
        [n for n in people if isinstance(n, str)] if isinstance(people, list) else []
    )
    return Settings(
        theme=kept["theme"] if kept.get("theme") in THEMES else "system",
        pace=kept["pace"] if kept.get("pace") in PACES else "usual",
        people=tuple(names[:5]),
    )


def keep_settings(storage: Storage, settings: Settings) -> None:
    """Write the settings; where storage is blocked they last as long as the page."""
    storage.set(KEY, json.dumps(asdict(settings), ensure_ascii=False))
