"""Positions of UNO for tests: cards are written as words in one string, 108 in all."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from games.chance import Chance
from games.contract import Engine, Event, IllegalMove, Move, Outcome
from games.uno.cards import COLOURS, DECK, IDS, NUMBERS, WILD
from games.uno.engine import ENGINES
from games.uno.options import Rules
from games.uno.state import NOBODY, State

ENGINE: Engine[State] = ENGINES[0]
WHOLE_DECK = Counter(IDS[card] for card in DECK)
HOUSE_RULES = ("stacking", "jump_in", "seven_zero", "draw_to_match")


def cards(words: str) -> list[int]:
    """Return the cards that these ids name."""
    return [NUMBERS[word] for word in words.split()]


def position(
    *,
    hands: Sequence[str],
    top: str = "r5",
    colour: str = "",
    draws: str = "",
    rest: str | int = "deck",
    turn: int = 0,
    direction: int = 1,
    sum_due: int = 0,
    call_due: int = NOBODY,
    jump_open: bool = False,
    turns: int = 0,
    deal: int = 1,
    scores: Sequence[int] = (),
    **rules: Any,
) -> State:
    """Return a state of which nothing is known yet.

    ``draws`` are drawn first, in this order. Cards not named lie under them in the ``deck``, under
    the top of the ``discard``, or in the hand of the seat that ``rest`` numbers.
    """
    dealt = [cards(hand) for hand in hands]
    deck, discard = cards(draws)[::-1], cards(top)
    unnamed = Counter(DECK)
    unnamed.subtract([*(card for hand in dealt for card in hand), *deck, *discard])
    assert min(unnamed.values()) >= 0, "there are not so many of a card"
    others = sorted(unnamed.elements())
    Chance(b"the rest").shuffle(others)
    if isinstance(rest, int):
        dealt[rest] += others
    elif rest == "deck":
        deck = others + deck
    else:
        discard = others + discard
    return State(
        rules=Rules(**rules),
        chance=Chance(b"position"),
        hands=dealt,
        limits=[[0] * len(hand) for hand in dealt],
        drew=[[] for _ in dealt],
        deck=deck,
        discard=discard,
        scores=list(scores) or [0] * len(dealt),
        dealer=len(dealt) - 1,
        turn=turn,
        direction=direction,
        colour=COLOURS.index(colour) if colour else discard[-1] // 13,
        sum_due=sum_due,
        call_due=call_due,
        jump_open=jump_open and discard[-1] < WILD,
        turns=turns,
        deal=deal,
    )


def act(state: State, seat: int, kind: str, **fields: Any) -> list[dict[str, Any]]:
    """Make a move and return what a spectator sees of it; no card may get lost."""
    events = ENGINE.apply(state, seat, {"type": kind, **fields})
    assert ENGINE.inventory(state) == WHOLE_DECK
    return public(events)


def play(state: State, seat: int, card: str, **fields: Any) -> list[dict[str, Any]]:
    """Play a card."""
    return act(state, seat, "play", card=card, **fields)


def public(events: Sequence[Event]) -> list[dict[str, Any]]:
    """Return what a spectator sees of events."""
    return [seen for event in events if (seen := event.seen_by(None)) is not None]


def of_type(events: Sequence[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """Return the events of one type."""
    return [event for event in events if event["type"] == kind]


def refusal(state: State, seat: int, kind: str, **fields: Any) -> tuple[str, str]:
    """Return the code and the ruling of a refusal, which leaves no trace."""
    before = ENGINE.copy(state)
    with pytest.raises(IllegalMove) as caught:
        ENGINE.apply(state, seat, {"type": kind, **fields})
    assert state == before
    return caught.value.code, caught.value.rule


def legal(state: State, seat: int) -> list[Move]:
    """Return the seat's moves, none of them twice."""
    moves = ENGINE.legal(state, seat)
    assert all(moves.count(move) == 1 for move in moves)
    return moves


def held(state: State, seat: int) -> list[str]:
    """Return the hand of a seat in the order of the cards."""
    return [IDS[card] for card in sorted(state.hands[seat])]


def sizes(state: State) -> list[int]:
    """Return how many cards each seat holds."""
    return [len(hand) for hand in state.hands]


def outcome(state: State) -> Outcome:
    """Return how the game ended."""
    result = ENGINE.outcome(state)
    assert result is not None
    return result


def plays(*ids: str, **fields: Any) -> list[Move]:
    """Return the plays of these cards, each with these fields."""
    return [{"type": "play", "card": card, **fields} for card in ids]


def redeals(state: State, viewer: int | None, count: int = 40) -> list[State]:
    """Return many positions that the viewer could be in."""
    return [ENGINE.redeal(state, viewer, Chance(b"redeal%d" % one)) for one in range(count)]
