"""One More Free Cell at the drawn table: whole games by mouse, finger and keys; closer looks."""

from itertools import groupby
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.chance import Chance
from games.registry import engine
from tests.browser.conftest import NewPage
from tests.browser.drawn_board import by, by_keys, play_on, sit_down
from tests.browser.drawn_table import OVER, click, tap
from tests.browser.test_accessible import violations
from tests.browser.told_table import ToldTable
from tests.browser.waiting import promised
from tests.games.omfc_positions import table

pytestmark = pytest.mark.browser

ENGINE = engine("omfc")
MEASURED = 60
SIZES = [(1280, 800), (390, 844), (360, 640), (844, 390), (1920, 1080)]
PHONE = {"width": 390, "height": 844, "touch": True}
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.pane > svg')).transform).a"


def drawn(new_page: NewPage, **more: Any) -> Page:
    return new_page(face="drawn", reduced_motion="reduce", hasty=True, **more)


def told(page: Page, state: Any, viewer: int | None = 0, **options: Any) -> ToldTable:
    """Open a table in this position."""
    opened = ToldTable(page, ENGINE, options)
    opened.open(state, viewer)
    return opened


def position() -> Any:
    """Return a game of three with houses, ruins and a fortress on four rings."""
    houses = ("0:3 0:3 1:1 1:2 2:1", "0:5 0:10 1:1 1:6 1:6", "0:15 1:7 2:0")
    return table(houses=houses, ruins="0:14 1:7", points=[16, 7, 33], round_number=9)


def test_a_game_with_a_draft_and_deserts_is_played_by_the_mouse(new_page: NewPage) -> None:
    page = drawn(new_page)
    sit_down(page, rings=4, classes="draft", max_rounds=10)
    touched = play_on(page, by(click), folk="coyotes")
    asked = [one for one, _ in groupby(touched) if one == ".idling .main"]
    assert len(asked) <= 1
    assert ".card-of .do" in touched
    expect(page.locator(OVER)).to_contain_text("Очки по раундам")


def test_a_game_with_a_draft_and_rivers_is_played_by_a_finger(new_page: NewPage) -> None:
    page = drawn(new_page, **PHONE)
    sit_down(page, rings=3, classes="draft", max_rounds=10)
    touched = play_on(page, by(tap), folk="krakens")
    assert touched.count(".shore .felt") >= 4
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")


def test_a_game_is_played_by_keys_alone(new_page: NewPage) -> None:
    page = drawn(new_page)
    sit_down(page, rings=3, max_rounds=10)
    play_on(page, by_keys)
    expect(page.locator(OVER)).to_contain_text("Место")


def test_a_cell_tells_all_that_can_be_done_there_and_why_the_rest_cannot(
    new_page: NewPage,
) -> None:
    page = drawn(new_page)
    told(page, position())
    cell = page.locator('[data-cell="1:1"]')
    expect(cell).to_have_attribute(
        "aria-label",
        "второе кольцо, северо-восток, B2, доход 2: "
        "дом: Вы, дом: Антон, есть 1 место, стройка 6, саботаж 4",
    )
    cell.dispatch_event("click")
    card = page.locator(".card-of")
    expect(card).to_contain_text("Построить за 6")
    expect(card).to_contain_text("Саботаж за 4: Антон")
    expect(card).to_contain_text("укрепляет B2")
    expect(card).to_contain_text("Антон теряет дом в B2")
    expect(card.locator(".refused-act")).to_contain_text("Атака: Антон")
    expect(card.locator("dl").first).to_contain_text("×12")


def test_a_card_that_was_shut_is_opened_by_enter_where_the_focus_is(new_page: NewPage) -> None:
    page = drawn(new_page)
    told(page, position())
    page.locator('[data-cell="1:1"]').focus()
    card = page.locator(".card-of")
    expect(card).to_have_count(1)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.keyboard.press("Enter")
    expect(card).to_have_count(1)
    page.keyboard.press("Enter")
    expect(card.locator(".do").first).to_be_focused()


