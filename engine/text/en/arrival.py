"""What is said when a link is opened: who one is, what it gives away, what is amiss."""

from __future__ import annotations

from typing import Final

from engine.text import Template

WORDS: Final[dict[str, Template]] = {
    "title": "A table for you",
    "from-link": "Opened from a link",
    "which-seat": "Which seat is yours?",
    "seats": "Seats",
    "waits-for": "{game}. To choose: {names}.",
    "to-choose": "To choose",
    "waits": "Not to choose now",
    "chosen": "Has chosen",
    "plays-itself": "Plus-one, plays by itself",
    "all": "All of us, on this device",
    "all-note": "You pass it round",
    "none": "None: I only look on",
    "none-note": "No hand is shown to you",
    "holds-hands": "The link holds every card",
    "holds-hands-note": (
        "This page shows you only your seat’s. It is good manners that keep the rest "
        "hidden, and no safe."
    ),
    "holds-chosen": "The link holds choices that are not revealed yet",
    "holds-chosen-note": (
        "This page shows them to nobody before their time. It is good manners that keep "
        "them hidden, and no safe."
    ),
    "holds-deck": "The link holds the order of the deck",
    "holds-deck-note": (
        "This page shows nobody what is still to come. It is good manners that keep it "
        "hidden, and no safe."
    ),
    "kept": "The table that is up here stays",
    "kept-note": "It is in the guest book, as you left it.",
    "spoilt": "You have this table, but it can’t be read",
    "spoilt-note": "What is left of yours stays as it is; this one is kept beside it.",
    "sit": "Sit down",
    "sit-as": "Sit down as {name}",
    "sit-all": "Sit down together",
    "look-on": "Look on",
    "choose-first": "Say first which seat is yours.",
    "here-already": "This is a table of yours, just as you left it.",
    "further-on": "Your own table is further on than the link, so it goes on from there.",
    "went-on": "The link brought your table up to date.",
    "same-deal": "The same deal",
    "same-deal-note": (
        "What chance settles is settled already, just as it was for whoever sent this. "
        "Who plays is up to you."
    ),
    "own-deck-here": "This table has its {what}: they come with the link.",
    "own-deck": "It comes with its {what}.",
    "open": "Open a link or file",
    "open-note": "A table somebody sent",
    "torn": "This link can’t be opened",
    "torn-note": "Nothing was opened",
    "untouched": "Your own tables are as they were.",
    "paste": "Paste the link here",
    "paste-again": "Paste it again",
    "forgiven": "Blanks, line breaks and words around it do no harm.",
    "whole-message": (
        "Copy the whole message, not only what is underlined: some messengers cut long "
        "links."
    ),
    "or-file": "Or ask for the file, and open it here.",
    "home-screen": (
        "On an iPhone a tapped link opens in the browser. To have it in the app on your "
        "Home Screen, copy the link and paste it here."
    ),
    "open-file": "Open a file",
    "try": "Open the link",
}
