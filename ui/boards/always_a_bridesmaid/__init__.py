"""The board of Always a Bridesmaid: one viewer's view to HTML, taps to actions.

tokens     what a tap means
play       the table in mid-round, with `standing` (the cake stand), `seats` (the
           arms), `kept` (shelves and reserve), `speak` (what a card would do)
choose     Reserve Cards, the Robot's cards, the draw
aside      a card set aside
scored     a scored round, with `display` (choosing Displayed Cards)
recap      since your last turn, where a device is passed around
setup      the points table, in the lobby
single     the tiebreaker
end        the finished game, with `ledger` and `chart`
why        how a round is paid, place by place
cast, told, overheard   who is meant, and in which words
"""

from __future__ import annotations

from ui.boards.always_a_bridesmaid.board import BridesmaidBoard

BOARD = BridesmaidBoard()
