"""Waiting for what a page does, with an end: a wait without one would hold up the whole run."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

_SHOWN = "() => [document.title, document.body.innerText.replace(/\\s+/g, ' ').slice(0, 600)]"


def until(
    page: Page,
    is_so: Callable[[], object],
    act: Callable[[], object] | None = None,
    *,
    seconds: float = 60,
) -> None:
    """Wait until something is so, doing meanwhile what is given; else say what the page shows."""
    end = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > end:
            raise AssertionError(f"not so within {seconds:.0f} s: {page.evaluate(_SHOWN)}")
        act() if act else page.wait_for_timeout(20)


def promised(page: Page, script: str) -> Any:
    """Return what a promise of the page comes to; `evaluate` would wait for one for ever."""
    kept = page.wait_for_function(f"async () => [await ({script})()]")
    return kept.json_value()[0]
