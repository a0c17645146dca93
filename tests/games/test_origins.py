"""Games that are played on from others: their records stand alone; redeals are rules."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from games.chance import Chance
from games.contract import AnyEngine, fill
from games.reading import MOST_ORIGINS, depth_of, from_json
from games.record import BadRecord, Beginning, Origin, Record, Recorder, to_json
from games.registry import engines
from games.replay import replay
from tests.games.tiny_engine import TINY, find

RECORDS = Path(__file__).parents[1] / "records"
SEED = b"played on"


def slug(engine: AnyEngine) -> str:
    return engine.info.slug


def dealt(engine: AnyEngine, seats: int, beginning: Beginning | None = None) -> Recorder:
    return Recorder(
        engine,
        seats=seats,
        options={},
        table_id="origin" if beginning is None else "branch",
        server_seed=b"s" * 32,
        entropy=[b"e" * 16] * seats,
        beginning=beginning,
    )


def play(game: Recorder, chance: Chance, most: int = 5000) -> Recorder:
    """Make random moves of whoever is asked."""
    for _ in range(most):
        actors = sorted(game.engine.actors(game.state))
        if not actors:
            break
        seat = chance.pick(actors)
        free = game.engine.free(game.state, seat)
        moves = [move for move in game.engine.legal(game.state, seat) if move not in free]
        game.play(seat, fill(chance.pick(moves or free), chance))
    return game


def played_on(
    engine: AnyEngine, deal: Literal["anew", "as_it_was"] = "anew", before: int = 6
) -> Record:
    """Return a game to its end that was played on from another after a few moves."""
    seats, chance = engine.info.min_seats, Chance(SEED + deal.encode())
    former = play(dealt(engine, seats), chance, before)
    origin = Origin(record=former.record(), dealt=deal, seat=1)
    return play(dealt(engine, seats, Beginning(origin, former.state)), chance).record()


@pytest.mark.parametrize("engine", engines(), ids=slug)
def test_a_redeal_is_part_of_the_rules(engine: AnyEngine) -> None:
    """One that deals otherwise than it did is another ruleset: what was played on no longer is."""
    kept = RECORDS / slug(engine) / "played-on.json"
    assert json.loads(kept.read_bytes())["origin"]["dealt"] == "anew"
    assert str(replay(from_json(kept.read_bytes()))) == "verified"


@pytest.mark.parametrize("deal", ["anew", "as_it_was"])
def test_a_game_that_was_played_on_verifies(deal: Literal["anew", "as_it_was"]) -> None:
    record = played_on(TINY, deal, before=1)
    assert record.outcome is not None
    assert str(replay(from_json(to_json(record), find), find)) == "verified"
    assert depth_of(record) == 1


def forged(change: Callable[[Any], object]) -> str:
    """Return what is found of a record in which something was changed."""
    told = json.loads(to_json(played_on(TINY, before=1)))
    change(told)
    try:
        return replay(from_json(json.dumps(told).encode(), find), find).code
    except BadRecord as error:
        return str(error)


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda told: told["origin"].update(dealt="as_it_was"), "deal"),
        (lambda told: told["origin"].update(seat=0), "deal"),
        (lambda told: told["origin"].update(seat=2), "cannot have been played on"),
        (lambda told: told["origin"]["record"]["moves"].clear(), "deal"),
        (lambda told: told["origin"]["record"].update(server_seed="00" * 32), "origin"),
        (lambda told: told["origin"]["record"].update(outcome=told["outcome"]), "cannot have been"),
        (lambda told: told["origin"]["record"]["options"].update(cards=2), "cannot have been"),
        (lambda told: told.pop("origin"), "deal"),
        (lambda told: told["origin"].update(dealt="stacked"), "not the record of a game"),
    ],
)
def test_what_is_changed_in_an_origin_is_found_out(
    change: Callable[[Any], object], found: str
) -> None:
    assert found in forged(change)


def test_there_is_an_end_to_origins() -> None:
    record = dealt(TINY, 2).record()
    for _ in range(MOST_ORIGINS + 1):
        origin = Origin(record=record, dealt="as_it_was", seat=0)
        record = msgspec.structs.replace(record, origin=origin)
    with pytest.raises(BadRecord, match="more than 8 times"):
        from_json(to_json(record), find)


def test_a_record_without_an_origin_does_not_speak_of_any() -> None:
    assert "origin" not in json.loads(to_json(dealt(TINY, 2).record()))
