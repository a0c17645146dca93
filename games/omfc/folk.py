"""What a class may change: the numbers and hooks of a seat, here those of the game without classes.

``prices``, ``incomes`` and ``bans`` ask these; a class overrides what is its own. A hook marked as
a power is not asked in a cell that miners have sealed; reach and counter-powers always are (O9).
"""

from typing import ClassVar

from games.bans import Ban
from games.omfc.state import State
from games.words import Bilingual


class Folk:
    """A seat without a class."""

    slug: ClassVar[str] = ""
    name: ClassVar[Bilingual] = Bilingual("Без класса", "No class")
    power: ClassVar[Bilingual] = Bilingual("", "")
    counter_power: ClassVar[Bilingual] = Bilingual("", "")

    # --- prices, in incomes of the cell ------------------------------------------------------
    empty_times: ClassVar[int] = 2
    """Building in an empty cell (O4)."""
    shared_times: ClassVar[int] = 3
    """Building in a cell with others' houses (O4)."""
    attack_times: ClassVar[int] = 3
    """Attacking a bordering cell (O6)."""
    far_times: ClassVar[int] = 3
    """Attacking a cell that does not border, for those who can."""
    fortify_times: ClassVar[int] = 1
    """What the price of a fortification's second house is multiplied by."""

    # --- what the class is able to do --------------------------------------------------------
    storms: ClassVar[bool] = False
    """Fortifications of others stop neither its attacks nor its building and sabotage."""
    razes: ClassVar[bool] = False
    """When it fortifies a cell, all other houses there become ruins."""
    haunts: ClassVar[bool] = False
    """When another seat fortifies over its house, that house takes one of the maker's along."""
    loots: ClassVar[bool] = False
    """Houses it ruins pay it spoils."""
    buys: ClassVar[bool] = False
    """Its sabotage buys the house."""
    seals: ClassVar[bool] = False
    """No other class's powers work in a cell it has fortified."""
    lands_first: ClassVar[bool] = False
    """It places its starting house before all others."""

    def free_cells(self, state: State) -> int:
        """Reach: the cells it may build in once for nothing."""
        del state
        return 0

    def extra_reach(self, state: State, seat: int) -> int:
        """Reach: the cells it may build in besides where, or beside where, it lives."""
        del state, seat
        return 0

    def far_targets(self, state: State, origin: int) -> int:
        """Reach: the cells it may attack from here besides the bordering ones."""
        del state, origin
        return 0

    def attack_price(self, state: State, origin: int, price: int) -> int:
        """Power: what an attack costs that comes from this cell."""
        del state, origin
        return price

    def ruin_times(self, state: State, cell: int) -> int:
        """Power: what the price of ruining one of its houses here is multiplied by."""
        del state, cell
        return 1

    def own_yield(self, state: State, seat: int, cell: int, quarters: int) -> int:
        """Counter-power (and the sealers' own power): what a house of its own here gives."""
        del state, seat, cell
        return quarters

    def power_yield(self, state: State, seat: int, cell: int, quarters: int) -> int:
        """Power: what a house of its own here gives."""
        del state, seat, cell
        return quarters

    def others_yield(self, state: State, cell: int, quarters: int) -> int:
        """Power: what a house of another seat here gives."""
        del state, cell
        return quarters

    def bonus(self, state: State, seat: int, sealed: int) -> int:
        """Power: the quarters it gets every round besides its houses'."""
        del state, seat, sealed
        return 0

    def tolled(self, state: State, payer: int) -> int:
        """Power: the cells for each of which this other seat pays it a point a round."""
        del state, payer
        return 0

    def taxed(self, state: State, payer: int) -> int:
        """Power: the cells for each of which this other seat loses a point a round."""
        del state, payer
        return 0

    def shield(self, state: State, seat: int, cell: int, *, sabotage: bool) -> Ban | None:
        """Power: why its house here cannot be ruined, by sabotage or otherwise."""
        del state, seat, cell, sabotage
        return None

    def build_bans(self, state: State) -> tuple[tuple[int, Ban], ...]:
        """Counter-power: the cells it may not build in, and why."""
        del state
        return ()

    def work_ban(self, state: State, cell: int) -> Ban | None:
        """Counter-power: why it may do nothing in or from here."""
        del state, cell
        return None

    def clears(self, state: State, origin: int, target: int) -> bool:
        """Power: does an attack from here take the house off the board, leaving no ruin?"""
        del state, origin, target
        return False

    def drowns(self, state: State, origin: int, target: int) -> bool:
        """Power: does an attack from here drown the house it ruins?"""
        del state, origin, target
        return False
