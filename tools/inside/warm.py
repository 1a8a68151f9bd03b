"""Bring Python to where the page needs it: all imported, each screen drawn once.

Runs inside Pyodide, before a snapshot is taken of its memory. What has to be there at a
start is found by doing what the page does, not from a list.
"""

from __future__ import annotations

import ast
import gc
import importlib
import marshal
import pkgutil
import random
import re
import sys
import traceback
import zlib
from importlib.machinery import ModuleSpec
from importlib.util import cache_from_source, find_spec, spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType

from tools.inside.stdlib import pyc

LEFT_OUT = ("engine.__main__", "ui.main")
"""Modules that do something when they are imported."""
LATER = re.compile(
    r"ui\.boards\.\w+\.(rulebook|worked|gallery|explain)|engine\.games\.\w+\.examples"
    r"|engine\.text\.\w+\.\w+_(rules|explained)"
)
"""Modules that many a page never needs, the rules and what explains the table: they lie
packed in memory and are imported when somebody reads."""
PYC_HEAD = 16


class Kept:
    """Finds modules whose code is already in memory: PyScript's, and the page's first.

    Code may lie there packed, as bytes.
    """

    def __init__(self, codes: dict[str, tuple[str, CodeType | bytes]]) -> None:
        self.codes = codes

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        """Return where a module is, if it is one of these."""
        if name not in self.codes:
            return None
        path, _ = self.codes[name]
        package = path.endswith("/__init__.py")
        spec = spec_from_loader(name, self, origin=path, is_package=package)  # type: ignore[arg-type]  # has what a loader needs
        if spec is not None:
            spec.has_location = True
        return spec

    def create_module(self, _spec: ModuleSpec) -> ModuleType | None:
        """Leave making the module to Python."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's code, once."""
        _, code = self.codes.pop(module.__name__)
        if isinstance(code, bytes):
            code = marshal.loads(zlib.decompress(code))
        exec(code, module.__dict__)


def keep(sources: dict[str, str], home: str) -> None:
    """Compile modules, given by path from `home`, to be run when they are imported."""
    codes: dict[str, tuple[str, CodeType | bytes]] = {}
    for name, source in sources.items():
        path = f"{home}/{name}"
        module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        codes[module] = (
            path,
            compile(source, path, "exec", dont_inherit=True, optimize=2),
        )
    sys.meta_path.insert(0, Kept(codes))


def compile_app(home: str, *packages: str) -> None:
    """Compile packages ahead, without the docstrings that nobody asks for.

    Those of classes stay: a dataclass without one makes one up, which takes longer.
    """
    for package in packages:
        for path in sorted(Path(home, package).rglob("*.py")):
            source = path.read_bytes()
            tree = ast.parse(source)
            for node in ast.walk(tree):
                if isinstance(node, ast.Module | ast.FunctionDef):
                    without_docstring(node)
            code = compile(tree, str(path), "exec", dont_inherit=True)
            made = Path(cache_from_source(str(path)))
            made.parent.mkdir(exist_ok=True)
            made.write_bytes(pyc(code, source))


def without_docstring(node: ast.Module | ast.FunctionDef) -> None:
    """Take away the docstring of a module or function."""
    match node.body:
        case [ast.Expr(ast.Constant(str())) as first, *rest]:
            node.body = rest or [ast.copy_location(ast.Pass(), first)]


def import_names(sources: dict[str, str]) -> set[str]:
    """Return the modules that sources import by name, inside functions too."""
    found: set[str] = set()
    for source in sources.values():
        for line in re.findall(r"^\s*(?:import|from) ([\w., ]+)", source, re.MULTILINE):
            for part in line.split(" import")[0].split(","):
                found.add(part.strip().split(" as ")[0])
    return found


def import_all(*packages: str) -> None:
    """Import packages with all that is in them, but for what comes `LATER`."""
    later: dict[str, tuple[str, CodeType | bytes]] = {}
    sys.meta_path.insert(0, Kept(later))
    for package in packages:
        module = importlib.import_module(package)
        for found in pkgutil.walk_packages(module.__path__, f"{package}."):
            if LATER.fullmatch(found.name):
                later[found.name] = packed(found.name)
            elif found.name not in LEFT_OUT:
                importlib.import_module(found.name)


def packed(name: str) -> tuple[str, bytes]:
    """Return where a compiled module is, and its code, packed."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    code = Path(cache_from_source(spec.origin)).read_bytes()[PYC_HEAD:]
    return spec.origin, zlib.compress(code, 9)


def import_each(names: set[str]) -> None:
    """Import what there is of the modules; the browser's own are not there yet."""
    for name in sorted(names):
        try:
            importlib.import_module(name)
        except ImportError:
            continue


def play_a_little() -> None:
    """Go to every screen and begin each game, so that all it takes has been loaded.

    But for the rules, which come `LATER`.
    """
    from engine.games import game_keys, game_named  # noqa: PLC0415  comes with the app
    from engine.rng import Rng  # noqa: PLC0415
    from tests.device import StandIn  # noqa: PLC0415
    from ui.app import start  # noqa: PLC0415

    for key in game_keys():
        device = StandIn()
        app = start(device)
        app.on("lobby", key, "")
        game = game_named(key)
        game.deal(min(game.seat_counts), Rng(16))  # where the lobby asks for more first
        app.on("deal", "", "")
        for _ in range(12):
            for task in [device.tasks.pop() for _ in device.tasks[:3]]:
                task()
            for do in ("uncover", "pick", "confirm", "onward"):
                for arg in device.available(do)[:1]:
                    app.on(do, arg, "")
        for do, arg in (
            ("sheet", "menu"),
            ("sheet", "log"),
            ("close", ""),
            ("go", "saved"),
            ("go", "about"),
            ("home", ""),
        ):
            app.on(do, arg, "")


def fail_a_little() -> None:
    """Print an error as the page would, which loads all that it takes."""
    try:
        raise ExceptionGroup("none", [ValueError("none")])
    except ExceptionGroup:
        traceback.format_exc()
    try:
        compile("(", "none", "exec")
    except SyntaxError:
        traceback.format_exc()


def forget() -> None:
    """Drop what would differ from build to build or is of no use later."""
    for name in [name for name in sys.modules if name.startswith(("tools", "tests"))]:
        del sys.modules[name]
    sys.path_importer_cache.clear()
    sys.modules["linecache"].clearcache()
    random.seed(16)
    gc.collect()
    gc.freeze()  # what is there stays; looking through it again would be felt
