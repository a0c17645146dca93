"""Madness on the stage: all of it can be touched, lies on the table, and shows nothing hidden."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.chance import Chance
from games.registry import engine
from tests.games.test_page_words import plain

NODE = Path(sys.executable).with_name("node")
SCRIPT = Path(__file__).with_name("madness_stage.mjs")
MOST_MOVES = 250
GAMES = 4


def frames(number: int, viewer: int | None) -> list[dict[str, Any]]:
    """Return a random game as this seat (None: a spectator) sees it, frame by frame."""
    game, chance = engine("madness"), Chance(f"drawn {number}".encode())
    state, events = game.new_game(seats=2, options={}, chance=chance)
    seen = []
    for _step in range(MOST_MOVES):
        legal = [] if viewer is None else game.legal(state, viewer)
        told = [one for one in (event.seen_by(viewer) for event in events) if one is not None]
        seen.append({"view": game.view(state, viewer), "legal": legal, "events": told})
        actors = sorted(game.actors(state))
        if not actors:
            break
        seat = chance.pick(actors)
        events = game.apply(state, seat, chance.pick(game.legal(state, seat)))
    return seen


@pytest.mark.parametrize("viewer", [0, 1, None], ids=["seat 0", "seat 1", "a spectator"])
def test_every_frame_is_drawn_whole(viewer: int | None) -> None:
    games = [{"seat": viewer, "frames": plain(frames(one, viewer))} for one in range(GAMES)]
    answer = subprocess.run(  # noqa: S603 - our own script
        [NODE, SCRIPT],
        input=msgspec.json.encode(games).decode(),
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(answer.stdout)
    assert told["faults"] == []
    assert viewer is None or told["moves"] > 200
