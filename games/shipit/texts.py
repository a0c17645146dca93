"""What cards and the last seat are called, what is written on cards, and the rituals (I16)."""

from typing import Final

from games.words import Bilingual

GAME_NAME: Final = Bilingual("Ship IT!", "Ship IT!")
AUTHORS: Final = Bilingual(
    "Никита Соболев и соавторы (github.com/sobolevn/ship-it-boardgame)",
    "Nikita Sobolev and contributors (github.com/sobolevn/ship-it-boardgame)",
)

NAMES: Final = {
    "analytics": Bilingual("Аналитика", "Analytics"),
    "microfrontends": Bilingual("Микрофронтенды", "Microfrontends"),
    "microservices": Bilingual("Микросервисы", "Microservices"),
    "application": Bilingual("Приложение", "Application"),
    "database": Bilingual("База данных", "Database"),
    "backend": Bilingual("Бекенд", "Backend"),
    "frontend": Bilingual("Фронтенд", "Frontend"),
    "cloud": Bilingual("Облако", "Cloud"),
    "cache": Bilingual("Кеш", "Cache"),
    "monitoring": Bilingual("Мониторинг", "Monitoring"),
    "firewall": Bilingual("Файрвол", "Firewall"),
    "research": Bilingual("Исследование", "Research"),
    "gc": Bilingual("Garbage collector", "Garbage collector"),
    "hype": Bilingual("Хайп", "Hype"),
    "rfc": Bilingual("RFC", "RFC"),
    "p2p": Bilingual("P2P", "P2P"),
    "opensource": Bilingual("OpenSource", "OpenSource"),
    "error": Bilingual("Ошибка", "Error"),
    "critical": Bilingual("Критическая ошибка", "Critical error"),
    "specific": Bilingual("Специфическая ошибка", "Specific error"),
    "security": Bilingual("Проблема безопасности", "Security problem"),
    "ddos": Bilingual("DDoS", "DDoS"),
    "supply": Bilingual("Цепочка поставок", "Supply chain"),
    "excuse": Bilingual("Отговорка", "Excuse"),
    "patch": Bilingual("Патч", "Patch"),
    "ci": Bilingual("CI", "CI"),
    "certificate": Bilingual("Сертификат", "Certificate"),
    "sudo": Bilingual("sudo", "sudo"),
    "merge": Bilingual("Слить", "Merge"),
    "orchestrator": Bilingual("Оркестратор", "Orchestrator"),
    "500": Bilingual("500", "500"),
    "0day": Bilingual("0 день", "0-day"),
    "friday": Bilingual("Пятница", "Friday"),
    "paws": Bilingual("Хакерские лапки", "Hacker paws"),
}

_PART = Bilingual("Часть сервиса.", "A part of the service.")

