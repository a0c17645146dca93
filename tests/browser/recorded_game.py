"""A game that nobody plays: its frames, as the server would send them, fed to a page's socket."""

import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from games.chance import Chance
from games.contract import AnyEngine, fill
from tables.models import Table
from tables.services.finishing import outcome_json
from tables.wire.frames import Viewer
from tests.browser.told_end import SEED, opened
from tests.tables.twin_worlds import Unsaved, table_of


def frames_of(
    game: AnyEngine,
    *,
    seats: int,
    options: Mapping[str, Any],
    moves: int,
    viewer: Viewer = 0,
    seed: bytes = b"recorded",
) -> list[str]:
    """Return the frames of a random game, always the same one; its clocks stand."""
    chance = Chance(seed)
    table = table_of(game, seats, options)
    seal(table)
    state, events = game.new_game(seats=seats, options=table.options, chance=chance)
    change = Unsaved(table, state)
    change.events = events
    change.ask_anew(None)
    told = [_still(change.frame(viewer), seats)]
    while len(told) <= moves and (actors := sorted(game.actors(state))):
        mover = chance.pick(actors)
        move = fill(chance.pick(game.legal(state, mover)), chance)
        events = game.apply(state, mover, move)
        change.touched = False
        change.move_on(state, events, mover)
        if outcome := game.outcome(state):
            change.table.status = Table.Status.FINISHED
            change.table.outcome = outcome_json(outcome)
        told.append(_still(change.frame(viewer), seats))
    return told


def seal(table: Table) -> None:
    """Give a table the seal of a deal, always the same one."""
    proof = opened(table.seat_count)
    table.server_seed, table.commitment = SEED, proof["commitment"]
    table.entropy, table.seat_of_chair = proof["entropy"], proof["seat_of_chair"]


def _still(frame: bytes, seats: int) -> str:
    told = json.loads(frame)
    told["clocks"] = {"now": 0, "seats": [{"deadline": None, "bank": 0}] * seats}
    return json.dumps(told)


class Feed:
    """The socket of a page's table: what it sends is kept, what it hears is ours."""

    def __init__(self, page: Page, first: str) -> None:
        self.first = first
        self.sockets: list[WebSocketRoute] = []
        self.sent: list[dict[str, Any]] = []
        page.route_web_socket("**/ws/table/**", self._meet)

    def _meet(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda message: self.sent.append(json.loads(message)))
        socket.send(self.first)

    @property
    def moves(self) -> list[dict[str, Any]]:
        """The moves the page has sent so far."""
        return [one for one in self.sent if "move" in one]

    def send(self, frame: str) -> None:
        """Let the page hear a frame."""
        self.sockets[-1].send(frame)
