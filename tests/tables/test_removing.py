"""Whoever was sent away from a waiting table does not sit down again by the old way."""

from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import User
from tables.models import Table
from tables.refusals import Refused
from tables.services import inviting, matching, seating
from tables.services.changing import changing
from tables.services.taking_over import take_over
from tests.tablecraft import fresh, open_for

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[..., User]


def refused_to(table: Table, user: User) -> str:
    """Return why somebody who has the link may not sit down."""
    with pytest.raises(Refused) as refusal:
        seating.sit(uid=table.uid, user=user, invite=table.invite)
    return refusal.value.code


@pytest.mark.parametrize("access", ["public", "private"])
def test_a_host_sends_somebody_away_for_good(person: Maker, access: str) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob], access=access)
    seating.remove(uid=table.uid, user=ann, number=1)
    assert refused_to(table, bob) == "removed"
    assert not table.seats.filter(user=bob).exists()
    seating.sit(uid=table.uid, user=person("cid"), invite=table.invite)


def test_an_operator_does_as_well(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob])
    take_over(uid=table.uid, number=1, operator=person("operator", is_staff=True), reason="pesters")
    assert refused_to(table, bob) == "removed"


def test_the_api_and_the_page_say_so_in_both_languages(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob])
    seating.remove(uid=table.uid, user=ann, number=1)
    for language, word in (("en", "sent away"), ("ru", "не пускают")):
        User.objects.filter(pk=bob.pk).update(language=language)
        client.force_login(bob)
        answer = client.post(
            f"/api/v1/tables/{table.uid}/sit/",
            {},
            content_type="application/json",
            headers={"accept-language": language},
        )
        assert answer.status_code == 403
        assert answer.json()["code"] == "removed"
        assert word in answer.json()["detail"]


def test_the_host_invites_them_back_by_name(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob], access="private")
    seating.remove(uid=table.uid, user=ann, number=1)
    inviting.invite(uid=table.uid, user=ann, name="bob")
    assert fresh(table).removed == []
    assert seating.sit(uid=table.uid, user=bob) == 1


def test_nobody_but_the_host_does(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    table = open_for([ann, bob, cid], bots=0)
    seating.remove(uid=table.uid, user=ann, number=1)
    with pytest.raises(Refused) as refusal:
        inviting.invite(uid=table.uid, user=cid, name="bob")
    assert refusal.value.code == "impossible"
    assert refused_to(table, bob) == "removed"


def test_an_invitation_from_before_is_worth_nothing_any_more(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann], access="private")
    inviting.invite(uid=table.uid, user=ann, name="bob")
    seating.sit(uid=table.uid, user=bob)
    seating.remove(uid=table.uid, user=ann, number=1)
    assert not table.invitations.exists()
    assert refused_to(table, bob) == "removed"
    inviting.invite(uid=table.uid, user=ann, name="bob")


def test_quick_match_leads_them_elsewhere(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob])
    seating.remove(uid=table.uid, user=ann, number=1)
    assert matching.quick_match(user=bob, game="uno") != table


def test_who_stood_up_or_was_let_go_for_absence_sits_down_again(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob])
    seating.stand_up(uid=table.uid, user=bob)
    assert seating.sit(uid=table.uid, user=bob) == 1
    with changing(table.uid) as change:
        seating.empty(change, change.own_seat(bob.pk))
    assert seating.sit(uid=table.uid, user=bob) == 1


def test_a_host_who_empties_their_own_seat_has_only_stood_up(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = open_for([ann, bob])
    seating.remove(uid=table.uid, user=ann, number=0)
    assert seating.sit(uid=table.uid, user=ann) == 0
