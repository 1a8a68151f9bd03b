"""Where PyScript comes in: importing this module starts the page."""

from __future__ import annotations

import traceback

from ui.browser import Handlers, this_browser

browser = this_browser()
try:
    from ui.app import start

    app = start(browser)
    browser.listen(
        Handlers(
            do=app.on,
            key=app.key,
            away=app.away,
            back=app.back,
            heard=app.heard,
            launched=app.launched,
        )
    )
    browser.set_ready()
except Exception:
    browser.set_failed(traceback.format_exc())
