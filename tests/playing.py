"""A person at a stand-in device who presses what can be pressed, by chance."""

from __future__ import annotations

from collections.abc import Callable

from engine.rng import Rng
from tests.device import StandIn
from ui.app import App, start


def opened(device: StandIn | None = None) -> tuple[App, StandIn]:
    """Return a page that was just opened."""
    device = device or StandIn()
    app = start(device)
    app.change_settings(pace="quick")
    return app, device


def lay_table(app: App, game: str, kinds: list[str]) -> None:
    """Lay a table with these kinds of players and deal it, through the lobby's verbs."""
    app.on("lobby", game, "")
    assert app.lobby is not None
    while len(app.lobby.players) < len(kinds):
        app.on("add-seat", "", "")
    while len(app.lobby.players) > len(kinds):
        app.on("unseat", str(len(app.lobby.players) - 1), "")
    for seat, kind in enumerate(kinds):
        app.on("kind", str(seat), kind)
    settle_house_rules(app)
    app.on("deal", "", "")
    assert app.session is not None


def settle_house_rules(app: App) -> None:
    """Choose who is the Bride, where the game asks: the first fixed choice offered."""
    device = app.device
    assert isinstance(device, StandIn)
    for arg in device.offers("set-up"):
        if arg.startswith("bride"):
            app.on("set-up", arg, "")
            return


def play_on(
    app: App, device: StandIn, rng: Rng, after: Callable[[], None] = lambda: None
) -> None:
    """Play the running table to its end, calling `after` after everything pressed."""
    for _ in range(3_000):
        device.run()
        after()
        if device.available("again"):
            return
        press_something(app, device, rng)
        after()
    raise AssertionError("the game does not end")


def press_something(app: App, device: StandIn, rng: Rng) -> None:
    """Press what leads on: go on, lift the cover, confirm, or pick what is free."""
    for verb in ("onward", "uncover", "confirm", "cover"):
        offered = device.available(verb)
        if offered:
            app.on(verb, offered[0], "")
            return
    assert app.session is not None
    tokens = [t for t in device.available("pick") if t not in app.session.picks]
    assert tokens, f"nothing to press: {device.text[:400]}"
    app.on("pick", rng.choice(tokens), "")
