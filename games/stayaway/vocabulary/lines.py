"""What the sheet of Нечто tells of the table."""

from games.vocabulary import Templates
from games.words import Bilingual

_TABLE: Templates = {
    "turn": Bilingual(
        "Круг {round}, ход {turns}. Ходит {seat}", "Round {round}, turn {turns}. {seat} is on turn"
    ),
    "turns": Bilingual("Ходов сыграно: {turns}", "Turns played: {turns}"),
    "direction": Bilingual("Ходят {direction}", "Play goes {direction}"),
    "around": Bilingual("За столом по часовой: {seats}", "Round the table, clockwise: {seats}"),
    "marker": Bilingual("Следующий ход по маркеру: {seat}", "Next turn by the marker: {seat}"),
    "piles": (
        Bilingual(
            "В колоде {deck}, сверху {top}; в сбросе {discard}",
            "{deck} in the deck, {top} on top; {discard} in the discard",
        ),
        Bilingual(
            "В колоде {deck}; в сбросе {discard}", "{deck} in the deck; {discard} in the discard"
        ),
    ),
    "discarded": Bilingual(
        "Известно в сбросе, по {count}: {cards}", "Known in the discard, {count} each: {cards}"
    ),
    "deck": Bilingual(
        "В колоде остались по {count}: {cards}",
        "Left in the deck, {count} each: {cards}",
    ),
    "discard": Bilingual("В сбросе по {count}: {cards}", "In the discard, {count} each: {cards}"),
    "aside": Bilingual("Разыгрывается: {cards}", "Being carried out: {cards}"),
    "offer_due": Bilingual(
        "{by}: {from} готовит карту → {to}", "{by}: {from} is to lay a card → {to}"
    ),
    "offer": (
        Bilingual(
            "{by}: {from} открыто предлагает → {to}: {card}",
            "{by}: {from} openly offers → {to}: {card}",
        ),
        Bilingual("{by}: {from} предлагает карту → {to}", "{by}: {from} offers a card → {to}"),
    ),
    "meant": Bilingual("Сначала предлагалось: {meant}", "First offered to: {meant}"),
    "burnt_thing": Bilingual("Нечто сгорело: {seat}", "The Thing is burnt: {seat}"),
}

_SEATS: Templates = {
    "hand_size": Bilingual("карт: {count}", "cards: {count}"),
    "open_hand": Bilingual("на руках: {cards}", "hand: {cards}"),
    "dropped": Bilingual("вне игры", "out of the game"),
    "gap": Bilingual("по часовой через проём {gap}: {with}", "clockwise through gap {gap}: {with}"),
    "barred": Bilingual(
        "по часовой через проём {gap}, за дверью: {with}",
        "clockwise through gap {gap}, behind a door: {with}",
    ),
    "quarantine": Bilingual(
        "карантин, своих ходов осталось: {turns}", "quarantine, own turns left: {turns}"
    ),
    "is_thing": Bilingual("это Нечто", "the Thing"),
    "role": (
        Bilingual("роль: {role}, заражение на ходу {turn}", "role: {role}, since turn {turn}"),
        Bilingual("роль: {role}", "role: {role}"),
    ),
    "won": Bilingual("победа", "won"),
}

_OWN: Templates = {
    "own_role": (
        Bilingual(
            "Ваша роль: {role}, заражение на ходу {turn}", "Your role: {role}, since turn {turn}"
        ),
        Bilingual("Ваша роль: {role}", "Your role: {role}"),
    ),
    "hand": Bilingual("На руках: {cards}", "Your hand: {cards}"),
    "laid": Bilingual("Положено для обмена: {card}", "Laid for the exchange: {card}"),
    "picks": Bilingual("Одну из них можно оставить: {cards}", "Keep one of these: {cards}"),
    "drew": Bilingual("Взято с прошлого хода: {cards}", "Drawn since your last move: {cards}"),
}

_NOTES: Templates = {
    "note_hand": Bilingual(
        "Ход {turn}. Вся рука ({seat}): {cards}", "Turn {turn}. The whole hand of {seat}: {cards}"
    ),
    "note_card": Bilingual(
        "Ход {turn}. Карта на руках ({seat}): {card}", "Turn {turn}. A card of {seat}: {card}"
    ),
    "note_offered": Bilingual(
        "Ход {turn}. {seat} предлагает → {to}: {card}", "Turn {turn}. {seat} offered → {to}: {card}"
    ),
    "note_drawn": Bilingual(
        "Ход {turn}. {seat} открыто берёт: {card}", "Turn {turn}. {seat} drew openly: {card}"
    ),
    "note_discarded": Bilingual(
        "Ход {turn}. {seat} открыто сбрасывает: {cards}",
        "Turn {turn}. {seat} discarded openly: {cards}",
    ),
    "note_exchange:true": Bilingual(
        "Ход {turn}. Обмен после «Мимо!» ({seat}). Отдано: {gave}; получено: {got}",
        "Turn {turn}. Exchange after “Missed!” with {seat}. Given: {gave}; got: {got}",
    ),
    "note_exchange": Bilingual(
        "Ход {turn}. Обмен ({seat}). Отдано: {gave}; получено: {got}",
        "Turn {turn}. Exchange with {seat}. Given: {gave}; got: {got}",
    ),
    "note_chain": Bilingual(
        "Ход {turn}. По кругу. Отдано → {to}: {gave}; получено ({seat}): {got}",
        "Turn {turn}. All round. Given → {to}: {gave}; got from {seat}: {got}",
    ),
    "note_topped": Bilingual(
        "Ход {turn}. Положено на колоду: {card}", "Turn {turn}. Put onto the deck: {card}"
    ),
}

LINES: Templates = _TABLE | _SEATS | _OWN | _NOTES
