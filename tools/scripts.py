"""The page's scripts: made of `static/js/*.mjs`, PyScript and Pyodide by esbuild."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.packing import Files

MAKER: Final = Path(__file__).parent / "bundle.mjs"
FOLDER: Final = "static/js/"
INTERPRETER: Final = f"{FOLDER}interpreter.js"
"""It stays a module, for PyScript imports it by its address."""


def with_scripts(files: Files, names: Mapping[str, str]) -> Files:
    """Take the modules out of the files and put in the scripts made of them.

    `names`: the names that files have on the site, by those that modules use.
    """
    others = {
        name: data
        for name, data in files.items()
        if name == INTERPRETER or not name.startswith(FOLDER)
    }
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        (out / "names.json").write_text(json.dumps(dict(names)))
        command = ["node", str(MAKER), folder, str(out / "names.json")]
        subprocess.run(command, check=True)
        made = {FOLDER + path.name: path.read_bytes() for path in out.glob("*.js")}
    return {**others, **made}
