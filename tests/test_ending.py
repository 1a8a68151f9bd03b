"""The end of a game: what leads on from it, and the picture to keep."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import game_keys
from engine.record import Player
from engine.rng import Rng
from engine.table import Table
from tests.desk import Desk
from tests.device import StandIn
from tests.playing import lay_table, opened, play_on
from tests.test_best_moment import BRIDESMAID, WEDDING, finished
from ui.app import App
from ui.ending import picture_of
from ui.keeping import entry_from, seated
from ui.saved import PREFIX, written
from ui.session import Session

SPRITE = Path(__file__).parent.parent / "static" / "icons.svg"
BOTH = pytest.mark.parametrize("game", [BRIDESMAID, WEDDING])
HOSTILE = (
    '"><script>alert(1)</script>',
    "<py-script>Bo</py-script>",
    "A\x01\x0b\ud800\u202eda",
    "]]>&amp;'\"",
    "👩‍🍳 " * 12,
)


def at_the_end(
    game: str,
    seed: int = 16,
    kinds: tuple[str, ...] = ("human", "bot:easy", "bot:easy"),
) -> tuple[App, StandIn, Session]:
    """Return the page at the end of a kept game, everything looked at."""
    app, device = opened()
    table = finished(game, seed)
    table.players = tuple(
        Player(player.name, kinds[min(seat, len(kinds) - 1)])
        for seat, player in enumerate(table.players)
    )
    session = session_of(table)
    app.sit(session)
    app.draw()
    return app, device, session


def session_of(table: Table) -> Session:
    session = seated(table, 1 << 30, "2026-11-29T20:00:00Z")
    session.seen = dict.fromkeys(range(len(table.players)), len(table.state.log))
    return session


def up(app: App) -> Session:
    assert app.session is not None
    return app.session


# --- what leads on ----------------------------------------------------------------------


@BOTH
def test_the_end_has_one_wax_and_a_clear_order(game: str) -> None:
    """Brief, END: result, actions; one wax button a screen, the rematch."""
    app, device, _ = at_the_end(game)
    assert device.html.count("btn-wax") == 1
    order = ["again", "replay", "review", "keepsake", "share", "again-same"]
    shown = [device.html.index(f'data-do="{verb}"') for verb in order]
    assert shown == sorted(shown)
    assert app.place == "table"


@BOTH
def test_a_rematch_moves_everybody_a_seat_along(game: str) -> None:
    """The same people and bots, the next one in the first seat, another deal."""
    app, _, before = at_the_end(game)
    people = app.settings.people
    app.on("again", "", "")
    table, old = up(app).table, before.table
    assert up(app) is not before
    assert table.players == old.players[1:] + old.players[:1]
    assert table.deal != old.deal or game == BRIDESMAID
    assert not table.steps
    assert app.settings.people == people, "whoever comes first in a lobby stays first"
    assert app.place == "table"


def test_in_a_rematch_the_other_one_is_the_bride() -> None:
    """W1: the Bride plays first; the seat stays hers and somebody else sits there."""
    app, _, before = at_the_end(WEDDING)
    bride = before.table.players[before.table.deal["bride"]].name  # type: ignore[index, call-overload]  # a seat
    app.on("again", "", "")
    table = up(app).table
    assert table.players[table.deal["bride"]].name != bride  # type: ignore[index, call-overload]
    app.on("home", "", "")


@BOTH
def test_the_same_deal_again_leaves_everybody_where_they_were(game: str) -> None:
    """What chance settled is as it was; what was chosen is open again."""
    app, _, before = at_the_end(game)
    app.on("again-same", "", "")
    table = up(app).table
    assert up(app).id != before.id
    assert (table.deal, table.players) == (before.table.deal, before.table.players)
    assert not table.steps


@pytest.mark.parametrize("verb", ["again", "again-same"])
@BOTH
def test_who_plays_elsewhere_is_sent_the_next_table(game: str, verb: str) -> None:
    """Seats of other devices stay theirs, a seat along, and the link lies ready."""
    app, device, before = at_the_end(game, kinds=("human", "human", "human"))
    before.here = (0,)
    name = before.table.players[0].name
    app.on(verb, "", "")
    session = up(app)
    assert [session.table.players[seat].name for seat in session.seats] == [name]
    assert app.dialog == "share"
    assert app.sharing is not None
    assert app.sharing.session is session
    assert "share-link" in device.html


@pytest.mark.parametrize("verb", ["again", "again-same"])
@BOTH
@pytest.mark.parametrize("here", [(), None])
def test_where_nobody_plays_it_is_settled_first(
    game: str, verb: str, here: tuple[int, ...] | None
) -> None:
    """Whoever only looked on, or saw bots play, comes to the lobby."""
    kinds = ("bot:easy",) if here is None else ("human", "human")
    app, _, before = at_the_end(game, kinds=kinds)
    before.here = here
    app.on(verb, "", "")
    assert app.place == "lobby"
    assert app.lobby is not None
    assert (app.lobby.dealt is None) == (verb == "again")


def test_other_windows_are_told_of_the_rematch() -> None:
    """A window at the old table is led to the new one, and asked which seat it takes."""
    table = finished(BRIDESMAID, 3)
    desk, session = Desk(), session_of(table)
    entry = entry_from(session, "2026-11-29T20:00:00Z")
    desk.store[PREFIX + session.id] = written(entry)
    one, two = desk.open(session.id), desk.open(session.id)
    desk.run()
    one.at.on("again", "", "")
    desk.run()
    next = up(one.at).id
    assert two.offers("resume") == [next]
    two.at.on("resume", next, "")
    desk.run()
    assert two.at.place == "seats"
    assert two.at.windows.seating is not None
    assert two.at.windows.seating.session.id == next


@pytest.mark.parametrize("game", game_keys())
def test_the_rematch_of_a_rematch_is_played_to_its_end(game: str) -> None:
    """Every verb of the end works on a table that was played here, not only on a file."""
    app, device = opened()
    lay_table(app, game, ["human", "bot:easy"])
    play_on(app, device, Rng(5))
    app.on("again", "", "")
    if app.place == "lobby":
        app.on("deal", "", "")
    play_on(app, device, Rng(6))
    assert device.available("again")


@BOTH
def test_the_best_moment_leads_to_its_replay(game: str) -> None:
    """One sentence, and "Look at it" opens the replay there; Back is the end again."""
    app, device, session = at_the_end(game)
    best = session.look().best
    assert best is not None
    assert str(best.moment) in device.offers("replay-at")
    app.on("replay-at", str(best.moment), "")
    assert app.replay is not None
    assert app.replay.moment == best.moment
    assert "Best moment" not in device.text
    app.on("replay-close", "", "")
    assert app.place == "table"


def test_the_best_moment_is_worked_out_once() -> None:
    """Redrawing the end does not count the game again, taking back does."""
    session = session_of(finished(WEDDING, 16))
    first = session.look().best
    assert session.look().best is first
    session.table.states.pop()
    session.table.steps.pop()
    assert session.look().best is None


def test_a_draw_has_no_winners_frame() -> None:
    """Brief §1: foil is the winner's; where nobody won the frame is a hairline (W10)."""
    app, device, session = at_the_end(WEDDING)
    outcome = session.table.state.outcome
    assert outcome is not None
    assert ("winner paper nobody" in device.html) == (not outcome.winners)
    for seed in range(400):
        table = finished(WEDDING, seed)
        if table.state.outcome and not table.state.outcome.winners:
            app.sit(session_of(table))
            app.draw()
            assert "winner paper nobody" in device.html
            return
    raise AssertionError("no draw was found")


