"""A running house and a real browser."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launch_options
from tests.config.running_house import House, house

if sys.platform != "linux":
    collect_ignore_glob = ["test_*.py"]

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("browser") / "data", BOT_PAUSE="0.05") as opened:
        yield opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(**launch_options())
        yield started
        started.close()


@pytest.fixture
def new_page(running: House, browser: Browser) -> Iterator[NewPage]:
    """Return a maker of pages, each a visitor of its own; a script that fails fails the test."""
    faults: list[str] = []
    with ExitStack() as contexts:

        def make(
            width: int = 1280, height: int = 800, locale: str = "ru-RU", touch: bool = False
        ) -> Page:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=locale,
                has_touch=touch,
                is_mobile=touch,
                base_url=f"http://localhost:{running.port}",
            )
            contexts.callback(context.close)
            page = context.new_page()
            page.set_default_timeout(20_000)
            page.on("pageerror", lambda error: faults.append(str(error)))
            return page

        yield make
    assert faults == []
