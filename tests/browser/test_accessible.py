"""The drawn table keeps to the rules of WCAG that a machine can check, in every look it has."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import ROOT
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import OVER, ask, sit_down

pytestmark = pytest.mark.browser

AXE = Path(ROOT / "node_modules" / "axe-core" / "axe.min.js")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
NAMED = "label-content-name-mismatch"
"""What is read on a thing is in its name: a rule of axe that is off by itself."""

RUN = f"""(rules) => axe.run(document, {{
  runOnly: rules,
  resultTypes: ["violations"],
  rules: {{ "{NAMED}": {{ enabled: true }} }},
}})"""


def violations(page: Page, rules: Sequence[str] = RULES) -> list[tuple[str, str]]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(RUN, rules)
    return [
        (one["id"], node["html"][:200] + " | " + node["failureSummary"])
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_the_drawn_table_is_clean_in_both_themes(new_page: NewPage, size: tuple[int, int]) -> None:
    width, height = size
    page = new_page(width, height, touch=width < 700, face="drawn", reduced_motion="reduce")
    uid = sit_down(page, bots=2)
    assert_clean(page, "the table")
    page.locator(".tool.menu > summary").last.click()
    assert_clean(page, "its menu")
    page.keyboard.press("Escape")
    if width < 700:
        page.locator(".tool.talk").click()
        expect(page.locator(".panel.open")).to_be_visible()
        assert_clean(page, "history and talk")
    ask(page, f"/tables/{uid}/resign/", {})
    expect(page.locator(OVER)).to_be_visible()
    assert_clean(page, "the summary")


def assert_clean(page: Page, what: str) -> None:
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], (what, theme)
