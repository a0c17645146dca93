"""A double click is one move: what the first click has brought under the pointer is not pressed."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import NewPage
from tests.browser.keyboard import TAKEN, open_with_bots, press

pytestmark = pytest.mark.browser

TAKEN_IN = 350
ATTEMPTS = 12

# When the moves last changed on the screen, and when and on what the last click or key fell.
_WATCH = """
  window.seen = { changed: 0, pressed: 0, onMove: false };
  new MutationObserver(() => {
    const moves = document.querySelector(".moves .groups")?.innerText ?? "";
    if (moves !== seen.moves) Object.assign(seen, { moves, changed: performance.now() });
  }).observe(document, { subtree: true, childList: true, characterData: true });
  for (const kind of ["click", "keydown"]) document.addEventListener(kind, (event) => {
    const onMove = kind === "keydown" || Boolean(event.target.closest(".move"));
    Object.assign(seen, { pressed: event.timeStamp, onMove });
  }, true);
"""


@pytest.fixture
def moves() -> list[str]:
    """Return the moves that the page has sent."""
    return []


@pytest.fixture
def page(new_page: NewPage, moves: list[str]) -> Page:
    """Return a page at a table of Мэднесс that has begun."""
    page = new_page()

    def keep(frame: str | bytes) -> None:
        if '"move"' in str(frame):
            moves.append(str(frame))

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", keep)

    page.on("websocket", listen)
    page.add_init_script(_WATCH)
    open_with_bots(page, "Мэднесс")
    ready = page.get_by_role("button", name="Я готов")
    expect(ready.or_(page.locator(".question")).first).to_be_visible()
    if ready.count():
        press(page, "^Я готов")
    return page


def click_the_first(page: Page) -> Callable[[], None]:
    """Click the first move; return how to click there again, as the second click of two."""
    box = page.locator(".moves .move").first.bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + box["height"] / 2
    page.mouse.click(x, y)
    return lambda: page.mouse.click(x, y, click_count=2)


def press_the_first(page: Page) -> Callable[[], None]:
    """Press the key of the first move; return how to press it again."""
    page.keyboard.press("1")
    return lambda: page.keyboard.press("1")


@pytest.mark.parametrize("act", [click_the_first, press_the_first])
def test_a_second_click_or_key_makes_no_second_move(
    page: Page, moves: list[str], act: Callable[[Page], Callable[[], None]]
) -> None:
    judged = 0
    for _ in range(ATTEMPTS):
        expect(page.locator(f".moves {TAKEN}").first.or_(page.locator(".summary"))).to_be_visible(
            timeout=30_000
        )
        if page.locator(".summary").count() or page.locator("dialog[open]").count():
            break
        before, seen = len(moves), page.evaluate("seen.changed")
        again = act(page)
        page.wait_for_function("before => seen.changed > before", arg=seen)
        again()
        last: dict[str, Any] = page.evaluate("seen")
        page.wait_for_timeout(50)  # what was sent is told to the test after it was sent
        if last["onMove"] and 0 < last["pressed"] - last["changed"] < TAKEN_IN - 20:
            judged += 1
            assert len(moves) == before + 1
    assert judged > 0
