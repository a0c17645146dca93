"""The operators' pages about tables and reports, used as operators use them."""

import re
from base64 import b64encode
from collections.abc import Callable

import pytest
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.html import escape
from pytest_django import DjangoAssertNumQueries

from accounts.models import Act, User
from games.chance import Chance
from games.registry import engines
from games.vocabulary import sheet, vocabulary
from tables.admin.narrator import Narrator
from tables.models import ChatLine, Report, Seat, Table
from tables.services import chatting, leaving
from tests.desk import Desk, address_of, assert_shut, done_with_care
from tests.tablecraft import begun, fresh, open_for, play_once, state_of, user_at

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]

TABLES = "/admin/tables/table/"
REPORTS = "/admin/tables/report/"


@pytest.fixture
def desk(person: Maker) -> Desk:
    return Desk(person("operator"))


def people(person: Maker, count: int) -> list[User]:
    return [person(name) for name in ("ann", "bob", "cid", "dan", "eva")[:count]]


def test_a_finished_game_is_voided(person: Maker, desk: Desk) -> None:
    table = begun(people(person, 2))
    leaving.resign(uid=table.uid, user=user_at(table, 0))
    act = done_with_care(desk, table, "void", Act.Kind.VOID)
    assert (act.table, fresh(table).voided_at is None) == (table.uid, False)
    page = desk.page(table)
    assert "What was booked" in page
    assert "skill rating, taken back" in page
    assert desk.ask(table, "void").status_code == 302


def test_a_running_game_is_called_off(person: Maker, desk: Desk) -> None:
    table = begun(people(person, 2))
    assert desk.ask(table, "void").status_code == 302
    done_with_care(desk, table, "cancel", Act.Kind.CALL_OFF)
    assert fresh(table).status == Table.Status.CANCELLED


def test_a_seat_is_given_to_a_bot(person: Maker, desk: Desk) -> None:
    ann, bob = people(person, 2)
    table = begun([ann, bob], bots=1)
    refused = desk.do(table, "take-over", number=2, reason="a bot sits there")
    assert refused.status_code == 200
    act = done_with_care(desk, table, "take-over", Act.Kind.TAKE_OVER, number=1)
    assert act.user == bob
    assert table.seats.get(user=bob).absence == Seat.Absence.GONE
    assert "they asked for it" in desk.page(table)


@pytest.mark.parametrize("act", ["void", "cancel", "take-over", "look"])
def test_without_the_permission_an_act_is_shut(person: Maker, act: str) -> None:
    table = begun(people(person, 2))
    looks = Desk(person("looks"), "tables.view_table", group=False)
    nothing = Desk(person("nothing"), group=False)
    assert_shut(looks, table, act, number=0)
    assert_shut(nothing, table, act, number=0)
    assert f"/act/{act}/" not in looks.page(table)
    assert nothing.get(address_of(table)).status_code == 403
    assert fresh(table).version == table.version


def hands(table: Table) -> set[str]:
    """Return every sentence about what one seat has and the others cannot see."""
    state, words = state_of(table), vocabulary(table.game)
    told = set()
    for number in range(table.seat_count):
        view = table.engine.view(state, number)
        for line in sheet(table.game, view, number).own:
            told.add(words.say("lines", line, "en", str))
    return told


@pytest.mark.parametrize("game", [one.info.slug for one in engines() if one.info.hidden])
def test_a_page_shows_no_more_of_a_running_game_than_a_spectator_sees(
    person: Maker, desk: Desk, game: str
) -> None:
    rules = next(one for one in engines() if one.info.slug == game)
    table = begun(people(person, rules.info.min_seats), game)
    for _ in range(6):
        play_once(table, Chance(b"hidden"))
    chief = Desk(person("chief", is_superuser=True), group=False)
    shown = [without_tokens(one.page(table)) for one in (desk, chief)]
    dealt_anew = rules.redeal(state_of(table), None, Chance(b"anew"))
    Table.objects.filter(pk=table.pk).update(state=rules.dump(dealt_anew))
    assert [without_tokens(one.page(table)) for one in (desk, chief)] == shown
    hidden = told_to_seats_alone(table)
    assert hidden
    assert not any(escape(sentence) in page for sentence in hidden for page in shown)
    assert bytes(table.server_seed).hex() not in "".join(shown)
    assert table.invite not in "".join(shown)


def told_to_seats_alone(table: Table) -> set[str]:
    """Return what the log tells some seat in other words than a spectator."""
    narrator = Narrator(table, list(table.seats.select_related("user")))
    with translation.override("en"):
        told = [
            {narrator.happened(move, viewer) for viewer in (None, *range(table.seat_count))}
            - {narrator.happened(move, None)}
            for move in table.moves.all()
        ]
    return set().union(*told)


