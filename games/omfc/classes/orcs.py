"""Orcs: walls do not stop them (O9)."""

from typing import ClassVar

from games.omfc.folk import Folk
from games.words import Bilingual


class Orcs(Folk):
    """Others' fortifications count for nothing, ruins pay spoils, empty land is dear."""

    slug = "orcs"
    name = Bilingual("Орки", "Orcs")
    power = Bilingual(
        "Чужие укрепления не мешают им атаковать, строить и саботировать (за 2 дохода). Каждый "
        "разрушенный ими дом приносит свой доход к следующему раунду. Укрепляясь, они "
        "разрушают все чужие дома в ячейке.",
        "Others' fortifications stop neither their attacks nor their building and sabotage (at "
        "twice the income). Each house they ruin pays its income with the next round's. When "
        "they fortify a cell, all other houses in it become ruins.",
    )
    counter_power = Bilingual(
        "Дом в пустой ячейке стоит 3 дохода вместо 2.",
        "A house in an empty cell costs three incomes instead of two.",
    )
    empty_times: ClassVar[int] = 3
    storms: ClassVar[bool] = True
    razes: ClassVar[bool] = True
    loots: ClassVar[bool] = True
