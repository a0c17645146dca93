"""What a game under way promises each seat."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from games.shipit.bots.sight import cards_of, fillers, lack_of
from games.shipit.bots.weights import WEIGHTS
from games.shipit.cards import CARDS
from games.shipit.state import State

_STRIKES: Final = frozenset(("error", "critical", "specific", "security", "ddos"))
_GUARDS: Final = frozenset(("excuse", "patch", "sudo", "ci", "certificate"))


def promises(state: State) -> Sequence[float]:
    """Return each seat's part in the win, from 0 to 1."""
    gaps = _gaps(state)
    worths = [
        0.0 if gap is None else math.exp(_promise(state, seat, gaps))
        for seat, gap in enumerate(gaps)
    ]
    total = sum(worths)
    return [worth / total for worth in worths]


def _promise(state: State, seat: int, gaps: Sequence[int | None]) -> float:
    get = WEIGHTS.get
    return sum([get(trait, 0.0) for trait in traits(state, seat, gaps)])


def _gaps(state: State) -> list[int | None]:
    return [
        None if seat in state.left else lack_of(cards_of(table), state.architectures[seat])[0]
        for seat, table in enumerate(state.tables)
    ]


def traits(state: State, seat: int, gaps: Sequence[int | None]) -> Iterator[str]:
    """Yield all that counts, each as often as it counts."""
    hand, table = state.hands[seat], state.tables[seat]
    gap, wanted = lack_of(cards_of(table), state.architectures[seat])
    held = fillers(hand, gap, wanted)
    yield f"{_tempo(state, seat)} {gap} {gap - len(held)}"
    blocked = state.blocked[seat]
    if blocked and any(card in blocked for card in held):
        yield f"repairs {gap}"
    if "orchestrator" in hand:
        yield f"orchestrator {gap} {gap - len(held)}"
    rival = min([g for other, g in enumerate(gaps) if other != seat and g is not None], default=3)
    for card in hand:
        if card in _STRIKES:
            yield f"{card} at {rival}"
        elif card in _GUARDS:
            yield f"{card} for {gap}"
        else:
            yield card
    needs = CARDS[state.architectures[seat]].needs
    for component in table:
        if component.card in needs or component.card == "cloud":
            yield from [f"under {card}" for card in component.under]
        else:
            yield f"cover {component.card}"


def _tempo(state: State, seat: int) -> str:
    """Return whether a seat is to deploy yet this turn, or on its next one."""
    if seat != state.turn:
        return "barred" if state.marked[seat] else "waits"
    return "deploys" if state.deploys and not (state.friday or state.marked[seat]) else "done"
