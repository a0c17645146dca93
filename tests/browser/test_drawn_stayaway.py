"""Whole games of Нечто at the drawn table: by mouse, by finger on one screen, by keys alone.

Two people and four bots play to the end of either side in a real house; where the same cards must
always come, the known table is there.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from tests.browser.conftest import NewPage
from tests.browser.drawn_table import OVER, sit_down
from tests.browser.house_stayaway import Deal, Person, play_out, sit_together
from tests.browser.pictures import picture
from tests.browser.played_stayaway import Party, Touch, act
from tests.browser.steered_stayaway import (
    FIERY,
    Choice,
    both_can_burn,
    burn_the_thing,
    leave_no_human,
    one_can_burn_the_other,
)
from tests.browser.test_accessible import violations
from tests.browser.test_drawn_games import ASTRAY, drawn, reach
from tests.config.running_house import House

pytestmark = pytest.mark.browser

ENDS: dict[str, tuple[Choice, Deal, dict[str, Any], str]] = {
    "humans": (burn_the_thing, one_can_burn_the_other, {}, "Люди"),
    "thing": (leave_no_human, both_can_burn, FIERY, "Нечто и заражённые"),
}
"""How people choose, at which deal, by which rules, and whose end it is not."""
ANNOUNCED, THING_IS_SECOND = b"239", b"205"
"""Deals of the known table: the Thing soon announces that no human is left; it is a person."""

CARD_EDGE: Position = {"x": 10, "y": 40}
"""Cards of a hand lie over each other; of each, its left edge is in sight."""


GONE = 2_000
"""Milliseconds after which something that cannot be touched is taken to be gone."""
MOST_MOVES = MOST_CLICKS = 200


def click(page: Page, selector: str) -> None:
    card = "'hand:" in selector
    at = CARD_EDGE if card else None
    page.locator(selector).first.click(position=at, force=True, timeout=GONE)


def tap(page: Page, selector: str) -> None:
    card = "'hand:" in selector
    at = CARD_EDGE if card else None
    page.locator(selector).first.tap(position=at, force=True, timeout=GONE)


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
    for _ in range(MOST_MOVES):
        if party.is_over:
            break
        (seat,) = party.wanted
        act(pages[seat], party, seat, touches[seat])
        nothing_is_astray(pages[1])
    for page in pages:
        expect(page.locator(OVER)).to_be_visible()
        expect(page.locator(".story")).to_contain_text("Как это было")


def people_at(new_page: NewPage) -> list[Person]:
    """Return two who come to a table: one with a mouse, one with a phone."""
    phone = drawn(new_page, width=390, height=844, touch=True)
    return [Person(drawn(new_page), click), Person(phone, tap)]


@pytest.mark.parametrize("end", ENDS)
def test_two_people_and_four_bots_play_to_the_end_of_either_side(
    new_page: NewPage, running: House, end: str
) -> None:
    people = people_at(new_page)
    choose, deal, options, won = ENDS[end]
    pair = sit_together(running, people, deal, options)
    play_out(people, pair, choose, each=lambda: nothing_is_astray(people[1].page))
    for person in people:
        expect(person.page.locator(".side.won")).to_contain_text(won)
        expect(person.page.locator(".story")).to_contain_text("Как это было")
        assert person.page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_no_human_is_left_by_keys_and_mouse(new_page: NewPage) -> None:
    pages = [drawn(new_page), drawn(new_page, width=390, height=844)]
    party = Party(ANNOUNCED)
    play(party, pages, [press, click])
    assert party.phrases
    expect(pages[0].locator(".panel li.line")).not_to_have_count(0)
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
    press_until(announce, lambda: page.locator(".tip").count() > 0)
    assert party.version == before
    press_until(announce, lambda: party.is_over)
    expect(page.locator(".side.won")).to_contain_text("Люди")


def press_until(button: Locator, is_so: Callable[[], bool]) -> None:
    """Press it until something is so: a press that comes too early is not taken."""
    for _ in range(MOST_CLICKS):
        if is_so():
            return
        button.click()
        button.page.wait_for_timeout(40)
    raise AssertionError(f"pressed in vain: {button}")


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
