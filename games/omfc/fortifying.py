"""What becomes ruins when a seat goes from one house to two in a cell (O9)."""

from games.omfc.casting import cast_of
from games.omfc.forbidding import shield
from games.omfc.state import NOBODY, State


def ruined_by_fortifying(
    state: State, seat: int, cell: int, bought_from: int = NOBODY
) -> list[tuple[int, int]]:
    """Return each house lost, as (owner, maker of the ruin), before the second house stands.

    Orcs raze all others' houses; skeletons take one of the maker's along, which is nobody's deed.
    Both act at the same time; what cannot be ruined stays.
    """
    lost: list[tuple[int, int]] = []
    cast = cast_of(state.classes)
    if not cast.classed:
        return lost
    folks = cast.folks
    for other, row in enumerate(state.houses):
        houses = row[cell] - (other == bought_from)
        if other == seat or houses <= 0 or shield(state, other, cell, sabotage=False):
            continue
        if folks[other].haunts:
            lost += [(other, seat), (seat, NOBODY)]
        elif folks[seat].razes:
            lost += [(other, seat)] * houses
    return lost
