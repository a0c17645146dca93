"""Krakens: all that a river joins is one water to them (O9)."""

from typing import ClassVar

from games.bans import Ban
from games.omfc.board import banks, cells_of
from games.omfc.cells import water_of
from games.omfc.folk import Folk
from games.omfc.measures import POINT
from games.omfc.state import State
from games.words import Bilingual
from games.words import gettext_noop as _

OFF_RIVER = Ban("off_river", _("Krakens build only in cells on a river."), "O9")
DRY = Ban("dry", _("Krakens never build on a desert."), "O9")
JUST_BUILT = Ban("just_built", _("Krakens rest where they built this turn."), "O9")


class Krakens(Folk):
    """Building and attacking over water, sunk cells, tolls; never off a river."""

    slug = "krakens"
    name = Bilingual("Кракены", "Krakens")
    power = Bilingual(
        "До начала кладут 10 рек на границы ячеек, не больше чем на половину границ любой из "
        "них, и первыми ставят стартовый дом. Ячейки, соединённые рекой, — одна вода: кракены "
        "строят и атакуют в любой ячейке воды, где у них есть дом. Ячейка без домов с руиной от "
        "их атаки по воде тонет навсегда: все её границы — река, строить там нельзя, и она даёт "
        "им 5 очков за раунд. Каждый, у кого есть дом в заполненной ячейке на реке, платит им "
        "за неё 1 очко за раунд.",
        "Before the start they lay 10 rivers on borders, on at most half of any cell's, and they "
        "place their starting house first. Cells joined by river are one water: krakens build "
        "and attack in any cell of a water where they have a house. A cell without houses and "
        "with a ruin from their attack by water sinks for good: all its borders are river, "
        "nobody builds there, and it gives them 5 points a round. Everybody with a house in a "
        "full cell on a river pays them 1 point a round for it.",
    )
    counter_power = Bilingual(
        "Строят только на реке и никогда в пустыне; ничего не делают в ячейке, где построили на "
        "этом ходу, и из неё.",
        "They build only on a river and never on a desert; they do nothing in or from a cell "
        "where they built this turn.",
    )
    lands_first: ClassVar[bool] = True

    def extra_reach(self, state: State, seat: int) -> int:
        """Return every water with a house of theirs."""
        reach = 0
        for cell in cells_of(state.homes[seat]):
            reach |= water_of(state, cell)
        return reach

    def far_targets(self, state: State, origin: int) -> int:
        """Return the rest of this cell's water."""
        return water_of(state, origin) & ~(1 << origin)

    def bonus(self, state: State, seat: int, sealed: int) -> int:
        """Return five points for each sunk cell."""
        del seat, sealed
        return 5 * POINT * state.sunk.bit_count()

    def tolled(self, state: State, payer: int) -> int:
        """Return the full cells on a river where the payer lives."""
        return state.homes[payer] & state.full & banks(state.rings, state.rivers)

    def build_bans(self, state: State) -> tuple[tuple[int, Ban], ...]:
        """Refuse deserts, cells off a river, and building twice in a cell."""
        off_river = ~banks(state.rings, state.rivers)
        return (state.deserts, DRY), (off_river, OFF_RIVER), (state.built, JUST_BUILT)

    def work_ban(self, state: State, cell: int) -> Ban | None:
        """Refuse whatever they would do in or from a cell built in this turn."""
        return JUST_BUILT if state.built >> cell & 1 else None

    def drowns(self, state: State, origin: int, target: int) -> bool:
        """Tell whether the attack stays within one water."""
        return bool(water_of(state, origin) >> target & 1)
