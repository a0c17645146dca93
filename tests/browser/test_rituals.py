"""The dialog of a ritual tells what is to be said, and what silence costs."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from games.shipit.texts import NAMES, RITUALS
from tests.browser.conftest import NewPage

pytestmark = pytest.mark.browser

SPOKEN = {card: NAMES[card].ru for card in RITUALS if card != "0day"}
"""Cards that are lost without the words of their ritual, and what they are called."""


def social_table(page: Page) -> None:
    """Begin a game of Ship IT! in social mode with a bot."""
    page.goto("/")
    page.get_by_role("button", name="Играть гостем").first.click()
    page.wait_for_load_state("networkidle")
    page.goto("/play/shipit/")
    page.get_by_label("Социальный режим").check()
    page.get_by_role("button", name="Открыть стол").click()
    page.wait_for_url("**/table/**")
    page.get_by_role("button", name="обычный").first.click()
    page.get_by_role("button", name="Начать").click()


def ritual(page: Page) -> tuple[str, Locator] | None:
    """Return a card that can be played or deployed with its ritual, and the button for it."""
    moves = page.locator(".moves button.move:not([aria-disabled])").filter(has_text="…")
    for card, name in SPOKEN.items():
        button = moves.filter(has_text=re.compile(rf"^\s*([А-я]+: )?{name}"))
        if button.count():
            return card, button.first
    return None


def test_the_dialog_of_a_ritual_tells_what_to_say_and_that_silence_costs_the_card(
    new_page: NewPage,
) -> None:
    page = new_page(360, 740)
    social_table(page)
    dialog = page.get_by_role("dialog")
    for _ in range(40):
        expect(page.locator(".question.mine")).to_be_visible()
        found = ritual(page)
        if found:
            break
        page.locator(".moves button.move").first.click()
        page.wait_for_timeout(500)
    assert found
    card, button = found
    button.click()
    words = dialog.get_by_label("Слова ритуала (без слов карта пропадёт)")
    expect(words).to_have_accessible_description(RITUALS[card].ru)
    expect(dialog).to_contain_text(RITUALS[card].ru)
    words.fill("ни слова больше")
    dialog.get_by_role("button", name="Сделать ход").click()
    expect(page.locator("#table")).to_contain_text("«ни слова больше»")
