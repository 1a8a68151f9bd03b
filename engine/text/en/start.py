"""The words that stand in the page before Python is there, or when it does not come.

The build writes them into `index.html`, and for each other language into a page of its
own (`tools/languages.py`).
"""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "description": (
        "Always a Bridesmaid and At the Wedding Table, played on this device."
    ),
    "skip": "Skip to the content",
    "nowhere": "Nothing here",
    "nowhere-note": (
        "There is no page at this address. Table Sixteen begins at the front page of its "
        "site."
    ),
    "noscript": (
        "The games need JavaScript, which is turned off in this browser. Nothing leaves "
        "this page: everything runs on your device."
    ),
    "progress": "Getting ready to play",
    "kept": "One moment: it opens by itself.",
    "slow": "A slow connection. It will carry on.",
    "title-crash": "Something broke",
    "title-slow": "This takes very long",
    "title-failed": "The games could not start",
    "cause-crash": (
        "That was the page's fault, not yours. Every choice is saved as it is made: load "
        "the page again and carry on from your last one."
    ),
    "cause-slow": (
        "Nothing has arrived for a minute. It still carries on if it can; you may also "
        "try again, or come back with a better connection."
    ),
    "cause-offline": (
        "This device is offline, and a part of the page is missing. Try again once it is "
        "connected."
    ),
    "cause-missing": (
        "A part of the page did not arrive, or not whole. Try again in a moment; if that "
        "does not help, the site was put up incompletely, and only its owner can mend it."
    ),
    "cause-type": (
        "The site's server hands out the page's scripts as another type of file, so the "
        "browser does not run them. Only the site's owner can mend that; what they need "
        "to know is below."
    ),
    "cause-file": (
        "This page was opened straight from a folder, and browsers run nothing from "
        "there. Open it at its address on the web instead; or serve the folder it is in "
        "with {command} and open {address}."
    ),
    "cause-old": (
        "This browser can't run them: it is too old, or WebAssembly is turned off in it, "
        "as Lockdown Mode does. Any browser of the last two years can (Firefox, Chrome, "
        "Edge, Safari)."
    ),
    "cause-other": (
        "Something on the page broke while it started. Try again; if it stays like this, "
        "another browser may do better."
    ),
    "tables-some": (
        "Your saved tables are still in this browser. You can save them all to a file now."
    ),
    "tables-none": ("There are no saved tables in this browser, so none are lost."),
    "tables-blocked": (
        "This browser blocks the page's storage, so it holds no saved tables."
    ),
    "again": "Try again",
    "save-all": "Save all tables to a file",
    "close": "Close",
    "details": "Details for whoever mends it",
}
