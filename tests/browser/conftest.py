"""A running house and a real browser."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import launch_options
from tests.config.running_house import House, house

NewPage = Callable[..., Page]

HASTY = """
  const [now, later] = [performance.now.bind(performance), setTimeout];
  performance.now = () => now() - 400;
  const soon = (wait) => (wait > 350 && wait < 400 ? 0 : wait);
  window.setTimeout = (work, wait, ...given) => later(work, soon(wait), ...given);
"""
"""Whoever plays whole games is never too early: what has come upon the screen counts as seen for a
while. That it must have been seen is tested where a double click is."""

# A crowded machine is slow, and no test that passes is slower for this.
expect.set_options(timeout=20_000)


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
    """Return a maker of pages, each a visitor of its own; a script that fails fails the test.

    They play in words, as if they had chosen so before, unless the drawn table is asked for.
    """
    faults: list[str] = []
    with ExitStack() as contexts:

        def make(
            width: int = 1280,
            height: int = 800,
            locale: str = "ru-RU",
            touch: bool = False,
            face: Literal["words", "drawn"] = "words",
            hasty: bool = False,
            **options: Any,
        ) -> Page:
            site = f"http://localhost:{running.port}"
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=locale,
                has_touch=touch,
                is_mobile=touch,
                base_url=site,
                **options,
            )
            contexts.callback(context.close)
            if face == "words":
                context.add_cookies([{"name": "face", "value": "words", "url": site}])
            if hasty:
                context.add_init_script(HASTY)
            page = context.new_page()
            page.set_default_timeout(20_000)
            page.on("pageerror", lambda error: faults.append(str(error)))
            return page

        yield make
    assert faults == []
