"""What the drawn table of UNO shows of a position: why not, aims, colours, calls, results."""

import pytest
from playwright.sync_api import Page, expect

from games.uno.state import State
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import until_painted
from tests.browser.test_accessible import violations
from tests.browser.test_drawn_games import drawn
from tests.browser.told_table import ToldTable
from tests.games.uno_positions import ENGINE, play, position

pytestmark = pytest.mark.browser

CHOSEN = "[aria-pressed=true]"


def told(page: Page, state: State) -> ToldTable:
    opened = ToldTable(page, ENGINE, {})
    opened.open(state)
    return opened


def card(name: str) -> str:
    return f".stage .hand [data-key='hand:{name}:0']"


def choose(page: Page, name: str, answer: str = f".stage .hand {CHOSEN}") -> None:
    """Touch a card until it answers: what has just come upon the screen is not taken."""
    for _ in range(40):
        page.locator(card(name)).click(force=True)
        page.wait_for_timeout(60)
        if page.locator(answer).count():
            return
    raise AssertionError("it does not answer")


def carry_aside(page: Page, name: str) -> None:
    """Carry a card along the table's edge, and let it go over nothing."""
    box = page.locator(card(name)).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 250, y, steps=4)
    expect(page.locator(f".stage [data-carried] {CHOSEN}")).to_have_count(1)
    page.mouse.up()


def test_a_card_that_cannot_be_laid_says_why_and_returns_a_seven_is_aimed_at_a_player(
    new_page: NewPage,
) -> None:
    page = drawn(new_page)
    opened = told(page, position(hands=("r7 r2 g3", "b1 b2", "y1 y2"), seven_zero=True))
    choose(page, "g3", ".stage .tip")
    expect(page.locator(".stage .tip")).to_contain_text("Не подходит")
    carry_aside(page, "r2")
    expect(page.locator(f".stage [data-carried], .stage .hand {CHOSEN}")).to_have_count(0)
    assert page.locator(f"{card('r2')} .paper").evaluate("(paper) => paper.style.translate") == ""
    assert opened.moved == []
    choose(page, "r7")
    page.locator(".stage [data-thing='seat:2']").click()
    expect(page.locator(".stage .piece.sent")).to_have_count(1)
    assert opened.moved == [{"type": "play", "card": "r7", "swap": 2}]


def test_keys_go_to_the_history_and_to_the_talk(new_page: NewPage) -> None:
    page = drawn(new_page, width=900)
    told(page, position(hands=("r7 r2", "b1 b2")))
    until_painted(page)
    for key, place in (("l", "#log-lines"), ("/", "#line")):
        page.keyboard.press(key)
        expect(page.locator(place)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#line")).not_to_be_focused()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_colours_a_missed_call_and_a_deal_that_ended_are_told_clean_in_both_themes(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = drawn(new_page, width=size[0], height=size[1])
    state = position(hands=("wild r2 g3", "b9", "g-skip wild"), match_to=200)
    opened = told(page, state)
    choose(page, "wild")
    expect(page.get_by_role("group", name="Какой цвет назвать?")).to_be_visible()
    assert_clean(page)
    missed = {"type": "draw", "seat": 1, "count": 2, "why": "penalty"}
    opened.show(state, [missed])
    expect(page.locator(".stage [data-thing='seat:1'] .bubble")).to_have_text("Без «UNO!»: +2")
    ended = position(hands=("r1", "b9", "g-skip wild"), match_to=200)
    opened.show(ended, play(ended, 0, "r1"))
    expect(page.locator(".result")).to_contain_text("+79")
    expect(page.locator(".result li")).to_have_count(2)
    mine = page.locator(".stage [data-thing='seat:0']")
    assert [told for told in mine.all_inner_texts() if "79 очков" not in told] == []
    assert_clean(page)
    page.locator(".result").get_by_role("button").click()
    expect(page.locator(".result")).to_have_count(0)


def assert_clean(page: Page) -> None:
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], theme
