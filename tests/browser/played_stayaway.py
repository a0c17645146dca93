"""A game of Нечто whose deal is known: the engine is real, and two pages play it with four bots.

The sockets of the pages end here, so that the same cards always come and no clock runs. The bots
are the house's own: they choose and speak as at any table.
"""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from games.bots.host import position_for
from games.bots.levels import bot
from games.bots.protocol import Budget, Phrase, Position
from games.chance import Chance
from games.contract import Event, Move, fill
from games.registry import engine
from games.stayaway.roles import humans_alive
from tests.browser.drawn_table import ask, enter
from tests.browser.told_end import ended
from tests.tables.twin_worlds import Unsaved, table_of

SEATS = 6
PEOPLE = 2
LEVEL = "normal"
MOST_MOVES = 2_000
SHOW = {"play": "play", "discard": "discard", "defend": "shield", "swap": "deck", "pick": "keep"}
Touch = Callable[[Page, str], None]


class Party:
    """A table of six: the first two are people, who choose by chance; the others are bots."""

    def __init__(self, seed: bytes) -> None:
        self.engine, self.chance = engine("stayaway"), Chance(seed)
        table = table_of(self.engine, SEATS, {})
        state, events = self.engine.new_game(
            seats=SEATS, options=table.options, chance=self.chance.fork("deal")
        )
        self.bots = {seat: bot("stayaway", LEVEL) for seat in range(PEOPLE, SEATS)}
        self.heard: dict[int, list[dict[str, Any]]] = {seat: [] for seat in self.bots}
        self.phrases: list[Phrase] = []
        self.hear(events)
        self.change = Unsaved(table, state)
        self.change.events = events
        self.change.ask_anew(None)
        self.table: dict[str, Any] = json.loads(self.change.frame(0))["table"]
        self.sockets: dict[int, WebSocketRoute] = {}
        self.wanted: dict[int, Move] = {}
        self.run_on()

    @property
    def version(self) -> int:
        return self.change.table.version

    @property
    def is_over(self) -> bool:
        return not self.engine.actors(self.change.state)

    def run_on(self) -> None:
        """Let the bots move until a person is asked; say what that person is to do."""
        for _ in range(MOST_MOVES):
            if self.is_over:
                return
            seat = min(self.engine.actors(self.change.state))
            move = self._choice(seat)
            if seat < PEOPLE:
                self.wanted = {seat: move}
                return
            self.make(seat, move)
        raise AssertionError("the bots play on and on")

    def hear(self, events: list[Event]) -> None:
        """Let each bot hear what its seat may know."""
        for seat, heard in self.heard.items():
            heard += [told for event in events if (told := event.seen_by(seat)) is not None]

    def _choice(self, seat: int) -> Move:
        """Return what a bot does, and let it speak; of a person any move.

        A person who is the Thing announces when it is true.
        """
        if seat in self.bots:
            position = self._position(seat)
            self.say(self.bots[seat].say(position))
            move = self.bots[seat].choose(position)
            return move or self.engine.on_timeout(self.change.state, seat)
        legal = self.engine.legal(self.change.state, seat)
        told = [move for move in legal if move["type"] == "announce"]
        if told and not humans_alive(self.change.state):
            return told[0]
        return fill(self.chance.pick([move for move in legal if move not in told]), self.chance)

    def _position(self, seat: int) -> Position:
        return position_for(
            self.engine,
            self.change.state,
            seat,
            events=self.heard[seat],
            phrases=self.phrases,
            chance=self.chance.fork(f"bot {seat} at {self.version}"),
            budget=Budget(iterations=50),
            with_worlds=self.bots[seat].needs_worlds,
        )

    def say(self, phrase: Phrase | None) -> None:
        """Let the pages hear what a bot says, if it says anything."""
        if phrase is None:
            return
        self.phrases.append(phrase)
        line = {"id": len(self.phrases), "user": None, "seat": phrase.seat, "text": "", "at": 0.0}
        said = {"turn": self.change.state.turns, "phrase": {"code": phrase.code, **phrase.params}}
        for socket in self.sockets.values():
            socket.send(json.dumps({"type": "chat", "lines": [{**line, **said}]}))

    def make(self, seat: int, move: Move) -> None:
        state = self.change.state
        self.change.touched = False
        events = self.engine.apply(state, seat, move)
        self.hear(events)
        self.change.move_on(state, events, seat)
        for viewer in self.sockets:
            self.tell(viewer)

    def seat(self, page: Page, seat: int) -> None:
        """Let a page look at the table from a seat."""

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if "move" in said:
                self.make(seat, said["move"])
                accepted = {"type": "accepted", "id": said["id"], "version": self.version}
                self.sockets[seat].send(json.dumps(accepted))
                self.run_on()

        def meet(socket: WebSocketRoute) -> None:
            self.sockets[seat] = socket
            socket.on_message(hear)
            self.tell(seat)

        enter(page)
        uid = ask(page, "/tables/", {"game": "stayaway", "seats": SEATS})["uid"]
        page.route_web_socket("**/ws/table/**", meet)
        page.goto(f"/table/{uid}/")
        page.locator(".stage .hand .piece button").first.wait_for()

    def tell(self, seat: int) -> None:
        told = json.loads(self.change.frame(seat))
        told["clocks"] = {"now": 0, "seats": [{"deadline": None, "bank": 0}] * SEATS}
        told["table"] = self.table
        outcome = self.engine.outcome(self.change.state)
        if outcome:
            told["table"] = self.table | ended(outcome)
        self.sockets[seat].send(json.dumps(told))


def things(move: Move) -> list[str]:
    """Return what somebody touches to make this move, the last of it last."""
    kind, card = move["type"], move.get("card")
    if kind == "target":
        return [f"seat:{move['seat']}"]
    if kind == "show":
        return [f"do:show:{move['what']}"]
    if card is None:
        return [f"do:{kind}"]
    aims = [f"{aim}:{move[aim]}" for aim in ("seat", "gap") if aim in move]
    return [f"{'pick' if kind == 'pick' else 'hand'}:{card}", *(aims or [SHOW.get(kind, "slot")])]


def act(page: Page, party: Party, seat: int, touch: Touch) -> None:
    """Make the move that is wanted of a seat by touching what it touches, until it is made."""
    move, before = party.wanted[seat], party.version
    for _ in range(400):
        if party.version > before:
            return
        for selector in steps(page, move):
            if page.locator(selector).count():
                touch(page, selector)
                break
        page.wait_for_timeout(30)
    raise AssertionError(f"not made: {move}")


def steps(page: Page, move: Move) -> list[str]:
    """Return what may be touched next for a move, what is nearest to its end first."""
    *first, last = things(move)
    if move["type"] == "announce":
        return [".announcing .grave", ".herald"]
    if move["type"] == "drop":
        ticked = page.locator("dialog input:checked").count()
        boxes = (
            [f"dialog label:nth-of-type({ticked + 1}) input"] if ticked < len(move["cards"]) else []
        )
        return [*boxes, "dialog button.main", f"[data-thing='{last}']"]
    places = f".plate.lit[data-thing='{last}'], .lit[data-thing='{last}']:not(.plate)"
    return [
        places if first else f"[data-thing='{last}']",
        *(f"[data-thing='{one}']" for one in first),
    ]
