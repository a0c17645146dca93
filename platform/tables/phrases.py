"""Quick phrases for any table: one tap, understood in both languages."""

from games.words import Bilingual

QUICK_PHRASES = {
    "hello": Bilingual("Всем привет!", "Hello everybody!"),
    "good_luck": Bilingual("Удачи!", "Good luck!"),
    "one_moment": Bilingual("Минутку…", "One moment…"),
    "your_turn": Bilingual("Ваш ход!", "Your turn!"),
    "nice": Bilingual("Хороший ход!", "Nice move!"),
    "oops": Bilingual("Ой…", "Oops…"),
    "thanks": Bilingual("Спасибо за игру!", "Thanks for the game!"),
    "again": Bilingual("Ещё раз?", "Once more?"),
}
