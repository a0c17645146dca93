"""Positions of Madness for tests: cards are written as words in one string."""

from typing import Any

from games.contract import Engine
from games.madness.engine import ENGINES
from games.madness.fields import EMPTY, Field
from games.madness.state import Phase, State

ENGINE: Engine[State] = ENGINES[0]


def field(
    mine: str = "",
    theirs: str = "",
    *,
    attack: int | None = None,
    repelled: bool = False,
    closed: int | None = None,
    centre: str | None = None,
) -> Field:
    """Return a field with seat 0's cards, then seat 1's, each from the bottom."""
    sides = (tuple(mine.split()), tuple(theirs.split()))
    return Field(sides, centre, attack, repelled, closed)


def position(
    *,
    hands: tuple[str, str] = ("2C 3C", "2D 3D"),
    deck: str = "4C 4D 4H 4S",
    fields: tuple[Field, Field, Field] = (EMPTY, EMPTY, EMPTY),
    boss: str = "5C",
    turn: int = 0,
    phase: Phase = "main",
    lead: int = 0,
    idle: int = 0,
    discard: str = "",
) -> State:
    """Return a state; the deck's top is its last card."""
    return State(
        deck=deck.split(),
        bosses=boss.split(),
        hands=[hands[0].split(), hands[1].split()],
        fields=list(fields),
        turn=turn,
        discard=discard.split(),
        phase=phase,
        lead=lead,
        idle=idle,
    )


def play(state: State, seat: int, kind: str, **rest: Any) -> list[dict[str, Any]]:
    """Make a move and return what a spectator sees of it."""
    events = ENGINE.apply(state, seat, {"type": kind, **rest})
    return [seen for event in events if (seen := event.seen_by(None)) is not None]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    """Return the types of events, in order."""
    return [event["type"] for event in events]


def of_kind(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """Return the events of one type."""
    return [event for event in events if event["type"] == kind]
