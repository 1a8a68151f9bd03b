"""Which language the page begins in: `static/js/language.js` itself is asked."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent / "static/js/language.js"
ASK = """
const { readFileSync } = require("node:fs");
const [wanted, kept] = JSON.parse(process.argv[1]);
const attributes = { "data-languages": "ja ./ja.htm ./ja.bin zh-Hant ./zh.htm ./zh.bin" };
globalThis.document = {
  documentElement: {
    getAttribute: (name) => attributes[name] ?? null,
    setAttribute: (name, value) => (attributes[name] = value),
    removeAttribute: (name) => delete attributes[name],
  },
};
Object.defineProperty(globalThis, "navigator", { value: { languages: wanted } });
Object.defineProperty(globalThis, "localStorage", {
  get() {
    if (kept === "blocked") throw new Error("blocked");
    return { getItem: () => kept };
  },
});
globalThis.setTimeout = () => {};
globalThis.asked = "";
globalThis.XMLHttpRequest = class {
  open(_, name) { globalThis.asked = name; }
  overrideMimeType() {}
  send() {}
};
new Function(readFileSync(process.argv[2], "utf8"))();
console.log(JSON.stringify({
  lang: attributes.lang ?? "en",
  browser: attributes["data-language"],
  asks: "data-asks" in attributes,
  files: [globalThis.asked, attributes["data-catalogue"] ?? ""],
}));
"""

pytestmark = pytest.mark.host


def begun(wanted: list[str], kept: str | None = None) -> dict[str, object]:
    done = subprocess.run(
        ["node", "-e", ASK, json.dumps([wanted, kept]), str(SCRIPT)],
        capture_output=True,
        text=True,
        check=True,
    )
    said: dict[str, object] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize(
    ("wanted", "language", "asks"),
    [
        ("en-GB en", "en", False),
        ("zh-Hant", "zh-Hant", False),
        ("zh-Hant-HK", "zh-Hant", False),
        ("zh-TW zh en", "zh-Hant", False),
        ("zh-HK", "zh-Hant", False),
        ("zh-MO", "zh-Hant", False),
        ("ZH-tw", "zh-Hant", False),
        ("ja", "ja", False),
        ("ja-JP en-US", "ja", False),
        ("zh", "en", True),
        ("zh-CN zh-TW", "en", True),
        ("zh-Hans-HK", "en", True),
        ("zh-SG", "en", True),
        ("fr-FR ja", "ja", False),
        ("de pl", "en", False),
        ("en zh", "en", False),
        ("pl zh en", "en", True),
        ("jam zht enm", "en", False),
        ("", "en", False),
    ],
)
def test_the_browsers_language(wanted: str, language: str, asks: bool) -> None:
    """The first that is one of ours; Chinese that may be either is for a person to say."""
    said = begun(wanted.split())
    assert (said["lang"], said["browser"], said["asks"]) == (language, language, asks)


@pytest.mark.parametrize(
    ("kept", "language"),
    [
        ('{"language": "ja"}', "ja"),
        ('{"language": "en"}', "en"),
        ('{"language": ""}', "zh-Hant"),
        ('{"language": "pl"}', "zh-Hant"),
        ('{"language": "toString"}', "zh-Hant"),
        ("{", "zh-Hant"),
        (None, "zh-Hant"),
        ("blocked", "zh-Hant"),
    ],
)
def test_what_was_chosen_is_stronger(kept: str | None, language: str) -> None:
    """A setting holds against the browser; one that makes no sense is none."""
    said = begun(["zh-TW"], kept)
    assert (said["lang"], said["browser"]) == (language, "zh-Hant")


def test_english_fetches_nothing() -> None:
    """Its words are in the page; another language's are two files, asked for at once."""
    assert begun(["en"])["files"] == ["", ""]
    assert begun(["ja"])["files"] == ["./ja.htm", "./ja.bin"]
