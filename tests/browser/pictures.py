"""Screenshots for the docs: ``make pictures`` names the folder they are kept in."""

import os
from pathlib import Path

from playwright.sync_api import Page

PICTURES = os.environ.get("PICTURES")


def picture(page: Page, name: str) -> None:
    """Keep a screenshot where ``PICTURES`` says."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)
