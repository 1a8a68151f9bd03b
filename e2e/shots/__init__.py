"""Every screen as a picture: `make shots`, and what the tests of looks start from.

A screen is a function that brings the page to it; `screens/` has them by topic, and one
more is one more function there with `@screen`. Python runs beside the browser here, on a
device that stands in: deals, clock and bots are the same every time, and a screen is up
in some milliseconds. What draws it is the site itself: its page, styles, drawings and
scripts, only without Python in it (`stage`).
"""
