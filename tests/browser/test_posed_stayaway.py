"""What the drawn table of Нечто keeps for me: notes, marks, guesses, phrases aimed by touching."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.drawn_table import sit_down, until_painted
from tests.browser.posed_stayaway import (
    STORY,
    Posed,
    burnt,
    four,
    frightened,
    infected,
    moved,
    offered,
    played,
    shown_a_hand,
)
from tests.browser.test_accessible import violations
from tests.browser.test_drawn_games import drawn
from tests.browser.test_games import enter
from tests.browser.waiting import until
from tests.games.stayaway_positions import ENGINE

pytestmark = pytest.mark.browser


def notebook(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Блокнот")


def opened(page: Page) -> Locator:
    """Open the notebook and return it."""
    page.get_by_role("button", name="Блокнот", exact=True).click()
    return notebook(page)


def plate_of(page: Page, seat: int) -> Locator:
    return page.locator(f".plate[data-thing='seat:{seat}']")


def test_marks_follow_to_my_phone_and_nobody_else_sees_them(new_page: NewPage) -> None:
    desk = drawn(new_page)
    sit_down(desk, bots=5, game="stayaway")
    opened(desk).locator(".chip").nth(3).click()
    notebook(desk).get_by_role("button", name="под подозрением").click()
    expect(desk.locator(".sticker")).to_have_text("подозрит.")
    phone = desk.context.new_page()
    phone.set_viewport_size({"width": 390, "height": 844})
    phone.goto(desk.url)
    expect(phone.locator(".sticker")).to_have_text("?")
    opened(phone).locator(".chip", has_text="подозрит.").click()
    pressed = notebook(phone).locator(".marking [aria-pressed=true]")
    expect(pressed).to_have_text("под подозрением")
    pressed.click()
    expect(desk.locator(".sticker")).to_have_count(0)
    notebook(phone).get_by_role("button", name="чист").click()
    expect(desk.locator(".sticker")).to_have_text("чист")
    desk.keyboard.press("Escape")
    desk.keyboard.press("h")
    expect(desk.locator(".sticker")).to_have_count(0)
    watcher = drawn(new_page)
    enter(watcher)
    watcher.goto(desk.url)
    watcher.get_by_role("button", name="Угадайте, кто есть кто").click()
    sheet = watcher.get_by_role("dialog", name="Угадайте, кто есть кто")
    expect(sheet.locator("li")).to_have_count(6)
    expect(sheet.locator("[aria-pressed=true]")).to_have_count(0)
    sheet.locator("li").nth(2).get_by_role("button", name="Нечто").click()
    expect(sheet.locator("[aria-pressed=true]")).to_have_count(1)
    watcher.reload()
    expect(watcher.locator(".sticker")).to_have_text("Нечто?")
    expect(phone.locator(".sticker.thing")).to_have_count(0)


def test_the_notebook_tells_of_each_player_by_turn_the_newest_first(new_page: NewPage) -> None:
    page = drawn(new_page)
    posed = Posed(page, offered())
    posed.say(3, "claim", card="axe")
    posed.say(6, "vouch", seat=3)
    posed.say(6, "no")
    lines = opened(page).locator(".pages li")
    told = ["Ход 14. Тимур", "Ход 14. Тимур", "Ход 14. Марк", "Ход 11", "Ход 9", "Ход 7"]
    expect(lines).to_contain_text(told)
    notebook(page).get_by_role("button", name="Марк").click()
    expect(lines).to_contain_text(["рука игрока Марк", "У меня «Топор»", "Карта на руках (Марк)"])


def test_the_graph_shows_whom_a_player_could_have_infected(new_page: NewPage) -> None:
    page = drawn(new_page)
    scene = played(STORY, until=lambda state: state.turns > 14)
    Posed(page, scene)
    contacts = ENGINE.view(scene.state, 0)["contacts"]
    giver = contacts[0][0]
    reached = sum(1 for one, _, _ in contacts if one == giver)
    opened(page).locator(".chip").nth(1 + giver).click()
    expect(notebook(page).locator(".spread")).to_contain_text("заразить могло")
    expect(notebook(page).locator(".reaches")).to_have_count(reached)
    expect(notebook(page).locator(".node.hit")).to_have_count(reached)


SAID = """() => {
  const table = document.querySelector("#table").cloneNode(true);
  for (const phrases of table.querySelectorAll(".chips")) phrases.remove();
  const names = [...table.querySelectorAll("*")].flatMap((one) =>
    ["aria-label", "aria-description", "title"].map((name) => one.getAttribute(name) ?? ""));
  return [table.textContent, ...names].join(" ");
}"""
"""All that is written on the table, and all its names, but for phrases that anybody may say."""
MINE = ("Топор", "Виски", "Заражение!", "Сматывай удочки!", "заражённый", "Нечто — Оля", "заражает")


def hold_up_the_axe(page: Page) -> None:
    """Touch the card until it is held: a touch too early is not taken."""
    card = page.locator(".hand [data-thing='hand:axe']")
    held = page.locator(".hand [aria-pressed=true]")

    def touch() -> None:
        card.click()
        page.wait_for_timeout(40)

    until(page, held.count, touch)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_hidden_nothing_tells_of_my_role_or_hand(new_page: NewPage, size: tuple[int, int]) -> None:
    page = drawn(new_page, width=size[0], height=size[1], touch=size[0] < 700)
    posed = Posed(page, infected())
    hidden = page.locator(".veil.on")
    hold_up_the_axe(page)
    mine = {word for word in MINE if word in page.evaluate(SAID)}
    assert mine >= set(MINE[: None if size[0] > 700 else -1])
    page.keyboard.press("h")
    expect(hidden).to_be_visible()
    until_painted(page)
    told = page.evaluate(SAID)
    assert [word for word in MINE if word in told] == []
    assert "Оля, 4 карты, Нечто" not in told
    for digit in "123456789":
        page.keyboard.press(digit)
    page.keyboard.press("h")
    expect(hidden).to_have_count(0)
    assert not [one for one in posed.sent if "move" in one]
    until_painted(page)
    hold_up_the_axe(page)
    assert {word for word in MINE if word in page.evaluate(SAID)} == mine


def test_on_a_phone_the_infected_see_by_whom_they_stand(new_page: NewPage) -> None:
    page = drawn(new_page, width=390, height=844, touch=True)
    Posed(page, infected())
    mine = page.locator(".plate[data-thing='seat:0'] small")
    expect(mine).to_have_text("заражённый · Нечто — Оля")
    page.keyboard.press("h")
    expect(mine).to_have_text("скрыто")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_phrases_are_aimed_by_touching_players_and_cards(new_page: NewPage, touch: bool) -> None:
    size = {"width": 390, "height": 844} if touch else {"width": 1280, "height": 800}
    page = drawn(new_page, touch=touch, **size)
    posed = Posed(page, frightened())

    def choose(phrase: str) -> None:
        if touch:
            page.locator(".tray .talk").tap()
        page.locator(".saying, .panel .chips").get_by_role("button", name=phrase).first.click()

    def said() -> list[Any]:
        return [one["phrase"] for one in posed.sent if "phrase" in one]

    choose("Подозреваю…")
    page.get_by_role("dialog", name="Коснитесь игрока").get_by_role("button", name="Марк").click()
    expect(page.locator(".speaking")).to_have_count(0)
    assert said() == [{"code": "accuse", "seat": 3}]
    choose("У меня…")
    page.locator(".aimed.card[aria-label='Топор']").click()
    choose("Вижу карту у…")
    page.locator(".aimed[aria-label='Оля']").click()
    page.get_by_role("button", name="Другая карта").click()
    page.locator(".naming").get_by_role("button", name="Анализ").click()
    expect(page.locator(".speaking")).to_have_count(0)
    choose("Доверяю…")
    expect(page.locator(".aimed").first).to_be_visible()
    until_painted(page)
    page.keyboard.press("Escape")
    expect(page.locator(".speaking")).to_have_count(0)
    assert said()[1:] == [
        {"code": "claim", "card": "axe"},
        {"code": "saw", "seat": 1, "card": "analysis"},
    ]
    assert not [one for one in posed.sent if "move" in one]


def test_what_is_said_stands_beside_who_says_it(new_page: NewPage) -> None:
    page = drawn(new_page)
    posed = Posed(page, offered())
    posed.say(3, "trust", seat=6)
    expect(page.locator(".speech")).to_have_text("Доверяю игроку Тимур.")


def test_people_really_change_places(new_page: NewPage) -> None:
    page = drawn(new_page)
    scene = moved()
    posed = Posed(page, scene._replace(moves=()))
    before = [plate_of(page, seat).bounding_box() for seat in (2, 4)]
    posed.make(*scene.moves[0])
    page.wait_for_function(
        "() => !document.getAnimations().some((one) => one.playState === 'running')"
    )
    after = [plate_of(page, seat).bounding_box() for seat in (4, 2)]
    for old, new in zip(before, after, strict=True):
        assert old is not None
        assert new is not None
        assert abs(old["y"] - new["y"]) < 3
        assert abs(old["x"] + old["width"] / 2 - new["x"] - new["width"] / 2) < 3


def test_whoever_drops_out_talks_aside_at_the_drawn_table(new_page: NewPage) -> None:
    page = drawn(new_page)
    posed = Posed(page, burnt())
    line = {"id": 1, "user": None, "seat": 4, "text": "здесь тихо", "phrase": None, "at": 0}
    posed.send({"type": "asides", "lines": [{**line, "turn": 8}], "silent": True})
    panel = page.locator(".panel")
    expect(panel.get_by_role("button", name="Выбывшие")).to_have_attribute("aria-pressed", "true")
    expect(panel).to_contain_text("здесь тихо")
    panel.locator("input#line").fill("и мне")
    panel.locator("input#line").press("Enter")
    panel.get_by_role("button", name="Да", exact=True).click()
    said = [one for one in posed.sent if "chat" in one or "phrase" in one]
    assert said == [{"chat": "и мне", "aside": True}, {"phrase": {"code": "yes"}, "aside": True}]
    panel.get_by_role("button", name="За столом").click()
    expect(panel.locator("input#line")).to_have_count(0)


def test_the_end_tells_the_story_with_my_marks_beside_the_truth(new_page: NewPage) -> None:
    page = drawn(new_page)
    scene = played(STORY)
    posed = Posed(page, scene)
    told = page.locator(".story")
    infections = scene.state.result and [stamp for stamp in scene.state.infected_at if stamp]
    expect(told.locator(".graph .infects")).to_have_count(len(infections or []))
    expect(told.locator("li")).to_have_count(8)
    expect(page.locator(".summary .score")).to_have_count(0)
    expect(page.locator(".summary h2")).to_have_text("Игра окончена. Победа: Нечто и заражённые")
    guesser = {"id": 77, "name": "Зоя", "guest": False, "titles": [], "deleted": False}
    posed.send(
        {
            "type": "notebook",
            "marks": {"3": "clean", "5": "thing"},
            "guesses": {},
            "guessed": [{"user": guesser, "guesses": {str(scene.state.thing()): "thing"}}],
        }
    )
    expect(told.locator(".noted")).to_have_text(["ваша пометка: чист", "ваша пометка: Нечто?"])
    expect(page.locator(".guessed")).to_have_text(re.compile("Зоя.*1"))


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_each_sheet_and_what_a_watcher_sees_is_clean(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    page = drawn(new_page, width=size[0], height=size[1], touch=size[0] < 700)
    posed = Posed(page, four())
    page.locator(".herald").click()

    def check(shown: str) -> None:
        expect(page.locator(shown).first).to_be_visible()
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            assert violations(page) == [], (shown, theme)

    check(".announcing")
    page.keyboard.press("Escape")
    posed.show(frightened())
    check(".plate.lit")
    posed.show(shown_a_hand())
    check(".stage .shown")
    posed.show(offered(), viewer=None)
    posed.note(guesses={"3": "thing"})
    check(".sticker")
    page.get_by_role("button", name="Угадайте, кто есть кто").click()
    check(".paper-sheet [aria-pressed=true]")
    page.keyboard.press("Escape")
    posed.show(played(STORY))
    check(".story")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_notes_and_talk_are_clean_in_both_themes(new_page: NewPage, size: tuple[int, int]) -> None:
    page = drawn(new_page, width=size[0], height=size[1], touch=size[0] < 700)
    posed = Posed(page, offered())
    posed.note(marks={"1": "clean", "3": "suspect", "6": "infected", "7": "thing"})
    expect(page.locator(".sticker")).to_have_count(4)

    def check() -> None:
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            assert violations(page) == [], theme

    check()
    opened(page).locator(".chip", has_text="подозрит.").click()
    expect(notebook(page).locator(".marking [aria-pressed=true]")).to_have_count(1)
    check()
    page.keyboard.press("Escape")
    page.locator(".tray .talk").click()
    page.get_by_role("dialog", name="Сказать").get_by_role("button", name="Доверяю…").click()
    expect(page.locator(".aimed").first).to_be_visible()
    check()
