"""What a person has set on this device, kept as one small JSON text."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from engine.game import RefusedError
from engine.record import parse_json
from engine.text import OWN_NAMES
from ui.saved import Storage

KEY = "table-sixteen/settings"
THEMES = ("system", "light", "dark")
PACES = ("slow", "usual", "quick", "step")
MOTIONS = ("system", "still")
SOUNDS = ("off", "on")
SHORTCUTS = ("on", "off")


@dataclass(frozen=True, slots=True)
class Settings:
    """Choices that outlive a table."""

    theme: str = "system"
    """One of THEMES."""
    pace: str = "usual"
    """How fast bots move; one of PACES."""
    motion: str = "system"
    """Whether things move on the table; one of MOTIONS."""
    sound: str = "off"
    """One of SOUNDS."""
    language: str = ""
    """One of OWN_NAMES; empty for what the browser asks for. `language.js` reads it too."""
    shortcuts: str = "on"
    """Whether single letters do something; one of SHORTCUTS."""
    people: tuple[str, ...] = ()
    """Names persons gave themselves here, the latest first."""
    declined: str = ""
    """The last release of the page that somebody did not want to go over to yet."""
    notes: tuple[str, ...] = ()
    """Notes of the first round that were read (`ui.lesson`), as `GAME ID`."""
    asked_to_stay: bool = False
    """Whether the browser was asked not to clear away what is kept here."""


def read_settings(storage: Storage) -> Settings:
    """Return the settings kept, each one that makes no sense by its default."""
    kept = _kept(storage)
    notes = kept.get("notes")
    people, declined = kept.get("people"), kept.get("declined")
    names = (
        [n for n in people if isinstance(n, str)] if isinstance(people, list) else []
    )
    return Settings(
        theme=_one_of(THEMES, kept.get("theme"), "system"),
        pace=_one_of(PACES, kept.get("pace"), "usual"),
        motion=_one_of(MOTIONS, kept.get("motion"), "system"),
        sound=_one_of(SOUNDS, kept.get("sound"), "off"),
        language=_one_of(tuple(OWN_NAMES), kept.get("language"), ""),
        shortcuts=_one_of(SHORTCUTS, kept.get("shortcuts"), "on"),
        people=tuple(names[:5]),
        declined=declined if isinstance(declined, str) else "",
        notes=tuple(n for n in notes if isinstance(n, str))
        if isinstance(notes, list)
        else (),
        asked_to_stay=kept.get("asked_to_stay") is True,
    )


def _one_of(choices: tuple[str, ...], kept: object, default: str) -> str:
    return kept if isinstance(kept, str) and kept in choices else default


def keep_settings(storage: Storage, settings: Settings) -> None:
    """Write the settings; where storage is blocked they last as long as the page.

    What a newer release has set beside them stays.
    """
    kept = {**_kept(storage), **asdict(settings)}
    storage.set(KEY, json.dumps(kept, ensure_ascii=False))


def _kept(storage: Storage) -> dict[str, object]:
    try:
        kept = parse_json(storage.get(KEY) or "{}")
    except RefusedError:
        return {}
    return kept if isinstance(kept, dict) else {}
