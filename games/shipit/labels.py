"""Words of the drawn table of Ship IT!."""

from games.shipit.texts import JUNE, NAMES
from games.shipit.vocabulary.falling import FALLING
from games.words import Bilingual

_KINS = {
    "architecture": Bilingual("Архитектура", "Architecture"),
    "component": Bilingual("Компонент", "Component"),
    "draw": Bilingual("Добор", "Draw"),
    "attack": Bilingual("Атака", "Attack"),
    "defence": Bilingual("Защита", "Defence"),
    "meta": Bilingual("Мета", "Meta"),
    "event": Bilingual("Событие", "Event"),
}

_SHORT = {
    **{card: NAMES[card] for card in ("backend", "frontend", "cloud", "cache", "firewall")},
    "database": Bilingual("База", "Database"),
    "monitoring": Bilingual("Монитор.", "Monitor"),
}
"""Names that fit under a tile."""

_PROD = {
    "hand": Bilingual("Рука", "Hand"),
    "my_prod": Bilingual("Мой прод", "My prod"),
    "deploy_here": Bilingual("Задеплоить сюда", "Deploy here"),
    "lacks": Bilingual("не хватает: {cards}", "missing: {cards}"),
    "lacks_any": Bilingual("не хватает карт, {count}: {cards}", "still missing, {count}: {cards}"),
    "or": Bilingual(" или ", " or "),
    "complete": Bilingual(
        "Набор собран: доживите до конца хода", "The set is complete: keep it to the turn's end"
    ),
    "acts_as": Bilingual("как {card}", "as {card}"),
    "repair": Bilingual(
        "Ремонт: ещё {count} ход|Ремонт: ещё {count} хода|Ремонт: ещё {count} ходов",
        "Under repair: {count} turn more|Under repair: {count} turns more",
    ),
}

_SEATS = {
    "table_of": Bilingual("Прод: {who}", "Prod of {who}"),
    "cards": Bilingual("{count} карта|{count} карты|{count} карт", "{count} card|{count} cards"),
    "ddos": Bilingual("DDoS: без деплоя", "DDoS: no deploy"),
    "ddosed": Bilingual("DDoS", "DDoS"),
    "friday": Bilingual("пятница: без деплоя", "Friday: no deploy"),
    "repairs": Bilingual("чинит: {cards}", "repairs: {cards}"),
    "shipped": Bilingual("сервис запущен: {card}", "shipped: {card}"),
    "shipped_in": Bilingual("{card}, круг {round}", "{card}, round {round}"),
    "not_shipped": Bilingual("не собрано: {card}", "not shipped: {card}"),
    "june": JUNE,
}

_PILES = {
    "deck": Bilingual("Колода: {count}", "Deck: {count}"),
    "discard": Bilingual("Сброс: {count}", "Discard: {count}"),
    "play_here": Bilingual("Сыграть", "Play"),
    "seek": Bilingual("Найти карту", "Find a card"),
    "none_found": Bilingual("Такой карты нет", "No such card"),
    "close": Bilingual("Закрыть", "Close"),
    "take_from_deck": Bilingual("Возьмите карту из колоды", "Take a card from the deck"),
    "take_nothing": Bilingual("Ничего не брать", "Take nothing"),
    "take_from_discard": Bilingual("Возьмите карту из сброса", "Take a card from the discard"),
    "throw_one": Bilingual("Какую карту сбросить?", "Which card to discard?"),
    "put_back": Bilingual(
        "Верните карты: последняя ляжет сверху", "Put the cards back: the last one on top"
    ),
    "top_of_deck": Bilingual("Верхняя карта колоды", "The deck's top card"),
    "take_it": Bilingual("Взять", "Take it"),
    "leave_it": Bilingual("Оставить", "Leave it"),
    "looks": Bilingual("смотрит карты колоды: {count}", "looks at cards of the deck: {count}"),
}

_TURN = {
    "deploys": Bilingual("деплой", "deploys"),
    "trades": Bilingual("обмен", "offers"),
    "end_turn": Bilingual("Закончить ход", "End the turn"),
    "draw_second": Bilingual("Взять вторую карту", "Draw a second card"),
    "trade": Bilingual("Обмен…", "Exchange…"),
    "aim_at": Bilingual("{card}: куда?", "{card}: where?"),
    "with": Bilingual("Вместе с картой", "Along with the card"),
    "with_card": Bilingual("+ {card}", "+ {card}"),
    "and_from": Bilingual("и ещё карту: {who}", "one more from {who}"),
    "silence_costs": Bilingual(
        "Без слов карта уйдёт в сброс и ничего не сделает.",
        "Without words the card is discarded and does nothing.",
    ),
    "in_silence": Bilingual("Всё равно молча", "In silence all the same"),
    "sorted_kin": Bilingual("по виду", "by kind"),
    "sorted_drawn": Bilingual("как пришли", "as drawn"),
}

