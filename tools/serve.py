"""Serve `dist/` on this machine alone, and open it in a browser where there is one.

python -m tools.serve [--port 8016] [--under /some/sub/path] [--quiet]
"""

from __future__ import annotations

import argparse
import functools
import os
import sys
import threading
import time
import webbrowser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final, Self

ROOT: Final = Path(__file__).parent.parent
HOST: Final = "127.0.0.1"
PORT: Final = 8016
TRIES: Final = 20


class Handler(SimpleHTTPRequestHandler):
    """Files of a folder under a path, with the types a browser insists on.

    Which type goes with which ending is otherwise read from the machine's own tables,
    and those are wrong often enough.
    """

    extensions_map = {  # noqa: RUF012  the base class has it on the class too
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".mjs": "text/javascript",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".toml": "application/toml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }
    under = "/"
    quiet = False

    def translate_path(self, path: str) -> str:
        """Return the file for an address; nothing is found outside `under`."""
        if not path.startswith(self.under):
            return os.devnull + "/nothing"
        return super().translate_path("/" + path.removeprefix(self.under))

    def end_headers(self) -> None:
        """Have the browser ask again each time: this is where the site is worked on."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Print a line for a request, unless told not to."""
        if not self.quiet:
            super().log_message(format, *args)


class Server(ThreadingHTTPServer):
    """A server that serves beside what is done in its `with`, and no longer.

    It says nothing of browsers that left in the middle of an answer.
    """

    daemon_threads = True
    request_queue_size = 128  # a browser asks for all that a page needs at once

    def __enter__(self) -> Self:
        """Begin to serve, in a thread of its own."""
        self._beside = threading.Thread(target=self.serve_forever, daemon=True)
        self._beside.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Serve no longer: a loop that goes on without its socket would never rest."""
        self.shutdown()
        self._beside.join()
        self.server_close()

    def handle_error(self, request: object, client_address: object) -> None:
        """Report what went wrong, unless it is that."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]  # typeshed knows the kinds of sockets


def server(
    folder: Path, *, port: int = 0, under: str = "/", quiet: bool = True
) -> Server:
    """Return a server of a folder; port 0 takes any that is free."""
    kind = type("Handler", (Handler,), {"under": under, "quiet": quiet})
    return Server((HOST, port), functools.partial(kind, directory=folder))


def first_free(folder: Path, port: int, under: str, *, quiet: bool) -> Server:
    """Return a server on the port, or on the next that is free."""
    for offset in range(TRIES):
        try:
            return server(folder, port=port + offset, under=under, quiet=quiet)
        except OSError:
            continue
    raise SystemExit(f"All ports from {port} to {port + TRIES - 1} are taken.")


def has_display() -> bool:
    """Whether somebody is likely to sit before a screen here."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def main() -> None:
    """Serve until Ctrl+C."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--under", default="/")
    parser.add_argument("--quiet", action="store_true")
    asked = parser.parse_args()
    if not (ROOT / "dist" / "index.html").exists():
        raise SystemExit("There is no dist/ yet: run `make build` first.")
    under = f"/{asked.under.strip('/')}/".replace("//", "/")
    with first_free(ROOT / "dist", asked.port, under, quiet=asked.quiet) as serving:
        address = f"http://{HOST}:{serving.server_address[1]}{under}"
        print(f"Table Sixteen is at {address} (Ctrl+C ends it)", flush=True)
        if has_display():
            threading.Timer(0.3, webbrowser.open, [address]).start()
        try:
            while True:
                time.sleep(3600)
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
