"""The cards of Нечто for the rules page, by family."""

from typing import Final

from games.handbook import Entry, Group, Handbook
from games.stayaway.cards import CARDS
from games.stayaway.texts import CARD_NAMES, CARD_TEXTS
from games.words import Bilingual

_FAMILIES: Final = {
    "infection": Bilingual("Нечто и заражение", "The Thing and infection"),
    "action": Bilingual("Действия", "Actions"),
    "defence": Bilingual("Защиты", "Defences"),
    "obstacle": Bilingual("Преграды", "Obstacles"),
    "panic": Bilingual("Паника", "Panics"),
}


def _entry(card: str) -> Entry:
    fewest, most = CARDS[card].copies[0], CARDS[card].copies[-1]
    count = str(most) if fewest == most else f"{fewest}–{most}"
    return Entry(ids=(card,), name=CARD_NAMES[card], count=count, text=CARD_TEXTS[card])


HANDBOOK: Final = Handbook(
    title=Bilingual("Карты", "Cards"),
    one=Bilingual("Карта", "Card"),
    note=Bilingual(
        "Чем больше игроков, тем больше колода: первое число — сколько карт вчетвером, "
        "второе — при двенадцати игроках.",
        "The more players, the larger the deck: the first number is for four of them, "
        "the second for twelve.",
    ),
    groups=tuple(
        Group(
            name=name,
            entries=tuple(_entry(card) for card, one in CARDS.items() if one.family == kin),
        )
        for kin, name in _FAMILIES.items()
    ),
)
