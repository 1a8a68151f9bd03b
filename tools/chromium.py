"""Find a Chromium for the browser tests, or install one; say which it is.

Prints the path of its program on standard output and what it did on standard error. In
this order: the one named by CHROMIUM, one that the machine has, the platform's package
manager (as root only), Playwright's own.

With `--headless`, the same engine without a browser's windows, tabs and menus, if it can be
had: a page starts in it with two thirds of the processor time. Else the Chromium above.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
)
HEADLESS: Final = "chromium-headless-shell"
"""Debian's name of it, as a program and as a package."""
APPLICATIONS: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
MANAGERS: Final = (
    ("apt-get", (("apt-get", "update"), ("apt-get", "install", "-y", "chromium"))),
    ("dnf", (("dnf", "install", "-y", "chromium"),)),
    ("pacman", (("pacman", "-Sy", "--noconfirm", "chromium"),)),
    ("apk", (("apk", "add", "chromium"),)),
)


def find() -> str | None:
    """Return the Chromium this machine has, or None."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not shutil.which(named):
            raise SystemExit(f"CHROMIUM is {named}, and there is no such program.")
        return shutil.which(named)
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return path
    return next((path for path in APPLICATIONS if Path(path).exists()), None)


def from_packages() -> str | None:
    """Install Chromium by the platform's package manager, as root."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    for manager, commands in MANAGERS:
        if shutil.which(manager):
            say(f"No Chromium here; asking {manager} for it.")
            if all(run(command) for command in commands):
                return find()
    return None


def headless() -> str | None:
    """Return the program without windows, from Debian's packages if it is not here yet."""
    named = os.environ.get("HEADLESS_CHROMIUM")
    if named or os.environ.get("CHROMIUM"):
        return named  # who names a Chromium wants that one
    if found := shutil.which(HEADLESS):
        return found
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    for update in (False, True):
        if update and not run(("apt-get", "update")):
            break
        if run(("apt-get", "install", "-y", HEADLESS)):
            return shutil.which(HEADLESS)
    say("No headless Chromium: tests take the whole one, and longer.")
    return None


def from_playwright() -> str | None:
    """Let Playwright bring its own Chromium."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  often not needed

    def path() -> str | None:
        with sync_playwright() as playwright:
            own = playwright.chromium.executable_path
        return own if Path(own).exists() else None

    if path() is None:
        say("No Chromium here; asking Playwright for its own.")
        run((sys.executable, "-m", "playwright", "install", "chromium"))
    return path()


def run(command: tuple[str, ...]) -> bool:
    """Run a command without questions; return whether it did what it should."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        check=False,
    )
    return done.returncode == 0


def say(text: str) -> None:
    """Tell the person, without disturbing who reads the path."""
    print(text, file=sys.stderr)


def main() -> None:
    """Print the path."""
    if "--headless" in sys.argv[1:] and (path := headless()):
        say(f"Headless Chromium: {path}")
        print(path)
        return
    ways: tuple[tuple[str, Callable[[], str | None]], ...] = (
        ("found on this machine", find),
        ("installed by the package manager", from_packages),
        ("Playwright's own", from_playwright),
    )
    for how, way in ways:
        path = way()
        if path:
            say(f"Chromium: {path} ({how})")
            print(path)
            return
    raise SystemExit(
        "No Chromium was found and none could be installed. Install one, or name it:"
        " CHROMIUM=/path/to/chromium make test"
    )


if __name__ == "__main__":
    main()
