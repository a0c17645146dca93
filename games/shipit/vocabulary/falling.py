"""What a blow does if nothing stops it, as its victim, its attacker and all others are told it."""

from games.shipit.cards import CARDS, Fate
from games.words import Bilingual

_BACK = Bilingual(
    "вернётся в руку ({whom}); тип — в ремонт",
    "back to the hand of {whom}; its type goes to repair",
)
_TAKEN = Bilingual("уйдёт в руку: {by}", "goes to the hand of {by}")
_HANDED_ON = Bilingual(
    "уйдёт игроку, которого выберет {whom}", "goes to a player whom {whom} chooses"
)
_THROWN = Bilingual("уйдёт в сброс", "goes to the discard")

_FALLS: dict[Fate, dict[str, Bilingual]] = {
    "owner": {
        "mine": Bilingual(
            "вернётся вам в руку; тип — в ремонт", "back to your hand; its type goes to repair"
        ),
        "by_me": _BACK,
        "theirs": _BACK,
    },
    "attacker": {
        "mine": _TAKEN,
        "by_me": Bilingual(
            "уйдёт вам в руку; тип — в ремонт", "goes to your hand; its type goes to repair"
        ),
        "theirs": _TAKEN,
    },
    "chosen": {
        "mine": Bilingual("уйдёт игроку, которого вы выберете", "goes to a player you choose"),
        "by_me": _HANDED_ON,
        "theirs": _HANDED_ON,
    },
    "discard": {"mine": _THROWN, "by_me": _THROWN, "theirs": _THROWN},
}

FALLING = {
    f"falls_{card}_{viewer}": text
    for card, one in CARDS.items()
    if one.strikes
    for viewer, text in _FALLS[one.fate].items()
}
