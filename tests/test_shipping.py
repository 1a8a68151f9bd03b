"""What is shipped: all of it ours or under a licence we name, and the same every time."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from types import MappingProxyType

import pytest

from tools.licences import NOT_SHIPPED
from tools.python import LIST, python_files
from tools.reproducible import SETTINGS, YEARS_AGO

ROOT = Path(__file__).parent.parent
SOURCES = ("engine", "ui", "static", "tools", "tests")
LARGEST = 25 * 1024 * 1024
"""Bytes of a file that every static host takes (Cloudflare Pages takes no more)."""


def build(
    target: Path, root: Path = ROOT, settings: Mapping[str, str] = MappingProxyType({})
) -> dict[str, bytes]:
    done = subprocess.run(
        [sys.executable, "-m", "tools.build", str(target)],
        cwd=root,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return {
        path.relative_to(target).as_posix(): path.read_bytes()
        for path in target.rglob("*")
        if path.is_file()
    }


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return build(tmp_path_factory.mktemp("site"))


def text(site: dict[str, bytes], name: str) -> str:
    return site[name].decode()


def test_two_builds_are_equal(site: dict[str, bytes], tmp_path: Path) -> None:
    """The same sources give the same bytes, name by name: whatever lies around them.

    The other build is at another path, of files of another age, elsewhere in the world.
    `make reproducible` does the same from two clean clones.
    """
    elsewhere = tmp_path / "some where" / "else"
    for part in SOURCES:
        shutil.copytree(
            ROOT / part, elsewhere / part, ignore=shutil.ignore_patterns("__pycache__")
        )
    for path in (p for p in ROOT.iterdir() if p.is_file()):
        shutil.copyfile(path, elsewhere / path.name)
    for path in elsewhere.rglob("*"):
        os.utime(path, (YEARS_AGO, YEARS_AGO))
    (elsewhere / "node_modules").symlink_to(ROOT / "node_modules")
    again = build(tmp_path / "dist", elsewhere, SETTINGS[1])
    assert again.keys() == site.keys()
    assert [name for name in site if site[name] != again[name]] == []


def test_every_address_in_the_page_is_there(site: dict[str, bytes]) -> None:
    """Whatever the page, its settings and its scripts name is a file of the site."""
    for name, data in site.items():
        if name.startswith("vendor/") or not name.endswith((".html", ".toml", ".mjs")):
            continue
        folder = Path("/site", name).parent
        written = data.decode()
        if name.endswith(".mjs"):
            named = re.findall(r'(?:from|import\(|URL\() ?"(\.[^"]+[^/])"', written)
        else:
            named = re.findall(r'(?:src|href|config)?="?(\./[^"?#]+)["?]', written)
            named += re.findall(r'"(\./[^"?#*]+)" =', written)
            folder = Path("/site")
        for address in named:
            path = (folder / address).resolve().relative_to("/site")
            assert path.as_posix() in site, f"{name} names {address}"


def test_every_address_is_relative(site: dict[str, bytes]) -> None:
    """The site may lie anywhere: no address begins at a host or at the root."""
    for name in ("index.html", "pyscript.toml"):
        assert not re.search(r'(?:src|href|config)="(?:/|https?:)', text(site, name))
        said = re.sub(r"<code>.*?</code>", "", text(site, name))  # to be read, not used
        assert "http" not in said.replace("http-equiv", "")


def test_the_app_is_complete(site: dict[str, bytes]) -> None:
    """The archive holds every module and data file of engine and ui, but no catalogue."""
    [name] = [n for n in site if n.startswith("app.")]
    packed = set(zipfile.ZipFile(BytesIO(gzip.decompress(site[name]))).namelist())
    ours = {
        path.relative_to(ROOT).as_posix()
        for folder in ("engine", "ui")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".po"
    }
    assert packed == ours


def test_names_change_with_what_they_name(site: dict[str, bytes]) -> None:
    """A cached file is never out of date: what may change has a hash in its address."""
    fixed = {"index.html", "pyscript.toml", "licences.txt", ".nojekyll", "sw.js"}
    fixed |= {"404.html", "_headers", "headers.conf"}  # read by hosts, not by the page
    for name in set(site) - fixed:
        named = r"(app|stdlib|snapshot|ja|zh-Hant)\."
        hashed = rf"({named}|static-|vendor/\w+-[\d.]+-)[0-9a-f]{{10}}[./]"
        assert re.match(hashed, name), name
    assert re.search(
        r'config="\./pyscript\.toml\?[0-9a-f]{10}"', text(site, "index.html")
    )


def test_python_is_made_the_same_each_time(
    site: dict[str, bytes], tmp_path: Path
) -> None:
    """Library and snapshot too are the same bytes when they are made once more."""
    [app] = [data for name, data in site.items() if name.startswith("app.")]
    for name, data in python_files(gzip.decompress(app), tmp_path).items():
        [built] = [n for n in site if n.startswith(name.split(".")[0])]
        assert data == site[built], name


def test_the_library_has_what_the_snapshot_has(site: dict[str, bytes]) -> None:
    """A plain start finds every module that the app imports by name."""
    builtin = {"__future__", "_typeshed", "js", "pyodide", "pyscript", "time", "sys"}
    compiled = {"binascii", "itertools", "math", "unicodedata", "zlib"}  # into Pyodide
    listed = {*LIST.read_text().split(), *builtin, *compiled}
    for folder in ("engine", "ui"):
        for path in (ROOT / folder).rglob("*.py"):
            if path.name == "__main__.py":
                continue  # the command line has a whole library
            written = path.read_text()
            named = re.findall(
                r"^\s*(?:import |from (?=\S+ import ))([a-z0-9_]+)",
                written,
                re.MULTILINE,
            )
            missing = {*named} - listed - {"engine", "ui"}
            assert not missing, f"{path.name}: python -m tools.python"


def test_nothing_is_too_large_for_a_host(site: dict[str, bytes]) -> None:
    """Every file is one that all static hosts take."""
    assert max(map(len, site.values())) < LARGEST


def test_every_package_is_in_the_licences(site: dict[str, bytes]) -> None:
    """All that is installed for the page is named with its licence, ours included."""
    licences = text(site, "licences.txt")
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    for place, package in packages.items():
        name = place.rpartition("node_modules/")[2]
        if not name:
            continue
        if name in NOT_SHIPPED or "esbuild" in name:
            assert f"{name} {package['version']} (" not in licences
            continue
        assert f"{name} {package['version']} (" in licences
    for words in ("Table Sixteen contributors", "Mozilla Public License", "PSF"):
        assert words in licences


def test_the_page_forbids_foreign_and_inline_code(site: dict[str, bytes]) -> None:
    """The policy allows own files, wasm and the one script written into the page."""
    page = text(site, "index.html")
    [policy] = re.findall(r'Content-Security-Policy" content="([^"]+)"', page)
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'")
    assert not re.search(r'\sstyle="|\son\w+="', page)


REQUIREMENTS = ("requirements-dev.txt", "tools/sbom/requirements.txt")


@pytest.mark.parametrize("lock", ["package-lock.json", *REQUIREMENTS])
def test_locks_name_no_host(lock: str) -> None:
    """A lock pins what and not where from: any mirror will do."""
    written = (ROOT / lock).read_text()
    assert not re.search(r'"resolved"|--(?:extra-)?index-url|--find-links', written)
    assert len(re.findall(r"sha(?:256|512)", written)) > 20


@pytest.mark.parametrize("lock", REQUIREMENTS)
def test_every_requirement_has_hashes(lock: str) -> None:
    """No package is installed that is not the one we know."""
    written = (ROOT / lock).read_text()
    pins = re.findall(
        r"^[a-z][\w.-]*==\S+ \\\n    --hash=sha256:", written, re.MULTILINE
    )
    assert len(pins) == len(re.findall(r"^[a-z]", written, re.MULTILINE)) > 10
