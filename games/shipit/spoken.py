"""What bots say where people write: names of cards (I13) and the words of rituals (I16).

They say tokens, and every reader is told them in a language of their own.
"""

from collections.abc import Mapping
from typing import Final

from games.shipit.texts import NAMES
from games.words import Bilingual

PHRASES: Final[Mapping[str, tuple[Bilingual, ...]]] = {
    "database": (
        Bilingual(
            "Да не упадёт мастер, да не отстанет реплика.",
            "May the primary never fall, may the replica never lag.",
        ),
        Bilingual("Да пребудет с нами индекс.", "May the index be with us."),
    ),
    "backend": (
        Bilingual("С релизом! Все тесты зелёные.", "Happy release! All tests are green."),
        Bilingual("Поздравляю, коллеги: двести ОК!", "Congratulations, colleagues: 200 OK!"),
    ),
    "frontend": (
        Bilingual("Хрюкт.js", "Oinkt.js"),
        Bilingual("Полуреакт", "Semireact"),
        Bilingual("Vuекбекон", "Vueggs’n’bacon"),
    ),
    "research": (
        Bilingual("Кто ищет, тот найдёт документацию.", "Seek and you shall find the docs."),
        Bilingual("Ни дня без новой вкладки!", "Not a day without a new tab!"),
    ),
    "gc": (
        Bilingual("Здесь лежит почти новый код.", "There is nearly new code lying here."),
        Bilingual("Ипотека сама себя не закроет.", "The mortgage will not pay itself off."),
    ),
    "hype": (
        Bilingual(
            "Нейросеть для выбора нейросети.", "A neural network that picks neural networks."
        ),
        Bilingual("Блокчейн для тостера.", "A blockchain for the toaster."),
    ),
    "rfc": (
        Bilingual("Прищуривается поверх очков.", "Squints over the glasses."),
        Bilingual("Улыбается, как ревьюер в пятницу.", "Smiles like a reviewer on a Friday."),
    ),
    "error": (
        Bilingual("Отвалилась кнопка «Оплатить».", "The “Pay” button fell off."),
        Bilingual("Логи пишут в /dev/null.", "The logs go to /dev/null."),
    ),
    "specific": (
        Bilingual("Сломался разделитель дробной части.", "The decimal separator broke."),
        Bilingual("Часовой пояс Непала.", "The time zone of Nepal."),
    ),
    "security": (
        Bilingual("пароль: котик-в-проде-42", "password: kitty-in-prod-42"),
        Bilingual("пароль: admin-но-с-шестёркой", "password: admin-but-with-a-six"),
    ),
    "excuse": (
        Bilingual("У меня локально работает.", "It works on my machine."),
        Bilingual("Это кеш.", "It’s the cache."),
        Bilingual("Это не баг, это эксперимент.", "It’s not a bug, it’s an experiment."),
    ),
    "merge": (
        Bilingual(
            "Заходит конфликт в бар, а там уже конфликт.",
            "A conflict walks into a bar, and there is one already.",
        ),
        Bilingual("Сквош, сквош — и ревью прошло.", "Squash, squash, and the review is over."),
    ),
    "0day": (
        Bilingual("У него самый свежий фреймворк.", "Theirs is the freshest framework."),
        Bilingual("Он первым ушёл на обед.", "They were the first to leave for lunch."),
    ),
}


def card_token(card: str) -> str:
    """Return what a bot says to name a card."""
    return f"card:{card}"


def phrase_tokens(card: str) -> tuple[str, ...]:
    """Return what a bot may say for this card's ritual."""
    return tuple(f"said:{card}:{number}" for number, _ in enumerate(PHRASES[card], start=1))


SPOKEN: Final = {card_token(card): name for card, name in NAMES.items()} | {
    token: phrase
    for card, phrases in PHRASES.items()
    for token, phrase in zip(phrase_tokens(card), phrases, strict=True)
}
