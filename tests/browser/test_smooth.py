"""A drawn game goes on smoothly on a processor four times slower: what its moves cost is traced.

A busy machine makes everything longer, and a browser that slows itself does so by the clock. So
a task is judged by the processor time it took, four times over; and what makes tasks long is
counted: layouts forced by a script, motion frame by frame.
"""

from collections.abc import Iterator
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Page

from games.registry import engine
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import deal
from tests.browser.recorded_game import Feed, frames_of
from tests.browser.waiting import promised, until

pytestmark = pytest.mark.browser

SEATS = 4
MOVES = 24
SLOWER = 4
LONG = 50_000
"""In microseconds of the slower processor."""
MORE_TRIES = 2
"""A processor that other programs crowd is slower by itself: then one game more must go without."""

KINDS = ["devtools.timeline", "toplevel", "disabled-by-default-devtools.timeline"]
MOTION = "blink.animations"
LAYING_OUT = ("Layout", "UpdateLayoutTree")

ARM = """() => {
  const all = { subtree: true, childList: true, attributes: true };
  const rest = () => Promise.allSettled(document.getAnimations().map((one) => one.finished));
  window.shown = new Promise((resolve) => {
    new MutationObserver((_, watching) => {
      watching.disconnect();
      requestAnimationFrame(() => rest().then(resolve));
    }).observe(document.querySelector(".stage"), all);
  });
}"""

Traced = dict[str, Any]


def traced_game(page: Page) -> list[Traced]:
    """Show a game move by move, each when the one before has come to rest; return the trace."""
    options = {"jump_in": True, "seven_zero": True}
    frames = frames_of(engine("uno"), seats=SEATS, options=options, moves=MOVES)
    feed = Feed(page, frames[0])
    page.goto(f"/table/{deal(page, bots=SEATS - 1)}/")
    page.locator(".stage .places").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    protocol = page.context.new_cdp_session(page)
    trace: list[Traced] = []
    ended = Event()
    protocol.on("Tracing.dataCollected", lambda told: trace.extend(told["value"]))
    protocol.on("Tracing.tracingComplete", lambda _: ended.set())
    wanted = {"includedCategories": [*KINDS, MOTION]}
    protocol.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": wanted})
    for frame in frames[1:]:
        page.evaluate(ARM)
        feed.send(frame)
        promised(page, "() => window.shown")
    protocol.send("Tracing.end")
    until(page, ended.is_set)
    return trace


def main_thread(trace: list[Traced]) -> list[Traced]:
    """Return what the thread did that lays the page out, in order."""
    at = [(one["pid"], one["tid"]) for one in trace if one["name"] == "Layout"]
    main = max(set(at), key=at.count)
    its = [one for one in trace if (one["pid"], one["tid"]) == main and one["ph"] == "X"]
    return sorted(its, key=lambda one: (one["ts"], -one["dur"]))


def nested(thread: list[Traced]) -> Iterator[tuple[Traced, list[Traced]]]:
    """Give everything a thread did, with what it was part of."""
    within: list[Traced] = []
    for one in thread:
        while within and within[-1]["ts"] + within[-1]["dur"] <= one["ts"]:
            within.pop()
        yield one, within
        within.append(one)


def long_tasks(trace: list[Traced]) -> list[float]:
    """Return how long each task would take that is long on the slower processor."""
    tasks = [one for one, within in nested(main_thread(trace)) if not within]
    slowed = [SLOWER * one.get("tdur", 0) for one in tasks]
    print(f"longest task, slowed: {max(slowed) / 1000:.0f} ms")  # noqa: T201 - with -s
    return [taken for taken in slowed if taken > LONG]


def forced_layouts(trace: list[Traced]) -> list[str]:
    """Return the functions of ours that made the browser lay the page out on the spot."""
    found = []
    for one, within in nested(main_thread(trace)):
        calls = [call["args"]["data"] for call in within if call["name"] == "FunctionCall"]
        if one["name"] in LAYING_OUT and any(".js" in call["url"] for call in calls):
            found.append(calls[-1]["functionName"])
    return found


def test_moves_force_no_layout_are_no_long_tasks_and_go_by_the_compositor(
    new_page: NewPage,
) -> None:
    trace = traced_game(new_page(face="drawn"))
    assert forced_layouts(trace) == []
    assert set(failures(trace)) == {0}
    long = long_tasks(trace)
    for _ in range(MORE_TRIES):
        long = long and long_tasks(traced_game(new_page(face="drawn")))
    assert long == []


def failures(trace: list[Traced]) -> list[int]:
    """Return why each thing that moved could not be left to the compositor: 0 means it could."""
    told = [one["args"].get("data", {}) for one in trace if one["name"] == "Animation"]
    return [one["compositeFailed"] for one in told if "compositeFailed" in one]
