"""What events do the moment they are drawn (I3)."""

from collections.abc import Callable
from typing import Final

from games.shipit.blows import strike
from games.shipit.state import Blow, State


def _strike_drawer(card: str) -> Callable[[State, int], None]:
    def happen(state: State, seat: int) -> None:
        """Strike the seat that drew it, without sudo."""
        strike(state, Blow(card, seat))

    return happen


def _friday(state: State, seat: int) -> None:
    """Forbid deploys for the turn in which it is drawn."""
    del seat
    state.friday = True


def _paws(state: State, seat: int) -> None:
    """Ask for a card to discard, if there is one."""
    if state.hands[seat]:
        state.phase = "discard"


HAPPEN: Final = {
    "500": _strike_drawer("500"),
    "0day": _strike_drawer("0day"),
    "friday": _friday,
    "paws": _paws,
}
