"""What UNO says, in both languages."""

from games.uno.cards import NAMES
from games.uno.labels import LABELS
from games.vocabulary import Templates, Vocabulary
from games.words import Bilingual

_COLOURS = {
    "r": Bilingual("красный", "red"),
    "y": Bilingual("жёлтый", "yellow"),
    "g": Bilingual("зелёный", "green"),
    "b": Bilingual("синий", "blue"),
}

_DIRECTIONS = {
    "clockwise": Bilingual("по часовой стрелке", "clockwise"),
    "counterclockwise": Bilingual("против часовой стрелки", "counterclockwise"),
}

_MATCHES = {
    "match_to:0": Bilingual("одну раздачу", "one deal"),
    "match_to:200": Bilingual("матч до 200 очков", "a match to 200 points"),
    "match_to:500": Bilingual("матч до 500 очков", "a match to 500 points"),
}

_MOVES: Templates = {
    "play:true": (
        Bilingual("{card} → {color}, «UNO!»", "{card} → {color}, “UNO!”"),
        Bilingual("{card}, обмен руками: {swap}, «UNO!»", "{card}, swap hands with {swap}, “UNO!”"),
        Bilingual("{card}, «UNO!»", "{card}, “UNO!”"),
    ),
    "play": (
        Bilingual("{card} → {color}", "{card} → {color}"),
        Bilingual("{card}, обмен руками: {swap}", "{card}, swap hands with {swap}"),
        Bilingual("{card}", "{card}"),
    ),
    "color": Bilingual("Назвать цвет: {color}", "Name {color}"),
    "draw": Bilingual("Взять из колоды", "Draw"),
    "uno": Bilingual("«UNO!»", "“UNO!”"),
}

_EVENTS: Templates = {
    "deal": (
        Bilingual(
            "Раздача {deal}. Сдаёт {dealer}. Ваши карты: {cards}",
            "Deal {deal} by {dealer}. Your cards: {cards}",
        ),
        Bilingual("Раздача {deal}. Сдаёт {dealer}", "Deal {deal} by {dealer}"),
    ),
    "open": Bilingual("Первой открыта {card}", "{card} is turned up"),
    "play:true": (
        Bilingual(
            "{seat}: {card}, цвет — {color}. «UNO!»", "{seat}: {card}, colour {color}. “UNO!”"
        ),
        Bilingual("{seat}: {card}. «UNO!»", "{seat}: {card}. “UNO!”"),
    ),
    "play": (
        Bilingual("{seat}: {card}, цвет — {color}", "{seat}: {card}, colour {color}"),
        Bilingual("{seat}: {card}", "{seat}: {card}"),
    ),
    "color": Bilingual("{seat} называет цвет: {color}", "{seat} names {color}"),
    "draw": (
        Bilingual("{seat} берёт карт: {count} ({cards})", "{seat} draws {count} ({cards})"),
        Bilingual("{seat} берёт карт: {count}", "{seat} draws {count}"),
    ),
    "draw:penalty": (
        Bilingual(
            "{seat} не говорит «UNO!» и берёт {count}: {cards}",
            "{seat} forgot “UNO!” and draws {count}: {cards}",
        ),
        Bilingual(
            "{seat} не говорит «UNO!» и берёт {count}", "{seat} forgot “UNO!” and draws {count}"
        ),
    ),
    "uno": Bilingual("{seat}: «UNO!»", "{seat}: “UNO!”"),
    "jump_in": Bilingual("{seat} вклинивается", "{seat} jumps in"),
    "skip": Bilingual("{seat} пропускает ход", "{seat} is skipped"),
    "reverse": Bilingual("Направление меняется", "The direction changes"),
    "reshuffle": Bilingual(
        "Сброс перетасован в колоду: {count}", "The discard is shuffled into a deck of {count}"
    ),
    "swap": Bilingual("{seat} и {with} меняются руками", "{seat} and {with} swap hands"),
    "hands_passed": Bilingual("Все передают руки по кругу", "All hands are passed on"),
    "deal_over": (
        Bilingual(
            "Раздачу {deal} выигрывает {winner}. Очки на руках — {points}",
            "{winner} wins deal {deal}. Points in hands: {points}",
        ),
        Bilingual(
            "Раздача {deal} без победителя. Очки на руках — {points}",
            "Nobody wins deal {deal}. Points in hands: {points}",
        ),
    ),
    "game_over": Bilingual(
        "Игра окончена. Победа: {winners}", "The game is over. Won by: {winners}"
    ),
}

