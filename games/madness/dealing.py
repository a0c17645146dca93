"""The first deal, and dealing anew what a viewer cannot know."""

from typing import Final

from games.chance import Chance
from games.contract import Event
from games.madness.cards import CARDS
from games.madness.fields import EMPTY
from games.madness.state import State

HAND: Final = 5


def deal(chance: Chance) -> tuple[State, list[Event]]:
    """Shuffle, deal five cards to each seat, turn up the first Boss, draw the starter (M10)."""
    deck = list(CARDS)
    chance.shuffle(deck)
    hands = [[deck.pop() for _ in range(HAND)] for _ in range(2)]
    boss = deck.pop()
    starter = chance.below(2)
    state = State(deck=deck, bosses=[boss], hands=hands, fields=[EMPTY] * 3, turn=starter)
    public = {"type": "deal", "starter": starter, "boss": boss, "deck": len(deck)}
    return state, [Event(public, {seat: {"hand": hands[seat][:]} for seat in (0, 1)})]


def redealt(state: State, viewer: int | None, chance: Chance) -> State:
    """Return a twin whose deck and hands unseen by the viewer are dealt anew.

    All other cards lie or once lay face up; after the end everything does.
    """
    twin = state.twin()
    if state.phase == "over":
        return twin
    unseen = [seat for seat in (0, 1) if seat != viewer]
    pool = sorted(twin.deck + [card for seat in unseen for card in twin.hands[seat]])
    chance.shuffle(pool)
    for seat in unseen:
        size = len(twin.hands[seat])
        twin.hands[seat], pool = pool[:size], pool[size:]
    twin.deck = pool
    return twin
