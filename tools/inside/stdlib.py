"""Make a smaller standard library of the stock one: chosen modules only, compiled.

Runs inside Pyodide, so that the code is compiled by the Python that will run it.
"""

from __future__ import annotations

import importlib.util
import io
import zipfile
from importlib import _bootstrap_external
from pathlib import PurePosixPath
from types import CodeType

HOME = "/lib/python314.zip"
LONG_AGO = (2026, 1, 1, 0, 0, 0)


def compiled(stock: bytes, modules: frozenset[str]) -> bytes:
    """Return a zip with the `.pyc` of each module, none of them checked for changes.

    Line numbers stay and docstrings go: nobody reads them on the page.
    """
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(stock)) as stocked,
        zipfile.ZipFile(made, "w") as zipped,
    ):
        for name in sorted(stocked.namelist()):
            if module_of(name) in modules:
                pyc = zipfile.ZipInfo(f"{name}c", LONG_AGO)
                code = pyc_of(stocked.read(name), f"{HOME}/{name}")
                zipped.writestr(pyc, code)
    return made.getvalue()


def pyc_of(source: bytes, path: str) -> bytes:
    """Return compiled source as the contents of a `.pyc`, docstrings left out."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return pyc(code, source)


def pyc(code: CodeType, source: bytes) -> bytes:
    """Return code as the contents of a `.pyc` that is never checked for changes."""
    made: bytes = _bootstrap_external._code_to_hash_pyc(  # type: ignore[attr-defined]  # private, and the one way
        code, importlib.util.source_hash(source), checked=False
    )
    return made


def module_of(name: str) -> str:
    """Return the module that a file of the library is; "" if it is none."""
    path = PurePosixPath(name)
    if path.suffix != ".py":
        return ""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules_of(names: list[str], stock: bytes) -> list[str]:
    """Return those of the modules that the stock library has, sorted."""
    with zipfile.ZipFile(io.BytesIO(stock)) as stocked:
        there = {module_of(name) for name in stocked.namelist()} - {""}
    return sorted(there.intersection(names))