_TURNING_POINTS: Templates = {
    "draw:effect": Bilingual("+{count}", "+{count}"),
    "draw:sum": Bilingual("+{count}", "+{count}"),
    "draw:penalty": Bilingual("штраф", "penalty"),
    "uno": Bilingual("UNO", "UNO"),
    "play:true": Bilingual("UNO", "UNO"),
    "swap": Bilingual("обмен", "swap"),
    "hands_passed": Bilingual("обмен", "swap"),
    "deal_over": Bilingual("конец", "end"),
}

_LINES: Templates = {
    "top": (
        Bilingual("Наверху {card}, цвет — {color}", "On top {card}, colour {color}"),
        Bilingual("Наверху {card}, цвет ещё не назван", "On top {card}, no colour named yet"),
    ),
    "piles": Bilingual(
        "В колоде {deck}, в сбросе {discard}", "{deck} in the deck, {discard} in the discard"
    ),
    "direction": Bilingual("Ходят {direction}", "Play goes {direction}"),
    "sum": Bilingual("Назревает штраф: взять {count}", "To be drawn: {count}"),
    "hand_size": Bilingual("карт: {count}", "cards: {count}"),
    "score": Bilingual("очков: {count}", "points: {count}"),
    "dealer": Bilingual("сдаёт", "dealer"),
    "call_due": Bilingual("одна карта, «UNO!» не сказано", "one card and no “UNO!” yet"),
    "hand": Bilingual("На руках: {cards}", "Your hand: {cards}"),
    "drew": Bilingual("Взято с прошлого хода: {cards}", "Drawn since your last move: {cards}"),
    "note": Bilingual("У {seat} с хода {turn}: {cards}", "{seat} got in turn {turn}: {cards}"),
}

_PREVIEWS: Templates = {
    "left": Bilingual("останется карт: {value}", "cards left: {value}"),
    "next": Bilingual("дальше ходит {value}", "{value} is next"),
    "takes": (
        Bilingual("{value_seat} берёт карт: {value_count}", "{value_seat} draws {value_count}"),
        Bilingual(
            "{value_seat} берёт, пока карта не подойдёт", "{value_seat} draws until a card fits"
        ),
    ),
    "penalty": Bilingual(
        "{value_seat} не говорит «UNO!» и берёт {value_count}",
        "{value_seat} forgot “UNO!” and draws {value_count}",
    ),
    "skips": Bilingual("{value} пропустит ход", "{value} is skipped"),
    "reverses": Bilingual("направление сменится", "the direction changes"),
    "sum": Bilingual("ответить или взять: {value}", "to be answered or drawn: {value}"),
    "call": Bilingual("останется сказать «UNO!»", "“UNO!” is still to be called"),
    "wins": Bilingual("раздача ваша", "the deal is yours"),
    "ends": Bilingual("раздача на этом кончится", "the deal ends with this"),
}

VOCABULARY = Vocabulary(
    names=NAMES | _COLOURS | _DIRECTIONS | _MATCHES,
    moves=_MOVES,
    events=_EVENTS,
    turning_points=_TURNING_POINTS,
    asks={
        "color": Bilingual("назвать цвет", "to name a colour"),
        "play_drawn": Bilingual("сыграть взятую карту", "to play the card drawn"),
        "sum": Bilingual("ответить или взять {sum}", "to answer or draw {sum}"),
        "play_or_draw": Bilingual("сыграть карту или взять", "to play a card or draw"),
        "play_or_draw:play": Bilingual("сыграть карту", "to play a card"),
        "play_or_draw:draw": Bilingual("пойти нечем, взять карту", "no card fits, to draw one"),
        "sum:draw": Bilingual("ответить нечем, взять {sum}", "nothing answers it, to draw {sum}"),
    },
    lines=_LINES,
    labels=LABELS,
    reasons={
        "out": Bilingual("{winners}: последняя карта сыграна", "{winners} played the last card"),
        "dead_end": Bilingual("Никто не может ходить", "Nobody can move"),
        "turn_limit": Bilingual("Слишком долгая раздача", "The deal took too long"),
        "match": Bilingual("Матч сыгран: {winners}", "The match is won by {winners}"),
    },
    previews=_PREVIEWS,
    seats=frozenset(
        {"seat", "dealer", "swap", "with", "winner", "winners", "next", "skips", "value_seat"}
    ),
    by_seat=frozenset({"points"}),
    choose_by={"play": "uno", "draw": "why"},
)
