"""What a person has set, in the storage."""

from __future__ import annotations

from dataclasses import fields

from engine.text import OWN_NAMES
from tests.device import StandIn
from tools.fuzz.decoder import Decoder, Shape
from tools.fuzz.decoders.samples import SETTINGS
from ui.settings import KEY, PACES, THEMES, Settings, keep_settings, read_settings


def tried(text: str) -> bool:
    """Read settings: whatever makes no sense is as at the beginning. Keep them again."""
    device = StandIn(store={KEY: text})
    found = read_settings(device)
    assert found.theme in THEMES
    assert found.pace in PACES
    assert found.language in ("", *OWN_NAMES)
    assert all(isinstance(name, str) for name in found.people + found.notes)
    for field in fields(Settings):
        assert type(getattr(found, field.name)) is type(getattr(Settings(), field.name))
    keep_settings(device, found)
    assert read_settings(device) == found
    return found != Settings()


DECODER = Decoder("settings", tried, lambda: [SETTINGS], 200_000, Shape.JSON, 1_024)
