"""A game that is over, played through the services of the house that is running: no browser has to.

What happens in the house's own environment is `main`, run by a process of its own.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.config.running_house import House, command, environment

NAMES = ("Вика", "Антон", "Рита", "Игорь")
MAKE = "from tests.browser.finished_game import main; main()"
SEED = b"finished"
LENGTHS = range(40, 71)
"""So many moves: a record is looked through whole, and costs about as much as a table."""
MOST_DEALS = 3000


@dataclass(frozen=True)
class Finished:
    """A game that is over, and by which cookie each of its players is known."""

    uid: str
    names: list[str]
    sessions: list[str]
    port: int

    def enter(self, page: Page, seat: int = 0) -> None:
        """Let a page be this player's."""
        site = f"http://localhost:{self.port}"
        page.context.add_cookies([{"name": "sessionid", "value": self.sessions[seat], "url": site}])

    def address(self, query: str = "") -> str:
        """Return where it is looked back at."""
        return f"/table/{self.uid}/replay/{query}"


def finished_game(
    house: House, game: str = "uno", seats: int = 3, moves: int | None = None, **options: Any
) -> Finished:
    """Return a random game of so many people, played to its end, or until they give it up."""
    wanted = {"game": game, "seats": seats, "moves": moves, "options": options}
    told = subprocess.run(  # noqa: S603 - our own command
        command("shell", "--no-imports", "-c", MAKE),
        env=environment(house.folder),
        input=json.dumps(wanted),
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return Finished(**json.loads(told.stdout.splitlines()[-1]), port=house.port)


@pytest.fixture(scope="module")
def finished(running: House) -> Iterator[Finished]:
    """Return a game of UNO that three people have played."""
    yield finished_game(running)


def main() -> None:
    """Play the game that is wanted, in the house whose environment this is; say which it was."""
    wanted = json.loads(sys.stdin.read())
    sys.stdout.write(json.dumps(_played(wanted)) + "\n")


def _played(wanted: Mapping[str, Any]) -> dict[str, Any]:
    from accounts.models import User  # noqa: PLC0415 - only where there are apps
    from games.chance import Chance  # noqa: PLC0415
    from tables.services import seating  # noqa: PLC0415
    from tests.tablecraft import open_for, play_once, play_out  # noqa: PLC0415

    count = User.objects.count()
    names = [f"{name}{count}" for name in NAMES[: wanted["seats"]]]
    people = [User.objects.create_user(name, f"{name}@example.org") for name in names]
    table = open_for(people, wanted["game"], options=wanted["options"])
    if wanted["moves"] is None:
        _choose_deal(table)
    for user in people:
        seating.set_ready(uid=table.uid, user=user, ready=True)
    chance = Chance(SEED)
    if wanted["moves"] is None:
        play_out(table, chance)
    else:
        for _ in range(wanted["moves"]):
            play_once(table, chance)
        _give_up(table.uid, people)
    _befriend(people)
    return {"uid": table.uid, "names": names, "sessions": [_session(user) for user in people]}


def _choose_deal(table: Any) -> None:
    """Let a deal come about after which the game is neither very short nor very long."""
    from games import fair  # noqa: PLC0415
    from games.chance import Chance  # noqa: PLC0415

    seats, agreed = table.seat_count, {"ruleset": table.ruleset, "options": table.options}
    rules = table.engine.recorded_options(seats, table.options)
    for number in range(MOST_DEALS):
        secret = sha256(SEED + b" %d" % number).digest()
        seed = fair.game_seed(
            server_seed=secret, entropy=[b""] * seats, table_id=table.uid, **agreed
        )
        state, _ = table.engine.new_game(seats=seats, options=rules, chance=Chance(seed))
        if _length(table.engine, state) in LENGTHS:
            table.server_seed, table.commitment = secret, fair.commitment(secret)
            table.save(update_fields=["server_seed", "commitment"])
            return
    raise AssertionError("no deal will do")


def _length(engine: Any, state: Any) -> int:
    """Return how many moves a game lasts that is played as `play_out` does, up to the most."""
    from games.chance import Chance  # noqa: PLC0415
    from games.contract import fill  # noqa: PLC0415

    chance = Chance(SEED)
    for made in range(LENGTHS.stop):
        if not (actors := engine.actors(state)):
            return made
        seat = min(actors)
        free = engine.free(state, seat)
        moves = [move for move in engine.legal(state, seat) if move not in free]
        engine.apply(state, seat, fill(chance.pick(moves), chance))
    return LENGTHS.stop


def _befriend(people: Sequence[Any]) -> None:
    """Let the first have a friend, and a wish of another's to answer."""
    from accounts.services import friends  # noqa: PLC0415

    first, *others = people
    friends.ask(user=first, name=others[0].username)
    friends.accept(user=others[0], other=first)
    for other in others[1:]:
        friends.ask(user=other, name=first.username)


def _give_up(uid: str, people: Sequence[Any]) -> None:
    """Let all but the first leave for good: whoever stays has won."""
    from tables.refusals import Refused  # noqa: PLC0415
    from tables.services import leaving  # noqa: PLC0415

    for user in people[1:]:
        with suppress(Refused):  # it was over without them
            leaving.resign(uid=uid, user=user)


def _session(user: Any) -> str:
    from django.conf import settings  # noqa: PLC0415
    from django.test import Client  # noqa: PLC0415

    client = Client()
    client.force_login(user)
    return client.cookies[settings.SESSION_COOKIE_NAME].value
