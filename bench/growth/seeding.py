"""``python -m bench.growth.seeding``: fill the database that the environment names.

It needs a Redis (``REDIS_URL``), for its patterns are real games. ``--players``, ``--games``
(finished, or none; ``--whole`` of them with all their moves) and ``--tables`` (so many wait, and as
many are played) say how big the site becomes.
"""

import os
from argparse import ArgumentParser
from dataclasses import replace
from typing import NamedTuple

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
os.environ.setdefault("MOVES_PER_SECOND", "100000")
os.environ.setdefault("LOG_LEVEL", "WARNING")

import django

django.setup()

from django.core.management import call_command  # noqa: E402 - after the setup
from django.db import connection  # noqa: E402

from accounts.lookalikes import keys_of  # noqa: E402
from accounts.models import Match, User  # noqa: E402
from bench.growth import books, copying  # noqa: E402
from bench.growth.copying import AT_ONCE, Copier, Crowd, Regular  # noqa: E402
from bench.growth.options import add_size  # noqa: E402
from bench.growth.patterns import EACH, played  # noqa: E402
from bench.growth.progress import say, told  # noqa: E402
from tables.models import Table  # noqa: E402
from tests.accounts.crowd import vacuum  # noqa: E402

DAYS = 40
"""The time over which the games were played."""
USERS_AT_ONCE = 5000
VETERANS_EVERY, VETERANS_TABLES = 199, 1000
"""At which of the finished games the veteran sat, of every kind, and at which tables now."""
REGULARS_GAMES = 4
"""So many games of every pattern a regular has finished, at any site; they wait at a table now, and
play at another."""


class Size(NamedTuple):
    """How big a site is."""

    players: int
    games: int
    whole: int
    tables: int


def seed(size: Size) -> None:
    """Fill an empty database."""
    call_command("migrate", verbosity=0)
    crowd = _people(size.players)
    people = list(User.objects.filter(pk__gte=crowd.first).order_by("pk")[:12])
    say("  games to copy …")
    patterns = played(people, each=EACH if size.games else 0)
    _hurry()
    _copy(patterns.finished, "g", size.games, crowd, whole=size.whole, booked=True)
    crowd = replace(crowd, every=VETERANS_TABLES)
    _copy(patterns.waiting, "w", size.tables, crowd)
    _copy(patterns.running, "r", size.tables, crowd, whole=size.tables)
    books.keep()
    copying.settle()
    vacuum()
    if connection.vendor == "sqlite":
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE")


_HASTE = {
    "sqlite": (
        *("PRAGMA synchronous = OFF", "PRAGMA cache_size = -500000", "PRAGMA temp_store = MEMORY"),
        "PRAGMA foreign_keys = OFF",
    ),
    "postgresql": (
        *("SET synchronous_commit = off", "SET session_replication_role = replica"),
        "SET work_mem = '256MB'",
    ),
}
"""A database that is lost in a crash is made anew, and copies point where their patterns did."""


def _hurry() -> None:
    with connection.cursor() as cursor:
        for statement in _HASTE[connection.vendor]:
            cursor.execute(statement)


def _people(players: int) -> Crowd:
    regular, veteran = (User.objects.create(username=name) for name in ("regular", "veteran"))
    for start in told("players", players, range(0, players, USERS_AT_ONCE), USERS_AT_ONCE):
        names = [f"player {one}" for one in range(start, min(start + USERS_AT_ONCE, players))]
        User.objects.bulk_create(
            User(username=name, email=f"{name[7:]}@example.org", **keys_of(name)._asdict())
            for name in names
        )
    first = User.objects.get(username="player 0").pk
    return Crowd(first, players, Regular(regular.pk), veteran.pk, VETERANS_EVERY)


def _copy(
    patterns: list[Table],
    prefix: str,
    count: int,
    crowd: Crowd,
    *,
    whole: int = 0,
    booked: bool = False,
) -> None:
    if not count:
        return
    copying.prepare(patterns)
    apart = DAYS * 86400 / count if booked else 1.0 / count
    games = REGULARS_GAMES * len(patterns) if booked else 1
    copier = Copier(
        crowd=replace(crowd, regular=crowd.regular.among(count, len(patterns), games)),
        prefix=prefix,
        patterns=len(patterns),
        first_table=_next(Table),
        first_match=_next(Match),
        whole=whole,
        begun_at=_sql_moment(DAYS if booked else 0),
        apart=apart,
        titled_from=count - crowd.players,
    )
    name = {"g": "finished games", "w": "tables that wait", "r": "running games"}[prefix]
    for start in told(name, count, range(0, count, AT_ONCE), AT_ONCE):
        here = min(AT_ONCE, count - start)
        copier.copy(start, here)
        if booked:
            copier.book(start, here)


def _next(model: type[Table] | type[Match]) -> int:
    last = model.objects.order_by("pk").values_list("pk", flat=True).last()
    return (last or 0) + 1


def _sql_moment(days: int) -> str:
    if connection.vendor == "postgresql":
        return f"(now() - INTERVAL '{days} days')"
    return f"datetime('now', '-{days} days')"


def main() -> None:
    """Fill the database as big as the command line says."""
    parser = ArgumentParser(prog="python -m bench.growth.seeding", description=__doc__)
    add_size(parser)
    seed(Size(**vars(parser.parse_args())))


if __name__ == "__main__":
    main()
