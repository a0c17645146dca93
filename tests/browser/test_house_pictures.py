"""Pictures of every page of the house, at both widths and in both themes: ``make pictures``."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.drawn_table import enter
from tests.browser.furnished_house import FRIEND, GUESTS, ME, STRANGER, furnish
from tests.browser.pictures import PICTURES
from tests.config.running_house import house

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not PICTURES, reason="taken by `make pictures` alone"),
]

SIZES = {"wide": (1280, 800), "phone": (390, 844)}
TALLEST = 1600
"""Pages that are longer go on as they began."""

OPEN_PAGES = {
    "first-visit": "/",
    "open-uno": "/play/uno/",
    "practise-omfc": "/play/omfc/?bots=normal",
    "match": "/play/uno/match/",
    "rules": "/rules/",
    "rules-uno": "/rules/uno/",
    "rules-omfc": "/rules/omfc/",
    "rules-shipit": "/rules/shipit/",
    "rules-stayaway": "/rules/stayaway/",
    "rules-madness": "/rules/madness/",
    "rules-found": "/rules/?q=джокер",
    "ratings-explained": "/ratings/",
    "fair-play": "/fair-play/",
    "verify": "/verify/",
    "credits": "/credits/",
    "offline": "/offline/",
    "log-in": "/accounts/login/",
    "sign-up": "/accounts/signup/",
    "forgotten-password": "/accounts/password/reset/",
    "api": "/api/docs/",
    "not-found": "/no/such/page/",
}
OWN_PAGES = {
    "home": "/",
    "mine": "/mine/",
    "history": "/history/",
    "history-of-another": f"/people/{FRIEND}/history/",
    "friends": "/friends/",
    "search": "/people/?q=ко",
    "profile": f"/people/{ME}/",
    "profile-of-another": f"/people/{FRIEND}/",
    "report": f"/people/{FRIEND}/report/",
    "ledger": "/ledger/",
    "leaderboards": "/leaderboard/",
    "leaderboard-uno": "/leaderboard/uno/",
    "leaderboard-shipit": "/leaderboard/shipit/",
    "balance-book": "/leaderboard/omfc/balance/",
    "settings": "/settings/",
    "settings-name": "/settings/name/",
    "settings-program": "/settings/program/",
    "settings-token": "/settings/token/",
    "settings-password": "/accounts/password/change/",
    "settings-email": "/accounts/email/",
    "settings-factor": "/accounts/2fa/",
    "settings-delete": "/settings/delete/",
    "log-out": "/accounts/logout/",
}


@pytest.fixture(scope="module")
def furnished(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Page, Page, dict[str, str]]]:
    """Return a newcomer's page, mine, and the tables of a house full of people."""
    with house(tmp_path_factory.mktemp("furnished") / "data") as opened:
        site = f"http://localhost:{opened.port}"
        look: dict[str, Any] = {"locale": "ru-RU", "base_url": site, "reduced_motion": "reduce"}
        names = (ME, FRIEND, STRANGER, *GUESTS)
        pages = {name: browser.new_context(**look).new_page() for name in names}
        tables = furnish(pages)
        yield browser.new_context(**look).new_page(), pages[ME], tables


def take(page: Page, name: str, path: str) -> None:
    """Take a page at each size, in both themes, with the bar below where it stays."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.goto(path, wait_until="networkidle")
        long = page.evaluate("() => document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": max(height, min(long, TALLEST))})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate("() => document.fonts.ready")
            page.screenshot(path=Path(str(PICTURES)) / f"house-{name}-{size}-{theme}.png")


@pytest.mark.parametrize("name", OPEN_PAGES)
def test_a_page_for_all(furnished: tuple[Page, Page, dict[str, str]], name: str) -> None:
    take(furnished[0], name, OPEN_PAGES[name])


@pytest.mark.parametrize("name", OWN_PAGES)
def test_a_page_of_ones_own(furnished: tuple[Page, Page, dict[str, str]], name: str) -> None:
    take(furnished[1], name, OWN_PAGES[name])


@pytest.mark.parametrize("name", ["room", "ended", "proof"])
def test_a_table_before_and_after(furnished: tuple[Page, Page, dict[str, str]], name: str) -> None:
    take(furnished[1], name, furnished[2][name])


def test_a_table_behind_a_shut_door(furnished: tuple[Page, Page, dict[str, str]]) -> None:
    take(furnished[0], "private", furnished[2]["private"])


def test_what_a_guest_may_keep(furnished: tuple[Page, Page, dict[str, str]]) -> None:
    newcomer = furnished[0]
    enter(newcomer)
    take(newcomer, "keep", "/accounts/keep/")
