"""What is written on the drawn board, in both languages."""

from typing import Final

from games.words import Bilingual

_RINGS: Final = {
    "ring_0": Bilingual("первое кольцо", "first ring"),
    "ring_1": Bilingual("второе кольцо", "second ring"),
    "ring_2": Bilingual("третье кольцо", "third ring"),
    "ring_3": Bilingual("четвёртое кольцо", "fourth ring"),
    "ring_4": Bilingual("пятое кольцо", "fifth ring"),
}

_WINDS: Final = {
    "wind_0": Bilingual("север", "north"),
    "wind_1": Bilingual("северо-восток", "north-east"),
    "wind_2": Bilingual("восток", "east"),
    "wind_3": Bilingual("юго-восток", "south-east"),
    "wind_4": Bilingual("юг", "south"),
    "wind_5": Bilingual("юго-запад", "south-west"),
    "wind_6": Bilingual("запад", "west"),
    "wind_7": Bilingual("северо-запад", "north-west"),
}

_BOARD: Final = {
    "board": Bilingual("Поле", "The board"),
    "board_help": Bilingual(
        "Стрелки влево и вправо ведут по кольцу, вверх — к середине, вниз — наружу. "
        "Enter ведёт к действиям",
        "Left and right go along the ring, up to the middle, down outwards. "
        "Enter leads to what can be done",
    ),
    "cell_place": Bilingual("{ring}, {wind}", "{ring}, {wind}"),
    "income_here": Bilingual("доход {points}", "income {points}"),
    "nothing_here": Bilingual("пусто", "empty"),
    "room": Bilingual(
        "есть {count} место|есть {count} места|есть {count} мест",
        "{count} place free|{count} places free",
    ),
    "ruin": Bilingual("пепелище", "ashes"),
    "house_of": Bilingual("дом: {who}", "house: {who}"),
    "fort_of": Bilingual("крепость: {who}", "fortress: {who}"),
    "nearer": Bilingual("Ближе", "Closer"),
    "whole_board": Bilingual("Всё поле", "The whole board"),
    "close": Bilingual("Закрыть", "Close"),
    "legend": Bilingual("На доске", "On the board"),
    "fort": Bilingual("крепость", "fortress"),
    "river": Bilingual("река", "river"),
    "can_start": Bilingual("можно поставить первый дом", "the first house may stand here"),
    "can_desert": Bilingual("можно положить пустыню", "a desert may lie here"),
    "can_river": Bilingual("можно проложить реку", "a river may run here"),
    "can_capital": Bilingual("можно назвать столицей", "may be named the capital"),
    "price_build": Bilingual("стройка", "building"),
    "price_attack": Bilingual("атака", "attack"),
    "price_sabotage": Bilingual("саботаж", "sabotage"),
}

_ACTS: Final = {
    "act_build": Bilingual("Построить дом", "Build a house"),
    "act_attack": Bilingual("Атака: {who}", "Attack: {who}"),
    "act_sabotage": Bilingual("Саботаж: {who}", "Sabotage: {who}"),
    "act_capital": Bilingual("Столица", "Capital"),
    "act_start": Bilingual("Первый дом", "First house"),
    "act_desert": Bilingual("Пустыня", "Desert"),
    "act_river": Bilingual("Река на границе с {cell}", "River on the border with {cell}"),
    "do_build": Bilingual("Построить за {price}", "Build for {price}"),
    "do_attack": Bilingual("Атаковать за {price}: {who}", "Attack {who} for {price}"),
    "do_sabotage": Bilingual("Саботаж за {price}: {who}", "Sabotage {who} for {price}"),
    "do_capital": Bilingual("Назвать столицей", "Name it the capital"),
    "do_start": Bilingual("Поставить дом здесь", "Place the house here"),
    "do_desert": Bilingual("Положить пустыню", "Lay a desert"),
    "do_river": Bilingual("Река: граница с {cell}", "River: border with {cell}"),
    "for_nothing": Bilingual("даром", "nothing"),
    "from": Bilingual("откуда", "from"),
    "income": Bilingual("Доход", "Income"),
    "sum": Bilingual("Прогноз", "Forecast"),
    "points_left": Bilingual("Останется", "Left"),
    "spoils": Bilingual("Добыча к доходу: {points}", "Spoils with the income: {points}"),
    "asking": Bilingual("Считаем…", "Counting…"),
}

