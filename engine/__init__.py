"""The rules, views, bots and records of the wedding games; no browser in sight.

`games` finds the games, `game` is the contract each of them keeps, `table` is one
game being played, `record` is a game as a file, `text` is every sentence a person
reads. Nothing here imports the interface, and nothing needs more than the standard
library.
"""
