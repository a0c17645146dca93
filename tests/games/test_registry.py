"""The registry finds every game by itself and keeps rulesets apart."""

from pathlib import Path

import pytest

import games
from games.registry import engine, engines, every_ruleset, rulesets


def test_every_package_with_an_engine_is_registered() -> None:
    folders = sorted(one.parent.name for one in Path(games.__file__).parent.glob("*/engine.py"))
    assert [one.info.slug for one in engines()] == folders


def test_a_game_is_found_by_slug_and_ruleset() -> None:
    for one in engines():
        assert engine(one.info.slug) is one
        assert engine(one.info.slug, one.info.ruleset) is one


def test_rulesets_stand_side_by_side() -> None:
    assert rulesets("omfc") == [1, 2]
    for one in every_ruleset():
        assert engine(one.info.slug, one.info.ruleset) is one
    assert set(engines()) <= set(every_ruleset())
    with pytest.raises(LookupError, match="there is no game “chess”"):
        rulesets("chess")


def test_what_is_not_there_is_said_so() -> None:
    with pytest.raises(LookupError, match="there is no game “chess”"):
        engine("chess")
    with pytest.raises(LookupError, match="no ruleset 999"):
        engine(engines()[0].info.slug, 999)
