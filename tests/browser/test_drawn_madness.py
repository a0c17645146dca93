"""Whole games of Madness at the drawn table: by mouse, by finger on one screen, by keys alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.drawn_table import (
    LOOK,
    OVER,
    click,
    play_on,
    sit_down,
    tap,
    until_changed,
    until_over,
)
from tests.browser.test_drawn_games import ASTRAY, drawn, reach

pytestmark = pytest.mark.browser

NEXT = """() => {
  const wanted = [
    ".laid.summary",
    ".stage .chance .slot.lit",
    ".stage .pile.lit[data-thing=boss]",
    ".stage .marker.closing",
    ".stage .field.lit",
    ".stage .step.lit[data-thing='do:push']",
    ".stage .hand .piece.lit button",
    ".stage .answer-to",
  ];
  return wanted.find((one) => document.querySelector(one)) ?? null;
}"""
"""What somebody in a hurry would touch next: where the chosen card goes, ТУТ, a card, an answer.

They push and never pull: by hunger, if not by sugar, the game is over soon.
"""


def test_a_drawn_game_is_played_to_its_end_by_the_mouse(new_page: NewPage) -> None:
    page = drawn(new_page)
    sit_down(page, game="madness", level="normal")
    assert play_on(page, click, wanted=NEXT) > 0
    expect(page.locator(OVER)).to_contain_text("Место")


def test_a_drawn_game_is_played_with_a_finger_on_one_screen(new_page: NewPage) -> None:
    page = drawn(new_page, width=390, height=844, touch=True)
    sit_down(page, game="madness", level="normal")

    def nothing_is_astray() -> None:
        if not page.locator(OVER).count():
            found = page.evaluate(ASTRAY)
            assert found == {"scrolled": 0, "wide": 0, "outside": []}

    play_on(page, tap, each=nothing_is_astray, wanted=NEXT)
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_a_drawn_game_is_played_to_its_end_by_keys_alone(new_page: NewPage) -> None:
    page = drawn(new_page)
    sit_down(page, game="madness", level="normal")
    assert until_over(page, lambda: move_by_keys(page)) > 0
    expect(page.locator(OVER)).to_contain_text("Место")


def move_by_keys(page: Page) -> int:
    """Go where something is lit by Tab and arrows, and press Enter."""
    wanted = page.evaluate(NEXT)
    if wanted in (None, OVER):
        page.wait_for_timeout(40)
        return 0
    before = page.evaluate(LOOK)
    if reach(page, wanted):
        page.keyboard.press("Enter")
    until_changed(page, before)
    return 1
