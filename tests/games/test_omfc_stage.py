"""One More Free Cell on the stage: the board is the engine's, and all of it can be touched."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.chance import Chance
from games.registry import engine
from games.vocabulary import vocabulary
from tests.games.test_page_words import plain

NODE = Path(sys.executable).with_name("node")
SCRIPT = Path(__file__).with_name("omfc_stage.mjs")
ENGINE = engine("omfc")
MOST_MOVES = 130


def drawn(**given: Any) -> dict[str, Any]:
    """Let the page's scripts draw what is given; return what is wrong and how many moves were."""
    words = plain(vocabulary("omfc").in_language("ru"))
    whole = {"boards": [], "games": [], "vocabulary": words, **given}
    answer = subprocess.run(  # noqa: S603 - our own script
        [NODE, SCRIPT],
        input=msgspec.json.encode(whole).decode(),
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(answer.stdout)
    return told


def frames(seats: int, viewer: int | None, options: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a random game as this seat (None: a spectator) sees it, frame by frame."""
    chance = Chance(f"drawn {seats} {viewer} {options}".encode())
    state, events = ENGINE.new_game(seats=seats, options=options, chance=chance)
    seen = []
    for _step in range(MOST_MOVES):
        legal = [] if viewer is None else ENGINE.legal(state, viewer)
        told = [one for one in (event.seen_by(viewer) for event in events) if one is not None]
        seen.append({"view": ENGINE.view(state, viewer), "legal": legal, "events": told})
        actors = sorted(ENGINE.actors(state))
        if not actors:
            break
        events = ENGINE.apply(state, actors[0], chance.pick(ENGINE.legal(state, actors[0])))
    return seen


@pytest.mark.parametrize("rings", [3, 4, 5])
def test_cells_border_as_drawn_on_whom_the_engine_says(rings: int) -> None:
    board = plain(ENGINE.board({"rings": rings}, 2))
    assert drawn(boards=[board])["faults"] == []


def test_a_board_drawn_otherwise_would_be_noticed() -> None:
    board = plain(ENGINE.board({"rings": 4}, 2))
    board["cells"]["1:0"]["near"].remove("0:0")
    assert drawn(boards=[board])["faults"] != []


def test_the_page_of_style_shows_the_engines_board() -> None:
    assert drawn()["sample"] == plain(ENGINE.board({"rings": 4}, 3))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"rings": 3}),
        (3, {"rings": 3, "classes": "draft"}),
        (4, {}),
        (6, {"classes": "random"}),
        (7, {"rings": 5, "classes": "draft"}),
        (8, {"rings": 5}),
    ],
    ids=str,
)
def test_every_frame_is_drawn_whole(seats: int, options: dict[str, Any]) -> None:
    full = ENGINE.checked_options(seats, options)
    games = [
        {
            "seat": viewer,
            "seats": seats,
            "board": plain(ENGINE.board(full, seats)),
            "frames": plain(frames(seats, viewer, options)),
        }
        for viewer in (0, seats - 1, None)
    ]
    told = drawn(games=games)
    assert told["faults"] == []
    assert told["moves"] > 50
