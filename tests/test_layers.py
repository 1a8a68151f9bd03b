"""Who may know whom. The layers hold only as long as nobody looks over the fence."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BROWSER = {
    "js",
    "pyscript",
    "pyodide",
    "_pyscript",
    "pyodide_js",
    "polyscript",
    "shims",
}
FOR_GAMES = {
    "engine.game", "engine.message", "engine.packing", "engine.rng", "engine.thinking",
}  # fmt: skip


def modules(folder: str) -> list[str]:
    return sorted(str(p.relative_to(ROOT)) for p in (ROOT / folder).rglob("*.py"))


def imports(path: str) -> Iterator[str]:
    """Return what a module imports, `from a import b` as `a.b`, late imports too."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide who is meant"
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Call) and node.args:
            called, first = node.func, node.args[0]
            name = getattr(called, "id", None) or getattr(called, "attr", None)
            late = name in ("import_module", "__import__")
            if late and isinstance(first, ast.Constant):
                yield str(first.value)


def within(name: str, *packages: str) -> bool:
    return any(name == p or name.startswith(f"{p}.") for p in packages)


def game_of(path: str) -> str:
    return Path(path).parts[2]


GAME_MODULES = [p for p in modules("engine/games") if len(Path(p).parts) > 3]
BOARD_MODULES = [p for p in modules("ui/boards") if len(Path(p).parts) > 3]


def test_there_is_something_to_look_at() -> None:
    """The lists of modules are not empty because of a renamed folder."""
    assert {game_of(p) for p in GAME_MODULES} == {game_of(p) for p in BOARD_MODULES}
    assert len({game_of(p) for p in GAME_MODULES}) >= 2


@pytest.mark.parametrize("path", modules("engine"))
def test_engine_is_pure_python(path: str) -> None:
    """The engine imports the standard library and itself, nothing of the interface."""
    for name in imports(path):
        first = name.split(".")[0]
        assert first == "engine" or first in sys.stdlib_module_names, name


@pytest.mark.parametrize("path", GAME_MODULES)
def test_a_game_knows_the_contract_and_itself(path: str) -> None:
    """A game imports no other game, no table, no record and no words."""
    own = f"engine.games.{game_of(path)}"
    for name in imports(path):
        if within(name, "engine"):
            assert within(name, *FOR_GAMES, own), name


@pytest.mark.parametrize("path", modules("engine") + modules("ui"))
def test_only_one_module_touches_the_browser(path: str) -> None:
    """JavaScript is reached through `ui.browser` alone."""
    touched = {name for name in imports(path) if name.split(".")[0] in BROWSER}
    assert bool(touched) == (path == "ui/browser.py"), touched


@pytest.mark.parametrize("path", modules("ui"))
def test_interface_needs_nothing_installed(path: str) -> None:
    """The interface is shipped as it is: standard library, engine and itself."""
    for name in imports(path):
        first = name.split(".")[0]
        own = first in ("engine", "ui") or first in sys.stdlib_module_names
        assert own or first in BROWSER, name


@pytest.mark.parametrize("path", BOARD_MODULES)
def test_a_board_draws_from_what_one_seat_sees(path: str) -> None:
    """A board knows neither rules nor states nor bots, only views and previews."""
    own = f"engine.games.{game_of(path)}"
    for name in imports(path):
        assert not within(name, "engine.table", "engine.record", "ui.session"), name
        assert not within(name, "engine.game.State", "engine.game.AnyState"), name
        for hidden in ("rules", "state", "resample", "bots", "bot"):
            assert not within(name, f"{own}.{hidden}"), name
        if within(name, "engine.games"):
            assert within(name, own), f"another game: {name}"
        if within(name, "ui.boards") and path != "ui/boards/__init__.py":
            assert within(name, "ui.boards." + game_of(path)) or name.count(".") == 2, (
                name
            )


@pytest.mark.parametrize("path", modules("ui/parts"))
def test_parts_know_only_how_things_look(path: str) -> None:
    """A part knows no screen, no board, no table and no rule."""
    for name in imports(path):
        if within(name, "ui"):
            assert within(name, "ui.html", "ui.parts"), name
        assert not within(name, "engine.table", "engine.record"), name


@pytest.mark.parametrize("package", ["engine", "ui"])
def test_no_files_go_round_in_a_circle(package: str) -> None:
    """What a module imports, for types too, never leads back to it."""
    names = {
        path: path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        for path in modules(package)
    }
    known = set(names.values())
    leads = {
        name: {
            part
            for found in imports(path)
            for part in (found, found.rpartition(".")[0])
            if part in known and part != name and not name.startswith(f"{part}.")
        }
        for path, name in names.items()
    }
    while ends := [name for name, to in leads.items() if not to & leads.keys()]:
        for name in ends:
            del leads[name]
    assert not leads, sorted(leads)
