"""A game is drawn by a module that lies in an app's folder; one that fails leaves the words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from games.registry import engines
from tests.browser.conftest import NewPage
from tests.browser.keyboard import make_first_move, open_with_bots, press
from tests.config.running_house import House, house

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("stages")]
NAMES = {one.info.slug: one.info.name.ru for one in engines()}

SETTINGS = """
from config.settings import *

INSTALLED_APPS = ["toy", *INSTALLED_APPS]
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "django.contrib.staticfiles.finders.FileSystemFinder",
]
"""
STAGES = {
    "uno": """
        export const makeStage = ({ html, table }) => () =>
          html`<p id="drawn">${table.facts.game}, ${table.frame.legal.length}</p>`;
    """,
    "madness": "export const makeStage = () => { throw new Error('broken'); };",
    "omfc": "export const makeStage = ( => nothing;",
    "stayaway": "export const makeStage = () => () => { throw new Error('broken'); };",
    "shipit": "export const makeStage = () => () => null;",
}
"""One that draws; one that fails at once, one that cannot be read, one that fails when it draws."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house with one app more: a folder with modules in it."""
    folder = tmp_path_factory.mktemp("stages")
    write_app(folder)
    more = {"PYTHONPATH": str(folder), "DJANGO_SETTINGS_MODULE": "toy_settings"}
    with house(folder / "data", BOT_PAUSE="0.05", **more) as opened:
        yield opened


def write_app(folder: Path) -> None:
    (folder / "toy_settings.py").write_text(SETTINGS)
    (folder / "toy").mkdir()
    (folder / "toy" / "__init__.py").touch()
    for slug, script in STAGES.items():
        place = folder / "toy" / "static" / slug
        place.mkdir(parents=True)
        (place / "stage.js").write_text(script)


def begin(page: Page, slug: str) -> None:
    open_with_bots(page, NAMES[slug])
    question = page.locator(".question, #drawn")
    ready = page.get_by_role("button", name="Я готов")
    expect(ready.or_(question).first).to_be_visible()
    if ready.count():
        press(page, "^Я готов")
    expect(question.or_(page.locator(".summary")).first).to_be_visible()


def test_the_module_of_a_game_draws_it(new_page: NewPage) -> None:
    page = new_page(face="drawn")
    begin(page, "uno")
    expect(page.locator(".cloth #drawn")).to_contain_text("uno")
    expect(page.locator(".answer")).to_be_empty()


@pytest.mark.parametrize("slug", ["madness", "omfc", "stayaway"])
def test_a_module_that_fails_leaves_the_words_and_a_notice(new_page: NewPage, slug: str) -> None:
    page = new_page(face="drawn")
    begin(page, slug)
    expect(page.locator(".answer")).to_contain_text("Рисованный стол не открылся")
    expect(page.locator(".stage")).to_have_count(0)
    if slug == "madness":
        make_first_move(page)
        expect(page.locator("[aria-labelledby=log] li").nth(2)).to_be_visible()


def test_a_module_that_does_not_come_leaves_the_words_and_a_notice(new_page: NewPage) -> None:
    page = new_page(face="drawn")
    page.route("**/shipit/stage*", lambda route: route.fulfill(status=404))
    begin(page, "shipit")
    expect(page.locator(".answer")).to_contain_text("Рисованный стол не открылся")
