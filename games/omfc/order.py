"""Who acts when in a round (O1).

In ruleset 1 seat 0 opens every round, and wins far more than its share. In ruleset 2 whoever
stands last acts first; ``bench.studies.omfc_orders`` shows how often each seat wins by what order.
"""

from games.omfc.incomes import round_income
from games.omfc.state import OrderedState, State

_COUNTED = 8
"""Rounds of income added to the stock: the middle one of the three comparisons (O8)."""


def settle_order(state: State) -> list[int]:
    """Settle who acts when in the round that begins, the poorest first and equals by lot.

    Return the order, or nothing where it is always that of the seats.
    """
    if not isinstance(state, OrderedState):
        return []
    order = list(range(len(state.points)))
    state.chance.shuffle(order)
    standing = [p + _COUNTED * i for p, i in zip(state.points, round_income(state), strict=True)]
    order.sort(key=standing.__getitem__)
    state.order = tuple(order)
    return order


def order_of(state: State) -> tuple[int, ...]:
    """Return the order of turns in the round under way."""
    order = state.order if isinstance(state, OrderedState) else ()
    return order or tuple(range(len(state.points)))
