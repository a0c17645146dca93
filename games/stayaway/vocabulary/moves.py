"""What the moves of Нечто are called, what they would bring, and what seats are asked."""

from games.vocabulary import Templates
from games.words import Bilingual

MOVES: Templates = {
    "discard": Bilingual("Сбросить: {card}", "Discard: {card}"),
    "play": (
        Bilingual("{card} → {seat}", "{card} → {seat}"),
        Bilingual(
            "{card}: проём {gap}, по часовой от: {beside}",
            "{card}: gap {gap}, clockwise of {beside}",
        ),
        Bilingual("Сыграть: {card}", "Play: {card}"),
    ),
    "pick": Bilingual("Оставить себе: {card}", "Keep: {card}"),
    "swap": Bilingual("Положить на колоду: {card}", "Put onto the deck: {card}"),
    "drop": (
        Bilingual("Сбросить: {cards}", "Discard: {cards}"),
        Bilingual("Сбросить три карты", "Discard three cards"),
    ),
    "target": Bilingual("Выбрать: {seat}", "Choose: {seat}"),
    "offer": Bilingual("Предложить: {card}", "Offer: {card}"),
    "answer": Bilingual("Отдать в ответ: {card}", "Give in return: {card}"),
    "defend": Bilingual("Защититься: {card}", "Defend: {card}"),
    "accept": Bilingual("Не защищаться", "Do not defend"),
    "give": Bilingual("Передать: {card}", "Pass on: {card}"),
    "show:all": Bilingual("Показать всю руку", "Show the whole hand"),
    "show:infected": Bilingual("Показать «Заражение!»", "Show an “Infected!”"),
    "show:none": Bilingual("Ничего не показывать", "Show nothing"),
    "announce": Bilingual("Объявить: людей не осталось", "Announce: no humans are left"),
}

PREVIEWS: Templates = {
    "humans_left:0": Bilingual(
        "живых людей не осталось: это правда", "no human lives any more: this is true"
    ),
    "humans_left": Bilingual(
        "это неправда, и победят люди: в живых их {value}",
        "this is false, and the humans win: {value} of them live",
    ),
}

FIELDS = {"cards": Bilingual("Карты в сброс", "Cards to discard")}

ASKS: Templates = {
    "act": Bilingual("сыграть карту или сбросить", "to play a card or discard one"),
    "pick": Bilingual("выбрать одну из взятых карт", "to keep one of the cards drawn"),
    "swap": Bilingual("отдать карту на верх колоды", "to put a card onto the deck"),
    "drop": Bilingual("сбросить три карты", "to discard three cards"),
    "target": Bilingual("выбрать игрока для карты «{card}»", "to choose a player for {card}"),
    "offer": Bilingual("положить карту для обмена", "to lay a card for the exchange"),
    "answer": Bilingual(
        "ответить на обмен картой или защитой",
        "to answer with a card or a defence",
    ),
    "burn": Bilingual(
        "защититься или сгореть: {card}, {from}", "to defend or burn: {card} by {from}"
    ),
    "move": Bilingual(
        "поменяться местами или остаться: {card}, {from}",
        "to change places or stay: {card} by {from}",
    ),
    "confess": Bilingual("показать карты или промолчать", "to show cards or say nothing"),
    "give": Bilingual("передать карту дальше → {to}", "to pass a card on → {to}"),
}
