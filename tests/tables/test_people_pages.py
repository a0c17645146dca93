"""The bell on every page, friends whom one may join, watch and invite, and finding players."""

from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import Act, User
from accounts.services import friends
from accounts.services.deletion import delete_account
from accounts.services.guests import create_guest
from tables.models import PlayerReport, Report, Table
from tables.refusals import Refused
from tables.services import chatting
from tables.services.inviting import decline, invite
from tables.services.player_reports import report_person, settle_report
from tests.desk import Desk, done_with_care
from tests.tablecraft import asked_seat, begun, open_for, user_at

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files", "empty_redis"),
]
Maker = Callable[..., User]


def look(user: User | None, address: str) -> str:
    client = Client(headers={"accept-language": "en"})
    if user is not None:
        user.language = "en"
        user.save()
        client.force_login(user)
    answer = client.get(address)
    assert answer.status_code == 200
    return str(answer.content.decode())


def befriend(one: User, other: User) -> None:
    friends.ask(user=one, name=other.username)
    friends.accept(user=other, other=one)


def test_the_bell_tells_on_every_page_what_waits_until_it_is_answered(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    assert "Nothing waits for you" in look(ann, "/rules/")
    table = open_for([bob])
    invite(uid=table.uid, user=bob, name="ann")
    friends.ask(user=cid, name="ann")
    playing = begun([ann, bob])
    turn = user_at(playing, asked_seat(playing)) == ann
    for address in ("/rules/", "/", "/bell/"):
        page = look(ann, address)
        assert f"{2 + turn} things wait for you" in page
        assert "Invitation: UNO" in page
        assert "wishes to be your friend" in page
        assert ("Your turn: UNO" in page) == turn
    assert 'name="next" value="/rules/"' in look(ann, "/rules/")
    assert 'name="next"' not in look(ann, "/bell/")
    decline(uid=table.uid, user=ann)
    friends.decline(user=ann, other=cid)
    assert "Invitation: UNO" not in look(ann, "/bell/")
    assert "wishes to be" not in look(ann, "/bell/")


def test_friends_at_public_tables_are_joined_or_watched(person: Maker) -> None:
    ann, bob, cid, dan = (person(name) for name in ("ann", "bob", "cid", "dan"))
    for friend in (bob, cid, dan):
        befriend(ann, friend)
    waiting = open_for([bob])
    running = begun([cid, person("eve")])
    hidden = open_for([dan], access=Table.Access.PRIVATE)
    page = look(ann, "/friends/")
    assert f'href="/table/{waiting.uid}/">Join' in page
    assert f'href="/table/{running.uid}/">Watch' in page
    assert hidden.uid not in page


def test_a_friend_is_invited_to_the_table_where_i_wait(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    befriend(ann, bob)
    client = Client(headers={"accept-language": "en"})
    client.force_login(ann)
    assert "mine/invite" not in look(ann, "/friends/")
    client.post("/mine/invite/bob/")
    table = open_for([ann])
    assert "mine/invite/bob" in look(ann, "/friends/")
    client.post("/mine/invite/bob/")
    assert table.invitations.get().user == bob


def test_players_are_found_by_how_their_names_begin(person: Maker) -> None:
    person("Марина")
    person("Мария")
    gone = person("Марк")
    guest = create_guest(language="ru")
    User.objects.filter(pk=gone.pk).update(deleted_at="2026-01-01T00:00Z")
    page = look(None, "/people/?q=мАР")
    assert "Марина" in page
    assert "Мария" in page
    assert "Марк" not in page
    assert guest.username not in look(None, f"/people/?q={guest.username}").split("card")[-1]
    for short in ("", "м", "%00"):
        assert 'class="plain people-list"' not in look(None, f"/people/?q={short}")


def test_a_player_is_reported_from_their_page_by_what_they_said_to_me(person: Maker) -> None:
    ann, bob, cid = person("ann", language="en"), person("bob"), person("cid")
    mine, elsewhere = begun([ann, bob]), begun([cid, bob])
    rude = chatting.say(uid=mine.uid, user=bob, text="you fool")
    other = chatting.say(uid=elsewhere.uid, user=bob, text="not for ann")
    page = look(ann, "/people/bob/report/")
    assert "you fool" in page
    assert "not for ann" not in page
    assert "/people/bob/report/" in look(ann, "/people/bob/")
    client = Client()
    client.force_login(ann)
    for line in ("", "x", rude.pk, rude.pk):
        client.post("/people/bob/report/", {"line": line, "reason": "rude"})
    assert [(one.line, one.reason) for one in Report.objects.all()] == [(rude, "rude")]
    assert not other.reports.exists()
    assert client.get("/people/ann/report/").status_code == 404


def test_a_player_who_wrote_nothing_is_reported_in_ones_own_words(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    client, address = Client(), "/people/bob/report/"
    client.force_login(ann)
    assert 'name="words"' in client.get(address).content.decode()
    for words in (" ", "passes his cards on", "and again"):
        client.post(address, {"words": words})
    report = PlayerReport.objects.get()
    assert (report.about, report.reporter, report.words) == (bob, ann, "passes his cards on")
    report_person(about=bob, reporter=person("cid"), words="x" * 999)
    for refused in (ann, bob):
        with pytest.raises(Refused, match="ask a colleague"):
            settle_report(report=report, operator=refused, reason="seen")
    desk = Desk(person("boss"))
    assert "passes his cards on" in desk.text("/admin/tables/playerreport/")
    done_with_care(desk, report, "ban", Act.Kind.BAN, until="day")
    assert "passes his cards on" in desk.page(bob)
    assert not PlayerReport.objects.filter(settled_at=None).exists()
    assert not User.objects.get(pk=bob.pk).is_active


def test_players_are_reported_ten_times_a_day_at_most(person: Maker) -> None:
    ann = person("ann")
    others = [person(f"p{number}") for number in range(11)]
    for other in others[:10]:
        report_person(about=other, reporter=ann, words="cheats")
    with pytest.raises(Refused, match="Too fast"):
        report_person(about=others[10], reporter=ann, words="cheats")
    delete_account(user=ann)
    assert not PlayerReport.objects.exists()
