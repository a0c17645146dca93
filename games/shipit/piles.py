"""The deck, the discard and the cards in play (I4)."""

from collections.abc import Iterable

from games.contract import Event
from games.shipit import knowledge
from games.shipit.cards import EVENTS
from games.shipit.state import State


def refill(state: State, events: list[Event]) -> bool:
    """Make the shuffled discard the deck if that is empty; tell whether there is a card now."""
    if not state.deck and state.discard:
        shuffle_in(state)
        events.append(Event({"type": "reshuffle", "deck": len(state.deck)}))
    return bool(state.deck)


def shuffle_in(state: State) -> None:
    """Shuffle the discard into the deck."""
    knowledge.joined(state, state.discard)
    state.deck += state.discard
    state.discard = []
    state.chance.shuffle(state.deck)


def has_cards(state: State) -> bool:
    """Tell whether anything can be drawn or looked at."""
    return bool(state.deck or state.discard)


def throw(state: State, cards: Iterable[str]) -> None:
    """Put cards on the discard."""
    state.discard += cards


def finish_event(state: State) -> None:
    """Discard an event that is carried out; the card that drew it stays in play."""
    if state.in_play and state.in_play[-1] in EVENTS:
        state.discard.append(state.in_play.pop())


def finish_play(state: State) -> None:
    """Discard whatever was in play."""
    if state.in_play:
        state.discard += state.in_play
        state.in_play = []
