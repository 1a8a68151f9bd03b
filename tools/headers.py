"""Write what only hosts read: the headers to send with each file, and the page for none.

    _headers        for Netlify and Cloudflare Pages, which read it as it is
    headers.conf    the same headers for nginx, to be included (docs/hosting/nginx.conf)
    404.html        without it Cloudflare Pages answers with the games' page to everything

The policy is the page's own, from its `<meta>`, and what only a header can say. A header
also reaches the workers, which no `<meta>` does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape, unescape
from typing import Final

from engine.message import say
from engine.text import sentence
from tools.languages import spoken
from tools.messages import LANGUAGES, compiled

POLICY: Final = re.compile(
    r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">'
)
HASHED: Final = re.compile(r"[.-][0-9a-f]{10}(?=[./])")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
LONGEST: Final = 2_000
"""Characters of a line that Cloudflare takes."""
UNUSED: Final = (
    "accelerometer",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
    "hid",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "serial",
    "usb",
    "xr-spatial-tracking",
)
"""What of a device the games have no use for, so that nothing on the page can ask."""

NOT_FOUND: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
{parts}</html>
"""


def with_headers(site: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the site with the files for hosts."""
    everywhere = headers_of(site["index.html"].decode())
    rules = {"/*": everywhere, **{p: cache_rule(p) for p in paths(site)}}
    return {
        **site,
        "_headers": as_rules(rules).encode(),
        "headers.conf": as_nginx(everywhere).encode(),
        "404.html": not_found().encode(),
    }


def not_found() -> str:
    """Return the page for addresses that lead nowhere, in every language one below another.

    Nobody knows there which one is wanted: it runs nothing and reads nothing that is kept.
    """
    parts = [_nowhere("en")]
    for code in LANGUAGES:
        with spoken(code, compiled(code)):
            parts.append(_nowhere(code))
    title = escape(sentence(say("start/nowhere")))
    return NOT_FOUND.format(title=title, parts="".join(parts))


def _nowhere(code: str) -> str:
    title, note = (sentence(say(f"start/nowhere{part}")) for part in ("", "-note"))
    return f'<div lang="{code}"><h1>{escape(title)}</h1><p>{escape(note)}</p></div>\n'


def headers_of(page: str) -> dict[str, str]:
    """Return the headers that go with every file."""
    found = POLICY.search(page)
    if found is None:
        raise SystemExit("index.html has no policy")
    return {
        "Content-Security-Policy": f"{unescape(found[1])}; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }


def paths(site: Mapping[str, bytes]) -> list[str]:
    """Return a path for each file or folder that is kept as long as all in it."""
    hashed = {name[: m.end()] for name in site if (m := HASHED.search(name))}
    folders = {f"/{name}/*" for name in hashed if f"{name}/" in "\n".join(site)}
    files = {f"/{name}" for name in site if HASHED.search(name) and "/" not in name}
    fresh = {f"/{name}" for name in site if not HASHED.search(name) and name[0] != "."}
    return ["/", *sorted(folders | files | fresh)]


def cache_rule(path: str) -> dict[str, str]:
    """Return for how long: a name with a hash is never another file."""
    return {"Cache-Control": FOR_EVER if HASHED.search(path) else ASK_AGAIN}


def as_rules(rules: Mapping[str, Mapping[str, str]]) -> str:
    """Return the rules as Netlify and Cloudflare Pages read them."""
    lines = []
    for path, headers in rules.items():
        lines += [path, *(f"  {name}: {value}" for name, value in headers.items())]
    if max(map(len, lines)) > LONGEST:
        raise SystemExit("a header is too long for Cloudflare Pages")
    return "\n".join(lines) + "\n"


def as_nginx(headers: Mapping[str, str]) -> str:
    """Return the headers as nginx reads them."""
    lines = [f'add_header {name} "{value}" always;' for name, value in headers.items()]
    return "\n".join(lines) + "\n"
