"""Words of the drawn table of Нечто."""

from games.stayaway.texts import CARD_SHORTS
from games.words import Bilingual

_TABLE = {
    "cards": Bilingual("{count} карта|{count} карты|{count} карт", "{count} card|{count} cards"),
    "deck": Bilingual("Колода: {count}, сверху {top}", "Deck: {count}, {top} on top"),
    "on_top": Bilingual("сверху", "on top:"),
    "discard": Bilingual("Сброс: {count}", "Discard: {count}"),
    "discard_pile": Bilingual("сброс", "discard"),
    "carried_out": Bilingual("Сыграть на стол", "Play onto the table"),
    "turn_number": Bilingual("ход {turn} · {way}", "turn {turn} · {way}"),
    "way_1": Bilingual("по часовой", "clockwise"),
    "way_-1": Bilingual("против часовой", "counterclockwise"),
    "asked_to_answer": Bilingual("{who} предлагает обмен", "{who} offers an exchange"),
    "asked_to_offer": Bilingual("Обмен: {who}", "An exchange with {who}"),
    "how_answer": Bilingual("Карта закрытой или защита", "A card face down, or a defence"),
    "how_offer": Bilingual("Положите карту, которую отдадите", "Lay the card that you will give"),
    "gap_between": Bilingual("Проём: {one} — {other}", "Gap: {one} — {other}"),
    "door_between": Bilingual("Дверь: {one} — {other}", "Door: {one} — {other}"),
    "slot": Bilingual("ваша карта", "your card"),
    "shield": Bilingual("защита", "defend"),
    "quarantined": Bilingual(
        "карантин · {count} ход|карантин · {count} хода|карантин · {count} ходов",
        "quarantine · {count} turn|quarantine · {count} turns",
    ),
    "out": Bilingual("вне игры", "out of the game"),
    "is_thing": Bilingual("Нечто", "the Thing"),
    "seen_accept": Bilingual("не защищается", "does not defend"),
    "seen_silent": Bilingual("молчит", "shows nothing"),
    "seen_no_exchange": Bilingual("без обмена", "no exchange"),
    "seen_burnt": Bilingual("сгорает", "burns"),
    "opens_show": Bilingual("{who} показывает всем", "{who} shows everybody"),
    "opens_super_infection": Bilingual(
        "{who} не может ничего отдать и выбывает", "{who} has nothing to give and drops out"
    ),
    "shut": Bilingual("Закрыть", "Close"),
}

_MINE = {
    "my_role": Bilingual("Ваша роль", "Your role"),
    "you_are": Bilingual("вы —", "you are"),
    "aim_human": Bilingual(
        "Вычислите Нечто и сожгите. Карту «Заражение!» отдать нельзя.",
        "Find the Thing and burn it. You may not give “Infected!” away.",
    ),
    "aim_infected": Bilingual(
        "Помогайте Нечто. Последнее «Заражение!» остаётся у вас.",
        "Help the Thing. Your last “Infected!” stays with you.",
    ),
    "aim_thing": Bilingual(
        "Заразите людей одного за другим и объявите, когда их не останется.",
        "Infect the humans one by one, and announce it when none is left.",
    ),
    "ally": Bilingual("Нечто — {who}", "the Thing is {who}"),
    "thing_is": Bilingual("Нечто — {who}.", "The Thing is {who}."),
    "veil": Bilingual("скрыть роль и руку", "hide role and hand"),
    "unveil": Bilingual("снова показать", "show them again"),
    "veiled": Bilingual("скрыто", "hidden"),
    "veiled_text": Bilingual(
        "Роль и карты лежат рубашкой вверх.", "Your role and your cards lie face down."
    ),
    "veiled_card": Bilingual("Скрытая карта", "A hidden card"),
    "announce": Bilingual("Объявить победу", "Announce victory"),
    "announce_text": Bilingual(
        "Объявление кончает игру. Вот кто есть кто:",
        "The announcement ends the game. This is who is who:",
    ),
    "since_turn": Bilingual("с хода {turn}", "since turn {turn}"),
}

