"""Rules may grow: a new field and a new option leave every recorded game as it was."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import registry
from games.chance import Chance
from games.contract import AnyEngine, Event, Option
from games.layout import layout
from games.reading import from_json
from games.record import Find, Record, random_record, to_json
from games.replay import replay
from games.words import Bilingual
from tests.games.growing import grown_uno
from tests.games.tiny_engine import TINY, TinyEngine, TinyState

UNO = registry.engine("uno")
RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*/*.json"))


@pytest.fixture(scope="module")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AnyEngine]:
    with grown_uno(tmp_path_factory.mktemp("grown")) as engine:
        yield engine


def only(engine: AnyEngine) -> Find:
    return lambda slug, ruleset: engine


def verdict(record: Record, engine: AnyEngine) -> str:
    return str(replay(from_json(to_json(record), only(engine)), only(engine)))


def test_the_copy_has_grown(grown: AnyEngine) -> None:
    assert set(grown.info.options) - set(UNO.info.options) == {"sparkle"}
    then = (layout(one.state_type, one.later_fields) for one in (UNO, grown))
    assert next(then) == UNO.former_layout != next(then)


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_a_game_recorded_before_verifies_after(grown: AnyEngine, seats: int) -> None:
    before = random_record(UNO, seats, {"stacking": True}, 5)
    assert "sparkle" not in before.options
    assert verdict(before, grown) == "verified"


def test_proofs_of_the_former_format_verify_on_it_too(grown: AnyEngine) -> None:
    records = [from_json(file.read_bytes()) for file in FILES if file.parent.name == "uno"]
    former = [record for record in records if record.format == 1]
    assert len(former) == 5
    assert all(verdict(record, grown) == "verified" for record in former)


def test_there_a_false_outcome_and_an_unlawful_move_are_still_found(grown: AnyEngine) -> None:
    record = from_json((RECORDS / "uno" / "4-seats.json").read_bytes())
    assert record.outcome is not None
    wrong = msgspec.structs.replace(record.outcome, reason="luck")
    assert verdict(msgspec.structs.replace(record, outcome=wrong), grown).startswith("the outcome")
    moves = [msgspec.structs.replace(record.moves[0], move={"type": "dance"}), *record.moves[1:]]
    assert "differs" in verdict(msgspec.structs.replace(record, moves=moves), grown)


def test_the_digests_of_the_former_format_are_compared_while_the_layout_stays() -> None:
    for file in FILES:
        document = json.loads(file.read_bytes())
        document["moves"][-1]["state"] = "0" * 32
        assert replay(from_json(json.dumps(document).encode())).code == "state", file


def test_a_game_begun_after_names_the_new_option(grown: AnyEngine) -> None:
    after = random_record(grown, 2, {"sparkle": True}, 5)
    assert after.options["sparkle"] is True
    assert verdict(after, grown) == "verified"


# --- an option that comes on ---------------------------------------------------------------


class Before(TinyEngine):
    """Tiny before there was ``low_wins``: the high card won."""

    info = msgspec.structs.replace(
        TinyEngine.info, options={"cards": TinyEngine.info.options["cards"]}
    )

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[TinyState, list[Event]]:
        del seats
        return TINY.new_game(seats=2, options={**options, "low_wins": False}, chance=chance)


def with_low_wins(**more: Any) -> TinyEngine:
    option = Option(type="flag", default=True, label=Bilingual("Младшая", "Low card"), **more)

    class After(TinyEngine):
        info = msgspec.structs.replace(
            TinyEngine.info, options={**TinyEngine.info.options, "low_wins": option}
        )

    return After()


def test_a_missing_option_means_as_before_it_existed() -> None:
    record = random_record(Before(), 2, {}, 3)
    assert record.options == {"cards": 4}
    assert verdict(record, with_low_wins(before=False)) == "verified"
    assert verdict(record, with_low_wins()) != "verified"


# --- what players wrote --------------------------------------------------------------------


def test_a_game_verifies_with_its_words_taken_out() -> None:
    engine = registry.engine("shipit")
    record = random_record(engine, 4, {"social": True}, 2)
    document = json.loads(to_json(record))
    unsaid = 0
    for step in document["moves"]:
        for name in engine.info.free_texts & step["move"].keys():
            step["move"][name] = "…"
            unsaid += 1
    assert unsaid > 10
    assert str(replay(from_json(json.dumps(document).encode()))) == "verified"
