"""Write the site's service worker: which files it keeps, and what each one must be.

The release is named by what is in it: any change to any file, or to the worker itself,
gives another name. It stands in the worker and in the page, so that each can say which
one it is.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
TEMPLATE: Final = ROOT / "sw.js"
RELEASE: Final = b"build:release"
FILES: Final = b'{ "build:files": "" }'
LANGUAGES: Final = b'{ "build:languages": "" }'
OF_LANGUAGE: Final = re.compile(r"([a-zA-Z-]+)\.[0-9a-f]{10}\.(?:htm|bin)")
"""What is kept of a language once it was used, and not before."""
NO_LANGUAGE: Final = ("app", "stdlib", "snapshot")
NOT_KEPT: Final = re.compile(
    r"\.nojekyll|_headers|_redirects|CNAME|sw\.js|.*\.(br|gz|map|conf)|.*/icon-512\.png"
)
"""What hosts read, and the icon that browsers ask for themselves when they install."""


def with_worker(site: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the site with `sw.js`, and with the release named in its page."""
    template = TEMPLATE.read_bytes()
    for text, name in ((site["index.html"], "index.html"), (template, "sw.js")):
        if text.count(RELEASE) != 1:
            raise SystemExit(f"{name} must have {RELEASE.decode()} exactly once")
    release = _digest(template + _listing(site) + _languages(site))[:10].encode()
    page = site["index.html"].replace(RELEASE, release)
    finished = {**site, "index.html": page}
    worker = template.replace(RELEASE, release).replace(FILES, _listing(finished))
    worker = worker.replace(LANGUAGES, _languages(finished))
    return {**finished, "sw.js": worker}


def _listing(site: Mapping[str, bytes]) -> bytes:
    """Return the files to keep with their hashes, as the worker has them."""
    page = site["index.html"].decode()
    hashes = {
        _asked_as(name, page): _digest(data)
        for name, data in sorted(site.items())
        if not NOT_KEPT.fullmatch(name) and _language_of(name) is None
    }
    return json.dumps(hashes, indent=2).encode()


def _languages(site: Mapping[str, bytes]) -> bytes:
    """Return the files of each language with their hashes."""
    found: dict[str, dict[str, str]] = {}
    for name, data in sorted(site.items()):
        language = _language_of(name)
        if language is not None:
            found.setdefault(language, {})[name] = _digest(data)
    return json.dumps(found, indent=2).encode()


def _language_of(name: str) -> str | None:
    """Return which language a file belongs to, if it does to one."""
    found = OF_LANGUAGE.fullmatch(name)
    return found[1] if found and found[1] not in NO_LANGUAGE else None


def _asked_as(name: str, page: str) -> str:
    """Return a file's address as the page asks for it, with its query if it has one."""
    if name == "index.html":
        return "./"
    asked = re.search(rf'"\./({re.escape(name)}\?[^"]*)"', page)
    return asked[1] if asked else name


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
