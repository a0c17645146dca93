"""A game for tests: in each of three rounds all seats choose a number at once."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from games.chance import Chance
from games.contract import Engine, Event, IllegalMove, Info, Move, Outcome
from games.words import Bilingual

ROUNDS = 3
CHOICES = range(1, 4)


class State(msgspec.Struct):
    """What each seat has chosen in this round (0: nothing yet), and the sums."""

    chosen: list[int]
    sums: list[int]
    round: int = 1


class ChoosingEngine(Engine[State]):
    """Everybody is asked at once; the highest sum wins."""

    info = Info(
        slug="choosing",
        name=Bilingual("Выбор", "Choosing"),
        min_seats=2,
        max_seats=12,
        hidden=True,
        ruleset=1,
    )
    state_type = State

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        del options, chance
        return State([0] * seats, [0] * seats), [Event({"type": "round", "round": 1})]

    def actors(self, state: State) -> frozenset[int]:
        if state.round > ROUNDS:
            return frozenset()
        return frozenset(seat for seat, chosen in enumerate(state.chosen) if not chosen)

    def legal(self, state: State, seat: int) -> list[Move]:
        if seat not in self.actors(state):
            return []
        return [{"type": "choose", "number": number} for number in CHOICES]

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        if move not in self.legal(state, seat):
            raise IllegalMove("cannot", "This cannot be chosen now.", "C1")
        state.chosen[seat] = move["number"]
        events = [Event({"type": "chose", "seat": seat})]
        if all(state.chosen):
            state.sums = [a + b for a, b in zip(state.sums, state.chosen, strict=True)]
            state.chosen = [0] * len(state.chosen)
            state.round += 1
            events.append(Event({"type": "round", "round": state.round}))
        return events

    def on_timeout(self, state: State, seat: int) -> Move:
        return self.legal(state, seat)[0]

    def view(self, state: State, viewer: int | None) -> dict[str, Any]:
        return {
            "round": state.round,
            "sums": state.sums,
            "own": None if viewer is None else state.chosen[viewer],
            "asks": {str(seat): {"code": "choose"} for seat in sorted(self.actors(state))},
        }

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        twin = self.copy(state)
        for seat, chosen in enumerate(state.chosen):
            if chosen and seat != viewer:
                twin.chosen[seat] = chance.pick(CHOICES)
        return twin

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= ROUNDS:
            return None
        best = max(state.sums)
        winners = tuple(seat for seat, points in enumerate(state.sums) if points == best)
        places = tuple(1 + sum(other > points for other in state.sums) for points in state.sums)
        return Outcome(places=places, scores=tuple(state.sums), winners=winners, reason="sums")

    def inventory(self, state: State) -> Counter[str]:
        return Counter({"seat": len(state.chosen)})


ENGINES = (ChoosingEngine(),)
