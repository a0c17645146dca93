"""Who came where: those who left come last, the others keep their order."""

import pytest

from accounts.final_places import final_places


@pytest.mark.parametrize(
    ("places", "left", "final"),
    [
        ([1, 2, 3], [], [1, 2, 3]),
        ([1, 2, 3], [0], [3, 1, 2]),
        ([2, 1, 3], [0, 1], [3, 3, 1]),
        ([1, 1, 3, 3], [0], [4, 1, 2, 2]),
        ([1, 2], [0, 1], [2, 2]),
    ],
)
def test_whoever_left_is_last_and_the_others_move_up(
    places: list[int], left: list[int], final: list[int]
) -> None:
    assert final_places(places, left) == final
