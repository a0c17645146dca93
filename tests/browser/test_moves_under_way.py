"""A card on its way lies where it is meant to go; what is not accepted flies back to the hand."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.registry import engine
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import click, deal, play_once
from tests.browser.recorded_game import Feed, frames_of
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

SEATS = 3
SENT = ".stage .piece.sent"
FLOWN = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const { key } = this.querySelector("button")?.dataset ?? {};
    flown.push([key, frames[0].transform, frames[1]?.transform]);
    return animate.call(this, frames, timing);
  };
}"""
REFUSED = {"type": "refused", "code": "stale", "message": "Слишком поздно.", "rule": None}


def my_turn() -> str:
    """Return a frame in which I may lay a card."""
    for frame in frames_of(engine("uno"), seats=SEATS, options={}, moves=60):
        told = json.loads(frame)
        plain = [one for one in told["legal"] if one["type"] == "play" and not one.get("color")]
        if "0" in told["view"]["asks"] and len(told["view"]["hand"]) > 2 and plain:
            return frame
    raise AssertionError("it was never my turn")


def lay(page: Page) -> Feed:
    """Lay a card, and see it lie on the discard before anybody has answered."""
    feed = Feed(page, my_turn())
    page.goto(f"/table/{deal(page, bots=SEATS - 1)}/")
    page.locator(".stage .hand .piece.lit").first.wait_for()
    page.evaluate(FLOWN)
    until(page, lambda: feed.moves, lambda: play_once(page, click))
    expect(page.locator(SENT)).to_have_count(1)
    return feed


def flights_of(page: Page, key: str) -> list[list[Any]]:
    told: list[list[Any]] = page.evaluate("() => flown")
    return [one[1:] for one in told if one[0] == key]


def rests_at(page: Page, key: str) -> str:
    button = page.locator(f".stage .hand [data-key='{key}']")
    return str(button.evaluate("(button) => button.parentElement.style.transform"))


def test_a_refused_move_flies_back_and_tells_why(new_page: NewPage) -> None:
    page = new_page(face="drawn")
    feed = lay(page)
    key = str(page.locator(f"{SENT} button").get_attribute("data-key"))
    feed.send(json.dumps({**REFUSED, "id": feed.moves[0]["id"]}))
    expect(page.locator(SENT)).to_have_count(0)
    expect(page.locator(".stage .tip, .stage .refusal").first).to_contain_text("Слишком поздно")
    there, back = flights_of(page, key)[0], flights_of(page, key)[-1]
    assert there[1] != back[1]
    assert back[1] == rests_at(page, key)


def test_a_move_that_nobody_will_answer_flies_back(new_page: NewPage) -> None:
    page = new_page(face="drawn")
    feed = lay(page)
    feed.send(json.dumps({"type": "closed", "code": "no_table"}))
    feed.sockets[-1].close(code=4404)
    expect(page.locator(SENT)).to_have_count(0)
    assert len({one["id"] for one in feed.moves}) == 1


def test_a_move_of_my_own_does_not_travel_where_motion_is_reduced(new_page: NewPage) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    feed = lay(page)
    feed.send(json.dumps({**REFUSED, "id": feed.moves[0]["id"]}))
    expect(page.locator(SENT)).to_have_count(0)
    assert [one for one in page.evaluate("() => flown") if one[1]] == []


def test_moves_passed_over_are_told_and_stand_in_the_history(new_page: NewPage) -> None:
    page = new_page(face="drawn")
    first, *later = frames_of(engine("uno"), seats=SEATS, options={}, moves=12)
    feed = Feed(page, first)
    page.goto(f"/table/{deal(page, bots=SEATS - 1)}/")
    page.locator(".stage .places").wait_for(state="attached")
    for frame in later:
        feed.send(frame)
    expect(page.locator(".stage .last")).to_contain_text("Пропущено ходов")
    told = sum(len(json.loads(frame)["events"]) for frame in (first, *later))
    expect(page.locator("#log-lines li")).to_have_count(told)


def test_seats_that_a_bot_plays_for_are_seen(new_page: NewPage) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    told = json.loads(my_turn())
    for number, absence in ((1, "away"), (2, "gone")):
        told["table"]["seats"][number]["absence"] = absence
    Feed(page, json.dumps(told))
    page.goto(f"/table/{deal(page, bots=SEATS - 1)}/")
    absent = page.locator(".stage .plate.absent")
    expect(absent).to_have_count(2)
    expect(absent.nth(0)).to_contain_text("бот")
    expect(absent.nth(1)).to_contain_text("бот")


def test_whoever_is_not_heard_of_is_seen_until_they_are_back(new_page: NewPage) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    told = json.loads(my_turn())
    here = [seat["user"]["id"] for seat in told["table"]["seats"]]
    feed = Feed(page, json.dumps(told))
    page.goto(f"/table/{deal(page, bots=SEATS - 1)}/")
    page.locator(".stage .places").wait_for(state="attached")
    absent = page.locator(".stage .plate.absent")
    feed.send(json.dumps({"type": "pong", "here": here[:2], "anonymous": 0}))
    expect(absent).to_have_count(1)
    expect(absent).to_contain_text("не на связи")
    feed.send(json.dumps({"type": "pong", "here": here, "anonymous": 0}))
    expect(absent).to_have_count(0)
