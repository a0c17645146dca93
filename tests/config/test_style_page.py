"""The page of style is for developers alone; fonts come in the reader's letters."""

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_files")]


def test_it_is_there_for_developers_alone(client: Client, settings: Any) -> None:
    assert client.get(reverse("style")).status_code == 404
    settings.DEBUG = True
    assert client.get(reverse("style")).status_code == 200


@pytest.mark.parametrize(("language", "script"), [("ru", "cyrillic"), ("en", "latin")])
def test_only_the_letters_of_the_language_are_fetched_at_once(
    client: Client, language: str, script: str
) -> None:
    page = client.get(reverse("lobby"), headers={"accept-language": language}).content.decode()
    head = page.partition("</head>")[0]
    assert head.count('rel="preload"') == 2
    assert f"golos-{script}" in head
    assert f"podkova-{script}" in head
