"""House time: every second is known to be whole, or lost and given back."""

from datetime import UTC, datetime

import pytest

from tables.live.webs import LEFT
from tables.models import HouseTime
from tables.work import roll_call
from tables.work.house_time import RETURN, reckon

START = 1_000_000.0


def at(moment: float) -> datetime:
    return datetime.fromtimestamp(moment, UTC)


class House:
    """A house's clock whose sweeps are given by hand."""

    def __init__(self) -> None:
        self.row = HouseTime(ran_at=at(START), sure=START)

    def sweep(self, moment: float, **signs: float) -> HouseTime:
        told = {name: sign if sign == LEFT else START + sign for name, sign in signs.items()}
        reckon(self.row, told, START + moment)
        self.row.ran_at = at(START + moment)
        return self.row

    @property
    def shows(self) -> float:
        """What its clock shows at the moment of the last sweep, since the start."""
        return self.row.reading(self.row.ran_at.timestamp()) - START

    @property
    def sure(self) -> float:
        return self.row.sure - START


@pytest.fixture
def house() -> House:
    return House()


def test_while_all_is_well_house_time_is_real_time(house: House) -> None:
    for second in range(1, 60):
        house.sweep(second, web=second - 0.5)
    assert (house.row.lost, house.shows) == (0.0, 59.0)
    assert house.sure == 58.5


def test_it_stands_while_nothing_is_swept_and_steps_back_when_pages_must_return(
    house: House,
) -> None:
    house.sweep(1)
    assert house.row.reading(START + 100) - START == 3.0
    house.sweep(21)
    assert house.shows == house.sure == 1.0
    assert house.row.reading(START + 21.9) - START == 1.0
    house.sweep(22)
    assert house.shows == house.sure == pytest.approx(1.0 - RETURN[1])
    house.sweep(23)
    assert house.shows == pytest.approx(2.0 - RETURN[1])


def test_a_short_absence_gives_back_what_a_short_return_takes(house: House) -> None:
    house.sweep(1)
    house.sweep(3.5)
    house.sweep(3.6)
    assert house.shows == pytest.approx(1.0 - RETURN[0])


def test_a_late_sweep_was_not_away(house: House) -> None:
    house.sweep(1)
    house.sweep(2.9)
    assert house.row.lost == 0.0


def test_a_silent_web_stops_time_at_its_last_sign(house: House) -> None:
    for second in (1, 2):
        house.sweep(second, web=second - 0.3)
    house.sweep(3, web=1.7)
    house.sweep(4, web=1.7)
    assert house.row.lost == 0.0
    assert house.sure == pytest.approx(1.7)
    for second in (5, 6, 50):
        house.sweep(second, web=1.7)
        assert house.shows == house.sure == pytest.approx(1.7)
    house.sweep(51, web=50.8)
    assert house.shows == pytest.approx(1.7 - RETURN[1])


def test_one_absence_is_counted_once_though_two_parts_were_away(house: House) -> None:
    house.sweep(1, web=1.0)
    house.sweep(20, web=1.0)
    house.sweep(21, web=1.0)
    assert house.row.lost == pytest.approx(20.0)
    house.sweep(22, web=21.5)
    assert house.shows == pytest.approx(1.0 - RETURN[1])


def test_one_of_two_webs_is_waited_for_while_its_players_move_over(house: House) -> None:
    house.sweep(1, one=1.0, two=1.0)
    for second in range(2, 12):
        house.sweep(second, one=second, two=1.0)
    assert house.shows == pytest.approx(1.0)
    house.sweep(12, one=12.0, two=1.0)
    assert list(house.row.webs) == ["one"]
    assert house.shows == pytest.approx(1.0 - 11.0)
    house.sweep(13, one=13.0, two=1.0)
    assert list(house.row.webs) == ["one"]


def test_a_web_that_leaves_politely_is_not_waited_for_unless_it_was_the_last(
    house: House,
) -> None:
    house.sweep(1, one=1.0, two=1.0)
    house.sweep(2, one=2.0, two=LEFT)
    assert (list(house.row.webs), house.row.lost) == (["one"], 0.0)
    house.sweep(3, one=LEFT)
    house.sweep(4, one=LEFT)
    assert house.shows == house.sure == pytest.approx(2.0)
    house.sweep(5, new=4.9)
    assert list(house.row.webs) == ["new"]
    assert house.row.away_since is None


def test_a_killed_web_that_is_started_anew_is_waited_for_until_all_have_moved_over(
    house: House,
) -> None:
    house.sweep(1, old=1.0)
    for second in range(2, 12):
        house.sweep(second, old=1.0, **({"new": float(second)} if second > 5 else {}))
    assert house.shows == pytest.approx(1.0)
    house.sweep(12, old=1.0, new=12.0)
    assert list(house.row.webs) == ["new"]
    assert house.row.away_since is None


def test_a_web_whose_clock_is_wrong_is_heard_by_its_signs_growing(house: House) -> None:
    for second in range(1, 30):
        house.sweep(second, late=second - 5.0, early=second + 500.0)
    assert (house.row.lost, house.sure) == (0.0, 28.0)


def test_what_redis_still_knows_of_webs_long_gone_counts_for_nothing(house: House) -> None:
    house.sweep(1, gone=-100.0, left=LEFT)
    assert house.row.webs == {}
    assert roll_call.silent(house.row.webs, START) == []


def test_a_clock_that_jumps_back_leaves_house_time_where_it_was(house: House) -> None:
    house.sweep(1, web=1.0)
    house.sweep(-3600, web=-3600.5)
    assert house.shows == house.sure == 1.0
    house.sweep(-3599, web=-3599.5)
    assert house.shows == pytest.approx(1.0 - RETURN[0])
    for second in range(1, 9):
        house.sweep(second - 3599, web=second - 3599.5)
    assert house.shows == pytest.approx(9.0 - RETURN[0])
    assert house.sure == pytest.approx(house.shows - 0.5)
