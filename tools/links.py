"""The links in the page's head that ask for files before anything has found them out."""

from __future__ import annotations

import fnmatch
import posixpath
import re
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Final

FIRST: Final = ("static/js/boot.mjs",)
"""What the page asks for first, with all that these modules import."""

NEEDED: Final = (
    "static/js/runtime.mjs",
    "vendor/pyodide/pyodide.asm.mjs",
    "vendor/pyodide/pyodide.asm.wasm",
    "snapshot.bin",
    "vendor/pyscript/core.js",
    "vendor/pyscript/toml-*.js",
    "vendor/pyscript/error-*.js",
    "static/js/shims.mjs",
)
"""What the start waits for once the first screen is painted, in the order of need."""


def links(files: Mapping[str, bytes], patterns: tuple[str, ...]) -> list[str]:
    """Return a link to each file and, before a module, to what it imports at once."""
    names: dict[str, None] = {}
    for pattern in patterns:
        for name in fnmatch.filter(files, pattern):
            _add(name, files, names)
    return [link(name) for name in names]


def link(name: str) -> str:
    """Return a link to one file."""
    if _is_script(name):
        return f'<link rel="modulepreload" href="./{name}">'
    return f'<link rel="preload" as="fetch" crossorigin href="./{name}">'


def _add(name: str, files: Mapping[str, bytes], names: dict[str, None]) -> None:
    if name in names:
        return
    if _is_script(name) and not name.endswith(".asm.mjs"):
        text = files[name].decode()
        imports = r'(?:\bfrom ?|^import ?)"(\.[^"]+)"'
        for address in re.findall(imports, text, re.MULTILINE):
            _add(posixpath.normpath(PurePosixPath(name).parent / address), files, names)
    names[name] = None


def _is_script(name: str) -> bool:
    return name.endswith((".mjs", ".js"))
