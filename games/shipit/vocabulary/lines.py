"""What the sheet of Ship IT! tells of the table, and what seats are asked."""

from games.shipit.texts import JUNE
from games.vocabulary import Templates
from games.words import Bilingual

_TABLE: Templates = {
    "round": (
        Bilingual("Круг {round}. Ходит {seat}", "Round {round}. {seat} is on turn"),
        Bilingual("Кругов сыграно: {round}", "Rounds played: {round}"),
    ),
    "left_to_do": Bilingual(
        "В этот ход ещё можно: деплоев {deploys}, предложений обмена {offers}",
        "Left in this turn: deploys {deploys}, offers {offers}",
    ),
    "friday": Bilingual("Пятница: в этот ход без деплоев", "Friday: no deploys this turn"),
    "orchestrated": Bilingual(
        "Оркестратор в этот ход уже сыгран", "An Orchestrator was played this turn"
    ),
    "collected": Bilingual(
        "Garbage collector в этот ход: {count} из 3", "Garbage collectors this turn: {count} of 3"
    ),
    "opened": Bilingual("OpenSource в этот ход уже сыгран", "OpenSource was played this turn"),
    "piles": Bilingual(
        "В колоде {deck}, в сбросе {discard}", "{deck} in the deck, {discard} in the discard"
    ),
    "discard": Bilingual("В сбросе по {count}: {cards}", "In the discard, {count} each: {cards}"),
    "deck": Bilingual(
        "В колоде остались по {count}: {cards}", "Left in the deck, {count} each: {cards}"
    ),
    "unused": Bilingual("Нерозданные архитектуры: {cards}", "Architectures not dealt: {cards}"),
    "in_play": Bilingual("Сейчас в игре: {cards}", "In play now: {cards}"),
    "looked": Bilingual(
        "{seat} держит карты с верха колоды: {count}", "{seat} looks at cards of the deck: {count}"
    ),
    "blow:true": Bilingual(
        "{attacker} атакует: {card} с sudo → {victim}. Под ударом слоты: {targets}",
        "{attacker} attacks: {card} with sudo → {victim}. Slots that can be hit: {targets}",
    ),
    "blow": (
        Bilingual(
            "{attacker} атакует: {card} → {victim}. Под ударом слоты: {targets}",
            "{attacker} attacks: {card} → {victim}. Slots that can be hit: {targets}",
        ),
        Bilingual(
            "Событие бьёт: {card} → {victim}. Под ударом слоты: {targets}",
            "The event strikes: {card} → {victim}. Slots that can be hit: {targets}",
        ),
    ),
    "absorbed": Bilingual(
        "Снизу от этого удара защищены слоты: {slots}",
        "Covered from under against this blow, slots: {slots}",
    ),
    "offer": Bilingual(
        "{by} предлагает обмен: отдать {give}, взять {ask}. Ответа ждут от: {seats}",
        "{by} offers an exchange: gives {give}, asks for {ask}. Yet to answer: {seats}",
    ),
    "trade": Bilingual(
        "Обмениваются: {by} кладёт {give}, {taker} кладёт {ask}",
        "An exchange: {by} lays {give}, {taker} lays {ask}",
    ),
    "promise": Bilingual("{by} обещает: «{promise}»", "{by} promises: “{promise}”"),
    "want": Bilingual("{by} хочет: «{want}»", "{by} wants: “{want}”"),
    "rfc:true": Bilingual(
        "Круг {round}, ход {turn}. RFC: {by} → {seat}, {cards}: карта перешла",
        "Round {round}, turn {turn}. RFC: {by} → {seat}, {cards}: handed over",
    ),
    "rfc:false": Bilingual(
        "Круг {round}, ход {turn}. RFC: {by} → {seat}, {cards}: такой не было",
        "Round {round}, turn {turn}. RFC: {by} → {seat}, {cards}: there was none",
    ),
}

