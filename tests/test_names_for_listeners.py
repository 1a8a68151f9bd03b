"""What has no words of its own on the page has a name, and is told of what it is about."""

from __future__ import annotations

import re

from engine.rng import Rng
from tests.playing import lay_table, opened, play_on

BRIDESMAID = "always-a-bridesmaid"


def test_how_a_bot_plays_is_told_of_the_choice_of_it() -> None:
    """The line under a level is what describes its choice; a person has no such line."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    app.on("lobby", BRIDESMAID, "")
    told_by = re.findall(r'<select[^>]* aria-describedby="([^"]*)"', device.html)
    assert app.lobby is not None
    assert len(told_by) == sum(bool(one.level) for one in app.lobby.players) > 0
    for id in told_by:
        assert device.html.count(f'<small id="{id}">') == 1


def test_what_leads_through_a_replay_has_a_name() -> None:
    """Its part of the page, its row of buttons and its numbers are called something."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "bot:easy", "bot:easy"])
    play_on(app, device, Rng(3))
    assert '<table class="board" aria-label="The numbers behind it">' in device.html
    app.on("replay", "", "")
    device.run()
    unnamed = [
        opening
        for opening in re.findall(
            r'<(?:nav|[a-z]+ [^>]*role="group")[^>]*>', device.html
        )
        if "aria-label" not in opening
    ]
    assert unnamed == []
    assert 'role="group"' in device.html


def test_where_no_slip_lies_nothing_is_announced_as_there() -> None:
    """An empty part of the page is none for those who listen."""
    _, device = opened()
    assert '<aside id="slip" hidden></aside>' in device.html


def test_a_first_lesson_is_called_so_once() -> None:
    """The beads are a picture of what the slip is called, and are not read beside it."""
    app, device = opened()
    app.on("first-game", BRIDESMAID, "")
    assert device.html.count("Lesson 1 of ") == 1
