"""A person with a mouse: presses what leads on, until the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLateError

from engine.rng import Rng

LEADS_ON = ("onward", "uncover", "confirm", "cover")
PRESSABLE = '[data-do="{}"]:not([aria-disabled="true"]):visible'
LONGEST_MS = 20_000
STILL_MS = 3_000
NEXT = ",".join(PRESSABLE.format(verb) for verb in ("again", "pick", *LEADS_ON))


def pressable(page: Page, verb: str) -> Locator:
    """Return everything that can be pressed now and sends this verb."""
    return page.locator(PRESSABLE.format(verb))


def home(page: Page) -> None:
    """Go to the first screen, from wherever."""
    pressable(page, "home").first.click()
    expect(page.locator("#foot")).to_be_visible()


def lay_table(
    page: Page, game: str, kinds: list[str], names: Sequence[str] = ()
) -> None:
    """From the home page: choose the game, seat the players, settle the rest, deal."""
    page.locator(f'#app [data-do="lobby"][data-arg="{game}"]').click()
    expect(page.locator('[data-do="deal"]')).to_be_visible()
    while page.locator('[data-do="name"]').count() < len(kinds):
        pressable(page, "add-seat").click()
    while page.locator('[data-do="name"]').count() > len(kinds):
        pressable(page, "unseat").last.click()
    for seat, kind in enumerate(kinds):
        choose_kind(page, seat, kind)
    for seat, name in enumerate(names):
        field = page.locator('[data-do="name"]').nth(seat)
        field.fill(name)
        field.blur()
    bride = page.locator('[data-do="set-up"][data-arg^="bride"]')
    if bride.count():
        bride.first.click()
    page.locator('[data-do="deal"]').click()


def choose_kind(page: Page, seat: int, kind: str) -> None:
    """Put a person or a bot on a seat of the lobby."""
    select = page.locator(f'select[data-do="kind"][data-arg="{seat}"]')
    if select.count():
        select.select_option(kind)
    else:
        page.locator(f'[data-do="kind"][data-arg="{seat}:{kind}"]').click()


def quicken(page: Page) -> None:
    """Let bots move at once: set in the menu of the table."""
    if pressable(page, "uncover").count():
        pressable(page, "uncover").click()
    page.locator('[data-do="sheet"][data-arg="menu"]').click()
    page.locator('[data-do="pace"][data-arg="quick"]').click()
    page.locator('[role="dialog"] [data-do="close"]').last.click()


def play_on(
    page: Page, rng: Rng, after: Callable[[], None] = lambda: None, most: int = 600
) -> int:
    """Play the table that is up to its end; return how many presses it took."""
    for presses in range(most):
        page.locator(NEXT).first.wait_for(timeout=LONGEST_MS)
        if pressable(page, "again").count():
            return presses
        press_something(page, rng)
        after()
    raise AssertionError(f"the game does not end: {page.locator('main').inner_text()}")


def play_steps(page: Page, rng: Rng, more: int) -> None:
    """Press until the person has confirmed so many more choices."""
    done = 0
    for _ in range(200):
        page.locator(NEXT).first.wait_for()
        confirms = pressable(page, "confirm").count()
        press_something(page, rng)
        done += bool(confirms)
        if done >= more:
            page.locator(NEXT).first.wait_for()
            return
    raise AssertionError("nothing can be confirmed")


def press_something(page: Page, rng: Rng) -> None:
    """Press what leads on, or else pick something that is free, by chance.

    Waits for a person's turn, however long bots take; nothing happens after the end.
    """
    page.locator(NEXT).first.wait_for(timeout=LONGEST_MS)
    for verb in LEADS_ON:
        found = pressable(page, verb)
        if found.count():
            press(found.first)
            return
    free = page.locator(
        f'{PRESSABLE.format("pick")}:not([aria-checked="true"]):not([aria-pressed="true"])'
    )
    count = free.count()
    if count:
        press(free.nth(rng.below(count)))


def press(what: Locator) -> None:
    """Press it, unless a bot's move takes it away under the finger."""
    with suppress(TooLateError):
        what.click(timeout=STILL_MS)
