"""A link that is opened on the page: whose seat, what is kept, what is said (issue 5)."""

from __future__ import annotations

import pytest

from engine.games import game_keys, game_named
from engine.link import deal_link, encode_link, table_link
from engine.record import Player, Record
from engine.rng import Rng
from engine.table import Table, open_table
from tests.device import StandIn
from tests.golden_links import play
from tests.playing import lay_table, opened, play_on
from ui.app import App
from ui.arrival import joined, table_of
from ui.saved import PREFIX

WEDDING, BRIDESMAID = "at-the-wedding-table", "always-a-bridesmaid"
BOTH = pytest.mark.parametrize("game", game_keys())
NAMES = ("Ada", "Bo", "Cy")
ID = "0123456789"


def persons(game: str, seed: int = 3, steps: int = 2) -> Table:
    """Return a table of persons alone, some steps played."""
    seats = min(3, game_named(game).seat_counts[-1])
    deal = game_named(game).deal(seats, Rng(seed))
    players = tuple(Player(name) for name in NAMES[:seats])
    return play(open_table(Record(game, players, deal, ())), steps, Rng(seed))


def came(code: str, device: StandIn | None = None) -> tuple[App, StandIn]:
    """Open the page with a link."""
    device = device or StandIn()
    device.opened_for = ("link", code)
    app, _ = opened(device)
    return app, device


def tables(device: StandIn) -> list[str]:
    return [key for key in device.store if key.startswith(PREFIX)]


@BOTH
def test_a_link_asks_which_seat_is_ones_own(game: str) -> None:
    """Seats of persons, all of them, none; nothing is kept before one sits down."""
    app, device = came(encode_link(table_link(persons(game), ID)))
    seats = len(NAMES) if game == BRIDESMAID else 2
    assert device.offers("sit-as") == [*map(str, range(seats)), "all", "none"]
    assert not device.available("sit-down")
    app.on("sit-down", "", "")
    assert app.session is None
    assert not tables(device)
    app.on("sit-as", "1", "")
    assert "Sit down as Bo" in device.text
    app.on("sit-down", "", "")
    assert app.session is not None
    assert app.session.viewer == 1
    assert app.session.people == (1,)
    assert tables(device) == [PREFIX + ID]


def test_the_page_shows_only_ones_own_cards() -> None:
    """Whoever sits at one seat, or looks on, is never shown what only others see."""
    table = persons(BRIDESMAID)
    for sits, viewer in (("0", 0), ("2", 2), ("none", None)):
        app, device = came(encode_link(table_link(table, ID)))
        app.on("sit-as", sits, "")
        app.on("sit-down", "", "")
        assert app.session is not None
        assert app.session.viewer == viewer
        assert not device.offers("uncover")
        assert app.session.look().view == app.session.table.view(viewer)


@BOTH
def test_bots_have_no_seat_to_take(game: str) -> None:
    """A bot's seat is named and can't be taken."""
    table = persons(game)
    table.players = (Player("Ada"), *(Player(n, "bot:easy") for n in NAMES[1:]))
    table.players = table.players[: 2 if game == WEDDING else 3]
    _, device = came(encode_link(table_link(table)))
    assert device.offers("sit-as") == ["0", "none"]
    assert "plays by itself" in device.text


@BOTH
def test_a_finished_game_opens_as_a_replay(game: str) -> None:
    """No seat is asked for: nothing is secret any more. It is kept if that is asked."""
    app, device = came(encode_link(table_link(play(persons(game), 999, Rng(5)))))
    assert app.place == "replay"
    assert not tables(device)
    app.on("replay-keep", "", "")
    assert len(tables(device)) == 1


@BOTH
def test_a_running_table_is_kept(game: str) -> None:
    """A link that comes while a table is up takes nothing away from it."""
    app, device = opened()
    lay_table(app, WEDDING, ["human", "bot:easy"])
    device.run()
    before = {key: device.store[key] for key in tables(device)}
    app.heard("linked", encode_link(table_link(persons(game), ID)))
    assert "stays" in device.text
    app.on("sit-as", "0", "")
    app.on("sit-down", "", "")
    assert before.items() <= device.store.items()
    assert len(tables(device)) == 2


def test_a_link_covers_the_table_that_is_passed_around() -> None:
    """Nobody's hand lies open behind the question."""
    app, device = opened()
    lay_table(app, BRIDESMAID, ["human", "human", "human"])
    app.on("uncover", "", "")
    session = app.session
    assert session is not None
    assert session.looking is not None
    app.heard("linked", "no link at all")
    assert session.looking is None
    assert "can’t be opened" in device.text


@pytest.mark.parametrize(
    "damage", [lambda c: c[:-2], lambda c: c[1:], lambda c: f"{c[:5]}x{c[6:]}"]
)
def test_a_damaged_link_is_met_with_a_sentence_and_a_box(damage) -> None:  # noqa: ANN001
    """Nothing is opened, the text stays in the box, and a whole one opens from there."""
    code = encode_link(table_link(persons(WEDDING), ID))
    app, device = came(damage(code))
    assert "damaged" in device.text
    assert damage(code) in device.text
    assert not tables(device)
    app.on("link-text", "", f"Come! https://example.org/t/#{code}.")
    app.on("link-try", "", "")
    assert device.offers("sit-as")


