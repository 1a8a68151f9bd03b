"""Files by name, and the app's Python as one zip that is the same on every machine.

A zip that is sent holds its files as they are and is packed as a whole: packed one by one
a thousand small modules take a quarter more.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Final

from tools.lean import lean

ROOT: Final = Path(__file__).parent.parent

Files = dict[str, bytes]
"""A file's bytes by its name from the site's root, before hashes are in the names."""


def tree(folder: Path, name: str) -> Files:
    """Return all files below a folder."""
    return {
        f"{name}/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and "__pycache__" not in path.parts
        and path.suffix != ".po"  # compiled, a language has a file of its own
    }


def packed_app() -> bytes:
    """Return the app's Python."""
    return archive(ROOT, ("engine", "ui"))


def sent(data: bytes) -> bytes:
    """Return what the page unpacks again (`static/js/snapshot.mjs`).

    libdeflate tries harder than zlib: 3 % less of the snapshot, and as quick to unpack.
    """
    import deflate  # noqa: PLC0415  tests that pack nothing run inside Pyodide too

    return bytes(deflate.gzip_compress(data, 12))


def archive(root: Path, packages: tuple[str, ...]) -> bytes:
    """Return packages as a zip of their sources, lean, sorted and without dates."""
    path = root / "build" / "app.zip"
    path.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(path, "w") as zipped:
        for package in packages:
            for name, data in tree(root / package, package).items():
                shipped = lean(data.decode()) if name.endswith(".py") else data
                zipped.writestr(entry(name), shipped)
    return path.read_bytes()


def entry(name: str) -> zipfile.ZipInfo:
    """Return a zip's entry that is the same on every day and machine."""
    info = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
    info.create_system = 3
    info.external_attr = 0o644 << 16
    return info
