"""What the moves of Ship IT! are called, their free fields, and what a move would do."""

from games.vocabulary import Templates
from games.words import Bilingual

MOVES: Templates = {
    "draw": Bilingual("Взять вторую карту и закончить ход", "Draw a second card and end the turn"),
    "deploy": (
        Bilingual(
            "Задеплоить: {card} (снизу: {under}) → {beside}, слот {at}",
            "Deploy: {card} (under it: {under}) at {beside}, slot {at}",
        ),
        Bilingual("Задеплоить: {card} (снизу: {under})", "Deploy: {card} (under it: {under})"),
        Bilingual(
            "Задеплоить: {card} → {beside}, слот {at}", "Deploy: {card} at {beside}, slot {at}"
        ),
        Bilingual("Задеплоить: {card}", "Deploy: {card}"),
    ),
    "play:true": (
        Bilingual(
            "{card} с sudo → {seat}: {struck}, слот {component}",
            "{card} with sudo → {seat}: {struck}, slot {component}",
        ),
        Bilingual("{card} с sudo → {seat}", "{card} with sudo → {seat}"),
    ),
    "play": (
        Bilingual(
            "{card} → {seat}: {struck}, слот {component}",
            "{card} → {seat}: {struck}, slot {component}",
        ),
        Bilingual("{card} → {seat}, и ещё {bonus}", "{card} → {seat}, and {bonus} too"),
        Bilingual("{card} → {seat}: {take}", "{card} → {seat}: {take}"),
        Bilingual("{card}, из сброса: {take}", "{card}, from the discard: {take}"),
        Bilingual("{card} → {seat}", "{card} → {seat}"),
        Bilingual("Сыграть: {card}", "Play: {card}"),
    ),
    "offer": (
        Bilingual(
            "Обмен ({seats}): отдать {give}, взять {ask}",
            "Exchange ({seats}): give {give}, get {ask}",
        ),
        Bilingual(
            "Обмен ({seats}): отдать {give}, взять одну или больше",
            "Exchange ({seats}): give {give}, get one or more",
        ),
        Bilingual(
            "Обмен ({seats}): отдать несколько, взять {ask}",
            "Exchange ({seats}): give several, get {ask}",
        ),
    ),
    "end": Bilingual("Закончить ход", "End the turn"),
    "defend:true": Bilingual("Защититься: {card} с sudo", "Defend: {card} with sudo"),
    "defend": Bilingual("Защититься: {card}", "Defend: {card}"),
    "sudo:under": Bilingual(
        "sudo: усилить то, что снизу: {struck}, слот {component}",
        "sudo: back what lies under {struck}, slot {component}",
    ),
    "sudo:shield": Bilingual(
        "sudo: пожертвовать щитом: {struck}, слот {component}",
        "sudo: give up the shield: {struck}, slot {component}",
    ),
    "yield": (
        Bilingual(
            "Отдать: {struck}, слот {component} → {seat}",
            "Give: {struck}, slot {component} → {seat}",
        ),
        Bilingual(
            "Принять удар: {struck}, слот {component}", "Take the blow: {struck}, slot {component}"
        ),
    ),
    "take": (
        Bilingual("Взять: {card}", "Take: {card}"),
        Bilingual("Ничего не брать", "Take nothing"),
    ),
    "keep:true": Bilingual("Взять верхнюю карту", "Take the top card"),
    "keep:false": Bilingual("Оставить её на колоде", "Leave it on the deck"),
    "order": Bilingual("Выбрать: {card}", "Choose: {card}"),
    "discard": Bilingual("Сбросить: {card}", "Discard: {card}"),
    "accept": Bilingual("Согласиться на обмен", "Accept the exchange"),
    "decline": Bilingual("Отказаться от обмена", "Decline the exchange"),
    "lay": Bilingual("Положить: {card}", "Lay: {card}"),
}

FIELDS = {
    "take": Bilingual("Какую карту просить", "Which card to ask for"),
    "give": Bilingual("Сколько карт отдать", "How many cards to give"),
    "ask": Bilingual("Сколько карт взять", "How many cards to get"),
    "promise": Bilingual("Что обещаете", "What you promise"),
    "want": Bilingual("Что хотите", "What you want"),
    "text": Bilingual("Слова ритуала", "Words of the ritual"),
}

PREVIEWS: Templates = {
    "ends_turn": Bilingual("Ход на этом закончится", "This ends the turn"),
    "missing:0": Bilingual("Набор собран: это победа!", "The set is complete: you win!"),
    "missing": Bilingual(
        "До победы не хватает карт: {value}", "Cards missing for victory: {value}"
    ),
    "fizzles": Bilingual(
        "Без слов ритуала карта уйдёт в сброс безо всякого действия",
        "Without the words of its ritual the card is discarded and does nothing",
    ),
    "costs": Bilingual("Уйдёт с руки: {value}", "Leaves your hand: {value}"),
    "saved": Bilingual("Компонент останется", "The component stays"),
    "lost": Bilingual("Уйдёт со стола: {value}", "Leaves the table: {value}"),
    "burns": Bilingual("Снизу сгорит: {value}", "Burns from under it: {value}"),
    "to": Bilingual("На руку получит {value}", "Goes to the hand of {value}"),
    "to_discard": Bilingual("Компонент уйдёт в сброс", "The component is discarded"),
    "repair": Bilingual(
        "Ремонт: деплой снова через столько своих ходов: {value}",
        "Under repair: can be deployed again after own turns: {value}",
    ),
    "targets": Bilingual("Под ударом слоты: {value}", "Slots that can be hit: {value}"),
    "struck": Bilingual("В них: {value}", "In them: {value}"),
    "absorbed:true": Bilingual(
        "Удар погасит карта под компонентом", "The card under the component absorbs the blow"
    ),
    "absorbed:false": Bilingual("Снизу ничто не защищает", "Nothing under it stops the blow"),
    "absorbed": Bilingual("Защищены снизу слоты: {value}", "Slots covered from under: {value}"),
}
