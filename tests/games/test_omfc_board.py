"""One More Free Cell: the shape of the board, against angles measured here anew."""

from fractions import Fraction

import pytest

from games.omfc.board import BOARDS, RingBoard, cells_of, waters
from games.omfc.measures import CAPACITY, PLAIN
from games.words import quarters

ALL_RINGS = pytest.mark.parametrize("rings", [3, 4, 5])


def arc(rings: int, ring: int, number: int) -> tuple[Fraction, Fraction]:
    """Return where a cell begins and ends, in degrees, 0 at the top, clockwise."""
    cells = 2 ** (rings - ring)
    width = Fraction(360, cells)
    centre = number * width + (90 if cells == 2 else 0)
    return centre - width / 2, centre + width / 2


def overlap(one: tuple[Fraction, Fraction], other: tuple[Fraction, Fraction]) -> Fraction:
    """Return how many degrees two arcs share."""
    return sum(
        (
            max(Fraction(0), min(one[1], other[1] + turn) - max(one[0], other[0] + turn))
            for turn in (-360, 0, 360)
        ),
        Fraction(0),
    )


def expected_neighbours(rings: int, name: str) -> set[str]:
    ring, number = map(int, name.split(":"))
    cells = 2 ** (rings - ring)
    found = {f"{ring}:{(number + step) % cells}" for step in (-1, 1)}
    for other in (ring - 1, ring + 1):
        if 0 <= other < rings:
            found |= {
                f"{other}:{c}"
                for c in range(2 ** (rings - other))
                if overlap(arc(rings, ring, number), arc(rings, other, c)) > 0
            }
    return found


def neighbours(board: RingBoard, name: str) -> set[str]:
    return {board.names[cell] for cell in board.neighbours[board.index[name]]}


@ALL_RINGS
def test_facts_neighbours_of_every_cell(rings: int) -> None:
    board = BOARDS[rings]
    assert [board.ring.count(r) for r in range(rings)] == [2 ** (rings - r) for r in range(rings)]
    for name in board.names:
        assert neighbours(board, name) == expected_neighbours(rings, name), name


@ALL_RINGS
def test_facts_bordering_is_mutual(rings: int) -> None:
    board = BOARDS[rings]
    for cell, near in enumerate(board.neighbours):
        assert cell not in near
        assert all(cell in board.neighbours[other] for other in near)
        assert set(cells_of(board.near[cell])) == set(near)
    assert sum(map(len, board.neighbours)) == 2 * len(board.borders)


def test_facts_examples_of_the_page() -> None:
    board = BOARDS[4]
    assert neighbours(board, "0:0") == {"0:15", "0:1", "1:0"}
    assert neighbours(board, "0:1") == {"0:0", "0:2", "1:0", "1:1"}
    assert neighbours(board, "2:1") == {"2:0", "2:2", "1:1", "1:2", "1:3", "3:0"}
    assert neighbours(board, "3:0") == {"3:1", "2:0", "2:1", "2:2"}


@ALL_RINGS
def test_facts_borders_are_written_outer_ring_and_lower_number_first(rings: int) -> None:
    board = BOARDS[rings]
    assert all(a < b for a, b in board.borders)
    assert len(set(board.borders)) == len(board.borders)
    for cell, borders in enumerate(board.borders_of):
        assert len(borders) == len(board.neighbours[cell])


@ALL_RINGS
def test_o9_distance_two_is_beside_a_neighbour_but_not_beside(rings: int) -> None:
    board = BOARDS[rings]
    for name in board.names:
        near = neighbours(board, name)
        far = {step for other in near for step in neighbours(board, other)} - near - {name}
        found = {board.names[cell] for cell in cells_of(board.second[board.index[name]])}
        assert found == far


def test_o2_o4_incomes_double_inwards_and_the_outer_ring_holds_two() -> None:
    board = BOARDS[4]
    assert [PLAIN[4][board.index[f"{r}:0"]] for r in range(4)] == [4, 8, 16, 32]
    assert [CAPACITY[4][board.index[f"{r}:0"]] for r in range(4)] == [2, 3, 3, 3]


def test_o9_waters_are_what_rivers_join() -> None:
    board = BOARDS[4]

    def river(a: str, b: str) -> int:
        return board.border_index[board.index[a], board.index[b]]

    joined = waters(4, (river("0:0", "0:1"), river("0:1", "1:1"), river("0:8", "0:9")))
    water = {board.names[cell] for cell in cells_of(joined[board.index["1:1"]])}
    assert water == {"0:0", "0:1", "1:1"}
    assert joined[board.index["0:0"]] == joined[board.index["1:1"]]
    assert joined[board.index["0:8"]] != joined[board.index["0:0"]]
    assert joined[board.index["0:2"]] == 0


def test_points_are_written_with_quarters() -> None:
    told = [quarters(count) for count in (0, 1, 4, 6, 15, -6)]
    assert told == ["0", "¼", "1", "1½", "3¾", "−1½"]
