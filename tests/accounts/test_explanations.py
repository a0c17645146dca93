"""The pages that tell players how they are rated and what fair play means."""

import pytest
from django.test import Client

from accounts.services import fair_play

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_files")]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_page_on_ratings_names_every_earned_title_and_every_game_with_prizes(
    client: Client, language: str
) -> None:
    page = client.get("/ratings/", headers={"accept-language": language}).content.decode()
    assert ("Джун" if language == "ru" else "Junior") in page
    assert "UNO" in page
    assert "1000" in page


def test_the_page_on_fair_play_tells_the_waits_that_are_kept(client: Client) -> None:
    page = client.get("/fair-play/", headers={"accept-language": "en"}).content.decode()
    for count, wait in fair_play.WAITS.items():
        assert f"<td>{count}" in page
        assert f"{wait.seconds // 60} min" in page
