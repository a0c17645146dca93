"""High card with one secret badly kept in each, or dealt anew badly."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from games.chance import Chance
from games.contract import Event, IllegalMove, Move
from tests.games.high_card import HighCard, Table


class PeekingView(HighCard):
    """One card of the next hand is seen."""

    def view(self, state: Table, viewer: int | None) -> dict[str, Any]:
        seat = 0 if viewer is None else (viewer + 1) % len(state.hands)
        return {**super().view(state, viewer), "peek": state.hands[seat][:1]}


class OrderedView(HighCard):
    """The order of keys gives the deck away."""

    def view(self, state: Table, viewer: int | None) -> dict[str, Any]:
        return {**super().view(state, viewer), "unseen": dict.fromkeys(state.deck[-2:][::-1])}

    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        table = super().redeal(state, viewer, chance)
        for card in state.deck[-2:]:
            self.put_on_top(table, card)
        top = table.deck[-2:]
        chance.shuffle(top)
        table.deck[-2:] = top
        return table

    def put_on_top(self, table: Table, card: str) -> None:
        """Exchange the card, wherever it was dealt to, with the bottom of the deck."""
        bottom = table.deck.pop(0)
        table.deck = [bottom if other == card else other for other in table.deck]
        table.hands = [[bottom if other == card else other for other in h] for h in table.hands]
        table.laid = [bottom if other == card else other for other in table.laid]
        table.deck.append(card)


class TellingDraw(HighCard):
    """Everybody is told how much a swap brought."""

    def swapped_event(self, seat: int, drew: list[str]) -> Event:
        worth = sum(int(card[1]) for card in drew)
        event = super().swapped_event(seat, drew)
        return Event({**(event.public or {}), "worth": worth}, event.private)


class TellingLay(HighCard):
    """Everybody is told which card was laid face down."""

    def laid_event(self, seat: int, card: str) -> Event:
        return Event({"type": "laid", "seat": seat, "card": card})


class TellingList(HighCard):
    """Swapping is offered only where the deck's top is worth it."""

    def legal(self, state: Table, seat: int) -> list[Move]:
        moves = super().legal(state, seat)
        worth = state.deck and state.deck[-1][1] > "3"
        return moves if worth else [move for move in moves if move["type"] != "swap"]

    def swap(self, state: Table, seat: int, cards: list[str]) -> list[Event]:
        if state.deck[-1][1] <= "3":
            raise IllegalMove("no_swap", "You cannot swap so much.", "H4")
        return super().swap(state, seat, cards)


class TellingRefusal(HighCard):
    """Who asks for a card it does not hold is told who holds it."""

    def verify_held(self, state: Table, seat: int, cards: list[str]) -> None:
        for other, hand in enumerate(state.hands):
            if other != seat and set(cards) & set(hand):
                raise IllegalMove("not_held", "Seat {other} holds that.", "H3", other=other)
        super().verify_held(state, seat, cards)


class TellingPreview(HighCard):
    """The price of a swap tells what it would bring."""

    def preview(self, state: Table, seat: int, move: Move) -> dict[str, Any]:
        price = {"top": state.deck[-1][1]} if move.get("type") == "swap" and state.deck else {}
        return {**super().preview(state, seat, move), **price}


class IdleRedeal(HighCard):
    """Only the deck is shuffled, which nobody sees."""

    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        del viewer
        table = self.copy(state)
        table.chance = chance.fork("redeal")
        table.deck.sort()
        chance.shuffle(table.deck)
        return table


class RareRedeal(IdleRedeal):
    """One redeal in ten is made in earnest."""

    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        if chance.below(10):
            return super().redeal(state, viewer, chance)
        return HighCard.redeal(self, state, viewer, chance)


class OneHandRedeal(HighCard):
    """Of the others, only the first is dealt anew."""

    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        table = self.copy(state)
        table.chance = chance.fork("redeal")
        seat = 1 if viewer == 0 else 0
        pool = table.deck + table.hands[seat]
        chance.shuffle(pool)
        table.hands[seat] = [pool.pop() for _ in table.hands[seat]]
        table.deck = pool
        return table


class KeptChance(HighCard):
    """What the deck will be shuffled into is known."""

    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        table = super().redeal(state, viewer, chance)
        table.chance = state.chance.copy()
        return table


class SharedChance(HighCard):
    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        table = super().redeal(state, viewer, chance)
        table.chance = chance
        return table


class RedealInTrueOrder(HighCard):
    """Hands and deck are shuffled from where the cards truly lie."""

    def in_order(self, cards: list[str]) -> list[str]:
        return cards


class RedealByTruth(HighCard):
    """What truly lies in the deck lies on its top: no view shows that, but a bot's worlds do."""

    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        table = super().redeal(state, viewer, chance)
        table.deck.sort(key=lambda card: card in state.deck)
        return table


class Tipped(Table, kw_only=True):
    best: list[str]
    """Per seat its best card after it has swapped some."""


class KeptSecret(HighCard):
    """What a swap led to is kept as it was in every redeal, and in redeals of those."""

    state_type: ClassVar[type[Table]] = Tipped

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[Table, list[Event]]:
        table, events = super().new_game(seats=seats, options=options, chance=chance)
        return Tipped(**msgspec.structs.asdict(table), best=[""] * seats), events

    def copy(self, state: Table) -> Table:
        return self.load(self.dump(state))

    def swap(self, state: Table, seat: int, cards: list[str]) -> list[Event]:
        events = super().swap(state, seat, cards)
        assert isinstance(state, Tipped)
        state.best[seat] = max(state.hands[seat])
        return events


class LossyRedeal(HighCard):
    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        table = super().redeal(state, viewer, chance)
        table.deck.pop()
        return table


class DeadEndRedeal(HighCard):
    """What comes out cannot be played: another seat holds the whole deck."""

    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        table = super().redeal(state, viewer, chance)
        table.hands[viewer == 0] += table.deck
        table.deck = []
        return table

    def view(self, state: Table, viewer: int | None) -> dict[str, Any]:
        shown = super().view(state, viewer)
        own = [] if viewer is None else shown["hands"][viewer]
        return {**shown, "hands": own, "deck": 0}


class SharingRedeal(HighCard):
    """The redealt table and the real one share their scores."""

    def redeal(self, state: Table, viewer: int | None, chance: Chance) -> Table:
        table = super().redeal(state, viewer, chance)
        table.scores = state.scores
        return table
