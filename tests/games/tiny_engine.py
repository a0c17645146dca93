"""A game small enough to see through: two seats, hidden hands, the higher card takes the trick."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from games.chance import Chance
from games.contract import Engine, Event, IllegalMove, Info, Move, Option, Outcome
from games.wire.parts import Opened
from games.words import Bilingual
from games.words import gettext_noop as _

DECK = range(1, 13)


class TinyState(msgspec.Struct):
    hands: list[list[int]]
    rest: list[int]
    played: list[int]
    scores: list[int]
    low_wins: bool
    chance: Chance
    led: int | None = None
    turn: int = 0
    knocks: int = 0


class TinyEngine(Engine[TinyState]):
    info = Info(
        slug="tiny",
        name=Bilingual("Крошка", "Tiny"),
        min_seats=2,
        max_seats=2,
        hidden=True,
        ruleset=3,
        options={
            "cards": Option(type="int", default=4, label=Bilingual("Карт", "Cards"), min=1, max=6),
            "low_wins": Option(
                type="flag", default=False, label=Bilingual("Младшая бьёт", "Low card wins")
            ),
        },
    )
    state_type = TinyState

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[TinyState, list[Event]]:
        full = self.checked_options(seats, options)
        deck = list(DECK)
        chance.shuffle(deck)
        size = full["cards"]
        hands = [sorted(deck[:size]), sorted(deck[size : 2 * size])]
        state = TinyState(hands, deck[2 * size :], [], [0, 0], full["low_wins"], chance)
        return state, [Event({"type": "dealt", "cards": size})]

    def actors(self, state: TinyState) -> frozenset[int]:
        return frozenset({state.turn} if any(state.hands) else ())

    def legal(self, state: TinyState, seat: int) -> list[Move]:
        mine = seat in self.actors(state)
        plays: list[Move] = [{"type": "play", "card": c} for c in state.hands[seat] if mine]
        return plays + self.free(state, seat)

    def free(self, state: TinyState, seat: int) -> list[Move]:
        del seat
        return [{"type": "knock"}] if any(state.hands) and state.knocks < 3 else []

    def apply(self, state: TinyState, seat: int, move: Move) -> list[Event]:
        if not any(self._same(move, one) for one in self.legal(state, seat)):
            raise IllegalMove("not_now", _("This cannot be done now."), "T1")
        if move["type"] == "knock":
            state.knocks += 1
            return [Event({"type": "knocked", "seat": seat})]
        state.hands[seat].remove(move["card"])
        state.played.append(move["card"])
        state.turn = 1 - seat
        if state.led is None:
            state.led = move["card"]
        else:
            self._take_trick(state, seat, move["card"])
        return [Event({"type": "played", "seat": seat, "card": move["card"]})]

    def on_timeout(self, state: TinyState, seat: int) -> Move:
        return self.legal(state, seat)[0]

    def view(self, state: TinyState, viewer: int | None) -> dict[str, Any]:
        hands = [h if viewer == seat else len(h) for seat, h in enumerate(state.hands)]
        asks = {str(seat): {"code": "play"} for seat in self.actors(state)}
        table = {"played": state.played, "scores": state.scores, "knocks": state.knocks}
        return {**table, "hands": hands, "asks": asks}

    def opened(self, state: TinyState) -> Opened:
        return {"hands": [[str(card) for card in hand] for hand in state.hands]}

    def redeal(self, state: TinyState, viewer: int | None, chance: Chance) -> TinyState:
        drawn = self.copy(state)
        zones = [hand for seat, hand in enumerate(drawn.hands) if seat != viewer] + [drawn.rest]
        hidden = sorted(card for zone in zones for card in zone)
        chance.shuffle(hidden)
        for zone in zones:
            zone[:] = [hidden.pop() for card in zone]
        drawn.chance = chance.fork("redeal")
        return drawn

    def outcome(self, state: TinyState) -> Outcome | None:
        if any(state.hands):
            return None
        best = max(state.scores)
        return Outcome(
            places=tuple(1 if score == best else 2 for score in state.scores),
            scores=tuple(state.scores),
            winners=tuple(seat for seat in range(2) if state.scores[seat] == best),
            reason="hands_empty",
        )

    def inventory(self, state: TinyState) -> Counter[str]:
        zones = (*state.hands, state.rest, state.played)
        return Counter(str(card) for zone in zones for card in zone)

    def _same(self, move: Move, one: Move) -> bool:
        return move == one and all(type(move[name]) is type(one[name]) for name in one)

    def _take_trick(self, state: TinyState, seat: int, card: int) -> None:
        assert state.led is not None
        follower_wins = (card > state.led) != state.low_wins
        state.turn = seat if follower_wins else 1 - seat
        state.scores[state.turn] += 1
        state.led = None


TINY = TinyEngine()


def find(slug: str, ruleset: int) -> TinyEngine:
    if (slug, ruleset) != ("tiny", 3):
        raise LookupError(f"there is no “{slug}” with ruleset {ruleset}")
    return TINY
