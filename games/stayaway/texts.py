"""Names and texts of the game, its cards, roles and endings, in both languages."""

from typing import Final

from games.words import Bilingual

GAME_NAME: Final = Bilingual("Нечто", "Stay Away!")
AUTHORS: Final = Bilingual(
    "Антонио Феррара, Себастьяно Фьорилло",
    "Antonio Ferrara, Sebastiano Fiorillo",
)

CARD_NAMES: Final = {
    "thing": Bilingual("Нечто", "The Thing"),
    "infected": Bilingual("Заражение!", "Infected!"),
    "flamethrower": Bilingual("Огнемёт", "Flamethrower"),
    "analysis": Bilingual("Анализ", "Analysis"),
    "axe": Bilingual("Топор", "Axe"),
    "suspicion": Bilingual("Подозрение", "Suspicion"),
    "whiskey": Bilingual("Виски", "Whiskey"),
    "resolute": Bilingual("Упорство", "Resolute"),
    "watch_back": Bilingual("Гляди по сторонам", "Watch Your Back"),
    "change_places": Bilingual("Меняемся местами!", "Change Places!"),
    "run": Bilingual("Сматывай удочки!", "You'd Better Run!"),
    "seduction": Bilingual("Соблазн", "Seduction"),
    "scary": Bilingual("Страх", "Scary"),
    "comfortable": Bilingual("Мне и здесь неплохо", "I'm Comfortable"),
    "no_thanks": Bilingual("Нет уж, спасибо!", "No Thanks!"),
    "missed": Bilingual("Мимо!", "Missed!"),
    "no_barbecue": Bilingual("Никакого шашлыка!", "No Barbecue!"),
    "quarantine": Bilingual("Карантин", "Quarantine"),
    "door": Bilingual("Заколоченная дверь", "Barred Door"),
    "old_ropes": Bilingual("Старые верёвки", "Old Ropes"),
    "three_four": Bilingual("…Три, четыре…", "…Three, Four…"),
    "oops": Bilingual("Уупс!", "Oops!"),
    "confession": Bilingual("Время признаний", "Confession Time"),
    "between_us": Bilingual("Только между нами…", "Just Between Us…"),
    "forgetful": Bilingual("Забывчивость", "Forgetful"),
    "friends": Bilingual("Давай дружить?", "Can't We Be Friends?"),
    "blind_date": Bilingual("Свидание вслепую", "Blind Date"),
    "chain": Bilingual("Цепная реакция", "Chain Reaction"),
    "one_two": Bilingual("Раз, два…", "One, Two…"),
    "go_away": Bilingual("Убирайся прочь!", "Get Out of Here!"),
    "party": Bilingual("И это вы называете вечеринкой?", "Is This the Party?"),
}

CARD_TEXTS: Final = {
    "thing": Bilingual(
        "Вы — Нечто. Карта всегда остаётся у вас.", "You are the Thing. This card never leaves you."
    ),
    "infected": Bilingual(
        "Полученная в обмене от Нечто — заражает человека. Из колоды — лишь обуза.",
        "Got from the Thing in an exchange, it infects a human; from the deck it is only a burden.",
    ),
    "flamethrower": Bilingual(
        "Соседний игрок выбывает, если не защитится.",
        "A neighbour drops out unless it defends itself.",
    ),
    "analysis": Bilingual("Посмотрите всю руку соседа.", "Look at a neighbour's whole hand."),
    "axe": Bilingual(
        "Снимите карантин или выломайте дверь у себя или у соседа.",
        "Lift a quarantine or break a door, at yourself or at a neighbour.",
    ),
    "suspicion": Bilingual(
        "Посмотрите одну случайную карту соседа.", "Look at one random card of a neighbour."
    ),
    "whiskey": Bilingual("Покажите всем свою руку.", "Show everybody your hand."),
    "resolute": Bilingual(
        "Возьмите три события, одно оставьте; играйте или сбрасывайте снова.",
        "Draw three events, keep one; play or discard again.",
    ),
    "watch_back": Bilingual("Ход идёт в другую сторону.", "Play goes the other way round."),
    "change_places": Bilingual(
        "Поменяйтесь местами с соседом, если он не в карантине.",
        "Change places with a neighbour who is not in quarantine.",
    ),
    "run": Bilingual(
        "Поменяйтесь местами с любым игроком, если он не в карантине.",
        "Change places with anybody who is not in quarantine.",
    ),
    "seduction": Bilingual(
        "Вместо обычного обмена обменяйтесь картой с любым игроком, если он не в карантине.",
        "Instead of the usual exchange, exchange with anybody who is not in quarantine.",
    ),
    "scary": Bilingual(
        "Откажитесь от обмена и посмотрите, что вам предлагали.",
        "Refuse an exchange and see what was offered.",
    ),
    "comfortable": Bilingual("Откажитесь меняться местами.", "Refuse to change places."),
    "no_thanks": Bilingual("Откажитесь от обмена.", "Refuse an exchange."),
    "missed": Bilingual(
        "Предложение обмена уходит к следующему игроку.", "The offer passes to the next player."
    ),
    "no_barbecue": Bilingual("Огнемёт вас не сжигает.", "The flamethrower does not burn you."),
    "quarantine": Bilingual(
        "Сосед два своих хода берёт, сбрасывает и отдаёт карты в открытую, без огнемёта и "
        "пересадок; ему самому обмена не предлагают.",
        "For two own turns a neighbour draws, discards and gives openly, with no flamethrower and "
        "no change of places; nobody offers it an exchange.",
    ),
    "door": Bilingual(
        "Между вами и соседом: ни обмена в конце хода, ни действий, которые применяют только к "
        "соседям.",
        "Between you and a neighbour: no exchange at a turn's end, and no action that is for "
        "neighbours only.",
    ),
    "old_ropes": Bilingual("Все карантины сбрасываются.", "All quarantines are discarded."),
    "three_four": Bilingual("Все двери сбрасываются.", "All doors are discarded."),
    "oops": Bilingual("Покажите всем свою руку.", "Show everybody your hand."),
    "confession": Bilingual(
        "Каждый по очереди показывает руку, «Заражение!» или ничего — до первого «Заражения!».",
        "In turn each shows its hand, an “Infected!” or nothing, until an “Infected!” is shown.",
    ),
    "between_us": Bilingual("Покажите руку соседу.", "Show your hand to a neighbour."),
    "forgetful": Bilingual(
        "Сбросьте три карты и возьмите три события.", "Discard three cards, draw three events."
    ),
    "friends": Bilingual(
        "Обменяйтесь картой с любым игроком, если он не в карантине.",
        "Exchange a card with anybody who is not in quarantine.",
    ),
    "blind_date": Bilingual(
        "Обменяйте карту на верхнее событие колоды; ход окончен.",
        "Swap a card for the deck's top event; the turn ends.",
    ),
    "chain": Bilingual(
        "Все разом отдают карту следующему; ход окончен.",
        "All at once give a card to the next player; the turn ends.",
    ),
    "one_two": Bilingual(
        "Поменяйтесь местами с третьим слева или справа.",
        "Change places with the third player to either side.",
    ),
    "go_away": Bilingual(
        "Поменяйтесь местами с любым игроком, если он не в карантине.",
        "Change places with anybody who is not in quarantine.",
    ),
    "party": Bilingual(
        "Карантины и двери сбрасываются, все парами меняются местами.",
        "Quarantines and doors go, then all change places in pairs.",
    ),
}

