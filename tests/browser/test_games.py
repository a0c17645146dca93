"""Real games in a real browser, by the keyboard alone."""

import pytest
from playwright.sync_api import Page, expect

from games.registry import engines
from tests.browser.conftest import NewPage
from tests.browser.keyboard import TAKEN, open_with_bots, play_to_the_end, press, tab_to
from tests.browser.pictures import picture
from tests.browser.waiting import until

pytestmark = pytest.mark.browser
NAMES = {one.info.slug: one.info.name.ru for one in engines()}
SHORTER = {"omfc": {"option-max_rounds": 10, "option-rings": 3}}
"""How a game is opened that would be long."""


@pytest.mark.parametrize("slug", NAMES)
def test_a_game_with_bots_is_played_to_its_end_by_the_keyboard(
    new_page: NewPage, slug: str
) -> None:
    page = new_page(hasty=True)
    open_with_bots(page, NAMES[slug], **SHORTER.get(slug, {}))
    begin(page)
    picture(page, f"table-{slug}")
    until(page, lambda: play_to_the_end(page, 150), lambda: play_again(page), seconds=200)
    picture(page, f"end-{slug}")
    expect(page.locator(".summary")).to_contain_text("Место")
    press(page, "^Проверить")
    page.wait_for_url("**/verify/")
    press(page, "^Проверить")
    expect(page.locator("main")).to_contain_text("проверено")


def begin(page: Page) -> None:
    """Be ready, and wait for the game."""
    ready = page.get_by_role("button", name="Я готов")
    question = page.locator("#question")
    expect(ready.or_(question).first).to_be_visible()
    if ready.count():
        press(page, "^Я готов")
    expect(question.or_(page.locator(".summary")).first).to_be_visible()


def play_again(page: Page) -> None:
    """Go on to another game: some deals end before everybody had a turn."""
    before = page.url
    press(page, "^Сыграть ещё раз")
    page.wait_for_url(lambda address: address != before)
    begin(page)


def enter(page: Page) -> None:
    """Come in as a guest."""
    page.goto("/")
    press(page, "^Играть гостем$")
    expect(page.locator("header strong")).to_be_visible()
    page.wait_for_load_state("networkidle")


def test_two_people_and_a_bot_at_one_table(new_page: NewPage) -> None:
    ann, bob = new_page(hasty=True), new_page(360, 740, hasty=True)
    enter(ann)
    enter(bob)
    ann.goto("/play/uno/")
    tab_to(ann, "^4$")
    ann.keyboard.press("ArrowUp")
    press(ann, "^Открыть стол$")
    ann.wait_for_url("**/table/**")
    bob.goto(ann.url)
    expect(bob.locator("#question")).to_be_visible()
    press(bob, "^Сесть")
    expect(ann.locator("#table")).to_contain_text(bob.inner_text("header strong"))
    press(bob, "^Я готов")
    picture(bob, "room-narrow")
    picture(ann, "room")
    press(ann, "обычный")
    press(ann, "^Начать")

    def play_once() -> None:
        for page in (ann, bob):
            if page.locator(".question.mine").count() and page.locator(f".moves {TAKEN}").count():
                page.keyboard.press("1")
            page.wait_for_timeout(20)

    ends = [page.locator(".summary") for page in (ann, bob)]
    until(ann, lambda: all(end.count() for end in ends), play_once, seconds=150)
    picture(bob, "end-narrow")
    assert ann.inner_text(".summary table") == bob.inner_text(".summary table")
