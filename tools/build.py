"""Write `dist/`: the complete site, for any static server and any sub-path.

What depends on content carries its hash in its name, so that a cached file is never out
of date and an old page never meets a new file. Two builds of the same sources give the
same bytes.

    index.html              the only file with an address of its own that changes
    pyscript.toml           read with the hash of its text as a query
    snapshot.HASH.bin       Python's memory with all of it imported: a start begins there
    app.HASH.bin            engine/ and ui/, and
    stdlib.HASH.bin         what of Python's library they use: for a start without that
    ja.HASH.htm, .bin       and so on: the first words and the catalogue of each language
    static-HASH/            static/ with one stylesheet, two scripts and a module
    vendor/NAME-VERSION-HASH/    WebAssembly of Pyodide
    licences.txt
    _headers, headers.conf, 404.html    for hosts (tools/headers.py)
    sw.js                   keeps all of these on the device (tools/worker.py)
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.first_page import home, sprite_for
from tools.headers import with_headers
from tools.languages import (
    MANIFEST,
    NAMED,
    language_files,
    localized,
    named,
    noscript,
    worded,
)
from tools.licences import all_licences
from tools.links import NEEDED, link
from tools.messages import LANGUAGES
from tools.packing import Files, packed_app, tree
from tools.python import made_for, python_files
from tools.scripts import with_scripts
from tools.styles import stylesheets
from tools.worker import with_worker

ROOT: Final = Path(__file__).parent.parent
MODULES: Final = ROOT / "node_modules"
INLINE: Final = tuple(
    f"static/js/{name}.js" for name in ("language", "early", "begin", "guard", "mend")
)
"""Written into the page: what must be there before, or without, anything else."""


OF_LANGUAGES: Final = tuple(
    f"{code}.{end}" for code in LANGUAGES for end in ("htm", "bin")
)


def main() -> None:
    """Build into the folder named on the command line, or `dist/`."""
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "dist"
    site = with_headers(with_worker(finished(sources())))
    if target.exists():
        shutil.rmtree(target)
    for name, data in sorted(site.items()):
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    size = sum(map(len, site.values()))
    print(f"{target.name}/: {len(site)} files, {size:,} bytes")


def sources() -> Files:
    """Return every file of the site under its plain name, index and settings aside."""
    files = tree(ROOT / "static", "static")
    files["vendor/pyodide/pyodide.asm.wasm"] = (
        MODULES / "pyodide/pyodide.asm.wasm"
    ).read_bytes()
    files.update(stylesheets(files))
    for name in INLINE:
        del files[name]
    files.update(python_files(packed_app()))
    files.update(language_files())
    files[MANIFEST] = localized(files[MANIFEST])
    files["licences.txt"] = all_licences(ROOT).encode()
    files[".nojekyll"] = b""
    return files


def without_comments(script: str) -> str:
    """Return a script without the lines that only say why."""
    return re.sub(r"^\s*//.*\n", "", script, flags=re.MULTILINE)


def finished(files: Files) -> Files:
    """Return the site: hashes in the names, and every mention of a name changed too."""
    versions = {
        "vendor/pyodide/": vendor_name(files, "pyodide", "pyodide"),
        **{
            name: hashed(name, files[name])
            for name in ("app.bin", "stdlib.bin", "snapshot.bin", *OF_LANGUAGES)
        },
        "build:made-for": made_for(files),
    }
    files = with_scripts(files, versions)
    styles = {n: bare(files.pop(f"static/css/{n}.css")) for n in ("first", "last")}
    names = {**versions, "static/": f"static-{digest_of(files, 'static/')}/"}

    settings = renamed((ROOT / "pyscript.toml").read_bytes(), names)
    needed = [*map(link, NEEDED), link(f"pyscript.toml?{digest(settings)}")]
    page = filled(ROOT / "index.html", files, needed, digest(settings), styles)
    site = {mentioned(n, names): d for n, d in files.items()}
    site["pyscript.toml"] = settings
    site["index.html"] = renamed(page, names)
    return site


def filled(
    template: Path,
    files: Files,
    needed: list[str],
    settings: str,
    styles: Mapping[str, str],
) -> bytes:
    """Return the page with its preloads, styles, drawings, first screen, byte count."""
    screen = home()
    page = worded(template.read_text())
    early = "".join(without_comments((ROOT / name).read_text()) for name in INLINE)
    for old, new in (
        ("<!-- build:needed -->", "\n".join(needed)),
        (NAMED, named()),
        ("<!-- build:noscript -->", noscript()),
        (
            "<!-- build:sprite -->",
            sprite_for(screen, files["static/icons.svg"].decode()),
        ),
        ("<!-- build:home -->", screen),
        ("<!-- build:early -->", early),
        ("build:early-hash", f"sha256-{policy_hash(early)}"),
        ("<!-- build:first -->", styles["first"]),
        ("build:first-hash", f"sha256-{policy_hash(styles['first'])}"),
        ("<!-- build:last -->", styles["last"]),
        ("build:last-hash", f"sha256-{policy_hash(styles['last'])}"),
        ('data-total="0"', f'data-total="{total_bytes(files)}"'),
        ('config="./pyscript.toml"', f'config="./pyscript.toml?{settings}"'),
    ):
        if page.count(old) != 1:
            raise SystemExit(f"{template.name} must have {old} exactly once")
        page = page.replace(old, new)
    return page.encode()


def total_bytes(files: Files) -> int:
    """Return how many bytes the start loads, for the progress bar."""
    skipped = (
        "licences.txt",
        ".nojekyll",
        "app.bin",
        "stdlib.bin",
        "static/icon",
        *OF_LANGUAGES,
    )
    return sum(
        len(data)
        for name, data in files.items()
        if not name.startswith(skipped) or name == "static/icons.svg"
    )


def bare(stylesheet: bytes) -> str:
    """Return a stylesheet without its comments."""
    return re.sub(r"/\*.*?\*/\s*", "", stylesheet.decode(), flags=re.DOTALL)


def policy_hash(text: str) -> str:
    """Return what allows exactly this script or style in the page's security policy."""
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def renamed(data: bytes, names: Mapping[str, str]) -> bytes:
    """Return a page or settings in which the names of files are those of the site."""
    return mentioned(data.decode(), names).encode()


def mentioned(text: str, names: Mapping[str, str]) -> str:
    """Return a text with each plain name in it put into its final form."""
    for plain, final in names.items():
        text = re.sub(rf"(?<![\w-]){re.escape(plain)}", final, text)
    return text


def vendor_name(files: Files, name: str, package: str) -> str:
    """Return a package's folder: its version, and a hash of what we ship of it."""
    return f"vendor/{name}-{version(package)}-{digest_of(files, f'vendor/{name}/')}/"


def version(package: str) -> str:
    """Return the version of an installed npm package."""
    installed: str = json.loads((MODULES / package / "package.json").read_text())[
        "version"
    ]
    return installed


def hashed(name: str, data: bytes) -> str:
    """Return a file's name with the hash of what is in it."""
    stem, _, suffix = name.partition(".")
    return f"{stem}.{digest(data)}.{suffix}"


def digest(data: bytes) -> str:
    """Return a short hash for a name."""
    return hashlib.sha256(data).hexdigest()[:10]


def digest_of(files: Files, folder: str) -> str:
    """Return a short hash of all that is in a folder."""
    inside = sorted((n, d) for n, d in files.items() if n.startswith(folder))
    return digest("".join(f"{name} {digest(data)}\n" for name, data in inside).encode())


if __name__ == "__main__":
    main()