# --- the picture to keep ----------------------------------------------------------------


def drawn(session: Session) -> ET.Element:
    """Return the picture as elements; what is no XML is no SVG."""
    return ET.fromstring(picture_of(session))


def texts(picture: ET.Element) -> list[str]:
    return [element.text or "" for element in picture.iter("text")]


def figures(group: ET.Element) -> int:
    """Return the number that stands in a group in drawn figures."""
    uses = [use.get("href", "") for use in group if use.tag == "use"]
    signs = [href[2:] for href in uses if href.startswith("#f")]
    return int("".join("-" if sign == "minus" else sign for sign in signs))


@given(seed=st.integers(0, 2**32))
def test_the_guests_of_the_picture_add_up(seed: int) -> None:
    """Sixteen guests with their points; each side's make up its total."""
    session = session_of(finished(WEDDING, seed))
    view, picture = session.table.view(None), drawn(session)
    for side, who in (("bride", view.bride), ("groom", 1 - view.bride)):
        cards = [g for g in picture.iter("g") if g.get("class") == f"side-{side}"]
        assert len(cards) == 8
        worth = [int(texts(card)[-1].replace("−", "-")) for card in cards]
        [chip] = [
            g
            for g in picture.iter("g")
            if any(use.get("href") == f"#pawn-{side}" for use in g)
        ]
        assert sum(worth) == figures(chip) == view.outcome.scores[who]
        assert session.table.players[who].name in texts(chip)


