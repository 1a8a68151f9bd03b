"""The words of At the Wedding Table."""

from engine.text import Template

WORDS: dict[str, Template] = {
    # the game announced
    "name": "At the Wedding Table",
    "short": "Wedding Table",
    "tagline": "Sixteen seats, two families. Somebody has to sit beside Uncle.",
    "deal": "Lay the table",
    "credit": (
        "The published game of 20 two-sided guest cards. Its rulebook does not print "
        "them, so the guests here are our own (ruling W11)."
    ),
    # Guests and symbols. Every language picks its own name of a guest.
    "guest": "{name}",
    "symbol-heart": "heart",
    "symbol-note": "music note",
    "symbol-glass": "glass",
    "symbol-cake": "cake",
    "symbol-chat": "speech bubble",
    "symbols-heart": "hearts",
    "symbols-note": "music notes",
    "symbols-glass": "glasses",
    "symbols-cake": "cakes",
    "symbols-chat": "speech bubbles",
    # How a guest scores.
    "rule-symbol": "Scores {points} for each {symbol} in range.",
    "rule-symbol-table": "Scores by {symbols} in range: {steps}.",
    "rule-step": "{points} for {n}",
    "rule-last-step": "{points} for {n} or more",
    "rule-any-symbol": "Scores {points} for each symbol in range, whichever it is.",
    "rule-most-same": (
        "Scores {points} for each symbol in range of the kind that is there most often."
    ),
    "rule-own-card": "Scores {points} for each guest of the same side in range.",
    "rule-other-card": "Scores {points} for each guest of the other side in range.",
    "rule-own-corner": (
        "Scores {points} for each corner seat with a guest of the same side, "
        "this one included."
    ),
    "rule-other-corner": (
        "Scores {points} for each corner seat with a guest of the other side."
    ),
    "rule-guest": "Scores {points} for each of {guests} in range, on either side.",
    "rule-flat": "Scores {points} on any seat.",
    # Where a guest looks.
    "looks": "Looks {places}.",
    "looks-at-corners": "Looks at the four corners of the table.",
    "looks-nowhere": "Looks at nobody.",
    "looks-left": ("n", {"one": "{n} seat left", "other": "{n} seats left"}),
    "looks-right": ("n", {"one": "{n} seat right", "other": "{n} seats right"}),
    "looks-opposite": "opposite",
    "looks-diagonal-left": "diagonally left",
    "looks-diagonal-right": "diagonally right",
    # What a guest found, in the final count.
    "count-heart": ("n", {"one": "{n} heart", "other": "{n} hearts"}),
    "count-note": ("n", {"one": "{n} music note", "other": "{n} music notes"}),
    "count-glass": ("n", {"one": "{n} glass", "other": "{n} glasses"}),
    "count-cake": ("n", {"one": "{n} cake", "other": "{n} cakes"}),
    "count-chat": ("n", {"one": "{n} speech bubble", "other": "{n} speech bubbles"}),
    "count-symbol": "{symbols} in range\xa0×\xa0{points}",
    "count-symbol-table": "{symbols} in range",
    "count-any-symbol": (
        "n",
        {
            "one": "{n} symbol in range\xa0×\xa0{points}",
            "other": "{n} symbols in range\xa0×\xa0{points}",
        },
    ),
    "count-most-same": "{n} of one kind in range\xa0×\xa0{points}",
    "count-own-card": (
        "n",
        {
            "one": "{n} guest of the same side in range\xa0×\xa0{points}",
            "other": "{n} guests of the same side in range\xa0×\xa0{points}",
        },
    ),
    "count-other-card": (
        "n",
        {
            "one": "{n} guest of the other side in range\xa0×\xa0{points}",
            "other": "{n} guests of the other side in range\xa0×\xa0{points}",
        },
    ),
    "count-own-corner": (
        "n",
        {
            "one": "{n} guest of the same side in a corner\xa0×\xa0{points}",
            "other": "{n} guests of the same side in corners\xa0×\xa0{points}",
        },
    ),
    "count-other-corner": (
        "n",
        {
            "one": "{n} guest of the other side in a corner\xa0×\xa0{points}",
            "other": "{n} guests of the other side in corners\xa0×\xa0{points}",
        },
    ),
    "count-guest": (
        "n",
        {
            "one": "{n} favourite guest in range\xa0×\xa0{points}",
            "other": "{n} favourite guests in range\xa0×\xa0{points}",
        },
    ),
    "count-flat": "happy anywhere",
    # What happens.
    "seated": "{name} seats {guest} at {place}.",
    "seated-you": "You seat {guest} at {place}.",
    "turned-up": "{guest} turns up in the row.",
    "all-seated": "Everybody is seated, and nobody may change places now.",
    "won": "{name} wins, {points} to {other}.",
    "won-you": "You win, {points} to {other}.",
    "drawn": "Both sides have {points}.",
    "score": "{own} to {other}",
    "best": "{name} seats {guest} at {place} on turn {turn}: {before} becomes {after}.",
    "best-you": "You seat {guest} at {place} on turn {turn}: {before} becomes {after}.",
    "most-points": "Most points win.",
    "dj-tiebreak": "The tie goes to whoever seated the DJ (W10).",
    "draw": (
        "It is a tie and nobody seated the DJ, so nobody wins (W10). Practise your "
        "wedding preparations: play again."
    ),
    # Why something can't be done.
    "game-over": "The game is over: all 16 guests are seated (W3).",
    "not-your-turn": "It is the other player's turn (W1).",
    "not-a-seating": "A turn is one guest from the row and one seat at the table.",
    "unknown-guest": "There is no guest {guest} in this deck (W11).",
    "not-in-row": "{guest} is not in the row; take one of the guests face up there.",
    "already-seated": "{guest} is seated already; take one of the guests in the row.",
    "no-such-place": "The table has seats 1 to 16, and {place} is none of them (W2).",
    "place-taken": "Seat {place} is taken: {guest} sits there. Choose an empty one.",
    # What is wrong with a step of a record.
    "not-a-step": 'A step is an object with "guest" and "seat".',
    "step-key-missing": 'A step has "guest" and "seat"; "{key}" is missing.',
    "step-key-unknown": 'A step has "guest" and "seat" and no {key}.',
    # What is wrong with a deal.
    "two-players": "This game is for 2 players, not {seats}.",
    "unknown-option": "This game has no option {key}.",
    "not-a-deal": 'The deal must be an object with "bride" and "deck".',
    "deal-key-missing": 'deal: "{key}" is missing',
    "deal-key-unknown": "deal: there is no {key} in a deal of this game",
    "bad-bride": "deal.bride: the Bride is seat 0 or 1, not {bride} (W1)",
    "deck-not-a-list": "deal.deck: must be the list of all 20 guests, top first",
    "deck-unknown-guest": "deal.deck: there is no guest {guest} in this deck (W11)",
    "deck-guest-twice": "deal.deck: {guest} is there twice",
    "deck-size": "deal.deck: {size} guests are listed, and there are {wanted}",
    # What is wrong with a guest deck.
    "deck-guest": "guest {guest}, {field}: {problem}",
    "deck-no-guest-tables": "a guest file has [[guest]] tables and nothing else",
    "deck-not-twenty-guests": "guests: a deck is a list of exactly 20 guests (W11)",
    "deck-not-an-object": "must be an object with named fields",
    "deck-key-missing": '"{key}" is missing',
    "deck-key-unknown": "there is no field {key} here",
    "deck-bad-id": (
        "1 to 40 characters: lower-case letters, digits and single hyphens between them"
    ),
    "deck-guest-twice-id": "another guest has it too",
    "deck-bad-text": "text of 1 to {longest} characters on one line",
    "deck-bad-number": "a whole number from {least} to {most}",
    "deck-symbol-count": "1 to 3 symbols",
    "deck-no-such-symbol": "a symbol is one of {symbols}",
    "deck-no-such-kind": "a kind of rule is one of {kinds}",
    "deck-table-length": "2 to 10 entries",
    "deck-table-start": "the first entry, for nothing counted, is 0",
    "deck-no-ids": "ids of guests, at least one and none twice",
    "deck-no-such-id": "there is no guest {id} in this deck",
    "deck-not-true": "true, or left out",
    "deck-range-unused": "this kind of rule has no range; write {{}}",
    "deck-range-missing": "this kind of rule needs at least one arrow",
    # Where in a guest file.
    "deck-at-line": "Line {line}: {problem}.",
    "deck-too-long": "This file is too long for guests: {most} characters are the most.",
    "deck-too-many-parts": (
        "This file is no list of guests: "
        "it has more than {most} lines, commas and brackets."
    ),
    "deck-too-deep": "there are brackets or names in one another that no guest has",
    "deck-count": (
        "n",
        {
            "one": "this file ends with {n} guest, and a deck has exactly {wanted} (W11)",
            "other": "{n} guests are in this file, and a deck has exactly {wanted} (W11)",
        },
    ),
    "deck-bad-toml": "this is not written as TOML has it ({reason})",
}