_BLOWS = {
    "blow_mine": Bilingual("{who} бьёт по вам", "{who} strikes at you"),
    "blow_mine_named": Bilingual("{who} бьёт по вам: {what}", "{who} strikes at you: {what}"),
    "blow_theirs": Bilingual("{who} бьёт → {whom}", "{who} strikes at {whom}"),
    "blow_theirs_named": Bilingual(
        "{who} бьёт → {whom}: {what}", "{who} strikes at {whom}: {what}"
    ),
    "with_sudo": Bilingual(
        "с sudo: простая защита не держит", "with sudo: plain defence is no use"
    ),
    "answers": Bilingual("Ваши ответы", "Your answers"),
    "answers_now": Bilingual("Отвечает {who}", "{who} is to answer"),
    "what_answers": Bilingual(
        "отговорка, патч, sudo — или компонент уйдёт", "excuse, patch, sudo, or the component goes"
    ),
    "covered": Bilingual("прикрыт снизу", "covered from under"),
    "at_risk": Bilingual("под ударом: {cards}", "at risk: {cards}"),
    "stays": Bilingual("компонент останется", "the component stays"),
    "stays_covered": Bilingual("останется: прикрыт снизу", "stays: covered from under"),
    "to_hand": Bilingual("возьмёт в руку: {who}", "to the hand of {who}"),
    "on_turn": Bilingual("ходит", "on turn"),
    "round": Bilingual("круг {round}", "round {round}"),
    "to_my_hand": Bilingual("вернётся к вам в руку", "back to your hand"),
    "to_discard": Bilingual("в сброс: {cards}", "discarded: {cards}"),
    "costs": Bilingual("тратите: {cards}", "costs: {cards}"),
    "burns": Bilingual("сгорит: {cards}", "burns: {cards}"),
    "in_repair": Bilingual(
        "ремонт {count} ход|ремонт {count} хода|ремонт {count} ходов",
        "repair: {count} turn|repair: {count} turns",
    ),
    "sudo_under": Bilingual("sudo на {card}", "sudo on {card}"),
    "sudo_shield": Bilingual("Подставить: {card}", "Give up {card}"),
    "take_off": Bilingual("Снять: {card}", "Take off: {card}"),
    "give_up": Bilingual("Отдать: {card}…", "Give away: {card}…"),
}

_TRADES = {
    "trade_title": Bilingual("Предложить обмен", "Offer an exchange"),
    "to_whom": Bilingual("Кому", "To whom"),
    "to_all": Bilingual("всем", "to all"),
    "offer_it": Bilingual("Предложить", "Offer"),
    "i_offer": Bilingual("Вы предлагаете обмен", "You offer an exchange"),
    "offers": Bilingual("{who} предлагает обмен", "{who} offers an exchange"),
    "exchange": Bilingual("Обмен: {one} и {other}", "Exchange: {one} and {other}"),
    "offer_told": Bilingual("Обмен: {give} за {ask}", "Exchange: {give} for {ask}"),
    "gives": Bilingual("даёт", "gives"),
    "asks": Bilingual("просит", "asks for"),
    "promises": Bilingual("обещает", "promises"),
    "wants": Bilingual("хочет", "wants"),
    "laid": Bilingual("лежит {count}", "{count} laid"),
    "lay_here": Bilingual("Положить сюда", "Lay it here"),
    "accept": Bilingual("Меняюсь", "I accept"),
    "decline": Bilingual("Нет", "No"),
    "waits_for": Bilingual("Ждём ответа: {who}", "Yet to answer: {who}"),
    "binds_nobody": Bilingual(
        "Слова ни к чему не обязывают: карты кладут закрыто",
        "Words bind nobody: the cards are laid face down",
    ),
    "promised": Bilingual("было обещано: «{said}»", "was promised: “{said}”"),
    "came": Bilingual("пришло:", "came:"),
    "whom_i_believe": Bilingual("Верите ли вы: {who}", "Do you believe {who}?"),
}

LABELS = {
    **{f"kin_{kin}": name for kin, name in _KINS.items()},
    **{f"short_{card}": name for card, name in _SHORT.items()},
    **_PROD,
    **_SEATS,
    **_PILES,
    **_TURN,
    **_BLOWS,
    **FALLING,
    **_TRADES,
}
