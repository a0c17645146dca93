"""The cards of UNO for the rules page: a line per rank, since the colours are alike."""

from games.handbook import Entry, Group, Handbook
from games.uno.cards import COLOURS, COPIES, IDS, NAMES, NUMBERS, POINTS, RANK_NAMES, RANKS
from games.words import Bilingual

_EFFECTS = {
    "+2": Bilingual(
        "Следующий игрок берёт две карты и пропускает ход.",
        "The next player draws two cards and loses their turn.",
    ),
    "-rev": Bilingual("Ход идёт в другую сторону.", "Play goes the other way round."),
    "-skip": Bilingual("Следующий игрок пропускает ход.", "The next player loses their turn."),
    "wild": Bilingual(
        "Назовите любой цвет, хоть тот же самый.", "Name any colour, the present one too."
    ),
    "wild+4": Bilingual(
        "Назовите цвет; следующий игрок берёт четыре карты и пропускает ход. "
        "Кладётся, только если больше пойти нечем.",
        "Name a colour; the next player draws four cards and loses their turn. "
        "Laid only when nothing else can be.",
    ),
}


def _coloured(*ranks: str) -> tuple[str, ...]:
    return tuple(colour + rank for rank in ranks for colour in COLOURS)


def _entry(ids: tuple[str, ...], name: Bilingual, effect: Bilingual) -> Entry:
    """Return a line with the points of its cards, which all have the same."""
    points = POINTS[NUMBERS[ids[0]]]
    text = Bilingual(f"{effect.ru} Очков: {points}.", f"{effect.en} Points: {points}.")
    return Entry(ids=ids, name=name, count=_count(ids), text=text)


def _count(ids: tuple[str, ...]) -> str:
    return str(sum(COPIES[NUMBERS[card]] for card in ids))


_NUMBERS = (
    Entry(
        ids=_coloured("0"),
        name=Bilingual("0", "0"),
        count=_count(_coloured("0")),
        text=Bilingual(
            "По одной каждого цвета. Очков не даёт.", "One of each colour. Worth no points."
        ),
    ),
    Entry(
        ids=_coloured(*RANKS[1:10]),
        name=Bilingual("1–9", "1–9"),
        count=_count(_coloured(*RANKS[1:10])),
        text=Bilingual(
            "По две каждого цвета. Очков — сколько на карте.",
            "Two of each colour. Worth what the card says.",
        ),
    ),
)

HANDBOOK = Handbook(
    title=Bilingual("Карты", "Cards"),
    one=Bilingual("Карта", "Card"),
    note=Bilingual(
        "Всего 108 карт. Очки получает победитель за карты, оставшиеся у других.",
        "108 cards in all. The winner gets the points of the cards that others still hold.",
    ),
    groups=(
        Group(name=Bilingual("Цифры", "Numbers"), entries=_NUMBERS),
        Group(
            name=Bilingual("Действия", "Actions"),
            entries=tuple(
                _entry(_coloured(rank), RANK_NAMES[rank], _EFFECTS[rank]) for rank in RANKS[10:]
            ),
        ),
        Group(
            name=Bilingual("Дикие", "Wilds"),
            entries=tuple(_entry((card,), NAMES[card], _EFFECTS[card]) for card in IDS[-2:]),
        ),
    ),
)
