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
    for heading in ("games", "moves", "longest game", "breaches"):
        assert heading in printed


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["no_such_game"], "there is no game “no_such_game”"),
        (["--games", "0"], "not a number above zero"),
        (["--games", "many"], "not a number above zero"),
        (["--jobs", "-1"], "not a number above zero"),
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
