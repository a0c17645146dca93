"""The table's options, and the rules they make (I1, I14, I16)."""

from typing import Final

import msgspec

from games.contract import Option
from games.words import Bilingual


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The table's options (I1, I14, I16)."""

    extras: bool = True
    play_on: bool = True
    social: bool = False
    dealer: int | None = None


OPTIONS: Final = {
    "extras": Option(
        type="flag",
        default=True,
        label=Bilingual(
            "Дополнительные карты: Кеш, OpenSource, Цепочка поставок, Слить",
            "Optional cards: Cache, OpenSource, Supply chain, Merge",
        ),
    ),
    "play_on": Option(
        type="flag",
        default=True,
        label=Bilingual("Играть до последнего", "Play on until one is left"),
    ),
    "social": Option(
        type="flag",
        default=False,
        label=Bilingual("Социальный режим: ритуалы карт", "Social mode: the cards' rituals"),
    ),
    "dealer": Option(
        type="seat",
        default=None,
        max=3,
        label=Bilingual("Кто сдаёт (начинает следующий)", "Who deals (the next one starts)"),
    ),
}
