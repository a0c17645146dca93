"""Seats by lot: drawn from the game's own seed, written down, and verified."""

import json
from typing import Any

import pytest

from games import fair, registry
from games.chance import Chance
from games.lot import seated_options, seats_of_chairs
from games.reading import from_json
from games.record import Record, Recorder, to_json
from games.replay import replay
from tests.games.tiny_engine import TINY, find

SEED = b"s" * 32


def dealt(**more: Any) -> Recorder:
    table = {"options": {}, "table_id": "lot", "server_seed": SEED, "entropy": [b""] * 4}
    return Recorder(registry.engine("shipit"), seats=4, **{**table, **more})


def judged(record: Record, **changes: Any) -> str:
    document = {**json.loads(to_json(record)), **changes}
    return replay(from_json(json.dumps(document).encode())).code


def test_the_lot_is_a_fork_and_leaves_the_deal_as_it_was() -> None:
    kept, drawn = dealt(), dealt(seats_kept=False)
    assert drawn.state == kept.state
    assert kept.record().seat_of_chair == [0, 1, 2, 3]
    expected = [0, 1, 2, 3]
    seed = fair.game_seed(
        server_seed=SEED,
        table_id="lot",
        ruleset=1,
        options=kept.record().options,
        entropy=[b""] * 4,
    )
    Chance(seed).fork("seats").shuffle(expected)
    assert drawn.record().seat_of_chair == expected


def test_every_order_comes_up() -> None:
    orders = {tuple(seats_of_chairs(bytes([n]), 3, kept=False)) for n in range(60)}
    assert len(orders) == 6


def test_chairs_seats_and_whether_they_were_kept_are_verified() -> None:
    record = dealt(seats_kept=False).record()
    assert judged(record) == "unfinished"
    assert judged(record, seat_of_chair=[0, 0, 0, 0]) == "seats"
    assert judged(record, seat_of_chair=[]) == "seats"
    assert judged(record, seats_kept=True) in ("seats", "deal")
    kept = dealt().record()
    assert judged(kept) == "unfinished"
    assert judged(kept, seats_kept=False) in ("seats", "deal")
    assert judged(kept, seat_of_chair=[1, 0, 2, 3]) == "seats"


def test_a_record_from_before_the_lot_says_nothing_of_chairs() -> None:
    document = json.loads(to_json(dealt().record()))
    del document["seats_kept"], document["seat_of_chair"]
    assert replay(from_json(json.dumps(document).encode())).code == "unfinished"


def test_who_deals_follows_the_person() -> None:
    chair = 2
    game = dealt(options={"dealer": chair}, seats_kept=False)
    assert game.record().options["dealer"] == chair
    assert game.state.rules.dealer == game.seat_of_chair[chair]
    options = registry.engine("shipit").info.options
    assert seated_options(options, {"dealer": None, "extras": True}, [1, 0])["dealer"] is None


@pytest.mark.parametrize("kept", [True, False])
def test_a_whole_game_verifies(kept: bool) -> None:
    game = Recorder(
        TINY,
        seats=2,
        options={},
        table_id="lot",
        server_seed=SEED,
        entropy=[b"", b""],
        seats_kept=kept,
    )
    while actors := TINY.actors(game.state):
        (seat,) = actors
        game.play(seat, TINY.legal(game.state, seat)[0])
    assert replay(from_json(to_json(game.record()), find), find).code == "verified"
