"""One's own notes and the talk of those who are out, on the page in words."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.conftest import NewPage
from tests.browser.drawn_table import deal
from tests.browser.keyboard import open_with_bots
from tests.browser.test_games import begin, enter

pytestmark = pytest.mark.browser


def note_on(page: Page, seat: int) -> Locator:
    return page.locator(f"select#note-{seat}")


def test_marks_follow_to_another_device_and_guesses_stay_the_spectators_own(
    new_page: NewPage,
) -> None:
    desk = new_page()
    desk.goto(f"/table/{deal(desk, bots=3, game='stayaway')}/")
    note_on(desk, 2).select_option(label="Нечто?")
    phone = desk.context.new_page()
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.goto(desk.url)
    expect(note_on(phone, 2)).to_have_value("thing")
    note_on(phone, 2).select_option(label="—")
    note_on(phone, 3).select_option(label="чист")
    expect(note_on(desk, 3)).to_have_value("clean")
    expect(note_on(desk, 2)).to_have_value("")
    watcher = new_page()
    enter(watcher)
    watcher.goto(desk.url)
    expect(watcher.get_by_role("heading", name="Угадайте, кто есть кто")).to_be_visible()
    expect(watcher.locator(".notebook option", has_text="под подозрением")).to_have_count(0)
    note_on(watcher, 3).select_option(label="Нечто")
    expect(note_on(watcher, 3)).to_have_attribute("data-note", "thing")
    watcher.reload()
    expect(note_on(watcher, 3)).to_have_value("thing")
    expect(note_on(desk, 3)).to_have_value("clean")


def test_whoever_is_out_talks_in_a_channel_of_its_own(new_page: NewPage) -> None:
    page = new_page()
    open_with_bots(page, "Нечто")
    begin(page)
    sent: list[str] = []
    sockets: list[WebSocketRoute] = []

    def carry(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def keep(message: str | bytes) -> None:
            sent.append(str(message))
            server.send(message)

        socket.on_message(keep)
        sockets.append(socket)

    page.route_web_socket(re.compile("/ws/table/"), carry)
    page.reload()
    talk = page.locator("section.card", has=page.locator("#chat"))
    expect(talk.locator("input#line")).to_be_visible()
    expect(talk.locator(".channels")).to_have_count(0)
    line = {"id": 1, "user": None, "seat": 2, "text": "здесь тихо", "phrase": None, "at": 0}
    sockets[0].send(json.dumps({"type": "asides", "lines": [line], "silent": True}))
    expect(talk.get_by_role("button", name="Выбывшие")).to_have_attribute("aria-pressed", "true")
    expect(talk).to_contain_text("здесь тихо")
    talk.locator("input#line").fill("и мне")
    talk.locator("input#line").press("Enter")
    talk.get_by_role("button", name="За столом").click()
    expect(talk).not_to_contain_text("здесь тихо")
    expect(talk).to_contain_text("за столом вас услышат, когда игра закончится")
    expect(talk.locator("input#line")).to_have_count(0)
    assert {"chat": "и мне", "aside": True} in [json.loads(one) for one in sent]
