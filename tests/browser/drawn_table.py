"""Playing UNO at a drawn table, by mouse, finger or keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.short_deal import Chooses
from tests.browser.waiting import promised, until

CARD = ".stage .hand .piece button"
OVER = ".laid.summary"

Touch = Callable[[Page, float, float], None]

NEXT = """() => {
  const wanted = [
    ".laid.summary",
    ".choices button:not([disabled])",
    ".shout.due:not(.chosen) button",
    ".stage .pile.lit[data-thing=discard]",
    ".stage .hand .piece.lit button",
    ".stage .pile.lit[data-thing=deck]",
  ];
  return wanted.find((one) => document.querySelector(one)) ?? null;
}"""
"""What somebody would touch next: a colour, UNO!, where the chosen card goes, a card, the deck."""

_POINT = """(selector) => {
  const one = document.querySelector(selector);
  const box = one?.getBoundingClientRect();
  for (let y = 1; box && y < 8; y++)
    for (let x = 1; x < 8; x++) {
      const at = [box.left + (box.width * x) / 8, box.top + (box.height * y) / 8];
      const hit = document.elementFromPoint(...at);
      if (hit && one.contains(hit)) return at;
    }
  return null;
}"""
"""Where it can be touched: cards of a hand lie over each other."""

LOOK = "() => document.querySelector('.stage')?.innerHTML.length + document.title"

_SEEN = """() => {{
  const found = ({wanted})();
  const place = found && found !== "{over}" ? ({point})(found) : null;
  return [place, ({look})()];
}}"""
"""Where to touch next, and what is to be seen before."""

_CHANGED = f"""(before) => new Promise((told) => {{
  const end = performance.now() + 300;
  const watch = () => {{
    const changed = ({LOOK})() !== before;
    if (changed || performance.now() > end) told(changed);
    else setTimeout(watch, 10);
  }};
  watch();
}})"""


def click(page: Page, x: float, y: float) -> None:
    page.mouse.click(x, y)


def tap(page: Page, x: float, y: float) -> None:
    page.touchscreen.tap(x, y)


def enter(page: Page) -> None:
    """Come in as a guest."""
    page.goto("/")
    page.get_by_role("button", name="Играть гостем").first.click()
    expect(page.locator("header strong")).to_be_visible()


def ask(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Do something by the API, as this visitor."""
    cookies = {one["name"]: one["value"] for one in page.context.cookies()}
    headers = {"X-CSRFToken": cookies["csrftoken"], "Referer": page.url}
    answer = page.request.post(f"/api/v1{path}", data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def deal(
    page: Page,
    *,
    bots: int = 1,
    game: str = "uno",
    level: str = "easy",
    choose: Chooses = lambda uid: None,
    **options: Any,
) -> str:
    """Come in and open a table with bots, at which the game begins; return which it is."""
    enter(page)
    wanted = {"game": game, "seats": bots + 1, "seats_kept": True, "options": options}
    uid: str = ask(page, "/tables/", wanted)["uid"]
    choose(uid)
    ask(page, f"/tables/{uid}/bots/", {"level": level})
    ask(page, f"/tables/{uid}/ready/", {"ready": True})
    return uid


_PAINTED = """() => new Promise((painted) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted))))"""


def sit_down(page: Page, **wanted: Any) -> str:
    """Wait at a table with bots until the cards are dealt; return which it is."""
    uid = deal(page, **wanted)
    page.goto(f"/table/{uid}/")
    until_dealt(page)
    return uid


def until_dealt(page: Page) -> None:
    """Wait until the cards lie there, and keys are heard."""
    expect(page.locator(CARD).first.or_(page.locator(OVER)).first).to_be_visible()
    until_painted(page)


def until_painted(page: Page) -> None:
    """Wait for the next picture: what it shows hears keys from then on."""
    promised(page, _PAINTED)


def play_on(
    page: Page,
    touch: Touch,
    *,
    seconds: float = 120,
    each: Callable[[], None] = lambda: None,
    wanted: str = NEXT,
) -> int:
    """Touch what is lit until the game is over; return how often."""

    def step() -> int:
        touched = play_once(page, touch, wanted)
        each()
        return touched

    return until_over(page, step, seconds=seconds)


def until_over(page: Page, step: Callable[[], int], *, seconds: float = 120) -> int:
    """Step on until the game is over; return how many of the steps were moves."""
    made: list[int] = []
    until(page, page.locator(OVER).count, lambda: made.append(step()), seconds=seconds)
    return sum(made)


def play_once(page: Page, touch: Touch, wanted: str = NEXT) -> int:
    """Touch what somebody would touch next, if anything; return how often."""
    seen = _SEEN.format(wanted=wanted, over=OVER, point=_POINT, look=LOOK)
    place, before = page.evaluate(seen)
    if not place:
        page.wait_for_timeout(20)
        return 0
    touch(page, *place)
    until_changed(page, before)
    return 1


def until_changed(page: Page, before: Any) -> None:
    """Wait a little for what came of it: a touch too early is not taken, and made again."""
    page.evaluate(_CHANGED, before)
