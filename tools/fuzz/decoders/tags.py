"""Language tags: of the settings, of somebody's seat, and those that the browser tells."""

from __future__ import annotations

from collections.abc import Iterator

from engine.record import format_json
from engine.text import OWN_NAMES
from tests.device import StandIn
from tools.fuzz.decoder import Decoder
from tools.fuzz.decoders.samples import device, entries, opened
from ui.app import App
from ui.keeping import session_from
from ui.saved import entry_in
from ui.settings import KEY, read_settings

_apps: list[App] = []


def tried(tag: str) -> bool:
    """Take a text for a language wherever one is said. Only one of ours is one."""
    kept = StandIn(store={KEY: format_json({"language": tag})})
    language = read_settings(kept).language
    assert language in ("", *OWN_NAMES)
    entry = {**entry_in(entries()[4]), "languages": {"0": tag, tag: "ja"}}
    session = session_from("0123456789", entry)
    assert {*session.languages.values()} <= {*OWN_NAMES}
    app = _apps[0] if _apps else opened(device())
    _apps[:] = [app]
    app.heard("language", tag)
    app.on("language", tag, "")
    app.on("seat-language", tag, tag)
    assert app.settings.language in ("", *OWN_NAMES)
    app.change_settings(language="en")
    app.tongues.failed.clear()
    app.tongues.coming.clear()
    return language != ""


def seeds() -> Iterator[str]:
    """Give tags."""
    yield from (*OWN_NAMES, "!ja", "zh", "zh-HK", "en-x-" + "a" * 30, "", "../x", "JA")


DECODER = Decoder("tags", tried, seeds, 40_000, longest=100)
