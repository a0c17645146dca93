"""A drawn table of Madness at a position of ours: previews and moves are the engine's own."""

import json
import time
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from games.contract import IllegalMove
from games.madness.fields import EMPTY
from games.madness.state import State
from tests.browser.drawn_table import deal
from tests.browser.told_end import ended
from tests.games.madness_positions import ENGINE, field, position

NAMES = ("Вика", "Костя")
DECK = "2D 3D 5D 6D 8D 9D 10D JD KD AD 2S 3S 4S 5S 6S 7S 9S 10S QS AS 4C 5C 6C 9C QC KC AC"


def contested() -> State:
    """Return a main action with a field held by the rival, one closed, and one empty."""
    return position(
        hands=("4D 7H AH KS X1", "2H 3H 5H 6H"),
        deck=DECK,
        fields=(field("9H", "10C JS", attack=1), field("QD", "7C", closed=0), EMPTY),
        boss="2C 8C 10H 8S",
        lead=2,
        discard="3C",
    )


def chance(asked: int = 0) -> State:
    """Return the Coyote's Chance of a seat, after the other has won the last field."""
    fields = (
        field("9H", "10C JS", closed=1),
        field("QD", "7C", closed=0),
        field("4D", "QC", closed=1),
    )
    state = position(
        hands=("7H AH KS X1", "2H 3H 5H"),
        deck=DECK.replace(" QC", ""),
        fields=fields,
        boss="2C 8C 10H 8S",
        phase="coyote",
        turn=1 - asked,
        lead=-1,
        discard="3C",
    )
    state.contested = 2 if asked == 0 else 1
    return state


def second_step() -> State:
    """Return ТУТ after an attack, with a repelled field on either side."""
    return position(
        hands=("4D 7H AH X1", "2H 3H 5H 6H"),
        deck=DECK,
        fields=(
            field("9H KS", "10C JS", attack=0),
            field("QD", "7C QH", attack=0, repelled=True),
            field(closed=-1, centre="JH"),
        ),
        boss="2C 8C 10H 8S",
        phase="tut",
        lead=-3,
        discard="3C",
    )


def hungry() -> State:
    """Return ТУТ with an empty hand."""
    return position(
        hands=("", "2H 3H 5H 6H"), deck=DECK, phase="tut", lead=4, boss="8S", discard="3C"
    )


class Posed:
    """A page at a table whose state is ours: it is shown what its seat may know."""

    def __init__(self, page: Page, state: State, viewer: int | None = 0) -> None:
        self.page, self.state, self.viewer = page, state, viewer
        self.version = 1
        self.sockets: list[WebSocketRoute] = []
        self.moved: list[dict[str, Any]] = []
        page.route_web_socket("**/ws/table/**", self._meet)
        self.uid = deal(page, game="madness")
        page.goto(f"/table/{self.uid}/")
        expect(page.locator(".stage .field").first).to_be_visible()

    def show(self, state: State, viewer: int | None = 0) -> None:
        """Show another position, as if it had come about, and wait until it is read out."""
        self.state, self.viewer = state, viewer
        self.version += 1
        self.moved.clear()
        number = self.version % 3
        self._send(self.frame([{"type": "closed", "field": number, "winner": None}]))
        aloud = self.page.locator(".stage .aloud").first
        expect(aloud).to_contain_text(("левое", "среднее", "правое")[number])

    def _meet(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda text: self._hear(json.loads(text)))
        self._send(self.frame([]))

    def _send(self, told: dict[str, Any]) -> None:
        self.sockets[-1].send(json.dumps(told))

    def _hear(self, sent: dict[str, Any]) -> None:
        if "try" in sent:
            preview = ENGINE.preview(self.state, self.viewer or 0, sent["try"])
            self._send({"type": "preview", "id": sent["id"], "preview": preview})
        elif "move" in sent:
            self.moved.append(sent["move"])
            self._move(sent["move"], sent["id"])

    def _move(self, move: dict[str, Any], id: str) -> None:
        seat = self.viewer or 0
        try:
            events = ENGINE.apply(self.state, seat, move)
        except IllegalMove as refusal:
            self._send({"type": "refused", "id": id, **refusal.to_json()})
            return
        self.version += 1
        seen = [told for event in events if (told := event.seen_by(self.viewer)) is not None]
        self._send({"type": "accepted", "id": id, "version": self.version})
        self._send(self.frame(seen))

    def frame(self, events: list[dict[str, Any]]) -> dict[str, Any]:
        """Return the table as its viewer is told it."""
        legal = [] if self.viewer is None else ENGINE.legal(self.state, self.viewer)
        outcome = ENGINE.outcome(self.state)
        now = time.time()
        actors = ENGINE.actors(self.state)
        return {
            "type": "state",
            "version": self.version,
            "table_number": self.version,
            "seat": self.viewer,
            "asked": self.version,
            "since": self.version - 1,
            "events": events,
            "view": ENGINE.view(self.state, self.viewer),
            "legal": legal,
            "free": [],
            "refused": [],
            "clocks": {
                "now": now,
                "seats": [
                    {"deadline": now + 37.5 if seat in actors else None, "bank": 60}
                    for seat in (0, 1)
                ],
            },
            "table": {**TABLE, "uid": self.uid, **(ended(outcome) if outcome else {})},
        }


TABLE: dict[str, Any] = {
    "game": "madness",
    "status": "playing",
    "host": 1,
    "clock": {"kind": "move", "seconds": 60, "increment": 0, "days": 0},
    "seats": [
        {
            "number": number,
            "user": {
                "id": number + 1,
                "name": name,
                "guest": False,
                "titles": [],
                "deleted": False,
            },
            "level": "",
            "ready": True,
            "absence": "",
        }
        for number, name in enumerate(NAMES)
    ],
    "fair": {
        "commitment": "7f3a5d0c91be44c2",
        "entropy": None,
        "seat_of_chair": None,
        "server_seed": None,
    },
    "moved": True,
    "outcome": None,
    "board": ENGINE.board({}, 2),
    "voided": False,
    "rematch": None,
    "started_at": 1,
}
