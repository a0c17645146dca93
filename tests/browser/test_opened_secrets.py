"""Sheets, dialogs, tips and foretold outcomes tell no more than the frame.

Positions in two worlds that their viewer cannot tell apart: whatever is opened in one looks the
same in the other, and the mark that tells the worlds apart is nowhere to be seen. In few positions
much is opened; in five hundred one thing each, another from position to position, and in every
fifth of these what is tried is answered.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Browser

from games.chance import Chance
from games.contract import AnyEngine, Move, fill
from games.registry import engine
from tables.models import Table
from tests.browser.test_drawn_secrets import AT_ONCE, HONEST, Showing
from tests.tables.test_frame_secrets import seats_of
from tests.tables.twin_worlds import Unsaved, table_of

pytestmark = pytest.mark.browser

SHIPIT, STAYAWAY = engine("shipit"), engine("stayaway")
MUCH, ALL = (12, 10), (500, 1)
"""How many positions are looked at, and how many things are opened in each."""
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
DIALOGS = ("over-sheet", "<dialog", 'class="tip"')
WANTED = {
    ("shipit", "wide"): (*DIALOGS, 'class="tag"'),
    ("shipit", "phone"): DIALOGS,
    ("stayaway", "wide"): ('class="tip"',),
    ("stayaway", "phone"): (),
}
"""What must have been open at least once: on a phone outcomes stand in a sheet."""
TRIED = {
    "shipit": ("draw", "end", "accept", "decline"),
    "stayaway": ("accept", "announce"),
}
"""What the page tries of buttons that are not lit."""
OPEN = """
    import {{ opening }} from './tests/browser/opened_twins.mjs';
    window.compare = opening(makeStage);
"""
TELLTALE = """
    import {{ game }} from './{stage}';
    import {{ drawnBy }} from './static/js/stage/drawn_by.js';
    const makeStage = drawnBy({{ ...game, brief: (preview, words, view) => view.mark }});
"""
"""A stage whose tips tell what is hidden."""


def positions(game: AnyEngine, chance: Chance, answered: int) -> Iterator[list[dict[str, Any]]]:
    """Play games at random; give positions of a seat that is asked, in two worlds.

    In one of so many it is ``answered`` what would come of each move.
    """
    seats, number = seats_of(game), 0
    while True:
        social = {"social": chance.below(2) == 0} if game is SHIPIT else {}
        table = table_of(game, seats, social)
        seed = Chance(chance.below(1 << 30).to_bytes(4, "big"))
        state, _ = game.new_game(seats=seats, options=table.options, chance=seed)
        while actors := sorted(game.actors(state)):
            viewer = chance.pick(actors)
            if chance.below(6) == 0:
                worlds = [state, game.redeal(state, viewer, chance)]
                tried = attempts(game, state, viewer) if number % answered == 0 else []
                yield [shown(table, world, viewer, at, tried) for at, world in enumerate(worlds)]
                number += 1
            game.apply(state, viewer, fill(chance.pick(game.legal(state, viewer)), chance))


def shown(table: Table, state: Any, viewer: int, world: int, tried: list[Move]) -> dict[str, Any]:
    """Return what a viewer is sent of a position, and what each try would be answered."""
    game = table.engine
    change = Unsaved(table, game.copy(state))
    change.ask_anew(None)
    previews = [[move, game.preview(state, viewer, move)] for move in tried]
    return {"frame": marked(change.frame(viewer), world), "previews": previews}


def marked(frame: bytes, world: int) -> dict[str, Any]:
    """Return a frame that says of which world it is; its clocks stand."""
    told: dict[str, Any] = json.loads(frame)
    for one in (told["view"], *told["events"]):
        one["mark"] = f"world-{world}"
    stopped = [{"deadline": None, "bank": 0}] * len(told["clocks"]["seats"])
    told["clocks"] = {"now": 0, "seats": stopped}
    return told


def attempts(game: AnyEngine, state: Any, viewer: int) -> list[Move]:
    """Return what the page tries: what is legal, and cards and buttons that are not lit."""
    hand = state.hands[viewer]
    bare = [{"type": kind} for kind in TRIED[game.info.slug]]
    played = [{"type": "play", "card": card} for card in hand]
    deployed = [{"type": "deploy", "card": card, "under": []} for card in hand]
    legal = game.legal(state, viewer)
    return [*legal, *bare, *played, *(deployed if game is SHIPIT else [])]


def compared(
    browser: Browser, game: AnyEngine, source: str, size: str, pairs: int, most: int
) -> tuple[Showing, Any]:
    """Open so much in so many positions; return what was found."""
    showing = Showing(browser, game, source, OPEN)
    width, height = SIZES[size]
    showing.page.set_viewport_size({"width": width, "height": height})
    twins = islice(positions(game, Chance(b"opened twins"), 1 if most > 1 else 5), pairs)
    found: Counter[str] = Counter()
    while some := list(islice(twins, AT_ONCE)):
        text = json.dumps([some, most])
        told = showing.page.evaluate("(text) => compare(...JSON.parse(text))", text)
        showing.faults += told["faults"]
        found.update(told["found"])
    return showing, found


@pytest.mark.parametrize(("size", "much"), [("wide", ALL), ("phone", MUCH)], ids=list(SIZES))
@pytest.mark.parametrize("game", [SHIPIT, STAYAWAY], ids=lambda one: one.info.slug)
def test_what_is_opened_is_alike_in_worlds_alike_to_their_viewer(
    browser: Browser, game: AnyEngine, size: str, much: tuple[int, int]
) -> None:
    showing, found = compared(browser, game, HONEST, size, *much)
    assert showing.faults == []
    assert showing.asked == []
    assert not [kind for kind in WANTED[game.info.slug, size] if not found[kind]], found


def test_a_tip_that_tells_what_is_hidden_is_found(browser: Browser) -> None:
    showing, _ = compared(browser, SHIPIT, TELLTALE, "wide", 3, 10)
    assert showing.faults
