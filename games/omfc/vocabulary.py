"""What One More Free Cell says, in both languages."""

from typing import Final

from games.omfc.casting import CLASSES
from games.omfc.cell_names import CELL_NAMES
from games.omfc.endings import CATEGORIES
from games.omfc.labels import LABELS
from games.vocabulary import Templates, Vocabulary
from games.words import Bilingual

_CELLS: Final = {cell: Bilingual(called, called) for cell, called in CELL_NAMES.items()}

_MARKS: Final = {
    "ruin": Bilingual("руина", "ruin"),
    "full": Bilingual("мест нет", "full"),
    "one_free": Bilingual("1 место", "1 place free"),
    "two_free": Bilingual("2 места", "2 places free"),
    "fortified": Bilingual("укреплена", "fortified"),
    "desert": Bilingual("пустыня", "desert"),
    "forest": Bilingual("лес", "forest"),
    "sunk": Bilingual("затонула", "sunk"),
    "drowned": Bilingual("тонет, когда опустеет", "sinks once nobody lives here"),
    "capital": Bilingual("столица", "capital"),
}

_DEEDS: Final = {
    "class": Bilingual("класс", "class"),
    "desert": Bilingual("пустыня", "desert"),
    "river": Bilingual("река", "river"),
    "start": Bilingual("первый дом", "first house"),
    "build": Bilingual("дом", "house"),
    "attack": Bilingual("атака", "attack"),
    "sabotage": Bilingual("саботаж", "sabotage"),
    "capital": Bilingual("столица", "capital"),
    "undo": Bilingual("отмена", "taken back"),
    "end": Bilingual("конец хода", "end of turn"),
}

_CLASSES: Final = {slug: folk.name for slug, folk in CLASSES.items()}
_POWERS: Final = {
    slug: Bilingual(
        f"{folk.power.ru}\nСлабость: {folk.counter_power.ru}",
        f"{folk.power.en}\nWeakness: {folk.counter_power.en}",
    )
    for slug, folk in CLASSES.items()
}

_MOVES: Final[Templates] = {
    "class": Bilingual("Играть за класс: {class}", "Play the {class}"),
    "desert": Bilingual("Пустыня в {cell}", "Desert in {cell}"),
    "river": Bilingual("Река на границе {border}", "River on the border {border}"),
    "start": Bilingual("Первый дом в {cell}", "First house in {cell}"),
    "build": Bilingual("Построить дом в {cell}", "Build in {cell}"),
    "attack": Bilingual("Атаковать {cell} из {from}: {seat}", "Attack {cell} from {from}: {seat}"),
    "sabotage": Bilingual("Саботаж в {cell}: {seat}", "Sabotage in {cell}: {seat}"),
    "capital": Bilingual("Назвать столицей {cell}", "Name {cell} the capital"),
    "undo": Bilingual("Отменить последнее действие", "Take back the last act"),
    "end": Bilingual("Закончить ход", "End the turn"),
}

_EVENTS: Final[Templates] = {
    "class": Bilingual("{seat} играет за класс «{class}»", "{seat} plays the {class}"),
    "desert": Bilingual("{seat}: пустыня в {cell}", "{seat} lays a desert in {cell}"),
    "forests": Bilingual("Лес растёт в {cells}", "Forest grows in {cells}"),
    "river": Bilingual("{seat}: река на границе {border}", "{seat} lays a river on {border}"),
    "start": Bilingual("{seat} ставит первый дом в {cell}", "{seat} starts in {cell}"),
    "round": (
        Bilingual(
            "Раунд {round}. Дома приносят доход. Порядок хода: {order}",
            "Round {round}. Houses pay. Order of turns: {order}",
        ),
        Bilingual("Раунд {round}. Дома приносят доход", "Round {round}. Houses pay"),
    ),
    "turn": Bilingual("Ходит {seat}", "{seat} is on turn"),
    "passed": Bilingual(
        "{seat} пропускает ход: делать нечего", "{seat} can do nothing and is passed"
    ),
    "end": Bilingual("{seat} заканчивает ход", "{seat} ends the turn"),
    "undo": Bilingual("{seat} отменяет действие", "{seat} takes back an act"),
    "build": Bilingual(
        "{seat} строит дом в {cell} за {price}", "{seat} builds in {cell} for {price}"
    ),
    "build:0": Bilingual("{seat} даром строит дом в {cell}", "{seat} builds in {cell} for nothing"),
    "attack": Bilingual(
        "{seat} атакует {cell} из {from}, цель — {victim}",
        "{seat} attacks {victim} in {cell} from {from}",
    ),
    "sabotage": Bilingual(
        "{seat} устраивает саботаж в {cell}, цель — {victim}",
        "{seat} sabotages {victim} in {cell}",
    ),
    "bought": Bilingual(
        "{seat} выкупает дом в {cell}, плату получает {victim}",
        "{seat} buys a house in {cell}, {victim} gets the price",
    ),
    "fortified": Bilingual("{seat} укрепляет {cell}", "{seat} fortifies {cell}"),
    "ruined": Bilingual(
        "{seat} теряет дом в {cell}: там руина", "{seat}'s house in {cell} is a ruin"
    ),
    "removed": Bilingual(
        "{seat} теряет дом в {cell}: не остаётся и руины",
        "{seat}'s house in {cell} is gone without a ruin",
    ),
    "capital": Bilingual("{seat} называет столицей {cell}", "{seat} names {cell} the capital"),
    "capital_lost": Bilingual(
        "{seat} теряет столицу {cell}, все очки забирает {by}",
        "{seat} loses the capital {cell}, {by} takes all the points",
    ),
    "capital_lost:0": Bilingual(
        "{seat} теряет столицу {cell}, а очков {by} не получает",
        "{seat} loses the capital {cell}, {by} gets no points",
    ),
    "sunk": Bilingual("{cell} уходит под воду навсегда", "{cell} sinks for good"),
    "game_over": Bilingual(
        "Игра окончена. Победа: {winners}. Победные очки: {victory_points}",
        "The game is over. Won by: {winners}. Victory points: {victory_points}",
    ),
}

