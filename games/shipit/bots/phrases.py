"""What bots say with a card that has a ritual (I16)."""

from collections.abc import Mapping
from typing import Final

from games.chance import Chance
from games.contract import Move
from games.shipit.texts import RITUALS

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "database": (
        "Да не упадёт мастер, да не отстанет реплика.",
        "Да пребудет с нами индекс.",
    ),
    "backend": ("С релизом! Все тесты зелёные.", "Поздравляю, коллеги: двести ОК!"),
    "frontend": ("Хрюкт.js", "Полуреакт", "Vuекбекон"),
    "research": ("Кто ищет, тот найдёт документацию.", "Ни дня без новой вкладки!"),
    "gc": ("Здесь лежит почти новый код.", "Ипотека сама себя не закроет."),
    "hype": ("Нейросеть для выбора нейросети.", "Блокчейн для тостера."),
    "rfc": ("Прищуривается поверх очков.", "Улыбается, как ревьюер в пятницу."),
    "error": ("Отвалилась кнопка «Оплатить».", "Логи пишут в /dev/null."),
    "specific": ("Сломался разделитель дробной части.", "Часовой пояс Непала."),
    "security": ("пароль: котик-в-проде-42", "пароль: admin-но-с-шестёркой"),
    "excuse": ("У меня локально работает.", "Это кеш.", "Это не баг, это эксперимент."),
    "merge": ("Заходит конфликт в бар, а там уже конфликт.", "Сквош, сквош — и ревью прошло."),
    "0day": ("У него самый свежий фреймворк.", "Он первым ушёл на обед."),
}


def with_words(move: Move, chance: Chance) -> Move:
    """Return the move with a phrase, if its card has a ritual; for tables in social mode."""
    card = _ritual_of(move)
    return {**move, "text": chance.pick(PHRASES[card])} if card else move


def with_sigh(move: Move) -> Move:
    """Return the move with the shortest of texts: what is said never changes what happens."""
    return {**move, "text": "…"} if _ritual_of(move) else move


def _ritual_of(move: Move) -> str | None:
    """Return the card whose ritual goes with this move."""
    if move["type"] == "yield":
        return "0day" if "seat" in move else None
    card = move["card"] if move["type"] in ("deploy", "play", "defend") else None
    return card if card in RITUALS else None