_BOOK = {
    "notebook": Bilingual("Блокнот", "Notebook"),
    "about_whom": Bilingual("О ком", "About whom"),
    "about_all": Bilingual("Все", "All"),
    "you_know": Bilingual("Что вы знаете", "What you know"),
    "nothing_noted": Bilingual("Пока ничего.", "Nothing yet."),
    "note_said": Bilingual("Ход {turn}. {who}: «{said}»", "Turn {turn}. {who}: “{said}”"),
    "noted_of": Bilingual("Ваша пометка: {who}", "Your mark on {who}"),
    "sticker": Bilingual("{who}: {mark}", "{who}: {mark}"),
    "mark_seen": Bilingual("видна рука", "hand seen"),
    "mark_clean": Bilingual("чист", "clean"),
    "mark_suspect": Bilingual("подозрит.", "suspect"),
    "mark_infected": Bilingual("заражён?", "infected?"),
    "mark_thing": Bilingual("Нечто?", "the Thing?"),
    "guess_human": Bilingual("человек?", "human?"),
    "guess_infected": Bilingual("заражён?", "infected?"),
    "guess_thing": Bilingual("Нечто?", "the Thing?"),
    "ask_about": Bilingual(
        "Выберите игрока: кого могло заразить Нечто, будь это он.",
        "Choose a player: whom could the Thing have infected, were it this one?",
    ),
    "may_have_infected": Bilingual(
        "Если {who} — Нечто, заразить могло: {whom}.",
        "If {who} is the Thing, it may have infected {whom}.",
    ),
    "infected_nobody": Bilingual(
        "Даже если {who} — Нечто, заразить было некого.",
        "Even if {who} is the Thing, it cannot have infected anybody.",
    ),
    "reached_in": Bilingual("{who} (ход {turns})", "{who} (turn {turns})"),
    "who_exchanged": Bilingual("Кто с кем менялся", "Who exchanged with whom"),
    "met_in": Bilingual("Ход {turn}: {one} и {other}", "Turn {turn}: {one} and {other}"),
}

_TALK = {
    "say": Bilingual("Сказать", "Say"),
    "touch_player": Bilingual("Коснитесь игрока", "Touch a player"),
    "touch_card": Bilingual("Коснитесь карты", "Touch a card"),
    "another_card": Bilingual("Другая карта", "Another card"),
    "say_accuse": Bilingual("Подозреваю…", "I suspect…"),
    "say_caught": Bilingual("Нечто — это…", "The Thing is…"),
    "say_vouch": Bilingual("Рука чиста у…", "I vouch for…"),
    "say_trust": Bilingual("Доверяю…", "I trust…"),
    "say_saw": Bilingual("Вижу карту у…", "I saw a card of…"),
    "say_claim": Bilingual("У меня…", "I hold…"),
    "say_ask_show": Bilingual("Что на руке у…", "What do you hold…"),
    "say_ask_thing": Bilingual("Вы Нечто?…", "Are you the Thing…"),
    "say_yes": Bilingual("Да", "Yes"),
    "say_no": Bilingual("Нет", "No"),
}

_STORY = {
    "side_thing": Bilingual("Нечто и заражённые", "The Thing and the infected"),
    "side_humans": Bilingual("Люди", "Humans"),
    "side_won": Bilingual("победа", "won"),
    "seat_lost": Bilingual("без победы", "does not win"),
    "infected_in": Bilingual("заражение на ходу {turn}", "infected in turn {turn}"),
    "dropped_in": Bilingual("выбывает на ходу {turn}", "out in turn {turn}"),
    "how_it_went": Bilingual("Как это было", "How it went"),
    "infects_in": Bilingual(
        "Ход {turn}: {one} заражает — {other}", "Turn {turn}: {one} infects {other}"
    ),
}

LABELS = (
    _TABLE
    | _MINE
    | _BOOK
    | _TALK
    | _STORY
    | {f"on_{card}": text for card, text in CARD_SHORTS.items()}
)
