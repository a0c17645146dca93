"""What comes of a field if nobody acts, and how two cards compare: for pages that know no rule."""

from games.madness.cards import strength, weigh
from games.madness.fields import Field
from games.madness.state import State
from games.madness.wire import Comparison, Forecast

_SIGNS = {1: ">", 0: "=", -1: "<"}


def forecast(state: State, field: Field) -> Forecast | None:
    """Return how an open field would close at somebody's turn (M4, M5); an empty one would not."""
    if field.closed is not None or field.attack is None:
        return None
    last = sum(one.closed is None for one in state.fields) == 1
    told: Forecast = {
        "code": "draw" if field.repelled else "won",
        "seat": field.attack,
        "beat": None if field.repelled else field.sides[field.attack][-1],
        "last": last,
    }
    return told


def hungry(state: State) -> list[int]:
    """Return the seats that lose as their turn begins unless they draw before (M4)."""
    if not state.deck or state.result is not None:
        return []
    return [seat for seat, hand in enumerate(state.hands) if not hand]


def compared(card: str, other: str) -> Comparison:
    """Return a card just played against the one it meets (M1)."""
    return {
        "card": other,
        "mine": strength(card, other),
        "theirs": strength(other, card),
        "sign": _SIGNS[weigh(card, other)],
    }
