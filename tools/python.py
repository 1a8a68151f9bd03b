"""Make the page's Python: a library of what it uses, and its memory once all is loaded.

Both are made inside Pyodide under Node (`tools/snapshot.mjs`), the same bytes each time,
and kept in `build/` for as long as nothing they are made of changes.

    stdlib.bin    the modules of `tools/stdlib.txt`, compiled
    app.bin       the engine and the page
    snapshot.bin  the memory of a Python that has imported them, the engine and the page,
                  packed; `static/js/runtime.mjs` starts from it

`python -m tools.python` writes `tools/stdlib.txt` anew: the modules in use after PyScript
and the whole app were imported and every screen was drawn.
"""

from __future__ import annotations

import hashlib
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from tools.packing import packed_app, sent

ROOT: Final = Path(__file__).parent.parent
MODULES: Final = ROOT / "node_modules"
LIST: Final = ROOT / "tools/stdlib.txt"
MAKER: Final = ROOT / "tools/snapshot.mjs"
PLAYED_ON: Final = ROOT / "tests/device.py"
KEPT: Final = ROOT / "build" / "python"


def python_files(app: bytes, kept: Path = KEPT) -> dict[str, bytes]:
    """Return the files that a page starts Python from, for an app, given as a zip."""
    library = remade(kept / "stdlib.zip", library_inputs(), library_of_list)
    plain = {"app.bin": sent(app), "stdlib.bin": sent(library)}
    memory = remade(
        kept / "snapshot.bin",
        (*library_inputs(), library, app, *pyscript_sources(), PLAYED_ON.read_bytes()),
        lambda: sent(made_for(plain).encode() + snapshot(library, app)),
    )
    return {**plain, "snapshot.bin": memory}


def made_for(files: Mapping[str, bytes]) -> str:
    """Return what a snapshot and the page that loads it must agree on."""
    return of(*pyodide(), files["stdlib.bin"], files["app.bin"])[:16]


def library_of_list() -> bytes:
    """Compile the modules of the list."""
    return run("stdlib", LIST)


def snapshot(library: bytes, app: bytes) -> bytes:
    """Return the memory of a started Python."""
    with tempfile.TemporaryDirectory() as folder:
        zips = Path(folder, "stdlib.zip"), Path(folder, "app.zip")
        for path, data in zip(zips, (library, app), strict=True):
            path.write_bytes(data)
        return run("memory", *zips)


def run(command: str, *inputs: Path) -> bytes:
    """Run one command of the maker and return what it made."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "made")
        done = subprocess.run(
            ["node", MAKER, command, out, *inputs],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(
                f"{MAKER.name} {command} failed:\n{done.stderr.strip()}\n"
                "If a module of the library is missing: python -m tools.python"
            )
        return out.read_bytes()


def remade(path: Path, inputs: Iterable[bytes], make: Callable[[], bytes]) -> bytes:
    """Return a kept file, made anew if it was made of something else."""
    stamp = path.with_suffix(".of")
    made_of = of(*inputs)
    if path.exists() and stamp.exists() and stamp.read_text() == made_of:
        return path.read_bytes()
    data = make()
    path.parent.mkdir(parents=True, exist_ok=True)
    stamp.unlink(missing_ok=True)
    path.write_bytes(data)
    stamp.write_text(made_of)
    return data


def library_inputs() -> tuple[bytes, ...]:
    """Return all that the library is made of."""
    reader = ROOT / "static/js/snapshot.mjs"  # says what of memory it takes as set up
    packer = ROOT / "tools/packing.py"
    makers = [
        MAKER,
        LIST,
        reader,
        packer,
        *sorted((ROOT / "tools/inside").glob("*.py")),
    ]
    return (*pyodide(), *(path.read_bytes() for path in makers))


def pyodide() -> tuple[bytes, ...]:
    """Return the files of Pyodide that memory is tied to."""
    names = ("pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
    return tuple((MODULES / "pyodide" / name).read_bytes() for name in names)


def pyscript_sources() -> tuple[bytes, ...]:
    """Return PyScript's own Python."""
    folder = MODULES / "@pyscript/core/src/stdlib/pyscript"
    return tuple(path.read_bytes() for path in sorted(folder.glob("*.py")))


def of(*inputs: bytes) -> str:
    """Return one hash of several things."""
    digest = hashlib.sha256()
    for data in inputs:
        digest.update(hashlib.sha256(data).digest())
    return digest.hexdigest()


def main() -> None:
    """Write the list."""
    with tempfile.TemporaryDirectory() as folder:
        app = Path(folder, "app.zip")
        app.write_bytes(packed_app())
        LIST.write_bytes(run("modules", app))
    print(f"{LIST.relative_to(ROOT)}: {len(LIST.read_text().split())} modules")


if __name__ == "__main__":
    main()
