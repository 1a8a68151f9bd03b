"""The licences of everything in `dist/` that is not the project's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

HEADING: Final = """\
Table Sixteen is made of its own code, under the MIT licence below, and of the works of
others listed after it, each under its own licence.

Always a Bridesmaid and At the Wedding Table are published games; this site is not made
or endorsed by their publishers. Their names and rules belong to whoever they belong to;
words, drawings and code here are the project's own.
"""

PYODIDE: Final = """\
Pyodide, CPython compiled to WebAssembly, is under the Mozilla Public License 2.0
(https://mozilla.org/MPL/2.0/); its source code is at
https://github.com/pyodide/pyodide. It contains CPython and its standard library (the
licence follows) and, linked in: Emscripten's runtime and musl libc (MIT), libffi (MIT),
zlib (Zlib), bzip2 (bzip2-1.0.6), liblzma (0BSD), Zstandard (BSD-3-Clause), Expat (MIT),
mpdecimal (BSD-2-Clause), HACL* (MIT) and SQLite (public domain) as far as the build has
them.
"""

NOT_SHIPPED: Final = ("ws", "@types/emscripten", "esbuild", "@esbuild/", "axe-core")
"""Installed along with Pyodide for Node and TypeScript, or needed only to build or test;
nothing of them is in `dist/`."""


def all_licences(root: Path) -> str:
    """Return one readable text."""
    sections = [HEADING, _section("Table Sixteen", (root / "LICENSE").read_text())]
    for folder in shipped(root):
        package = json.loads((folder / "package.json").read_text())
        title = f"{package['name']} {package['version']} ({package['license']})"
        sections.append(_section(title, _text(folder, package)))
    python = (Path(__file__).parent / "licences" / "python.txt").read_text()
    sections.append(_section("CPython 3.14 (PSF-2.0)", python))
    return "\n".join(sections)


def shipped(root: Path) -> list[Path]:
    """Return the folders of all packages the lock names of which something is shipped."""
    locked = json.loads((root / "package-lock.json").read_text())["packages"]
    left_out = tuple(f"node_modules/{name}" for name in NOT_SHIPPED)
    return [
        root / place
        for place in sorted(locked)
        if place and not place.startswith(left_out)
    ]


def _text(folder: Path, package: dict[str, str]) -> str:
    if package["name"] == "pyodide":
        return PYODIDE
    texts = [p.read_text() for p in sorted(folder.glob("LICENSE*"))]
    if folder.name == "core":
        texts += [(folder / "src/3rd-party-licenses/toml.license.txt").read_text()]
    author = package.get("author", "its authors")
    return (
        "\n".join(texts)
        or f"Copyright {author}, under the {package['license']} licence."
    )


def _section(title: str, text: str) -> str:
    return f"\n{'=' * 88}\n{title}\n{'=' * 88}\n\n{text.strip()}\n"
