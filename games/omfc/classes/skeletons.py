"""Skeletons: they live on ruins (O9)."""

from typing import ClassVar

from games.bans import Ban
from games.omfc.board import cells_of
from games.omfc.cells import ruined_cells
from games.omfc.folk import Folk
from games.omfc.measures import POINT
from games.omfc.state import State
from games.words import Bilingual
from games.words import gettext_noop as _

UNDEAD = Ban("undead", _("Skeletons cannot be sabotaged."), "O9")


class Skeletons(Folk):
    """A point for every ruin, a tax on living beside one, half incomes."""

    slug = "skeletons"
    name = Bilingual("Скелеты", "Skeletons")
    power = Bilingual(
        "Получают по 1 очку за каждую руину на поле, а все прочие платят по 1 очку за каждую "
        "свою ячейку с руиной. Саботаж на скелетов не действует. Кто укрепляется в ячейке со "
        "скелетом, теряет там один дом вместе с ним.",
        "They get 1 point for each ruin on the board, and all others pay 1 for each cell of "
        "theirs with a ruin. They cannot be sabotaged. Whoever fortifies a cell with a skeleton "
        "in it loses a house there along with it.",
    )
    counter_power = Bilingual("Их дома дают половину дохода.", "Their houses give half.")
    haunts: ClassVar[bool] = True

    def own_yield(self, state: State, seat: int, cell: int, quarters: int) -> int:
        """Return half of what a house gives."""
        del state, seat, cell
        return quarters // 2

    def bonus(self, state: State, seat: int, sealed: int) -> int:
        """Return a point for each ruin on the board."""
        del seat
        return POINT * sum(
            len(state.ruins[cell]) for cell in cells_of(ruined_cells(state) & ~sealed)
        )

    def taxed(self, state: State, payer: int) -> int:
        """Return the cells where the payer lives beside a ruin."""
        return state.homes[payer] & ruined_cells(state)

    def shield(self, state: State, seat: int, cell: int, *, sabotage: bool) -> Ban | None:
        """Refuse sabotage; attacks and fortifications ruin skeletons as they do others."""
        del state, seat, cell
        return UNDEAD if sabotage else None
