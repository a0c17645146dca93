"""A drawn table of Ship IT! at a position of ours: previews and moves are the engine's own."""

import json
import time
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from games.contract import IllegalMove
from games.shipit.state import State
from tests.browser.drawn_table import deal
from tests.browser.told_end import ended
from tests.games.shipit_positions import ENGINE, position

NAMES = ("Вика", "Борис", "Алиса", "Глеб")
FIRST_ID = 1001
HANDS = (
    "database gc rfc security excuse sudo",
    "specific sudo hype frontend ci",
    "error critical backend database firewall research",
    "opensource patch excuse p2p",
)
TABLES = (
    "frontend+certificate backend+ci monitoring",
    "frontend database+certificate cloud",
    "backend+ci+certificate firewall",
    "database",
)
DISCARD = "database error ddos hype critical backend"
DECK = (
    "frontend frontend backend backend cloud cloud cache monitoring research gc hype rfc p2p "
    "opensource critical security error excuse patch ci certificate sudo merge orchestrator "
    "500 friday paws"
)
ARCHITECTURES = ("microservices", "analytics", "application", "microfrontends")


def calm(seats: int = 4, *, hand: str = HANDS[0], **more: Any) -> State:
    """Return my turn with something of everything in hand, in the seventh round."""
    state = position(
        hand,
        *HANDS[1:seats],
        tables=TABLES[:seats],
        deck=DECK,
        discard=DISCARD,
        architectures=ARCHITECTURES,
        **more,
    )
    state.round = 7
    if seats > 2:
        state.marked[2] = True
        state.blocked[seats - 1]["database"] = 1
    return state


def struck(seats: int = 4) -> State:
    """Return a blow at a component of mine, with ``sudo``: four answers."""
    state = calm(seats, turn=1)
    blow = {"type": "play", "card": "specific", "seat": 0, "component": 1, "sudo": True}
    ENGINE.apply(state, 1, blow)
    return state


def watched() -> State:
    """Return a blow that another is to answer, of all whose components one may fall."""
    state = calm(turn=2)
    ENGINE.apply(state, 2, {"type": "play", "card": "critical", "seat": 1})
    return state


def offered(promise: str = "Бекенд и что-нибудь", want: str = "базу данных") -> State:
    """Return an offer to me."""
    state = calm(turn=2)
    offer = {"type": "offer", "seats": [0], "give": 2, "ask": 1}
    ENGINE.apply(state, 2, {**offer, "promise": promise, "want": want})
    return state


def trading() -> State:
    """Return an exchange for which one has laid a card already, and I have not."""
    state = offered()
    ENGINE.apply(state, 0, {"type": "accept"})
    ENGINE.apply(state, 2, {"type": "lay", "card": "error"})
    return state


def searching() -> State:
    """Return my choice out of the whole deck."""
    state = calm(hand="database research rfc security excuse sudo")
    ENGINE.apply(state, 0, {"type": "play", "card": "research"})
    return state


def ordering() -> State:
    """Return my look at the deck's top cards."""
    state = calm(hand="database supply rfc security excuse sudo")
    ENGINE.apply(state, 0, {"type": "play", "card": "supply"})
    return state


def social() -> State:
    """Return my turn in social mode."""
    return calm(seats=3, hand="backend gc rfc security excuse sudo ci", social=True)


def shipping() -> State:
    """Return the last move of a game: with a backend on my table I ship, and one is left."""
    state = calm(hand="backend rfc security excuse sudo")
    for seat in (2, 1):
        state.left.append(seat)
        state.discard += state.hands[seat] + [one.card for one in state.tables[seat]]
        state.hands[seat], state.tables[seat] = [], []
    return state


