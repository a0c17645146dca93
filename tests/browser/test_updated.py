"""A page that was opened before an update offers to be reloaded, and does nothing by itself."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import NewPage
from tests.browser.keyboard import open_with_bots

pytestmark = pytest.mark.browser


def of_yesterday(route: Route) -> None:
    """Answer with the page as a former build has made it."""
    answer = route.fetch()
    text, changed = re.subn('data-build="[^"]+"', 'data-build="yesterday"', answer.text())
    assert changed == 1
    route.fulfill(response=answer, body=text)


def test_an_old_page_says_so_and_is_reloaded_by_a_click(new_page: NewPage) -> None:
    page = new_page(service_workers="block")  # what it loads cannot be answered for
    open_with_bots(page, "UNO")
    expect(page.locator(".status.open")).to_be_visible()
    expect(page.locator("#updated")).to_be_empty()

    page.route("**/table/*/", of_yesterday)
    page.reload()
    bar = page.locator("#updated")
    expect(bar).to_contain_text("Сайт обновился")
    expect(page.locator(".status.open")).to_be_visible()
    page.unroute("**/table/*/")
    with page.expect_navigation():
        bar.get_by_role("button", name="Обновить").click()
    expect(page.locator(".status.open")).to_be_visible()
    expect(bar).to_be_empty()
