"""Calls in a real browser: the section of the settings, and the service worker.

A headless Chromium has no push service and lets no site show notifications. So what the browser
itself would answer is put in its place here: its permission, its subscription, and the last step of
the worker. The page, the worker, the server and its workers are the real ones.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.browser import waiting
from tests.browser.conftest import NewPage
from tests.config.running_house import until
from tests.push_service import Browser, PushService, push_service

pytestmark = pytest.mark.browser

PERMISSION = """
  let permission = %s;
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => (permission = %s);
"""
SUBSCRIPTION = """
  const written = %s;
  const given = {
    endpoint: written.endpoint,
    toJSON: () => written,
    unsubscribe: async () => !sessionStorage.removeItem("subscribed"),
  };
  PushManager.prototype.getSubscription = async () => (sessionStorage.subscribed ? given : null);
  PushManager.prototype.subscribe = async (options) => {
    sessionStorage.subscribed = options.applicationServerKey;
    return given;
  };
"""
RECORDS = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => {
    self.shown.push({ title, ...options });
  };
}"""
CLICK = """async (url) => {
  const calls = [];
  WindowClient.prototype.focus = async function () { calls.push(["focus", this.url]); };
  self.clients.openWindow = async (address) => calls.push(["open", address]);
  const event = new Event("notificationclick");
  let done = null;
  event.notification = { close: () => calls.push(["close"]), data: { url } };
  event.waitUntil = (promise) => { done = promise; };
  self.dispatchEvent(event);
  await done;
  return calls;
}"""

