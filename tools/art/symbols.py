"""The five scoring symbols, any symbol, the favour (a point), the WILD burst.

They differ by silhouette alone; `--sym-cut` is the colour of what is cut out of them.
"""

from __future__ import annotations

from typing import Final

from .plates import Drawing

SMALL: Final = "0 0 24 24"
DRAWINGS: Final[dict[str, Drawing]] = {}

DRAWINGS["sym-heart"] = Drawing(
    SMALL,
    '<path fill="currentColor" d="M12 20.8C5.2 15.8 2.2 12.3 2.2 8.5 2.2 5.5 4.4 3.4 7.2 3.4c2 0 3.8 1 4.8 2.9 1-1.9 2.8-2.9 4.8-2.9 2.8 0 5 2.1 5 5.1 0 3.8-3 7.3-9.8 12.3Z"/>',
)
DRAWINGS["sym-note"] = Drawing(
    SMALL,
    '<path fill="currentColor" d="M9 3.7 20.5 1.8V16.6a3.7 3.3 0 1 1-2.4-3V7.6L11.4 8.7V19.1a3.7 3.3 0 1 1-2.4-3Z"/>',
)
DRAWINGS["sym-glass"] = Drawing(
    SMALL,
    '<path fill="currentColor" d="M7.3 1.8h9.4c.5 2.200.8 4.200.8 5.9 0 3.5-1.8 5.8-4.5 6.2v6.2h3.2c.7 0 1.200.5 1.2 1.1s-.5 1-1.2 1H7.8c-.7 0-1.2-.4-1.2-1s.5-1.1 1.2-1.1H11v-6.2C8.3 13.5 6.5 11.2 6.5 7.7c0-1.700.3-3.700.8-5.9Z"/><path d="M8.4 6.4h7.2" stroke="var(--sym-cut)" stroke-width="1.5" stroke-linecap="round"/><circle cx="10.6" cy="9.2" r=".8" fill="var(--sym-cut)"/><circle cx="13.2" cy="10.6" r=".8" fill="var(--sym-cut)"/>',
)
DRAWINGS["sym-cake"] = Drawing(
    SMALL,
    '<path fill="currentColor" d="M12 .8c1.1 1.3 1.6 2.1 1.6 2.9a1.6 1.6 0 0 1-3.2 0c0-.8.500-1.6 1.6-2.9ZM11.2 5.7h1.6V7.5h3.4c.7 0 1.200.5 1.2 1.2V12H6.6V8.7c0-.7.500-1.2 1.2-1.2h3.4ZM4.2 13.3h15.6c.8 0 1.400.6 1.4 1.4V20.5H2.8V14.7c0-.8.600-1.4 1.4-1.4ZM1.5 21.4h21v1.6h-21Z"/><path d="M6.6 10.2q1.35 1.5 2.7 0t2.7 0 2.7 0 2.7 0M2.8 16.7q1.53 1.7 3.06 0t3.06 0 3.06 0 3.06 0 3.06 0 3.06 0" fill="none" stroke="var(--sym-cut)" stroke-width="1.15"/>',
)
DRAWINGS["sym-chat"] = Drawing(
    SMALL,
    '<path fill="currentColor" d="M12 2.8c5.6 0 10 3.6 10 8.1S17.6 19 12 19c-1 0-2-.1-2.9-.3-1.5 1.6-3.6 2.6-6.3 2.7 1-1.2 1.7-2.6 1.9-4.2C3 15.6 2 13.4 2 10.9c0-4.5 4.4-8.1 10-8.1Z"/><path d="M7.5 11h.1M12 11h.1M16.5 11h.1" stroke="var(--sym-cut)" stroke-width="2.4" stroke-linecap="round"/>',
)
DRAWINGS["sym-any"] = Drawing(
    SMALL,
    '<path fill="none" stroke="currentColor" stroke-width="1.9" d="M12 2.6l2.7 5.9 6.400.7-4.8 4.3 1.4 6.3L12 16.5l-5.7 3.3 1.4-6.3L2.9 9.2l6.4-.7Z" stroke-linejoin="round" stroke-dasharray="3.2 2.2"/>',
)
DRAWINGS["sym-point"] = Drawing(
    SMALL,
    '<path fill="url(#almond)" stroke="currentColor" stroke-width="1.3" d="M12 1.8c5 2 8 5.7 8 10.7 0 5.4-3.3 9.7-8 9.7s-8-4.3-8-9.7c0-5 3-8.7 8-10.7Z"/>',
)
DRAWINGS["sym-wildflag"] = Drawing(
    SMALL,
    '<path fill="currentColor" d="M12 1l2.6 5.6L20 3.5l-1.6 6L24 12l-5.6 2.5L20 20.5l-5.4-3.1L12 23l-2.6-5.6L4 20.5l1.6-6L0 12l5.6-2.5L4 3.5l5.4 3.1Z"/>',
)
