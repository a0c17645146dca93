"""Нечто on the stage: all of it can be touched, lies on the table, and shows nothing hidden."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.chance import Chance
from games.contract import fill
from games.registry import engine
from tests.games.test_page_words import plain

NODE = Path(sys.executable).with_name("node")
SCRIPT = Path(__file__).with_name("stayaway_stage.mjs")
MOST_MOVES = 240


def frames(seats: int, viewer: int | None) -> list[dict[str, Any]]:
    """Return a random game as this seat (None: a spectator) sees it, frame by frame."""
    game, chance = engine("stayaway"), Chance(f"drawn {seats} {viewer}".encode())
    state, events = game.new_game(seats=seats, options={}, chance=chance)
    seen = []
    for _step in range(MOST_MOVES):
        legal = [] if viewer is None else game.legal(state, viewer)
        told = [one for one in (event.seen_by(viewer) for event in events) if one is not None]
        seen.append({"view": game.view(state, viewer), "legal": legal, "events": told})
        actors = sorted(game.actors(state))
        if not actors:
            break
        seat = chance.pick(actors)
        moves = [move for move in game.legal(state, seat) if move["type"] != "announce"]
        events = game.apply(state, seat, fill(chance.pick(moves), chance))
    return seen


@pytest.mark.parametrize("seats", range(4, 13))
def test_every_frame_is_drawn_whole(seats: int) -> None:
    games = [
        {"seat": viewer, "seats": seats, "frames": plain(frames(seats, viewer))}
        for viewer in (0, seats - 1, None)
    ]
    answer = subprocess.run(  # noqa: S603 - our own script
        [NODE, SCRIPT],
        input=msgspec.json.encode(games).decode(),
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(answer.stdout)
    assert told["faults"] == []
    assert told["moves"] > 20
