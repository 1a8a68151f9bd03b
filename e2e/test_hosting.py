"""`dist/` as it is on the hosts that docs/hosting.md names, each as like as can be had."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import DIST
from e2e.pages import Watch, until_ready
from e2e.playing import lay_table, press_something, quicken
from engine.rng import Rng
from tools.serve import HOST, Handler, Server

ROOT = Path(__file__).parent.parent
SAMPLE = ROOT / "docs/hosting/nginx.conf"
MIB = 1024 * 1024
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


def asked(url: str, **headers: str) -> tuple[int, Message, bytes]:
    """Return the status, headers and body of an answer."""
    request = urllib.request.Request(url, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def names() -> list[str]:
    """Return all files of the site."""
    return [p.relative_to(DIST).as_posix() for p in DIST.rglob("*") if p.is_file()]


def a_file(ending: str) -> str:
    return next(name for name in sorted(names()) if name.endswith(ending))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def until_listening(port: int, process: subprocess.Popen[bytes]) -> None:
    """Wait for a server that was just started."""
    for _ in range(100):
        assert process.poll() is None, "the server ended at once"
        with socket.socket() as probe:
            if probe.connect_ex((HOST, port)) == 0:
                return
        time.sleep(0.1)
    pytest.fail("the server does not answer")


@contextmanager
def running(*command: str, port: int) -> Iterator[None]:
    """Run a server for as long as this lasts."""
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=DIST
    )
    try:
        until_listening(port, process)
        yield
    finally:
        process.terminate()
        process.wait(10)


def plays(browser: Browser, site: str) -> None:
    """The page starts there, is kept for offline, and a few turns can be played."""
    with browser.new_context() as context:
        page = context.new_page()
        watch = Watch(page, site)
        page.goto(site)
        until_ready(page)
        lay_table(page, "always-a-bridesmaid", ["human", "bot:easy"])
        quicken(page)
        for turn in range(8):
            press_something(page, Rng(turn))
        kept(page)
        page.reload()
        until_ready(page)
        expect(page.locator('[data-do="resume"]').first).to_be_visible()
        watch.expect_nothing()


def kept(page: Page) -> None:
    """The service worker has taken every file, so each came as it was built."""
    state = page.evaluate("""async () => {
        const { active } = await navigator.serviceWorker.ready;
        const { port1, port2 } = new MessageChannel();
        active.postMessage("status", [port2]);
        return new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
    }""")
    assert state["whole"]


def test_it_is_within_the_limits_of_hosts() -> None:
    """Cloudflare Pages takes files of 25 MiB, and 20 000 of them; Jekyll must not run."""
    sizes = {name: (DIST / name).stat().st_size for name in names()}
    assert max(sizes.values()) <= 25 * MIB
    assert len(sizes) <= 20_000
    assert ".nojekyll" in sizes
    assert "404.html" in sizes


def test_the_docs_say_what_is() -> None:
    """The sizes in docs/hosting.md are those of the site, to a tenth."""
    docs = (ROOT / "docs/hosting.md").read_text()
    wasm = (DIST / a_file(".wasm")).read_bytes()
    assert f"{len(wasm) / 1e6:.1f} MB of WebAssembly" in docs
    assert f"the largest here has {len(wasm) / MIB:.1f} MiB" in docs
    assert "nginx.conf" in docs


# Netlify and Cloudflare Pages


def rules() -> list[tuple[str, dict[str, str]]]:
    """Read `_headers` as Netlify and Cloudflare Pages do."""
    found: list[tuple[str, dict[str, str]]] = []
    for line in (DIST / "_headers").read_text().splitlines():
        if line.startswith("/"):
            found.append((line, {}))
        else:
            name, _, value = line.strip().partition(": ")
            found[-1][1][name] = value
    return found


def sent_with(path: str) -> dict[str, str]:
    """Return the headers of a path; of several rules, each one's count."""
    headers: dict[str, str] = {}
    for pattern, more in rules():
        if re.fullmatch(re.escape(pattern).replace(r"\*", ".*"), path):
            assert not headers.keys() & more.keys(), "Cloudflare would join them"
            headers |= more
    return headers


def test_headers_are_within_the_limits_of_hosts() -> None:
    """Cloudflare Pages reads 100 rules of lines up to 2000 characters, a `*` in each."""
    text = (DIST / "_headers").read_text()
    assert len(rules()) <= 100
    assert max(map(len, text.splitlines())) <= 2000
    assert all(pattern.count("*") <= 1 for pattern, _ in rules())


@pytest.mark.parametrize(
    ("ending", "kept_for"),
    [
        ("index.html", "no-cache"),
        ("sw.js", "no-cache"),
        (".wasm", FOR_EVER),
        ("boot.js", FOR_EVER),
        (".css", FOR_EVER),
        (".bin", FOR_EVER),
        ("icons.svg", FOR_EVER),
    ],
)
def test_only_names_with_a_hash_are_kept_for_ever(ending: str, kept_for: str) -> None:
    """A page or worker is asked for each time; what its name fixes never is."""
    assert sent_with(f"/{a_file(ending)}")["Cache-Control"] == kept_for


