"""How often somebody has played and won: with people and with bots apart, by seats and by part."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple
from urllib.parse import urlencode

from django.utils.translation import get_language, ngettext

from accounts.models import TallyLine, User
from games.registry import engine


class Tally(NamedTuple):
    """So many games, and how many of them were won."""

    played: int = 0
    won: int = 0

    @property
    def percent(self) -> int:
        """How many of a hundred were won."""
        return round(100 * self.won / self.played) if self.played else 0


class TallyOfKind(NamedTuple):
    """A tally of some of somebody's games, in words, and the query that finds these games."""

    words: str
    tally: Tally
    query: str


class GameTally(NamedTuple):
    """Somebody's games of one kind; voided ones are none."""

    game: str
    people: Tally
    """At tables where at least one other person sat."""
    bots: Tally
    by_seats: list[TallyOfKind]
    by_part: list[TallyOfKind]

    @property
    def played(self) -> int:
        """How many there were altogether."""
        return self.people.played + self.bots.played


def tallies_of(who: User) -> list[GameTally]:
    """Return a player's games in one query, the most played first."""
    rows: dict[str, list[TallyLine]] = defaultdict(list)
    for row in TallyLine.objects.filter(user=who, played__gt=0):
        rows[row.game].append(row)
    found = [_game_tally(game, those) for game, those in rows.items()]
    return sorted(found, key=lambda one: (-one.played, one.game))


def _game_tally(game: str, rows: list[TallyLine]) -> GameTally:
    by_seats = _grouped(rows, "seats")
    by_part = _grouped(rows, "part")
    by_part.pop("", None)
    return GameTally(
        game,
        _sum(row for row in rows if row.met),
        _sum(row for row in rows if not row.met),
        [
            TallyOfKind(_seat_words(seats), by_seats[seats], urlencode({"seats": seats}))
            for seats in sorted(by_seats)
        ],
        [
            TallyOfKind(_part_words(game, part), by_part[part], urlencode({"part": part}))
            for part in sorted(by_part)
        ],
    )


def _grouped(rows: list[TallyLine], name: str) -> dict[Any, Tally]:
    return {
        value: _sum(row for row in rows if getattr(row, name) == value)
        for value in {getattr(row, name) for row in rows}
    }


def _sum(rows: Iterable[TallyLine]) -> Tally:
    counted = list(rows)
    return Tally(sum(row.played for row in counted), sum(row.won for row in counted))


def _seat_words(seats: int) -> str:
    return ngettext("{count} seat", "{count} seats", seats).format(count=seats)


def _part_words(game: str, part: str) -> str:
    """Return what a part is called; one that is there no more, by its code."""
    try:
        words = engine(game).info.parts[part]
    except LookupError:
        return part
    told = words.in_language(get_language() or "ru")
    return told[:1].upper() + told[1:]
