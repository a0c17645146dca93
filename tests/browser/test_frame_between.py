"""A frame that comes just after a table was drawn for the first time is shown as any other.

Whoever opens a page while bots play would see the past otherwise, with nothing lit, until the next
frame; and if they are asked, none comes before their time is up.
"""

import json

import pytest
from playwright.sync_api import Browser

from games.registry import engine
from tests.browser.recorded_game import frames_of
from tests.browser.test_drawn_secrets import HONEST, Showing

pytestmark = pytest.mark.browser

TELL = """
    import {{ telling }} from './tests/browser/frame_between.mjs';
    window.compare = telling(makeStage);
"""


def test_what_comes_between_a_drawing_and_its_effects_is_shown(browser: Browser) -> None:
    uno = engine("uno")
    game = frames_of(uno, seats=3, options={}, moves=60, viewer=1)
    first, *later = [json.loads(one) for one in game]
    assert not first.get("legal"), "another must begin"
    asked = next(one for one in later if one.get("legal"))
    showing = Showing(browser, uno, HONEST, TELL)
    lit = showing.page.evaluate("(frames) => compare(frames)", [first, asked])
    assert showing.faults == []
    assert lit > 0
