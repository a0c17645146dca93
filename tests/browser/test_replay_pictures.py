"""Pictures of replays for the docs, of games that are always the same: ``make pictures``."""

from typing import Any

import pytest
from playwright.sync_api import Page

from games.registry import engine
from tests.browser.conftest import NewPage
from tests.browser.pictures import PICTURES, picture
from tests.browser.test_stage_pictures import SETTLED, SIZES, WIDTHS
from tests.browser.test_style import UNWOVEN
from tests.browser.told_replay import ToldReplay

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not PICTURES, reason="taken by `make pictures` alone"),
]

GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "uno": (4, 40, {}),
    "madness": (2, 16, {}),
    "shipit": (3, 60, {}),
    "omfc": (3, 34, {"max_rounds": 12}),
    "stayaway": (6, 24, {}),
}
"""Of each: its seats, the move that is shown, its options."""
LONGEST = 120


def take(page: Page, name: str) -> None:
    """Take a replay at both widths, in both themes; nothing is pointed at."""
    page.mouse.move(0, 0)
    page.evaluate(UNWOVEN)
    for size in WIDTHS:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate(SETTLED)
            picture(page, f"replay-{name}-{size}-{theme}")


@pytest.mark.parametrize("slug", GAMES)
def test_replay(new_page: NewPage, slug: str) -> None:
    seats, move, options = GAMES[slug]
    told = ToldReplay(engine(slug), seats=seats, moves=LONGEST, options=options)
    page = new_page(face="drawn", reduced_motion="reduce", service_workers="block")
    told.open(page, f"?move={move}&eyes={'all' if slug == 'stayaway' else '0'}")
    page.locator("#log-lines .jump").nth(5).wait_for(state="attached")
    take(page, slug)
