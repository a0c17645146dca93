"""Light or dark: by a button, remembered by the account or else by the browser."""

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_files")]


def shown(client: Client) -> str:
    page = client.get(reverse("lobby")).content.decode()
    return page.partition('data-theme="')[2].partition('"')[0]


def test_a_browser_remembers_what_a_visitor_chose(client: Client) -> None:
    assert shown(client) == ""
    assert client.post(reverse("theme"), {"theme": "dark"}).status_code == 204
    assert shown(client) == "dark"
    client.post(reverse("theme"), {"theme": ""})
    assert shown(client) == ""


def test_an_account_has_its_own_on_every_device(client: Client) -> None:
    user = User.objects.create_user("anna")
    client.force_login(user)
    client.post(reverse("theme"), {"theme": "light"})
    elsewhere = Client()
    elsewhere.force_login(user)
    assert shown(elsewhere) == "light"


def test_what_is_no_theme_changes_nothing(client: Client) -> None:
    client.post(reverse("theme"), {"theme": "dark"})
    assert client.post(reverse("theme"), {"theme": "pink"}).status_code == 400
    assert client.get(reverse("theme")).status_code == 405
    assert shown(client) == "dark"
    client.cookies["theme"] = "pink"
    assert shown(client) == ""
