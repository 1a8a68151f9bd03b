"""How Toss the Bouquet looks and is operated."""

from __future__ import annotations

from typing import Final

from engine.games.toss_the_bouquet.view import View
from engine.message import Message, say
from ui.boards import Picks, PlainSetUp, Seen, nod_wax
from ui.html import Html, tag
from ui.parts.common import act_row, pressable, tray, wax


class BouquetBoard(PlainSetUp):
    """Three buttons."""

    body = "p-tb"

    def heading(self, seen: Seen) -> tuple[Message, Message]:
        view: View = seen.view
        return (
            say("toss-the-bouquet/title", n=min(view.toss + 1, 3)),
            say("toss-the-bouquet/note"),
        )

    def main(self, seen: Seen) -> Html:
        view: View = seen.view
        scores = zip(seen.names, view.scores, strict=True)
        return tag("main", [tag("p", f"{n}: {s}") for n, s in scores], id="main")

    def tray(self, seen: Seen) -> Html:
        if seen.stepping:
            return tray(act_row(nod_wax(seen)))
        heights = [
            pressable(
                f"{n}",
                class_="btn btn-rule",
                do="pick",
                arg=f"height:{n}",
                data_explains="height",
            )
            for n in seen.legal
        ]
        text = say("toss-the-bouquet/" + ("choose" if seen.legal else "wait"))
        if seen.picks:
            text = say("toss-the-bouquet/jump", n=self.compose(seen, seen.picks))
        return tray(*heights, act_row(wax(text, "confirm", unavailable=not seen.picks)))

    def news(self, seen: Seen) -> Html | None:
        return None

    def end(self, seen: Seen) -> Html:
        again = wax(say("toss-the-bouquet/again"), "again")
        return tag("main", tag("p", seen.view.scores), again, id="main")

    def pick(self, seen: Seen, token: str) -> Picks:
        return (token,) if self.compose(seen, (token,)) in seen.legal else seen.picks

    def compose(self, seen: Seen, picks: Picks) -> int | None:
        height = picks[0].removeprefix("height:") if picks else ""
        return int(height) if height.isdecimal() else None


BOARD: Final = BouquetBoard()
