"""What is visited, by name: known before any site is filled."""

from bench.growth.ages import AGES, LONG_GAMES

COUNT = "the lobby's count"
PAGES = {
    "lobby, anybody": ("anybody", "/"),
    "lobby": ("regular", "/"),
    "lobby, slow games alone": ("regular", "/?clock=days"),
    "my games": ("regular", "/mine/"),
    "my games, a veteran": ("veteran", "/mine/"),
    "profile": ("regular", "/people/{regular}/"),
    "profile, a veteran": ("regular", "/people/{veteran}/"),
    "profile, page 3": ("regular", "/people/{veteran}/?page=3"),
    "prize ledger": ("veteran", "/ledger/"),
    "leaderboards": ("regular", "/leaderboard/"),
    "leaderboard of a game": ("regular", "/leaderboard/{game}/?board=3-4"),
    "search of players": ("regular", "/people/?q=player%202"),
    "friends": ("veteran", "/friends/"),
    "the bell": ("veteran", "/bell/"),
}
"""Pages: who opens them, and where they are."""
WORKS = (
    "a place at a table",
    "quick match",
    "the sweep",
    "tidying",
    "stuck tables",
    "the hub's repair",
    "figures for operators",
    "friends with presence",
)
"""What services, workers and the hub ask besides."""
MOVES = tuple(
    f"{game}: {what} after {age}"
    for game in LONG_GAMES
    for age in AGES
    for what in ("move", "look")
)
"""What is done at tables, young and old."""
EVERY = (COUNT, *PAGES, *WORKS, *MOVES)
"""In the order in which they are made: pages are opened soon after the lobby has counted."""
BY_THEMSELVES = {
    COUNT: "every 2 s, once for all",
    "tidying": "once a minute",
    "stuck tables": "when an operator asks",
    "figures for operators": "every 3 s at most",
}
"""Grow with what goes on now, and make nobody wait."""
