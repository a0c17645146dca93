"""What Madness says, in both languages.

Fields are numbers in moves and events: each has its sentence per field, under ``code:number``.
"""

from itertools import combinations
from typing import Final

from games.madness.labels import LABELS
from games.madness.texts import CARD_NAMES, CARD_TEXTS
from games.vocabulary import Templates, Vocabulary
from games.words import Bilingual

_FIELDS: Final = (
    Bilingual("левое поле", "left field"),
    Bilingual("среднее поле", "middle field"),
    Bilingual("правое поле", "right field"),
)
_PLACES: Final = {
    "left": Bilingual("Левое поле", "Left field"),
    "middle": Bilingual("Среднее поле", "Middle field"),
    "right": Bilingual("Правое поле", "Right field"),
}


def _by_field(code: str, *entries: Bilingual, also: str = "") -> Templates:
    """Return the templates of each field, and what else they go by; FIELD is its name."""
    return {
        f"{code}:{number}{also}": tuple(
            Bilingual(one.ru.replace("FIELD", field.ru), one.en.replace("FIELD", field.en))
            for one in entries
        )
        for number, field in enumerate(_FIELDS)
    }


def _by_draws(code: str, none: Bilingual, some: Bilingual) -> Templates:
    """Return the templates of each list of fields that close as draws; FIELDS are their names."""
    templates: Templates = {f"{code}:[]": none}
    for count in (1, 2, 3):
        for numbers in combinations(range(3), count):
            ru = ", ".join(_FIELDS[number].ru for number in numbers)
            en = ", ".join(_FIELDS[number].en for number in numbers)
            listed = ",".join(map(str, numbers))
            templates[f"{code}:[{listed}]"] = Bilingual(
                some.ru.replace("FIELDS", ru), some.en.replace("FIELDS", en)
            )
    return templates


_MOVES: Final[Templates] = {
    **_by_field("attack", Bilingual("В атаку на FIELD: {card}", "Attack the FIELD: {card}")),
    **_by_field("close", Bilingual("Закрыть FIELD вничью: {card}", "Close the FIELD: {card}")),
    "boss": Bilingual("Победить Босса: {card}", "Beat the Boss: {card}"),
    "pass": Bilingual("Пропустить главное действие", "Pass the main action"),
    "pull": Bilingual("Тянуть карту", "Pull a card"),
    "drop": (
        Bilingual("Удалить и взять новую: {card}", "Drop for a new card: {card}"),
        Bilingual("Удалить: рука пуста, просто взять карту", "Drop: an empty hand just draws"),
    ),
    "push": Bilingual(
        "Толкнуть: верхняя карта колоды — новый Босс", "Push: the deck's top card is the Boss"
    ),
    "coyote": Bilingual("Шанс Койота: {card}", "Coyote's Chance: {card}"),
    "decline": Bilingual("Не пользоваться Шансом Койота", "Decline the Coyote's Chance"),
}

