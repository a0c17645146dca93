"""Playing on from a move of a finished game: its rules, its state, and nothing in any book."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from accounts.models import Match, User
from games.bots import Budget
from games.chance import Chance
from games.reading import from_json
from games.record import to_json
from games.registry import engine, engines
from games.replay import replay
from games.verify import judge
from tables.models import Move, Table
from tables.pages.proofs import played_again, record_of
from tables.refusals import Refused
from tables.services import leaving, playing, seating
from tables.services.branching import branch
from tables.services.silencing import unsay
from tables.work import thinking
from tests.tablecraft import asked_seat, begun, fresh, play_once, state_of
from tests.tables.recorded_tables import played

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]
GAMES = [one.info.slug for one in engines()]


def version_at(table: Table, move: int) -> int:
    """Return the version to which this move led; 0 is the deal."""
    return table.moves.order_by("number")[move].number


def play_on(table: Table, most: int) -> Table:
    """Let the person play at random and the bots as they are, for so many moves at most."""
    chance = Chance(b"play on")
    for _ in range(most):
        now = fresh(table)
        if now.status != Table.Status.PLAYING:
            break
        number = asked_seat(now)
        seat = now.seats.select_related("table").get(number=number)
        if seat.level:
            choice = thinking.choose(seat, Budget(iterations=1))
            asked = now.asked[number]
            playing.play_bot(uid=now.uid, number=number, asked=asked, move=choice.move)
        else:
            play_once(now, chance)
    return fresh(table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("deal", "level"), [("anew", "hard"), ("as_it_was", "normal")])
def test_a_game_is_played_on_against_bots_and_verifies(
    person: Maker, game: str, deal: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots cope with a game whose beginning they have not been told."""
    faults: list[Any] = []
    monkeypatch.setattr("tables.work.thinking.faults.note", lambda *fault: faults.append(fault))
    people = [person(f"p{number}") for number in range(engine(game).info.min_seats)]
    origin, *_ = played(people, game, Chance(f"branch {game}".encode()))
    booked = Match.objects.count()
    moves = min(8, origin.moves.count() // 2)
    version = version_at(origin, moves)
    made = branch(uid=origin.uid, user=people[1], version=version, seat=1, deal=deal, level=level)
    there = played_again(origin, up_to=version).state
    rules = origin.engine
    assert rules.view(state_of(made), 1) == rules.view(there, 1)
    if deal == "as_it_was":
        assert rules.dump(state_of(made)) == rules.dump(there)
    assert (fresh(made).ruleset, made.rated, made.practice) == (origin.ruleset, False, True)
    ended = play_on(made, most=25)
    assert faults == []
    if ended.status == Table.Status.PLAYING:
        leaving.resign(uid=ended.uid, user=people[1])
    record = record_of(fresh(made))
    assert record.origin.record.table_id == origin.uid  # type: ignore[union-attr]
    assert len(record.origin.record.moves) == moves  # type: ignore[union-attr]
    assert (record.origin.dealt, record.origin.seat) == (deal, 1)  # type: ignore[union-attr]
    assert replay(from_json(to_json(record))).verified
    assert Match.objects.count() == booked


def test_what_was_dealt_anew_is_another_deal_and_a_forged_one_is_found_out(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    origin, *_ = played([ann, bob], "uno", Chance(b"another"))
    version = version_at(origin, 3)
    deals = set()
    for _ in range(3):
        made = branch(uid=origin.uid, user=ann, version=version, seat=0, level="easy")
        deals.add(tuple(made.engine.opened(state_of(made))["hands"][1]))
        leaving.resign(uid=made.uid, user=ann)
    assert len(deals) > 1
    told = json.loads(to_json(record_of(fresh(made))))
    assert judge(json.dumps(told).encode()).sentence.startswith("verified")
    forgeries: list[Callable[[Any], object]] = [
        lambda record: record["origin"].update(dealt="as_it_was"),
        lambda record: record["origin"].update(seat=1),
        lambda record: record["origin"]["record"].update(server_seed="00" * 32),
        lambda record: record["origin"]["record"]["moves"].pop(),
        lambda record: record["origin"]["record"].update(ruleset=99),
        lambda record: record.pop("origin"),
    ]
    for change in forgeries:
        forged = json.loads(json.dumps(told))
        change(forged)
        assert judge(json.dumps(forged).encode()).code != 0


def test_friends_come_by_the_link_and_nothing_is_booked(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    origin, *_ = played([ann, bob], "madness", Chance(b"friends"))
    client.force_login(bob)
    body = {"version": version_at(origin, 5), "seat": 0, "deal": "as_it_was"}
    address = f"/api/v1/tables/{origin.uid}/branch/"
    answer = client.post(address, json.dumps(body), content_type="application/json")
    assert answer.status_code == 201
    made = Table.objects.get(uid=answer.json()["uid"])
    assert (made.status, made.access, made.seats.get().number) == ("open", "private", 0)
    seating.sit(uid=made.uid, user=ann, invite=answer.json()["invite"])
    for user in (ann, bob):
        seating.set_ready(uid=made.uid, user=user, ready=True)
    assert fresh(made).status == Table.Status.PLAYING
    leaving.resign(uid=made.uid, user=ann)
    ended = fresh(made)
    assert (ended.status, (ended.outcome or {})["unrated"]) == ("finished", "practice")
    assert not Match.objects.exists()
    table = client.get(f"/api/v1/tables/{made.uid}/").json()["table"]
    assert table["origin"] == {
        "table": origin.uid,
        "version": body["version"],
        "move": 5,
        "dealt": "as_it_was",
        "seat": 0,
    }
    assert client.get(f"/api/v1/tables/{made.uid}/verify/").json()["verified"]
    ticks = client.get(f"/api/v1/tables/{made.uid}/replay/").json()["ticks"]
    assert [tick["seat"] for tick in ticks] == [None, None]


def test_one_plays_on_from_finished_games_alone_and_where_something_is_left(
    person: Maker,
) -> None:
    ann, bob, eve = person("ann"), person("bob"), person("eve")
    running = begun([ann, bob])
    play_once(running, Chance(b"running"))
    refused(running, ann, "not_over")
    origin, *_ = played([ann, bob], "uno", Chance(b"refused"), access="private")
    refused(origin, eve, "private")
    last = Move.objects.filter(table=origin).latest("number").number
    refused(origin, ann, "already_over", version=last)
    refused(origin, ann, "no_move", version=last + 1)
    refused(origin, ann, "no_part", seat=2)
    refused(origin, ann, "bad_deal", deal="stacked")
    refused(origin, ann, "no_level", level="genius")
    assert Table.objects.count() == 2


def refused(table: Table, user: User, code: str, **changed: Any) -> None:
    first = table.moves.order_by("number")[1].number
    wanted: dict[str, Any] = {"version": first, "seat": 0, "level": "easy"} | changed
    with pytest.raises(Refused) as refusal:
        branch(uid=table.uid, user=user, **wanted)
    assert refusal.value.code == code


def test_a_branch_of_a_branch_verifies_and_there_is_an_end_to_it(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table, *_ = played([ann, bob], "madness", Chance(b"deep"))
    for depth in range(8):
        made = branch(uid=table.uid, user=ann, version=version_at(table, 0), seat=0, level="easy")
        leaving.resign(uid=made.uid, user=ann)
        table = fresh(made)
        if depth < 2:
            assert judge(to_json(record_of(table))).sentence.startswith("verified, unfinished")
    refused_at = version_at(table, 0)
    with pytest.raises(Refused, match="8 times at most"):
        branch(uid=table.uid, user=ann, version=refused_at, seat=0, level="easy")
    assert judge(to_json(record_of(table))).code == 0


def test_words_taken_out_of_a_game_are_gone_from_what_was_played_on_from_it(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob], "shipit")
    author = asked_seat(table)
    playing.play(
        uid=table.uid,
        user_id=[ann, bob][author].pk,
        move={
            "type": "offer",
            "give": 1,
            "ask": 1,
            "seats": [1 - author],
            "promise": "a rude word",
        },
        version=table.version,
        move_id="words",
    )
    leaving.resign(uid=table.uid, user=bob)
    made = branch(uid=table.uid, user=ann, version=version_at(table, 1), seat=0, deal="as_it_was")
    seating.add_bots(uid=made.uid, user=ann, level="easy")
    seating.set_ready(uid=made.uid, user=ann, ready=True)
    assert b"a rude word" in bytes(fresh(made).state or b"")
    unsay(uid=table.uid, number=author)
    assert b"a rude word" not in bytes(fresh(made).state or b"")
    assert b"a rude word" not in to_json(played_again(fresh(made)).record())