CARD_SHORTS: Final = {
    "thing": Bilingual("Не покидает вашу руку", "Never leaves you"),
    "infected": Bilingual("От Нечто — заражает", "From the Thing: you are infected"),
    "flamethrower": Bilingual("Сжечь соседа", "Burn a neighbour"),
    "analysis": Bilingual("Вся рука соседа", "A neighbour's whole hand"),
    "axe": Bilingual("Долой дверь или карантин", "Away with a door or quarantine"),
    "suspicion": Bilingual("Одна карта соседа", "One card of a neighbour"),
    "whiskey": Bilingual("Показать всем руку", "Show all your hand"),
    "resolute": Bilingual("Из трёх — одна, и ход ваш", "One of three, and play on"),
    "watch_back": Bilingual("В другую сторону", "The other way"),
    "change_places": Bilingual("С соседом", "With a neighbour"),
    "run": Bilingual("С кем угодно", "With anybody"),
    "seduction": Bilingual("Обмен с кем угодно", "Exchange with anybody"),
    "scary": Bilingual("Без обмена, но взглянуть", "No exchange, but a look"),
    "comfortable": Bilingual("Остаться", "Stay put"),
    "no_thanks": Bilingual("Без обмена", "No exchange"),
    "missed": Bilingual("Обмен — дальше", "Offer the next one"),
    "no_barbecue": Bilingual("Не сгореть", "Do not burn"),
    "quarantine": Bilingual("Два хода в открытую", "Two turns in the open"),
    "door": Bilingual("Между соседями", "Between two"),
    "old_ropes": Bilingual("Долой карантины", "No quarantines"),
    "three_four": Bilingual("Долой двери", "No doors"),
    "oops": Bilingual("Рука — всем", "Hand open to all"),
    "confession": Bilingual("Кто покажет?", "Who will show?"),
    "between_us": Bilingual("Рука — соседу", "Hand for a neighbour"),
    "forgetful": Bilingual("Три карты — заново", "Three cards anew"),
    "friends": Bilingual("Обмен с кем угодно", "Exchange with anybody"),
    "blind_date": Bilingual("Карта за карту с колоды", "A card for the deck's top"),
    "chain": Bilingual("Все разом — дальше", "All at once, onwards"),
    "one_two": Bilingual("Место третьего", "The third one's place"),
    "go_away": Bilingual("Место любого", "Anybody's place"),
    "party": Bilingual("Все парами", "All in pairs"),
}
"""What has room on a drawn card."""

ROLE_NAMES: Final = {
    "human": Bilingual("человек", "human"),
    "infected": Bilingual("заражённый", "infected"),
    "thing": Bilingual("Нечто", "the Thing"),
}

MARKS: Final = {
    "clean": Bilingual("чист", "clean"),
    "suspect": Bilingual("под подозрением", "suspect"),
    "infected": Bilingual("заражён?", "infected?"),
    "thing": Bilingual("Нечто?", "the Thing?"),
}
"""What one may note of another."""

REASONS: Final = {
    "announced": Bilingual("Нечто объявило правду", "The Thing announced it truly"),
    "false_announcement": Bilingual("Нечто ошиблось", "The Thing announced it falsely"),
    "alone": Bilingual("В живых одно Нечто", "Only the Thing lives"),
    "thing_burnt": Bilingual("Нечто сожжено", "The Thing is burnt"),
    "flamethrower_shown": Bilingual("У Нечто увидели огнемёт", "The Thing's flamethrower was seen"),
    "revenge": Bilingual("Отмщение свершилось", "Revenge is done"),
    "round_limit": Bilingual("Прошло сорок кругов", "Forty rounds were played"),
}
