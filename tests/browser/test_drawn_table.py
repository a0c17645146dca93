"""The drawn table among people and on a bad line: one end for all, each move once."""

import json
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from games.bots.host import position_for
from games.bots.protocol import Budget
from games.chance import Chance
from games.contract import Move
from games.uno.bots.normal import NormalBot
from games.uno.state import State
from tests.browser.chosen_deal import choose_deal
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import (
    CARD,
    OVER,
    ask,
    click,
    deal,
    enter,
    play_once,
    sit_down,
    until_dealt,
)
from tests.browser.waiting import until
from tests.config.running_house import House
from tests.games.uno_positions import ENGINE

pytestmark = pytest.mark.browser


def drawn(new_page: NewPage) -> Page:
    return new_page(face="drawn", reduced_motion="reduce", hasty=True)


PLAIN = {"type", "card"}
LOG = "#log-lines"


class Jump(NamedTuple):
    """What two people play in a deal so that the second may jump in while the first is asked."""

    ann: str
    bob: str
    jumps_with: str


def jump_of(state: State) -> Jump | None:
    """Return how a jump-in of seat 1 comes about in the first round, if it does.

    A bot of the middle level has no choice by lot: what it will do is known beforehand.
    """
    for ann in plain_plays(state, 0) if no_bot_jumps(state) else ():
        after_ann = ENGINE.copy(state)
        ENGINE.apply(after_ann, 0, ann)
        for bob in plain_plays(after_ann, 1) if no_bot_jumps(after_ann) else ():
            after_bob = ENGINE.copy(after_ann)
            ENGINE.apply(after_bob, 1, bob)
            after_bots = no_bot_jumps(after_bob) and all(
                bot_moves(after_bob, seat) for seat in (2, 3)
            )
            thrown = plain_plays(after_bob, 1)
            if after_bots and after_bob.turn == 0 and thrown:
                return Jump(ann["card"], bob["card"], thrown[0]["card"])
    return None


def no_bot_jumps(state: State) -> bool:
    """Tell whether only whoever is on turn moves, of the bots."""
    return not any(ENGINE.free(state, seat) for seat in (2, 3))


def plain_plays(state: State, seat: int) -> list[Move]:
    """Return the plays of a seat with which nothing is named."""
    return [move for move in ENGINE.legal(state, seat) if set(move) == PLAIN]


def bot_moves(state: State, seat: int) -> bool:
    """Let a bot play a card in its turn, if it is that and it would."""
    if state.turn != seat:
        return False
    known = position_for(
        ENGINE, state, seat, events=[], chance=Chance(b"bot"), budget=Budget(), with_worlds=False
    )
    move = NormalBot().choose(known)
    assert move is not None
    ENGINE.apply(state, seat, move)
    return bool(move["type"] == "play") and no_bot_jumps(state)


def test_two_people_and_two_bots_jump_in_and_agree_on_the_end(
    new_page: NewPage, running: House
) -> None:
    ann, bob = drawn(new_page), drawn(new_page)
    enter(ann)
    enter(bob)
    wanted = {"game": "uno", "seats": 4, "seats_kept": True, "options": {"jump_in": True}}
    uid = ask(ann, "/tables/", wanted)["uid"]
    ask(bob, f"/tables/{uid}/sit/", {})
    jump = choose_deal(running, uid, jump_of)
    ask(ann, f"/tables/{uid}/bots/", {"level": "normal"})
    for page in (ann, bob):
        ask(page, f"/tables/{uid}/ready/", {"ready": True})
        page.goto(f"/table/{uid}/")
    for page in (ann, bob):
        until_dealt(page)
    lay(ann, jump.ann)
    lay(bob, jump.bob)
    expect(ann.locator(".question.mine")).to_be_visible()
    lay(bob, jump.jumps_with)
    for page in (ann, bob):
        expect(page.locator(LOG)).to_contain_text("вклинивается")
    jumped = [one["seat"] for one in told(ann, uid)["events"] if one["type"] == "jump_in"]
    assert jumped[0] == 1
    until(
        ann,
        lambda: ann.locator(OVER).count() and bob.locator(OVER).count(),
        lambda: [play_once(page, click) for page in (ann, bob)],
        seconds=120,
    )
    ends = [standing(page) for page in (ann, bob)]
    assert ends[0] == ends[1]
    assert len(ends[0]) == 4


def lay(page: Page, card: str) -> None:
    """Choose this card as soon as it is lit, and lay it upon the discard."""
    mine = f".stage .hand .piece.lit [data-thing='hand:{card}']"
    expect(page.locator(mine).first).to_be_visible()
    held = page.locator(CARD).count()
    aimed = ".stage .pile.lit[data-thing=discard]"
    wanted = f"() => {[aimed, mine]!r}.find((one) => document.querySelector(one)) ?? null"
    until(
        page,
        lambda: page.locator(CARD).count() != held,
        lambda: play_once(page, click, wanted),
    )


def standing(page: Page) -> list[list[str]]:
    """Return the places with the opened hands and scores; who is whom each sees otherwise."""
    rows = page.locator(f"{OVER} .standing li")
    told: list[list[str]] = rows.evaluate_all(
        """(rows) => rows.map((row) => [
          row.querySelector(".number").innerText,
          row.querySelector(".hand-of")?.ariaLabel ?? "",
          row.querySelector(".score")?.innerText ?? "",
        ])"""
    )
    return told


class Line:
    """The page's socket, cut right after the first card that is played has gone through it."""

    def __init__(self, page: Page) -> None:
        self.played: list[dict[str, Any]] = []
        page.route_web_socket("**/ws/table/**", self._lead)

    def _lead(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        is_cut = False

        def to_server(message: str | bytes) -> None:
            nonlocal is_cut
            server.send(message)
            if json.loads(message).get("move", {}).get("type") != "play":
                return
            self.played.append(json.loads(message))
            is_cut = len(self.played) == 1
            if is_cut:
                socket.close(code=1012)

        def to_page(message: str | bytes) -> None:
            if not is_cut:
                socket.send(message)

        socket.on_message(to_server)
        server.on_message(to_page)


def test_a_move_sent_before_the_line_was_cut_is_made_once(new_page: NewPage) -> None:
    page = drawn(new_page)
    line = Line(page)
    uid = sit_down(page)
    until(page, lambda: line.played, lambda: play_once(page, click))
    expect(page.locator(".heard.open")).to_be_visible()
    until(page, lambda: told(page, uid)["version"] > line.played[0]["version"])
    until(page, lambda: page.locator(CARD).count() == len(told(page, uid)["view"]["hand"]))
    now = told(page, uid)
    played = [one["seat"] for one in now["events"] if one["type"] == "play"]
    assert played.count(now["seat"]) == 1
    assert len({one["id"] for one in line.played}) == 1
    expect(page.locator(".refusal")).to_have_count(0)


def told(page: Page, uid: str) -> Any:
    """Return the table as its person is told it, from the beginning."""
    return page.request.get(f"/api/v1/tables/{uid}/?since=0").json()


def test_a_module_that_does_not_come_leaves_the_words_and_a_notice(new_page: NewPage) -> None:
    page = drawn(new_page)
    page.route("**/uno/stage*.js", lambda route: route.abort())
    page.goto(f"/table/{deal(page)}/")
    expect(page.locator(".answer")).to_contain_text("Рисованный стол не открылся")
    expect(page.locator(".table .question")).to_be_visible()