_EVENTS: Final[Templates] = {
    "deal": (
        Bilingual(
            "Раздача. Босс: {boss}. Начинает {starter}. Ваши карты: {hand}",
            "The cards are dealt. Boss: {boss}. {starter} starts. Your cards: {hand}",
        ),
        Bilingual(
            "Раздача. Босс: {boss}. Начинает {starter}",
            "The cards are dealt. Boss: {boss}. {starter} starts",
        ),
    ),
    "turn": Bilingual("Ходит {seat}", "{seat} is on turn"),
    **_by_field(
        "attack",
        Bilingual(
            "{seat} играет на FIELD: {card}. Атаку держит {attack}",
            "{seat} plays on the FIELD: {card}. The attack is {attack}'s",
        ),
    ),
    **_by_field(
        "attack",
        Bilingual(
            "{seat} играет на FIELD: {card}. {attack} атакует, но атака отбита",
            "{seat} plays on the FIELD: {card}. {attack}'s attack is repelled",
        ),
        also=":true",
    ),
    **_by_field(
        "close",
        Bilingual("{seat} закрывает FIELD: {card}", "{seat} closes the FIELD with {card}"),
    ),
    **_by_field(
        "closed",
        Bilingual("Закрыто FIELD: выигрывает {winner}", "The FIELD closes: {winner} wins it"),
        Bilingual("Закрыто FIELD: ничья", "The FIELD closes as a draw"),
    ),
    "boss": Bilingual(
        "{seat} побеждает Босса. Новый Босс: {card}", "{seat} beats the Boss. New Boss: {card}"
    ),
    "pass": Bilingual("{seat} пропускает главное действие", "{seat} passes"),
    "pull": (
        Bilingual("{seat} тянет карту: {drawn}", "{seat} pulls a card: {drawn}"),
        Bilingual("{seat} тянет карту", "{seat} pulls a card"),
    ),
    "pull:false": Bilingual("{seat} тянет, но колода пуста", "{seat} pulls, but the deck is empty"),
    "drop": (
        Bilingual(
            "{seat} удаляет: {card} — и берёт: {drawn}",
            "{seat} drops {card} and draws {drawn}",
        ),
        Bilingual(
            "{seat} удаляет: {card} — и берёт новую карту", "{seat} drops {card} and draws one"
        ),
    ),
    "drop:false": Bilingual(
        "{seat} удаляет: {card}. Колода пуста", "{seat} drops {card}; the deck is empty"
    ),
    "push": (
        Bilingual("{seat} толкает, новый Босс: {boss}", "{seat} pushes; the new Boss: {boss}"),
        Bilingual("{seat} толкает, но колода пуста", "{seat} pushes, but the deck is empty"),
    ),
    **_by_field(
        "chance",
        Bilingual(
            "Последним закрыто FIELD. {seat} получает Шанс Койота: нужна карта сильнее, чем {card}",
            "The FIELD closed last. {seat} has the Coyote's Chance with a card above {card}",
        ),
    ),
    "coyote": Bilingual(
        "{seat} пользуется Шансом Койота: {card}", "{seat} takes the Coyote's Chance: {card}"
    ),
    "decline": Bilingual(
        "{seat} не пользуется Шансом Койота", "{seat} declines the Coyote's Chance"
    ),
    "round": (
        Bilingual("Раунд выигрывает {winner}", "{winner} wins the round"),
        Bilingual("Раунд заканчивается вничью", "The round is a draw"),
    ),
    "point:field": (
        Bilingual(
            "{loser}: −1 сахар, поле выигрывает {seat}",
            "{loser}: −1 sugar for a field that {seat} won",
        ),
        Bilingual("{seat}: +1 сахар за поле", "{seat}: +1 sugar for a field"),
    ),
    "point:boss": (
        Bilingual(
            "{loser}: −1 сахар, Босса побеждает {seat}",
            "{loser}: −1 sugar for the Boss that {seat} beat",
        ),
        Bilingual("{seat}: +1 сахар за Босса", "{seat}: +1 sugar for the Boss"),
    ),
    "point:round": (
        Bilingual(
            "{loser}: −1 сахар, раунд выигрывает {seat}",
            "{loser}: −1 sugar for the round that {seat} won",
        ),
        Bilingual("{seat}: +1 сахар за раунд", "{seat}: +1 sugar for the round"),
    ),
    "point:hand": (
        Bilingual(
            "{loser}: −1 сахар, карт на руке меньше у соперника ({seat})",
            "{loser}: −1 sugar for the smaller hand of {seat}",
        ),
        Bilingual("{seat}: +1 сахар, карт на руке меньше", "{seat}: +1 sugar for the smaller hand"),
    ),
    "cleared": Bilingual(
        "Поля свободны, сверху в сбросе {discard}",
        "The fields are cleared, {discard} tops the discard",
    ),
    "game_over": Bilingual(
        "Игра окончена. Победа: {winners}", "The game is over. Won by: {winners}"
    ),
    "game_over:[]": Bilingual("Игра окончена вничью", "The game ends in a draw"),
}

_TURNING_POINTS: Final[Templates] = {
    **{f"closed:{number}": Bilingual("поле", "field") for number in range(len(_FIELDS))},
    "boss": Bilingual("Босс", "Boss"),
    "coyote": Bilingual("Койот", "Coyote"),
    "round": Bilingual("раунд", "round"),
    "game_over": Bilingual("конец", "end"),
}

_LINES: Final[Templates] = {
    "boss": (
        Bilingual("Босс: {card}, под ним {under}", "Boss: {card}, on top of {under}"),
        Bilingual("Босс: {card}", "Boss: {card}"),
    ),
    "piles": (
        Bilingual(
            "В колоде {deck}, сверху в сбросе {card}", "{deck} in the deck, {card} tops the discard"
        ),
        Bilingual("В колоде {deck}, сброс пуст", "{deck} in the deck, the discard is empty"),
    ),
    "idle": Bilingual("Пустых ходов подряд: {count} из 6", "Idle turns in a row: {count} of 6"),
    "empty": Bilingual("{place}: пусто", "{place}: empty"),
    "attack": Bilingual("{place}: атаку держит {attack}", "{place}: {attack} attacks"),
    "repelled": Bilingual(
        "{place}: {attack} атакует, но атака отбита", "{place}: {attack}'s attack is repelled"
    ),
    "won": Bilingual("{place} закрыто: выигрывает {winner}", "{place}: closed, won by {winner}"),
    "drawn": (
        Bilingual(
            "{place} закрыто вничью, в центре {card}", "{place}: closed as a draw, {card} inside"
        ),
        Bilingual("{place} закрыто вничью", "{place}: closed as a draw"),
    ),
    "side": (
        Bilingual("{place}, {seat}: {card}, ниже {under}", "{place}, {seat}: {card} on {under}"),
        Bilingual("{place}, {seat}: {card}", "{place}, {seat}: {card}"),
    ),
    "will_be_won": Bilingual(
        "{place}: если не перебить {card}, {seat} возьмёт поле в начале своего хода",
        "{place}: won by {seat} as that turn begins, unless {card} is beaten",
    ),
    "will_be_draw": Bilingual(
        "{place}: если {seat} не сыграет здесь, будет ничья",
        "{place}: a draw, unless {seat} plays here",
    ),
    "hungry": Bilingual(
        "рука пуста: без новой карты — поражение", "an empty hand: lost unless a card is drawn"
    ),
    "points": Bilingual("сахар: {count}", "sugar: {count}"),
    "hand_size": Bilingual("карт: {count}", "cards: {count}"),
    "held": Bilingual("на руках: {cards}", "hand: {cards}"),
    "hand": Bilingual("На руках: {cards}", "Your hand: {cards}"),
    "deck": Bilingual("Колода сверху вниз: {cards}", "The deck from its top: {cards}"),
    "discard": Bilingual("Сброс сверху вниз: {cards}", "The discard from its top: {cards}"),
}

