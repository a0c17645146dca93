"""Pictures of Нечто for the docs, of positions that are always the same: ``make pictures``."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser import posed_stayaway as posed
from tests.browser.conftest import NewPage
from tests.browser.pictures import PICTURES, picture
from tests.browser.posed_stayaway import STORY, Posed, Scene
from tests.browser.waiting import promised

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not PICTURES, reason="taken by `make pictures` alone"),
]

SIZES = {"wide": (1280, 800), "phone": (390, 844), "flat": (844, 390)}
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MARKS = {"1": "clean", "3": "suspect", "5": "infected"}

SCENES: dict[str, Callable[[], Scene]] = {
    "4": posed.four,
    "8": posed.offered,
    "12": lambda: posed.offered(12),
    "panic": posed.frightened,
}
MOTIONS: dict[str, Callable[[], Scene]] = {"exchange": posed.exchanged, "places": posed.moved}
HALFWAY = """() => {
  const moving = document.getAnimations().filter((one) =>
    one.effect.target?.closest(".stage") && one.effect.getComputedTiming().endTime < 5000);
  for (const one of moving) {
    one.pause();
    one.currentTime = one.effect.getComputedTiming().endTime * 0.6;
  }
  return moving.length > 1;
}"""


def shown(
    new_page: NewPage,
    size: str,
    theme: str,
    scene: Scene,
    viewer: int | None = 0,
    motion: str = "reduce",
) -> Posed:
    width, height = SIZES[size]
    look = {"reduced_motion": motion, "color_scheme": theme}
    page = new_page(width, height, face="drawn", touch=size != "wide", **look)
    return Posed(page, scene, viewer)


def taken(page: Page, name: str) -> None:
    promised(page, DRAWN)
    picture(page, f"stage-stayaway-{name}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("name", SCENES)
def test_a_table(new_page: NewPage, name: str, size: str, theme: str) -> None:
    told = shown(new_page, size, theme, SCENES[name]())
    told.note(marks=MARKS if name != "4" else {})
    told.page.locator(".stage .plate").first.wait_for()
    taken(told.page, f"{name}-{size}-{theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("name", MOTIONS)
def test_halfway(new_page: NewPage, name: str, size: str, theme: str) -> None:
    scene = MOTIONS[name]()
    told = shown(new_page, size, theme, scene._replace(moves=()), motion="no-preference")
    told.note(marks=MARKS)
    told.page.locator(".sticker").first.wait_for()
    for seat, move in scene.moves:
        told.make(seat, move)
    told.page.wait_for_function(HALFWAY)
    picture(told.page, f"stage-stayaway-{name}-{size}-{theme}", moving=True)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_notebook(new_page: NewPage, size: str, theme: str) -> None:
    told = shown(new_page, size, theme, posed.played(STORY, until=lambda one: one.turns > 26))
    told.note(marks=MARKS)
    told.say(3, "claim", card="axe")
    told.say(6, "accuse", seat=3)
    told.page.get_by_role("button", name="Блокнот", exact=True).click()
    told.page.locator(".notebook .chip").nth(4).click()
    taken(told.page, f"notebook-{size}-{theme}")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", ["wide", "phone"])
def test_the_story(new_page: NewPage, size: str, theme: str) -> None:
    told = shown(new_page, size, theme, posed.played(STORY))
    told.note(marks=MARKS)
    told.page.locator(".story .noted").first.wait_for()
    taken(told.page, f"story-{size}-{theme}")
    told.page.locator(".story .graph").evaluate("(graph) => graph.scrollIntoView()")
    taken(told.page, f"story-graph-{size}-{theme}")


@pytest.mark.parametrize(("size", "theme"), [("wide", "dark"), ("phone", "light")])
def test_an_onlooker(new_page: NewPage, size: str, theme: str) -> None:
    told = shown(new_page, size, theme, posed.offered(), viewer=None)
    told.note(guesses={"3": "thing", "6": "human"})
    told.page.locator(".sticker").first.wait_for()
    taken(told.page, f"watched-{size}-{theme}")
