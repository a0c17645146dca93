"""Humans: a capital, and money instead of fire (O9)."""

from typing import ClassVar

from games.omfc.folk import Folk
from games.omfc.state import State
from games.words import Bilingual


class Humans(Folk):
    """A capital that gives double and is dear to ruin; sabotage buys; attacks cost double."""

    slug = "humans"
    name = Bilingual("Людишки", "Humans")
    power = Bilingual(
        "Раз за игру в свой ход даром называют свою ячейку столицей: их дома там дают вдвое "
        "больше, а разрушить их там вдвое дороже. Кто лишит их последнего дома в столице, "
        "заберёт все их очки, и столицы больше нет. Их саботаж выкупает дом: он становится их "
        "домом, а плату получает хозяин.",
        "Once a game, in their turn and for nothing, they name a cell of theirs the capital: "
        "their houses there give double, and ruining them there costs double. Whoever takes "
        "their last house in it takes all their points, and the capital is gone for good. Their "
        "sabotage buys: the house becomes theirs, and its owner gets the price.",
    )
    counter_power = Bilingual("Их атаки стоят вдвое дороже.", "Their attacks cost double.")
    attack_times: ClassVar[int] = 6
    buys: ClassVar[bool] = True

    def ruin_times(self, state: State, cell: int) -> int:
        """Return two in the capital."""
        return 2 if cell == state.capital else 1

    def power_yield(self, state: State, seat: int, cell: int, quarters: int) -> int:
        """Return double in the capital."""
        del seat
        return quarters * 2 if cell == state.capital else quarters
