"""Who may look back at a game, and through whose eyes: no address tells a running game's past."""

import gzip
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from django.core.cache import cache
from django.test import Client

from accounts.models import User
from accounts.services.aversions import set_aversion
from accounts.services.deletion import delete_account
from games.chance import Chance
from tables.models import Table
from tables.replay.pieces import key_of, piece_of
from tables.services import leaving, playing
from tables.services.silencing import unsay
from tables.services.voiding import void
from tests.desk import Desk
from tests.tablecraft import asked_seat, begun, fresh, open_for, play_once, user_at
from tests.tables.recorded_tables import played

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]
PROMISE = "my last server, honestly"


def as_(user: User | None) -> Client:
    """Return a browser in which this person, or nobody, has signed in."""
    client = Client(headers={"accept-language": "en"})
    if user is not None:
        client.force_login(user)
    return client


def head(client: Client, table: Table, eyes: str = "") -> Any:
    return client.get(f"/api/v1/tables/{table.uid}/replay/", {"eyes": eyes})


def frames(client: Client, table: Table, eyes: str = "", first: int = 0) -> Any:
    query: dict[str, str | int] = {"eyes": eyes, "from": first}
    return client.get(f"/api/v1/tables/{table.uid}/replay/frames/", query)


def refusals(client: Client, table: Table, eyes: str = "") -> list[tuple[int, str]]:
    answers = (head(client, table, eyes), frames(client, table, eyes))
    return [(answer.status_code, answer.json().get("code", "")) for answer in answers]


LATER = [(403, "replay_later")] * 2


def some_moves(table: Table, count: int = 4) -> None:
    for number in range(count):
        play_once(table, Chance(bytes([number])))


def test_a_running_games_past_is_told_to_its_own_seat_alone(person: Maker) -> None:
    ann, bob, eve = person("ann"), person("bob"), person("eve")
    table = begun([ann, bob])
    some_moves(table)
    told = head(as_(ann), table).json()
    assert (told["eyes"], told["seen_by"], told["over"], told["proof"]) == (["0"], "0", False, None)
    assert not told["branches"]
    assert len(told["ticks"]) == 5
    assert frames(as_(ann), table).json()["frames"][-1]["seat"] == 0
    for eyes in ("1", "all", "watch", "2", "x"):
        assert refusals(as_(ann), table, eyes) == LATER
    operator = Desk(person("boss")).user
    for stranger in (eve, None, operator):
        for eyes in ("", "0", "1", "all", "watch"):
            assert refusals(as_(stranger), table, eyes) == LATER
    page = as_(eve).get(f"/table/{table.uid}/replay/")
    assert (page.status_code, page["Location"]) == (302, f"/table/{table.uid}/")


