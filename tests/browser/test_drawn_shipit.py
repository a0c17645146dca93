"""Whole games of Ship IT! at the drawn table: by mouse, by finger, by keys alone; and the Джун."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.registry import engine
from tests.browser.chosen_deal import choose_deal
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import (
    LOOK,
    OVER,
    ask,
    click,
    enter,
    play_on,
    sit_down,
    tap,
    until_changed,
    until_dealt,
    until_over,
)
from tests.browser.short_deal import short_deal
from tests.browser.test_drawn_games import ASTRAY, reach
from tests.config.running_house import House

pytestmark = pytest.mark.browser

_ANSWERS = [
    "dialog[open] form:has(.main[disabled]) .grid button:not([aria-pressed=true])",
    "dialog[open] button.main:not([disabled])",
    ".over-sheet .grid button:not([disabled])",
    ".over-sheet .aims-list button",
    ".over-sheet .row button",
    ".over-sheet .shut",
    ".answers button",
    ".offer .lay-here",
    ".offer .reply button",
    ".stage .pile.lit[data-thing=discard]",
    ".stage:not(:has(.acts)) .hand .piece.lit button",
]
_AIMS = [
    ".stage .prod .aim",
    ".stage .slot.lit",
    ".stage .plate.board.lit",
    ".stage .pile.lit[data-thing=table]",
]
_BUILD = ["database", "backend", "frontend", "cloud"]
_PLAY = ["specific", "security", "error", "hype", "research", "rfc"]
_PLAYS = [f".stage .hand .piece.lit button[data-thing='hand:{card}']" for card in _BUILD + _PLAY]
_END = [".stage .acts button.main"]

NUMBER = "(selector) => document.querySelector(selector)?.dataset.number"
"""The key of what was lit a moment ago, if it still is: meanwhile the others go on playing."""

CHOOSES = "() => [{}].find((one) => document.querySelector(one)) ?? null"


def following(*wanted: str) -> str:
    """Return a script that finds what is touched next: the first of these that is there."""
    return CHOOSES.format(", ".join(f'"{one}"' for one in (OVER, *wanted)))


EAGER = following(*_ANSWERS, *_AIMS, *_PLAYS, *_END)
"""Deploys what it can, attacks, searches and asks."""
IDLE = following(*_ANSWERS, *_END)
"""Answers what it must and draws."""

MANY = 3
"""Against so many somebody only answers and draws."""


def drawn(new_page: NewPage, **more: Any) -> Page:
    return new_page(face="drawn", reduced_motion="reduce", hasty=True, **more)


def begin(page: Page, house: House, *, most: int, bots: int = 1, **options: Any) -> None:
    """Sit down with bots that know what they do, and wait until the cards are dealt."""
    wish = ("deploy", "attack", "play") if bots < MANY else ("end", "draw")
    short = short_deal(house, "shipit", most=most, wish=wish, level="normal")
    sit_down(page, game="shipit", bots=bots, level="normal", choose=short, **options)


def test_a_game_is_played_to_its_end_by_the_mouse(new_page: NewPage, running: House) -> None:
    page = drawn(new_page)
    begin(page, running, most=28)
    assert play_on(page, click, wanted=EAGER) > 0
    expect(page.locator(f"{OVER} .standing li")).to_have_count(2)
    expect(page.locator(f"{OVER} .standing")).to_contain_text("круг")


def test_a_social_game_is_played_with_a_finger_on_one_screen(
    new_page: NewPage, running: House
) -> None:
    page = drawn(new_page, width=390, height=844, touch=True)
    begin(page, running, most=50, bots=2, social=True, play_on=False)

    def nothing_is_astray() -> None:
        if not page.locator(OVER).count():
            assert page.evaluate(ASTRAY) == {"scrolled": 0, "wide": 0, "outside": []}

    play_on(page, tap, each=nothing_is_astray, wanted=EAGER)


def test_a_game_is_played_to_its_end_by_keys_alone(new_page: NewPage, running: House) -> None:
    page = drawn(new_page)
    begin(page, running, most=28)
    turns = count()
    assert until_over(page, lambda: move_by_keys(page, by_number=next(turns) % 2 == 1)) > 0


def move_by_keys(page: Page, *, by_number: bool) -> int:
    """Go where something is lit by Tab and arrows, and press Enter; or by its number, E and D."""
    wanted = page.evaluate(EAGER)
    if wanted in (None, OVER):
        page.wait_for_timeout(40)
        return 0
    before = page.evaluate(LOOK)
    if wanted in _END:
        page.keyboard.press("d")
        page.keyboard.press("e")
    elif by_number and (number := page.evaluate(NUMBER, wanted)):
        page.keyboard.press(number[0])
    elif reach(page, wanted):
        page.keyboard.press("Enter")
    until_changed(page, before)
    return 1


def test_i15_four_seats_play_down_to_the_june_until_the_end_of_the_next_game(
    new_page: NewPage, running: House
) -> None:
    ann, bob = drawn(new_page), drawn(new_page)
    begin(ann, running, most=90, bots=3)
    play_on(ann, click, wanted=IDLE, seconds=240)
    expect(ann.locator(f"{OVER} .standing li.mine")).to_contain_text("Джун")
    name = ann.locator(f"{OVER} .standing li.mine .who b .title")
    expect(name).to_have_text("Джун")

    ann.goto("/")
    expect(ann.locator("header .me .title")).to_have_text("Джун")
    uid = sit_together(ann, bob, known=True)
    for page in (ann, bob):
        page.goto(f"/table/{uid}/")
        until_dealt(page)
    expect(bob.locator(".plate.board:not(.own) .title")).to_have_text("Джун")
    ask(bob, f"/tables/{uid}/resign/", {})
    expect(ann.locator(OVER)).to_be_visible()
    expect(ann.locator(f"{OVER} .standing li.mine .title")).to_have_count(0)


def may_offer(dealt: Any) -> bool:
    """Tell whether whoever is on turn may begin by an offer: nothing is to be discarded first."""
    game = engine("shipit")
    legal = [move for seat in game.actors(dealt) for move in game.legal(dealt, seat)]
    return any(move["type"] == "offer" for move in legal)


def test_words_written_in_a_move_are_reported_and_hushed_where_they_stand(
    new_page: NewPage, running: House
) -> None:
    author, reader = drawn(new_page), drawn(new_page)
    uid = sit_together(author, reader, choose=lambda uid: choose_deal(running, uid, may_offer))
    if not on_turn(author, uid):
        author, reader = reader, author
    offer = {"type": "offer", "seats": [1 - seat_of(author, uid)], "give": 1, "ask": 1}
    move, version = {**offer, "promise": "дурные слова"}, frame_of(author, uid)["version"]
    ask(author, f"/tables/{uid}/moves/", {"move": move, "version": version, "id": "offer"})
    reader.goto(f"/table/{uid}/")
    line = reader.locator("#log-lines li", has_text="дурные слова")
    line.locator("summary").click()
    line.get_by_role("button", name="Пожаловаться").click()
    dialog = reader.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("грубо")
    dialog.get_by_role("button", name="Пожаловаться").click()
    expect(reader.locator(".answer")).to_contain_text("Спасибо")

    line.get_by_role("button", name="Не слышать").click()
    expect(reader.locator(".offer")).to_contain_text("обещает «…»")
    expect(reader.locator("#log-lines")).to_contain_text("Обещает «…»")
    expect(reader.locator("#table")).not_to_contain_text("дурные слова")


def sit_together(
    ann: Page,
    bob: Page,
    *,
    known: bool = False,
    choose: Callable[[str], object] = lambda _uid: None,
) -> str:
    """Seat two people at a table, at which the game begins; return which it is."""
    for page in (bob,) if known else (ann, bob):
        enter(page)
    uid: str = ask(ann, "/tables/", {"game": "shipit", "seats": 2, "seats_kept": True})["uid"]
    ask(bob, f"/tables/{uid}/sit/", {})
    choose(uid)
    for page in (ann, bob):
        ask(page, f"/tables/{uid}/ready/", {"ready": True})
    return uid


def frame_of(page: Page, uid: str) -> Any:
    return page.request.get(f"/api/v1/tables/{uid}/").json()


def on_turn(page: Page, uid: str) -> bool:
    frame = frame_of(page, uid)
    return bool(frame["view"]["turn"] == frame["seat"])


def seat_of(page: Page, uid: str) -> int:
    return int(frame_of(page, uid)["seat"])
