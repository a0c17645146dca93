"""Screenshots for the docs: ``make pictures`` names the folder they are kept in."""

import os
from pathlib import Path

from playwright.sync_api import Page

PICTURES = os.environ.get("PICTURES")
AT_REST = "() => Promise.allSettled(document.getAnimations().map((one) => one.finished))"

LASTING = """{
  const later = setTimeout;
  window.setTimeout = (what, after, ...more) => (after < 3000 ? later(what, after, ...more) : 0);
}"""
"""What is shown for some seconds stays: tips, and what a deal was worth."""


def picture(page: Page, name: str, *, moving: bool = False) -> None:
    """Keep a screenshot where ``PICTURES`` says: once nothing moves, or as it is held still."""
    if PICTURES:
        if not moving:
            page.evaluate(AT_REST)
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)
