"""Elves: forests grow where they play (``games.omfc.forests``), and they shoot far (O9)."""

from typing import ClassVar

from games.omfc.board import BOARDS
from games.omfc.folk import Folk
from games.omfc.state import State
from games.words import Bilingual


class Elves(Folk):
    """Forests, shots at distance two; dear among others."""

    slug = "elves"
    name = Bilingual("Эльфы", "Elves")
    power = Bilingual(
        "Внешнее кольцо, кроме пустынь, — лес. Неукреплённые дома в лесу, чьи бы они ни были, "
        "нельзя разрушить, и они дают вдвое больше. Эльфы могут атаковать через одну ячейку за 6 "
        "доходов; выстрел из леса убирает дом с поля, ячейка становится лесом (если не пустыня), "
        "и на следующем своём ходу эльфы могут один раз построить там даром, если есть место.",
        "The outer ring, deserts excepted, is forest. Unfortified houses in a forest, whoever's "
        "they are, cannot be ruined and give double. Elves may attack at distance two for six "
        "incomes; shot from a forest the house leaves the board, the cell turns forest (unless "
        "desert), and on their next turn they may build there once for nothing, if there is room.",
    )
    counter_power = Bilingual(
        "Дом в ячейке с чужими домами стоит 6 доходов.",
        "A house in a cell with others' houses costs six incomes.",
    )
    shared_times: ClassVar[int] = 6
    far_times: ClassVar[int] = 6

    def free_cells(self, state: State) -> int:
        """Return the cells cleared on the turn before."""
        return state.gifts

    def far_targets(self, state: State, origin: int) -> int:
        """Return the cells at distance two."""
        return BOARDS[state.rings].second[origin]

    def clears(self, state: State, origin: int, target: int) -> bool:
        """Tell whether this is a shot at distance two from a forest."""
        board = BOARDS[state.rings]
        return bool(state.forests >> origin & board.second[origin] >> target & 1)
