"""The site as an app: what a browser asks for before it puts it on a home screen."""

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("plain_files")]


def test_the_service_worker_is_served_from_the_root_and_asked_for_anew(client: Client) -> None:
    answer = client.get("/service-worker.js")
    assert answer.status_code == 200
    assert answer["Content-Type"] == "text/javascript; charset=utf-8"
    assert answer["Cache-Control"] == "no-cache"
    assert "/static/img/icon-192.png" in answer.content.decode()
    assert client.post("/service-worker.js").status_code == 405


@pytest.mark.parametrize(("language", "name"), [("ru", "Застолье"), ("en", "Zastolye")])
def test_the_manifest_names_the_site_and_its_icons(
    client: Client, language: str, name: str
) -> None:
    page = client.get("/", headers={"Accept-Language": language}).content.decode()
    assert '<link rel="manifest" href="/manifest.webmanifest">' in page
    told = client.get("/manifest.webmanifest", headers={"Accept-Language": language})
    assert told["Content-Type"] == "application/manifest+json"
    about = told.json()
    assert (about["name"], about["lang"], about["display"]) == (name, language, "standalone")
    assert client.get(about["start_url"]).status_code == 200
    for icon in about["icons"]:
        assert finders.find(icon["src"].removeprefix("/static/"))
