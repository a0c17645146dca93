"""A drawn table of Нечто at positions of ours: the engine is real, the socket ends here."""

import json
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute, expect

from accounts.models import User
from games.chance import Chance
from games.contract import Event, fill
from games.stayaway.roles import humans_alive
from games.stayaway.state import State
from tables.models import Seat
from tables.services.finishing import outcome_json
from tables.wire.frames import Viewer
from tests.browser.drawn_table import ask, enter
from tests.games.stayaway_positions import ENGINE, panic, play, position
from tests.tables.twin_worlds import Unsaved, table_of

PEOPLE = ("Вика", "Оля", "", "Марк", "Саша", "", "Тимур", "Лёва", "Настя", "Гриша", "Юля", "Костя")
"""Who has no name is a bot."""
OTHERS = 9000
"""Accounts of the others: none of them is the page's own."""
LEFT = 41.0
STORY = b"st 41"
"""The deal of a game that ends soon: nobody is human any more, and two are out."""
GIVEN = ("offer", "answer", "give")
QUESTION = ".stage .question, .laid.summary"


class Scene(NamedTuple):
    """A position, what led to it, and what comes next."""

    state: State
    events: Sequence[Event] = ()
    moves: Sequence[tuple[int, dict[str, Any]]] = ()


class Posed:
    """A page at a table whose state is ours; it is shown what its viewer may know."""

    def __init__(self, page: Page, scene: Scene, viewer: Viewer = 0) -> None:
        self.page, self.state, self.viewer = page, scene.state, viewer
        self.version = 1
        self.events = list(scene.events)
        self.sent: list[dict[str, Any]] = []
        self.notes: dict[str, dict[str, str]] = {"marks": {}, "guesses": {}}
        self.sockets: list[WebSocketRoute] = []
        enter(page)
        seats = len(self.state.hands)
        self.uid = ask(page, "/tables/", {"game": "stayaway", "seats": seats})["uid"]
        page.route_web_socket("**/ws/table/**", self._meet)
        page.goto(f"/table/{self.uid}/")
        expect(page.locator(QUESTION).first).to_be_visible()
        for seat, move in scene.moves:
            self.make(seat, move)

    def make(self, seat: int, move: dict[str, Any]) -> None:
        """Let a seat move, and the page see it."""
        self.events = ENGINE.apply(self.state, seat, move)
        self.version += 1
        self.send(self.frame())

    def show(self, scene: Scene, viewer: Viewer = 0) -> None:
        """Lay another position, as seen from a seat or by whoever only watches."""
        self.state, self.viewer, self.events = scene.state, viewer, list(scene.events)
        self.version += 1
        self.send(self.frame())

    def say(self, speaker: int, code: str, **about: Any) -> None:
        """Let a seat say a phrase of the game."""
        number = 1 + sum(1 for one in self.sent if one.get("type") == "chat")
        line = {"id": number, "user": None, "seat": speaker, "text": "", "at": 0.0}
        turn = {"turn": self.state.turns, "phrase": {"code": code, **about}}
        told = {"type": "chat", "lines": [{**line, **turn}]}
        self.sent.append(told)
        self.send(told)

    def note(self, **notes: dict[str, str]) -> None:
        """Tell the page its notebook, as the server does."""
        self.notes |= notes
        self.send({"type": "notebook", **self.notes})

    def send(self, told: dict[str, Any]) -> None:
        self.sockets[-1].send(json.dumps(told))

    def _meet(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        socket.on_message(lambda text: self._hear(json.loads(text)))
        self.send(self.frame())

    def _hear(self, sent: dict[str, Any]) -> None:
        self.sent.append(sent)
        if "move" in sent:
            self.make(self.viewer or 0, sent["move"])
            accepted = {"type": "accepted", "id": sent["id"], "version": self.version}
            self.send(accepted)

    def frame(self) -> dict[str, Any]:
        """Return the table as its viewer is told it."""
        seats = len(self.state.hands)
        table = table_of(ENGINE, seats, {})
        table.version, table.asked = self.version, [self.version] * seats
        if outcome := ENGINE.outcome(self.state):
            table.status = table.Status.FINISHED
            table.outcome = outcome_json(outcome)
        change = Unsaved(table, self.state)
        change.seats = [_seat(number) for number in range(seats)]
        change.ask_anew(None)
        change.events = list(self.events)
        told: dict[str, Any] = json.loads(change.frame(self.viewer))
        asks = told["view"]["asks"]
        told["version"], told["since"] = self.version, self.version - 1
        told["clocks"] = {
            "now": 0,
            "seats": [
                {"deadline": LEFT if str(seat) in asks else None, "bank": 0}
                for seat in range(seats)
            ],
        }
        return told


def _seat(number: int) -> Seat:
    name = PEOPLE[number]
    if not name:
        return Seat(number=number, user=None, level="normal")
    return Seat(number=number, user=User(pk=OTHERS + number, username=name))


# --- positions -----------------------------------------------------------------------------


def four() -> Scene:
    """Return a turn of the Thing at a table of four."""
    state = position(["thing infected flamethrower door", "", "", ""], doors=[2], infected=[2])
    return Scene(_piled(state, 21, 9, turns=9))


def offered(seats: int = 8) -> Scene:
    """Return an exchange that is offered to the first seat; it knows a few things."""
    hands = ["flamethrower suspicion no_thanks infected", *[""] * (seats - 1)]
    hands[seats - 2] = "thing infected"
    doors, giver = ([1, 4] if seats < 10 else [3, 5, 8]), seats - 1
    state = position(hands, turn=giver, doors=doors, quarantine={4: 2})
    state.notes[0] += [
        {"turn": 7, "type": "hand", "seat": 6, "cards": ["axe", "run", "run", "scary"]},
        {"turn": 11, "type": "exchange", "seat": 1, "gave": "scary", "got": "flamethrower"},
    ]
    state.notes[-1] += [{"turn": 9, "type": "card", "seat": 3, "card": "infected"}]
    state.deck[-1] = "chain"
    _piled(state, 24, 31, turns=14)
    play(state, giver, "discard", card=state.hands[giver][0])
    offer = {"type": "offer", "card": state.hands[giver][0]}
    return Scene(state, ENGINE.apply(state, giver, offer))


def exchanged() -> Scene:
    """Return the same, and the first seat's answer."""
    return offered()._replace(moves=[(0, {"type": "answer", "card": "suspicion"})])


def infected() -> Scene:
    """Return a turn of an infected player, who has been told all that only they may know."""
    state = position(["axe run infected whiskey", "thing", "", ""], infected=[0])
    state.notes[0] += [{"turn": 2, "type": "exchange", "seat": 1, "gave": "run", "got": "infected"}]
    deal, offer = {"type": "deal", "first": 0, "deck": 21}, {"type": "offer", "seat": 0, "to": 1}
    drawn = {"type": "draw", "seat": 0, "count": 1}
    events = [
        Event(deal, {0: {"cards": ["axe", "run", "scary", "whiskey"]}}),
        Event({**drawn, "panics": 0}, {0: {"cards": ["axe"]}}),
        Event({**offer, "by": "turn"}, {0: {"card": "run"}}),
        Event({"type": "exchange", "seats": [0, 1]}, {0: {"gave": "run", "got": "infected"}}),
        Event(None, {0: {"type": "infected", "seat": 0, "by": 1}}),
        Event(drawn, {0: {"cards": ["whiskey"]}}),
    ]
    return Scene(_piled(state, 21, 9, turns=3), events)


def shown_a_hand() -> Scene:
    """Return a turn of the first seat, who has just been shown a whole hand."""
    state = position(["axe run infected whiskey", "thing", "", ""])
    look = {"type": "look", "seat": 0, "at": 2, "what": "hand"}
    hand = {"cards": ["flamethrower", "infected", "door", "no_thanks"]}
    return Scene(_piled(state, 21, 9, turns=3), [Event(look, {0: hand})])


def frightened() -> Scene:
    """Return a panic that lets the first seat take anybody's place."""
    hands = ["axe run infected whiskey", "thing", "", "", "", ""]
    return Scene(_piled(panic("go_away", hands, doors=[1], quarantine={3: 1}), 19, 12, turns=8))


def moved() -> Scene:
    """Return a change of places that the asked seat is about to accept."""
    state = position(["", "thing", "run", "", "", ""], turn=2, doors=[0])
    _piled(state, 19, 12, turns=8)
    ENGINE.apply(state, 2, {"type": "play", "card": "run", "seat": 4})
    return Scene(state, moves=[(4, {"type": "accept"})])


def burnt() -> Scene:
    """Return a game in which the first seat has just been burnt."""
    state = position(["", "flamethrower", "thing", "", "", ""], turn=1)
    _piled(state, 19, 12, turns=8)
    ENGINE.apply(state, 1, {"type": "play", "card": "flamethrower", "seat": 0})
    return Scene(state, moves=[(0, {"type": "accept"})])


def _piled(state: State, deck: int, discard: int, *, turns: int) -> State:
    """Leave so many cards in the piles, in a game that has lasted a while."""
    cut = state.deck[:-deck][:discard]
    state.deck = state.deck[-deck:]
    state.discard, state.discard_seen, state.turns = cut, [0] * len(cut), turns
    return state


def played(seed: bytes, *, seats: int = 8, until: Callable[[State], bool] | None = None) -> Scene:
    """Return a random game up to a moment or to its end: nobody burns, the Thing infects."""
    chance = Chance(seed)
    state, events = ENGINE.new_game(seats=seats, options={}, chance=chance)
    while ENGINE.actors(state) and not (until and until(state)):
        seat = chance.pick(sorted(ENGINE.actors(state)))
        legal = ENGINE.legal(state, seat)
        quiet = [one for one in legal if one["type"] != "announce"]
        cold = [one for one in quiet if one.get("card") != "flamethrower"] or quiet
        told = [one for one in legal if one["type"] == "announce" and not humans_alive(state)]
        given = [one for one in quiet if one.get("card") == "infected" and one["type"] in GIVEN]
        events += ENGINE.apply(state, seat, fill(chance.pick(told or given or cold), chance))
    return Scene(state, events)
