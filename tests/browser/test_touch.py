"""Playing with a finger: a long press tells what a move would do, a tap makes it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage

pytestmark = pytest.mark.browser


def hold(page: Page, milliseconds: int) -> None:
    """Put a finger on the first move for so long."""
    page.locator(".move").first.scroll_into_view_if_needed()
    box = page.locator(".move").first.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(milliseconds)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_shows_what_a_move_would_do_and_does_not_make_it(new_page: NewPage) -> None:
    page = new_page(360, 740, touch=True)
    page.goto("/")
    page.get_by_role("button", name="Играть гостем").first.tap()
    page.wait_for_load_state("networkidle")
    page.goto("/play/omfc/")
    page.get_by_label("Лёгкие боты").check()
    page.get_by_role("button", name="Открыть стол").tap()
    page.wait_for_url("**/table/**")
    ready = page.get_by_role("button", name="Я готов")
    expect(ready.or_(page.locator("#question")).first).to_be_visible()
    if ready.count():
        ready.tap()
    expect(page.locator(".question.mine")).to_be_visible()
    hint = page.locator(".preview")
    expect(hint).to_contain_text("Подержите палец")
    before = page.inner_text("#question")
    moves = page.locator(".move").count()

    hold(page, 900)
    expect(hint).not_to_contain_text("Подержите палец")
    assert (page.inner_text("#question"), page.locator(".move").count()) == (before, moves)

    history = page.locator("[aria-labelledby=log] li")
    told = history.count()
    page.locator(".move").first.tap()
    expect(history).not_to_have_count(told)