def test_the_policy_is_the_pages_own_and_more() -> None:
    """What only a header can say is added: nobody puts the page into a frame."""
    page = (DIST / "index.html").read_text()
    (own,) = re.findall(r'Security-Policy" content="([^"]+)"', page)
    sent = sent_with("/")
    assert sent["Content-Security-Policy"] == f"{own}; frame-ancestors 'none'"
    assert "'unsafe-inline'" not in own
    assert "'unsafe-eval'" not in own
    assert sent["X-Content-Type-Options"] == "nosniff"


class WithRules(Handler):
    """A host that sends what `_headers` says."""

    def end_headers(self) -> None:
        for name, value in sent_with(self.path.split("?", 1)[0]).items():
            self.send_header(name, value)
        super(Handler, self).end_headers()


def test_it_plays_with_all_headers(browser: Browser) -> None:
    """The policy as a header reaches the workers too, and nothing is the worse for it."""
    with Server((HOST, 0), partial(WithRules, directory=str(DIST))) as serving:
        WithRules.quiet = True
        plays(browser, f"http://{HOST}:{serving.server_address[1]}/")


# python -m http.server


def test_it_plays_from_pythons_own_server(browser: Browser) -> None:
    """`python -m http.server` is enough."""
    port = free_port()
    command = (sys.executable, "-m", "http.server", "--bind", HOST, str(port))
    with running(*command, port=port):
        plays(browser, f"http://{HOST}:{port}/")


# nginx


@pytest.fixture(scope="module")
def nginx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of the site behind the sample configuration."""
    program = nginx_program()
    folder = tmp_path_factory.mktemp("nginx")
    site = folder / "site"
    shutil.copytree(DIST, site)
    wasm = site / a_file(".wasm")
    packed = gzip.compress(wasm.read_bytes(), 1, mtime=0)
    Path(f"{wasm}.gz").write_bytes(packed)
    port = free_port()
    sample = SAMPLE.read_text()
    for old, new in (
        ("listen 80;", f"listen {HOST}:{port};"),
        ("/srv/table-sixteen/", f"{site}/"),
    ):
        assert old in sample
        sample = sample.replace(old, new)
    config = folder / "nginx.conf"
    config.write_text(around(sample, folder))
    with running(program, "-p", str(folder), "-c", str(config), port=port):
        yield f"http://{HOST}:{port}/table-sixteen/"


def nginx_program() -> str:
    """Return nginx, fetched from Debian if that can be done here."""
    path = f"{os.environ.get('PATH', '')}:/usr/sbin"
    found = shutil.which("nginx", path=path)
    if not found and shutil.which("apt-get") and os.geteuid() == 0:
        install = "apt-get install -qq -y --no-install-recommends nginx-light"
        subprocess.run(install.split(), capture_output=True, timeout=300, check=False)
        found = shutil.which("nginx", path=path)
    if not found:
        pytest.skip("nginx is not here and could not be installed (apt-get, as root)")
    return found


def around(sample: str, folder: Path) -> str:
    """Return a whole configuration: the sample, and what a machine's own has around it."""
    user = "user root;" if os.geteuid() == 0 else ""
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return f"""
        {user} daemon off; pid {folder}/pid; error_log {folder}/error.log;
        events {{}}
        http {{ access_log off; {temporary} {sample} }}
    """


def test_it_plays_behind_nginx(browser: Browser, nginx: str) -> None:
    """The sample configuration serves the page under a sub-path, headers and all."""
    plays(browser, nginx)


@pytest.mark.parametrize("ending", TYPES)
def test_nginx_sends_the_right_types(nginx: str, ending: str) -> None:
    """Browsers run nothing that comes with another type."""
    status, headers, _ = asked(nginx + a_file(ending))
    assert status == 200
    assert headers.get_content_type() == TYPES[ending]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]


def test_nginx_keeps_what_cannot_change(nginx: str) -> None:
    """For ever what has a hash in its name, never the rest; a check is answered."""
    for name in names():
        if name in (".nojekyll", "_headers", "headers.conf"):
            continue
        _, headers, _ = asked(nginx + name)
        assert headers["Cache-Control"] == sent_with(f"/{name}").get(
            "Cache-Control", "no-cache"
        ), name
    _, headers, _ = asked(nginx)
    assert headers["Cache-Control"] == "no-cache"
    status, _, _ = asked(nginx, **{"If-None-Match": headers["ETag"]})
    assert status == 304


def test_nginx_packs_what_is_worth_it(nginx: str) -> None:
    """Text is packed as it is asked for, wasm from the file beside it, archives not."""
    accept = {"Accept-Encoding": "gzip"}
    for ending in ("python.js", ".css", "index.html", "icons.svg", "asm.wasm"):
        name = a_file(ending)
        _, headers, body = asked(nginx + name, **accept)
        assert headers["Content-Encoding"] == "gzip", name
        assert gzip.decompress(body) == (DIST / name).read_bytes(), name
        assert "Accept-Encoding" in headers["Vary"], name
    assert headers["Content-Length"], "packed beforehand: its length is known"
    _, headers, _ = asked(nginx + a_file(".bin"), **accept)
    assert headers["Content-Encoding"] is None


def test_nginx_hides_its_own_files(nginx: str) -> None:
    """What is for the host only is not handed out; the folder's bare name leads on."""
    for name in ("headers.conf", "_headers", "nothing-here.js"):
        assert asked(nginx + name)[0] == 404
    status, headers, _ = asked(nginx.removesuffix("/"))
    assert status == 200, "urllib has followed the redirect"
    assert headers.get_content_type() == "text/html"
