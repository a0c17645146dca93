"""Recorded games stand in tests/records/<slug>/ and must verify for as long as they are played.

One that does not means that a ruleset was changed and not raised.
"""

from pathlib import Path

import pytest

from games import registry
from games.record import from_json
from games.replay import replay

RECORDS = Path(__file__).parents[1] / "records"
FILES = sorted(RECORDS.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_a_recorded_game_verifies(file: Path) -> None:
    record = from_json(file.read_bytes())
    assert record.slug == file.parent.name
    assert str(replay(record)) == "verified"


@pytest.mark.parametrize("slug", [engine.info.slug for engine in registry.engines()])
def test_every_game_has_recorded_games(slug: str) -> None:
    assert [file for file in FILES if file.parent.name == slug]
