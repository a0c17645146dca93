"""Whom the house owes what: nobody is left out."""

import json
import re
import tomllib

import pytest
from django.test import Client
from django.urls import reverse

from config.credits import LIBRARIES
from config.environment import ROOT
from games.registry import call, engine, engines
from games.words import Bilingual

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_files")]


def depended_on() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    python = {re.split(r"[\[<>=]", line)[0] for line in project["dependencies"]}
    package = json.loads((ROOT / "package.json").read_text())
    return python | {name for name in package["dependencies"] if "fontsource" not in name}


def test_every_library_is_named() -> None:
    assert set(LIBRARIES) == depended_on()


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_game_has_its_authors_on_the_page(client: Client, language: str) -> None:
    page = client.get(reverse("credits"), headers={"accept-language": language})
    text = page.content.decode()
    for one in engines():
        assert one.info.authors is not None, one.info.slug
        assert one.info.authors.in_language(language) in text
    assert "fonts/golos-LICENSE" in text
    assert "fonts/podkova-LICENSE" in text


def test_a_game_is_called_what_the_operator_calls_it(client: Client) -> None:
    before = engine("uno").info.name
    call({"uno": Bilingual("Последняя карта", "Last Card")})
    try:
        assert "Последняя карта" in client.get(reverse("lobby")).content.decode()
        told = client.get("/api/v1/games/uno/words/en/").json()
        assert told["game"] == "Last Card"
        games = {one["slug"]: one["name"] for one in client.get("/api/v1/games/").json()}
        assert games["uno"] == {"ru": "Последняя карта", "en": "Last Card"}
    finally:
        call({"uno": before})
