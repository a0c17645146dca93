"""Ways out: a number of seats that options forbid is said with the fewest changes that allow it."""

from typing import Any

import pytest

from games.options import complete
from games.registry import engine, engines
from games.ways_out import way_out


@pytest.mark.parametrize(
    ("seats", "options", "changes"),
    [
        (8, {}, {"rings": 5}),
        (8, {"classes": "draft"}, {"rings": 5, "classes": "off"}),
        (8, {"rings": 5, "classes": "random"}, {"classes": "off"}),
        (6, {"rings": 3}, {"rings": 4}),
        (3, {}, {}),
        (9, {}, None),
    ],
)
def test_the_fewest_changes_are_found(
    seats: int, options: dict[str, Any], changes: dict[str, Any] | None
) -> None:
    rules = engine("omfc")
    assert way_out(rules, seats, complete(rules.info.options, options)) == changes


@pytest.mark.parametrize("rules", engines(), ids=lambda one: one.info.slug)
def test_every_number_of_seats_a_game_names_can_be_had(rules: Any) -> None:
    usual = complete(rules.info.options, {})
    for seats in range(rules.info.min_seats, rules.info.max_seats + 1):
        changes = way_out(rules, seats, usual)
        assert changes is not None
        rules.checked_options(seats, {**usual, **changes})
