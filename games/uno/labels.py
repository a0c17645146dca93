"""Words of the drawn table: on piles, the direction, the call, prizes and the hand."""

from games.uno.cards import RANK_NAMES
from games.words import Bilingual

_FITTING = {
    "fits_r": Bilingual("красная", "red"),
    "fits_y": Bilingual("жёлтая", "yellow"),
    "fits_g": Bilingual("зелёная", "green"),
    "fits_b": Bilingual("синяя", "blue"),
    "fits_0": Bilingual("ноль", "a zero"),
    "fits_1": Bilingual("единица", "a one"),
    "fits_2": Bilingual("двойка", "a two"),
    "fits_3": Bilingual("тройка", "a three"),
    "fits_4": Bilingual("четвёрка", "a four"),
    "fits_5": Bilingual("пятёрка", "a five"),
    "fits_6": Bilingual("шестёрка", "a six"),
    "fits_7": Bilingual("семёрка", "a seven"),
    "fits_8": Bilingual("восьмёрка", "an eight"),
    "fits_9": Bilingual("девятка", "a nine"),
    **{f"fits_{rank}": Bilingual(name.ru, f"a {name.en}") for rank, name in RANK_NAMES.items()},
}
"""What may be laid now, by the colour in force and the top card (U3)."""

LABELS = {
    **_FITTING,
    "ask_play": Bilingual(
        "Ваш ход: {colour}, {rank} или дикая", "Your turn: {colour}, {rank} or a wild"
    ),
    "ask_play_colour": Bilingual("Ваш ход: {colour} или дикая", "Your turn: {colour} or a wild"),
    "cards": Bilingual("{count} карта|{count} карты|{count} карт", "{count} card|{count} cards"),
    "points": Bilingual("{count} очко|{count} очка|{count} очков", "{count} point|{count} points"),
    "left": Bilingual(
        "останется {count} карта|останутся {count} карты|останется {count} карт",
        "{count} card left|{count} cards left",
    ),
    "deck": Bilingual("Колода: {count}", "Deck: {count}"),
    "discard": Bilingual("Сброс, наверху {card}", "Discard, {card} on top"),
    "no_colour": Bilingual("цвет не назван", "no colour yet"),
    "which_colour": Bilingual("Какой цвет назвать?", "Which colour?"),
    "clockwise": Bilingual("по часовой", "clockwise"),
    "counterclockwise": Bilingual("против часовой", "counterclockwise"),
    "next": Bilingual("дальше", "next"),
    "until": Bilingual(
        "до вас {count} ход|до вас {count} хода|до вас {count} ходов",
        "{count} turn until yours|{count} turns until yours",
    ),
    "jump_open": Bilingual("можно вклиниться", "you may jump in"),
    "uno": Bilingual("UNO!", "UNO!"),
    "uno_now": Bilingual("сказать, пока не поздно", "say it in time"),
    "uno_with": Bilingual("сыграть и сказать одним касанием", "play and call at one touch"),
    "uno_later": Bilingual("когда останется одна карта", "when one card is left"),
    "forgot": Bilingual("Без «UNO!»: +{count}", "No “UNO!”: +{count}"),
    "skipped": Bilingual("пропускает ход", "skipped"),
    "jumped": Bilingual("Вклинивается!", "Jumps in!"),
    "prize_of": Bilingual("{who} — приз", "{who} — prize"),
    "prize": Bilingual("приз", "prize"),
    "match_score": Bilingual("счёт матча", "match score"),
    "no_winner": Bilingual("Раздача без победителя", "Nobody wins the deal"),
    "play_on": Bilingual("Дальше", "Go on"),
    "sorted_colour": Bilingual("по цвету", "by colour"),
    "sorted_value": Bilingual("по значению", "by value"),
    "sorted_drawn": Bilingual("как пришли", "as drawn"),
}
