"""The API: the same services by another door, and errors that say what to do."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client
from rest_framework.test import APIClient

from accounts.models import User
from games.chance import Chance
from games.contract import fill
from games.registry import engines
from tables.live.publishing import server
from tables.models import Report, Table
from tests.api_client import client_of
from tests.tablecraft import begun, play_out

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[[str], User]
ROOT = "/api/v1"


def post(client: APIClient, path: str, body: Any = None) -> Any:
    return client.post(f"{ROOT}{path}", {} if body is None else body, format="json")


def test_a_program_gets_a_token_opens_a_table_and_plays_to_the_end(person: Maker) -> None:
    person("ann")
    client = APIClient()
    token = post(client, "/token/", {"username": "ann", "password": "secret"}).json()["token"]
    client.credentials(HTTP_AUTHORIZATION=f"Token {token}")
    uid = post(client, "/tables/", {"game": "madness", "seats": 2}).json()["uid"]
    other = client_of(person("bob"))
    assert post(other, f"/tables/{uid}/sit/", {"entropy": "ab" * 16}).json() == {"number": 1}
    assert post(other, f"/tables/{uid}/ready/").status_code == 200
    assert post(client, f"/tables/{uid}/start/").status_code == 200
    chance = Chance(b"program")
    for number in range(2000):
        for player in (client, other):
            frame = player.get(f"{ROOT}/tables/{uid}/").json()
            if frame["table"]["status"] != "playing":
                break
            moves = [move for move in frame["legal"] if move not in frame["free"]]
            if moves:
                body = {
                    "move": fill(chance.pick(moves), chance),
                    "version": frame["version"],
                    "id": f"{number}",
                }
                assert post(player, f"/tables/{uid}/moves/", body).status_code == 200
        else:
            continue
        break
    assert frame["table"]["outcome"]
    assert frame["table"]["fair"]["server_seed"]
    assert client.get(f"{ROOT}/tables/{uid}/verify/").json()["verified"]


def test_every_game_tells_its_options_and_its_words() -> None:
    client = APIClient()
    told = client.get(f"{ROOT}/games/").json()
    assert [game["slug"] for game in told] == [engine.info.slug for engine in engines()]
    for game in told:
        for language in ("ru", "en"):
            words = client.get(f"{ROOT}/games/{game['slug']}/words/{language}/").json()
            assert words["game"] == game["name"][language]
            assert words["moves"]
    assert client.get(f"{ROOT}/games/chess/words/ru/").status_code == 404


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/tables/", {"game": "chess", "seats": 2}, 404, "no_game"),
        ("/tables/", {"game": "uno", "seats": 99}, 422, "bad_seats"),
        ("/tables/", {"game": "uno", "seats": 2, "options": {"x": 1}}, 422, "unknown_option"),
        ("/tables/", {"game": "uno"}, 400, "invalid"),
        ("/tables/", {"game": "uno", "seats": "many"}, 400, "invalid"),
        ("/tables/", {"game": "uno", "seats": 2, "entropy": "zz"}, 400, "invalid"),
        ("/tables/", [], 400, "invalid"),
        ("/tables/nowhere/sit/", {}, 404, "no_table"),
        ("/tables/nowhere/moves/", {"move": {}, "version": 0, "id": "x"}, 404, "no_table"),
        ("/quick-match/", {"game": "chess"}, 404, "no_game"),
        ("/reports/", {"line": 999}, 404, "no_line"),
    ],
)
def test_errors_are_problems_with_a_code(
    person: Maker, path: str, body: Any, status: int, code: str
) -> None:
    answer = post(client_of(person("ann")), path, body)
    assert answer.status_code == status
    assert answer["Content-Type"].startswith("application/problem+json")
    problem = answer.json()
    assert problem["code"] == code
    assert problem["detail"] or problem["errors"]
    assert not Table.objects.exists()


def test_json_that_is_none_and_people_who_are_nobody_get_a_problem() -> None:
    client = APIClient()
    answer = client.post(f"{ROOT}/tables/", "{", content_type="application/json")
    assert answer.status_code in (400, 401)
    assert answer["Content-Type"].startswith("application/problem+json")
    assert post(client, "/tables/", {"game": "uno", "seats": 2}).status_code in (401, 403)
    assert client.get(f"{ROOT}/tables/mine/").status_code in (401, 403)


def test_a_refusal_speaks_the_readers_language(person: Maker) -> None:
    client = client_of(person("ann"))
    said = {
        language: client.post(
            f"{ROOT}/tables/",
            {"game": "uno", "seats": 99},
            format="json",
            headers={"accept-language": language},
        ).json()["detail"]
        for language in ("ru", "en")
    }
    assert said["en"] != said["ru"]
    assert "seats" in said["en"]


def test_a_private_table_is_not_listed_and_not_shown(person: Maker) -> None:
    ann = client_of(person("ann"))
    told = post(ann, "/tables/", {"game": "uno", "seats": 2, "access": "private"}).json()
    stranger = client_of(person("bob"))
    assert stranger.get(f"{ROOT}/tables/").json() == []
    assert stranger.get(f"{ROOT}/tables/{told['uid']}/").status_code == 403
    shown = stranger.get(f"{ROOT}/tables/{told['uid']}/?invite={told['invite']}")
    assert shown.status_code == 200
    assert told["invite"] not in shown.content.decode()


def test_a_record_is_exported_at_the_end_only_and_the_command_accepts_it(
    person: Maker, tmp_path: Any, capsys: Any
) -> None:
    table = begun([person("ann"), person("bob")])
    client = client_of(person("cid"))
    refused = client.get(f"{ROOT}/tables/{table.uid}/export/")
    assert refused.json()["code"] == "not_over"
    play_out(table, Chance(b"export"))
    exported = client.get(f"{ROOT}/tables/{table.uid}/export/")
    file = tmp_path / "game.json"
    file.write_bytes(exported.content)
    call_command("verify", str(file))
    assert "verified" in capsys.readouterr().out
    record = json.loads(exported.content)
    record["moves"][0]["state"] = "0" * 32
    for language, beginning in (("en", "move 1 by seat"), ("ru", "ход 1 (место")):
        told = client.post(
            f"{ROOT}/verify/",
            json.dumps(record),
            content_type="application/json",
            headers={"Accept-Language": language},
        ).json()
        assert told["verified"] is False
        assert told["sentence"].startswith(beginning)
    file.write_text(json.dumps(record))
    with pytest.raises(SystemExit):
        call_command("verify", str(file))


def test_the_secret_is_nowhere_before_the_end(person: Maker) -> None:
    table = begun([person("ann"), person("bob")])
    secret = bytes(table.server_seed).hex()
    client = client_of(User.objects.get(username="ann"))
    for path in (
        f"/tables/{table.uid}/",
        "/tables/",
        "/tables/mine/",
        f"/tables/{table.uid}/chat/",
    ):
        assert secret not in client.get(f"{ROOT}{path}").content.decode()


def test_chat_phrases_reports_and_rates(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob], "stayaway", bots=2)
    mine, his = client_of(ann), client_of(bob)
    path = f"/tables/{table.uid}/chat/"
    line = post(mine, path, {"text": "  hello   there "}).json()
    assert line["text"] == "hello there"
    assert post(mine, path, {"phrase": {"code": "thanks"}}).status_code == 200
    assert post(mine, path, {"phrase": {"code": "curse"}}).json()["code"] == "bad_phrase"
    assert post(mine, path, {"text": " "}).json()["code"] == "empty_line"
    assert post(his, "/reports/", {"line": line["id"]}).status_code == 200
    assert post(his, "/reports/", {"line": line["id"]}).json()["code"] == "reported"
    codes = [post(mine, path, {"text": "spam"}).status_code for _ in range(8)]
    assert 429 in codes
    assert (
        his.put(f"{ROOT}/people/{ann.pk}/aversion/", {"kind": "mute"}, format="json").status_code
        == 200
    )
    assert his.get(f"{ROOT}{path}").json() == []


def test_nobody_mutes_themselves(person: Maker) -> None:
    ann = person("ann")
    path = f"{ROOT}/people/{ann.pk}/aversion/"
    refused = client_of(ann).put(path, {"kind": "mute"}, format="json")
    assert (refused.status_code, refused["Content-Type"]) == (422, "application/problem+json")
    assert refused.json()["code"] == "oneself"


@pytest.mark.usefixtures("plain_files")
def test_a_line_is_reported_by_those_who_can_read_it_and_not_by_its_author(
    person: Maker, client: Client
) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    table = begun([ann, bob], access="private")
    mine, his, hers = (client_of(user) for user in (ann, bob, cid))
    line = {"line": post(mine, f"/tables/{table.uid}/chat/", {"text": "hello"}).json()["id"]}
    own = post(mine, "/reports/", line)
    assert (own.status_code, own.json()["code"]) == (422, "own_line")
    assert post(his, "/reports/", line).status_code == 200
    unseen, unknown = post(hers, "/reports/", line), post(hers, "/reports/", {"line": 10**6})
    assert (unseen.status_code, unseen.json()) == (404, unknown.json())
    assert post(hers, f"/reports/?invite={table.invite}", line).status_code == 200
    dan = person("dan")
    client.force_login(dan)
    client.get(f"/table/{table.uid}/?invite={table.invite}")
    answer = client.post(f"{ROOT}/reports/", line, content_type="application/json")
    assert answer.status_code == 200
    assert Report.objects.count() == 3


def test_nameless_visitors_behind_a_proxy_are_counted_apart(settings: Any) -> None:
    settings.TRUSTED_PROXIES = 1

    def verify(address: str) -> int:
        visitor = APIClient(headers={"x-forwarded-for": address})
        return int(post(visitor, "/verify/").status_code)

    assert [verify("203.0.113.5") for _ in range(21)] == [200] * 20 + [429]
    assert verify("203.0.113.6") == 200
    household = [f"2001:db8::{number:x}" for number in range(21)]
    assert [verify(address) for address in household] == [200] * 20 + [429]
    assert verify("2001:db8:0:1::1") == 200


def test_previews_are_counted(person: Maker) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")])
    client, path = client_of(ann), f"/tables/{table.uid}/preview/"
    assert post(client, path, {"move": {}}).status_code == 200
    server().set(f"rate:preview:{ann.pk}", 120, ex=60)
    assert post(client, path, {"move": {}}).json()["code"] == "too_fast"
