"""Letters to people whose turn has come in a slow game."""

from collections.abc import Callable

import pytest
from allauth.account.models import EmailAddress
from django.core import mail

from accounts.models import User
from tables.models import TurnNotice
from tests.push_service import PushService
from tests.tablecraft import asked_seat, begun, user_at
from tests.tables.calls import SLOW, agree, confirm, grace_is_over

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis", "just_swept"),
]
Maker = Callable[..., User]


@pytest.mark.parametrize(
    ("language", "subject", "words", "hint"),
    [
        ("ru", "Ваш ход в игре «UNO»", "стол ждёт вашего хода", "Отключить такие письма"),
        ("en", "Your turn in UNO", "the table waits for your move", "turn these letters off"),
    ],
)
def test_in_a_slow_game_a_letter_goes_out_too(
    person: Maker, service: PushService, language: str, subject: str, words: str, hint: str
) -> None:
    pair = [person("cid", language=language), person("dan", language=language)]
    confirm(*pair)
    table = begun(pair, clock=SLOW)
    asked = user_at(table, asked_seat(table))
    browser = service.browser()
    agree(asked, browser)
    grace_is_over()
    (letter,) = mail.outbox
    assert (letter.to, letter.subject) == ([asked.email], subject)
    assert words in letter.body
    assert hint in letter.body
    assert f"/table/{table.uid}/" in letter.body
    assert "/settings/" in letter.body
    (received,) = service.received
    assert browser.read(received)["title"] == subject
    assert received.headers["urgency"] == "normal"
    assert int(received.headers["ttl"]) == pytest.approx(2 * 86400, abs=60)


def test_no_letter_to_those_who_want_none_or_have_no_address_nor_in_live_games(
    person: Maker,
) -> None:
    unwilling = [person("eve", mail_turns=False), person("fay", mail_turns=False)]
    unreachable = [person("gus"), person("hal")]
    quick = [person("ida"), person("jan")]
    confirm(*unwilling, *unreachable, *quick)
    User.objects.filter(username__in=("gus", "hal")).update(email="")
    for people, clock in ((unwilling, SLOW), (unreachable, SLOW), (quick, None)):
        begun(people, clock=clock)
    grace_is_over()
    assert mail.outbox == []


def test_no_letter_to_an_address_that_its_owner_has_not_confirmed(person: Maker) -> None:
    people = [person("kim"), person("leo")]
    for user in people:
        EmailAddress.objects.create(user=user, email=user.email, primary=True)
        EmailAddress.objects.create(user=user, email=f"old-{user.email}", verified=True)
    begun(people, clock=SLOW)
    grace_is_over()
    assert mail.outbox == []
    EmailAddress.objects.filter(primary=True).update(verified=True)
    TurnNotice.objects.all().delete()
    begun(people, clock=SLOW)
    grace_is_over()
    assert len(mail.outbox) == 1
