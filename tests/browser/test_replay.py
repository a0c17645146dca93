"""Looking back at a game that is over: by mouse, touch and keys, together, and playing on."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.drawn_table import until_painted
from tests.browser.finished_game import Finished, finished  # noqa: F401 - a fixture
from tests.browser.test_accessible import violations
from tests.browser.test_weight import MOST_BYTES, MOST_REQUESTS, cost_of_reloading
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

BAR = ".replay"
MOMENT = "#moment"
LINES = "#log-lines ol .jump"
COUNT_FLIGHTS = """
  const animate = Element.prototype.animate;
  window.flown = 0;
  Element.prototype.animate = function (...how) {
    window.flown += 1;
    return animate.apply(this, how);
  };
"""


def look_back(page: Page, game: Finished, query: str = "", seat: int | None = 0) -> None:
    """Open the replay as a player, or as a stranger, and wait until the table stands."""
    if seat is not None:
        game.enter(page, seat)
    page.goto(game.address(query))
    expect(page.locator(BAR)).to_be_visible()
    expect(page.locator("#question").first).to_be_attached()


def moment(page: Page) -> int:
    return int(page.locator(MOMENT).input_value())


def expect_at(page: Page, at: int) -> None:
    expect(page.locator(MOMENT)).to_have_value(str(at))


def last_of(page: Page) -> int:
    return int(page.locator(MOMENT).get_attribute("max") or 0)


def tried(page: Page, touch: Callable[[], object]) -> None:
    """Touch what may have come too lately to be taken, and wait a little for what follows."""
    touch()
    page.wait_for_timeout(200)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def test_by_mouse_one_goes_to_and_fro_and_the_address_follows(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    look_back(page, finished)
    expect_at(page, 0)
    for _ in range(3):
        press(page, "Ход вперёд")
    expect_at(page, 3)
    expect(page.locator(".replay .where")).to_have_text(f"ход 3 из {last_of(page)}")
    press(page, "Ход назад")
    expect_at(page, 2)
    page.wait_for_url("**/replay/?move=2&eyes=0")
    press(page, "В конец")
    expect(page.locator(".laid.summary")).to_be_visible()
    count = page.locator(LINES).count()
    page.locator(LINES).nth(count // 2).click()
    expect(page.locator(".laid.summary")).to_have_count(0)
    assert 0 < moment(page) < last_of(page)
    press(page, "В начало")
    expect_at(page, 0)
    assert page.locator(LINES).count() < count


def test_a_step_forward_moves_and_going_back_is_there_at_once(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    page = new_page(face="drawn")
    page.add_init_script(COUNT_FLIGHTS)
    look_back(page, finished, "?move=8")
    assert page.evaluate("() => window.flown") == 0
    page.locator("body").press("ArrowRight")
    page.wait_for_function("() => window.flown > 0")
    for key in ("ArrowLeft", "End", "Home"):
        before = page.evaluate("() => window.flown"), moment(page)
        page.locator("body").press(key)
        expect(page.locator(MOMENT)).not_to_have_value(str(before[1]))
        until_painted(page)
        assert page.evaluate("() => window.flown") == before[0], key


def test_a_link_to_a_move_opens_there_with_all_that_led_to_it(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    look_back(page, finished, "?move=12&eyes=1")
    expect_at(page, 12)
    expect(page.locator(".eyes select")).to_have_value("1")
    expect(page.locator(LINES).nth(8)).to_be_attached()
    hand = page.locator(".stage .hand .piece")
    expect(hand.first).to_be_visible()
    name = page.locator(".stage .plate.own b, .stage .plate b").all_inner_texts()
    assert "Вы" in name, "whoever looks through another's eyes is still called so at their own seat"


def my_turn(page: Page) -> None:
    """Go on to a moment at which the seat one looks through is asked."""

    def step() -> None:
        at = moment(page)
        page.locator("body").press("ArrowRight")
        expect_at(page, at + 1)
        until_painted(page)

    until(page, page.locator(".stage .lit").count, step)


def test_what_could_be_done_is_lit_and_nothing_can_be_moved(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda told: sent.append(str(told))))
    look_back(page, finished, "?move=5")
    my_turn(page)
    expect(page.locator("#question")).to_contain_text("Ваш ход")
    at = moment(page)
    page.locator(".stage .lit").first.click()
    offer = page.get_by_role("dialog", name="Сыграть отсюда")
    offer.get_by_role("button", name="Не сейчас").click()
    until(page, offer.count, lambda: tried(page, lambda: page.locator("body").press("1")))
    offer.get_by_role("button", name="Не сейчас").click()
    expect(offer).to_have_count(0)
    expect(page.locator(".stage .hand .chosen")).to_have_count(0)
    expect_at(page, at)
    page.locator("body").press("w")
    until(page, offer.count, lambda: tried(page, page.locator(".moves button").first.click))
    offer.get_by_role("button", name="Не сейчас").click()
    assert not [one for one in sent if '"move"' in one or '"try"' in one]


def test_by_touch_on_a_phone_all_fits_and_the_bar_is_there(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    page = new_page(360, 640, touch=True, face="drawn", reduced_motion="reduce")
    look_back(page, finished, "?move=4")
    page.get_by_role("button", name="Ход вперёд", exact=True).tap()
    expect_at(page, 5)
    fits = "() => document.documentElement.scrollWidth <= innerWidth && scrollY === 0"
    assert page.evaluate(fits)
    bar = page.locator(BAR).bounding_box()
    assert bar and bar["y"] + bar["height"] <= 640 and bar["height"] < 200
    told = page.locator(".replay .this-move").bounding_box()
    assert told and told["width"] > 200 and told["height"] > 20, "what the move was is told"
    box = page.locator(MOMENT).bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert abs(moment(page) - last_of(page) / 2) <= 2
    page.get_by_label("Ещё", exact=True).tap()
    expect(page.get_by_role("button", name="Сыграть отсюда")).to_be_visible()


def test_by_keys_alone_one_sees_it_all(new_page: NewPage, finished: Finished) -> None:  # noqa: F811
    page = new_page(face="drawn", reduced_motion="reduce")
    look_back(page, finished)
    body = page.locator("body")
    body.press("ArrowRight")
    body.press("ArrowRight")
    expect_at(page, 2)
    body.press("ArrowLeft")
    expect_at(page, 1)
    body.press("End")
    expect_at(page, last_of(page))
    body.press("Shift+ArrowLeft")
    expect(page.locator(MOMENT)).not_to_have_value(str(last_of(page)))
    assert moment(page) > 0, "there is a turning point before the end"
    body.press("Home")
    body.press("+")
    expect(page.locator(".speed")).to_have_value("2")
    body.press("-")
    expect(page.locator(".speed")).to_have_value("1")
    body.press("Space")
    expect(page.get_by_role("button", name="Пауза")).to_be_visible()
    body.press("Space")
    page.locator(MOMENT).focus()
    at = moment(page)
    page.keyboard.press("ArrowRight")
    expect_at(page, at + 1)
    told = re.compile(rf"^ход {at + 1} из")
    expect(page.locator(MOMENT)).to_have_attribute("aria-valuetext", told)
    body.press("w")
    expect(page.locator("#own")).to_be_visible()
    body.press("ArrowRight")
    expect_at(page, at + 2)
    expect(page.get_by_role("button", name="Ход вперёд")).to_be_visible()


def test_my_eyes_come_first_and_the_veil_is_lifted_by_hand(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    look_back(page, finished, "?move=6", seat=1)
    mine = page.get_by_role("button", name="моими")
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".opened")).to_have_count(0)
    expect(page.locator(".stage .hand .piece").first).to_be_visible()
    page.get_by_role("button", name="всех").click()
    expect(page.locator(".opened li")).to_have_count(4)
    for name in finished.names:
        expect(page.locator(".opened .who", has_text=name)).to_be_visible()
    expect(page.locator(".opened .deck")).to_contain_text("Дальше в колоде")
    expect(page.locator(".opened .deck i")).to_have_count(8)
    expect_at(page, 6)
    page.get_by_label("Глазами другого").select_option("watch")
    expect(page.locator(".opened")).to_have_count(0)
    expect(page.locator(".stage .hand .piece")).to_have_count(0)


def test_the_deal_is_verified_on_the_same_page(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    look_back(page, finished)
    page.get_by_role("button", name="Проверить раздачу").click()
    expect(page.locator(".verdict")).to_contain_text("Запись верна")


def test_where_nobody_answers_nothing_is_said_against_the_deal(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    page = new_page(face="drawn", reduced_motion="reduce", service_workers="block")
    look_back(page, finished)
    page.route("**/verify/", lambda route: route.abort())
    page.get_by_role("button", name="Проверить раздачу").click()
    expect(page.locator(".verdict")).to_contain_text("Проверить не удалось")
    expect(page.locator(".verdict")).to_contain_text("Связи нет")


def test_one_leads_the_other_follows_and_they_talk(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    leader = new_page(face="drawn", reduced_motion="reduce")
    look_back(leader, finished, "?move=3")
    leader.get_by_role("button", name="Вести разбор").click()
    expect(leader.locator(".company")).to_contain_text("Вы ведёте")
    other = new_page(face="drawn", reduced_motion="reduce")
    look_back(other, finished, seat=1)
    expect_at(other, 3)
    expect(other.locator(".company")).to_contain_text(f"ведёт {finished.names[0]}")
    press(leader, "В конец")
    expect_at(other, last_of(other))
    leader.locator("#line").fill("Вот здесь")
    leader.locator("#line").press("Enter")
    expect(other.locator(".panel")).to_contain_text("Вот здесь")
    press(other, "В начало")
    expect_at(other, 0)
    press(leader, "Ход назад")
    other.get_by_role("button", name="Смотреть вместе").click()
    expect_at(other, last_of(other) - 1)
    press(leader, "Закончить")
    expect(other.get_by_role("button", name="Вести разбор")).to_be_visible()


def test_one_plays_on_from_a_move_and_finds_the_way_back(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
) -> None:
    page = new_page(face="drawn", reduced_motion="reduce")
    finished.enter(page)
    page.goto(f"/table/{finished.uid}/")
    page.get_by_role("link", name="А если бы…").click()
    expect(page.locator(BAR)).to_be_visible()
    assert 0 < moment(page) < last_of(page)
    page.locator(MOMENT).fill("4")
    press(page, "Сыграть отсюда")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("оставить как было").check()
    dialog.get_by_label("С кем").select_option("easy")
    with page.expect_request("**/branch/") as asked:
        dialog.get_by_role("button", name="Играть").click()
    page.wait_for_url(re.compile(rf"/table/(?!{finished.uid})\w+/$"))
    added = (asked.value.post_data_json or {})["entropy"]
    assert re.fullmatch("[0-9a-f]{64}", added), "this browser adds to the deal"
    uid = page.url.rstrip("/").rsplit("/", 1)[1]
    assert page.evaluate(f"() => localStorage.getItem('entropy:{uid}')") == added
    expect(page.locator(".stage .hand .piece").first).to_be_visible()
    page.get_by_label("Меню", exact=True).click()
    page.get_by_role("link", name="Сыграно от хода 4 другой партии").click()
    page.wait_for_url(f"**/table/{finished.uid}/replay/?move=4**")
    expect_at(page, 4)


def test_it_is_as_light_as_a_table(new_page: NewPage, finished: Finished) -> None:  # noqa: F811
    page = new_page(face="drawn", reduced_motion="reduce")
    look_back(page, finished, "?move=20")
    asked, taken = cost_of_reloading(page)
    print(f"replay of uno: {len(asked)} requests, {taken / 1000:.1f} KB")  # noqa: T201 - with -s
    assert any("/js/replay." in address for address in asked)
    assert len(asked) <= MOST_REQUESTS, asked
    assert taken <= MOST_BYTES


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["wide", "phone"])
def test_it_is_clean_in_both_themes_and_faces(
    new_page: NewPage,
    finished: Finished,  # noqa: F811
    size: tuple[int, int],
) -> None:
    width, height = size
    page = new_page(width, height, touch=width < 700, face="drawn", reduced_motion="reduce")
    look_back(page, finished, "?move=9&eyes=all")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert violations(page) == [], theme
    page.locator("body").press("w")
    expect(page.locator("#on-table")).to_be_visible()
    assert violations(page) == [], "in words"
