"""What explains: first games, notes, things on the table, scores; and the end's picture."""

from __future__ import annotations

from e2e.shots.screens import screen
from e2e.shots.tables import BRIDESMAID, WEDDING, after, at_turn, laid, over, until
from e2e.shots.visit import Visit


@screen("learn/bridesmaid")
def bridesmaid_lesson(visit: Visit) -> None:
    """The first lesson of the first game of Always a Bridesmaid."""
    visit.on("lobby", BRIDESMAID)
    visit.on("first-game", BRIDESMAID)


@screen("learn/wedding")
def wedding_lesson(visit: Visit) -> None:
    """The first lesson of the first game at the wedding table."""
    visit.on("lobby", WEDDING)
    visit.on("first-game", WEDDING)


@screen("learn/explained-card")
def explained_card(visit: Visit) -> None:
    """What a card is."""
    visit.sit(until(BRIDESMAID, 3, at_turn(3)))
    visit.on("explain", "card:-3")


@screen("learn/explained-guest")
def explained_guest(visit: Visit) -> None:
    """What a guest is, with the whole rule in words."""
    visit.sit(after(laid(WEDDING, 2, 9, bride=0), 8))
    visit.on("explain", "guest:auntie")


@screen("learn/asking")
def asking(visit: Visit) -> None:
    """Whatever is pressed now is explained."""
    visit.sit(until(BRIDESMAID, 3, at_turn(3)))
    visit.on("asking")


@screen("learn/guests")
def guests(visit: Visit) -> None:
    """The rules at a table, with its guests."""
    visit.sit(after(laid(WEDDING, 2, 9, bride=0), 8))
    visit.on("rules", WEDDING)


@screen("why/stand")
def why_stand(visit: Visit) -> None:
    """What each place pays now, and what the next point costs."""
    visit.sit(until(BRIDESMAID, 4, at_turn(4)))
    visit.on("why", "now")


@screen("why/side")
def why_side(visit: Visit) -> None:
    """A score, guest by guest."""
    visit.sit(after(laid(WEDDING, 2, 9, bride=0), 10))
    visit.on("why", visit.device.available("why")[0])


@screen("why/guest-at-the-end")
def why_at_the_end(visit: Visit) -> None:
    """A guest of the finished table is asked what it scores."""
    visit.sit(until(WEDDING, 2, over, first=7))
    visit.on("look", visit.device.available("look")[4])


@screen("end/picture-bridesmaid")
def picture_bridesmaid(visit: Visit) -> None:
    """The picture to keep of a finished game."""
    visit.sit(until(BRIDESMAID, 4, over, first=3))
    visit.on("keepsake")


@screen("end/picture-wedding")
def picture_wedding(visit: Visit) -> None:
    """The picture to keep of a finished wedding."""
    visit.sit(until(WEDDING, 2, over, first=7))
    visit.on("keepsake")
