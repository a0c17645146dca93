"""A position as a bot looks at it: what it remembers and believes, and others of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.bots.protocol import Phrase, Position
from games.contract import Move
from games.stayaway.bots.belief import Belief, Sights, hear
from games.stayaway.bots.story import Seen, Story
from games.stayaway.bots.worth import Temper
from games.stayaway.cards import THING


class Memory:
    """Reads each event once as long as the events only grow."""

    def __init__(self) -> None:
        self._story: Story | None = None
        self._read = 0
        self._events: Sequence[Seen] = ()

    def story(self, position: Position) -> Story:
        """Return the story up to this position."""
        seats = len(position.view["hands"])
        if not position.events:
            return _from_notes(position.view, seats, position.seat)
        events = position.events
        if self._story is None or self._events is not events or self._read > len(events):
            self._story, self._read, self._events = Story(seats, position.seat), 0, events
        while self._read < len(events):
            self._story.read(events[self._read])
            self._read += 1
        return self._story


def _from_notes(view: Mapping[str, Any], seats: int, seat: int) -> Story:
    """Without events the dated notes of the view tell what this seat was shown."""
    story = Story(seats, seat)
    story.sights = None
    notes = sorted([*view["notes"], *view["shown"]], key=lambda note: note["turn"])
    for note in notes:
        story.turn = note["turn"]
        event = _as_event(note, seat)
        if event is not None:
            story.read(event)
    living = set(view["living"])
    gone = [other for other in range(seats) if other not in living and other != seat]
    if view["burnt_thing"] is None:
        story.belief.exclude(gone)
    story.ring = [other for other in view["places"] if other is not None]
    return story


def _as_event(note: dict[str, Any], seat: int) -> Seen | None:
    about = note["seat"]
    match note["type"]:
        case "hand" | "card" if about != seat:
            return {**note, "type": "look", "at": about, "what": note["type"]}
        case "offered" if about != seat:
            return {**note, "type": "offer"}
        case "exchange":
            return {**note, "seats": [seat, about]}
        case _:
            return None


_SOME_CARD = ""
"""A card that nobody else saw, but that did not infect: whoever got it is still human."""
_LOOK = ("type", "seat", "at", "what")


class Image:
    """Reads each event once for every other seat; a cache like a bot's own memory."""

    def __init__(self) -> None:
        self._stories: dict[int, Story] = {}
        self._read = 0
        self._events: Sequence[Seen] = ()

    def beliefs(self, position: Position, humans: Sequence[int]) -> list[Belief]:
        """Return what these humans must believe by all that happened, before any words."""
        events, seat = position.events, position.seat
        if not self._stories or self._events is not events or self._read > len(events):
            self._begin(len(position.view["hands"]), events)
        while self._read < len(events):
            for eye, story in self._stories.items():
                if eye != seat:
                    story.read(retold(events[self._read], seat, eye))
            self._read += 1
        return [self._stories[human].belief for human in humans]

    def _begin(self, seats: int, events: Sequence[Seen]) -> None:
        self._stories = {eye: Story(seats, eye) for eye in range(seats)}
        self._read, self._events = 0, events


def retold(event: Seen, seat: int, eye: int) -> Seen:
    """Return an event that a seat saw as another, who is still human, must have seen it."""
    told = {key: value for key, value in event.items() if key not in ("gave", "got")}
    match event["type"]:
        case "offer" if event["seat"] == seat:
            told.pop("card", None)
        case "exchange" if eye in event["seats"]:
            told["got"] = event["gave"] if seat in event["seats"] else _SOME_CARD
        case "chain":
            told["got"] = _SOME_CARD
        case "look":
            told = {key: event[key] for key in _LOOK}
            if (event["seat"], event["at"], event["what"]) == (eye, seat, "hand"):
                told["cards"] = [THING]
    return told


def suspicion(
    beliefs: Sequence[Belief], phrases: Sequence[Phrase], sights: Sights | None, seat: int
) -> float:
    """Return how far humans of these beliefs suspect a seat, after all these words."""
    found = 0.0
    for belief in beliefs:
        heard = belief.copy()
        hear(heard, phrases, sights)
        found += heard.thing()[seat]
    return found / max(len(beliefs), 1)


class Outlook:
    """What the choices of every role are made from."""

    def __init__(self, position: Position, story: Story, temper: Temper, image: Image) -> None:
        view = position.view
        self.position, self.view, self.story = position, view, story
        self.temper, self.image = temper, image
        self.seat: int = position.seat
        self.hand: list[str] = view["hand"]
        self.role: str = view["role"]
        self.direction: int = view["direction"]
        self.quarantine: list[int] = view["quarantine"]
        self.ring = [seat for seat in view["places"] if seat is not None]
        self.living = len(self.ring)
        self._believe(position)

    def _believe(self, position: Position) -> None:
        roles = self.view["roles"]
        self.belief: Belief | None = None
        if roles is not None:
            names = [one["role"] for one in roles]
            self.thing = [float(name == "thing") for name in names]
            self.infected = [float(name == "infected") for name in names]
        else:
            belief = self.story.belief.copy()
            if self.view["thing"] is not None:
                belief.only([self.view["thing"]])
            else:
                hear(belief, position.phrases, self.story.sights)
            self.belief = belief
        self.settle()

    def settle(self) -> None:
        """Read off the belief how likely each seat has each role."""
        if self.belief is not None:
            self.thing, self.infected = self.belief.thing(), self.belief.infected()
            self.infected[self.seat] = float(self.role == "infected")
        seats = range(len(self.view["hands"]))
        self.human = [1 - self.thing[seat] - self.infected[seat] for seat in seats]

    @property
    def asked(self) -> Sequence[Move]:
        """The moves the table waits for."""
        free = self.position.free
        return (
            [move for move in self.position.legal if move not in free]
            if free
            else (self.position.legal)
        )

    def partner(self, ring: Sequence[int] | None = None, direction: int | None = None) -> int:
        """Return with whom this seat exchanges next, by a ring and direction to come."""
        order = self.ring if ring is None else ring
        here = order.index(self.seat)
        return order[(here + (direction or self.direction)) % len(order)]

    def neighbours(self, ring: Sequence[int] | None = None) -> tuple[int, int]:
        """Return who sits clockwise and counter-clockwise of this seat."""
        return self.partner(ring, 1), self.partner(ring, -1)

    def swapped(self, other: int) -> list[int]:
        """Return the ring after changing places with another seat."""
        swap = {other: self.seat, self.seat: other}
        return [swap.get(seat, seat) for seat in self.ring]

    def gap(self, direction: int) -> int:
        """Return the gap beside this seat in a direction (S2)."""
        places: list[Any] = self.view["places"]
        here = places.index(self.seat)
        return here if direction == 1 else places.index(self.partner(direction=-1))

    def meets(self) -> bool:
        """Tell whether an exchange in phase 3 would come about now (S5)."""
        barred = self.view["doors"][self.gap(self.direction)]
        return not barred and not self.quarantine[self.partner()]

    def exposed(self) -> bool:
        """Tell whether all would see what this seat gives: in quarantine, to lay a card (S10)."""
        return bool(self.quarantine[self.seat]) and self.view["phase"] not in ("answer", "give")

    def suspects(self) -> list[int]:
        """Return the living others, the likeliest Thing first."""
        others = [seat for seat in self.ring if seat != self.seat]
        return sorted(others, key=lambda seat: -self.thing[seat])
