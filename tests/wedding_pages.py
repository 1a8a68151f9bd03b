"""Pages of At the Wedding Table, read strictly."""

from __future__ import annotations

from collections.abc import Sequence
from html.parser import HTMLParser

from engine.games.at_the_wedding_table.rules import State
from engine.message import Message
from tests.wedding import BRIDE
from ui.boards import Seen, board_named

BOARD = board_named("at-the-wedding-table")
VOID = {"br", "hr", "img", "input", "use", "path", "rect", "circle"}
SVG = {"svg", "g", "text", "use", "path", "rect", "circle"}


def seen(
    state: State,
    viewer: int | None = BRIDE,
    picks: Sequence[str] = (),
    *,
    passed: bool = False,
    hints: bool = True,
    undo: Message | None = None,
    names: tuple[str, str] = ("Ada", "Bo"),
) -> Seen:
    return Seen(
        view=state.view(viewer),
        names=names,
        bots=(False, True),
        legal=() if viewer is None else state.legal_actions(viewer),
        picks=tuple(picks),
        chosen=(),
        sealed=None,
        since=0,
        undo=undo,
        passed=passed,
        hints=hints,
    )


def screen(at: Seen) -> str:
    """Return everything the board draws."""
    if at.view.to_act:
        return BOARD.main(at) + BOARD.tray(at)
    return BOARD.end(at)


class Element:
    def __init__(self, name: str, attrs: dict[str, str]) -> None:
        self.name, self.attrs, self.text = name, attrs, ""

    def __getitem__(self, key: str) -> str:
        return self.attrs.get(key, "")

    @property
    def classes(self) -> list[str]:
        return self["class"].split()

    @property
    def spoken(self) -> str:
        return self["aria-label"] or self.text.strip() or self["title"]


class Page(HTMLParser):
    """A strict reader: every tag is closed where it should be."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []
        self.feed(html)
        self.close()
        assert not self._open, [element.name for element in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), (tag, names)
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            assert tag in SVG, tag
            return
        assert self._open.pop().name == tag, tag

    def handle_data(self, data: str) -> None:
        for element in self._open:
            element.text += data

    def with_class(self, name: str) -> list[Element]:
        return [e for e in self.elements if name in e.classes]

    def seat(self, place: int) -> Element:
        (found,) = [e for e in self.elements if e["data-key"] == f"seat:{place}"]
        return found

    def seats(self, class_: str) -> set[int]:
        return {
            int(e["data-key"].removeprefix("seat:"))
            for e in self.with_class(class_)
            if e["data-key"].startswith("seat:")
        }


def picks_for(state: State, choice: int) -> tuple[str, str]:
    actions = state.legal_actions(state.mover)
    action = actions[choice % len(actions)]
    return f"guest:{action.guest}", f"seat:{action.place}"
