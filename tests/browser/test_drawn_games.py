"""Whole games of UNO at the drawn table: by mouse, by finger, by keys alone."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.drawn_table import (
    CARD,
    LOOK,
    NEXT,
    OVER,
    click,
    play_on,
    sit_down,
    tap,
    until_changed,
    until_over,
)
from tests.browser.short_deal import Chooses, short_deal
from tests.config.running_house import House

pytestmark = pytest.mark.browser

ASTRAY = """() => {
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return {
    scrolled: document.scrollingElement.scrollTop + scrollX,
    wide: document.scrollingElement.scrollWidth - innerWidth,
    outside: [...document.querySelectorAll(".stage .hand .piece button")]
      .map((card) => [card.dataset.key, card.getBoundingClientRect()])
      .filter(([, box]) => !inside(box)).map(([key, box]) => [key, box.toJSON()]),
  };
}"""

HERE = """(wanted) => {
  const here = document.activeElement;
  window.stops ??= new WeakMap();
  if (!stops.has(here)) stops.set(here, Math.random());
  return [here.matches(wanted), here.dataset.key ?? stops.get(here)];
}"""
"""Whether this is it, and by what one knows to have been here before."""
MOST_STOPS = 40


def drawn(new_page: NewPage, **more: Any) -> Page:
    return new_page(face="drawn", reduced_motion="reduce", hasty=True, **more)


def short(house: House, *, most: int) -> Chooses:
    return short_deal(house, "uno", most=most, wish=("uno", "play"))


def test_a_drawn_game_is_played_to_its_end_by_the_mouse(new_page: NewPage, running: House) -> None:
    page = drawn(new_page)
    sit_down(page, choose=short(running, most=18))
    assert play_on(page, click) > 0
    expect(page.locator(OVER)).to_contain_text("Место")


def test_a_drawn_game_is_played_with_a_finger_on_one_screen(
    new_page: NewPage, running: House
) -> None:
    page = drawn(new_page, width=390, height=844, touch=True)
    sit_down(page, bots=2, choose=short(running, most=30))

    def nothing_is_astray() -> None:
        if not page.locator(OVER).count():
            found = page.evaluate(ASTRAY)
            assert found == {"scrolled": 0, "wide": 0, "outside": []}

    play_on(page, tap, each=nothing_is_astray)
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_w_turns_to_words_and_back_and_is_remembered(new_page: NewPage) -> None:
    page = drawn(new_page)
    sit_down(page)
    page.keyboard.press("w")
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)
    page.reload()
    expect(page.locator(".table .question")).to_be_visible()
    expect(page.locator(".stage")).to_have_count(0)
    page.keyboard.press("w")
    expect(page.locator(CARD).first).to_be_visible()
    page.reload()
    expect(page.locator(CARD).first).to_be_visible()


def test_a_drawn_game_is_played_to_its_end_by_keys_alone(new_page: NewPage, running: House) -> None:
    page = drawn(new_page)
    sit_down(page, choose=short(running, most=18))
    assert until_over(page, lambda: move_by_keys(page)) > 0
    expect(page.locator(OVER)).to_contain_text("Место")


def move_by_keys(page: Page) -> int:
    """Go where something is lit by Tab and arrows, and press Enter; U shouts."""
    wanted = page.evaluate(NEXT)
    if wanted in (None, OVER):
        page.wait_for_timeout(40)
        return 0
    before = page.evaluate(LOOK)
    if wanted.startswith(".shout"):
        page.keyboard.press("u")
    elif reach(page, wanted):
        page.keyboard.press("Enter")
    until_changed(page, before)
    return 1


def reach(page: Page, wanted: str) -> bool:
    """Walk to what is wanted: Tab from stop to stop, arrows from card to card."""
    for _ in range(MOST_STOPS):
        seen: list[str | float] = []
        found, here = page.evaluate(HERE, wanted)
        while not found and here not in seen:
            seen.append(here)
            page.keyboard.press("ArrowRight")
            found, here = page.evaluate(HERE, wanted)
        if found:
            return True
        page.keyboard.press("Tab")
    return False
