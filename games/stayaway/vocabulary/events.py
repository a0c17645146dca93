"""What happens in Нечто, in words."""

from games.stayaway.texts import REASONS
from games.vocabulary import Templates
from games.words import Bilingual

_PILES: Templates = {
    "deal": (
        Bilingual(
            "Карты розданы. Начинает {first}. Ваши карты: {cards}",
            "The cards are dealt. {first} begins. Your cards: {cards}",
        ),
        Bilingual("Карты розданы. Начинает {first}", "The cards are dealt. {first} begins"),
    ),
    "turn": Bilingual("Ход {turn}: {seat}", "Turn {turn}: {seat}"),
    "draw:0": (
        Bilingual("{seat} берёт: {cards}", "{seat} draws: {cards}"),
        Bilingual("{seat} берёт карт: {count}", "{seat} draws cards: {count}"),
    ),
    "draw": (
        Bilingual(
            "{seat} берёт (паник в сброс: {panics}): {cards}",
            "{seat} draws (panics discarded: {panics}): {cards}",
        ),
        Bilingual(
            "{seat} берёт карт: {count} (паник в сброс: {panics})",
            "{seat} draws cards: {count} (panics discarded: {panics})",
        ),
        Bilingual("{seat} берёт: {cards}", "{seat} draws: {cards}"),
        Bilingual("{seat} берёт карт: {count}", "{seat} draws cards: {count}"),
    ),
    "shuffle": Bilingual(
        "Сброс становится колодой, карт в ней: {cards}",
        "The discard becomes the deck; cards in it: {cards}",
    ),
    "discard": (
        Bilingual("{seat} сбрасывает: {cards}", "{seat} discards: {cards}"),
        Bilingual("{seat} сбрасывает карт: {count}", "{seat} discards cards: {count}"),
    ),
    "pick": (
        Bilingual(
            "{seat} сбрасывает остальное и оставляет: {card}",
            "{seat} discards the rest and keeps: {card}",
        ),
        Bilingual(
            "{seat} оставляет одну карту, остальные сбрасывает",
            "{seat} keeps one, discards the rest",
        ),
    ),
    "swap": (
        Bilingual("{seat} кладёт на колоду: {card}", "{seat} puts onto the deck: {card}"),
        Bilingual("{seat} кладёт карту на колоду", "{seat} puts a card onto the deck"),
    ),
}

_PLAYS: Templates = {
    "play": (
        Bilingual("{seat} играет: {card} → {at}", "{seat} plays: {card} → {at}"),
        Bilingual("{seat} играет: {card}, проём {gap}", "{seat} plays: {card}, gap {gap}"),
        Bilingual("{seat} играет: {card}", "{seat} plays: {card}"),
    ),
    "panic": Bilingual("Паника! {seat} открывает: {card}", "Panic! {seat} turns up: {card}"),
    "target": Bilingual("{card}: {seat} выбирает — {at}", "{card}: {seat} chooses {at}"),
    "defend": Bilingual("{seat} защищается: {card}", "{seat} defends: {card}"),
    "accept": Bilingual("{seat} не защищается", "{seat} does not defend"),
    "stay": Bilingual(
        "{seat} в карантине, все остаются на местах", "{seat} is in quarantine: nobody moves"
    ),
    "change_places": Bilingual("Меняются местами: {seats}", "Changing places: {seats}"),
    "reverse:1": Bilingual("Ход идёт теперь по часовой стрелке", "Play goes clockwise now"),
    "reverse:-1": Bilingual(
        "Ход идёт теперь против часовой стрелки", "Play goes counterclockwise now"
    ),
    "quarantine": Bilingual("{by} сажает в карантин: {seat}", "{by} puts in quarantine: {seat}"),
    "quarantine_over": Bilingual("{seat} выходит из карантина", "{seat} is out of quarantine"),
    "door": Bilingual("{by} заколачивает проём {gap}", "{by} bars gap {gap}"),
    "door_broken": Bilingual("Двери в проёме {gap} больше нет", "The door in gap {gap} is gone"),
}

_LOOKS: Templates = {
    "look:hand": (
        Bilingual("{seat} видит всю руку ({at}): {cards}", "{seat} sees the hand of {at}: {cards}"),
        Bilingual("{seat} видит всю руку: {at}", "{seat} sees the whole hand of {at}"),
    ),
    "look:card": (
        Bilingual(
            "{seat} подсматривает карту ({at}): {card}", "{seat} peeks at a card of {at}: {card}"
        ),
        Bilingual("{seat} подсматривает карту: {at}", "{seat} peeks at a card of {at}"),
    ),
    "look:offer": (
        Bilingual(
            "{seat} смотрит, что предлагает {at}: {card}",
            "{seat} looks at what {at} offers: {card}",
        ),
        Bilingual("{seat} смотрит, что предлагает {at}", "{seat} looks at what {at} offers"),
    ),
    "show": Bilingual("{seat} показывает всем: {cards}", "{seat} shows everybody: {cards}"),
    "silent": Bilingual("{seat} ничего не показывает", "{seat} shows nothing"),
}