def test_whoever_left_for_good_has_no_past_in_a_game_that_goes_on(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")]
    table = begun(people)
    some_moves(table, 1)
    leaving.resign(uid=table.uid, user=people[0])
    assert fresh(table).status == Table.Status.PLAYING
    assert refusals(as_(people[0]), table) == LATER
    assert refusals(as_(people[0]), table, "0") == LATER


def test_nothing_of_a_running_game_is_kept(person: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(cache, "set", lambda key, *_: kept.append(key))
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    some_moves(table)
    assert frames(as_(ann), table).status_code == 200
    assert kept == []


def test_a_game_that_has_not_begun_has_no_replay(person: Maker) -> None:
    ann = person("ann")
    table = open_for([ann])
    assert refusals(as_(ann), table) == [(409, "not_started")] * 2
    assert as_(ann).get("/api/v1/tables/nowhere/replay/").status_code == 404


def test_who_might_open_the_table_may_look_back_and_nobody_else(person: Maker) -> None:
    ann, bob, eve = person("ann"), person("bob"), person("eve")
    table, *_ = played([ann, bob], "madness", Chance(b"private"), access="private")
    for stranger in (eve, None):
        assert refusals(as_(stranger), table) == [(403, "private")] * 2
        assert as_(stranger).get(f"/table/{table.uid}/replay/").status_code == 403
    by_link = as_(None).get(f"/api/v1/tables/{table.uid}/replay/", {"invite": table.invite})
    assert by_link.status_code == 200
    assert head(as_(ann), table).status_code == 200
    assert as_(ann).get(f"/table/{table.uid}/replay/").status_code == 200


def test_ones_own_eyes_come_first_and_a_spectators_for_who_did_not_play(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table, *_ = played([ann, bob], "madness", Chance(b"eyes"))
    assert head(as_(ann), table).json()["eyes"] == ["0", "1", "all", "watch"]
    assert head(as_(bob), table).json()["eyes"] == ["1", "0", "all", "watch"]
    assert head(as_(None), table).json()["eyes"] == ["watch", "0", "1", "all"]
    assert refusals(as_(ann), table, "2") == [(422, "no_eyes")] * 2
    open_to_all, *_ = played([ann, bob], "omfc", Chance(b"nothing hidden"))
    assert head(as_(ann), open_to_all).json()["eyes"] == ["0", "1", "watch"]


def test_nobody_is_handed_what_was_made_for_other_eyes(person: Maker) -> None:
    """Two viewers in turn, and each again, when all of it is kept."""
    ann, bob = person("ann"), person("bob")
    table, sent, _ = played([ann, bob], "uno", Chance(b"kept"))
    for _ in range(2):
        for user, eyes in ((ann, "0"), (bob, "1"), (None, "watch"), (ann, "1"), (bob, "0")):
            told = frames(as_(user), table, eyes).json()["frames"]
            assert [frame["view"] for frame in told[1:]] == [
                frame["view"] for frame in sent[eyes][: len(told) - 1]
            ]
            assert not any("opened" in frame for frame in told)
        told = frames(as_(ann), table, "all").json()["frames"]
        assert [frame["opened"]["hands"][0] for frame in told] == [
            frame["view"]["hand"] for frame in frames(as_(ann), table, "0").json()["frames"]
        ]
        assert {frame["seat"] for frame in told} == {None}
    keys = {
        key_of(table, eyes, 0, in_words=words)
        for eyes in ("0", "1", "watch", "all")
        for words in (True, False)
    }
    assert len(keys) == 8


def test_marks_and_movers_are_those_that_the_eyes_knew(person: Maker) -> None:
    """An infection is told to those it concerns: nobody else's slider is marked there."""
    people = [person(f"p{number}") for number in range(4)]
    for number in range(40):
        table, sent, _ = played(people, "stayaway", Chance(f"infected {number}".encode()))
        marks = {
            eyes: [
                mark
                for tick in head(as_(None), table, eyes).json()["ticks"]
                for mark in tick["marks"]
            ]
            for eyes in ("watch", "all", "0", "1", "2", "3")
        }
        infected = {
            eyes for eyes, some in marks.items() if any(one["type"] == "infected" for one in some)
        }
        if infected:
            break
    assert "all" in infected
    assert "watch" not in infected
    for eyes in ("0", "1", "2", "3"):
        told = any(event["type"] == "infected" for one in sent[eyes] for event in one["events"])
        assert told == (eyes in infected)


def test_an_unchanged_piece_is_not_sent_twice(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table, *_ = played([ann, bob], "madness", Chance(b"etag"))
    for ask in (head, frames):
        first = ask(as_(ann), table)
        assert first["Cache-Control"] == "private, no-cache"
        address = first.wsgi_request.get_full_path()
        again = as_(ann).get(address, headers={"if-none-match": first["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = ask(as_(ann), table, "1")
        assert other["ETag"] != first["ETag"]
    packed = as_(ann).get(
        f"/api/v1/tables/{table.uid}/replay/frames/", headers={"accept-encoding": "gzip"}
    )
    assert packed["Content-Encoding"] == "gzip"
    assert msgspec.json.decode(gzip.decompress(packed.content)) == frames(as_(ann), table).json()


def test_a_game_given_up_ends_without_a_move(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    some_moves(table)
    leaving.resign(uid=table.uid, user=ann)
    told = head(as_(bob), table).json()
    assert [tick["seat"] for tick in told["ticks"]][-1] is None
    assert told["table"]["outcome"]["winners"] == [1]
    last, end = frames(as_(bob), table).json()["frames"][-2:]
    assert (end["events"], end["legal"], end["view"]) == ([], [], last["view"])
    assert end["since"] == last["version"] < end["version"]
    assert head(as_(ann), table).json()["eyes"][0] == "0"  # what one has played in is one's own


def test_voided_games_and_deleted_names_are_as_elsewhere(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    some_moves(table)
    void(uid=table.uid, operator=Desk(person("boss"), "tables.void_table").user, reason="unfair")
    told = head(as_(ann), table).json()
    assert (told["over"], told["table"]["voided"]) == (True, True)
    delete_account(user=bob)
    seat = head(as_(ann), table).json()["table"]["seats"][1]
    assert seat["user"] is None or seat["user"]["deleted"]
    assert b"bob" not in head(as_(ann), table).content


def test_words_of_whom_one_does_not_hear_or_that_were_taken_out_are_not_told(
    person: Maker,
) -> None:
    ann, bob = person("ann"), person("bob")
    table, author, reader = _with_words(ann, bob)
    promise = PROMISE.encode()
    assert promise in frames(as_(reader), table).content
    set_aversion(owner=reader, other=author, kind="mute")
    assert promise not in frames(as_(reader), table).content
    assert promise in frames(as_(author), table).content
    unsay(uid=table.uid, number=table.seats.get(user=author).number)
    assert promise not in frames(as_(author), table).content


def _with_words(ann: User, bob: User) -> tuple[Table, User, User]:
    """Return a finished game in which one wrote something that the other could read."""
    table = begun([ann, bob], "shipit")
    author = user_at(table, asked_seat(table))
    offer = {"type": "offer", "give": 1, "ask": 1, "seats": [1 - asked_seat(table)]}
    playing.play(
        uid=table.uid,
        user_id=author.pk,
        move=offer | {"promise": PROMISE},
        version=table.version,
        move_id="words",
    )
    leaving.resign(uid=table.uid, user=bob)
    return fresh(table), author, bob if author == ann else ann


def test_the_sheet_is_told_to_who_asks_for_words(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table, *_ = played([ann, bob], "uno", Chance(b"words"))
    address = f"/api/v1/tables/{table.uid}/replay/frames/"
    plain, worded = (as_(ann).get(address, {"words": words}).json() for words in (0, 1))
    assert all(frame["sheet"]["own"] for frame in worded["frames"])
    assert "sheet" not in plain["frames"][0]


def test_a_piece_begun_in_the_middle_is_the_same_without_what_was_kept(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table, *_ = played([ann, bob], "shipit", Chance(b"long"))
    assert table.moves.count() > 110
    fresh_piece = piece_of(table, "0", 100)
    cache.clear()
    piece_of(table, "0", 0)
    piece_of(table, "0", 50)
    assert piece_of(table, "0", 100) == fresh_piece
    assert frames(as_(ann), table, "0", 101).json()["from"] == 100
    for beyond in (5000, 999_999_999):
        assert frames(as_(ann), table, "0", beyond).json()["frames"] == []


def test_nameless_readers_of_one_ipv6_household_are_counted_together(
    person: Maker, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.TRUSTED_PROXIES = 1
    table, *_ = played([person("ann"), person("bob")], "madness", Chance(b"household"))
    counted: list[str] = []
    monkeypatch.setattr(
        "tables.api.replays.check_rate", lambda key, **_: counted.append(key.partition(":")[2])
    )
    for address in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1"):
        reader = Client(headers={"x-forwarded-for": address})
        assert head(reader, table).status_code == 200
    assert counted == ["2001:db8::/64", "2001:db8::/64", "2001:db8:0:1::/64"]
