"""Wherever a player is named, the titles stand before the name."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from django.contrib.auth.models import AnonymousUser
from django.template import Context, Template
from django.test import Client
from django.utils.translation import override

from accounts.models import User
from accounts.services.guests import create_guest
from accounts.titled_names import called
from games.chance import Chance
from games.registry import engine
from tables.live.looking import snapshot
from tables.models import Table
from tables.refusals import Refused
from tables.services import leaving, seating
from tables.wire.notes import Changed, Note
from tests.accounts.outcomes import finished
from tests.tablecraft import begun, open_for, play_once

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]
JUNE = engine("shipit").info.titles["june"]


@pytest.fixture
def june(person: Maker) -> User:
    """Return the Джун of Ship IT!."""
    bob = person("bob")
    finished([person("ann"), bob], game="shipit", titles={"june": 1})
    return User.objects.get(pk=bob.pk)


def shown(language: str, link: bool = True) -> str:
    title = f'<span class="title">{JUNE.in_language(language)}</span> bob'
    if link:
        return f'<a class="player" href="/people/bob/">{title}</a>'
    return f'<span class="player">{title}</span>'


def page(client: Client, path: str, language: str) -> str:
    return client.get(path, headers={"accept-language": language}).content.decode()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_the_june_is_so_called_in_the_lobby_in_my_games_and_on_the_profile(
    june: User, client: Client, language: str
) -> None:
    ann = User.objects.get(username="ann")
    table = open_for([june])
    lobby = page(client, "/", language)
    assert lobby.count(shown(language)) == 2
    assert shown(language, link=False) in lobby
    assert shown(language, link=False) in page(client, "/people/bob/", language)
    User.objects.update(language=language)
    client.force_login(june)
    header, _, tables = page(client, "/mine/", language).partition("<main")
    assert shown(language, link=False) in header
    assert shown(language) not in tables
    seating.sit(uid=table.uid, user=ann)
    client.force_login(ann)
    assert shown(language) in page(client, "/mine/", language)


def test_finished_games_name_the_june_too(june: User, client: Client) -> None:
    ann = User.objects.get(username="ann")
    table = begun([ann, june])
    play_once(table, Chance(b"names"))
    leaving.resign(uid=table.uid, user=ann)
    client.force_login(ann)
    assert shown("ru") in page(client, "/mine/", "ru")


def test_a_frame_has_titles_for_readers_of_both_languages(june: User) -> None:
    table = open_for([june])
    frame = msgspec.json.decode(snapshot(table.uid, AnonymousUser())[2])
    [title] = frame["table"]["seats"][0]["user"]["titles"]
    assert title["name"] == {"ru": JUNE.ru, "en": JUNE.en}
    assert (title["code"], title["game"]) == ("june", "shipit")


def test_the_last_frame_of_a_game_has_the_title_that_it_brought(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Note] = []
    monkeypatch.setattr("tables.services.changing.publish", lambda topic, note: told.append(note))
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob], "shipit")
    play_once(table, Chance(b"names"))
    leaving.resign(uid=table.uid, user=ann)
    last = [note for note in told if isinstance(note, Changed)][-1]
    seats = msgspec.json.decode(last.frames["watch"])["table"]["seats"]
    assert [[one["code"] for one in seat["user"]["titles"]] for seat in seats] == [["june"], []]
    assert Table.objects.get(pk=table.pk).status == Table.Status.FINISHED


def test_a_sentence_of_refusal_names_titles_between_unseen_marks(june: User) -> None:
    ann = User.objects.get(username="ann")
    table = open_for([ann, june])
    with pytest.raises(Refused) as refusal, override("ru"):
        seating.start(uid=table.uid, user=ann)
    with override("ru"):
        assert f"\u2068{JUNE.ru}\u2069 bob" in refusal.value.sentence()
        assert called(june) == f"\u2068{JUNE.ru}\u2069 bob"


def drawn(text: str, **context: Any) -> str:
    with override("en"):
        return Template("{% load people %}" + text).render(Context(context))


def test_a_deleted_account_is_named_nowhere(june: User) -> None:
    june.deleted_at = june.date_joined
    for gone in (june, june.to_json(), None):
        told = drawn("{% player who %}", who=gone)
        assert "bob" not in told
        assert "Deleted player" in told
    with override("en"):
        assert called(june) == "Deleted player"


def test_titles_and_names_are_written_as_text(person: Maker) -> None:
    ann = person("ann")
    ann.username = "<b>ann"
    ann.shown_titles = [{"name": {"ru": "<i>", "en": "<i>"}}]
    told = drawn("{% player who %}", who=ann)
    assert "<b>" not in told
    assert "<i>" not in told


def test_seats_name_guests_bots_and_the_free() -> None:
    guest = create_guest(language="en")
    seat = {"user": guest.to_json(), "level": ""}
    assert guest.username in drawn("{% sitter seat %}", seat=seat)
    assert "Bot (hard)" in drawn("{% sitter seat %}", seat={"user": None, "level": "hard"})
    empty = {"user": None, "level": ""}
    assert drawn("{% sitter seat waiting=True %}", seat=empty) == "free"
    assert "Deleted player" in drawn("{% sitter seat %}", seat=empty)
