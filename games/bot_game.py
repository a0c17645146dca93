"""One game played by bots, without a table: the headless host."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from games.bots.host import position_for
from games.bots.protocol import Bot, Budget, Phrase, Position
from games.chance import Chance
from games.contract import AnyEngine, Event, Move, Outcome, fill


@dataclass(slots=True)
class BotGame:
    """A game under way with a bot in every seat."""

    engine: AnyEngine
    bots: Sequence[Bot]
    options: Mapping[str, Any]
    seed: bytes
    budget: Budget = field(default_factory=Budget)
    moves: list[tuple[int, Move]] = field(default_factory=list)
    phrases: list[Phrase] = field(default_factory=list)
    _seen: list[list[dict[str, Any]]] = field(default_factory=list)
    _chances: list[Chance] = field(default_factory=list)

    def play(self) -> Outcome:
        """Play to the end and return how it ended."""
        seats = len(self.bots)
        chance = Chance(self.seed)
        self._seen = [[] for _ in self.bots]
        self._chances = [chance.fork(f"bot {seat}") for seat in range(seats)]
        state, events = self.engine.new_game(seats=seats, options=self.options, chance=chance)
        self._tell(events)
        while (outcome := self.engine.outcome(state)) is None:
            if not self._free_move(state):
                self._asked_move(state)
        return outcome

    def _free_move(self, state: Any) -> bool:
        """Let a seat that is not asked make a free move; tell whether one did."""
        actors = self.engine.actors(state)
        for seat in range(len(self.bots)):
            if seat not in actors and self.engine.free(state, seat):
                move = self.bots[seat].choose(self._position(state, seat))
                if move is not None:
                    self._apply(state, seat, move)
                    return True
        return False

    def _asked_move(self, state: Any) -> None:
        seat = min(self.engine.actors(state))
        position = self._position(state, seat)
        phrase = self.bots[seat].say(position)
        if phrase is not None:
            self.phrases.append(replace(phrase, turn=self.engine.turn(state)))
        move = self.bots[seat].choose(position)
        self._apply(state, seat, self.engine.on_timeout(state, seat) if move is None else move)

    def _position(self, state: Any, seat: int) -> Position:
        return position_for(
            self.engine,
            state,
            seat,
            events=self._seen[seat],
            phrases=self.phrases,
            chance=self._chances[seat],
            budget=self.budget,
            with_worlds=self.bots[seat].needs_worlds,
        )

    def _apply(self, state: Any, seat: int, move: Move) -> None:
        whole = fill(move, self._chances[seat])
        self._tell(self.engine.apply(state, seat, whole))
        self.moves.append((seat, whole))

    def _tell(self, events: Sequence[Event]) -> None:
        for seat, seen in enumerate(self._seen):
            for event in events:
                one = event.seen_by(seat)
                if one is not None:
                    seen.append(one)
