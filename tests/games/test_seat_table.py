"""Win rates by seat: counted right, and printed for every game that has bots."""

import pytest

from games.seat_table import main, wins_by_seat
from games.tournament import PlayedGame


def test_a_shared_win_counts_in_parts() -> None:
    played = [_won(0), _won(0, 1), _won(2)]
    assert wins_by_seat(3, played) == [1.5, 0.5, 1.0]


def _won(*seats: int) -> PlayedGame:
    return PlayedGame(game=0, names=[], winners=seats, reason="", moves=1)


def test_the_table_names_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["madness", "--games", "4"]) == 0
    printed = capsys.readouterr().out
    assert "madness, normal, 4 games" in printed
