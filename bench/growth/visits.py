"""What is timed at a site; one process for each database.

``python -m bench.growth.visits`` says ``ready`` and then answers each line, the name of a visit,
with the seconds it took, and ``explain NAME`` with the plans of its slowest statements.
"""

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
os.environ.setdefault("MOVES_PER_SECOND", "100000")
os.environ.setdefault("MOVES_AT_ONCE", "100000")
os.environ.setdefault("LOG_LEVEL", "WARNING")

import django
import msgspec

django.setup()

from django.core.cache import cache  # noqa: E402 - after the setup
from django.test import Client  # noqa: E402
from django.test.utils import override_settings  # noqa: E402

from accounts.models import User  # noqa: E402
from bench.growth.explaining import explain  # noqa: E402
from bench.growth.moving import moves  # noqa: E402
from bench.growth.names import COUNT, PAGES  # noqa: E402
from bench.visits import PLAIN_FILES  # noqa: E402
from config.metrics.standing import FiguresNow  # noqa: E402
from games.registry import engine  # noqa: E402
from tables.clocks import agreed  # noqa: E402
from tables.live import presence  # noqa: E402
from tables.models import Seat, Table  # noqa: E402
from tables.pages import friends_here, lobby  # noqa: E402
from tables.refusals import Refused  # noqa: E402
from tables.services import admitting, matching  # noqa: E402
from tables.work import stuck, sweeping, tidying  # noqa: E402
from tests.accounts.crowd import GAME  # noqa: E402

Visit = Callable[[], object]


def pages(regular: User, veteran: User) -> dict[str, Visit]:
    """Return the pages, as a regular and as somebody who has played for years sees them."""
    clients = {"anybody": Client(), "regular": Client(), "veteran": Client()}
    clients["regular"].force_login(regular)
    clients["veteran"].force_login(veteran)
    words = {"regular": regular.username, "veteran": veteran.username, "game": GAME}
    return {
        name: partial(_open, clients[who], address.format_map(words))
        for name, (who, address) in PAGES.items()
    }


def works(regular: User, veteran: User) -> dict[str, Visit]:
    """Return what services, workers and the hub ask besides."""
    watched = list(
        Table.objects.filter(status=Table.Status.PLAYING).values_list("uid", flat=True)[:10]
    )
    return {
        COUNT: _count,
        "a place at a table": lambda: admitting.check_not_too_many(veteran),
        "quick match": lambda: _fitting(regular),
        "the sweep": sweeping.sweep,
        "tidying": tidying.tidy,
        "stuck tables": lambda: list(stuck.stuck_tables()[:50]),
        "the hub's repair": lambda: list(
            Table.objects.filter(uid__in=watched).values_list("uid", "version")
        ),
        "figures for operators": lambda: list(FiguresNow().collect()),
        "friends with presence": lambda: friends_here.with_presence([regular, veteran]),
    }


def _count() -> None:
    """Count anew who is here and plays; pages that are opened soon after find it counted."""
    keys = [f"counted:{name}" for name in ("playing", "here")]
    cache.delete_many([*keys, *(f"{key}:anew" for key in keys)])
    lobby.playing_now()
    lobby.now_here()


def _fitting(user: User) -> None:
    found = matching._fitting(engine(GAME), user, 2, msgspec.to_builtins(agreed({})))
    with suppress(StopIteration, Refused):
        next(found)


def _open(client: Client, address: str) -> None:
    answer = client.get(address)
    if answer.status_code != 200:
        raise RuntimeError(f"{address} answers {answer.status_code}")


def come(most: int = 100_000) -> None:
    """Let everybody who sits at a table be on the site, as long as is measured."""
    presence.STAYS = 86_400.0
    live = Seat.objects.filter(
        user__isnull=False, table__status__in=(Table.Status.OPEN, Table.Status.PLAYING)
    )
    users = live.values_list("user_id", flat=True).distinct()[:most]
    presence.show_all({presence.SITE: [(str(user), "s") for user in users]}, {})


def _seconds(visit: Visit) -> float:
    begun = time.perf_counter()
    own = visit()
    return own if isinstance(own, float) else time.perf_counter() - begun


def main() -> None:
    """Answer until nobody asks."""
    regular, veteran = (User.objects.get(username=one) for one in ("regular", "veteran"))
    if veteran.results.count() < regular.results.count():  # a small site has none
        veteran = regular
    known = pages(regular, veteran) | works(regular, veteran) | moves()
    with override_settings(STORAGES=PLAIN_FILES, ALLOWED_HOSTS=["*"]):
        come()
        print("ready", flush=True)
        for line in sys.stdin:
            name = line.strip()
            if name.startswith("explain "):
                explain(known[name.removeprefix("explain ")])
            else:
                print(_seconds(known[name]), flush=True)


if __name__ == "__main__":
    main()
