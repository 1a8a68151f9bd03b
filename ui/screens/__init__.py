"""Every screen that is not a board: pure functions from values to a `Page`.

    home     the invitations, the table left last, the way to all the rest
    lobby    a table being laid
    table    the frame of a board
    cover    between players who share a device
    saved    the guest book, with `when`
    rules    a game's chapters; about: credits, licences, privacy
    dialogs  the sheets that lie on a screen

A screen knows no browser and changes nothing: each says which verbs it sends.
"""
