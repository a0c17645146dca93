"""Components on tables: how they leave, and the repair of those that go to a hand (I5, I8)."""

from games.shipit import knowledge
from games.shipit.piles import throw
from games.shipit.state import Component, State


def take_off(state: State, seat: int, index: int) -> Component:
    """Take a component off a table; what lay under it is discarded (I8)."""
    component = state.tables[seat].pop(index)
    throw(state, component.under)
    return component


def to_hand(state: State, seat: int, card: str) -> None:
    """Put a component that left a table into a hand, where it is under repair (I5, I11)."""
    state.add_to_hand(seat, card)
    knowledge.gained_openly(state, seat, card)
    state.blocked[seat][card] = repair_turns(state, seat, card)


def repair_turns(state: State, seat: int, card: str) -> int:
    """Return after how many ends of its own turn a type that comes to a hand can be deployed."""
    return max(2 if seat == state.turn else 1, state.blocked[seat].get(card, 0))


def strip(state: State, seat: int, index: int, card: str) -> None:
    """Discard one of the cards under a component."""
    component = state.tables[seat][index]
    under = tuple(other for other in component.under if other != card)
    state.tables[seat][index] = Component(component.card, under, component.copies)
    throw(state, (card,))