SUBSCRIBED = """async () => {
  const known = await navigator.serviceWorker.getRegistration("/");
  return (await known?.pushManager.getSubscription()) ?? null;
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


def settle(page: Page, *scripts: str) -> None:
    """Come in as a guest and open the settings, in a browser that answers so."""
    page.goto("/")
    page.get_by_role("button", name="Играть гостем").first.click()
    page.wait_for_load_state("networkidle")
    for script in scripts:
        page.add_init_script(script)
    page.goto("/settings/")


def allowed(before: str = "default", after: str = "granted") -> str:
    return PERMISSION % (json.dumps(before), json.dumps(after))


def answering(browser: Browser) -> str:
    return SUBSCRIPTION % json.dumps(browser.to_json())


def shown(page: Page) -> list[str]:
    """Return which states the section shows."""
    states = page.locator("#push [data-state]:visible")
    expect(states.first).to_be_visible()
    found: list[str] = states.evaluate_all("all => all.map((one) => one.dataset.state)")
    return found


def test_a_browser_without_push_says_so(new_page: NewPage) -> None:
    page = new_page()
    settle(page, "delete window.PushManager")
    assert shown(page) == ["unsupported"]


def test_a_browser_that_was_forbidden_to_call_says_how_to_allow_it(new_page: NewPage) -> None:
    page = new_page()
    settle(page, allowed("denied"))
    assert shown(page) == ["denied"]


def test_nothing_is_asked_before_a_click_and_a_no_is_respected(new_page: NewPage) -> None:
    page = new_page()
    settle(page, allowed("default", "default"))
    assert shown(page) == ["off"]
    assert page.evaluate(SUBSCRIBED) is None
    page.locator("[data-do=turnOn]").click()
    expect(page.locator("#push [role=status]")).not_to_be_empty()
    assert shown(page) == ["off"]


def test_a_push_service_out_of_reach_is_said(new_page: NewPage) -> None:
    page = new_page()
    settle(page, allowed())
    page.locator("[data-do=turnOn]").click()
    expect(page.locator("#push [role=status]")).not_to_be_empty()
    assert shown(page) == ["off"]


def test_a_browser_is_switched_on_tried_out_and_switched_off_by_the_keyboard(
    new_page: NewPage, service: PushService
) -> None:
    page, mine = new_page(), service.browser()
    settle(page, allowed(), answering(mine))
    assert shown(page) == ["off"]
    page.locator("[data-do=turnOn]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=tryOut]")).to_be_focused()
    assert len(page.evaluate("sessionStorage.subscribed")) == 87
    page.reload()
    assert shown(page) == ["on"]
    page.locator("[data-do=tryOut]").click()
    until(lambda: bool(service.received), 15)
    assert mine.read(service.received[0])["tag"] == "trial"
    expect(page.locator("#push")).not_to_have_attribute("aria-busy", "true")
    page.locator("[data-do=turnOff]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=turnOn]")).to_be_focused()
    assert page.evaluate("sessionStorage.subscribed") is None


def test_a_browser_is_not_called_any_more_after_signing_out(
    new_page: NewPage, service: PushService
) -> None:
    page, mine = new_page(), service.browser()
    page.goto("/accounts/signup/")
    page.get_by_label("Имя").fill("Галина")
    page.get_by_label("Пароль").first.fill("verstka-na-kuhne")
    page.keyboard.press("Enter")
    page.wait_for_load_state("networkidle")
    page.add_init_script(allowed())
    page.add_init_script(answering(mine))
    page.goto("/settings/")
    page.locator("[data-do=turnOn]").click()
    expect(page.locator("[data-do=turnOff]")).to_be_visible()
    page.locator(".account summary").click()
    page.get_by_role("button", name="Выйти").click()
    expect(page.get_by_role("button", name="Играть гостем").first).to_be_visible()
    assert page.evaluate("sessionStorage.subscribed") is None

    page.goto("/accounts/login/?next=/settings/")
    page.get_by_label("Имя").fill("Галина")
    page.get_by_label("Пароль").first.fill("verstka-na-kuhne")
    page.keyboard.press("Enter")
    page.wait_for_url("**/settings/")
    assert shown(page) == ["off"]
    expect(page.locator("#push [data-others]")).to_be_hidden()


def test_other_browsers_are_counted_and_forgotten_after_a_question(
    new_page: NewPage, service: PushService
) -> None:
    page = new_page(360, 740)
    settle(page, allowed("granted"))
    body = service.browser().to_json()
    send = """([body, token]) => fetch("/api/v1/push/", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-CSRFToken": token },
      body: JSON.stringify(body),
    }).then((answer) => answer.status)"""
    token = page.locator("#push [name=csrfmiddlewaretoken]").input_value()
    assert page.evaluate(send, [body, token]) == 201
    page.reload()
    expect(page.locator("#push [data-count]")).to_have_text("1")
    page.locator("[data-do=forgetAll]").click()
    page.keyboard.press("Escape")
    expect(page.locator("#push [data-count]")).to_have_text("1")
    page.locator("[data-do=forgetAll]").click()
    page.locator("#push dialog [value=yes]").click()
    expect(page.locator("#push [data-others]")).to_be_hidden()


def worker_of(page: Page) -> Worker:
    """Register the service worker, and return it."""
    page.goto("/")
    with page.context.expect_event("serviceworker") as found:
        page.evaluate("navigator.serviceWorker.register('/service-worker.js')")
    waiting.promised(page, "() => navigator.serviceWorker.ready.then(() => true)")
    worker: Worker = found.value
    return worker


def deliver(page: Page, data: str) -> None:
    """Hand a push to the worker as the browser does."""
    protocol = page.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(event["registrations"]),
    )
    protocol.send("ServiceWorker.enable")
    waiting.until(page, lambda: registrations)
    origin = page.evaluate("location.origin")
    (own,) = {one["registrationId"] for one in registrations if origin in one["scopeURL"]}
    told = {"origin": origin, "registrationId": own, "data": data}
    protocol.send("ServiceWorker.deliverPushMessage", told)


def test_the_service_worker_shows_a_push_and_the_newer_in_place_of_the_older(
    new_page: NewPage,
) -> None:
    page = new_page()
    worker = worker_of(page)
    worker.evaluate(RECORDS)
    message = {"title": "Ваш ход", "body": "Стол ждёт.", "url": "/table/abc/", "tag": "table abc"}
    deliver(page, json.dumps(message))
    deliver(page, "not JSON")
    until(lambda: len(worker.evaluate("self.shown")) == 2, 10)
    first, second = worker.evaluate("self.shown")
    assert (first["title"], first["body"], first["tag"]) == ("Ваш ход", "Стол ждёт.", "table abc")
    assert first["renotify"] is True
    assert first["data"] == {"url": "/table/abc/"}
    assert page.request.get(first["icon"]).status == 200
    assert second["title"] == "Застолье"


def test_a_click_on_a_call_leads_to_the_open_tab_or_to_a_new_one(new_page: NewPage) -> None:
    page = new_page()
    worker = worker_of(page)
    origin = page.evaluate("location.origin")
    assert worker.evaluate(CLICK, "/") == [["close"], ["focus", f"{origin}/"]]
    assert worker.evaluate(CLICK, "/verify/") == [["close"], ["open", f"{origin}/verify/"]]
    assert worker.evaluate(CLICK, "https://elsewhere.example/") == [["close"]]
