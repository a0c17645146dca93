"""What is opened tells no more than the frame: sheets, dialogs, tips, notes, foretold outcomes.

Moves in two worlds that their viewer cannot tell apart: before each something is opened, another
thing from move to move; the move comes upon it, and something is opened anew. Frames, what is to be
seen, names, flights and all that is sent are the same in both worlds, and the mark that tells them
apart is nowhere to be found. In every other move what is tried is answered.
"""

import json
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import pytest
from playwright.sync_api import Browser

from games.chance import Chance
from games.contract import AnyEngine, Move
from games.registry import engine
from tables.wire.frames import Viewer
from tests.browser.test_drawn_secrets import HONEST, Showing
from tests.tables.test_frame_secrets import seats_of
from tests.tables.twin_worlds import Twins, table_of, twins_at

pytestmark = pytest.mark.browser

SHIPIT, STAYAWAY = engine("shipit"), engine("stayaway")
ANSWERED = 2
"""In one of so many moves what is tried is answered: else the page looks as while it waits."""
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
PAIRS, FEW = {"wide": 500, "phone": 50}, 30
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "shipit": [{"social": True}, {"social": False}],
    "stayaway": [{}],
}
BOOKS = {"notebook", "announcing", "saying", "guessing", "aimed", "veil"}
WANTED = {
    ("shipit", "wide"): {"sheet", "dialog", "tip", "tag", "chosen"},
    ("shipit", "phone"): {"sheet", "dialog", "tip"},
    ("stayaway", "wide"): {"tip", "chosen", *BOOKS},
    ("stayaway", "phone"): {"notebook", "saying", "chosen"},
}
"""What must have been open at least once: on a phone outcomes stand in a sheet."""
STAYS = {"shipit": {"sheet", "dialog", "tip", "chosen"}, "stayaway": {"chosen", *BOOKS}}
"""What must have been open while a move came."""
TRIED = {
    "shipit": ("draw", "end", "accept", "decline"),
    "stayaway": ("accept", "announce"),
}
"""What the page tries of buttons that are not lit."""
OPEN = """
    import {{ found, openingTwins }} from './tests/browser/opened_twins.mjs';
    window.compare = openingTwins(makeStage);
    window.found = found;
"""
TELLTALE = """
    import {{ game }} from './{stage}';
    import {{ drawnBy }} from './static/js/stage/drawn_by.js';
    const makeStage = () => {{
      const views = new Set();
      const scene = (known) => views.add(known.view) && game.scene(known);
      const brief = (preview, words, view) => (views.size > {moved} ? view.mark : "");
      return drawnBy({{ ...game, scene, brief }})();
    }};
"""
"""A stage whose foretold outcomes tell what is hidden: always, or once something has moved."""


def moves(game: AnyEngine, pairs: int) -> Iterator[str]:
    """Play games at random; give moves in two worlds, with what each try would be answered."""
    chance = Chance(b"opened twins")
    tables = [table_of(game, seats_of(game), one) for one in OPTIONS[game.info.slug]]
    twins = [twins_at(table, chance, in_words=False, as_mover=True) for table in tables]
    together = chain.from_iterable(zip(*twins, strict=True))
    for number, one in enumerate(islice(together, pairs)):
        assert one.before[0] == one.before[1]
        assert one.after[0] == one.after[1]
        yield written(game, one, is_answered=number % ANSWERED == 0)


def written(game: AnyEngine, twins: Twins, *, is_answered: bool) -> str:
    """Return what is sent in each world, and what is answered there."""
    worlds = []
    for at in (0, 1):
        frames = [json.loads(pair[at]) for pair in (twins.before, twins.after)]
        states = [truth[at] for truth in twins.truths] if is_answered else []
        answers = [previews(game, state, twins.viewer) for state in states]
        worlds.append({"frames": frames, "previews": answers})
    return json.dumps(worlds)


def previews(game: AnyEngine, state: Any, viewer: Viewer) -> list[tuple[Move, Any]]:
    """Return what a viewer is answered who tries whatever the page tries."""
    if viewer is None or viewer not in game.actors(state):
        return []
    return [(move, game.preview(state, viewer, move)) for move in attempts(game, state, viewer)]


def attempts(game: AnyEngine, state: Any, viewer: int) -> list[Move]:
    """Return what the page tries: what is legal, and cards and buttons that are not lit."""
    hand = state.hands[viewer]
    bare = [{"type": kind} for kind in TRIED[game.info.slug]]
    played = [{"type": "play", "card": card} for card in hand]
    deployed = [{"type": "deploy", "card": card, "under": []} for card in hand]
    legal = game.legal(state, viewer)
    return [*legal, *bare, *played, *(deployed if game is SHIPIT else [])]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [SHIPIT, STAYAWAY], ids=lambda one: one.info.slug)
def test_what_is_opened_is_alike_in_worlds_alike_to_their_viewer(
    browser: Browser, game: AnyEngine, size: str
) -> None:
    showing = Showing(browser, game, HONEST, OPEN, SIZES[size])
    pairs = PAIRS[size]
    assert showing.flown(moves(game, pairs)) > pairs / 2, "hardly anything moved"
    assert showing.faults == []
    assert showing.asked == []
    found = showing.page.evaluate("() => found")
    slug = game.info.slug
    assert WANTED[slug, size] <= {*found["before"], *found["after"]}, found
    assert STAYS[slug] <= found["throughout"].keys(), found
    assert found["before"]["nothing"] < pairs / 4, "hardly anything was opened"


@pytest.mark.parametrize("moved", [False, True], ids=["always", "after a move"])
def test_an_outcome_that_tells_what_is_hidden_is_found(browser: Browser, *, moved: bool) -> None:
    showing = Showing(browser, SHIPIT, TELLTALE.replace("{moved}", str(int(moved))), OPEN)
    showing.flown(moves(SHIPIT, FEW))
    parts = {fault.split(":")[0] for fault in showing.faults}
    assert parts, "nothing was found"
    assert moved != ("opened" in parts), parts
