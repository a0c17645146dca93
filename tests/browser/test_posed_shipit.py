"""What the drawn table of Ship IT! shows of a position: boards, blows, offers, grids, the end."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from games.shipit.state import State
from tests.browser import posed_shipit as posed
from tests.browser.conftest import NewPage
from tests.browser.pictures import picture
from tests.browser.posed_shipit import Posed
from tests.browser.test_accessible import violations
from tests.browser.test_drawn_games import drawn

pytestmark = pytest.mark.browser

SIZES = {"wide": (1280, 800), "phone": (390, 844)}
ATTACK = {
    **{"type": "play", "by": 1, "card": "specific", "kin": "attack"},
    **{"seat": 0, "component": 1, "struck": "backend", "sudo": True},
}
OFFER = {"type": "offer", "by": 2, "seats": [0], "give": 1, "ask": 1, "promise": "бекенд"}
EXCHANGE = {"type": "exchange", "seats": [2, 0], "gave": ["hype"], "got": ["error"]}


def sized(new_page: NewPage, size: str) -> Page:
    width, height = SIZES[size]
    return drawn(new_page, width=width, height=height, touch=size == "phone")


def held(page: Page, card: str) -> Locator:
    return page.locator(f".stage .hand [data-thing='hand:{card}']").first


def until_taken(press: Callable[[], None], met: Callable[[], bool]) -> None:
    """Press until it is taken: what has just come upon the screen is not."""
    for _ in range(60):
        press()
        if met():
            return
    raise AssertionError("it is not taken")


def touch(page: Page, wanted: Locator, then: Locator) -> None:
    """Touch something at its upper left, where held cards can be seen, until it has a result."""

    def press() -> None:
        wanted.click(position={"x": 10, "y": 10})
        page.wait_for_timeout(40)

    until_taken(press, lambda: then.count() > 0)


def choose(page: Page, card: str) -> None:
    taken = page.locator(f".stage .hand [data-thing='hand:{card}'][aria-pressed=true]")
    touch(page, held(page, card), taken)


def swipe(page: Page, over: Locator, by: float) -> None:
    """Draw a finger across something."""
    box = over.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 12
    session = page.context.new_cdp_session(page)
    for kind, at in (("Start", 0.0), ("Move", by / 2), ("Move", by), ("End", None)):
        points = [] if at is None else [{"x": x + at, "y": y}]
        session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    session.detach()


def widths(page: Page) -> list[int]:
    boards = page.locator(".stage .plate.board").all()
    return [round((one.bounding_box() or {"width": 0})["width"]) for one in boards]


def test_on_a_phone_rivals_boards_are_swiped_and_mine_stays(new_page: NewPage) -> None:
    page = sized(new_page, "phone")
    Posed(page, posed.calm())
    rivals = page.locator(".stage .plate.board:not(.own)")
    alike = widths(page)
    assert len(set(alike[:3])) == 1
    for front in (0, 1, 2):
        swipe(page, rivals.nth(front), -50)
        expect(rivals.nth(front)).to_have_css("width", re.compile(r"^2\d\d"))
        now = widths(page)
        assert max(now[:3]) == now[front]
        assert now[3] == alike[3]
    swipe(page, rivals.nth(1), 50)
    expect(rivals.nth(1)).to_have_css("width", re.compile(r"^2\d\d"))
    swipe(page, rivals.nth(0), 5)
    expect(rivals.nth(1)).to_have_css("width", re.compile(r"^2\d\d"))


def test_every_answer_to_a_blow_tells_what_it_leaves_and_costs(new_page: NewPage) -> None:
    page = sized(new_page, "wide")
    table = Posed(page, posed.struck())
    answers = page.locator(".answers .response")
    expect(answers).to_have_count(4)
    for told in ("компонент останется", "сгорит: CI", "в сброс: Мониторинг", "вернётся к вам"):
        expect(page.locator(".answers")).to_contain_text(told)
    expect(page.locator(".ground.blow p")).to_have_text("вернётся вам в руку; тип — в ремонт")
    expect(page.locator(".stage .slot.struck")).to_have_count(1)
    touch(page, answers.nth(1), page.locator(".stage:not(:has(.answers))"))
    assert table.moved == [{"type": "sudo", "use": "under", "component": 1}]


def test_on_a_phone_too_an_answer_names_every_card_it_takes(new_page: NewPage) -> None:
    page = sized(new_page, "phone")
    table = Posed(page, posed.struck())
    spent = ["тратите: Отговорка, sudo", "тратите: sudo", "тратите: sudo", "вернётся"]
    expect(page.locator(".answers .response")).to_contain_text(spent)
    for told in page.locator(".answers .told").all():
        assert told.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    expect(page.locator(".stage .striker")).to_have_count(1)
    table.show(posed.watched())
    expect(page.locator(".ground.blow p")).to_have_text("уйдёт в сброс")
    table.show(posed.calm(), 0, ATTACK)
    happened = page.locator(".told-aside")
    expect(happened).to_contain_text("Специфическая")
    assert happened.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_an_attack_goes_from_card_to_component_and_sudo_is_a_toggle(new_page: NewPage) -> None:
    page = sized(new_page, "wide")
    table = Posed(page, posed.calm())
    choose(page, "security")
    expect(page.locator(".stage .slot.lit")).to_have_count(9)
    sudo = page.locator(".addition")
    expect(sudo).to_have_attribute("aria-pressed", "false")
    touch(page, sudo, page.locator(".addition[aria-pressed=true]"))
    touch(page, page.locator("[data-thing='slot:2:0']"), page.locator(".ground.blow"))
    assert table.moved == [
        {"type": "play", "card": "security", "seat": 2, "component": 0, "sudo": True}
    ]
    expect(page.locator("#log-lines")).to_contain_text("с sudo → Алиса: Бекенд")
    expect(page.locator(".awaited")).to_contain_text("Алиса")


def test_what_was_promised_stands_beside_what_came_and_my_mark_lasts(new_page: NewPage) -> None:
    page = sized(new_page, "wide")
    table = Posed(page, posed.calm())
    table.show(posed.offered(), 0, OFFER, EXCHANGE)
    trust = page.locator(".offer .trust")
    expect(trust).to_contain_text("было обещано: «бекенд» → пришло: Ошибка")
    trust.get_by_role("button", name="не верю").click()
    table.show(posed.calm())
    expect(page.locator(".plate.board", has_text="Алиса")).to_contain_text("не верю")
    assert table.marks == {"2": "doubted"}


def ended(table: Posed) -> None:
    """Come back to a game that I was the last but one to ship in."""
    state = posed.shipping()
    table.show(state)
    for move in ({"type": "deploy", "card": "backend", "under": []}, {"type": "end"}):
        table.move(move)
    expect(table.page.locator(".laid.summary")).to_be_visible()


def test_whom_i_do_not_hear_says_nothing_in_an_offer_or_its_past(new_page: NewPage) -> None:
    page = drawn(new_page, service_workers="block")
    table = Posed(page, posed.calm(), unheard=[posed.FIRST_ID + 2])
    table.show(posed.offered(), 0, OFFER, EXCHANGE)
    expect(page.locator(".offer")).to_contain_text("обещает «…»")
    expect(page.locator(".offer .trust")).to_contain_text("было обещано: «…»")
    expect(page.locator("#log-lines")).to_contain_text("Обещает «…»")
    assert "бекенд»" not in page.locator("#table").inner_html()


def test_my_turn_shows_what_strikes_what_is_left_and_whom_i_believe(new_page: NewPage) -> None:
    page = sized(new_page, "wide")
    table = Posed(page, posed.calm())
    pips = page.locator(".stage .left-to-do")
    full = [pips.nth(at).locator(".pip.full") for at in (0, 1)]
    expect(full[0]).to_have_count(1)
    expect(full[1]).to_have_count(3)
    state = posed.calm()
    state.deploys, state.offers = 0, 1
    table.show(state, 0, {"type": "event", "seat": 0, "card": "friday"})
    expect(full[0]).to_have_count(0)
    expect(full[1]).to_have_count(1)
    expect(page.locator(".stage .striking .face-of-card")).to_be_visible()
    table.show(posed.calm(), 0, OFFER, EXCHANGE)
    trust = page.locator(".happened .trust")
    expect(trust).to_contain_text("было обещано: «бекенд» → пришло: Ошибка")
    trust.get_by_role("button", name="не верю").click()
    expect(trust.locator("[aria-pressed=true]")).to_have_text("не верю")
    assert table.marks == {"2": "doubted"}
    table.show(posed.social())
    card = page.locator(".hand [data-thing='hand:backend']")
    expect(card).to_have_accessible_name(re.compile("Поздравьте всех с релизом"))
    expect(card.locator("svg")).to_contain_text("Поздравьте")


def test_a_card_that_another_is_asked_for_is_sought_among_all(new_page: NewPage) -> None:
    page = sized(new_page, "wide")
    table = Posed(page, posed.calm())
    dialog = page.locator("dialog[open]")
    choose(page, "rfc")
    page.locator(".plate.board", has_text="Борис").click(position={"x": 10, "y": 10})
    cards = dialog.locator(".grid button")
    expect(cards).not_to_have_count(0)
    assert cards.count() > 20
    dialog.locator(".seek").fill("обла")
    expect(cards).to_have_count(1)
    cards.click()
    touch(
        page,
        dialog.get_by_role("button", name="Сделать ход"),
        page.locator("body:not(:has(dialog[open]))"),
    )
    assert table.moved == [{"type": "play", "card": "rfc", "seat": 1, "take": "cloud"}]


def test_the_grid_of_the_deck_is_searched_and_chosen_from(new_page: NewPage) -> None:
    page = sized(new_page, "phone")
    table = Posed(page, posed.searching())
    cards = page.locator(".over-sheet .grid button")
    assert cards.count() > 15
    page.locator(".over-sheet .seek").fill("обла")
    expect(cards).to_have_count(1)
    touch(page, cards.first, page.locator(".stage:not(:has(.over-sheet))"))
    assert table.moved == [{"type": "take", "card": "cloud"}]


def test_an_empty_phrase_asks_before_it_costs_the_card(new_page: NewPage) -> None:
    page = sized(new_page, "wide")
    table = Posed(page, posed.social())
    ritual = page.locator("dialog[open]")
    choose(page, "backend")
    touch(page, page.locator(".prod .aim"), ritual)
    ritual.get_by_role("button", name="Сделать ход").click()
    expect(ritual.locator(".warned")).to_contain_text("карт")
    assert table.moved == []
    ritual.locator("textarea").fill("с релизом")
    touch(
        page,
        ritual.get_by_role("button", name="Сделать ход"),
        page.locator("body:not(:has(dialog[open]))"),
    )
    assert table.moved == [{"type": "deploy", "card": "backend", "under": [], "text": "с релизом"}]


def test_the_end_tells_who_shipped_what_in_which_round_and_who_is_the_junior(
    new_page: NewPage,
) -> None:
    page = sized(new_page, "wide")
    table = Posed(page, posed.calm())
    table.told += shipped(2, 5, "application") + shipped(1, 6, "analytics")
    table.told.append({"type": "turn", "seat": 0, "round": 7})
    ended(table)
    rows = page.locator(".laid.summary .standing li")
    for number, told in ((0, "круг 5"), (1, "круг 6"), (2, "круг 7"), (3, "Джун Глеб")):
        expect(rows.nth(number)).to_contain_text(told)
    expect(page.locator("#log-lines h3")).to_have_text(["круг 5", "круг 6", "круг 7"])
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            picture(page, f"stage-shipit-end-{size}-{theme}")
            assert violations(page) == [], (size, theme)


def shipped(seat: int, round: int, architecture: str) -> list[dict[str, Any]]:
    victory = {"type": "victory", "seat": seat, "architecture": architecture, "hand": []}
    return [{"type": "turn", "seat": seat, "round": round}, victory]


def aiming(page: Page) -> None:
    choose(page, "security")


def trading(page: Page) -> None:
    touch(page, page.locator("[data-thing='do:offer']"), page.locator("dialog[open]"))


def leafing(page: Page) -> None:
    touch(page, page.locator(".stage .pile[data-thing=discard]"), page.locator(".over-sheet"))


def saying(page: Page) -> None:
    choose(page, "backend")
    touch(page, page.locator(".stage .prod .aim"), page.locator("dialog[open]"))


def nothing(page: Page) -> None:
    del page


POSES: dict[str, tuple[Callable[[], State], Callable[[Page], None]]] = {
    "4": (posed.calm, nothing),
    "4-aim": (posed.calm, aiming),
    "4-attack": (posed.struck, nothing),
    "4-blow": (posed.watched, nothing),
    "4-offer": (posed.offered, nothing),
    "4-trade": (posed.trading, nothing),
    "4-tray": (posed.calm, trading),
    "4-research": (posed.searching, nothing),
    "4-discard": (posed.calm, leafing),
    "2": (lambda: posed.calm(2), nothing),
    "social": (posed.social, saying),
}


PICTURED = {"2", "4", "4-attack", "4-offer", "4-research", "social"}


@pytest.mark.parametrize("size", SIZES)
def test_every_pose_is_clean_in_both_themes(new_page: NewPage, size: str) -> None:
    page = sized(new_page, size)
    table = Posed(page, posed.calm())
    for name, (make, act) in POSES.items():
        table.told.clear()
        table.show(make(), 0, {"type": "turn", "seat": 1, "round": 7}, ATTACK)
        act(page)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            if name in PICTURED:
                picture(page, f"stage-shipit-{name}-{size}-{theme}")
            assert violations(page) == [], (name, theme)
