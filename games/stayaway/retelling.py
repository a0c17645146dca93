"""The others in a redealt world: their notes, told anew to agree with it, and what those tell."""

from typing import Any

from games.chance import Chance
from games.stayaway.cards import INFECTED, PANICS, THING, ordered, plain
from games.stayaway.hidden import held
from games.stayaway.state import HAND, NOBODY, STAMPS_PER_TURN, State


def retell(twin: State, eye: int, chance: Chance) -> None:
    """Draw anew what every other seat knows and the observer does not."""
    tale = _Tale(twin, eye, chance)
    for seat in range(twin.seats):
        if seat != eye:
            twin.notes[seat] = [tale.note(seat, note) for note in twin.notes[seat]]
            twin.drew[seat] = tale.some_of(twin.hands[seat], len(twin.drew[seat]))
            tale.learn_roles(seat)
    others = [seat for seat in range(twin.seats) if seat != eye]
    for place, seers in enumerate(twin.discard_seen):
        if not seers and twin.discard[place] not in PANICS:
            twin.discard_seen[place] = 1 << chance.pick(others)


class _Tale:
    """One retelling; random cards come from a single shuffled stock, which is quick."""

    def __init__(self, twin: State, eye: int, chance: Chance) -> None:
        self.twin, self.eye, self.chance = twin, eye, chance
        self.thing = twin.thing()
        self.hands = [held(twin, seat) for seat in range(twin.seats)]
        everything = [*twin.deck, *(card for hand in self.hands for card in hand)]
        self.stock = [card for card in plain(everything) if card not in PANICS]
        chance.shuffle(self.stock)
        self.next = 0

    def any_card(self) -> str:
        """Return some card that anybody may hold."""
        self.next = (self.next + 1) % len(self.stock)
        return self.stock[self.next]

    def some_of(self, cards: list[str], count: int) -> list[str]:
        """Return so many of the cards, drawn at random."""
        mixed = cards[:]
        if count:
            self.chance.shuffle(mixed)
        return mixed[:count]

    def learn_roles(self, seat: int) -> None:
        """Let a seat know of the Thing what its notes tell it in this world, and its own role."""
        twin, thing = self.twin, self.thing
        if twin.roles[seat] != "human" or twin.burnt_thing != NOBODY:
            twin.known_thing[seat] = thing
        for note in twin.notes[seat]:
            about, shown = note["seat"], note.get("cards", [note.get("card")])
            if THING in shown:
                twin.known_thing[seat] = thing
            elif note["type"] == "hand" or self._clears(note["type"], shown):
                twin.not_thing[seat] |= 1 << about

    def _clears(self, kind: str, shown: list[str]) -> bool:
        """A flamethrower that was seen without ending the game is no Thing's (S17)."""
        return kind == "card" and "flamethrower" in shown and self.twin.rules.thing_no_flamethrower

    def _card_of(self, holder: int) -> str:
        """Return some card that this seat may have shown."""
        card = self.any_card()
        while holder == self.thing and card == "flamethrower":
            card = self.any_card()
        return card

    def note(self, seat: int, note: dict[str, Any]) -> dict[str, Any]:
        """Return a note with other cards, unless the observer knows them."""
        if note["type"] == "chain":
            return self._chain(seat, note)
        about = note["seat"]
        if about == self.eye and note["type"] != "card":
            return note
        match note["type"]:
            case "exchange":
                return {**note, "gave": self.any_card(), "got": self._got(seat, note)}
            case "hand":
                return {**note, "cards": self._hand(about, note)}
            case "card":
                return {**note, "card": self._card_shown(about)}
            case _:
                return {**note, "card": self._card_of(about)}

    def _card_shown(self, holder: int) -> str:
        """Return a card that was drawn from a hand; the observer does not know which of its own."""
        if holder == self.eye and self.hands[holder]:
            return self.chance.pick(self.hands[holder])
        shows_itself = holder == self.thing and not self.chance.below(HAND)
        return THING if shows_itself else self._card_of(holder)

    def _chain(self, seat: int, note: dict[str, Any]) -> dict[str, Any]:
        """Both sides of a pass know the card."""
        gave = note["gave"] if note["to"] == self.eye else self.any_card()
        got = note["got"] if note["seat"] == self.eye else self._got(seat, note)
        return {**note, "gave": gave, "got": got}

    def _got(self, seat: int, note: dict[str, Any]) -> str:
        stamp = self.twin.infected_at[seat]
        infection = note["seat"] == self.thing and "passed" not in note
        if infection and stamp and stamp // STAMPS_PER_TURN == note["turn"]:
            return INFECTED
        return self.any_card()

    def _hand(self, holder: int, note: dict[str, Any]) -> list[str]:
        cards = [self._card_of(holder) for _ in note["cards"]]
        stamp = self.twin.infected_at[holder]
        if holder == self.thing:
            cards[0] = THING
        elif stamp and stamp // STAMPS_PER_TURN < note["turn"]:
            cards[0] = INFECTED
        return ordered(cards)
