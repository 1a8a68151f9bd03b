"""What screens and boards are drawn from: pure functions, values to `Html`.

    common   icons, figures, rosettes, favours, buttons, the frame of every screen
    cards    Always a Bridesmaid: Accessories, THE START, HOLD BACK, backs, arms
    guests   At the Wedding Table: guest cards, range arrows, pawns

A part knows its markup and nothing else: no rule, no view, no sentence. Texts come in
as words or as a `Message`. The classes it writes are those of `static/css`.
"""
