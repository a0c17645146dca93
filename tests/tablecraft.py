"""Tables for tests, made through the services alone."""

from collections.abc import Sequence
from typing import Any

from accounts.models import User
from games.chance import Chance
from games.contract import fill
from games.registry import engine
from tables.models import Table
from tables.services import opening, playing, seating


def open_for(
    people: Sequence[User], game: str = "uno", *, bots: int = 0, level: str = "easy", **more: Any
) -> Table:
    """Return an open table with these people and bots in its seats, which they keep."""
    table = opening.open_table(
        host=people[0],
        game=game,
        seat_count=max(len(people) + bots, engine(game).info.min_seats),
        options=more.pop("options", {}),
        **{"seats_kept": True, **more},
    )
    for user in people[1:]:
        seating.sit(uid=table.uid, user=user, invite=table.invite)
    for number in range(len(people), len(people) + bots):
        seating.add_bots(uid=table.uid, user=people[0], level=level, number=number)
    return fresh(table)


def begun(people: Sequence[User], game: str = "uno", **more: Any) -> Table:
    """Return a table whose game has begun."""
    table = open_for(people, game, **more)
    for user in people:
        seating.set_ready(uid=table.uid, user=user, ready=True)
    return fresh(table)


def fresh(table: Table) -> Table:
    return Table.objects.get(pk=table.pk)


def state_of(table: Table) -> Any:
    stored = fresh(table).state
    assert stored is not None
    return table.engine.load(bytes(stored))


def asked_seat(table: Table) -> int:
    return min(table.engine.actors(state_of(table)))


def user_at(table: Table, number: int) -> User:
    user = table.seats.get(number=number).user
    assert user is not None
    return user


def some_move(table: Table, number: int, chance: Chance) -> dict[str, Any]:
    state = state_of(table)
    free = table.engine.free(state, number)
    moves = [move for move in table.engine.legal(state, number) if move not in free]
    return fill(chance.pick(moves), chance)


def play_once(table: Table, chance: Chance, move_id: str = "") -> playing.Accepted:
    """Make a random move of a person who is asked."""
    now = fresh(table)
    number = asked_seat(now)
    return playing.play(
        uid=table.uid,
        user_id=user_at(table, number).pk,
        move=some_move(now, number, chance),
        version=now.version,
        move_id=move_id or f"m{now.version}",
    )


def play_out(table: Table, chance: Chance, most: int = 3000) -> Table:
    """Play random moves of people until the game is over."""
    for _ in range(most):
        if fresh(table).status != Table.Status.PLAYING:
            return fresh(table)
        play_once(table, chance)
    raise AssertionError("the game does not end")
