"""What the humans must think of the Thing: their beliefs, told from what the Thing itself saw."""

from collections.abc import Sequence

from games.bots.protocol import Phrase, Position
from games.stayaway.bots.belief import Belief
from games.stayaway.bots.hearing import hear
from games.stayaway.bots.story import Seen, Story
from games.stayaway.cards import THING

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


def suspicion(beliefs: Sequence[Belief], phrases: Sequence[Phrase], seat: int) -> float:
    """Return how far humans of these beliefs suspect a seat, after all these words."""
    found = 0.0
    for belief in beliefs:
        heard = belief.copy()
        hear(heard, phrases)
        found += heard.thing()[seat]
    return found / max(len(beliefs), 1)