_TURNING_POINTS: Final[Templates] = {
    "ruined": Bilingual("руина", "ruin"),
    "removed": Bilingual("дом потерян", "house lost"),
    "bought": Bilingual("выкуп", "bought"),
    "capital_lost": Bilingual("столица", "capital"),
    "sunk": Bilingual("под водой", "sunk"),
    "game_over": Bilingual("конец", "end"),
}

_TABLE: Final[Templates] = {
    "round": Bilingual("Раунд {round} из {max_rounds}", "Round {round} of {max_rounds}"),
    "order": Bilingual("Порядок хода: {order}", "Order of turns: {order}"),
    "last": (
        Bilingual(
            "Последний ход — {seat}: {did}, {cell}, цель — {victim}",
            "Last move — {seat}: {did}, {cell}, against {victim}",
        ),
        Bilingual("Последний ход — {seat}: {did}, {cells}", "Last move — {seat}: {did}, {cells}"),
        Bilingual("Последний ход — {seat}: {did}, {class}", "Last move — {seat}: {did}, {class}"),
        Bilingual("Последний ход — {seat}: {did}", "Last move — {seat}: {did}"),
    ),
    "idle:false": Bilingual(
        "Раундов без действий подряд: {count} из 3, в этом пока тоже",
        "Rounds in a row without an act: {count} of 3, and none yet in this one",
    ),
    "idle": Bilingual(
        "Раундов без действий подряд: {count} из 3, но в этом уже действуют",
        "Rounds in a row without an act: {count} of 3, but this one has some",
    ),
    "cell": Bilingual("{cell}: {things} ({marks})", "{cell}: {things} ({marks})"),
    "desert": Bilingual("Пустыни без построек: {cells}", "Deserts with nothing built: {cells}"),
    "forest": Bilingual("Леса без построек: {cells}", "Forests with nothing built: {cells}"),
    "empty": Bilingual("Остальные ячейки пусты", "All other cells are empty"),
    "empty_board": Bilingual("Домов на поле пока нет", "No houses on the board yet"),
    "rivers": Bilingual("Реки: {borders}", "Rivers: {borders}"),
    "letters": Bilingual(
        "Буква ячейки — кольцо, A снаружи; номера идут по часовой стрелке, 1 наверху. "
        "В середине {right} справа, {left} слева",
        "A cell's letter is its ring, A outside; numbers go clockwise, 1 at the top. "
        "In the middle {right} is right, {left} left",
    ),
    "incomes": Bilingual(
        "Доход дома по кольцам: {rings}. В кольце A два места, дальше по три",
        "A house pays by ring: {rings}. Ring A has two places a cell, the others three",
    ),
    "category": Bilingual(
        "Очки + доход × {rounds}: лучше всех {best}", "Points + income × {rounds}: best {best}"
    ),
}

_SEATS: Final[Templates] = {
    "class": Bilingual("{class}", "{class}"),
    "points": Bilingual("очков: {points}", "points: {points}"),
    "income": Bilingual("доход: {income}", "income: {income}"),
    "houses": Bilingual("домов: {count}", "houses: {count}"),
    "spoils": Bilingual(
        "добыча к следующему доходу: {points}", "spoils with the next income: {points}"
    ),
    "capital_due": Bilingual("столица ещё не названа", "no capital named yet"),
    "capital_gone": Bilingual("столица потеряна", "the capital is lost"),
    "gifts": Bilingual("дом даром в {cells}", "a free house in {cells}"),
    "gifts_next": Bilingual(
        "на следующем ходу дом даром в {cells}", "a free house next turn in {cells}"
    ),
    "sum": Bilingual("очки + доход × {rounds}: {points}", "points + income × {rounds}: {points}"),
    "would_have": Bilingual("прогноз × {rounds}: {points}", "forecast × {rounds}: {points}"),
    "would_win": Bilingual(
        "прогноз × {rounds}: {points}, победное очко",
        "forecast × {rounds}: {points}, victory point",
    ),
}

