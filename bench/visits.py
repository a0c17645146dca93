"""Visits to the boards of a site with so many players; one process for each database.

``python -m bench.visits PLAYERS`` fills the database that the environment names and says ``ready``;
then it answers each line, the name of a visit, with the seconds that the visit took.
"""

import sys
import time
from collections.abc import Callable

import django

django.setup()

from django.core.management import call_command  # noqa: E402 - after the setup
from django.test import Client  # noqa: E402
from django.test.utils import override_settings  # noqa: E402

from accounts.models import User  # noqa: E402
from accounts.standings import ON_A_PAGE  # noqa: E402
from tests.accounts.crowd import GAME, fill, vacuum  # noqa: E402

PLAIN_FILES = {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}


def visits(players: int, last: User) -> dict[str, Callable[[], None]]:
    """Return what is timed, by name; whoever comes signed in is the last of all."""
    anybody, me = Client(), Client()
    me.force_login(last)
    board = f"/leaderboard/{GAME}/"
    pages = -(-players // ON_A_PAGE)
    return {
        "anybody, first page": lambda: _open(anybody, f"{board}?board=3-4"),
        "my line far away": lambda: _open(me, f"{board}?board=3-4"),
        "a page in the middle": lambda: _open(me, f"{board}?board=3-4&page={pages // 2}"),
        "the last page": lambda: _open(me, f"{board}?board=3-4&page={pages}"),
        "prize points": lambda: _open(me, f"{board}?board=prizes"),
        "prize points, the middle": lambda: _open(me, f"{board}?board=prizes&page={pages // 2}"),
        "all games": lambda: _open(me, "/leaderboard/"),
    }


def _open(client: Client, address: str) -> None:
    answer = client.get(address)
    if answer.status_code != 200:
        raise RuntimeError(f"{address} answers {answer.status_code}")


def main() -> None:
    """Fill the database, and answer until nobody asks."""
    players = int(sys.argv[1])
    call_command("migrate", verbosity=0)
    known = visits(players, fill(players))
    vacuum()
    with override_settings(STORAGES=PLAIN_FILES, ALLOWED_HOSTS=["*"]):
        print("ready", flush=True)
        for line in sys.stdin:
            start = time.perf_counter()
            known[line.strip()]()
            print(time.perf_counter() - start, flush=True)


if __name__ == "__main__":
    main()