def without_tokens(page: str) -> str:
    return re.sub(r'name="csrfmiddlewaretoken" value="\w+"', "", page)


def test_hands_are_seen_with_the_permission_for_a_reason_and_each_look_is_written_down(
    person: Maker, desk: Desk
) -> None:
    table = begun(people(person, 3))
    assert_shut(desk, table, "look")
    trusted = Desk(person("trusted"), "tables.see_state")
    hidden = hands(table)
    assert hidden
    assert not any(line in trusted.page(table) for line in hidden)
    asked = trusted.ask(table, "look")
    assert not any(line in asked.content.decode() for line in hidden)
    assert trusted.do(table, "look", reason="").status_code == 200
    assert not Act.objects.exists()
    answer = trusted.do(table, "look", reason="somebody complains of the deal")
    shown = answer.content.decode()
    assert all(line in shown for line in hidden)
    assert "no-store" in answer["Cache-Control"]
    act = Act.objects.get()
    assert (act.kind, act.operator, act.table) == (Act.Kind.LOOK, trusted.user, table.uid)
    for secret in (bytes(table.server_seed).hex(), state_of(table).chance.seed.hex()):
        assert secret not in shown


def test_nobody_looks_at_the_hands_of_a_game_they_play_themselves(person: Maker) -> None:
    ann, bob = people(person, 2)
    table = begun([ann, bob])
    trusted = Desk(ann, "tables.see_state")
    answer = trusted.do(table, "look", reason="I am curious")
    assert "ask a colleague" in answer.content.decode()
    assert not any(line in answer.content.decode() for line in hands(table))
    assert not Act.objects.exists()


@pytest.mark.parametrize("game", [one.info.slug for one in engines()])
def test_the_state_of_every_game_can_be_seen(person: Maker, game: str) -> None:
    rules = next(one for one in engines() if one.info.slug == game)
    table = begun(people(person, rules.info.min_seats), game)
    play_once(table, Chance(b"seen"))
    trusted = Desk(person("trusted"), "tables.see_state")
    answer = trusted.do(table, "look", reason="to see that it works")
    assert answer.status_code == 200
    chance = getattr(state_of(table), "chance", Chance(b"none"))
    for seed in (chance.seed.hex(), b64encode(chance.seed).decode()):
        assert seed not in answer.content.decode()


def test_a_page_tells_the_moves_in_words_and_the_chat(person: Maker, desk: Desk) -> None:
    ann, bob = people(person, 2)
    table = begun([ann, bob])
    play_once(table, Chance(b"told"))
    chatting.say(uid=table.uid, user=ann, text="a <b>kind</b> word")
    chatting.say(uid=table.uid, user=bob, phrase={"code": "good_luck"})
    page = desk.page(table)
    assert "a &lt;b&gt;kind&lt;/b&gt; word" in page
    assert "Good luck!" in page
    assert "the player" in page
    assert "is turned up" in page


def test_tables_are_found_by_name_and_by_player_and_kept_apart_by_filters(
    person: Maker, desk: Desk
) -> None:
    ann, bob = people(person, 2)
    waiting, running = open_for([ann], "omfc"), begun([bob], bots=1)
    Table.objects.filter(pk=running.pk).update(voided_at=timezone.now())

    def found(**query: str) -> set[str]:
        page = desk.text(TABLES, **query)
        return {table.uid for table in (waiting, running) if f">{table.uid}</a>" in page}

    assert found() == {waiting.uid, running.uid}
    assert found(q=running.uid) == {running.uid}
    assert found(q="an") == found(q="АN") == {waiting.uid}
    assert found(q="nobody") == set()
    assert found(game="omfc") == {waiting.uid}
    assert found(status__exact="playing") == {running.uid}
    assert found(access__exact="private") == set()
    assert found(rated__exact="1") == {waiting.uid, running.uid}
    assert found(voided="yes") == {running.uid}
    assert found(voided="no") == {waiting.uid}


