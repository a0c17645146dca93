"""A bot's memory of the events it has read: a cache, rebuilt whenever they are not the same."""

from collections.abc import Sequence
from typing import Any

from games.bots.protocol import Position
from games.stayaway.bots.story import Seen, Story


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


def _from_notes(view: dict[str, Any], seats: int, seat: int) -> Story:
    """Without events the dated notes of the view tell what this seat was shown."""
    story = Story(seats, seat)
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
