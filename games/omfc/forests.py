"""Whom a forest shelters (O9)."""

from games.bans import Ban
from games.omfc.casting import cast_of
from games.omfc.state import State
from games.words import gettext_noop as _

SHELTERED = Ban("sheltered", _("The forest shelters this house: it is not fortified."), "O9")


def shelters(state: State, seat: int, cell: int) -> bool:
    """Tell whether the seat's houses here are safe and give double: unfortified, in a forest.

    In ruleset 1 that is said of the elves' own, in ruleset 2 of everybody's.
    """
    if not (state.forests & ~state.walls[seat]) >> cell & 1:
        return False
    return state.forest_for_all or cast_of(state.classes).seat("elves") == seat
