"""Words of the drawn table: on markers, piles, the rope, ТУТ, the Coyote's Chance and the chart."""

from typing import Final

from games.words import Bilingual

_FIELDS: Final = {
    "attack_mine": Bilingual("ваша атака", "your attack"),
    "attack_theirs": Bilingual("атака: {who}", "attack: {who}"),
    "repelled_mine": Bilingual("ваша отбита", "yours, repelled"),
    "repelled_theirs": Bilingual("отбита: {who}", "repelled: {who}"),
    "won_mine": Bilingual("поле ваше", "yours"),
    "won_theirs": Bilingual("поле: {who}", "won: {who}"),
    "drawn": Bilingual("ничья", "a draw"),
    "close": Bilingual("закрыть вничью", "close as a draw"),
    "close_short": Bilingual("закрыть", "close"),
    "close_name": Bilingual("{place}: закрыть вничью", "{place}: close as a draw"),
    "will_win": Bilingual("{who}: +1", "{who}: +1"),
    "will_win_why": Bilingual(
        "в начале хода, если {card} устоит", "as that turn begins, if the {card} holds"
    ),
    "will_win_short": Bilingual("в начале хода", "as the turn begins"),
    "will_draw": Bilingual("Ничья", "A draw"),
    "will_draw_mine": Bilingual(
        "в ваш ход, если здесь не сыграть", "in your turn, unless you play here"
    ),
    "will_draw_theirs": Bilingual(
        "в ход игрока {who}, если здесь не сыграть",
        "in the turn of {who}, unless played here",
    ),
    "will_draw_short": Bilingual("если {who} здесь не сыграет", "unless {who} plays here"),
    "will_draw_short_mine": Bilingual("если здесь не сыграть", "unless you play here"),
    "last": Bilingual("конец раунда", "the round ends"),
    "closed": Bilingual("закрыто до конца раунда", "closed until the round ends"),
    "closed_short": Bilingual("закрыто", "closed"),
    "empty": Bilingual("Пусто", "Empty"),
    "empty_why": Bilingual("само не закроется", "does not close by itself"),
}

_PILES: Final = {
    "spots": Bilingual("Поля, Босс и колода", "The fields, the Boss and the deck"),
    "cards": Bilingual("{count} карта|{count} карты|{count} карт", "{count} card|{count} cards"),
    "boss": Bilingual("Босс", "Boss"),
    "boss_name": Bilingual("Босс: {card}", "Boss: {card}"),
    "under": Bilingual("под ним ещё {count}", "{count} below it"),
    "deck": Bilingual("колода", "deck"),
    "deck_name": Bilingual("Колода: {count}", "Deck: {count}"),
    "discard": Bilingual("сброс", "discard"),
    "discard_name": Bilingual("Сброс, наверху {card}", "Discard, {card} on top"),
    "discard_empty": Bilingual("Сброс пуст", "The discard is empty"),
}

_SUGAR: Final = {
    "sugar_side": Bilingual("сахар: {who}", "sugar: {who}"),
    "sugar_of": Bilingual("{who}: {count}", "{who}: {count}"),
    "sugar_mine": Bilingual("у вас {count}", "you have {count}"),
    "sugar_level": Bilingual("поровну", "level"),
    "reached": Bilingual("победа", "victory"),
    "to_go": Bilingual("до победы {count}", "{count} to win"),
    "rope": Bilingual("Сахар: {who}, {left}", "Sugar: {who}, {left}"),
}

_STEPS: Final = {
    "step_main": Bilingual("действие", "action"),
    "step_tut": Bilingual("ТУТ", "PDP"),
    "steps": Bilingual("Два шага хода", "The two steps of a turn"),
    "pull": Bilingual("Тянуть", "Pull"),
    "pull_what": Bilingual("карта из колоды", "from the deck"),
    "drop": Bilingual("Удалить", "Drop"),
    "drop_what": Bilingual("сбросить и взять", "discard, then draw"),
    "push": Bilingual("Толкнуть", "Push"),
    "push_what": Bilingual("Босс из колоды", "a new Boss"),
    "pass": Bilingual("Пропустить", "Pass"),
    "decline": Bilingual("Отказаться", "Decline"),
    "remark_main": Bilingual("шаг 1 из 2 · потом ТУТ", "step 1 of 2 · then pull, drop or push"),
    "remark_tut": Bilingual("шаг 2 из 2", "step 2 of 2"),
    "ask_main": Bilingual("Ваш ход: действие", "Your turn: act"),
    "ask_aim": Bilingual("{card}: поле или Босс?", "{card}: a field or the Boss?"),
    "ask_drop": Bilingual("Какую карту удалить?", "Which card is dropped?"),
    "ask_drop_it": Bilingual("{card}: удалить?", "{card}: drop it?"),
    "ask_coyote": Bilingual("Шанс Койота: чем перебить?", "The Coyote's Chance: with what?"),
    "lapses": Bilingual("без карты ничья: {fields}", "a draw unless played on: {fields}"),
    "hungry_mine": Bilingual(
        "рука пуста: без карты — поражение", "your hand is empty: draw, or lose"
    ),
    "last_card": Bilingual("последняя карта: берегитесь голода", "your last card: mind hunger"),
    "hungry": Bilingual("голод!", "hungry!"),
}

_BRIEFS: Final = {
    "to_mine": Bilingual("атака ваша", "your attack"),
    "to_theirs": Bilingual("атака соперника", "their attack"),
    "to_repelled_mine": Bilingual("вашу отобьёт", "repels your own"),
    "to_repelled_theirs": Bilingual("отобьёте", "repelled"),
    "to_draws": Bilingual("ничья: {fields}", "a draw: {fields}"),
    "to_must_pull": Bilingual("рука опустеет: потом тяните!", "hand empty: then pull!"),
    "to_starves": Bilingual("голод: проиграете", "hunger: you lose"),
}

_CHANCE: Final = {
    "chance": Bilingual("Шанс Койота", "Coyote's Chance"),
    "chance_mine": Bilingual(
        "Перебейте эту карту — и раунд ваш.", "Beat this card, and the round is yours."
    ),
    "chance_theirs": Bilingual(
        "{who} может перебить эту карту и забрать раунд.",
        "{who} may beat this card and take the round.",
    ),
    "chance_slot": Bilingual("сюда — карту сильнее", "a stronger card here"),
    "chance_thinks": Bilingual("думает…", "thinking…"),
}

_CHART: Final = {
    "chart": Bilingual("Сахар по ходу игры", "Sugar through the game"),
    "cause_field": Bilingual("поле", "field"),
    "cause_boss": Bilingual("Босс", "Boss"),
    "cause_round": Bilingual("раунд", "round"),
    "cause_hand": Bilingual("рука", "hand"),
    "sorted_strength": Bilingual("по силе", "by strength"),
    "sorted_drawn": Bilingual("как пришли", "as drawn"),
}

LABELS: Final = _FIELDS | _PILES | _SUGAR | _STEPS | _BRIEFS | _CHANCE | _CHART
