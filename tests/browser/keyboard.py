"""Playing by the keyboard alone."""

import random
import re
import time
from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from games.registry import engines

TAKEN = "[aria-keyshortcuts]:not([aria-disabled])"
"""A move whose key is listened to: what has just come upon the screen is not pressed at once."""

_HERE = """() => {
  const one = document.activeElement;
  return (one?.innerText || one?.value || one?.ariaLabel || "").replace(/\\s+/g, " ").trim();
}"""


def tab_to(page: Page, wanted: str, seconds: float = 30) -> None:
    """Press Tab until whatever has the focus says this: it may yet have to come."""
    passed = set()
    page.bring_to_front()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        page.keyboard.press("Tab")
        here = page.evaluate(_HERE)
        if re.search(wanted, here):
            return
        passed.add(here)
    raise AssertionError(f"no {wanted!r} is reached by the keyboard, but {sorted(passed)}")


def press(page: Page, wanted: str) -> None:
    """Go to a button or link and press it."""
    tab_to(page, wanted)
    page.keyboard.press("Enter")


def make_first_move(page: Page) -> None:
    """Press the key of the first move, once it is taken."""
    expect(page.locator(f".moves {TAKEN}").first).to_be_visible()
    page.keyboard.press("1")


def open_with_bots(page: Page, game: str, **wanted: object) -> None:
    """Become a guest and begin a game with as few bots as can be."""
    info = next(one.info for one in engines() if one.info.name.ru == game)
    query = urlencode({"bots": "normal", "seats": info.min_seats, **wanted})
    page.goto(f"/play/{info.slug}/?{query}")
    press(page, "^Открыть стол$")
    page.wait_for_url("**/table/**")


_SEEN = f"""() => ({{
  isOver: Boolean(document.querySelector(".summary")),
  asks: Boolean(document.querySelector("dialog[open]")),
  isMine: Boolean(document.querySelector(".question.mine")),
  moves: document.querySelectorAll(".moves {TAKEN}").length,
  said: document.querySelector("#table")?.innerText,
}})"""

_CHANGED = """(before) => new Promise((told) => {
  const end = performance.now() + 1000;
  const watch = () => {
    const asks = document.querySelector("dialog[open]");
    const changed = document.querySelector("#table")?.innerText !== before;
    if (asks || changed || performance.now() > end) told(!asks && changed);
    else setTimeout(watch, 10);
  };
  watch();
})"""


def play_to_the_end(page: Page, seconds: float, seed: int = 1) -> int:
    """Answer every question by a number key, until the summary is shown; return how often."""
    dice = random.Random(seed)
    made = 0
    end = time.monotonic() + seconds
    while not (seen := page.evaluate(_SEEN))["isOver"]:
        assert time.monotonic() < end, f"the game does not end: {made} moves made"
        if seen["asks"]:
            made += _fill(page)
        elif seen["isMine"] and seen["moves"]:
            page.keyboard.press(str(dice.randint(1, min(9, seen["moves"]))))
            made += page.evaluate(_CHANGED, seen["said"])
        else:
            page.wait_for_timeout(20)
    return made


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
