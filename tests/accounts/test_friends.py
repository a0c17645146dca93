"""Friends: asked by name, accepted by the other, and no refusal tells of a block."""

from collections.abc import Callable
from threading import Barrier, Thread

import pytest
from django.core.exceptions import ValidationError
from django.db import connection
from django.test import Client
from django.utils import timezone

from accounts.friendships import circle_of, relation
from accounts.models import Friendship, User
from accounts.services import friends
from accounts.services.aversions import set_aversion
from accounts.services.guests import create_guest
from tables.live import presence

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]


def refused(user: User, name: str) -> ValidationError:
    before = Friendship.objects.count()
    with pytest.raises(ValidationError) as refusal:
        friends.ask(user=user, name=name)
    assert Friendship.objects.count() == before
    return refusal.value


def befriended(one: User, other: User) -> None:
    friends.ask(user=one, name=other.username)
    friends.accept(user=other, other=one)


def test_somebody_is_asked_in_any_letters_and_becomes_a_friend_by_accepting(person: Maker) -> None:
    ann, cat = person("ann"), person("Mary Cox")
    friends.ask(user=ann, name=" МАRY сoх ")
    assert (relation(ann, cat), relation(cat, ann)) == ("asked", "asking")
    friends.accept(user=cat, other=ann)
    assert relation(ann, cat) == relation(cat, ann) == "friends"
    assert circle_of(ann).friends == [cat]
    assert circle_of(cat).friends == [ann]


