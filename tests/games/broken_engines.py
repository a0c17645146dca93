"""High card with one promise broken in each: in moves, storage, time-outs, endings or options."""

from collections.abc import Mapping
from itertools import count
from typing import Any

import msgspec

from games.chance import Chance
from games.contract import Event, IllegalMove, Move, Outcome
from games.wire.parts import Opened
from tests.games.high_card import HighCard, Table


class NeverEnds(HighCard):
    """The rounds are not counted."""

    def reveal(self, state: Table) -> list[Event]:
        state.rounds += 1
        state.deck, state.played = state.played + state.deck, []
        return super().reveal(state)


class OverButAsking(HighCard):
    def actors(self, state: Table) -> frozenset[int]:
        return super().actors(state) or frozenset({0})


class ForgetsAnActor(HighCard):
    def view(self, state: Table, viewer: int | None) -> dict[str, Any]:
        shown = super().view(state, viewer)
        shown["asks"].pop("1", None)
        return shown


class AsksInPrivate(HighCard):
    """What a seat is asked tells it something that others are not told."""

    def view(self, state: Table, viewer: int | None) -> dict[str, Any]:
        shown = super().view(state, viewer)
        for seat, question in shown["asks"].items():
            question["hand"] = state.hands[int(seat)] if seat == str(viewer) else []
        return shown


class NumberedKeys(HighCard):
    def view(self, state: Table, viewer: int | None) -> dict[str, Any]:
        return {**super().view(state, viewer), "by_seat": dict(enumerate(state.scores))}


class TellsTheSeed(HighCard):
    def view(self, state: Table, viewer: int | None) -> dict[str, Any]:
        return {**super().view(state, viewer), "debug": f"chance {state.chance.seed.hex()}"}


class EndlessView(HighCard):
    def view(self, state: Table, viewer: int | None) -> dict[str, Any]:
        return {**super().view(state, viewer), "log": "x" * 100_000}


class OpensTooLittle(HighCard):
    """One hand stays hidden for ever."""

    def opened(self, state: Table) -> Opened:
        opened = super().opened(state)
        return {**opened, "hands": opened["hands"][1:]}


class OpensAnything(HighCard):
    """What lies open is not what is there."""

    def opened(self, state: Table) -> Opened:
        return {**super().opened(state), "deck": ["joker"]}


