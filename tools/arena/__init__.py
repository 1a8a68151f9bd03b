"""The ladder: bots against bots on CPython, and `docs/bots.md`.

plan       which pairings there are, and what the issue asks of them
play       deals, rotated over the seats, in one process or several
figures    sums of what was played; shares, margins and their intervals
kept       results as lines of JSON; which of them are stale
page       the tables in `docs/bots.md`
"""
