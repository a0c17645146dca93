"""The rules: those on which the contract test is tried out."""

from tests.games.high_card import HighCard


class DrawnHighCard(HighCard):
    """Everybody lays a card at once, unseen; the highest takes a point."""


ENGINES = [DrawnHighCard()]