@given(seed=st.integers(0, 2**32))
def test_the_mantelpieces_of_the_picture_add_up(seed: int) -> None:
    """Cards displayed less WILD are the score (B8, B9), round by round too."""
    session = session_of(finished(BRIDESMAID, seed))
    view, picture = session.table.view(None), drawn(session)
    names = [player.name for player in session.table.players]
    rows = [
        g
        for g in picture.iter("g")
        if (g.get("transform") or "").startswith("translate(0 ")
    ]
    assert len(rows) == len(names)
    for row in rows:
        who = next(n for n, name in enumerate(names) if name in texts(row))
        uses = [use.get("href", "") for use in row.iter("use")]
        cards = sum(href.startswith("#acc-") for href in uses)
        wild = uses.count("#wild")
        assert cards - wild == figures(row) == view.outcome.scores[who]
        [terms] = [text for text in texts(row) if " · " in text]
        points = terms.partition(" · ")[2].replace("−", "-").replace(" ", "")
        assert sum(map(int, points.replace("-", "+-").split("+"))) == figures(row)


@BOTH
def test_nobody_is_you_in_the_picture(game: str) -> None:
    """It is for others too: names, not "You"."""
    _, _, session = at_the_end(game)
    said = " ".join(texts(drawn(session)))
    assert "You" not in said
    assert "your" not in said
    assert session.table.players[0].name in said


@BOTH
@given(
    names=st.lists(
        st.one_of(st.sampled_from(HOSTILE), st.text(min_size=1, max_size=40)),
        min_size=5,
        max_size=5,
    )
)
def test_no_name_becomes_markup(game: str, names: list[str]) -> None:
    """Whatever a file calls its players: the picture is XML, of the same elements."""
    table = finished(game, 16)
    plain = [
        element.tag
        for element in drawn(session_of(table)).iter()
        if element.tag != "text"
    ]
    table.players = tuple(
        Player(name) for name, _ in zip(names, table.players, strict=False)
    )
    hostile = drawn(session_of(table))
    assert [e.tag for e in hostile.iter() if e.tag != "text"] == plain
    assert not any(attr.startswith("on") for e in hostile.iter() for attr in e.attrib)
    assert all(text.isprintable() for text in texts(hostile))


@BOTH
def test_every_drawing_of_the_picture_is_there(game: str) -> None:
    """What the picture points at is in the page's drawings or its own patterns."""
    sprite = SPRITE.read_text(encoding="utf-8")
    for seed in range(12):
        picture = picture_of(session_of(finished(game, seed)))
        used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture))
        for id in {id for pair in used for id in pair} - {""}:
            assert f'id="{id}"' in picture + sprite, id


@BOTH
def test_the_sheet_saves_and_sends(game: str) -> None:
    """PNG and SVG as files of the table's name; sent where the system takes pictures."""
    app, device, _ = at_the_end(game)
    app.on("keepsake", "", "")
    assert device.offers("keepsake-save") == ["png", "svg"]
    assert 'class="keepsake on-light"' in device.html
    app.on("keepsake-ground", "dark", "")
    assert 'class="keepsake on-dark"' in device.html
    app.on("keepsake-save", "svg", "")
    assert device.pictures == [("svg", f"{game}-2026-11-29.svg")]
    assert app.dialog is None
    assert f"{game}-2026-11-29.svg" in device.text
    device.can_send_pictures = True
    app.on("keepsake", "", "")
    assert device.offers("keepsake-save") == ["send", "png", "svg"]
    app.on("keepsake-save", "send", "")
    assert device.pictures[-1] == ("send", f"{game}-2026-11-29.png")
    device.makes_pictures = False
    app.on("keepsake", "", "")
    app.on("keepsake-save", "png", "")
    assert app.dialog == "message"
    assert "could not make the picture" in device.text


def test_the_picture_says_what_it_shows() -> None:
    """Whoever listens hears game, result, names and best moment."""
    _, _, session = at_the_end(WEDDING)
    label = drawn(session).get("aria-label", "")
    assert label.startswith("At the Wedding Table: ")
    for player in session.table.players:
        assert player.name in label
