"""Leaderboards for programs: the same boards, and problems that say what was asked wrongly."""

from collections.abc import Callable
from typing import Any

import pytest
from django.core.cache import cache
from django.utils import timezone
from rest_framework.test import APIClient

from accounts import boards
from accounts.models import User
from games.registry import engines
from tests.accounts.crowd import GAME, fill
from tests.accounts.outcomes import finished

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]
ROOT = "/api/v1/leaderboards/"


@pytest.fixture(autouse=True)
def forget_rates() -> None:
    cache.clear()


def get(address: str, reader: User | None = None) -> Any:
    client = APIClient()
    client.force_authenticate(reader)
    return client.get(ROOT + address)


def test_every_game_is_listed_with_its_boards_and_seasons(person: Maker) -> None:
    finished([person("ann"), person("bob")], at=timezone.now())
    told = get("").json()
    assert [game["game"] for game in told] == [one.info.slug for one in engines()]
    for game, one in zip(told, engines(), strict=True):
        assert game["boards"] == boards.kinds(one.info)
        assert game["seasons"][-1] == "all"
        for board in game["boards"]:
            asked = f"{game['game']}/?board={board}&season={game['seasons'][0]}"
            assert get(asked).status_code == 200


def test_a_board_is_told_page_by_page_with_ones_own_row() -> None:
    me = fill(60)
    first = get(f"{GAME}/?board=3-4", me).json()
    assert {first[name] for name in ("total", "page", "pages")} == {60, 1, 2}
    assert (first["game"], first["board"], first["season"]) == (
        GAME,
        "3-4",
        boards.seasons_of(GAME)[0],
    )
    assert len(first["rows"]) == 50
    assert first["rows"][0].keys() == {"rank", "user", "number", "provisional", "games"}
    assert first["mine"]["user"] == me.to_json()
    assert (first["mine"]["rank"], first["mine"]["page"]) == (60, 2)
    second = get(f"{GAME}/?board=3-4&season=all&page=2").json()
    assert (second["season"], len(second["rows"]), second["mine"]) == ("all", 10, None)
    assert second["rows"][-1]["rank"] == 60


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ("chess/", 404, "no_game"),
        ("uno/?board=7", 422, "bad_board"),
        ("madness/?board=prizes", 422, "bad_board"),
        ("uno/?season=2019Q1", 422, "bad_season"),
        ("uno/?season=never", 422, "bad_season"),
        ("uno/?page=0", 422, "bad_page"),
        ("uno/?page=1.5", 422, "bad_page"),
        ("uno/?page=99999999999999999999", 422, "bad_page"),
        ("uno/?page=2", 404, "no_page"),
    ],
)
def test_what_cannot_be_is_a_problem_with_a_code(asked: str, status: int, code: str) -> None:
    answer = get(asked)
    assert answer.status_code == status
    assert answer["Content-Type"].startswith("application/problem+json")
    assert answer.json()["code"] == code
    assert answer.json()["detail"]


def test_a_board_whose_plus_sign_was_not_escaped_is_found() -> None:
    assert get("uno/?board=5+").json()["board"] == "5+"
    assert get("uno/?board=5%2B").json()["board"] == "5+"
