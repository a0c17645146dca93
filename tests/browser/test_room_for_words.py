"""Words of a drawn table have room: at the smallest sizes and the largest, in both languages."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.registry import engine
from tests.browser import posed_madness, posed_shipit, posed_stayaway
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import enter
from tests.browser.pictures import LASTING
from tests.browser.test_drawn_board import position
from tests.browser.test_posed_madness import KING, choose
from tests.browser.told_table import ToldTable
from tests.games import uno_positions

pytestmark = pytest.mark.browser

SIZES = ((360, 640), (640, 400), (2560, 1440))
"""The smallest phone, a small window at twice its size, a large screen."""


def crowded() -> Any:
    """Return a turn of UNO at a table of ten, one of whom has called the last card."""
    hands = ["r7 b2 y4 g9 wild y7 b5", "g1", *["g2 r1 b3 y5"] * 2, *["b6 g4 r2"] * 2]
    return uno_positions.position(hands=[*hands, *["y1 r8"] * 2, *["b8 g7"] * 2], top="y9")


POSES: dict[str, Callable[[], Any]] = {
    "uno": crowded,
    "madness": posed_madness.contested,
    "omfc": position,
    "shipit": posed_shipit.struck,
    "stayaway": lambda: posed_stayaway.offered().state,
    "stayaway of twelve": lambda: posed_stayaway.offered(12).state,
}
HAPPENED = {"uno": [{"type": "skip", "seat": 9}]}
"""What was done last: a bubble says so."""
CHOSEN = {"madness": KING}
"""What is touched first, so that its aims say what would come of it."""

SOLID = """.stage :is(.plate, .question, .tag, .force, .last, .sorting, .shout button, .bubble,
  .step, .steps, .marker, .fastened, .tray button, .forecast, .aside, .tip, .answer-to, .rope p)"""
"""What must not lie on anything else of these."""

SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const one of document.getAnimations())
    if (Number.isFinite(one.effect.getComputedTiming().endTime)) one.finish();
}"""
"""A new size is laid out, and what goes to its place there has come."""

FAULTS = """(solid) => {
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const named = (one) => `${one.className || one.tagName} "${one.textContent.trim()}"`;
  const hidden = (one) => one.closest(".unseen, .aloud, .told, svg, dialog:not([open]), [hidden]");
  const stops = (how) => how === "hidden" || how === "clip";
  /** What cuts words that end at the edges of a box; a list that scrolls and three dots do not. */
  const cutBy = (node, box) => {
    let isHung = false;
    for (let at = node; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none" || ["auto", "scroll"].includes(style.overflowY)) return null;
      const edge = at.getBoundingClientRect();
      const wide = box.left < edge.left - 1.5 || box.right > edge.right + 1.5;
      const high = box.top < edge.top - 1.5 || box.bottom > edge.bottom + 1.5;
      if (wide && stops(style.overflowX)) return style.textOverflow === "ellipsis" ? null : at;
      if (high && stops(style.overflowY)) return style.webkitLineClamp === "none" ? at : null;
      if (wide && !isHung && at.matches("button, .question, .tag, .tip, .force")) return at;
      isHung ||= style.position === "absolute";
    }
    return null;
  };
  const faults = [];
  const table = document.querySelector(".drawn-table");
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || hidden(holder) || !seen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const by = cutBy(holder, range.getBoundingClientRect());
    if (by) faults.push(`"${node.data.trim()}" is cut by ${by.className || by.tagName}`);
  }
  const things = [...document.querySelectorAll(solid)].filter((one) => seen(one) && !hidden(one));
  const boxes = things.map((one) => one.getBoundingClientRect());
  const shared = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]);
  for (const [at, one] of things.entries())
    for (const [next, other] of things.entries()) {
      if (next <= at || one.contains(other) || other.contains(one)) continue;
      const [a, b] = [boxes[at], boxes[next]];
      if (shared(a, b, "left", "right") > 2 && shared(a, b, "top", "bottom") > 2)
        faults.push(`${named(one)} lies on ${named(other)}`);
    }
  const lines = document.querySelectorAll(".stage .plate.board:not(.own) :is(b, small)");
  const pieces = [...document.querySelectorAll(".stage .piece")].filter(seen);
  for (const line of [...lines].filter(seen))
    for (const piece of pieces) {
      const [a, b] = [line, piece].map((one) => one.getBoundingClientRect());
      if (shared(a, b, "left", "right") > 2 && shared(a, b, "top", "bottom") > 2)
        faults.push(`${named(line)} lies under ${named(piece)}`);
    }
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push("the page scrolls");
  return faults;
}"""


def speak(page: Page, language: str) -> None:
    """Let the page's visitor be spoken to in a language."""
    token = {one["name"]: one["value"] for one in page.context.cookies()}["csrftoken"]
    form: dict[str, str | float | bool] = {"language": language, "csrfmiddlewaretoken": token}
    assert page.request.post("/language/", form=form, headers={"Referer": page.url}).ok


def show(page: Page, slug: str, state: Any) -> None:
    """Open a table at a pose, and touch a card whose aims then say what would come of it."""
    told = ToldTable(page, engine(slug.split(maxsplit=1)[0]), {})
    told.open(state)
    told.show(state, HAPPENED.get(slug, []))
    if card := CHOSEN.get(slug):
        choose(page, card)
        expect(page.locator(".stage .tag").first).to_be_visible()


def test_no_word_is_cut_and_nothing_lies_on_another(new_page: NewPage) -> None:
    found: dict[str, list[str]] = {}
    for language in ("ru", "en"):
        page = new_page(face="drawn", reduced_motion="reduce")
        enter(page)
        speak(page, language)
        for slug, pose in POSES.items():
            show(page, slug, pose())
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(SETTLED)
                if faults := page.evaluate(FAULTS, SOLID):
                    found[f"{slug} {language} {width}x{height}"] = faults
    assert not found, json.dumps(found, ensure_ascii=False, indent=1)


OVER_SEATS = """() => {
  const told = document.querySelector(".stage .result").getBoundingClientRect();
  return [...document.querySelectorAll(".stage .plate")].filter((plate) => {
    const { left, right, top, bottom } = plate.getBoundingClientRect();
    return left < told.right && right > told.left && top < told.bottom && bottom > told.top;
  }).map((plate) => plate.textContent);
}"""


@pytest.mark.parametrize("seats", [4, 5, 7, 10])
def test_what_a_deal_was_worth_lies_on_no_seat(new_page: NewPage, seats: int) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    hands = ["g-skip wild", "b9", "b2 b3 g7", "y1 y5", "r4 r8", "g1", "b4 b5", "y7", "g2 g3"]
    others = hands[: seats - 1]
    told = ToldTable(page, engine("uno"), {})
    told.open(uno_positions.position(hands=["r1 g5", *others], match_to=200))
    page.evaluate(LASTING)
    ended = uno_positions.position(hands=["r1", *others], match_to=200)
    told.show(ended, uno_positions.play(ended, 0, "r1"))
    expect(page.locator(".stage .result li")).to_have_count(seats - 1)
    for width, height in ((1280, 800), (1024, 600), (2560, 1440), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(OVER_SEATS) == [], (width, height)
