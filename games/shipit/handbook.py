"""The cards of Ship IT! for the rules page, by kin, with the rituals of the social mode."""

from typing import Final

from games.handbook import Entry, Group, Handbook
from games.shipit.cards import CARDS, Card
from games.words import Bilingual

_KINS: Final = {
    "architecture": Bilingual("Архитектуры", "Architectures"),
    "component": Bilingual("Компоненты", "Components"),
    "draw": Bilingual("Добор", "Draws"),
    "attack": Bilingual("Атаки", "Attacks"),
    "defence": Bilingual("Защиты", "Defences"),
    "meta": Bilingual("Мета", "Meta"),
    "event": Bilingual("События", "Events"),
}
_EXTRA: Final = Bilingual("Дополнительная карта.", "An optional card.")


def _text(card: Card) -> Bilingual:
    said = [card.text]
    if card.extra:
        said.append(_EXTRA)
    if card.ritual:
        said.append(Bilingual(f"Ритуал: {card.ritual.ru}", f"Ritual: {card.ritual.en}"))
    return Bilingual(" ".join(one.ru for one in said), " ".join(one.en for one in said))


def _entry(card: Card) -> Entry:
    return Entry(ids=(card.id,), name=card.name, count=str(card.copies), text=_text(card))


HANDBOOK: Final = Handbook(
    title=Bilingual("Карты", "Cards"),
    one=Bilingual("Карта", "Card"),
    note=Bilingual(
        "Всего 80 карт. Ритуалы нужны только в социальном режиме.",
        "80 cards in all. Rituals are for the social mode only.",
    ),
    groups=tuple(
        Group(name=name, entries=tuple(_entry(one) for one in CARDS.values() if one.kin == kin))
        for kin, name in _KINS.items()
    ),
)