def test_a_card_is_shut_with_my_turn_and_the_first_round_is_explained(new_page: NewPage) -> None:
    page = drawn(new_page)
    state, _ = ENGINE.new_game(seats=2, options={"rings": 3}, chance=Chance(b"first round"))
    (first,) = ENGINE.actors(state)
    opened = told(page, state, viewer=first)
    page.locator(".cell.lit").first.dispatch_event("click")
    expect(page.locator(".card-of .do")).to_be_visible()
    after = ENGINE.copy(state)
    while after.round < 2:
        (seat,) = ENGINE.actors(after)
        events = ENGINE.apply(after, seat, ENGINE.legal(after, seat)[0])
        opened.show(ENGINE.copy(after), [event.public for event in events])
    expect(page.locator(".card-of.hint")).to_contain_text("Первый раунд прошёл сам")
    page.get_by_role("button", name="Понятно").click()
    expect(page.locator(".card-of")).to_have_count(0)


def test_the_end_asks_once_what_may_lie_idle(new_page: NewPage) -> None:
    page = drawn(new_page)
    told(page, position())
    page.keyboard.press("e")
    dialog = page.locator(".idling")
    expect(dialog).to_contain_text("Без дела останутся 16 очков")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.locator(".question .remark")).to_contain_text("Без дела останутся 16 очков")
    page.keyboard.press("e")
    expect(dialog).to_have_count(0)


def test_two_fingers_and_a_double_tap_bring_the_board_closer(new_page: NewPage) -> None:
    page = drawn(new_page, **PHONE)
    told(page, position())
    box = page.locator(".pane").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + off, "y": y, "id": at} for at, off in enumerate(apart)]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -40, 40)
    touch("touchMove", -60, 60)
    touch("touchMove", -80, 80)
    touch("touchEnd")
    assert page.evaluate(SCALE) == pytest.approx(2, abs=0.1)
    expect(page.locator(".card-of")).to_have_count(0)
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    expect(page.locator(".pane > svg")).not_to_have_attribute("style", "scale")
    assert page.evaluate(SCALE) == 1
    page.locator(".closer").tap()
    assert page.evaluate(SCALE) > 2


@pytest.mark.parametrize("size", SIZES[:2], ids=["wide", "phone"])
def test_the_board_is_clean_in_both_themes(new_page: NewPage, size: tuple[int, int]) -> None:
    width, height = size
    page = drawn(new_page, width=width, height=height, touch=width < 700)
    told(page, position())
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], theme
        page.locator('[data-cell="1:1"]').dispatch_event("click")
        expect(page.locator(".card-of dl")).to_have_count(2)
        assert violations(page) == [], theme


def test_the_draft_is_clean_too(new_page: NewPage) -> None:
    page = drawn(new_page)
    state, _ = ENGINE.new_game(seats=4, options={"classes": "draft"}, chance=Chance(b"draft"))
    while ENGINE.actors(state) != {0}:
        seat = next(iter(ENGINE.actors(state)))
        ENGINE.apply(state, seat, ENGINE.legal(state, seat)[0])
    told(page, state)
    expect(page.locator(".gallery li")).to_have_count(7)
    assert violations(page) == []


def test_a_long_game_of_eight_is_drawn_quickly_at_every_size(new_page: NewPage) -> None:
    page = drawn(new_page)
    options = {"rings": 5}
    chance = Chance(b"long")
    state, _ = ENGINE.new_game(seats=8, options=options, chance=chance)
    frames = []
    for _ in range(500):
        (seat,) = ENGINE.actors(state)
        events = ENGINE.apply(state, seat, chance.pick(ENGINE.legal(state, seat)))
        frames.append((ENGINE.copy(state), [event.public for event in events]))
        if not ENGINE.actors(state):
            break
    opened = told(page, frames[0][0], **options)
    protocol = page.context.new_cdp_session(page)
    protocol.send("Performance.enable")

    def spent() -> float:
        metrics = protocol.send("Performance.getMetrics")["metrics"]
        known = {one["name"]: float(one["value"]) for one in metrics}
        return 1000 * known["ScriptDuration"]

    taken = []
    for one, happened in frames[-MEASURED:]:
        before = spent()
        opened.show(one, happened)
        promised(page, SETTLED)
        taken.append(spent() - before)
    print(f"{median(taken):.1f} ms of script a move, {max(taken):.1f} at most")  # noqa: T201
    assert median(taken) <= 16
    for at, (width, height) in enumerate(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        for one, happened in frames[at::25]:
            opened.show(one, happened)
        expect(page.locator(".cell")).to_have_count(62)
