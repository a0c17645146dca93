"""The ledger of prize points is a page of one's own: its lines add up to the rating."""

from collections.abc import Callable

import pytest
from django.test import Client

from accounts import boards
from accounts.models import User
from accounts.services.results import void_result
from games.registry import engine, engines
from tests.accounts.outcomes import finished

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]


def told(client: Client) -> str:
    answer = client.get("/ledger/", headers={"accept-language": "en"})
    assert answer.status_code == 200
    return str(answer.content.decode())


def test_every_prize_is_a_line_with_whose_hand_it_was(person: Maker, client: Client) -> None:
    ann, bob = person("ann", language="en"), person("bob")
    guest = person("eve", is_guest=True)
    finished([ann, bob, guest], prizes=[(0, 1, 30), (0, 2, 45)])
    gone = finished([ann, bob], prizes=[(0, 1, 7)])
    void_result(table=gone.table)
    client.force_login(ann)
    page = told(client)
    for part in ("+30", "+7", "-7", "<dd>30</dd>", "/people/bob/", "voided"):
        assert part in page
    assert "+45" not in page


def test_it_is_nobody_elses(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob", language="en")
    finished([ann, bob], prizes=[(0, 1, 30)])
    assert client.get("/ledger/").status_code == 302
    client.force_login(bob)
    assert "No prize yet" in told(client)


def test_a_game_with_prizes_opens_with_their_board() -> None:
    for one in engines():
        board = boards.find(one.info.slug)
        assert (board.kind == boards.PRIZES) == one.info.prizes
    assert engine("uno").info.prizes
