"""The service worker's list: every file of the site, each with its hash, one release."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.withdraw import WORKER, withdraw
from tools.worker import with_worker

pytestmark = pytest.mark.host

PAGE = b'<html data-release="build:release"><script config="./pyscript.toml?0a1b">'
SITE = {
    "index.html": PAGE,
    "pyscript.toml": b"[files]",
    "app.0123456789.bin": b"app",
    "_headers": b"/*",
    ".nojekyll": b"",
}


def files(site: dict[str, bytes]) -> dict[str, str]:
    found = re.search(rb"const FILES = (\{[^}]*\})", site["sw.js"])
    assert found
    listed: dict[str, str] = json.loads(found[1])
    return listed


def release(site: dict[str, bytes]) -> str:
    found = re.search(rb'const RELEASE = "(\w+)"', site["sw.js"])
    assert found
    return found[1].decode()


def test_every_file_is_listed_as_the_page_asks_for_it() -> None:
    """The page under its folder, settings with their query; not what hosts read."""
    site = with_worker(SITE)
    assert set(files(site)) == {"./", "pyscript.toml?0a1b", "app.0123456789.bin"}


def test_every_hash_is_that_of_the_file() -> None:
    """As it is finally shipped, the page with its release in it included."""
    site = with_worker(SITE)
    names = {"./": "index.html", "pyscript.toml?0a1b": "pyscript.toml"}
    for name, hash in files(site).items():
        assert hashlib.sha256(site[names.get(name, name)]).hexdigest() == hash


def test_page_and_worker_name_the_same_release() -> None:
    """Each can say which one it is; nothing is left to be filled in."""
    site = with_worker(SITE)
    assert f'data-release="{release(site)}"'.encode() in site["index.html"]
    assert b"build:" not in site["index.html"] + site["sw.js"]


@pytest.mark.parametrize("name", ["index.html", "pyscript.toml", "app.0123456789.bin"])
def test_any_change_is_another_release(name: str) -> None:
    """And no change is the same one."""
    changed = with_worker({**SITE, name: SITE[name] + b" "})
    assert release(changed) != release(with_worker(SITE)) == release(with_worker(SITE))


def test_a_page_without_a_place_for_its_release_is_not_built() -> None:
    """Rather no build than one in which the page can't say what it is."""
    with pytest.raises(SystemExit):
        with_worker({**SITE, "index.html": b"<html>"})


def test_withdrawing_replaces_the_worker_and_nothing_else(tmp_path: Path) -> None:
    """`tools.withdraw FOLDER`; a folder without a site is refused."""
    (tmp_path / "index.html").write_text("x")
    (tmp_path / "sw.js").write_text("old")
    withdraw(tmp_path)
    assert (tmp_path / "sw.js").read_bytes() == WORKER.read_bytes()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["index.html", "sw.js"]
    refused = subprocess.run(
        [sys.executable, "-m", "tools.withdraw", str(tmp_path / "nowhere")],
        cwd=Path(__file__).parent.parent,
        capture_output=True,
        check=False,
    )
    assert refused.returncode != 0
