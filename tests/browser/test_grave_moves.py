"""A move that may lose a game at once is asked about first, and no key makes it by mistake."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage

pytestmark = pytest.mark.browser


def four_at_a_table(new_page: NewPage) -> list[Page]:
    """Begin a game of Нечто among four guests, and return their pages."""
    pages = [new_page() for _ in range(4)]
    for page in pages:
        page.goto("/")
        page.get_by_role("button", name="Играть гостем").first.click()
        page.wait_for_load_state("networkidle")
    host, *others = pages
    host.goto("/play/stayaway/?seats=4")
    host.get_by_role("button", name="Открыть стол").click()
    host.wait_for_url("**/table/**")
    for page in others:
        page.goto(host.url)
        page.get_by_role("button", name="Сесть").first.click()
        page.get_by_role("button", name="Я готов").click()
    host.get_by_role("button", name="Начать").click()
    for page in pages:
        expect(page.get_by_text("Ваша роль")).to_be_visible()
    return pages


def thing_of(pages: list[Page]) -> Page:
    """Return the page of the one who may announce."""
    (found,) = [page for page in pages if page.get_by_text("Объявить: людей не").count()]
    return found


def test_the_thing_is_asked_before_it_announces_and_no_key_announces(new_page: NewPage) -> None:
    thing = thing_of(four_at_a_table(new_page))
    announce = thing.get_by_role("button", name="Объявить: людей не осталось")
    asked = thing.get_by_role("group", name="Сделать этот ход?")
    assert announce.get_attribute("aria-keyshortcuts") is None
    if not thing.locator(".question.mine").count():
        thing.keyboard.press("1")
    announce.click()
    expect(asked).to_be_visible()
    expect(thing.locator(".preview")).to_contain_text("победят люди: в живых их 3")
    expect(asked.get_by_role("button", name="Не сейчас")).to_be_focused()
    thing.keyboard.press("Enter")
    expect(asked).to_be_hidden()
    expect(announce).to_be_focused()
    expect(announce).to_be_enabled()  # what has just come back is not pressed at once
    thing.keyboard.press("Enter")
    expect(asked).to_be_visible()
    thing.keyboard.press("Escape")
    expect(announce).to_be_focused()
    expect(thing.locator(".summary")).to_be_hidden()

    announce.click()
    asked.get_by_role("button", name="Сделать ход").click()
    expect(thing.locator(".summary")).to_be_visible()