_EXCHANGES: Templates = {
    "offer": (
        Bilingual("{seat} предлагает обмен → {to}: {card}", "{seat} offers → {to}: {card}"),
        Bilingual("{seat} предлагает обмен → {to}", "{seat} offers an exchange → {to}"),
    ),
    "passed": Bilingual(
        "Мимо! Предложение ({seat}) уходит дальше → {to}",
        "Missed! The offer of {seat} goes on to {to}",
    ),
    "no_exchange": Bilingual("{seat} остаётся без обмена", "{seat} has no exchange"),
    "exchange:true": (
        Bilingual(
            "Обмен после «Мимо!»: {seats}. Отдано: {gave}; получено: {got}",
            "Exchanged after “Missed!”: {seats}. Given: {gave}; got: {got}",
        ),
        Bilingual(
            "Обмен после «Мимо!»: {seats}. Открыто перешло: {card}",
            "Exchanged after “Missed!”: {seats}. Openly: {card}",
        ),
        Bilingual("Обмен после «Мимо!»: {seats}", "Exchanged after “Missed!”: {seats}"),
    ),
    "exchange": (
        Bilingual(
            "Обмен: {seats}. Отдано: {gave}; получено: {got}",
            "Exchanged: {seats}. Given: {gave}; got: {got}",
        ),
        Bilingual("Обмен: {seats}. Открыто перешло: {card}", "Exchanged: {seats}. Openly: {card}"),
        Bilingual("Обмен: {seats}", "Exchanged: {seats}"),
    ),
    "gave": (
        Bilingual("{seat} готовит карту: {card}", "{seat} lays a card: {card}"),
        Bilingual("{seat} готовит карту", "{seat} lays a card"),
    ),
    "chain": (
        Bilingual(
            "Карты переходят по кругу. Отдано: {gave}; получено: {got}",
            "The cards go round. Given: {gave}; got: {got}",
        ),
        Bilingual("Карты переходят по кругу", "The cards go round"),
    ),
    "infected": Bilingual("{by} заражает: {seat}", "{by} infects {seat}"),
}

_ENDS: Templates = {
    "burnt:true": Bilingual(
        "{seat} сгорает — и это Нечто!",
        "{seat} burns — and it was the Thing!",
    ),
    "burnt:false": Bilingual(
        "{seat} сгорает, но это не Нечто",
        "{seat} burns, and was not the Thing",
    ),
    "burnt": Bilingual("{seat} сгорает", "{seat} burns"),
    "super_infection": Bilingual(
        "{seat} не может ничего отдать и выбывает. На руках: {cards}",
        "{seat} has nothing to give and drops out. The hand: {cards}",
    ),
    "announce:true": Bilingual(
        "{seat} — Нечто: людей не осталось! Это правда",
        "{seat} is the Thing: no humans are left! That is true",
    ),
    "announce:false": Bilingual(
        "{seat} — Нечто: людей не осталось! Но люди ещё есть",
        "{seat} is the Thing: no humans are left! But there are some",
    ),
    "game_over": Bilingual(
        "Игра окончена. {reason}. Победа: {winners}",
        "The game is over. {reason}. Won by: {winners}",
    ),
}

EVENTS: Templates = _PILES | _PLAYS | _LOOKS | _EXCHANGES | _ENDS

TURNING_POINTS: Templates = {
    "panic": Bilingual("паника", "panic"),
    "infected": Bilingual("заражение", "infection"),
    "burnt": Bilingual("огонь", "fire"),
    "burnt:true": Bilingual("огонь", "fire"),
    "burnt:false": Bilingual("огонь", "fire"),
    "super_infection": Bilingual("выбывает", "out"),
    "quarantine": Bilingual("карантин", "quarantine"),
    "announce:true": Bilingual("Нечто!", "The Thing!"),
    "announce:false": Bilingual("Нечто!", "The Thing!"),
}

ENDINGS: Templates = {
    code: Bilingual(f"{reason.ru}. Победа: {{winners}}", f"{reason.en}. Won by: {{winners}}")
    for code, reason in REASONS.items()
}
