"""Words written into moves are talk: muted, reported and taken back like talk."""

from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from accounts.services import sanctions
from accounts.services.aversions import set_aversion
from tables.live.hushing import UNSAID
from tables.live.lines import lines_of
from tables.models import ChatLine, Move, Report, Table
from tables.refusals import Refused
from tables.services import chatting, playing
from tables.services.settling import settle
from tables.services.wording import report_words
from tests.tablecraft import asked_seat, begun, fresh, state_of, user_at

pytestmark = pytest.mark.django_db

Maker = Callable[..., User]

PROMISE = "бекенд, честное слово"


@pytest.fixture
def table(person: Maker) -> Table:
    return begun([person("ann"), person("bob")], "shipit")


@pytest.fixture
def operator(person: Maker) -> User:
    return person("guard", is_staff=True, is_superuser=True)


def offer(table: Table, text: str = PROMISE, move_id: str = "offer") -> dict[str, Any]:
    """Let whoever is on turn offer an exchange with these words; return what all see of it."""
    seat = asked_seat(table)
    move = {"type": "offer", "seats": [1 - seat], "give": 1, "ask": 1, "promise": text}
    playing.play(
        uid=table.uid,
        user_id=user_at(table, seat).pk,
        move=move,
        version=fresh(table).version,
        move_id=move_id,
    )
    seen: dict[str, Any] = table.engine.view(state_of(table), None)["offer"]
    return seen


def test_words_in_a_move_are_one_line_like_talk(table: Table) -> None:
    assert offer(table, " бекенд,\n\tчестное\u200b слово ")["promise"] == "бекенд, честное слово"


def test_a_muted_player_plays_on_but_their_words_do_not_go_out(
    table: Table, operator: User
) -> None:
    author = user_at(table, asked_seat(table))
    sanctions.mute(user=author, operator=operator, reason="shouts")
    assert offer(table)["promise"] == UNSAID
    made = Move.objects.get(table=table, move_id="offer")
    assert PROMISE not in str(made.body)
    assert PROMISE.encode() not in bytes(made.events)


def test_a_move_whose_words_were_changed_is_answered_once(table: Table, operator: User) -> None:
    seat = asked_seat(table)
    author = user_at(table, seat)
    sanctions.mute(user=author, operator=operator, reason="shouts")
    offer(table)
    move = {"type": "offer", "seats": [1 - seat], "give": 1, "ask": 1, "promise": PROMISE}
    known: dict[str, Any] = {"uid": table.uid, "user_id": author.pk}
    sent = {**known, "version": 1, "move_id": "offer"}
    made = Move.objects.get(table=table, move_id="offer")
    assert playing.play(move=move, **sent).version == made.number
    with pytest.raises(Refused) as refusal:
        playing.play(move={**move, "ask": 2}, **sent)
    assert refusal.value.code == "id_reused"


def test_words_in_a_move_are_reported_and_taken_back(table: Table, operator: User) -> None:
    seat = asked_seat(table)
    offer(table)
    reader = user_at(table, 1 - seat)
    report_words(uid=table.uid, seat=seat, text=PROMISE, reporter=reader, reason="rude")
    line = ChatLine.objects.get(table=table)
    assert (line.user, line.text, line.reports.get().reason) == (
        user_at(table, seat),
        PROMISE,
        "rude",
    )
    assert not lines_of(table).exists()
    with pytest.raises(Refused) as refusal:
        report_words(uid=table.uid, seat=seat, text=PROMISE, reporter=reader)
    assert refusal.value.code == "reported"

    settle(line=line, operator=operator, reason="rude indeed", consequence="unsay")
    assert not Report.objects.filter(settled_at=None).exists()
    assert table.engine.view(state_of(table), None)["offer"]["promise"] == UNSAID
    assert PROMISE not in str(list(table.moves.values_list("body", flat=True)))


@pytest.mark.parametrize(("text", "own"), [("ничего такого", False), (PROMISE, True)])
def test_what_nobody_said_or_oneself_said_is_not_reported(
    table: Table, text: str, own: bool
) -> None:
    seat = asked_seat(table)
    offer(table)
    reader = user_at(table, seat if own else 1 - seat)
    with pytest.raises(Refused) as refusal:
        report_words(uid=table.uid, seat=seat, text=text, reporter=reader)
    assert refusal.value.code == ("own_line" if own else "no_line")
    assert not ChatLine.objects.exists()


def test_a_line_of_talk_is_taken_back_too(table: Table, operator: User) -> None:
    line = chatting.say(uid=table.uid, user=user_at(table, 0), text="фу")
    chatting.report(line_id=line.pk, reporter=user_at(table, 1))
    settle(line=line, operator=operator, reason="rude", consequence="unsay")
    assert not lines_of(table).exists()


@pytest.mark.usefixtures("plain_files")
def test_the_page_knows_whom_its_reader_does_not_wish_to_hear(table: Table, client: Any) -> None:
    ann, bob = (user_at(table, seat) for seat in (0, 1))
    set_aversion(owner=ann, other=bob, kind="mute")
    client.force_login(ann)
    assert client.get(f"/table/{table.uid}/").context["page"]["unheard"] == [bob.pk]


def test_words_in_moves_are_reported_by_the_api(table: Table, client: Any) -> None:
    seat = asked_seat(table)
    offer(table)
    client.force_login(user_at(table, 1 - seat))
    address = f"/api/v1/tables/{table.uid}/words/report/"
    told = client.post(address, {"seat": seat, "text": PROMISE}, content_type="application/json")
    assert told.status_code == 200
    assert Report.objects.get().said.text == PROMISE
    assert client.post(address, {"seat": seat}, content_type="application/json").status_code == 400
