"""The command line of a table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.record import format_json
from tests.device import StandIn
from tools.fuzz.decoder import Decoder
from tools.fuzz.decoders.samples import KEYS, NOW, records, running
from ui.app import App, start
from ui.commands import read, verbs_of, words_of
from ui.keeping import seated
from ui.listening import said_to

_apps: dict[str, App] = {}


def tried(line: str) -> bool:
    """Type a line at a table of each game: something is answered, nothing is chosen."""
    read(line)
    taken = False
    for number in range(2):
        app = _at_table(number)
        session = app.session
        assert session is not None
        steps = len(session.table.steps)
        app.on("command", "", format_json({"line": line}))
        app.on("command", "", line)
        if app.session is not session or len(session.table.steps) > steps:
            _apps.clear()
            taken = True
        elif session.picks:
            session.picks = ()
            taken = True
        app.dialog = app.toast = None
        said_to(session).clear()
    return taken


def _at_table(number: int) -> App:
    key = KEYS[number]
    if key not in _apps:
        device = StandIn()
        app = start(device)
        app.sit(seated(running(records()[2 * number], 3), 1 << 40, NOW))
        app.on("uncover", "", "")
        app.on("command-line", "", "")
        app.draw()
        device.tasks.clear()
        _apps[key] = app
    return _apps[key]


def seeds() -> Iterator[str]:
    """Give commands of every kind."""
    for key in KEYS:
        for verb in verbs_of(key):
            yield f"{words_of(verb.id)[0]} 3 4 yes"
    yield from ("yes", "no", "help play", "log 999999999", "again -3", "why", "５!")


DECODER = Decoder("commands", tried, seeds, 4_000, longest=240)
