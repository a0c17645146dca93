"""What sockets and refusals must not tell: not a byte depends on what its viewer may not know."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from asgiref.sync import sync_to_async

from accounts.models import User
from games.chance import Chance
from games.contract import AnyEngine, fits
from games.registry import engines
from tables.models import Table
from tables.refusals import Refused
from tables.services import playing
from tests.tablecraft import begun, fresh, play_once, state_of, user_at
from tests.tables.page_socket import Client, at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("new_hub"),
]
Maker = Callable[[str], User]


def position(game: AnyEngine, person: Maker, steps: int) -> Table:
    """Return a table of this game after some random moves."""
    people = [person(f"p{number}") for number in range(game.info.min_seats)]
    table = begun(people, game.info.slug)
    chance = Chance(f"leaks {steps}".encode())
    for _ in range(steps):
        if fresh(table).status == Table.Status.PLAYING:
            play_once(table, chance)
    return fresh(table)


FOOLISH: list[dict[str, Any]] = [
    {"type": "fly"},
    {"type": "play", "card": "r5"},
    {"type": "play", "card": "infected"},
    {"type": "discard", "card": "thing"},
    {"type": "answer", "card": "axe"},
    {"type": "draw"},
    {"type": "end"},
    {"type": "accept"},
    {"type": "announce"},
    {"type": "deploy", "card": "cloud", "under": []},
]


async def all_bytes(table: Table, user: User | None, moves: list[Any]) -> list[str]:
    """Return all that a viewer can get out of the socket, but for the time of day."""
    got = []
    async with Client(at(table, "?since=0&language=en"), user) as client:
        frames = [json.loads(await client.text())]
        while frames[-1]["type"] != "chat":
            frames.append(json.loads(await client.text()))
        shown = next(frame for frame in frames if frame["type"] == "state")
        shown["clocks"].pop("now")
        shown["events"] = None
        got += [json.dumps(shown), json.dumps(frames[-1])]
        for number, move in enumerate(moves):
            await client.send({"try": move, "id": f"t{number}"})
            got.append(await client.text())
    return got


@pytest.mark.parametrize("game", engines(), ids=lambda one: one.info.slug)
@pytest.mark.parametrize("steps", [0, 9])
async def test_no_byte_tells_what_its_viewer_may_not_know(
    person: Maker, game: AnyEngine, steps: int, settings: Any
) -> None:
    settings.LIMITS = settings.LIMITS._replace(moves_at_once=1000)
    table = await sync_to_async(position)(game, person, steps)
    if table.status != Table.Status.PLAYING:
        pytest.skip("over too soon")
    state = await sync_to_async(state_of)(table)
    for viewer in (None, 0, 1):
        user = None if viewer is None else await sync_to_async(user_at)(table, viewer)
        legal = [] if viewer is None else game.legal(state, viewer)[:6]
        moves = [] if viewer is None else [*FOOLISH, *legal]
        await sync_to_async(Table.objects.filter(pk=table.pk).update)(state=game.dump(state))
        before = await all_bytes(table, user, moves)
        for number in range(2):
            world = game.redeal(state, viewer, Chance(f"world {number}".encode()))
            await sync_to_async(Table.objects.filter(pk=table.pk).update)(state=game.dump(world))
            assert await all_bytes(table, user, moves) == before


def refusals(table: Table, seat: int, moves: list[Any]) -> list[Any]:
    """Return how a seat's impossible moves are refused."""
    told = []
    user = user_at(table, seat)
    for move in moves:
        with pytest.raises(Refused) as refusal:
            playing.play(uid=table.uid, user_id=user.pk, move=move, version=10**6, move_id="x")
        told.append(refusal.value.to_json())
    return told


@pytest.mark.parametrize("game", engines(), ids=lambda one: one.info.slug)
def test_refusals_of_real_moves_tell_nothing_either(person: Maker, game: AnyEngine) -> None:
    table = position(game, person, 4)
    state = state_of(table)
    for seat in (0, 1):
        legal = game.legal(state, seat)
        moves = [move for move in FOOLISH if not any(fits(move, entry) for entry in legal)]
        Table.objects.filter(pk=table.pk).update(state=game.dump(state))
        before = refusals(table, seat, moves)
        world = game.redeal(state, seat, Chance(b"other"))
        Table.objects.filter(pk=table.pk).update(state=game.dump(world))
        assert refusals(table, seat, moves) == before
