"""The games: a contract that every engine keeps, what all games share, and one package per game.

Pure Python from here down: nothing in this package imports Django.
"""