class RepeatsAMove(HighCard):
    def legal(self, state: Table, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        return moves + moves[-1:]


class ListsTooMuch(HighCard):
    """A card that another seat holds is listed."""

    def legal(self, state: Table, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        return [*moves, {"type": "lay", "card": "a7"}] if moves[1:] else moves


class ListsTooLittle(HighCard):
    """A lay is accepted that is not in the list."""

    def legal(self, state: Table, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        lays = [move for move in moves if move["type"] == "lay"]
        return [move for move in moves if move not in lays[1:]]

    def on_timeout(self, state: Table, seat: int) -> Move:
        return {"type": "lay", "card": min(state.hands[seat])}


class TakesExtraFields(HighCard):
    def apply(self, state: Table, seat: int, move: Move) -> list[Event]:
        known = {name: value for name, value in move.items() if name in ("type", "card", "cards")}
        return super().apply(state, seat, known)


class ListsForAnyone(HighCard):
    """Who has laid may take the card back, but that is not called free."""

    def legal(self, state: Table, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        return moves if seat in self.actors(state) else [*moves, {"type": "take_back"}]


class FreeOnly(HighCard):
    """The free moves are not in the list."""

    def legal(self, state: Table, seat: int) -> list[Move]:
        return [move for move in super().legal(state, seat) if move["type"] != "boast"]


class TuplesInMoves(HighCard):
    """A move that no browser can send back as it was listed."""

    def legal(self, state: Table, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        pair = {"type": "swap", "cards": tuple(state.hands[seat][:2])}
        return [*moves, pair] if state.swaps[seat] and moves[1:] else moves


class UnnamedText(HighCard):
    """A boast is in words, which nobody could find again."""

    def free(self, state: Table, seat: int) -> list[Move]:
        text = {"$text": {"max": 3}}
        return [{**move, "text": text} for move in super().free(state, seat)]

    def apply(self, state: Table, seat: int, move: Move) -> list[Event]:
        match move:
            case {"type": "boast", "text": str() as text, **rest} if not rest and len(text) < 4:
                return self.boast(state, seat)
            case {"type": "boast"}:
                raise IllegalMove("malformed", "That is no boast.", "H0")
        return super().apply(state, seat, move)


class LeavesATrace(HighCard):
    """The swap is paid for before it is verified."""

    def verify_swap(self, state: Table, seat: int, cards: list[str]) -> None:
        super().verify_turn(state, seat)
        state.boasts[seat] = True
        super().verify_swap(state, seat, cards)


class FailsOnJunk(HighCard):
    def apply(self, state: Table, seat: int, move: Move) -> list[Event]:
        if move["type"] not in {"lay", "swap", "boast"}:
            raise IllegalMove("malformed", "That is no move.", "H0")
        return super().apply(state, seat, move)


class LosesACard(HighCard):
    def swap(self, state: Table, seat: int, cards: list[str]) -> list[Event]:
        events = super().swap(state, seat, cards)
        state.deck.pop()
        return events


class PreviewChanges(HighCard):
    def preview(self, state: Table, seat: int, move: Move) -> Mapping[str, Any]:
        if move.get("type") == "boast":
            state.boasts[seat] = True
        return super().preview(state, seat, move)


class LegalChanges(HighCard):
    """The hand is sorted when it is looked at."""

    def legal(self, state: Table, seat: int) -> list[Move]:
        state.hands[seat].sort()
        return super().legal(state, seat)


class SharedCopy(HighCard):
    def copy(self, state: Table) -> Table:
        table = super().copy(state)
        table.hands = state.hands
        return table


class ForgetfulDump(HighCard):
    def dump(self, state: Table) -> bytes:
        kept = self.copy(state)
        kept.swaps = [2] * len(kept.swaps)
        return super().dump(kept)


class CrashingLoad(HighCard):
    def load(self, data: bytes) -> Table:
        return msgspec.msgpack.decode(data[1:], type=Table)


class TimeoutChanges(HighCard):
    """A time-out's choice is drawn from the state's own chance."""

    def on_timeout(self, state: Table, seat: int) -> Move:
        return {"type": "lay", "card": state.chance.pick(sorted(state.hands[seat]))}


class TimeoutIllegal(HighCard):
    def on_timeout(self, state: Table, seat: int) -> Move:
        return {"type": "lay", "card": state.hands[seat - 1][0]}


class TimeoutsGoOn(HighCard):
    """A time-out swaps, and swaps that a time-out makes cost nothing."""

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[Table, list[Event]]:
        state, events = super().new_game(seats=seats, options=options, chance=chance)
        state.swaps = [1] * seats
        return state, events

    def swap(self, state: Table, seat: int, cards: list[str]) -> list[Event]:
        events = super().swap(state, seat, cards)
        state.swaps[seat] += 1
        return events

    def on_timeout(self, state: Table, seat: int) -> Move:
        return {"type": "swap", "cards": state.hands[seat][:1]}


class Noted(Table):
    """A table on which the last move lies as it was sent."""

    last: dict[str, Any] = msgspec.field(default_factory=dict)


class KeepsKeyOrder(HighCard):
    """The state is another to the byte when the keys of a move come in another order."""

    state_type = Noted

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[Table, list[Event]]:
        table, events = super().new_game(seats=seats, options=options, chance=chance)
        return Noted(**msgspec.structs.asdict(table)), events

    def apply(self, state: Table, seat: int, move: Move) -> list[Event]:
        events = super().apply(state, seat, move)
        assert isinstance(state, Noted)
        state.last = dict(move)
        return events


class TellsKeyOrder(HighCard):
    """An event repeats a move as it was sent."""

    def apply(self, state: Table, seat: int, move: Move) -> list[Event]:
        return [*super().apply(state, seat, move), Event(None, {seat: {"sent": dict(move)}})]


class Unrepeatable(HighCard):
    """Something besides the seed decides the deal."""

    games = count()

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[Table, list[Event]]:
        state, events = super().new_game(seats=seats, options=options, chance=chance)
        state.deck.sort(reverse=bool(next(self.games) % 2))
        return state, events


class OddOutcome(HighCard):
    def outcome(self, state: Table) -> Outcome | None:
        ended = super().outcome(state)
        return ended and msgspec.structs.replace(ended, winners=(len(state.hands),))


class MovesAfterTheEnd(HighCard):
    def free(self, state: Table, seat: int) -> list[Move]:
        return [] if state.boasts[seat] else [{"type": "boast"}]


class ComesBack(HighCard):
    """Whoever is not asked just now is out."""

    def out(self, state: Table) -> frozenset[int]:
        return frozenset(range(len(state.hands))) - self.actors(state)


class SilencesPlayers(HighCard):
    def silent(self, state: Table) -> frozenset[int]:
        return self.actors(state)


class OddRematch(HighCard):
    def rematch(self, options: Mapping[str, Any], outcome: Outcome) -> dict[str, Any]:
        return {**options, "dealer": outcome.winners[0]}


class TakesAnyOption(HighCard):
    def checked_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        known = {name: options[name] for name in options if name in self.info.options}
        return super().checked_options(seats, known)


class NegativePause(HighCard):
    def pause(self, state: Table) -> float:
        return super().pause(state) - 1
