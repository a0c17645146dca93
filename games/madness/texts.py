"""What the game and its cards are called and say, in Russian and in English."""

from typing import Final

from games.madness.cards import CARDS, JOKERS, rank_of
from games.words import Bilingual

RANK_NAMES: Final = {
    "2": Bilingual("двойка", "two"),
    "3": Bilingual("тройка", "three"),
    "4": Bilingual("четвёрка", "four"),
    "5": Bilingual("пятёрка", "five"),
    "6": Bilingual("шестёрка", "six"),
    "7": Bilingual("семёрка", "seven"),
    "8": Bilingual("восьмёрка", "eight"),
    "9": Bilingual("девятка", "nine"),
    "10": Bilingual("десятка", "ten"),
    "J": Bilingual("валет", "jack"),
    "Q": Bilingual("дама", "queen"),
    "K": Bilingual("король", "king"),
    "A": Bilingual("туз", "ace"),
}
_SUIT_NAMES: Final = {
    "C": Bilingual("треф", "clubs"),
    "D": Bilingual("бубен", "diamonds"),
    "H": Bilingual("червей", "hearts"),
    "S": Bilingual("пик", "spades"),
}
_JOKER_NAMES: Final = {
    "X1": Bilingual("первый джокер", "first joker"),
    "X2": Bilingual("второй джокер", "second joker"),
}
RANK_TEXTS: Final = {
    **{
        rank: Bilingual(f"Сила {number}.", f"Strength {number}.")
        for number, rank in enumerate(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"), 2)
    },
    "K": Bilingual("Сила 13. Уступает тузу.", "Strength 13. Loses to an ace."),
    "A": Bilingual(
        "Сила 14 против короля, против остальных — 1.",
        "Strength 14 against a king, 1 against anything else.",
    ),
    "X": Bilingual(
        "Сильнее любой карты. Из двух джокеров сильнее сыгранный позже.",
        "Beats every card. Of two jokers the one played later is stronger.",
    ),
}


def _name(card: str) -> Bilingual:
    if card in JOKERS:
        return _JOKER_NAMES[card]
    rank, suit = RANK_NAMES[rank_of(card)], _SUIT_NAMES[card[-1]]
    return Bilingual(f"{rank.ru} {suit.ru}", f"{rank.en} of {suit.en}")


GAME_NAME: Final = Bilingual("Мэднесс", "Madness")
AUTHORS: Final = Bilingual(
    "Автор правил себя не назвал",
    "The author of the rules left no name",
)
CARD_NAMES: Final = {card: _name(card) for card in CARDS}
CARD_TEXTS: Final = {card: RANK_TEXTS[rank_of(card)] for card in CARDS}
