"""The words of the first screen."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "Table Sixteen: two wedding games",
    "hello": "The pleasure of your company is requested",
    "players": "{least}–{most} players",
    "players-just": "{most} players",
    "minutes": "{n} min",
    "play": "Play",
    "play-game": "Play {game}",
    "how": "How to play",
    "how-game": "How to play {game}",
    "resume": "A table of yours",
    "resume-turn": "Your turn, {name}",
    "resume-waits": "Waiting for {names}",
    "resume-note": "{game}, in progress",
    "carry-on": "Carry on",
    "more": "More",
    "saved": "Guest book",
    "saved-note": "Saved tables",
    "rules": "Etiquette",
    "rules-note": "Rules, and a first game",
    "open": "Open a link or file",
    "open-note": "A table somebody sent",
    "about": "About",
    "about-note": "Credits, licences, privacy",
    "theme": "Light or dark",
    "install": "Install",
    "install-note": "With an icon, like an app",
    "offline": "Ready for offline: both games work without a connection",
    "private": "No account, no server: everything stays on this device",
    "blocked": "Games will not be kept",
    "blocked-note": (
        "This browser lets the page store nothing. Save a game to a file before "
        "you leave."
    ),
}