class Posed:
    """A page at a table whose state is ours: it is shown what its seat may know."""

    def __init__(
        self, page: Page, state: State, viewer: int | None = 0, *, unheard: Sequence[int] = ()
    ) -> None:
        self.page, self.state, self.viewer = page, state, viewer
        self.version = 1
        self.sockets: list[WebSocketRoute] = []
        self.moved: list[dict[str, Any]] = []
        self.told: list[dict[str, Any]] = []
        self.marks: dict[str, str] = {}
        page.route_web_socket("**/ws/table/**", self._meet)
        if unheard:
            page.route("**/table/*/", lambda route: self._deafened(route, unheard))
        self.uid = deal(page, game="shipit")
        self.open()

    def open(self) -> None:
        """Go to the table, or come back to it."""
        self.page.goto(f"/table/{self.uid}/")
        expect(self.page.locator(".stage .plate").first).to_be_visible()

    def show(self, state: State, viewer: int | None = 0, *events: dict[str, Any]) -> None:
        """Show another position to whoever comes back to the table: these events led to it."""
        self.state, self.viewer = state, viewer
        self.version += 1
        self.told += events
        self.moved.clear()
        self.open()

    def _deafened(self, route: Route, unheard: Sequence[int]) -> None:
        """Let the page come as to somebody who does not wish to hear these people."""
        answer = route.fetch()
        body = answer.text().replace('"unheard": []', f'"unheard": {list(unheard)}')
        route.fulfill(response=answer, body=body)

    def _meet(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda text: self._hear(json.loads(text)))
        self._send(self.frame(since=0))
        self._send({"type": "notebook", "marks": self.marks, "guesses": {}})

    def _send(self, told: dict[str, Any]) -> None:
        self.sockets[-1].send(json.dumps(told))

    def _hear(self, sent: dict[str, Any]) -> None:
        if "try" in sent:
            preview = ENGINE.preview(self.state, self.viewer or 0, sent["try"])
            self._send({"type": "preview", "id": sent["id"], "preview": preview})
        elif "mark" in sent:
            self.marks[str(sent["on"])] = sent["mark"]
            self._send({"type": "notebook", "marks": self.marks, "guesses": {}})
        elif "move" in sent:
            self.moved.append(sent["move"])
            self.move(sent["move"], sent["id"])

    def move(self, move: dict[str, Any], id: str = "") -> None:
        """Make a move of the seat that is looking, and tell what came of it."""
        try:
            events = ENGINE.apply(self.state, self.viewer or 0, move)
        except IllegalMove as refusal:
            self._send({"type": "refused", "id": id, **refusal.to_json()})
            return
        self.version += 1
        seen = [told for event in events if (told := event.seen_by(self.viewer)) is not None]
        self._send({"type": "accepted", "id": id, "version": self.version})
        self.told += seen
        self._send(self.frame(seen, since=self.version - 1))

    def frame(self, events: list[dict[str, Any]] | None = None, *, since: int) -> dict[str, Any]:
        """Return the table as its viewer is told it, with all that happened if nothing is named."""
        outcome = ENGINE.outcome(self.state)
        seats = len(self.state.hands)
        now, actors = time.time(), ENGINE.actors(self.state)
        clocks = [
            {"deadline": now + 62.5 if seat in actors else None, "bank": 90}
            for seat in range(seats)
        ]
        return {
            "type": "state",
            "version": self.version,
            "table_number": self.version,
            "seat": self.viewer,
            "asked": self.version,
            "since": since,
            "events": self.told if events is None else events,
            "view": ENGINE.view(self.state, self.viewer),
            "legal": [] if self.viewer is None else ENGINE.legal(self.state, self.viewer),
            "free": [],
            "refused": [],
            "clocks": {"now": now, "seats": clocks},
            "table": {**table_of(seats), "uid": self.uid, **(ended(outcome) if outcome else {})},
        }


def table_of(seats: int) -> dict[str, Any]:
    """Return a table of people."""
    return {
        "game": "shipit",
        "status": "playing",
        "host": 1,
        "clock": {"kind": "move", "seconds": 90, "increment": 0, "days": 0},
        "seats": [
            {
                "number": number,
                "user": person(FIRST_ID + number, NAMES[number]),
                "level": "",
                "ready": True,
                "absence": "",
            }
            for number in range(seats)
        ],
        "fair": {"commitment": "7f3a5d0c91be44c2", "entropy": None, "server_seed": None},
        "moved": True,
        "outcome": None,
        "board": None,
        "voided": False,
        "rematch": None,
        "started_at": 1,
    }


def person(id: int, name: str) -> dict[str, Any]:
    return {"id": id, "name": name, "guest": False, "titles": [], "deleted": False}
