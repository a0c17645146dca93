"""Options of a table: defaults are filled in, anything else is refused by name."""

from typing import Any

import pytest

from games.contract import BadOptions, Option
from games.options import complete
from games.words import Bilingual

LABEL = Bilingual("ярлык", "label")
DECLARED = {
    "flag": Option(type="flag", default=False, label=LABEL),
    "number": Option(type="int", default=4, min=3, max=5, label=LABEL),
    "choice": Option(type="choice", default=0, choices=(0, 200), label=LABEL),
    "seat": Option(type="seat", default=None, max=3, label=LABEL),
    "counts": Option(type="counts", default=None, choices=("a", "b"), max=9, label=LABEL),
}


def test_defaults_are_filled_in() -> None:
    assert complete(DECLARED, {"number": 5}) == {
        "flag": False,
        "number": 5,
        "choice": 0,
        "seat": None,
        "counts": None,
    }


@pytest.mark.parametrize(
    "given", [{"flag": True}, {"choice": 200}, {"seat": 0}, {"counts": {"a": 0, "b": 9}}]
)
def test_possible_values_are_taken(given: dict[str, Any]) -> None:
    assert complete(DECLARED, given).items() >= given.items()


@pytest.mark.parametrize(
    "given",
    [
        {"flag": 1},
        {"flag": None},
        {"number": 6},
        {"number": True},
        {"number": 4.0},
        {"number": "4"},
        {"choice": 100},
        {"choice": False},
        {"choice": [0]},
        {"seat": 4},
        {"seat": True},
        {"counts": {"c": 1}},
        {"counts": {"a": -1}},
        {"counts": {"a": True}},
        {"counts": [1]},
    ],
)
def test_impossible_values_are_refused_by_name(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        complete(DECLARED, given)
    assert refused.value.code == "bad_option"
    assert refused.value.params == {"option": next(iter(given))}


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOptions) as refused:
        complete(DECLARED, {"colour": True})
    assert refused.value.code == "unknown_option"
    assert "colour" in str(refused.value)