_SEATS: Templates = {
    "hand_size": Bilingual("карт: {count}", "cards: {count}"),
    "open_hand": Bilingual("на руках: {cards}", "hand: {cards}"),
    "starter": Bilingual("начинает круг", "starts the round"),
    "component": (
        Bilingual(
            "слот {slot}: {card} с типом «{copies}», снизу {under}",
            "slot {slot}: {card} acting as {copies}, under it {under}",
        ),
        Bilingual("слот {slot}: {card}, снизу {under}", "slot {slot}: {card}, under it {under}"),
        Bilingual(
            "слот {slot}: {card} с типом «{copies}»", "slot {slot}: {card} acting as {copies}"
        ),
        Bilingual("слот {slot}: {card}", "slot {slot}: {card}"),
    ),
    "repair:this": Bilingual(
        "на ремонте до конца этого хода: {cards}", "under repair until this turn ends: {cards}"
    ),
    "repair:next": Bilingual(
        "на ремонте до конца следующего своего хода: {cards}",
        "under repair until the end of the next own turn: {cards}",
    ),
    "marked:true": Bilingual(
        "под DDoS: в этот ход без деплоя", "under a DDoS: no deploy this turn"
    ),
    "marked:false": Bilingual(
        "под DDoS: в следующий ход без деплоя", "under a DDoS: no deploy next turn"
    ),
    "laid": Bilingual("положено для обмена: {count}", "laid for the exchange: {count}"),
    "drawn": Bilingual("взято с начала своего хода: {cards}", "drawn this turn: {cards}"),
    "shipped": Bilingual("сервис запущен, место {place}", "shipped, place {place}"),
    "place": Bilingual("место {place}", "place {place}"),
    "june": JUNE,
    "architecture": Bilingual("архитектура: {card}", "architecture: {card}"),
}

_OWN: Templates = {
    "aim": Bilingual(
        "Ваша архитектура: {card}. Нужны: {needs}", "Your architecture: {card}. Needed: {needs}"
    ),
    "lacks:0": Bilingual(
        "Набор собран: останется так до конца вашего хода — победа",
        "The set is complete: keep it to the end of your turn and you win",
    ),
    "lacks": Bilingual("До победы не хватает карт: {count}", "Cards missing for victory: {count}"),
    "hand": Bilingual("На руках: {cards}", "Your hand: {cards}"),
    "own_laid": Bilingual("Положено для обмена: {cards}", "Laid for the exchange: {cards}"),
    "drew": Bilingual(
        "Взято с начала вашего хода: {cards}", "Drawn since your turn began: {cards}"
    ),
    "looking_at": Bilingual("Вы смотрите карты колоды: {cards}", "You look at: {cards}"),
    "ritual": Bilingual("Ритуал карты «{card}»: {ritual}", "Ritual of {card}: {ritual}"),
    "note_deck": Bilingual(
        "Круг {round}, ход {turn}. В колоде было по {count}: {cards}",
        "Round {round}, turn {turn}. In the deck, {count} each: {cards}",
    ),
    "note_looked": Bilingual(
        "Круг {round}, ход {turn}. Верх колоды: {cards}",
        "Round {round}, turn {turn}. The deck's top: {cards}",
    ),
    "note_top": Bilingual(
        "Круг {round}, ход {turn}. Верхняя карта колоды: {cards}",
        "Round {round}, turn {turn}. The deck's top card: {cards}",
    ),
    "note_got": Bilingual(
        "Круг {round}, ход {turn}. Получено ({seat}): {cards}",
        "Round {round}, turn {turn}. Got from {seat}: {cards}",
    ),
    "note_gave": Bilingual(
        "Круг {round}, ход {turn}. Отдано ({seat}): {cards}",
        "Round {round}, turn {turn}. Given to {seat}: {cards}",
    ),
}

LINES: Templates = _TABLE | _SEATS | _OWN

ASKS: Templates = {
    "turn:draw": Bilingual("сделать ход или взять вторую карту", "to act or draw a second card"),
    "turn:end": Bilingual("продолжить или закончить ход", "to go on or end the turn"),
    "answer:true": Bilingual(
        "ответить на удар: {card} с sudo, слоты {targets}",
        "to answer the blow: {card} with sudo, slots {targets}",
    ),
    "answer": Bilingual(
        "ответить на удар: {card}, слоты {targets}", "to answer the blow: {card}, slots {targets}"
    ),
    "take": Bilingual("взять карту из колоды", "to take a card from the deck"),
    "keep": Bilingual("взять верхнюю карту или оставить", "to take the top card or leave it"),
    "order:true": Bilingual("выбрать карту в сброс", "to choose a card to discard"),
    "order:false": Bilingual(
        "вернуть карты на колоду, последняя ляжет сверху",
        "to put the cards back, the last one on top",
    ),
    "discard": Bilingual("сбросить карту с руки", "to discard a card"),
    "offer": Bilingual("принять обмен или отказаться", "to accept the exchange or decline"),
    "lay": Bilingual("положить карты для обмена", "to lay cards for the exchange"),
}
