"""Taking a seat from a person: a bot plays on, and it is not the player's leaving."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from accounts.models import Act, Result, User
from accounts.services import sanctions
from accounts.services.fair_play import waits_until
from games.chance import Chance
from tables.live.lines import line_told
from tables.models import Seat, Table
from tables.refusals import Refused
from tables.services import chatting, leaving
from tables.services.taking_over import take_over
from tests.house_clock import move_bot
from tests.tablecraft import asked_seat, begun, fresh, open_for, play_once, state_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[..., User]


@pytest.fixture
def operator(person: Maker) -> User:
    return person("operator", is_staff=True)


def played_to_its_end(table: Table, gone: Sequence[int], most: int = 3000) -> Table:
    """Let people make random moves, and the bots of the seats that were taken their own."""
    chance = Chance(b"on and on")
    for _ in range(most):
        now = fresh(table)
        if now.status != Table.Status.PLAYING:
            return now
        seat = asked_seat(now)
        if seat in gone:
            move_bot(table, seat)
        else:
            play_once(table, chance)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_plays_the_seat_to_the_end_and_the_result_is_the_accounts(
    person: Maker, operator: User, players: int
) -> None:
    people = [person(name) for name in ("ann", "bob", "cid")[:players]]
    table = begun(people)
    play_once(table, Chance(b"taken"))
    act = take_over(uid=table.uid, number=0, operator=operator, reason="fell asleep")
    assert (act.user, act.table, act.details) == (people[0], table.uid, {"seat": 0})
    seat = table.seats.get(number=0)
    assert (seat.absence, seat.bot_level) == (Seat.Absence.GONE, "normal")
    assert fresh(table).status == Table.Status.PLAYING
    with pytest.raises(Refused):
        leaving.come_back(uid=table.uid, user=people[0])
    ended = played_to_its_end(table, gone=[0])
    assert ended.outcome is not None
    assert ended.outcome["left"] == []
    result = Result.objects.get(user=people[0])
    assert (result.left, result.away, result.counts) == (False, False, True)
    assert result.place == ended.outcome["places"][0]
    assert waits_until(people[0]) is None


def test_at_an_open_table_the_seat_becomes_free_and_the_host_passes_on(
    person: Maker, operator: User
) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob])
    take_over(uid=table.uid, number=0, operator=operator, reason="an offensive name")
    assert [seat.user for seat in table.seats.all()] == [bob]
    assert fresh(table).host == bob


def test_only_a_seat_that_a_person_plays_is_taken(person: Maker, operator: User) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob], bots=1)
    take_over(uid=table.uid, number=0, operator=operator, reason="once")
    for number, code in ((0, "gone"), (2, "no_person"), (9, "no_person")):
        with pytest.raises(Refused) as refusal:
            take_over(uid=table.uid, number=number, operator=operator, reason="again")
        assert refusal.value.code == code
    leaving.resign(uid=table.uid, user=bob)
    assert Act.objects.count() == 1


def test_a_ban_gives_all_seats_of_the_account_away(person: Maker, operator: User) -> None:
    ann, bob = person("ann"), person("bob")
    running, waiting = begun([ann, bob]), open_for([bob, ann])
    over = begun([ann, bob])
    leaving.resign(uid=over.uid, user=bob)
    before = state_of(running)
    sanctions.ban(user=ann, operator=operator, reason="cheats")
    seat = running.seats.get(user=ann)
    assert (seat.absence, seat.free_to_go) == (Seat.Absence.GONE, True)
    assert state_of(running) == before
    assert not waiting.seats.filter(user=ann).exists()
    assert over.seats.get(user=ann).absence == Seat.Absence.NONE
    taken = Act.objects.filter(kind=Act.Kind.TAKE_OVER)
    assert {act.table for act in taken} == {running.uid, waiting.uid}
    assert {(act.operator, act.reason, act.user) for act in taken} == {(operator, "cheats", ann)}
    assert played_to_its_end(running, gone=[seat.number]).status == Table.Status.FINISHED


def test_a_muted_account_is_told_until_when_it_may_not_chat(person: Maker, operator: User) -> None:
    ann, bob = person("ann", time_zone="Europe/Moscow"), person("bob")
    table = begun([ann, bob])
    chatting.say(uid=table.uid, user=ann, text="hello")
    sanctions.mute(user=ann, operator=operator, reason="shouts")
    lines: list[dict[str, Any]] = [{"text": "hello"}, {"phrase": {"code": "hello"}}]
    for words in lines:
        with pytest.raises(Refused, match="any more") as refusal:
            chatting.say(uid=table.uid, user=ann, **words)
        assert refusal.value.code == "muted"
    sanctions.mute(
        user=ann, operator=operator, reason="less", until=datetime(2190, 5, 6, 20, 30, tzinfo=UTC)
    )
    with pytest.raises(Refused, match="2190, 23:30"):
        chatting.say(uid=table.uid, user=ann, text="hello")
    sanctions.unmute(user=ann, operator=operator, reason="promised")
    assert chatting.say(uid=table.uid, user=ann, text="thank you").text == "thank you"
    sanctions.ban(user=ann, operator=operator, reason="again")
    with pytest.raises(Refused, match="may not play"):
        chatting.say(uid=table.uid, user=ann, text="hello")


def test_a_line_has_the_titles_borne_when_it_was_said(person: Maker, operator: User) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    sanctions.grant_title(user=ann, operator=operator, reason="kind", ru="Душа", en="Soul")
    line = chatting.say(uid=table.uid, user=ann, text="hello")
    author = line_told(line).user
    assert author is not None
    assert msgspec.to_builtins(author)["titles"][0]["name"]["ru"] == "Душа"
