"""What happens in Ship IT!, in words."""

from games.vocabulary import Templates
from games.words import Bilingual


def _with_words(*templates: Bilingual) -> tuple[Bilingual, ...]:
    """Return these templates, before them the same ones with the words of a ritual (I16)."""
    spoken = [Bilingual(f"{one.ru}. «{{text}}»", f"{one.en}. “{{text}}”") for one in templates]
    return (*spoken, *templates)


_TURNS: Templates = {
    "deal": (
        Bilingual(
            "Карты розданы. Ваша архитектура: {architecture}. На руках: {hand}. Начинает {starter}",
            "The cards are dealt. Your architecture: {architecture}. Your hand: {hand}. "
            "{starter} starts",
        ),
        Bilingual("Карты розданы. Начинает {starter}", "The cards are dealt. {starter} starts"),
    ),
    "turn": Bilingual("Круг {round}. Ходит {seat}", "Round {round}. {seat} is on turn"),
    "drew": (
        Bilingual("{seat} берёт карту: {card}", "{seat} draws: {card}"),
        Bilingual("{seat} берёт карту", "{seat} draws a card"),
    ),
    "nothing_to_draw": Bilingual("{seat}: брать нечего", "{seat} finds nothing to draw"),
    "event": Bilingual("{seat} открывает событие: {card}", "{seat} draws an event: {card}"),
    "reshuffle": Bilingual(
        "Сброс становится колодой, карт в ней: {deck}",
        "The discard becomes the deck; cards in it: {deck}",
    ),
    "deploy": _with_words(
        Bilingual(
            "{seat} деплоит: {card} → {beside} (снизу: {under})",
            "{seat} deploys: {card} → {beside} (under it: {under})",
        ),
        Bilingual(
            "{seat} деплоит: {card} (снизу: {under})", "{seat} deploys: {card} (under it: {under})"
        ),
        Bilingual("{seat} деплоит: {card} → {beside}", "{seat} deploys: {card} → {beside}"),
        Bilingual("{seat} деплоит: {card}", "{seat} deploys: {card}"),
    ),
    "fizzled": Bilingual(
        "{seat} молчит, и ритуал сорван. В сброс: {cards}",
        "{seat} says nothing and the ritual fails. Discarded: {cards}",
    ),
    "discarded": Bilingual("{seat} сбрасывает: {card}", "{seat} discards: {card}"),
    "victory": Bilingual(
        "{seat} запускает сервис! Архитектура: {architecture}. С руки в сброс: {hand}",
        "{seat} ships it! The architecture: {architecture}. Discarded from the hand: {hand}",
    ),
    "game_over:last": Bilingual(
        "Игра окончена, остался один. Места: {places}",
        "The game is over, one is left. Places: {places}",
    ),
    "game_over:victory": Bilingual(
        "Игра окончена, сервис запущен. Места: {places}",
        "The game is over, a service is shipped. Places: {places}",
    ),
    "game_over:rounds": Bilingual(
        "Игра окончена, прошло 60 кругов. Места: {places}",
        "The game is over after 60 rounds. Places: {places}",
    ),
}

