"""Miners: their walls shut every other power out (O9)."""

from typing import ClassVar

from games.omfc.folk import Folk
from games.omfc.state import State
from games.words import Bilingual


class Miners(Folk):
    """One and a half times the income where they fortified, half elsewhere."""

    slug = "miners"
    name = Bilingual("Майнеры", "Miners")
    power = Bilingual(
        "Их дома в ячейке, которую они укрепили, дают в 1,5 раза больше. В такой ячейке не "
        "действуют способности других классов.",
        "Their houses in a cell they fortified give 1.5 times as much. In such a cell no other "
        "class's powers work.",
    )
    counter_power = Bilingual(
        "Остальные их дома дают половину дохода.", "Their other houses give half."
    )
    seals: ClassVar[bool] = True

    def own_yield(self, state: State, seat: int, cell: int, quarters: int) -> int:
        """Return one and a half times the income in their fortification, half elsewhere."""
        return quarters * 3 // 2 if state.walls[seat] >> cell & 1 else quarters // 2
