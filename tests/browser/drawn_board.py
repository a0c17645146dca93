"""Playing One More Free Cell at a drawn table, by mouse, finger or keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.drawn_table import LOOK, OVER, Touch, ask, enter, until_changed, until_over

NEXT = """([folk, hasActed]) => {
  const wanted = [
    ".laid.summary",
    ".idling .main",
    `.gallery .do[data-thing="do:class ${folk}"]`,
    ".gallery .do",
    hasActed ? ".answers .end" : ".answers:has(.undo:not([aria-disabled])) .end",
    ".card-of .do",
    ".shore .felt",
    ".cell.lit:not(.open)",
    ".cell.lit",
    ".answers .end",
  ];
  return wanted.find((one) => document.querySelector(one)) ?? null;
}"""
"""What somebody would touch next who acts once a turn, and in the end no more."""

_POINT = """(selector) => {
  const found = [...document.querySelectorAll(selector)];
  if (found[0] instanceof HTMLElement) found[0].scrollIntoView({ block: "nearest" });
  for (const one of found) {
    const box = one.getBoundingClientRect();
    for (let y = 1; y < 12; y++)
      for (let x = 1; x < 12; x++) {
        const at = [box.left + (box.width * x) / 12, box.top + (box.height * y) / 12];
        const hit = document.elementFromPoint(...at);
        if (hit && one.contains(hit)) return at;
      }
  }
  return null;
}"""
"""Where one of them can be touched: a cell is no rectangle, and a card may hide it."""

DO = ".card-of .do"
WALKED = """() => {
  const here = document.activeElement;
  return here.dataset.cell ? [here.dataset.cell, here.classList.contains("lit")] : null;
}"""
MOST_STEPS = 60
MOST_ACTS = 5
"""A game need not be long to be whole."""


def sit_down(page: Page, *, bots: int = 1, **options: Any) -> str:
    """Come in, open a table with bots and wait until it is drawn; return which it is."""
    enter(page)
    body = {"game": "omfc", "seats": bots + 1, "options": options}
    uid: str = ask(page, "/tables/", body)["uid"]
    ask(page, f"/tables/{uid}/bots/", {"level": "easy"})
    ask(page, f"/tables/{uid}/ready/", {"ready": True})
    page.goto(f"/table/{uid}/")
    expect(page.locator(".stage .question")).to_be_visible()
    return uid


def play_on(
    page: Page,
    step: Callable[[Page, str], object],
    *,
    folk: str = "",
    seconds: float = 120,
) -> list[str]:
    """Do what somebody would do next until the game is over; return what was touched."""
    touched: list[str] = []

    def go() -> int:
        wanted = page.evaluate(NEXT, [folk, touched.count(DO) > MOST_ACTS])
        if wanted in (None, OVER):
            page.wait_for_timeout(30)
            return 0
        before = page.evaluate(LOOK)
        step(page, wanted)
        touched.append(wanted)
        until_changed(page, before)
        return 1

    until_over(page, go, seconds=seconds)
    return touched


def by(touch: Touch) -> Callable[[Page, str], None]:
    """Return a step that touches what is wanted where it can be touched."""

    def step(page: Page, wanted: str) -> None:
        place = page.evaluate(_POINT, wanted)
        if place:
            touch(page, *place)

    return step


def by_keys(page: Page, wanted: str) -> None:
    """Go by Tab and arrows to what is wanted, and press Enter; E ends the turn."""
    if wanted.endswith(".end"):
        page.keyboard.press("e")
    elif wanted.startswith(".cell"):
        walk(page)
        page.keyboard.press("Enter")
    elif reach(page, wanted):
        page.keyboard.press("Enter")


def walk(page: Page) -> None:
    """Walk the rings until a cell is lit: along, and inwards after each round."""
    reach(page, "[data-cell]")
    seen: set[str] = set()
    for _ in range(MOST_STEPS):
        here = page.evaluate(WALKED)
        if here is None or here[1]:
            return
        page.keyboard.press("ArrowUp" if here[0] in seen else "ArrowRight")
        seen.add(here[0])


def reach(page: Page, wanted: str) -> bool:
    """Press Tab until what is wanted has the focus."""
    for _ in range(MOST_STEPS):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return True
        page.keyboard.press("Tab")
    return False
