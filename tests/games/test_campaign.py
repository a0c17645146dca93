"""The campaign as a command: its table, its errors and its exit codes."""

import pytest

from games.campaign import main
from games.registry import engines

SLUGS = [engine.info.slug for engine in engines()]


def test_a_short_campaign_plays_every_series_and_prints_a_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([SLUGS[0], "--games", "3", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    assert f"{SLUGS[0]}, " in printed
    for heading in ("games", "moves", "longest", "redeals", "breaches"):
        assert heading in printed


def test_every_ruleset_is_played_with_every_number_of_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["omfc", "--games", "1", "--redeals", "0", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    for game in ("omfc.1", "omfc"):
        for seats in range(2, 9):
            assert f"{game}, {seats} seats, options on: 1 games" in printed


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["no_such_game"], "there is no game “no_such_game”"),
        (["--games", "0"], "not a number above zero"),
        (["--games", "many"], "not a number above zero"),
        (["--jobs", "-1"], "not a number above zero"),
        (["--redeals", "some"], "not a number above zero"),
        (["--seats", "2,,4"], "not a number above zero"),
        (["--seats", "99"], "99 seats cannot play"),
    ],
)
def test_a_wrong_argument_is_told_without_a_traceback(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert complaint in capsys.readouterr().err