_SCORE: Final = {
    "score": Bilingual("Счёт и прогноз", "Score and forecast"),
    "round": Bilingual("раунд {round} из {most}", "round {round} of {most}"),
    "setting_up": Bilingual("расстановка", "set-up"),
    "player": Bilingual("игрок", "player"),
    "col_points": Bilingual("очки", "points"),
    "col_income": Bilingual("доход", "income"),
    "col_sum": Bilingual("×{rounds}", "×{rounds}"),
    "best": Bilingual("победное очко", "victory point"),
    "star_note": Bilingual(
        "чьё было бы победное очко, кончись игра сейчас",
        "whose victory point it would be, were the game over now",
    ),
    "star_note_over": Bilingual("чьё победное очко", "whose victory point it is"),
    "points_count": Bilingual(
        "{count} очко|{count} очка|{count} очков", "{count} point|{count} points"
    ),
    "points_part": Bilingual("{count} очка", "{count} points"),
    "class_of": Bilingual("{who}: {class}. Что они умеют", "{who}: {class}. What they can do"),
    "choose_class": Bilingual("Классы", "Classes"),
    "play_class": Bilingual("Играть за них", "Play them"),
    "taken_by": Bilingual("выбрали: {who}", "taken: {who}"),
    "by_round": Bilingual("Очки по раундам", "Points by round"),
}

_ASKING: Final = {
    "my_turn": Bilingual("Ваш ход: {points}", "Your turn: {points}"),
    "turn_of": Bilingual("Ходит {who}: {points}", "{who} is on turn: {points}"),
    "my_class": Bilingual("Выберите класс", "Choose a class"),
    "class_by": Bilingual("{who} выбирает класс", "{who} chooses a class"),
    "my_desert": Bilingual("Кладите пустыни: осталось {left}", "Lay deserts: {left} left"),
    "desert_by": Bilingual(
        "{who} кладёт пустыни: осталось {left}", "{who} lays deserts: {left} left"
    ),
    "my_river": Bilingual("Прокладывайте реки: осталось {left}", "Lay rivers: {left} left"),
    "river_by": Bilingual(
        "{who} прокладывает реки: осталось {left}", "{who} lays rivers: {left} left"
    ),
    "my_start": Bilingual("Поставьте первый дом", "Place your first house"),
    "start_by": Bilingual("{who} ставит первый дом", "{who} places the first house"),
    "pick_priced": Bilingual("выберите ячейку с ценником", "choose a cell with a price"),
    "pick_lit": Bilingual("Годные ячейки подсвечены.", "The cells that will do are lit."),
    "pick_border": Bilingual(
        "Коснитесь подсвеченной границы двух ячеек.", "Touch a lit border of two cells."
    ),
    "nothing_to_do": Bilingual("больше ничего не по карману", "nothing else can be paid for"),
    "first_round": Bilingual(
        "Первый раунд прошёл сам: дохода с одного дома ещё не хватало ни на что. "
        "Очки копятся, теперь можно строить.",
        "The first round passed by itself: the income of one house did not pay for anything yet. "
        "Points add up, and now you can build.",
    ),
    "understood": Bilingual("Понятно", "I see"),
    "undo": Bilingual("Вернуть", "Take back"),
    "end": Bilingual("Закончить ход", "End turn"),
    "idle": Bilingual(
        "Без дела останутся {points}, а действий по карману ещё {acts}.",
        "{points} would lie idle, and you could still pay for {acts} acts.",
    ),
    "idle_free": Bilingual("Даром из них: {free}.", "For nothing: {free} of them."),
    "idle_short": Bilingual("по карману ещё {acts}", "{acts} more in reach"),
    "idle_ask": Bilingual("Закончить ход?", "End the turn?"),
    "idle_once": Bilingual("В этой игре больше не спросим.", "We will not ask again in this game."),
    "end_now": Bilingual("Закончить", "End it"),
    "think_on": Bilingual("Ещё подумаю", "Let me think"),
}

LABELS: Final = _RINGS | _WINDS | _BOARD | _ACTS | _SCORE | _ASKING
