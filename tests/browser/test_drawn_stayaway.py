"""Whole games of Нечто at the drawn table: by mouse, by finger on one screen, by keys alone."""

import pytest
from playwright.sync_api import Page, Position, expect

from tests.browser.conftest import NewPage
from tests.browser.drawn_table import OVER, sit_down
from tests.browser.pictures import picture
from tests.browser.played_stayaway import Party, Touch, act
from tests.browser.test_accessible import violations
from tests.browser.test_drawn_games import ASTRAY, drawn, reach

pytestmark = pytest.mark.browser

BURNT, ANNOUNCED, THING_IS_SECOND = b"229", b"239", b"205"
"""Deals that end soon: the Thing is burnt; it announces that no human is left; it is a person."""

CARD_EDGE: Position = {"x": 10, "y": 40}
"""Cards of a hand lie over each other; of each, its left edge is in sight."""


def click(page: Page, selector: str) -> None:
    card = "'hand:" in selector
    page.locator(selector).first.click(position=CARD_EDGE if card else None, force=True)


def tap(page: Page, selector: str) -> None:
    card = "'hand:" in selector
    page.locator(selector).first.tap(position=CARD_EDGE if card else None, force=True)


def press(page: Page, selector: str) -> None:
    """Go there by Tab and arrows, and press Enter, or the bar that ticks a box."""
    assert reach(page, selector), selector
    page.keyboard.press("Space" if selector.endswith("input") else "Enter")


def nothing_is_astray(page: Page) -> None:
    if not page.locator(OVER).count():
        assert page.evaluate(ASTRAY) == {"scrolled": 0, "wide": 0, "outside": []}


def play(party: Party, pages: list[Page], touches: list[Touch]) -> None:
    for seat, page in enumerate(pages):
        party.seat(page, seat)
    while not party.is_over:
        (seat,) = party.wanted
        act(pages[seat], party, seat, touches[seat])
        nothing_is_astray(pages[1])
    for page in pages:
        expect(page.locator(OVER)).to_be_visible()
        expect(page.locator(".story")).to_contain_text("Как это было")


def test_the_thing_is_burnt_by_mouse_and_finger(new_page: NewPage) -> None:
    desk, phone = drawn(new_page), drawn(new_page, width=390, height=844, touch=True)
    party = Party(BURNT)
    play(party, [desk, phone], [click, tap])
    assert party.phrases
    expect(desk.locator(".panel li.line")).not_to_have_count(0)
    expect(phone.locator(".side.won")).to_contain_text("Люди")
    assert phone.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_no_human_is_left_by_keys_and_mouse(new_page: NewPage) -> None:
    pages = [drawn(new_page), drawn(new_page, width=390, height=844)]
    play(Party(ANNOUNCED), pages, [press, click])
    expect(pages[0].locator(".side.won")).to_contain_text("Нечто и заражённые")
    picture(pages[0], "stage-stayaway-story")


def test_the_thing_is_shown_what_it_knows_before_it_announces(new_page: NewPage) -> None:
    page = drawn(new_page)
    party = Party(THING_IS_SECOND)
    party.seat(page, 1)
    page.get_by_role("button", name="Объявить победу").click()
    sheet = page.get_by_role("dialog", name="Объявить победу")
    expect(sheet).to_contain_text("победят люди: в живых их 5")
    expect(sheet.locator("li .role.human")).to_have_count(5)
    announce = sheet.get_by_role("button", name="Объявить: людей не осталось")
    before = party.version
    while not page.locator(".tip").count():
        announce.click()
    assert party.version == before
    while not party.is_over:
        announce.click()
        page.wait_for_timeout(40)
    expect(page.locator(".side.won")).to_contain_text("Люди")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_it_is_clean_in_both_themes_and_hides_what_is_mine(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = drawn(new_page, width=size[0], height=size[1], touch=size[0] < 700)
    sit_down(page, bots=7, game="stayaway")
    page.keyboard.press("n")
    expect(page.get_by_role("dialog", name="Блокнот")).to_be_visible()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], theme
    page.keyboard.press("Escape")
    hand = page.locator(".stage .hand .piece button")
    page.keyboard.press("h")
    expect(hand.first).to_have_accessible_name("Скрытая карта")
    assert violations(page) == []
    page.keyboard.press("h")
    expect(hand.first).not_to_have_accessible_name("Скрытая карта")
