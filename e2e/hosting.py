"""A server like a static host: it packs what is worth it, and lets browsers keep files.

`Host` serves several folders beside each other, each under its name, and counts what it
sends. `stock_pages` are the pages that ours is measured against.
"""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Mapping
from functools import cache, partial
from hashlib import sha256
from pathlib import Path

from tools.serve import HOST, Handler, Server

ROOT = Path(__file__).parent.parent
PACKED = {
    ".css",
    ".html",
    ".js",
    ".json",
    ".mjs",
    ".svg",
    ".toml",
    ".txt",
    ".wasm",
    ".webmanifest",
}
"""What GitHub Pages, Netlify and Cloudflare pack on their own."""
AGE = 600
"""Seconds for which GitHub Pages lets a browser keep anything."""

READY = 'document.documentElement.dataset.app = "ready"'
BARE = f"""<!doctype html><html lang="en"><title>bare</title><link rel="icon" href="data:,">
<script type="module">
import {{ loadPyodide }} from "./pyodide/pyodide.mjs";
const pyodide = await loadPyodide();
pyodide.runPython("1 + 1");
{READY};
</script>
"""
PYSCRIPT = """<!doctype html><html lang="en"><title>pyscript</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="./pyscript/core.css">
<script type="module" src="./pyscript/core.js"></script>
<script type="py" config='{"interpreter": "./pyodide/pyodide.mjs"}'>
import js
js.document.documentElement.dataset.app = "ready"
</script>
"""
BLANK = """<!doctype html><html lang="en" data-app="ready"><title>blank</title>
<link rel="icon" href="data:,"><p>A blank page.</p>
"""


def stock_pages() -> dict[str, Path]:
    """Return folders with the pages to compare with, made of what npm installed."""
    modules = ROOT / "node_modules"
    folders = {}
    for name, page in (("bare", BARE), ("pyscript", PYSCRIPT), ("blank", BLANK)):
        folder = folders[name] = Path(tempfile.mkdtemp(prefix=f"{name}-"))
        (folder / "index.html").write_text(page)
        (folder / "pyodide").symlink_to(modules / "pyodide")
        (folder / "pyscript").symlink_to(modules / "@pyscript/core/dist")
    return folders


@cache
def packed(path: Path, _changed: int) -> bytes:
    return gzip.compress(path.read_bytes(), 6, mtime=0)


class StaticHost(Handler):
    """Answers like a host: packed, with an age and a tag."""

    folders: Mapping[str, Path]
    quiet = True

    def translate_path(self, path: str) -> str:
        name, _, rest = path.split("?", maxsplit=1)[0].lstrip("/").partition("/")
        folder = self.folders.get(name)
        return str(folder / (rest or "index.html")) if folder else "/nothing"

    def end_headers(self) -> None:
        super(Handler, self).end_headers()

    def do_GET(self) -> None:  # noqa: N802  the base class calls it so
        host: Host = self.server  # type: ignore[assignment]  # made below
        path = Path(self.translate_path(self.path))
        if host.gone:
            self.close_connection = True
            return
        host.requests += 1
        if not path.is_file():
            self.send_error(404)
            return
        worth_it = path.suffix in PACKED and "gzip" in self.headers.get(
            "accept-encoding", ""
        )
        body = packed(path, path.stat().st_mtime_ns) if worth_it else path.read_bytes()
        tag = f'"{sha256(body).hexdigest()[:16]}"'
        known = self.headers.get("if-none-match") == tag
        self.send_response(304 if known else 200)
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("cache-control", f"max-age={AGE}")
        self.send_header("etag", tag)
        self.send_header("vary", "accept-encoding")
        if worth_it:
            self.send_header("content-encoding", "gzip")
        self.send_header("content-length", "0" if known else str(len(body)))
        self.end_headers()
        if not known:
            self.wfile.write(body)
            host.sent += len(body)


class Host(Server):
    """A server of several folders; `gone` makes it hang up on everybody."""

    def __init__(self, folders: Mapping[str, Path]) -> None:
        kind = type(
            "Folders",
            (StaticHost,),
            {"folders": folders, "protocol_version": "HTTP/1.1"},
        )
        super().__init__((HOST, 0), partial(kind))
        self.address = f"http://{HOST}:{self.server_address[1]}/"
        for folder in folders.values():
            for path in folder.rglob("*"):
                if path.suffix in PACKED and path.is_file():
                    packed(path, path.stat().st_mtime_ns)
        self.gone = False
        self.sent = self.requests = 0

    def count(self) -> tuple[int, int]:
        """Return the bytes and requests since the last count, and begin again."""
        counted = self.sent, self.requests
        self.sent = self.requests = 0
        return counted
