"""Marks and guesses: kept for their writer on every device, and told to nobody else in time."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from asgiref.sync import sync_to_async
from django.utils import timezone

from accounts.models import User
from games.registry import engines
from games.vocabulary import vocabulary
from tables.live.hub import hub
from tables.live.publishing import user_topic
from tables.models import Guess, Mark, Table
from tables.refusals import Refused
from tables.services import leaving, noting
from tables.services.avoiding import avoid
from tests.api_client import client_of
from tests.tablecraft import begun, open_for
from tests.tables.burning import ANN, BOB, CID, DAN, NAMES, burning, end
from tests.tables.page_socket import Client, at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[..., User]
ROOT = "/api/v1"


@pytest.fixture
def people(person: Maker) -> list[User]:
    return [person(name) for name in NAMES]


@pytest.fixture
def table(people: list[User]) -> Table:
    return burning(people)


def refused(service: Callable[..., Any], **given: Any) -> str:
    with pytest.raises(Refused) as refusal:
        service(**given)
    return refusal.value.code


def notebook(table: Table, user: User) -> Any:
    return client_of(user).get(f"{ROOT}/tables/{table.uid}/notebook/").json()


def test_a_mark_is_kept_changed_and_taken_away(table: Table, people: list[User]) -> None:
    ann: dict[str, Any] = {"uid": table.uid, "user": people[ANN]}
    noting.mark(**ann, seat=CID, code="suspect")
    noting.mark(**ann, seat=CID, code="thing")
    noting.mark(**ann, seat=DAN, code="clean")
    noting.mark(**ann, seat=BOB, code="clean")
    noting.mark(**ann, seat=BOB, code="")
    noting.mark(**ann, seat=BOB, code="")
    assert notebook(table, people[ANN])["marks"] == {str(CID): "thing", str(DAN): "clean"}
    assert notebook(table, people[BOB])["marks"] == {}


def test_only_what_the_game_knows_is_noted_of_another_who_plays(
    table: Table, people: list[User], person: Maker
) -> None:
    ann: dict[str, Any] = {"uid": table.uid, "user": people[ANN]}
    zoe = {**ann, "user": person("zoe")}
    for odd in ("human", "THING", 7, None):
        assert refused(noting.mark, **ann, seat=CID, code=odd) == "bad_mark"
    for odd in ("clean", "suspect", False, None):
        assert refused(noting.guess, **zoe, seat=CID, code=odd) == "bad_mark"
    for seat in (-1, 5, 10**20, True, "1", None):
        assert refused(noting.mark, **ann, seat=seat, code="thing") == "no_such_seat"
        assert refused(noting.guess, **zoe, seat=seat, code="thing") == "no_such_seat"
    assert refused(noting.mark, **ann, seat=ANN, code="clean") == "own_seat"
    assert refused(noting.mark, **zoe, seat=CID, code="clean") == "not_seated"
    assert refused(noting.guess, **ann, seat=CID, code="thing") == "seated"
    leaving.resign(uid=table.uid, user=people[DAN])
    dan = {"uid": table.uid, "user": people[DAN], "seat": CID, "code": "thing"}
    assert (refused(noting.mark, **dan), refused(noting.guess, **dan)) == ("gone", "seated")
    assert not (Mark.objects.exists() or Guess.objects.exists())


def test_nothing_is_noted_before_the_game_or_after_it(people: list[User], person: Maker) -> None:
    waiting, over = open_for(people, "stayaway"), end(burning(people))
    for table in (waiting, over):
        given = {"uid": table.uid, "seat": CID, "code": "thing"}
        assert refused(noting.mark, **given, user=people[ANN]) == "not_playing"
        assert refused(noting.guess, **given, user=person(f"zoe{table.pk}")) == "not_playing"


def test_a_banned_account_notes_nothing(table: Table, people: list[User]) -> None:
    User.objects.filter(pk=people[ANN].pk).update(is_active=False)
    given = {"uid": table.uid, "user": people[ANN], "seat": CID, "code": "thing"}
    assert refused(noting.mark, **given) == "banned"


def test_a_game_without_marks_takes_none(people: list[User]) -> None:
    table = begun(people[:2])
    given = {"uid": table.uid, "user": people[ANN], "seat": 1, "code": "clean"}
    assert refused(noting.mark, **given) == "bad_mark"


def test_of_guesses_all_is_told_at_the_end_and_of_marks_nothing(
    table: Table, people: list[User], person: Maker
) -> None:
    zoe, yan = person("zoe"), person("yan")
    noting.mark(uid=table.uid, user=people[ANN], seat=CID, code="thing")
    noting.guess(uid=table.uid, user=zoe, seat=CID, code="thing")
    noting.guess(uid=table.uid, user=zoe, seat=ANN, code="human")
    noting.guess(uid=table.uid, user=yan, seat=CID, code="infected")
    own = {str(ANN): "human", str(CID): "thing"}
    assert notebook(table, zoe) == {"type": "notebook", "marks": {}, "guesses": own}
    for other in (yan, *people):
        assert str(zoe.pk) not in str(notebook(table, other))
    end(table)
    told = notebook(table, people[ANN])
    assert told["marks"] == {str(CID): "thing"}
    assert [(one["user"]["name"], one["guesses"]) for one in told["guessed"]] == [
        ("zoe", own),
        ("yan", {str(CID): "infected"}),
    ]
    assert notebook(table, zoe)["marks"] == {}


def test_guesses_obey_mute_block_and_an_operator_s_mute(
    table: Table, people: list[User], person: Maker
) -> None:
    zoe, yan, xen = person("zoe"), person("yan"), person("xen")
    for user in (zoe, yan, xen):
        noting.guess(uid=table.uid, user=user, seat=CID, code="thing")
    User.objects.filter(pk=xen.pk).update(muted_until=timezone.now() + timedelta(days=1))
    avoid(owner=people[ANN], other=zoe, kind="mute")
    avoid(owner=people[BOB], other=yan, kind="block")
    end(table)

    def names(user: User) -> list[str]:
        return [one["user"]["name"] for one in notebook(table, user)["guessed"]]

    assert (names(people[ANN]), names(people[BOB]), names(people[CID])) == (
        ["yan"],
        ["zoe"],
        ["zoe", "yan"],
    )


def test_the_api_notes_one_thing_at_a_time(table: Table, people: list[User], person: Maker) -> None:
    address = f"{ROOT}/tables/{table.uid}/notebook/"
    ann, zoe = client_of(people[ANN]), client_of(person("zoe"))
    told = ann.put(address, {"seat": CID, "mark": "suspect"}, format="json")
    assert told.json()["marks"] == {str(CID): "suspect"}
    told = zoe.put(address, {"seat": CID, "guess": "thing"}, format="json")
    assert told.json()["guesses"] == {str(CID): "thing"}
    for body in (
        {"seat": CID},
        {"seat": CID, "mark": "clean", "guess": "thing"},
        {"mark": "clean"},
    ):
        assert ann.put(address, body, format="json").status_code == 400
    private = burning(people)
    Table.objects.filter(pk=private.pk).update(access=Table.Access.PRIVATE)
    address = f"{ROOT}/tables/{private.uid}/notebook/"
    for answer in (
        zoe.get(address),
        zoe.put(address, {"seat": 1, "guess": "thing"}, format="json"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (403, "private")


@pytest.mark.usefixtures("new_hub")
async def test_a_mark_follows_to_the_other_device_and_to_nobody_else(
    table: Table, people: list[User]
) -> None:
    ann, bob = people[ANN], people[BOB]
    async with (
        Client(at(table), ann) as desk,
        Client(at(table), ann) as phone,
        Client(at(table), bob) as other,
    ):
        for client in (desk, phone, other):
            assert (await client.until("notebook"))["marks"] == {}
            await client.until("chat")
        await desk.send({"mark": "thing", "on": CID})
        for client in (desk, phone):
            assert (await client.until("notebook"))["marks"] == {str(CID): "thing"}
        await phone.send({"mark": "nonsense", "on": CID, "id": "x"})
        assert (await phone.until("refused"))["code"] == "bad_mark"
        await other.send({"beat": 1})
        assert '"pong"' in await other.text()
    async with Client(at(table), ann) as again:
        assert (await again.until("notebook"))["marks"] == {str(CID): "thing"}


@pytest.mark.usefixtures("new_hub")
async def test_what_went_unheard_is_made_up_for_and_nothing_is_told_twice(
    table: Table, people: list[User]
) -> None:
    ann = people[ANN]
    async with Client(at(table), ann) as client:
        await client.until("chat")
        await client.listens()
        hub._miss(user_topic(ann.pk))
        await client.send({"beat": 1})
        assert '"pong"' in await client.text()
        await Mark.objects.acreate(table=table, user=ann, seat=CID, code="thing")
        hub._miss(user_topic(ann.pk))
        assert (await client.until("notebook"))["marks"] == {str(CID): "thing"}


@pytest.mark.usefixtures("new_hub")
async def test_whoever_watches_is_told_of_guesses_when_the_game_ends(
    table: Table, person: Maker
) -> None:
    zoe = await sync_to_async(person)("zoe")
    async with Client(at(table), zoe) as guesser, Client(at(table)) as nameless:
        await guesser.until("chat")
        await nameless.until("chat")
        await guesser.send({"guess": "thing", "on": CID})
        assert "guessed" not in await guesser.until("notebook")
        await nameless.send({"guess": "thing", "on": CID})
        assert (await nameless.until("error"))["code"] == "signed_out"
        await sync_to_async(end)(table)
        for client in (guesser, nameless):
            (told,) = (await client.until("notebook"))["guessed"]
            assert (told["user"]["name"], told["guesses"]) == ("zoe", {str(CID): "thing"})


@pytest.mark.parametrize("game", engines(), ids=lambda one: one.info.slug)
def test_roles_stand_where_the_vocabulary_says(game: Any) -> None:
    words = vocabulary(game.info.slug)
    assert bool(words.roles) == bool(words.truth)
    assert words.in_language("ru")["marks"].keys() == words.marks.keys()


def test_the_truth_of_a_finished_game_is_found(table: Table) -> None:
    words, over = vocabulary("stayaway"), end(table)
    state = over.engine.load(bytes(over.state or b""))
    view = over.engine.view(state, None)
    found = [words.role_of(view, seat) for seat in range(over.seat_count)]
    assert found == ["human", "human", "thing", "human", "human"]
