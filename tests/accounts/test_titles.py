"""Titles: the Джун is borne until the end of the next game (I15), and a void undoes it."""

from collections.abc import Callable
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import Title, User
from accounts.services import titles
from accounts.services.results import void_result
from tests.accounts.outcomes import finished

pytestmark = [pytest.mark.django_db, pytest.mark.database]
Maker = Callable[..., User]


def borne(user: User) -> list[str]:
    return [one["code"] for one in User.objects.get(pk=user.pk).shown_titles]


def ship(*people: User | str, june: int | None, game: str = "shipit") -> str:
    return finished(people, game=game, titles={} if june is None else {"june": june}).table


def test_i15_the_june_is_borne_until_the_end_of_the_next_game(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    ship(ann, bob, june=1)
    assert borne(bob) == ["june"]
    ship(ann, cid, june=None)
    assert borne(bob) == ["june"]
    ship(bob, cid, june=1)
    assert borne(bob) == []
    assert borne(cid) == ["june"]
    past = Title.objects.get(user=bob)
    assert past.until is not None
    assert past.since < past.until


def test_i15_another_game_does_not_end_it(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    ship(ann, bob, june=1)
    ship(ann, bob, june=None, game="uno")
    assert borne(bob) == ["june"]


def test_i15_a_second_time_in_a_row_it_is_a_new_one(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    ship(ann, bob, june=1)
    ship(ann, bob, june=1)
    assert borne(bob) == ["june"]
    assert Title.objects.filter(user=bob).count() == 2


def test_a_bot_that_comes_last_bears_nothing(person: Maker) -> None:
    ship(person("ann"), "easy", june=1)
    assert not Title.objects.exists()


def test_the_name_comes_from_the_game_in_both_languages(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    ship(ann, bob, june=0)
    shown = User.objects.get(pk=ann.pk).to_json()["titles"]
    assert shown[0]["name"] == {"ru": "Джун", "en": "Junior"}


def test_a_void_takes_a_title_back_and_the_one_it_ended_is_borne_on(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    ship(ann, bob, june=1)
    second = ship(ann, bob, june=0)
    assert (borne(ann), borne(bob)) == (["june"], [])
    void_result(table=second)
    assert (borne(ann), borne(bob)) == ([], ["june"])


def test_a_void_of_an_older_game_ends_at_the_game_after_it(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    ship(ann, bob, june=1)
    second = ship(ann, bob, june=None)
    ship(ann, bob, june=None)
    void_result(table=second)
    assert borne(bob) == []


def test_a_title_of_a_void_game_is_not_borne_again_when_the_next_is_void_too(
    person: Maker,
) -> None:
    ann, bob = person("ann"), person("bob")
    for table in [ship(ann, bob, june=1), ship(ann, bob, june=None)]:
        void_result(table=table)
    assert borne(bob) == []


def test_titles_whose_time_has_run_out_are_taken_down(person: Maker) -> None:
    ann, now = person("ann"), timezone.now()
    Title.objects.create(
        user=ann,
        kind=Title.Kind.GRANTED,
        code="host",
        words={"ru": "Хозяин", "en": "Host"},
        since=now - timedelta(days=2),
        until=now + timedelta(days=1),
    )
    titles.show([ann.pk])
    assert borne(ann) == ["host"]
    Title.objects.update(until=now - timedelta(days=1))
    titles.expire()
    assert borne(ann) == []


def test_i15_all_who_bear_a_title_now_stand_on_the_boards(
    person: Maker, client: Client, plain_files: None
) -> None:
    del plain_files
    people = [person(name) for name in ("ann", "bob", "cid", "dan")]
    ship(*people[:2], june=0)
    ship(*people[2:], june=1)
    for address in ("/leaderboard/", "/leaderboard/shipit/"):
        told = client.get(address, headers={"accept-language": "en"}).content.decode()
        assert "until the end of their next game" in told
        assert told.index('"/people/dan/"') < told.index('"/people/ann/"')
