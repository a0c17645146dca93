"""Pictures of drawn tables for the docs, of games that are always the same: ``make pictures``."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.bots.host import position_for
from games.bots.protocol import Budget
from games.chance import Chance
from games.contract import Move
from games.omfc.bots.normal import NormalBot
from games.registry import engine
from tables.wire.frames import Viewer
from tests.browser.conftest import NewPage
from tests.browser.drawn_table import deal, enter
from tests.browser.pictures import LASTING, PICTURES, picture
from tests.browser.posed_madness import Posed, chance, contested, second_step
from tests.browser.recorded_game import Feed, frames_of
from tests.browser.test_drawn_board import position
from tests.browser.test_posed_madness import choose
from tests.browser.test_room_for_words import speak
from tests.browser.test_style import UNWOVEN
from tests.browser.told_table import ToldTable
from tests.games import uno_positions

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not PICTURES, reason="taken by `make pictures` alone"),
]

SIZES = {"wide": (1280, 800), "phone": (390, 844), "flat": (844, 390)}
WIDTHS = ("wide", "phone")
NAMES = ["Вика", "Антон", "Лада", "Игорь", "Марк", "Света", "Олег", "Полина", "Фёдор", "Зоя"]
LEFT = 42
LONGEST = 1000
GOOD_HAND = range(6, 11)
SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.allSettled(document.getAnimations().map((one) => one.finished));
}"""
OMFC = engine("omfc")
UNO = engine("uno")


def drawn(new_page: NewPage) -> Page:
    return new_page(face="drawn", reduced_motion="reduce")


def take(page: Page, name: str, sizes: tuple[str, ...] = WIDTHS) -> None:
    """Take a table at each size, in both themes; nothing is pointed at."""
    page.mouse.move(0, 0)
    page.evaluate(UNWOVEN)
    for size in sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.evaluate(SETTLED)
            picture(page, f"stage-{name}-{size}-{theme}")


def named(frame: str) -> dict[str, Any]:
    """Return a frame with names as people have them, and a clock for who is asked."""
    told: dict[str, Any] = json.loads(frame)
    if "table" in told:
        told["table"]["clock"] |= {"kind": "move", "seconds": 60}
        for seat, name in zip(told["table"]["seats"], NAMES, strict=False):
            seat["user"] |= {"username": name, "name": name}
    for seat in told["view"]["asks"]:
        told["clocks"]["seats"][int(seat)] = {"deadline": LEFT, "bank": 0}
    return told


def my_choice(frames: list[str], viewer: Viewer) -> int:
    """Return the last moment at which the viewer holds a good hand and can choose from it."""
    for at in reversed(range(len(frames))):
        told = json.loads(frames[at])
        held = len(told["view"].get("hand", []))
        if viewer is None or (held in GOOD_HAND and len(told["legal"]) > 1):
            return at
    raise AssertionError("there was never much to choose from")


def show_uno(page: Page, seats: int, *, viewer: Viewer = 0, is_over: bool = False) -> None:
    """Show a moment of a game of UNO, or its end, after all that led to it."""
    moves = LONGEST if is_over else 20 * seats
    frames = frames_of(engine("uno"), seats=seats, options={}, moves=moves, viewer=viewer)
    at = len(frames) - 1 if is_over else my_choice(frames[:-1], viewer)
    show_frames(page, "uno", frames[: at + 1])
    deck = page.locator(".stage .pile[data-thing=deck] .count")
    expect(deck).to_have_text(str(json.loads(frames[at])["view"]["deck"]))


def show_frames(page: Page, slug: str, frames: list[str]) -> None:
    """Show a recorded game up to its last frame."""
    first, *later = [json.dumps(named(one)) for one in frames]
    feed = Feed(page, first)
    seats = len(json.loads(first)["table"]["seats"])
    page.goto(f"/table/{deal(page, bots=seats - 1, game=slug)}/")
    page.locator(".stage .places").wait_for(state="attached")
    for frame in later:
        feed.send(frame)


@pytest.mark.parametrize("seats", [2, 4, 7, 10])
def test_uno(new_page: NewPage, seats: int) -> None:
    page = drawn(new_page)
    show_uno(page, seats)
    take(page, f"uno-{seats}", (*WIDTHS, "flat"))


def held_by_four(mine: str) -> Any:
    """Return my turn of UNO with these cards, on a yellow seven; one has called the last card."""
    hands = [mine, "b8 g1 r3 y5", "g2 g6 r8 b2 y1 b9", "r6"]
    return uno_positions.position(hands=hands, top="y7")


