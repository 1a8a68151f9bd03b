"""Devices that speak a language, and controls in what they show."""

from __future__ import annotations

import gzip
from collections.abc import Iterator

import pytest

from engine.text import ENGLISH, speak
from tests.device import StandIn
from tests.playing import settle_house_rules
from tools.messages import compiled
from ui.app import App


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak(ENGLISH)


def packed(code: str) -> bytes:
    return gzip.compress(compiled(code))


def device_with(*codes: str, **about: str) -> StandIn:
    device = StandIn(catalogues={code: packed(code) for code in codes})
    device.language = about.get("language", "en")
    return device


def dealt(app: App) -> None:
    settle_house_rules(app)
    app.on("deal", "", "")
