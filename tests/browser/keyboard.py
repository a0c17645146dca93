"""Playing by the keyboard alone."""

import random
import re
import time

from playwright.sync_api import Page

_HERE = """() => {
  const one = document.activeElement;
  return (one?.innerText || one?.value || one?.ariaLabel || "").replace(/\\s+/g, " ").trim();
}"""


def tab_to(page: Page, wanted: str, most: int = 120) -> None:
    """Press Tab until whatever has the focus says this."""
    passed = []
    page.bring_to_front()
    for _ in range(most):
        page.keyboard.press("Tab")
        passed.append(page.evaluate(_HERE))
        if re.search(wanted, passed[-1]):
            return
    raise AssertionError(f"no {wanted!r} is reached by the keyboard, but {sorted(set(passed))}")


def press(page: Page, wanted: str) -> None:
    """Go to a button or link and press it."""
    tab_to(page, wanted)
    page.keyboard.press("Enter")


def open_with_bots(page: Page, game: str) -> None:
    """Come in as a guest and sit down at a table with bots."""
    page.goto("/")
    press(page, "^Играть гостем$")
    page.wait_for_load_state("networkidle")
    press(page, f"^С ботами.*{re.escape(game)}$")
    page.wait_for_url("**/play/**")
    press(page, "^Открыть стол$")
    page.wait_for_url("**/table/**")


def play_to_the_end(page: Page, seconds: float, seed: int = 1) -> int:
    """Answer every question by a number key, until the summary is shown; return how often."""
    dice = random.Random(seed)
    made = 0
    end = time.monotonic() + seconds
    while not page.locator(".summary").count():
        assert time.monotonic() < end, f"the game does not end: {made} moves made"
        if page.locator("dialog[open]").count():
            made += _fill(page)
        else:
            made += _move(page, dice)
    return made


def _move(page: Page, dice: random.Random) -> int:
    moves = page.locator(".moves [aria-keyshortcuts]:not([aria-disabled])").count()
    if not moves or page.locator(".question.mine").count() == 0:
        page.wait_for_timeout(40)
        return 0
    before = page.inner_text("#table")
    page.keyboard.press(str(dice.randint(1, min(9, moves))))
    for _ in range(50):
        page.wait_for_timeout(20)
        if page.locator("dialog[open]").count():
            return 0
        if page.inner_text("#table") != before:
            return 1
    return 0


def _fill(page: Page) -> int:
    """Fill the dialog in as its fields ask, and send it; return how often it was sent."""
    for box in range(page.locator("dialog[open] input[type=checkbox]").count()):
        if page.locator("dialog[open] button.main:not([disabled])").count():
            break
        page.keyboard.press("Tab") if box else None
        page.keyboard.press("Space")
    for _ in range(20):
        if page.evaluate("() => document.activeElement.matches('dialog button.main')"):
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            return 1
        if page.evaluate("() => document.activeElement.matches('dialog textarea')"):
            page.keyboard.type("ok")
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    return 0