_ASKS: Final[Templates] = {
    "main": Bilingual("главное действие", "the main action"),
    **_by_draws(
        "main",
        Bilingual("главное действие", "the main action"),
        Bilingual(
            "главное действие; без новой карты вничью закроется: FIELDS",
            "the main action; closes as a draw unless played on: FIELDS",
        ),
    ),
    "tut": Bilingual("ТУТ — тянуть, удалить или толкнуть", "to pull, drop or push"),
    "coyote": Bilingual(
        "Шанс Койота: сыграть карту сильнее, чем {card}, или отказаться",
        "the Coyote's Chance: a card stronger than {card}, or decline",
    ),
}

_REASONS: Final[Templates] = {
    "lead": Bilingual("Отрыв в пять очков. Победа: {winners}", "A lead of five. Won by {winners}"),
    "starvation": Bilingual(
        "Голодание: рука пуста. Победа: {winners}",
        "Starvation: an empty hand. Won by {winners}",
    ),
    "endurance": Bilingual(
        "Выдержка: карт больше нет. Победа: {winners}", "Endurance: no cards left. Won by {winners}"
    ),
    "endurance:[]": Bilingual(
        "Выдержка: карт больше нет. Ничья", "Endurance: no cards left. A tie"
    ),
    "idle": Bilingual(
        "Шесть пустых ходов подряд. Победа: {winners}", "Six idle turns in a row. Won by {winners}"
    ),
    "idle:[]": Bilingual("Шесть пустых ходов подряд. Ничья", "Six idle turns in a row. A tie"),
}

_PREVIEWS: Final[Templates] = {
    "attack": Bilingual("атаку держит {value}", "the attack is {value}'s"),
    "repelled:true": Bilingual("атака отбита", "the attack is repelled"),
    "repelled": Bilingual("атака не отбита", "the attack is not repelled"),
    "draws": Bilingual("брошенные отбитые атаки — вничью", "repelled attacks left are draws"),
    **_by_draws(
        "draws",
        Bilingual("ни одно поле не закроется вничью", "no field closes as a draw"),
        Bilingual("вничью закроется: FIELDS", "closes as a draw: FIELDS"),
    ),
    "points": Bilingual("+1 сахар", "+1 sugar"),
    "pulled": Bilingual("у соперника −1 сахар", "−1 sugar for your opponent"),
    "steals": Bilingual("победа в раунде ваша", "the round is yours"),
    "compare": (
        Bilingual(
            "{value_mine} {value_sign} {value_theirs}", "{value_mine} {value_sign} {value_theirs}"
        ),
        Bilingual("джокер {value_sign} {value_theirs}", "a joker {value_sign} {value_theirs}"),
        Bilingual("{value_mine} {value_sign} джокер", "{value_mine} {value_sign} a joker"),
        Bilingual("джокер {value_sign} джокер", "a joker {value_sign} a joker"),
    ),
    "wins": Bilingual("это победа", "that wins the game"),
    "left": Bilingual("останется карт: {value}", "cards left: {value}"),
    "left:0": Bilingual("рука опустеет", "your hand will be empty"),
    "hunger:must_pull": Bilingual(
        "голод: потом спасёт только «тянуть»", "hunger: only a pull will save you then"
    ),
    "hunger:starves": Bilingual(
        "голод: пока в колоде есть карты, со своим ходом вы проиграете",
        "hunger: while the deck has cards you lose as your turn begins",
    ),
}

VOCABULARY: Final = Vocabulary(
    names=CARD_NAMES | _PLACES,
    texts=CARD_TEXTS,
    moves=_MOVES,
    events=_EVENTS,
    turning_points=_TURNING_POINTS,
    asks=_ASKS,
    lines=_LINES,
    reasons=_REASONS,
    previews=_PREVIEWS,
    labels=LABELS,
    plain=frozenset({"text", "value_sign"}),
    seats=frozenset({"seat", "starter", "attack", "winner", "winners", "loser", "value"}),
    choose_by={
        "attack": "field repelled",
        "close": "field",
        "closed": "field",
        "chance": "field",
        "pull": "drew",
        "drop": "drew",
        "point": "cause",
        "main": "lapsing",
        "draws": "value",
        "repelled": "value",
        "left": "value",
        "hunger": "value",
        "game_over": "winners",
        "endurance": "winners",
        "idle": "winners",
    },
)
