"""Three heights at which to jump for the bouquet."""

from typing import Final

HEIGHTS: Final = (1, 2, 3)
TOSSES: Final = 3
