"""The words of the toy game's coach."""

WORDS = {
    "jump": "Jump {n}",
    "high": "The higher, the better.",
    "unit": "feet",
    "less": "{n} feet less",
    "unsettled": "about as high",
}
