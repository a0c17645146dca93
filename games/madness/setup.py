"""Set-up: five cards each, the first Boss, and the starter by lot (M10)."""

from typing import Final

from games.chance import Chance
from games.contract import Event
from games.madness.cards import CARDS
from games.madness.fields import EMPTY
from games.madness.state import State

HAND: Final = 5


def set_up(chance: Chance) -> tuple[State, list[Event]]:
    """Shuffle, deal five cards to each seat, turn up the first Boss, draw the starter (M10)."""
    deck = list(CARDS)
    chance.shuffle(deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(2)]
    boss = deck.pop()
    starter = chance.below(2)
    state = State(deck=deck, bosses=[boss], hands=hands, fields=[EMPTY] * 3, turn=starter)
    public = {"type": "deal", "starter": starter, "boss": boss, "deck": len(deck)}
    return state, [Event(public, {seat: {"hand": hands[seat][:]} for seat in (0, 1)})]
