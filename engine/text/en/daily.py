"""The words of the day's table."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "The day’s table",
    "note": "One deal a day, the same for all",
    "note-streak": (
        "n",
        {"one": "{day} · {n} day running", "other": "{day} · {n} days running"},
    ),
    "table-title": "The day’s table · {day}",
    "practice-title": "Practice · {day}",
    "their-title": "By {name}: the day’s table · {day}",
    "not-yours": "The day’s table as {name} plays it. It does not count as yours.",
    "shows-today": (
        "It shows today’s deal: whoever opens it has seen the cards before playing."
    ),
    "shows-day": (
        "It shows the deal of {day}: whoever opens it has seen the cards before playing."
    ),
    "name": "Your name, on the result",
    "name-missing": "Without a name it stays {name}.",
    "no-hints-here": "No hints at the day’s table",
    "how": (
        "The same cards for everybody, until midnight UTC. The first game you end is the "
        "one that counts. No hints and no taking back: a choice made is made."
    ),
    "not-today": "Not today’s table",
    "not-today-note": (
        "Play it all the same: it goes into your history as practice, and leaves your "
        "streak alone."
    ),
    "to-today": "To today’s",
    "against": "Against {names}",
    "waits": "Not played yet. Against {names}.",
    "running": "Begun, and waiting for you.",
    "play": "Play",
    "play-game": "Play the day’s {game}",
    "carry-on": "Carry on",
    "carry-on-game": "Carry on with the day’s {game}",
    "again": "Play it again for practice",
    "won": "{score}, and you won",
    "shared": "{score}, a win you share",
    "drawn": "{score}, a draw",
    "lost": "{score}, and you lost",
    "score": "{own} to {others}",
    "practice": "Practice: it does not count",
    "counts": "It counts",
    "text": "The result of {game}, to send",
    "spoils": "▲ ahead, = level, ▼ behind. It says how it went, not how to do it.",
    "copy": "Copy the result",
    "copy-game": "Copy the result of {game}",
    "copied": "Copied. Paste it where your friends are.",
    "by-hand": "The browser did not let it be copied: select the text and copy it.",
    "send": "Send",
    "send-game": "Send the result of {game}",
    "streak": "Days running",
    "running-days": ("n", {"one": "day running", "other": "days running"}),
    "best": "best so far: {n}",
    "day-played": "{day}: played",
    "day-missed": "{day}: not played",
    "day-open": "{day}: today",
    "friends": "The same deal, by friends",
    "you": "You",
    "drop": "Take {name} off the list",
    "paste": "Paste a friend’s result",
    "paste-note": (
        "Paste it as it came: it begins with “Table Sixteen”. More than one is fine."
    ),
    "add": "Put it on the list",
    "added": "On the list: {names}.",
    "dropped": "{name} is off the list. The text is back in the box, should you miss it.",
    "known": "That is on the list already.",
    "too-many": "The list has room for {most} results, and is full.",
    "no-room": "This browser stores nothing more, so the list stays as it is.",
    "no-result": (
        "There is no result in this text. One begins with “Table Sixteen”: copy all of "
        "it, and paste it here."
    ),
    "result-damaged": (
        "The result of {name} is not whole, or was changed on its way. Ask for it again."
    ),
    "result-too-long": "That is far too long for a few results.",
    "other-day": "The result of {name} is of another day: {day}.",
    "no-day": "“{text}” is no day. Write it like 2026-11-30.",
    "history": "Your days",
    "history-empty": "Nothing yet. Today is a good day to begin.",
    "history-row": "{game} {score}, {how}",
    "history-friends": (
        "n",
        {"one": "{n} friend’s result", "other": "{n} friends’ results"},
    ),
    "how-won": "won",
    "how-shared": "won together",
    "how-drawn": "a draw",
    "how-lost": "lost",
    "how-practice": "practice",
    "more": "Show earlier days",
    "over": "The day’s table is over, and your result is written down.",
    "over-not-kept": (
        "The day’s table is over. This browser stores nothing more: send your result "
        "before you leave."
    ),
    "see-result": "See the result",
    "no-taking-back": "At the day’s table a choice made is made: everybody plays it so.",
    "no-hints": "No hints at the day’s table: everybody plays it alone.",
}