def test_the_list_asks_the_database_a_fixed_number_of_times(
    person: Maker, desk: Desk, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    two = people(person, 2)
    copies = [open_for(two)]
    copies += Table.objects.bulk_create(
        Table(game="uno", ruleset=copies[0].ruleset, seat_count=2, commitment=str(number))
        for number in range(80)
    )
    Seat.objects.bulk_create(
        Seat(table=table, number=number, user=user)
        for table in copies[1:]
        for number, user in enumerate(two)
    )
    desk.text(TABLES)  # the first visit of a browser is remembered
    with django_assert_max_num_queries(7):
        assert desk.text(TABLES).count("ann, bob") == 50
    with django_assert_max_num_queries(9):
        assert desk.text(TABLES, q="bob", status__exact="open", p="2").count("ann, bob") == 31


def test_nothing_is_edited_added_or_deleted_by_hand(person: Maker) -> None:
    table = begun(people(person, 2))
    chief = Desk(person("chief", is_superuser=True), group=False)
    assert chief.client.post(address_of(table), {"status": "finished"}).status_code == 403
    assert chief.get(f"{TABLES}add/").status_code == 403
    deleting = reverse("admin:tables_table_delete", args=[table.pk])
    assert chief.client.post(deleting, {"post": "yes"}).status_code == 403
    assert fresh(table).status == Table.Status.PLAYING


# --- reports -------------------------------------------------------------------------------


def reported(person: Maker) -> tuple[list[User], ChatLine]:
    """Return four people and a line of the first, which two of them have reported."""
    four = people(person, 4)
    table = begun(four)
    for number in range(30):
        speaker = four[number % 4]
        ChatLine.objects.create(table=table, user=speaker, seat=number % 4, text=f"line-{number}-")
    line = ChatLine.objects.get(text="line-12-")
    for user in four[1:3]:
        chatting.report(line_id=line.pk, reporter=user, reason=f"{user} minds")
    return four, line


def test_a_report_is_read_in_its_place_and_settled_for_all_who_made_it(
    person: Maker, desk: Desk
) -> None:
    four, line = reported(person)
    first = Report.objects.earliest("at")
    page = desk.page(first)
    shown = {int(number) for number in re.findall(r"line-(\d+)-", page)}
    assert shown == set(range(2, 23))
    assert {"bob minds", "cid minds"} <= set(re.findall(r"\w+ minds", page))
    act = done_with_care(desk, first, "settle", Act.Kind.SETTLE)
    assert (act.user, act.table) == (four[0], line.table.uid)
    assert (act.details["line"], act.details["reports"]) == (line.pk, 2)
    for report in Report.objects.all():
        assert report.settled_at is not None
        assert (report.settled_by, report.verdict) == (desk.user, "they asked for it")
    assert User.objects.get(pk=four[0].pk).is_active
    assert desk.ask(Report.objects.latest("at"), "settle").status_code == 302


@pytest.mark.parametrize("kind", [Act.Kind.MUTE, Act.Kind.BAN])
def test_the_author_of_a_reported_line_is_muted_or_banned(
    person: Maker, desk: Desk, kind: Act.Kind
) -> None:
    four, _line = reported(person)
    done_with_care(desk, Report.objects.earliest("at"), kind.value, kind, until="day")
    author = User.objects.get(pk=four[0].pk)
    assert (author.is_muted, author.is_active) == ((kind == "mute"), (kind == "mute"))
    assert not Report.objects.filter(settled_at=None).exists()
    assert Act.objects.get(kind=Act.Kind.SETTLE).details["consequence"] == kind.value
    assert "they asked for it" in desk.page(author)
    assert "bob minds" in desk.page(author)


@pytest.mark.parametrize("act", ["settle", "unsay", "mute", "ban"])
def test_reports_are_shut_without_the_permission(person: Maker, act: str) -> None:
    four, _line = reported(person)
    report = Report.objects.earliest("at")
    looks = Desk(person("looks"), "tables.view_report", group=False)
    nothing = Desk(person("nothing"), group=False)
    assert_shut(looks, report, act, until="day")
    assert_shut(nothing, report, act, until="day")
    assert nothing.get(REPORTS).status_code == 403
    assert User.objects.get(pk=four[0].pk).is_active


def test_the_queue_has_what_waits_the_oldest_first(
    person: Maker, desk: Desk, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    four, _line = reported(person)
    later = ChatLine.objects.get(text="line-20-")
    chatting.report(line_id=later.pk, reporter=four[3])
    desk.text(REPORTS)
    with django_assert_max_num_queries(7):
        queue = desk.text(REPORTS)
    assert re.findall(r"line-(\d+)-", queue) == ["12", "12", "20"]
    desk.do(Report.objects.earliest("at"), "settle", reason="harmless")
    assert re.findall(r"line-(\d+)-", desk.text(REPORTS)) == ["20"]
    assert re.findall(r"line-(\d+)-", desk.text(REPORTS, settled="all")) == ["20", "12", "12"]
    assert re.findall(r"line-(\d+)-", desk.text(REPORTS, settled="yes")) == ["12", "12"]


def test_a_report_of_a_colleague_has_no_consequence_by_an_operator(
    person: Maker, desk: Desk
) -> None:
    four, _line = reported(person)
    User.objects.filter(pk=four[0].pk).update(is_staff=True)
    answer = desk.do(Report.objects.earliest("at"), "ban", until="day", reason="rude")
    assert "Only a superuser" in answer.content.decode()
    assert Report.objects.filter(settled_at=None).count() == 2
    assert not Act.objects.exists()
