"""Positions of Нечто for tests: cards are written as words in one string.

The deck is that of twelve seats three times over, so that no card is ever missing.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.chance import Chance
from games.contract import Engine, Event, IllegalMove, Move
from games.stayaway.cards import PANICS, counts_for, expanded
from games.stayaway.carrying import run_on
from games.stayaway.engine import ENGINES
from games.stayaway.facts import Contact, Sight
from games.stayaway.hidden import held
from games.stayaway.options import Rules
from games.stayaway.setup import table
from games.stayaway.state import State

ENGINE: Engine[State] = ENGINES[0]
FILLER = (
    *("suspicion", "seduction", "resolute", "run", "change_places"),
    *("scary", "comfortable", "missed", "no_thanks"),
)
"""Hands that are not written out are filled up with these, one kind to a hand."""


def position(
    hands: Sequence[str],
    *,
    draws: str = "axe whiskey",
    infected: Sequence[int] = (),
    turn: int = 0,
    doors: Sequence[int] = (),
    quarantine: Mapping[int, int] | None = None,
    direction: int = 1,
    discard: str = "",
    rest: str = "deck",
    **rules: Any,
) -> State:
    """Return a state in phase 2 of a turn; ``draws`` are drawn first, in this order.

    ``rest`` says where all other cards lie: in the ``deck`` under the draws, or in the ``discard``.
    A hand is filled up to four, that of the seat on turn to five. Seat *n* sits at place *n*.
    """
    dealt = [_filled(hand.split(), 4 + (seat == turn), seat) for seat, hand in enumerate(hands)]
    deck, thrown = draws.split()[::-1], discard.split()
    unnamed = Counter({card: 3 * count for card, count in counts_for(12).items()})
    unnamed["thing"] = 1
    unnamed.subtract([*(card for hand in dealt for card in hand), *deck, *thrown])
    unnamed.subtract({"door": len(doors), "quarantine": len(quarantine or {})})
    assert min(unnamed.values()) >= 0, f"too many of {unnamed.most_common()[-1]}"
    others = expanded(unnamed)
    Chance(b"the rest").shuffle(others)
    if rest == "deck":
        deck = others + deck
    else:
        thrown = others + thrown
    state = table(dealt, deck, Rules(**rules), Chance(b"position"), Sight())
    state.discard, state.discard_seen = thrown, [0] * len(thrown)
    state.fresh = [4] * len(hands)
    state.turn = state.marker = state.asked = turn
    state.phase, state.turns, state.direction = "act", 1, direction
    for gap in doors:
        state.doors[gap] = True
    for seat, turns in (quarantine or {}).items():
        state.quarantine[seat] = turns
    for seat in infected:
        _infect(state, seat)
    return state


def _filled(hand: list[str], size: int, seat: int) -> list[str]:
    filler = [FILLER[seat % len(FILLER)]] * (size - len(hand))
    return hand + filler


def _infect(state: State, seat: int) -> None:
    """Let the Thing have infected this seat a while ago."""
    thing, stamp = state.thing(), state.tick()
    state.contacts.append(Contact(stamp, thing, seat))
    state.roles[seat], state.infected_at[seat] = "infected", stamp
    state.known_thing[seat] = thing


def panic(card: str, hands: Sequence[str], *, draws: str = "axe whiskey", **rest: Any) -> State:
    """Return the position after seat 0 drew this panic at the start of its turn."""
    return panic_events(card, hands, draws=draws, **rest)[0]


def panic_events(
    card: str, hands: Sequence[str], *, draws: str = "axe whiskey", **rest: Any
) -> tuple[State, list[dict[str, Any]]]:
    """Return the same with what a spectator saw of it."""
    state = position(hands, draws=f"{card} {draws}", turn=0, **rest)
    state.deck.insert(0, state.hands[0].pop())
    state.phase = "draw"
    events: list[Event] = []
    run_on(state, events)
    return state, seen(events)


def play(state: State, seat: int, kind: str, /, **rest: Any) -> list[dict[str, Any]]:
    """Make a move and return what a spectator sees of it."""
    return seen(ENGINE.apply(state, seat, {"type": kind, **rest}))


def seen(events: list[Event], viewer: int | None = None) -> list[dict[str, Any]]:
    """Return what a viewer sees of the events."""
    return [shown for event in events if (shown := event.seen_by(viewer)) is not None]


def kinds(events: list[dict[str, Any]]) -> list[str]:
    """Return the types of events, in order."""
    return [event["type"] for event in events]


def of_kind(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """Return the events of one type."""
    return [event for event in events if event["type"] == kind]


def refused(state: State, seat: int, kind: str, /, **rest: Any) -> str:
    """Make a move that must be refused without a trace, and return the code of the refusal."""
    before = ENGINE.dump(state)
    with pytest.raises(IllegalMove) as refusal:
        ENGINE.apply(state, seat, {"type": kind, **rest})
    assert ENGINE.dump(state) == before
    return refusal.value.code


def legal(state: State, seat: int, kind: str) -> list[Move]:
    """Return the legal moves of one type."""
    return [move for move in ENGINE.legal(state, seat) if move["type"] == kind]


def aims(state: State, seat: int, card: str) -> list[tuple[str, int]]:
    """Return the targets at which a card may be played, as fields and numbers."""
    moves = [move for move in legal(state, seat, "play") if move["card"] == card]
    return sorted((name, move[name]) for move in moves for name in ("seat", "gap") if name in move)


def cards_of(state: State, seat: int, kind: str) -> list[str]:
    """Return the cards that moves of this type name, sorted."""
    return sorted(move["card"] for move in legal(state, seat, kind))


def asked(state: State) -> tuple[str, list[int]]:
    """Return the phase and the seats the table waits for."""
    return state.phase, sorted(ENGINE.actors(state))


def check_truth(state: State, observer: int | None = None) -> None:
    """Hold everything that observers (or one of them) believe to know against the truth."""
    thing, width = state.thing(), state.seats + 1
    _check_hands(state)
    for eye in range(width) if observer is None else [observer]:
        assert state.known_thing[eye] in (-1, thing)
        assert not state.not_thing[eye] >> thing & 1
        for seat in range(state.seats):
            clean = state.cleared[eye * state.seats + seat]
            assert not clean or (seat != thing and not 0 < state.infected_at[seat] <= clean)
        for holder in range(width):
            _check_sight(state, holder, state.sights[eye * width + holder])
        _check_clauses(state, eye)


def _check_hands(state: State) -> None:
    for seat in state.living():
        hand = held(state, seat)
        assert ("thing" in hand) == (state.roles[seat] == "thing")
        assert state.roles[seat] != "infected" or "infected" in hand


def _check_sight(state: State, holder: int, sight: Sight | None) -> None:
    if sight is None:
        return
    hand = held(state, holder) if holder < state.seats else state.deck
    cards = Counter(card for card in hand if card not in PANICS)
    assert Counter(sight.sure) <= cards
    rest = cards - Counter(sight.sure)
    assert (rest & Counter(sight.maybe)).total() >= sight.kept()


def _check_clauses(state: State, eye: int) -> None:
    thing, infected_at = state.thing(), state.infected_at
    for clause in state.clauses:
        if clause.seers >> eye & 1:
            seat = clause.giver if clause.giver != thing else clause.target
            passed = clause.giver == thing and not clause.received
            assert thing in (clause.giver, clause.target)
            assert passed or 0 < infected_at[seat] <= clause.stamp
