"""Have a site take itself off all devices: `python -m tools.withdraw FOLDER`.

Replaces the site's `sw.js` by one that clears away what is kept of the page on a device,
and then itself; saved tables stay. The page is then loaded from the host each time, until
a `sw.js` of a release is put up again. docs/offline.md says when to do that.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Final

WORKER: Final = Path(__file__).parent / "withdrawn.js"


def withdraw(site: Path) -> None:
    """Put the worker that takes everything away in the place of the site's own."""
    shutil.copy(WORKER, site / "sw.js")


def main() -> None:
    """Withdraw the site in the folder named on the command line."""
    if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "index.html").exists():
        raise SystemExit("Name the folder of a built site: tools.withdraw dist")
    withdraw(Path(sys.argv[1]))
    print(f"{sys.argv[1]}/sw.js now takes the page off the devices that keep it.")


if __name__ == "__main__":
    main()