def test_uno_with_a_colour_to_choose_and_why_another_card_does_not_fit(new_page: NewPage) -> None:
    page = drawn(new_page)
    ToldTable(page, UNO, {}).open(held_by_four("r7 r1 g4 y2 y+2 b-rev b3 wild"))
    choose(page, "[data-key^='hand:wild']")
    expect(page.locator(".choices .colour")).to_have_count(4)
    page.evaluate(LASTING)
    page.locator("[data-key^='hand:r1']").click(force=True, position={"x": 12, "y": 24})
    expect(page.locator(".tip")).to_be_visible()
    take(page, "uno-colours")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_uno_when_the_call_is_due(new_page: NewPage, language: str) -> None:
    page = drawn(new_page)
    enter(page)
    speak(page, language)
    ToldTable(page, UNO, {}).open(held_by_four("y3 wild"))
    choose(page, "[data-key^='hand:y3']")
    expect(page.locator(".shout.due")).to_be_visible()
    take(page, "uno-due" if language == "ru" else "uno-due-english")


def test_uno_watched(new_page: NewPage) -> None:
    page = drawn(new_page)
    show_uno(page, 4, viewer=None)
    take(page, "uno-watched")


def test_uno_at_its_end(new_page: NewPage) -> None:
    page = drawn(new_page)
    show_uno(page, 4, is_over=True)
    take(page, "uno-end")


def test_madness(new_page: NewPage) -> None:
    page = drawn(new_page)
    posed = Posed(page, contested())
    choose(page)
    expect(page.locator(".stage [data-thing='field:0']")).to_contain_text("13 > 11")
    take(page, "madness", (*WIDTHS, "flat"))
    for name, state in (("chance", chance()), ("tut", second_step())):
        posed.show(state)
        take(page, f"madness-{name}")


def test_madness_at_its_end(new_page: NewPage) -> None:
    page = drawn(new_page)
    frames = frames_of(engine("madness"), seats=2, options={}, moves=LONGEST)
    show_frames(page, "madness", frames)
    expect(page.locator(".sugar-chart .point").nth(3)).to_be_visible()
    take(page, "madness-over")


Until = Callable[[Any], bool]


def played(seats: int, until: Until, *, folk: str = "", **options: Any) -> tuple[Any, list[Any]]:
    """Return a game of One More Free Cell so far, and what has happened in it.

    Bots play; of the classes I have this one, if there is a draft.
    """
    chance = Chance(b"pictures")
    state, events = OMFC.new_game(seats=seats, options=options, chance=chance)
    happened = [event.public for event in events]
    while not until(state):
        (seat,) = OMFC.actors(state)
        move = class_for(state, seat, folk) if state.stage == "class" else bot_move(state, chance)
        happened += [event.public for event in OMFC.apply(state, seat, move)]
    return state, happened


def class_for(state: Any, seat: int, folk: str) -> Move:
    """Return the choice of this class for me, of another for anybody else."""
    return next(one for one in OMFC.legal(state, seat) if (one.get("class") == folk) == (not seat))


def bot_move(state: Any, chance: Chance) -> Move:
    (seat,) = OMFC.actors(state)
    known = position_for(
        OMFC, state, seat, events=[], chance=chance, budget=Budget(), with_worlds=False
    )
    return NormalBot().choose(known) or OMFC.legal(state, seat)[0]


def my_turn(round_number: int) -> Until:
    return lambda state: state.round == round_number and state.turn == 0


def my_step(stage: str, before: int = 0) -> Until:
    """Return whether I am to choose at this step of the set-up, so many choices into it."""
    seen = 0

    def until(state: Any) -> bool:
        nonlocal seen
        seen += state.stage == stage
        return bool(state.stage == stage and state.turn == 0 and seen > before)

    return until


BOARDS: dict[str, tuple[int, Until, dict[str, Any]]] = {
    "2-three-rings": (2, my_turn(7), {"rings": 3}),
    "4": (4, my_turn(9), {"rings": 4}),
    "7-classes": (7, my_turn(8), {"rings": 5, "classes": "random"}),
    "8": (8, my_turn(9), {"rings": 5}),
    "draft": (4, my_step("class"), {"classes": "draft", "folk": "krakens"}),
    "deserts": (4, my_step("desert"), {"classes": "draft", "folk": "coyotes"}),
    "rivers": (4, my_step("river", 3), {"classes": "draft", "folk": "krakens"}),
    "start": (4, my_step("start"), {"classes": "off"}),
    "over": (4, lambda state: not OMFC.actors(state), {"max_rounds": 12}),
}


def test_the_board_with_the_card_of_a_cell(new_page: NewPage) -> None:
    page = drawn(new_page)
    ToldTable(page, OMFC, {}).open(position())
    page.locator('[data-cell="2:2"]').dispatch_event("click")
    expect(page.locator(".card-of dl").first).to_be_visible()
    take(page, "omfc-3", (*WIDTHS, "flat"))


@pytest.mark.parametrize("name", BOARDS)
def test_the_board(new_page: NewPage, name: str) -> None:
    page = drawn(new_page)
    seats, until, options = BOARDS[name]
    state, events = played(seats, until, **options)
    opened = ToldTable(page, OMFC, {"rings": options.get("rings", 4)})
    opened.open(state, events=events)
    if not OMFC.actors(state):
        expect(page.locator(".by-round")).to_be_visible()
    opened.show(state, events)
    take(page, f"omfc-{name}")
