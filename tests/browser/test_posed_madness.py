"""What the drawn table of Madness shows of a position: what a card would do, whom it asks."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.posed_madness import Posed, chance, contested, hungry, second_step
from tests.browser.test_accessible import violations
from tests.browser.test_drawn_games import drawn
from tests.browser.waiting import until
from tests.games.madness_positions import position

pytestmark = pytest.mark.browser

KING = "[data-key='hand:KS']"
SEEN = """() => {
  const plain = document.querySelector(".stage").cloneNode(true);
  for (const clock of plain.querySelectorAll(".clock, .ring, .aloud")) clock.remove();
  return plain.innerHTML;
}"""


def thing(page: Page, name: str) -> Locator:
    return page.locator(f".stage [data-thing='{name}']").first


def choose(page: Page, card: str = KING) -> None:
    """Touch a card until it is taken: what has just come upon the screen is not."""
    chosen = page.locator(f"{card}[aria-pressed=true]")
    for _ in range(40):
        page.locator(card).click()
        page.wait_for_timeout(60)
        if chosen.count():
            return
    raise AssertionError("it is not taken")


def carry(posed: Posed, card: str, name: str) -> None:
    """Drag a card of the hand to a place, until it is taken."""
    page, made = posed.page, len(posed.moved)

    def drag() -> None:
        page.locator(card).hover()
        page.mouse.down()
        box = thing(page, name).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7, steps=4)
        page.mouse.up()
        page.wait_for_timeout(60)

    until(page, lambda: len(posed.moved) > made, drag)


def test_a_chosen_card_lights_its_spots_and_each_says_what_would_come_of_it(
    new_page: NewPage,
) -> None:
    page = drawn(new_page)
    posed = Posed(page, contested())
    choose(page)
    expect(thing(page, "field:0")).to_have_text(re.compile("13 > 11.*атака ваша"))
    expect(thing(page, "boss")).to_contain_text("13 > 8 · +1 сахар")
    expect(thing(page, "close:2")).to_have_text("закрыть вничью")
    spots = page.locator(".stage :is(.field, .pile, .marker):is(.lit, .closing)")
    assert sorted(spots.evaluate_all("(all) => all.map((one) => one.dataset.thing)")) == [
        "boss",
        "close:2",
        "field:0",
        "field:2",
    ]
    page.keyboard.press("Escape")
    expect(spots).to_have_count(0)
    carry(posed, KING, "field:0")
    expect(page.locator(".steps .here")).to_have_text("2ТУТ")
    assert posed.moved == [{"type": "attack", "card": "KS", "field": 0}]
    carry(posed, "[data-key='hand:4D']", "do:drop")
    expect(page.locator("[data-key='hand:4D']")).to_have_count(0)
    assert posed.moved[1:] == [{"type": "drop", "card": "4D"}]


def test_hunger_is_told_before_it_comes(new_page: NewPage) -> None:
    page = drawn(new_page)
    posed = Posed(page, hungry())
    expect(page.locator(".question .remark")).to_contain_text("рука пуста")
    expect(thing(page, "do:push").and_(page.locator(".step"))).to_contain_text("проиграете")
    posed.show(position(hands=("KS", "2D 3D"), boss="5C"))
    expect(page.locator(".question .remark")).to_contain_text("последняя карта")
    choose(page)
    expect(thing(page, "boss")).to_contain_text("рука опустеет")


def test_the_chance_looks_the_same_whatever_the_asked_seat_holds(new_page: NewPage) -> None:
    page = drawn(new_page)
    helpless, able = chance(asked=1), chance(asked=1)
    able.hands[1][0], able.deck[0] = "X2", "2H"
    posed = Posed(page, helpless)
    expect(page.locator(".chance")).to_contain_text("Костя может перебить эту карту")
    before = page.evaluate(SEEN)
    posed.show(able)
    assert page.evaluate(SEEN) == before
    posed.show(chance())
    choose(page)
    expect(thing(page, "chance")).to_contain_text("13 > 12")
    thing(page, "chance").click()
    expect(page.locator(".chance")).to_have_count(0)
    assert posed.moved == [{"type": "coyote", "card": "KS"}]


def test_at_the_end_the_points_are_drawn_as_they_fell(new_page: NewPage) -> None:
    page = drawn(new_page)
    state = contested()
    state.lead = 4
    Posed(page, state)
    choose(page)
    expect(thing(page, "boss")).to_contain_text("это победа")
    thing(page, "boss").click()
    expect(page.locator(".summary .sugar-chart .point")).to_have_count(1)
    expect(page.locator(".sugar-chart li")).to_have_text("Вика: +1 сахар за Босса")


def test_a_spectator_sees_two_hands_as_backs(new_page: NewPage) -> None:
    page = drawn(new_page)
    Posed(page, contested(), viewer=None)
    expect(page.locator(".stage .in-seat")).to_have_count(9)
    expect(page.locator(".stage .hand")).to_have_count(0)
    expect(page.locator(".stage .places .plate")).to_have_count(2)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_every_step_is_clean_in_both_themes(new_page: NewPage, size: tuple[int, int]) -> None:
    width, height = size
    page = drawn(new_page, width=width, height=height, touch=width < 700)
    posed = Posed(page, contested())
    choose(page)
    expect(thing(page, "field:0")).to_contain_text("13 > 11")
    for state in (None, second_step(), chance(), chance(asked=1)):
        if state:
            posed.show(state)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            assert violations(page) == [], theme
