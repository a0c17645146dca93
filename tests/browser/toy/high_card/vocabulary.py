"""The words of the toy game."""

from games.vocabulary import Vocabulary
from games.words import Bilingual
from tests.games.high_card import DECK

VOCABULARY = Vocabulary(
    names={card: Bilingual(f"карта {card}", f"card {card}") for card in DECK},
    moves={
        "lay": Bilingual("Положить: {card}", "Lay {card}"),
        "swap": Bilingual("Обменять карты", "Swap cards"),
        "boast": Bilingual("Похвастаться", "Boast"),
    },
    events={
        "dealt": Bilingual("Роздано карт: {cards}", "Cards dealt: {cards}"),
        "boast": Bilingual("{seat} хвастается", "{seat} boasts"),
        "laid": Bilingual("{seat} кладёт карту", "{seat} lays a card"),
        "revealed": Bilingual("Открыты: {cards}", "Revealed: {cards}"),
        "swapped": Bilingual("{seat} меняет карты", "{seat} swaps cards"),
        "game_over": Bilingual("Игра окончена", "The game is over"),
    },
    asks={"lay": Bilingual("положить карту", "lay a card")},
    lines={},
    reasons={"rounds": Bilingual("все раунды сыграны", "all rounds are played")},
    labels={
        "table": Bilingual("Стол", "Table"),
        "deck": Bilingual("Колода", "Deck"),
        "points": Bilingual(
            "{count} очко|{count} очка|{count} очков", "{count} point|{count} points"
        ),
    },
)