_OWN: Final[Templates] = {
    "reach": Bilingual("Для стройки досягаемы: {cells}", "Within reach for building: {cells}"),
    "built": Bilingual(
        "Построено на этом ходу, до следующего там отдых: {cells}",
        "Built this turn, so you rest there till the next: {cells}",
    ),
    "near": Bilingual("Ваша {cell} граничит с {cells}", "Your {cell} borders on {cells}"),
    "undo": Bilingual(
        "Можно отменить действий: {acts} (отмен на ход осталось {left})",
        "Acts to take back: {acts} ({left} times left this turn)",
    ),
}

_PREVIEWS: Final[Templates] = {
    "price:0": Bilingual("даром", "for nothing"),
    "price": Bilingual("цена: {value}", "price: {value}"),
    "points_after": Bilingual("останется очков: {value}", "points left: {value}"),
    "income_now": Bilingual("доход сейчас: {value}", "income now: {value}"),
    "income_after": Bilingual("доход потом: {value}", "income then: {value}"),
    "spoils_after:0": Bilingual("без добычи", "no spoils"),
    "spoils_after": Bilingual("добыча: {value}", "spoils: {value}"),
    "effects:[]": Bilingual("больше ничего не изменится", "nothing else changes"),
    "effects": Bilingual(
        "что-то ещё изменится: руины, укрепление, столица",
        "something else changes: ruins, a fortification, a capital",
    ),
    "idle": Bilingual(
        "не использовано: очков {value_points}, действий по карману {value_acts}, "
        "из них даром {value_free}",
        "left lying: {value_points} points, {value_acts} acts you can pay for, "
        "{value_free} of them free",
    ),
}

_SUMS: Final[Templates] = {
    f"sum_{rounds}": Bilingual(
        f"прогноз × {rounds}: {{value_now}} → {{value_after}}, победное очко: {{value_best}}",
        f"forecast × {rounds}: {{value_now}} → {{value_after}}, victory point: {{value_best}}",
    )
    for rounds in CATEGORIES
}

_CASTING: Final = {
    "off": Bilingual("без классов", "no classes"),
    "draft": Bilingual("выбирают по очереди", "chosen in turn"),
    "random": Bilingual("по жребию", "drawn by lot"),
}

VOCABULARY: Final = Vocabulary(
    names=_CELLS | _DEEDS | _MARKS | _CLASSES | _CASTING,
    texts=_POWERS,
    moves=_MOVES,
    events=_EVENTS,
    turning_points=_TURNING_POINTS,
    asks={
        "class": Bilingual("выбрать класс", "to choose a class"),
        "desert": Bilingual("положить пустыню, осталось {left}", "to lay a desert, {left} left"),
        "river": Bilingual("проложить реку, осталось {left}", "to lay a river, {left} left"),
        "start": Bilingual("поставить первый дом", "to place the first house"),
        "turn": Bilingual(
            "строить, атаковать, устроить саботаж или закончить ход (очков: {points})",
            "to build, attack, sabotage or end the turn (points: {points})",
        ),
    },
    lines=_TABLE | _SEATS | _OWN,
    labels=LABELS,
    reasons={
        "stuck": Bilingual(
            "Ни у кого не осталось действий. Победа: {winners}",
            "Nobody can act any more. Won by: {winners}",
        ),
        "idle": Bilingual(
            "Три раунда без действий. Победа: {winners}",
            "Three rounds without an act. Won by: {winners}",
        ),
        "rounds": Bilingual(
            "Сыграны все раунды. Победа: {winners}", "All rounds are played. Won by: {winners}"
        ),
        "alone": Bilingual(
            "Дома есть только у одного игрока. Победа: {winners}",
            "Only one player has houses. Won by: {winners}",
        ),
    },
    previews=_PREVIEWS | _SUMS,
    seats=frozenset({"seat", "victim", "by", "winners", "things", "best", "order"}),
    plain=frozenset({"text", "count", "borders", "rings"}),
    quarters=frozenset(
        {
            *("points", "income", "price", "points_after", "income_now", "income_after"),
            *("spoils_after", "value_now", "value_after", "value_points"),
        }
    ),
    by_seat=frozenset({"victory_points"}),
    choose_by={
        "build": "price",
        "capital_lost": "points",
        "idle": "acted",
        "price": "value",
        "spoils_after": "value",
        "effects": "value",
    },
    group_by=("cell", "class"),
)