_PLAYS: Templates = {
    "play:true": _with_words(
        Bilingual(
            "{by} играет: {card} с sudo → {seat}: {struck}",
            "{by} plays: {card} with sudo → {seat}: {struck}",
        ),
        Bilingual("{by} играет: {card} с sudo → {seat}", "{by} plays: {card} with sudo → {seat}"),
    ),
    "play": _with_words(
        Bilingual(
            "{by} играет: {card} → {seat}: {struck}",
            "{by} plays: {card} → {seat}: {struck}",
        ),
        Bilingual(
            "{by} играет: {card} → {seat}, и ещё {bonus}",
            "{by} plays: {card} → {seat}, and {bonus} too",
        ),
        Bilingual(
            "{by} играет: {card} → {seat}. Нужна карта: {take}",
            "{by} plays: {card} → {seat}. Wanted: {take}",
        ),
        Bilingual("{by} играет: {card} → {seat}", "{by} plays: {card} → {seat}"),
        Bilingual("{by} играет: {card}", "{by} plays: {card}"),
    ),
    "blow_over:stopped": (
        Bilingual(
            "{victim} отбивает удар ({card}): {answer_card}. «{answer_text}»",
            "{victim} stops the blow ({card}): {answer_card}. “{answer_text}”",
        ),
        Bilingual(
            "{victim} отбивает удар ({card}): {answer_card}",
            "{victim} stops the blow ({card}): {answer_card}",
        ),
        Bilingual("{victim} отбивает удар: {card}", "{victim} stops the blow: {card}"),
    ),
    "blow_over:absorbed": Bilingual(
        "Удар ({card}) погашен: {victim} сбрасывает карту из-под компонента",
        "The blow ({card}) is absorbed: {victim} discards the card under the component",
    ),
    "blow_over:shielded": Bilingual(
        "Удар ({card}) приходится в щит: {victim} сбрасывает: {lost}",
        "The shield takes the blow ({card}): {victim} discards: {lost}",
    ),
    "blow_over:hit": (
        Bilingual(
            "{card}: {victim} снимает со стола: {lost}. В руку берёт {to}. «{answer_text}»",
            "{card}: {victim} takes off the table: {lost}, to the hand of {to}. “{answer_text}”",
        ),
        Bilingual(
            "{card}: {victim} снимает со стола: {lost}. В руку берёт {to}",
            "{card}: {victim} takes off the table: {lost}. It goes to the hand of {to}",
        ),
        Bilingual("{card}: {victim} сбрасывает: {lost}", "{card}: {victim} discards: {lost}"),
    ),
    "search": Bilingual("{seat} ищет карту в колоде", "{seat} searches the deck"),
    "found:true": (
        Bilingual(
            "{seat} берёт из колоды: {card}. Колода перемешана",
            "{seat} takes from the deck: {card}. The deck is shuffled",
        ),
        Bilingual(
            "{seat} берёт карту из колоды. Колода перемешана",
            "{seat} takes a card from the deck. The deck is shuffled",
        ),
    ),
    "found:false": Bilingual(
        "{seat} ничего не берёт. Колода перемешана", "{seat} takes nothing. The deck is shuffled"
    ),
    "collected": Bilingual(
        "{seat} забирает из сброса: {card}", "{seat} takes from the discard: {card}"
    ),
    "requested:true": Bilingual(
        "Карта есть! {from} отдаёт: {card} → {seat}",
        "There it is! {from} hands over: {card} → {seat}",
    ),
    "requested:false": Bilingual("{from}: карты «{card}» нет", "{from} does not hold: {card}"),
    "copied": (
        Bilingual(
            "{seat} вытягивает карту из руки ({from}): {card}",
            "{seat} takes a random card from {from}: {card}",
        ),
        Bilingual(
            "{seat} вытягивает случайную карту из руки ({from})",
            "{seat} takes a random card from {from}",
        ),
    ),
    "peek": (
        Bilingual(
            "{seat} смотрит верхнюю карту колоды: {card}", "{seat} looks at the deck's top: {card}"
        ),
        Bilingual("{seat} смотрит верхнюю карту колоды", "{seat} looks at the deck's top"),
    ),
    "keep:true": Bilingual("{seat} берёт верхнюю карту колоды", "{seat} takes the deck's top"),
    "keep:false": Bilingual(
        "{seat} не берёт её и возвращает OpenSource в руку", "{seat} leaves it and keeps OpenSource"
    ),
    "marked": Bilingual(
        "{seat} под DDoS: в следующий ход без деплоя", "{seat} is under a DDoS: no deploy next turn"
    ),
    "look": (
        Bilingual(
            "{seat} смотрит верхние карты колоды ({count}): {cards}",
            "{seat} looks at the deck's top cards ({count}): {cards}",
        ),
        Bilingual(
            "{seat} смотрит верхние карты колоды: {count}",
            "{seat} looks at the deck's top cards: {count}",
        ),
    ),
    "put_back": (
        Bilingual("{seat} возвращает на колоду: {card}", "{seat} puts back on the deck: {card}"),
        Bilingual("{seat} возвращает карту на колоду", "{seat} puts a card back on the deck"),
    ),
    "merged": Bilingual(
        "{seat} замешивает сброс в колоду, карт в ней: {deck}",
        "{seat} shuffles the discard into the deck; cards in it: {deck}",
    ),
    "orchestrated": Bilingual(
        "{seat}: деплоев в этот ход осталось {deploys}", "{seat}: deploys left this turn: {deploys}"
    ),
}

_TRADES: Templates = {
    "offer": (
        Bilingual(
            "{by} предлагает обмен ({seats}): отдать {give}, взять {ask}. "
            "Обещает «{promise}», хочет «{want}»",
            "{by} offers an exchange ({seats}): gives {give}, asks for {ask}. "
            "Promises “{promise}”, wants “{want}”",
        ),
        Bilingual(
            "{by} предлагает обмен ({seats}): отдать {give}, взять {ask}. Обещает «{promise}»",
            "{by} offers an exchange ({seats}): gives {give}, asks for {ask}. Promises “{promise}”",
        ),
        Bilingual(
            "{by} предлагает обмен ({seats}): отдать {give}, взять {ask}. Хочет «{want}»",
            "{by} offers an exchange ({seats}): gives {give}, asks for {ask}. Wants “{want}”",
        ),
        Bilingual(
            "{by} предлагает обмен ({seats}): отдать {give}, взять {ask}",
            "{by} offers an exchange ({seats}): gives {give}, asks for {ask}",
        ),
    ),
    "accept": Bilingual("{seat} соглашается на обмен", "{seat} accepts the exchange"),
    "decline": Bilingual("{seat} отказывается от обмена", "{seat} declines the exchange"),
    "lay": (
        Bilingual("{seat} кладёт для обмена: {card}", "{seat} lays for the exchange: {card}"),
        Bilingual(
            "{seat} кладёт карты для обмена, уже лежит: {count}",
            "{seat} lays cards for the exchange, so far: {count}",
        ),
    ),
    "exchange": (
        Bilingual(
            "Обмен состоялся: {seats}. Отдано: {gave}. Получено: {got}",
            "Exchanged: {seats}. Given: {gave}. Got: {got}",
        ),
        Bilingual("Обмен состоялся: {seats}", "Exchanged: {seats}"),
    ),
}

EVENTS: Templates = _TURNS | _PLAYS | _TRADES

TURNING_POINTS: Templates = {
    "event": Bilingual("событие", "event"),
    "blow_over:hit": Bilingual("потеря", "lost"),
    "blow_over:stopped": Bilingual("отбито", "stopped"),
    "fizzled": Bilingual("сорвано", "failed"),
    "exchange": Bilingual("обмен", "exchange"),
    "victory": Bilingual("запуск", "shipped"),
}

REASONS: Templates = {
    "victory": Bilingual("Сервис запущен: {winners}", "Shipped by {winners}"),
    "last": Bilingual(
        "Остался один. Первый запуск: {winners}", "One is left. Shipped first: {winners}"
    ),
    "rounds": Bilingual(
        "Прошло шестьдесят кругов. Впереди: {winners}", "Sixty rounds have passed. Ahead: {winners}"
    ),
}
