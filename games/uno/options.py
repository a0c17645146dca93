"""The table's options, and the rules they make (U5, U12)."""

import msgspec

from games.contract import Option
from games.words import Bilingual


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The table's options (U5, U12)."""

    reverse_as_skip: bool = False
    stacking: bool = False
    jump_in: bool = False
    seven_zero: bool = False
    draw_to_match: bool = False
    match_to: int = 0


def _flag(ru: str, en: str) -> Option:
    return Option(type="flag", default=False, label=Bilingual(ru, en))


OPTIONS = {
    "reverse_as_skip": _flag(
        "Вдвоём «смена направления» — пропуск хода", "With two seats a reverse skips"
    ),
    "stacking": _flag("Складывать «+2» и «+4»", "Stack +2 and +4"),
    "jump_in": _flag("Вклиниваться такой же картой", "Jump in with the very same card"),
    "seven_zero": _flag("«7» меняет руки, «0» передаёт", "7 swaps hands, 0 passes them on"),
    "draw_to_match": _flag("Тянуть до подходящей", "Draw until a card fits"),
    "match_to": Option(
        type="choice",
        default=0,
        choices=(0, 200, 500),
        label=Bilingual("Сколько играем", "How long we play"),
    ),
}
