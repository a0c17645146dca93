"""Tables outlive their rules' layout: what was stored before goes on, and proofs go on holding."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from accounts.models import User
from games import registry
from games.chance import Chance
from games.contract import AnyEngine, BadDump
from games.record import to_json
from games.verify import VERIFIED, judge
from tables.live.looking import snapshot
from tables.models import Table
from tables.pages.proofs import record_of
from tables.services import playing
from tables.services.rebuilding import state_of
from tests.games.growing import grown_uno
from tests.tablecraft import begun, fresh, play_once, play_out, user_at

pytestmark = pytest.mark.django_db(transaction=True)
Maker = Callable[[str], User]


@pytest.fixture
def grow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], AnyEngine]]:
    """Give the house a UNO whose states it no longer reads as they were stored."""
    with grown_uno(tmp_path, another_format=True) as engine:

        def grown() -> AnyEngine:
            known = registry._registered()
            monkeypatch.setattr(registry, "_registered", lambda: known | {"uno": {1: engine}})
            return engine

        yield grown


def started(person: Maker) -> Table:
    table = begun([person("ann"), person("bob")], "uno")
    chance = Chance(b"before")
    for _ in range(6):
        play_once(table, chance)
    return fresh(table)


def test_a_state_that_no_longer_loads_is_rebuilt_from_its_log(
    person: Maker, grow: Callable[[], AnyEngine]
) -> None:
    table = started(person)
    before = state_of(table)
    engine = grow()
    with pytest.raises(BadDump):
        engine.load(bytes(table.state or b""))
    after = state_of(table)
    assert (after.hands, after.deck, after.chance) == (before.hands, before.deck, before.chance)
    assert after.sparkles == 0


def test_who_looks_sees_the_game_as_it_stood(person: Maker, grow: Callable[[], AnyEngine]) -> None:
    table = started(person)
    ann = user_at(table, 0)
    before = json.loads(snapshot(table.uid, ann)[2])
    grow()
    after = json.loads(snapshot(table.uid, ann)[2])
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])


def test_a_game_goes_on_and_is_stored_anew(person: Maker, grow: Callable[[], AnyEngine]) -> None:
    table = started(person)
    engine = grow()
    state = state_of(table)
    (number,) = engine.actors(state)
    playing.play(
        uid=table.uid,
        user_id=user_at(table, number).pk,
        move=engine.on_timeout(state, number),
        version=table.version,
        move_id="next",
    )
    assert engine.load(bytes(fresh(table).state or b"")) == state_of(fresh(table))


def test_the_proof_of_a_finished_game_says_the_same_before_and_after(
    person: Maker, grow: Callable[[], AnyEngine]
) -> None:
    table = play_out(started(person), Chance(b"to the end"))
    saved = to_json(record_of(fresh(table)))
    grow()
    assert to_json(record_of(fresh(table))) == saved
    assert judge(saved).code == VERIFIED
