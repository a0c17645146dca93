"""A house with people in it: friends, games that were played, tables that wait."""

from itertools import count
from typing import Any

from playwright.sync_api import Page

from games.chance import Chance
from games.contract import fill
from tests.browser.drawn_table import ask
from tests.browser.test_people import sign_up

ME, FRIEND, STRANGER = "Мария", "Костя", "Лада"
GUESTS = ("Игорь", "Света", "Антон")
DUELS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("madness", {}),
    ("omfc", {"max_rounds": 10}),
    ("shipit", {}),
    *(("uno", {}),) * 3,
)


def frame(page: Page, uid: str) -> dict[str, Any]:
    answer = page.request.get(f"/api/v1/tables/{uid}/")
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def seat_all(pages: list[Page], game: str, **more: Any) -> str:
    """Let people sit down at a table of the first one's, all of them ready."""
    opening = {"game": game, "seats": len(pages), "rated": True, "seats_kept": True, **more}
    opened = ask(pages[0], "/tables/", opening)
    uid: str = opened["uid"]
    for page in pages[1:]:
        ask(page, f"/tables/{uid}/sit/", {"invite": opened["invite"]})
    for page in pages:
        ask(page, f"/tables/{uid}/ready/", {"ready": True})
    return uid


def play_to_the_end(pages: list[Page], uid: str, chance: Chance) -> None:
    """Play at random until the game is over."""
    for number in count():
        told = [(page, frame(page, uid)) for page in pages]
        if told[0][1]["table"]["status"] != "playing":
            return
        page, asked = next((page, one) for page, one in told if waited_for(one))
        move = fill(chance.pick(waited_for(asked)), chance)
        body = {"move": move, "version": asked["version"], "id": f"m{number}"}
        ask(page, f"/tables/{uid}/moves/", body)


def waited_for(told: dict[str, Any]) -> list[Any]:
    return [move for move in told["legal"] if move not in told["free"]]


def furnish(pages: dict[str, Page]) -> dict[str, str]:
    """Let people come, play and make friends; return the addresses that came of it."""
    for name, page in pages.items():
        sign_up(page, name)
    me, friend, stranger = (pages[name] for name in (ME, FRIEND, STRANGER))
    chance = Chance(b"furnished")
    ended = ""
    for game, options in DUELS:
        ended = seat_all([me, friend], game, options=options)
        play_to_the_end([me, friend], ended, chance)
    seat_all([pages["Света"], stranger], "shipit")
    ask(friend, "/friends/", {"name": ME})
    ask(me, f"/friends/{FRIEND}/accept/", {})
    ask(stranger, "/friends/", {"name": ME})
    for name, game, seats in (("Игорь", "uno", 4), ("Света", "stayaway", 8), ("Антон", "omfc", 3)):
        ask(pages[name], "/tables/", {"game": game, "seats": seats, "rated": True})
    room = ask(me, "/tables/", {"game": "stayaway", "seats": 6})["uid"]
    running = seat_all([me, pages["Игорь"]], "madness", clock={"kind": "days", "days": 1})
    until_asked(me, pages["Игорь"], running, chance)
    theirs = ask(friend, "/tables/", {"game": "shipit", "seats": 4, "access": "private"})["uid"]
    ask(friend, f"/tables/{theirs}/invite/", {"name": ME})
    return {
        "ended": f"/table/{ended}/",
        "proof": f"/table/{ended}/verify/",
        "room": f"/table/{room}/",
        "running": f"/table/{running}/",
        "private": f"/table/{theirs}/",
    }


def until_asked(me: Page, other: Page, uid: str, chance: Chance) -> None:
    """Let the other play until it is my turn."""
    for number in count():
        if waited_for(frame(me, uid)):
            return
        asked = frame(other, uid)
        move = fill(chance.pick(waited_for(asked)), chance)
        ask(
            other,
            f"/tables/{uid}/moves/",
            {"move": move, "version": asked["version"], "id": f"a{number}"},
        )
