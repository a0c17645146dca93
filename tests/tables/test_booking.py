"""What the books say of those who were not there at the end."""

from collections.abc import Callable

import pytest

from accounts.models import Result, User
from games.contract import Outcome
from tables.models import Seat
from tables.services.changing import changing
from tables.services.finishing import finish
from tests.tablecraft import asked_seat, begun

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[[str], User]


def test_whoever_was_out_of_the_game_may_be_away_at_its_end(person: Maker) -> None:
    table = begun([person(name) for name in ("ann", "bob", "cid")], "shipit")
    on_turn = asked_seat(table)
    shipped, plays = (seat for seat in range(3) if seat != on_turn)
    table.seats.exclude(number=on_turn).update(absence=Seat.Absence.AWAY)
    with changing(table.uid) as change:
        change.state.left.append(shipped)
        finish(change, Outcome(places=(1, 2, 3), scores=(0, 0, 0), winners=(0,), reason="last"))
    away = {one.seat: one.away for one in Result.objects.all()}
    assert away == {shipped: False, plays: True, on_turn: False}