def test_the_box_on_the_first_screen_opens_links_and_files() -> None:
    """On iOS a tapped link opens in the browser: the app has a box (issue 5)."""
    app, device = opened()
    app.on("open-link", "", "")
    assert device.offers("open-file") == [""]
    assert not device.available("link-try")
    app.on("link-text", "", "hello")
    assert device.available("link-try")
    app.on("link-try", "", "")
    assert "damaged" in device.text
    app.on("home", "", "")
    assert device.offers("lobby")


def test_what_is_in_a_link_is_only_text() -> None:
    """Names and what was pasted are escaped."""
    table = persons(WEDDING)
    table.players = (Player("<b>Eve</b>"), Player('"><py-script>'))
    _, device = came(encode_link(table_link(table)))
    assert "<b>Eve" not in device.html
    assert "<py-script" not in device.html
    app, device = came("</textarea><script>1</script>")
    assert "<script" not in device.html
    assert app.session is None


@BOTH
def test_the_same_deal_is_laid_in_the_lobby(game: str) -> None:
    """Seats are open, the deal is the one that was sent, and how many play is fixed."""
    sent = deal_link(persons(game).record)
    app, device = came(encode_link(sent))
    assert not device.offers("add-seat")
    assert not device.offers("unseat")
    assert not device.offers("set-up")
    app.on("deal", "", "")
    assert app.session is not None
    assert app.session.table.deal == sent.record.deal
    kinds = [player.level for player in app.session.table.players]
    assert kinds == [None, *["easy"] * (len(kinds) - 1)]


def sits(table: Table, device: StandIn, seat: int) -> App:
    app, _ = came(encode_link(table_link(table, ID)), device)
    app.on("sit-as", str(seat), "")
    app.on("sit-down", "", "")
    return app


@BOTH
def test_a_table_that_is_here_goes_on(game: str) -> None:
    """The same id: brought up to date, left alone, or further on; never kept twice."""
    device, table = StandIn(), persons(game, steps=1)
    sits(table, device, 0)
    for steps, said in ((1, "just as you left it"), (3, "up to date"), (1, "further")):
        link = table_link(persons(game, steps=steps), ID)
        app, _ = came(encode_link(link), device)
        assert said in device.text
        assert app.session is not None
        assert app.session.people == (0,)
        assert len(app.session.table.steps) == (3 if "just" not in said else 1)
        assert len(tables(device)) == 1


def test_sealed_choices_of_two_devices_come_together() -> None:
    """Each chose on their own device; the last one in reveals, whoever's link it is."""
    start = persons(BRIDESMAID, steps=1)
    assert len(start.state.to_act) == 3
    choices = {s: start.legal_actions(s)[0] for s in start.state.to_act}
    mine, theirs = open_table(start.record), open_table(start.record)
    mine.choose(0, choices[0])
    for seat in (1, 2):
        theirs.choose(seat, choices[seat])
    both = joined(mine, table_of(table_link(theirs)))
    assert both is not None
    assert len(both.steps) == len(start.steps) + 1
    changed = open_table(start.record)
    changed.choose(0, start.legal_actions(0)[-1])
    assert joined(mine, changed) is None
    assert joined(changed, both) is None
    went_on = joined(mine, both)
    assert went_on is not None
    assert went_on.record == both.record


def test_an_old_link_of_a_table_without_an_id_is_known_by_its_record() -> None:
    """Made by `python -m engine link`: the same record is not kept twice."""
    table = persons(WEDDING)
    app, device = came(encode_link(table_link(table)))
    app.on("sit-as", "all", "")
    app.on("sit-down", "", "")
    app, _ = came(encode_link(table_link(table)), device)
    assert "already" in device.text
    assert len(tables(device)) == 1


def test_who_sits_where_outlives_the_page() -> None:
    """A seat taken is taken again after a reload; so is looking on."""
    for sits_as, people in (("1", (1,)), ("none", ()), ("all", (0, 1))):
        app, device = came(encode_link(table_link(persons(WEDDING), ID)))
        app.on("sit-as", sits_as, "")
        app.on("sit-down", "", "")
        device.opened_for = ("table", ID)
        app, _ = opened(device)
        assert app.session is not None
        assert app.session.people == people


def test_a_person_elsewhere_is_waited_for() -> None:
    """No bot and nobody here chooses for a seat that is played on another device."""
    app, device = came(encode_link(table_link(persons(WEDDING, steps=0), ID)))
    table = persons(WEDDING, steps=0)
    (due,) = table.waiting_for
    app.on("sit-as", str(1 - due), "")
    app.on("sit-down", "", "")
    device.run()
    assert app.session is not None
    assert app.session.away == (due,)
    assert not app.session.table.steps
    assert not device.available("confirm")


def test_a_deal_of_bots_and_one_person_plays_to_its_end() -> None:
    """What the lobby lays for a deal from a link is a game like any other."""
    app, device = came(encode_link(deal_link(persons(BRIDESMAID).record)))
    app.on("deal", "", "")
    play_on(app, device, Rng(4))
    assert device.offers("again")
