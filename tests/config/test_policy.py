"""What every answer tells browsers to beware of: policy, headers, cookies."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from accounts.models import User
from config.environment import ROOT
from tests.tablecraft import begun

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_files")]
Maker = Callable[[str], User]

STRICT = {
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
}


def policy(answer: Any) -> set[str]:
    return set(answer["Content-Security-Policy"].split("; "))


@pytest.mark.parametrize(
    "path", ["/", "/accounts/login/", "/verify/", "/api/docs/", "/admin/", "/no/such/page/"]
)
def test_every_page_has_the_strict_policy(path: str) -> None:
    assert policy(Client().get(path)) == STRICT


def test_a_fault_has_it_too_and_needs_nothing_that_it_forbids(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tables.pages.views.lobbies.now_here", lambda: 1 // 0)
    answer = Client(raise_request_exception=False).get("/")
    assert answer.status_code == 500
    assert policy(answer) == STRICT
    assert b"<style" not in answer.content
    (address,) = re.findall(rb'stylesheet" href="/static/([^"]+)"', answer.content)
    assert (ROOT / "static" / address.decode()).exists()


def test_a_table_needs_no_script_inline_either(person: Maker) -> None:
    table = begun([person("ann"), person("bob")])
    answer = Client().get(f"/table/{table.uid}/")
    assert re.findall(rb"<script(?![^>]*(?:src=|application/json))[^>]*>", answer.content) == []
    assert policy(answer) == STRICT


def test_no_template_has_styles_or_scripts_inline() -> None:
    inline = re.compile(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*(?:src=|/json))")
    found = {
        str(path.relative_to(ROOT)): inline.findall(path.read_text())
        for path in (ROOT / "templates").rglob("*.html")
    }
    assert {path: marks for path, marks in found.items() if marks} == {}


def test_the_other_headers() -> None:
    answer = Client().get("/")
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["X-Frame-Options"] == "DENY"
    assert answer["Cross-Origin-Opener-Policy"] == "same-origin"
    assert answer["Referrer-Policy"] == "same-origin"
    assert "camera=()" in answer["Permissions-Policy"]
    assert re.fullmatch("[0-9a-f]{16}", answer["X-Request-Id"])


def test_no_script_can_read_the_cookies_that_let_one_in(person: Maker) -> None:
    client = Client()
    client.post("/accounts/login/", {"login": person("ann").username, "password": "secret"})
    client.get("/accounts/login/")
    assert set(client.cookies) >= {"csrftoken", "sessionid"}
    for name in ("csrftoken", "sessionid"):
        assert client.cookies[name]["httponly"], name
        assert client.cookies[name]["samesite"] == "Lax", name
