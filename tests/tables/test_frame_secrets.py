"""A frame tells of a move what its viewer may know: two worlds alike to them, two frames alike."""

from itertools import islice
from typing import Any

import pytest

from games.chance import Chance
from games.contract import AnyEngine, Event
from games.registry import engine, engines
from games.uno.engine import UnoEngine
from tests.tables.twin_worlds import table_of, twins_at

PAIRS = 500
SEATS = 4
OPTIONS: dict[str, dict[str, Any]] = {"uno": {"jump_in": True, "seven_zero": True}}


def seats_of(game: AnyEngine) -> int:
    """Return four seats, or the nearest number the game has."""
    return sorted([game.info.min_seats, SEATS, game.info.max_seats])[1]


@pytest.mark.parametrize("game", engines(), ids=lambda one: one.info.slug)
def test_a_move_looks_the_same_in_every_world_its_viewer_thinks_possible(game: AnyEngine) -> None:
    table = table_of(game, seats_of(game), OPTIONS.get(game.info.slug, {}))
    pairs = list(islice(twins_at(table, Chance(b"twins")), PAIRS))
    assert len(pairs) == PAIRS, "too few moves could be compared"
    for twins in pairs:
        for one, other in (twins.before, twins.after, twins.in_words):
            assert one == other, f"seat {twins.viewer} is told what it may not know"


def test_a_word_too_much_in_an_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = UnoEngine.apply

    def telling(self: UnoEngine, state: Any, seat: int, move: Any) -> list[Event]:
        events = honest(self, state, seat, move)
        return [*events, Event({"type": "peek", "card": state.hands[(seat + 1) % SEATS][:1]})]

    monkeypatch.setattr(UnoEngine, "apply", telling)
    pairs = islice(twins_at(table_of(engine("uno"), SEATS, {}), Chance(b"twins")), PAIRS)
    assert any(one != other for one, other in (twins.after for twins in pairs))