def test_whoever_asks_the_one_who_asked_is_a_friend_at_once(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    friends.ask(user=ann, name="bob")
    assert friends.ask(user=bob, name="ann").accepted_at is not None
    assert Friendship.objects.count() == 1


def test_two_who_ask_in_the_same_moment_are_friends(person: Maker) -> None:
    pairs = [(person(f"ann {number}"), person(f"bob {number}")) for number in range(20)]
    both = Barrier(2)

    def ask(mine: int) -> None:
        for pair in pairs:
            both.wait()
            friends.ask(user=pair[mine], name=pair[1 - mine].username)
        connection.close()

    threads = [Thread(target=ask, args=(mine,)) for mine in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one.accepted_at is not None for one in Friendship.objects.all()] == [True] * len(pairs)


def test_a_wish_is_declined_or_taken_back_and_a_friendship_ended(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    friends.ask(user=ann, name="bob")
    friends.decline(user=bob, other=ann)
    friends.ask(user=ann, name="bob")
    friends.take_back(user=ann, other=bob)
    befriended(ann, bob)
    friends.remove(user=bob, other=ann)
    assert not Friendship.objects.exists()


def test_only_the_asked_accepts_and_a_wish_is_not_ended_as_a_friendship(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    friends.ask(user=ann, name="bob")
    deeds = {
        friends.accept: (ann, bob, "no_wish"),
        friends.decline: (ann, bob, "no_wish"),
        friends.take_back: (bob, ann, "no_wish"),
        friends.remove: (ann, bob, "not_friends"),
    }
    for deed, (user, other, code) in deeds.items():
        with pytest.raises(ValidationError) as refusal:
            deed(user=user, other=other)
        assert refusal.value.code == code
    assert relation(bob, ann) == "asking"


@pytest.mark.parametrize("name", ["", " ", "nobody", "\x00", "\ud800", "x" * 500])
def test_an_unknown_name_is_refused(person: Maker, name: str) -> None:
    assert refused(person("ann"), name).code == "no_player"


def test_the_same_is_not_asked_twice_nor_oneself_nor_a_friend(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    assert refused(ann, "ANN").code == "oneself"
    friends.ask(user=ann, name="bob")
    assert refused(ann, "bob").code == "asked"
    friends.accept(user=bob, other=ann)
    assert refused(ann, "bob").code == refused(bob, "ann").code == "friends"


def test_a_block_by_either_is_refused_in_words_that_tell_of_no_block(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    guest = create_guest(language="en")
    neutral = refused(ann, guest.username).messages
    set_aversion(owner=bob, other=ann, kind="block")
    assert refused(ann, "bob").messages == refused(bob, "ann").messages == neutral
    set_aversion(owner=bob, other=ann, kind="mute")
    assert friends.ask(user=ann, name="bob")


def test_a_block_ends_a_friendship_and_a_wish(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    befriended(ann, bob)
    friends.ask(user=cid, name="ann")
    set_aversion(owner=ann, other=bob, kind="block")
    set_aversion(owner=ann, other=cid, kind="block")
    assert not Friendship.objects.exists()


def test_guests_have_no_friends(person: Maker) -> None:
    person("ann")
    assert refused(create_guest(language="en"), "ann").code == "guest"


def test_there_is_an_end_to_wishes_and_to_friends(
    person: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, cid, dan = (person(name) for name in ("ann", "bob", "cid", "dan"))
    monkeypatch.setattr(friends, "MOST_WISHES", 1)
    monkeypatch.setattr(friends, "MOST_FRIENDS", 1)
    friends.ask(user=ann, name="bob")
    assert refused(ann, "cid").code == "too_many_wishes"
    friends.accept(user=bob, other=ann)
    assert refused(ann, "cid").code == "too_many_friends"
    friends.ask(user=dan, name="ann")
    with pytest.raises(ValidationError) as refusal:
        friends.accept(user=ann, other=dan)
    assert refusal.value.code == "too_many_friends"
    friends.take_back(user=dan, other=ann)
    friends.ask(user=cid, name="dan")
    Friendship.objects.create(asker=cid, asked=ann, accepted_at=timezone.now())
    assert refused(dan, "cid").code == "impossible"


def test_a_deleted_account_is_nobodys_friend(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    befriended(ann, bob)
    bob.deleted_at = bob.date_joined
    bob.save()
    assert circle_of(ann).friends == []
    assert refused(ann, "bob").code == "no_player"


def test_the_page_shows_who_is_here_and_acts(person: Maker, client: Client) -> None:
    ann, bob, cid = person("ann", language="en"), person("bob"), person("cid")
    befriended(ann, bob)
    befriended(ann, cid)
    presence.show(presence.SITE, str(cid.pk))
    client.force_login(ann)
    page = client.get("/friends/").content.decode()
    assert page.index("/people/cid/") < page.index("here now") < page.index("/people/bob/")
    assert page.count("here now") == 1
    client.post("/friends/bob/remove/")
    assert relation(ann, bob) == ""
    client.force_login(bob)
    asked = client.post("/friends/ask/", {"name": "Ann", "next": "/people/ann/"})
    assert asked["Location"] == "/people/ann/"
    assert relation(ann, bob) == "asking"
    client.force_login(ann)
    assert "/friends/bob/accept/" in client.get("/friends/").content.decode()
    client.post("/friends/bob/accept/")
    assert relation(ann, bob) == "friends"


def test_a_refusal_is_said_on_the_page(person: Maker, client: Client) -> None:
    client.force_login(person("ann", language="en"))
    told = client.post("/friends/ask/", {"name": "nobody"}, follow=True)
    assert "There is no player of this name." in told.content.decode()


def test_foreign_addresses_and_unknown_deeds_are_not_followed(
    person: Maker, client: Client
) -> None:
    person("bob")
    client.force_login(person("ann"))
    asked = client.post("/friends/ask/", {"name": "bob", "next": "https://evil.example/"})
    assert asked["Location"] == "/friends/"
    assert client.post("/friends/bob/marry/").status_code == 404
    assert client.post("/friends/nobody/accept/").status_code == 404
    assert client.get("/friends/bob/take-back/").status_code == 302
    assert Friendship.objects.count() == 1


def test_guests_are_told_to_register_and_strangers_to_sign_in(client: Client) -> None:
    assert client.get("/friends/")["Location"].startswith("/accounts/login/")
    client.force_login(create_guest(language="en"))
    page = client.get("/friends/").content.decode()
    assert "/accounts/keep/" in page
    assert "/friends/ask/" not in page
