"""The draw pile and the discard: taking cards, and turning the discard over (U7)."""

from games.contract import Event
from games.uno.cards import IDS
from games.uno.state import State


def take(state: State, seat: int, count: int, why: str, events: list[Event], lacks: int = 0) -> int:
    """Move so many cards to a hand, or as many as there are; return how many.

    ``lacks`` is what the table learns that these cards are not.
    """
    drawn: list[int] = []
    for _ in range(count):
        if not state.deck and not _turn_over(state, events):
            break
        drawn.append(state.deck.pop())
    _receive(state, seat, drawn, why, events, lacks)
    return len(drawn)


def take_until(state: State, seat: int, wanted: int, why: str, events: list[Event]) -> int:
    """Move cards to a hand until one is in the mask ``wanted`` or none are left (U12)."""
    drawn: list[int] = []
    while state.deck or _turn_over(state, events):
        drawn.append(state.deck.pop())
        if wanted >> drawn[-1] & 1:
            break
    _receive(state, seat, drawn, why, events, wanted)
    return len(drawn)


def _receive(
    state: State, seat: int, drawn: list[int], why: str, events: list[Event], lacks: int
) -> None:
    state.hands[seat] += drawn
    state.limits[seat] += [lacks] * len(drawn)
    state.drew[seat] += drawn
    told = {"type": "draw", "seat": seat, "count": len(drawn), "why": why}
    # Sorted: where the hand is exchanged at once, nobody's view keeps the order.
    events.append(Event(told, {seat: {"cards": list(map(IDS.__getitem__, sorted(drawn)))}}))


def _turn_over(state: State, events: list[Event]) -> bool:
    """Shuffle the discard but for its top into a new draw pile; tell whether it has cards."""
    top = state.discard.pop()
    state.deck, state.discard = state.discard, [top]
    state.chance.shuffle(state.deck)
    if state.deck:
        events.append(Event({"type": "reshuffle", "count": len(state.deck)}))
    return bool(state.deck)
