"""Firefox, WebKitGTK and Chromium, driven with what comes with them: no package is needed.

Firefox speaks Marionette over a socket, the drivers of the other two speak WebDriver over
HTTP; the commands are the same ones. Playwright's own builds are other browsers than those
that people have.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

HOST = "127.0.0.1"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
PATIENCE_S = 120
QUIET = {
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "captivedetect.canonicalURL": "",
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
    # What the page says is printed, to be looked at afterwards.
    "browser.dom.window.dump.enabled": True,
    "devtools.console.stdout.content": True,
    "devtools.console.stdout.chrome": False,
}


class Browser(Protocol):
    """A browser with one window."""

    version: str

    def command(self, verb: str, path: str, **parameters: object) -> Any:
        """Send a command under both its names and return the answer."""

    def said(self) -> list[str]:
        """Return errors of pages, as the browser printed them."""


def go(browser: Browser, url: str) -> None:
    """Begin to open a page; nothing is waited for."""
    browser.command("WebDriver:Navigate", "POST url", url=url)


def run(browser: Browser, script: str, *args: object) -> Any:
    """Run the body of a function in the page and return what it returns."""
    return browser.command(
        "WebDriver:ExecuteScript",
        "POST execute/sync",
        script=script,
        args=list(args),
        newSandbox=False,
    )


def click(browser: Browser, element: dict[str, str]) -> None:
    """Click an element that `run` returned, as a mouse would."""
    id = element[ELEMENT]
    browser.command("WebDriver:ElementClick", f"POST element/{id}/click", id=id)


class Firefox:
    """Firefox over Marionette."""

    def __init__(self, program: str, profile: Path) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            port = probe.getsockname()[1]
        prefs = {**QUIET, "marionette.port": port}
        lines = [
            f"user_pref({json.dumps(k)}, {json.dumps(v)});" for k, v in prefs.items()
        ]
        (profile / "user.js").write_text("\n".join(lines))
        self._log = (profile / "said.txt").open("w+b")
        self._process = subprocess.Popen(
            [
                program,
                "--headless",
                "--marionette",
                "--no-remote",
                "--profile",
                str(profile),
            ],
            stdout=self._log,
            stderr=subprocess.STDOUT,
            env={**os.environ, "MOZ_CRASHREPORTER_DISABLE": "1"},
        )
        self._socket = self._connected(port)
        self._count = 0
        self._read()
        session = self.command("WebDriver:NewSession", "", pageLoadStrategy="none")
        self.version = session["capabilities"]["browserVersion"]

    def _connected(self, port: int) -> socket.socket:
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            try:
                return socket.create_connection((HOST, port), timeout=PATIENCE_S)
            except OSError:
                time.sleep(0.1)
        raise SystemExit("Firefox does not answer")

    def command(self, verb: str, path: str, **parameters: object) -> Any:
        del path
        self._count += 1
        message = json.dumps([0, self._count, verb, parameters]).encode()
        self._socket.sendall(b"%d:%s" % (len(message), message))
        _, _, error, result = self._read()
        if error:
            raise RuntimeError(f"{verb}: {error['message']}")
        return result.get("value") if result.keys() == {"value"} else result

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._socket.recv(1)
        left, parts = int(length[:-1]), []
        while left:
            parts.append(self._socket.recv(left))
            left -= len(parts[-1])
        return json.loads(b"".join(parts))

    def said(self) -> list[str]:
        self._log.seek(0)
        text = self._log.read().decode(errors="replace")
        return re.findall(  # RSLoader is Firefox's own, for which there is no network
            r"^(?:console\.error: (?!RSLoader)|JavaScript error: http"
            r"|.*Content-Security-Policy).*$",
            text,
            re.MULTILINE,
        )

    def close(self) -> None:
        """End it so that it writes its profile."""
        self.command("Marionette:Quit", "", flags=["eForceQuit"])
        self._socket.close()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
        self._log.close()


class OverHttp:
    """A browser behind a driver that speaks WebDriver over HTTP."""

    SAYS = ""
    """What errors of pages look like in what it prints."""

    def __init__(self, driver: list[str], wanted: dict[str, object], log: Path) -> None:
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            port = probe.getsockname()[1]
        self._log = log.open("w+b")
        self._process = subprocess.Popen(
            [*driver, f"--port={port}"],
            stdout=self._log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env={**os.environ, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"},
        )
        self._address = f"http://{HOST}:{port}/session"
        self._session = ""
        wanted = {"pageLoadStrategy": "none", **wanted}
        session = self._begun({"capabilities": {"alwaysMatch": wanted}})
        self._session = "/" + session["sessionId"]
        self.version = session["capabilities"]["browserVersion"]

    def _begun(self, wanted: dict[str, object]) -> Any:
        deadline = time.monotonic() + PATIENCE_S
        while time.monotonic() < deadline:
            try:
                return self.command("", "POST ", **wanted)
            except ConnectionError:
                time.sleep(0.1)
            except urllib.error.URLError:
                time.sleep(0.1)
        raise SystemExit("the driver does not answer")

    def command(self, verb: str, path: str, **parameters: object) -> Any:
        del verb
        method, _, rest = path.partition(" ")
        request = urllib.request.Request(
            f"{self._address}{self._session}{'/' if rest else ''}{rest}",
            method=method,
            data=json.dumps(parameters).encode() if method == "POST" else None,
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()) from error

    def said(self) -> list[str]:
        self._log.seek(0)
        text = self._log.read().decode(errors="replace")
        return re.findall(self.SAYS, text, re.MULTILINE)

    def close(self) -> None:
        """End the session, the driver and its screen."""
        try:
            self.command("", "DELETE ")
        finally:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait(20)
            self._log.close()


class WebKit(OverHttp):
    """WebKitGTK. Its profile lasts as long as the session."""

    SAYS = r"^CONSOLE .*(?:ERROR|WARN).*$"

    def __init__(self, program: str, browser: str, folder: Path) -> None:
        options = {
            "binary": browser,
            "args": ["--automation", "--enable-write-console-messages-to-stdout=1"],
        }
        wanted: dict[str, object] = {"webkitgtk:browserOptions": options}
        super().__init__(["xvfb-run", "-a", program], wanted, folder / "said.txt")


class Chromium(OverHttp):
    """Chromium with the driver that Debian builds of the same sources."""

    def __init__(self, program: str, browser: str, profile: Path) -> None:
        quiet = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
        options = {
            "binary": browser,
            "args": [
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                f"--user-data-dir={profile}",
                quiet,
            ],
        }
        wanted: dict[str, object] = {
            "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "WARNING"},
        }
        super().__init__([program], wanted, profile / "said.txt")
        self._said: list[str] = []

    def said(self) -> list[str]:
        """Each line is told once by the driver. A preload that was late is no error."""
        for line in self.command("", "POST se/log", type="browser"):
            if "was preloaded using link preload but not used" not in line["message"]:
                self._said.append(line["message"])
        return self._said


def firefox_program() -> str | None:
    """Return Firefox, if it is here."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def chromium_programs() -> tuple[str, str] | None:
    """Return Chromium's driver and browser, if they are here."""
    driver, browser = shutil.which("chromedriver"), shutil.which("chromium")
    return (driver, browser) if driver and browser else None


def webkit_programs() -> tuple[str, str] | None:
    """Return WebKitGTK's driver and browser, if they are here."""
    driver = shutil.which("WebKitWebDriver")
    found = sorted(Path("/usr/lib").glob("**/webkit2gtk-4.*/MiniBrowser"))
    if driver is None or not found or not shutil.which("xvfb-run"):
        return None
    return driver, str(found[-1])


@contextmanager
def firefox(profile: Path) -> Iterator[Browser]:
    """Firefox with a profile that outlives it."""
    program = firefox_program()
    assert program
    browser = Firefox(program, profile)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def chromium(profile: Path) -> Iterator[Browser]:
    """Chromium with a profile that outlives it."""
    programs = chromium_programs()
    assert programs
    browser = Chromium(*programs, profile)
    try:
        yield browser
    finally:
        browser.close()


@contextmanager
def webkit() -> Iterator[Browser]:
    """WebKitGTK with nothing stored."""
    programs = webkit_programs()
    assert programs
    with tempfile.TemporaryDirectory() as folder:
        browser = WebKit(*programs, Path(folder))
        try:
            yield browser
        finally:
            browser.close()