TEXTS: Final = {
    "analytics": Bilingual("Бекенд и две базы данных.", "A backend and two databases."),
    "microfrontends": Bilingual("Два фронтенда и база данных.", "Two frontends and a database."),
    "microservices": Bilingual("Фронтенд и два бекенда.", "A frontend and two backends."),
    "application": Bilingual(
        "Фронтенд, бекенд и база данных.", "A frontend, a backend and a database."
    ),
    "database": _PART,
    "backend": _PART,
    "frontend": _PART,
    "cloud": Bilingual("Заменяет любой другой компонент.", "Stands for any other component."),
    "cache": Bilingual(
        "Кладётся к другому вашему компоненту и перенимает его тип; для победы не считается.",
        "Lies at another component of yours and takes on its type; does not count for victory.",
    ),
    "monitoring": Bilingual(
        "Прикрывает остальные ваши компоненты от ошибок.",
        "Shields your other components from errors.",
    ),
    "firewall": Bilingual(
        "Прикрывает остальные ваши компоненты от проблем безопасности.",
        "Shields your other components from security problems.",
    ),
    "research": Bilingual(
        "Найдите в колоде карту и возьмите её; колода перемешивается.",
        "Search the deck for a card and take it; the deck is shuffled.",
    ),
    "gc": Bilingual("Возьмите карту из сброса.", "Take a card from the discard."),
    "hype": Bilingual("Возьмите три карты.", "Draw three cards."),
    "rfc": Bilingual(
        "Назовите карту и игрока: если она у него есть, он её отдаёт.",
        "Name a card and a player: who holds it hands it over.",
    ),
    "p2p": Bilingual(
        "Вытяните случайную карту из чужой руки.", "Take a random card from another hand."
    ),
    "opensource": Bilingual(
        "Посмотрите верхнюю карту колоды: возьмите её вместо этой или оставьте.",
        "Look at the top of the deck: take it for this card, or leave it and keep this one.",
    ),
    "error": Bilingual(
        "Игрок возвращает в руку один компонент по своему выбору.",
        "A player returns a component of their choice to the hand.",
    ),
    "critical": Bilingual(
        "Игрок сбрасывает один компонент по своему выбору.",
        "A player discards a component of their choice.",
    ),
    "specific": Bilingual(
        "Названный вами компонент возвращается в руку владельца.",
        "The component you name returns to its owner's hand.",
    ),
    "security": Bilingual(
        "Названный вами компонент уходит в вашу руку.",
        "The component you name goes to your hand.",
    ),
    "ddos": Bilingual(
        "Другой игрок не деплоит в свой следующий ход.",
        "Another player cannot deploy on their next turn.",
    ),
    "supply": Bilingual(
        "Посмотрите верхние карты колоды, на одну больше числа игроков: "
        "одну сбросьте, остальные верните в любом порядке.",
        "Look at the top cards of the deck, one more than there are players: "
        "discard one and put the others back in any order.",
    ),
    "excuse": Bilingual("Останавливает ошибку.", "Stops an error."),
    "patch": Bilingual("Останавливает проблему безопасности.", "Stops a security problem."),
    "ci": Bilingual(
        "Деплоится под компонентом и останавливает одну ошибку.",
        "Deployed under a component: stops one error.",
    ),
    "certificate": Bilingual(
        "Деплоится под компонентом и останавливает одну проблему безопасности.",
        "Deployed under a component: stops one security problem.",
    ),
    "sudo": Bilingual(
        "Усиливает атаку или защиту от усиленной атаки.",
        "Strengthens an attack, or a defence against a strengthened one.",
    ),
    "merge": Bilingual("Замешайте сброс в колоду.", "Shuffle the discard into the deck."),
    "orchestrator": Bilingual(
        "В этот ход можно задеплоить два компонента.", "This turn two components may be deployed."
    ),
    "500": Bilingual(
        "Ошибка у вас: защититесь или верните компонент в руку.",
        "An error strikes you: defend or return a component to your hand.",
    ),
    "0day": Bilingual(
        "Проблема безопасности у вас: защититесь или отдайте компонент игроку на ваш выбор.",
        "A security problem strikes you: defend or give a component to a player you choose.",
    ),
    "friday": Bilingual("В этот ход никаких деплоев.", "No deploys this turn."),
    "paws": Bilingual("Сбросьте карту с руки.", "Discard a card from your hand."),
}

RITUALS: Final = {
    "database": Bilingual("Вознесите молитву.", "Say a prayer."),
    "backend": Bilingual("Поздравьте всех с релизом.", "Congratulate everybody on the release."),
    "frontend": Bilingual(
        "Придумайте имя новому JS-фреймворку.", "Think of a name for a new JS framework."
    ),
    "research": Bilingual("Произнесите мотивирующий лозунг.", "Say a motivational slogan."),
    "gc": Bilingual(
        "Почему вы роетесь в мусоре с вашей-то зарплатой?", "Why do you dig in rubbish at your pay?"
    ),
    "hype": Bilingual(
        "Назовите что-нибудь хайповое и надоевшее.", "Name something hyped and annoying."
    ),
    "rfc": Bilingual(
        "Посмотрите хитро или зловеще — и опишите как.", "Give a sly or sinister look; describe it."
    ),
    "error": Bilingual("Что именно сломалось?", "What exactly broke?"),
    "specific": Bilingual("Что именно сломалось?", "What exactly broke?"),
    "security": Bilingual(
        "Назовите пароль — обязательно выдуманный, не настоящий!",
        "Tell a password — an invented one, never a real one!",
    ),
    "excuse": Bilingual("Отговорка, которой ещё не было.", "An excuse not used before."),
    "merge": Bilingual("Расскажите несмешную шутку.", "Tell an unfunny joke."),
    "0day": Bilingual("Почему именно этому игроку?", "Why that player?"),
}

JUNE: Final = Bilingual("Джун", "Junior")
