"""The Content-Security-Policy in a real browser: our pages keep to it, foreign scripts stop."""

import os
import subprocess
from collections.abc import Callable

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.keyboard import open_with_bots
from tests.config.running_house import House, command, environment

pytestmark = pytest.mark.browser

_WATCH = """
addEventListener("securitypolicyviolation", (event) =>
  tellOfViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`));
"""
_INJECT = """() => {
  const script = document.createElement("script");
  script.textContent = "window.foreign = true";
  document.body.append(script);
  document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.foreign = true'>");
  return new Promise((resolve) => setTimeout(() => resolve(window.foreign ?? false), 300));
}"""
PAGES = (
    *("/", "/accounts/login/", "/accounts/signup/", "/verify/", "/mine/", "/settings/"),
    *("/leaderboard/", "/ratings/", "/fair-play/", "/rules/"),
)
OPERATORS_PAGES = (
    *("/admin/", "/admin/house/", "/admin/accounts/user/", "/admin/accounts/user/{0}/change/"),
    *("/admin/auth/group/", "/admin/tables/table/", "/admin/accounts/act/", "/accounts/2fa/"),
)


@pytest.fixture
def told() -> list[str]:
    """Return what browsers complain of."""
    return []


@pytest.fixture
def watched(new_page: NewPage, told: list[str]) -> Callable[[], Page]:
    """Return a maker of pages that tell of every breach of the policy."""

    def hear(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text or "Permissions-Policy" in message.text:
            told.append(message.text)

    def make() -> Page:
        page = new_page()
        page.expose_function("tellOfViolation", lambda text: told.append(text))  # noqa: PLW0108 - wants a function
        page.add_init_script(_WATCH)
        page.on("console", hear)
        return page

    return make


@pytest.fixture
def operator(running: House) -> tuple[str, str]:
    """Return the name and password of an account that may do everything."""
    more = {"DJANGO_SUPERUSER_PASSWORD": "a long secret of the house"}
    subprocess.run(  # noqa: S603 - our own command
        command("createsuperuser", "--noinput", "--username=chief", "--email=chief@example.org"),
        env=environment(running.folder, **more),
        capture_output=True,
        check=False,  # it may be there already
    )
    return "chief", more["DJANGO_SUPERUSER_PASSWORD"]


def visit(page: Page, path: str) -> None:
    answer = page.goto(path, wait_until="networkidle")
    assert answer is not None
    assert answer.status == 200, path


def picture(page: Page, name: str) -> None:
    if "POLICY_PICTURES" in os.environ:
        page.screenshot(path=f"{os.environ['POLICY_PICTURES']}/{name}.png", full_page=True)


def test_our_pages_keep_to_the_policy(watched: Callable[[], Page], told: list[str]) -> None:
    page = watched()
    open_with_bots(page, "UNO")
    expect(page.locator("#question, .moves").first).to_be_visible()
    page.keyboard.press("1")
    page.wait_for_timeout(500)
    for path in PAGES:
        visit(page, path)
    assert told == []


def test_the_description_of_the_api_works(watched: Callable[[], Page], told: list[str]) -> None:
    page = watched()
    visit(page, "/api/docs/")
    page.get_by_role("button", name="Swagger").click()
    expect(page.locator(".opblock").first).to_be_visible()
    page.locator(".opblock").first.click()
    page.wait_for_timeout(300)
    picture(page, "api-docs")
    assert told == []


def test_the_operators_pages_work(
    watched: Callable[[], Page], told: list[str], operator: tuple[str, str]
) -> None:
    page = watched()
    visit(page, "/admin/")
    page.fill("[name=login]", operator[0])
    give_password(page, operator[1])
    for number, path in enumerate(OPERATORS_PAGES):
        visit(page, path.format(1))
        picture(page, f"operators-{number}")
    assert told == []


def give_password(page: Page, password: str) -> None:
    page.fill("[name=password]", password)
    page.locator("form:has([name=password]) [type=submit]").click()
    page.wait_for_load_state("networkidle")


def test_the_code_to_scan_for_a_second_factor_is_shown(
    watched: Callable[[], Page], told: list[str], operator: tuple[str, str]
) -> None:
    page = watched()
    visit(page, "/accounts/2fa/totp/activate/")
    page.fill("[name=login]", operator[0])
    give_password(page, operator[1])
    if page.locator("main [name=password]").count():
        give_password(page, operator[1])  # once more, for a part that opens to nobody else
    picture(page, "code")
    assert page.locator("main img").evaluate("picture => picture.naturalWidth") > 0
    assert told == []


@pytest.mark.parametrize("path", ["/", "/api/docs/", "table"])
def test_a_script_that_somebody_slipped_in_does_not_run(
    watched: Callable[[], Page], told: list[str], path: str
) -> None:
    page = watched()
    if path == "table":
        open_with_bots(page, "UNO")
    else:
        visit(page, path)
    assert page.evaluate(_INJECT) is False
    blocked = {one.split()[0] for one in told}
    assert {"script-src-elem", "script-src-attr"} <= blocked
