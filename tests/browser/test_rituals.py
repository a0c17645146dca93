"""The dialog of a ritual tells what is to be said, and what silence costs."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from games.registry import engine
from games.shipit.texts import NAMES, RITUALS
from tests.browser.chosen_deal import choose_deal
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import ask, enter
from tests.config.running_house import House

pytestmark = pytest.mark.browser

SPOKEN = [card for card in RITUALS if card != "0day"]
"""Cards that are lost without the words of their ritual."""


def first_ritual(state: Any) -> str | None:
    """Return a card that the host may play with its ritual at once, if the host begins."""
    shipit = engine("shipit")
    if shipit.actors(state) != {0}:
        return None
    moves = [move for move in shipit.legal(state, 0) if move["type"] in ("play", "deploy")]
    spoken = [move["card"] for move in moves if "text" in move]
    return next((card for card in spoken if card in SPOKEN), None)


def test_the_dialog_of_a_ritual_tells_what_to_say_and_that_silence_costs_the_card(
    new_page: NewPage, running: House
) -> None:
    page = new_page(360, 740)
    enter(page)
    wanted = {"game": "shipit", "seats": 2, "seats_kept": True, "options": {"social": True}}
    uid = ask(page, "/tables/", wanted)["uid"]
    card = choose_deal(running, uid, first_ritual)
    ask(page, f"/tables/{uid}/bots/", {"level": "normal"})
    ask(page, f"/tables/{uid}/ready/", {"ready": True})
    page.goto(f"/table/{uid}/")
    moves = page.locator(".moves button.move:not([aria-disabled])")
    named = re.compile(rf"^\s*([А-я]+: )?{NAMES[card].ru}")
    moves.filter(has_text="…").filter(has_text=named).first.click()
    dialog = page.get_by_role("dialog")
    words = dialog.get_by_label("Слова ритуала (без слов карта пропадёт)")
    expect(words).to_have_accessible_description(RITUALS[card].ru)
    expect(dialog).to_contain_text(RITUALS[card].ru)
    words.fill("ни слова больше")
    dialog.get_by_role("button", name="Сделать ход").click()
    expect(page.locator("#table")).to_contain_text("«ни слова больше»")
