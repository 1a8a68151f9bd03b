"""The board of At the Wedding Table: one viewer's view to HTML, taps to actions.

tokens     what a tap means
table      scores, cloth, cake and 16 seats, with `seats` and the score `track`
outlook    what a guest on a seat looks at and finds there, or would
row        the tray: guests, deck and buttons, with the `verdict` above them
panel      one guest in words, term by term; else what `happened`
end        the result, with `ledger`, the `finished` table and the race (`chart`)
why        a score or a guest, row by row
setup      who is the Bride, in the lobby, with `pawns` and `hands`
cast, names, told, heading   who is meant, and in which words
"""

from __future__ import annotations

from typing import Final

from ui.boards.at_the_wedding_table.board import WeddingBoard

BOARD: Final = WeddingBoard()
