"""The flamethrower and what answers it (S11, S12)."""

from games.contract import Event
from games.stayaway.dropping import burn
from games.stayaway.families.exchange import phase_three, spend_defence
from games.stayaway.state import State


def flamethrower(state: State, _: int, target: int, events: list[Event]) -> None:
    """Aim at a neighbour, who is asked whether or not it holds a defence."""
    del events
    state.phase, state.asked = "burn", target


def accept_burn(state: State, seat: int, events: list[Event]) -> None:
    """Burn; phase 3 follows with whoever is next now."""
    burn(state, seat, events)
    phase_three(state, events)


def refuse_burn(state: State, seat: int, card: str, events: list[Event]) -> None:
    """Stay in the game with ``no_barbecue``."""
    spend_defence(state, seat, card, events)
    phase_three(state, events)
