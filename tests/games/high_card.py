"""A small sound game, on which the contract test itself is tried out.

Everybody lays a card at once, unseen; the highest takes a point, and all draw. Up to twice a game
a seat may swap one or two cards with the deck; once a round anybody may boast, out of turn.
"""

from collections import Counter
from collections.abc import Mapping
from copy import copy
from typing import Any, ClassVar

import msgspec

from games.chance import Chance
from games.contract import Engine, Event, IllegalMove, Info, Move, Option, Outcome
from games.wire.parts import Opened
from games.words import Bilingual

DECK = tuple(suit + rank for suit in "abcd" for rank in "123456")
HAND = 4
NAME = Bilingual("Старшая карта", "High card")


class Table(msgspec.Struct):
    chance: Chance
    deck: list[str]
    hands: list[list[str]]
    laid: list[str | None]
    scores: list[int]
    swaps: list[int]
    boasts: list[bool]
    rounds: int
    played: list[str] = []


class HighCard(Engine[Table]):
    state_type: ClassVar[type[Table]] = Table
    info: ClassVar[Info] = Info(
        slug="high_card",
        name=NAME,
        min_seats=2,
        max_seats=3,
        hidden=True,
        ruleset=1,
        options={
            "rounds": Option(type="int", default=3, min=2, max=4, label=NAME),
            "swapping": Option(type="flag", default=True, label=NAME),
        },
    )

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[Table, list[Event]]:
        full = self.checked_options(seats, options)
        deck = list(DECK)
        chance.shuffle(deck)
        table = Table(
            chance=chance,
            deck=deck,
            hands=[[deck.pop() for _ in range(HAND)] for _ in range(seats)],
            laid=[None] * seats,
            scores=[0] * seats,
            swaps=[2 if full["swapping"] else 0] * seats,
            boasts=[False] * seats,
            rounds=full["rounds"],
        )
        return table, [Event({"type": "dealt", "cards": HAND})]

    def actors(self, state: Table) -> frozenset[int]:
        if not state.rounds:
            return frozenset()
        return frozenset(seat for seat, card in enumerate(state.laid) if card is None)

    def legal(self, state: Table, seat: int) -> list[Move]:
        moves = self.free(state, seat)
        if seat in self.actors(state):
            hand = sorted(state.hands[seat])
            moves += [{"type": "lay", "card": card} for card in hand]
            if state.swaps[seat]:
                form = {"$cards": {"from": hand, "min": 1, "max": 2}}
                moves.append({"type": "swap", "cards": form})
        return moves

    def free(self, state: Table, seat: int) -> list[Move]:
        return [] if state.boasts[seat] or not state.rounds else [{"type": "boast"}]

    def apply(self, state: Table, seat: int, move: Move) -> list[Event]:
        match move:
            case {"type": "boast", **rest} if not rest:
                return self.boast(state, seat)
            case {"type": "lay", "card": str(card), **rest} if not rest:
                return self.lay(state, seat, card)
            case {"type": "swap", "cards": [str(), *_] as cards, **rest} if not rest:
                return self.swap(state, seat, cards)
        raise IllegalMove("malformed", "That is no move.", "H0")

    def boast(self, state: Table, seat: int) -> list[Event]:
        if not self.free(state, seat):
            raise IllegalMove("boasted", "You have boasted already.", "H1")
        state.boasts[seat] = True
        return [Event({"type": "boast", "seat": seat})]

    def lay(self, state: Table, seat: int, card: str) -> list[Event]:
        self.verify_turn(state, seat)
        self.verify_held(state, seat, [card])
        state.hands[seat].remove(card)
        state.laid[seat] = card
        events = [self.laid_event(seat, card)]
        return events if None in state.laid else events + self.reveal(state)

    def laid_event(self, seat: int, card: str) -> Event:
        return Event({"type": "laid", "seat": seat}, {seat: {"card": card}})

    def reveal(self, state: Table) -> list[Event]:
        cards = [card for card in state.laid if card]
        best = max(card[1] for card in cards)
        for seat, card in enumerate(cards):
            state.scores[seat] += card[1] == best
        state.played += cards
        state.laid = [None] * len(cards)
        state.boasts = [False] * len(cards)
        state.rounds -= 1
        if not state.rounds:
            return [Event({"type": "revealed", "cards": cards}), Event({"type": "game_over"})]
        for hand in state.hands:
            hand.append(state.deck.pop())
        drawn = {seat: {"drew": hand[-1]} for seat, hand in enumerate(state.hands)}
        return [Event({"type": "revealed", "cards": cards}, drawn)]

    def swap(self, state: Table, seat: int, cards: list[str]) -> list[Event]:
        self.verify_swap(state, seat, cards)
        hand = state.hands[seat]
        for card in cards:
            hand.remove(card)
        state.deck += cards
        state.chance.shuffle(state.deck)
        drew = [state.deck.pop() for _ in cards]
        hand += drew
        state.swaps[seat] -= 1
        return [self.swapped_event(seat, sorted(drew))]

    def swapped_event(self, seat: int, drew: list[str]) -> Event:
        return Event({"type": "swapped", "seat": seat, "count": len(drew)}, {seat: {"drew": drew}})

    def verify_turn(self, state: Table, seat: int) -> None:
        if seat not in self.actors(state):
            raise IllegalMove("not_asked", "You have laid your card.", "H2")

    def verify_held(self, state: Table, seat: int, cards: list[str]) -> None:
        if Counter(cards) - Counter(state.hands[seat]):
            raise IllegalMove("not_held", "You do not hold that.", "H3")

    def verify_swap(self, state: Table, seat: int, cards: list[str]) -> None:
        self.verify_turn(state, seat)
        if not state.swaps[seat] or len(cards) > 2:
            raise IllegalMove("no_swap", "You cannot swap so much.", "H4", left=state.swaps[seat])
        if not all(isinstance(card, str) for card in cards):
            raise IllegalMove("malformed", "That is no move.", "H0")
        self.verify_held(state, seat, cards)

    def on_timeout(self, state: Table, seat: int) -> Move:
        card = state.chance.fork("timeout").pick(sorted(state.hands[seat]))
        return {"type": "lay", "card": card}

    def pause(self, state: Table) -> float:
        return 1.5 if any(state.boasts) else 0.0

    def view(self, state: Table, viewer: int | None) -> dict[str, Any]:
        shown = range(len(state.hands)) if not state.rounds else [viewer]
        return {
            "asks": {str(seat): {"code": "lay"} for seat in self.actors(state)},
            "hands": [
                sorted(hand) if seat in shown else len(hand)
                for seat, hand in enumerate(state.hands)
            ],
            "laid": [
                card if seat in shown else card is not None for seat, card in enumerate(state.laid)
            ],
            "deck": len(state.deck),
            **{name: getattr(state, name) for name in ("scores", "swaps", "boasts", "rounds")},
            "played": state.played,
        }

    def opened(self, state: Table) -> Opened:
        return {"hands": [sorted(hand) for hand in state.hands], "deck": state.deck[:]}

    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        table = self.copy(state)
        table.chance = chance.fork("redeal")
        others = [seat for seat in range(len(table.hands)) if seat != viewer]
        pool = self.in_order(self.hidden(table, others))
        chance.shuffle(pool)
        for seat in others:
            table.hands[seat] = [pool.pop() for _ in table.hands[seat]]
            table.laid[seat] = pool.pop() if table.laid[seat] else None
        table.deck = pool
        return table

    def hidden(self, table: Table, others: list[int]) -> list[str]:
        hands = [card for seat in others for card in table.hands[seat]]
        return table.deck + hands + [card for seat in others if (card := table.laid[seat])]

    def in_order(self, cards: list[str]) -> list[str]:
        """A shuffle must not begin from where the cards truly lie."""
        return sorted(cards)

    def outcome(self, state: Table) -> Outcome | None:
        if state.rounds:
            return None
        places = tuple(1 + sum(more > own for more in state.scores) for own in state.scores)
        return Outcome(
            places=places,
            scores=tuple(state.scores),
            winners=tuple(seat for seat, place in enumerate(places) if place == 1),
            reason="rounds",
        )

    def inventory(self, state: Table) -> Counter[str]:
        laid = [card for card in state.laid if card]
        return Counter(sum(state.hands, state.deck + state.played + laid))

    def copy(self, state: Table) -> Table:
        table = copy(state)
        table.chance = state.chance.copy()
        table.hands = [hand[:] for hand in state.hands]
        for name in ("deck", "laid", "scores", "swaps", "boasts", "played"):
            setattr(table, name, getattr(state, name)[:])
        return table
