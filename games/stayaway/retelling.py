"""What the others know in a redealt world: their sights and notes, told anew to agree with it."""

from collections import Counter
from typing import Any

from games.chance import Chance
from games.stayaway.cards import INFECTED, PANICS, THING, ordered, plain
from games.stayaway.facts import Sight
from games.stayaway.hidden import held
from games.stayaway.state import NOBODY, STAMPS_PER_TURN, State


def retell(twin: State, eye: int, chance: Chance) -> None:
    """Draw anew what every other seat knows and the observer does not."""
    tale = _Tale(twin, eye, chance)
    for seat in range(twin.seats):
        if seat != eye:
            tale.retell_roles(seat)
            tale.retell_sights(seat)
            twin.notes[seat] = [tale.note(seat, note) for note in twin.notes[seat]]
            count = len(twin.drew[seat])
            twin.drew[seat] = tale.some_of(twin.hands[seat], count)
    bit = 1 << eye
    twin.clauses = [clause for clause in twin.clauses if clause.seers & bit]


class _Tale:
    """One retelling; random cards come from a single shuffled stock, which is quick."""

    def __init__(self, twin: State, eye: int, chance: Chance) -> None:
        self.twin, self.eye, self.chance = twin, eye, chance
        self.thing = twin.thing()
        self.width = twin.seats + 1
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

    def retell_roles(self, seat: int) -> None:
        """Let a seat know of the Thing what it would know if this world were the true one."""
        twin, thing = self.twin, self.thing
        known, bit = twin.known_thing[seat], 1 << thing
        looked_at_it = known == thing or twin.not_thing[seat] & bit
        twin.not_thing[seat] &= ~bit
        if known not in (NOBODY, thing, seat):
            twin.not_thing[seat] |= 1 << known
        tells = twin.roles[seat] != "human" or twin.burnt_thing != NOBODY or looked_at_it
        twin.known_thing[seat] = thing if tells else NOBODY
        for other, stamp in enumerate(twin.infected_at):
            place = seat * twin.seats + other
            if twin.cleared[place] and (other == thing or 0 < stamp <= twin.cleared[place]):
                twin.cleared[place] = 0

    def retell_sights(self, seat: int) -> None:
        """Keep what is common knowledge, draw the rest from the hands as they are now."""
        sights, own, theirs = self.twin.sights, self.eye * self.width, seat * self.width
        for holder in range(self.width):
            sight = sights[theirs + holder]
            if sight is None or sight == sights[own + holder]:
                continue
            if holder == self.twin.seats:
                if not self._still_in_deck(sight):
                    sights[theirs + holder] = self._sight(self._deck(), sight)
            elif holder != self.eye:
                sights[theirs + holder] = self._sight(self.hands[holder], sight)

    def _deck(self) -> list[str]:
        return [card for card in self.twin.deck if card not in PANICS]

    def _still_in_deck(self, sight: Sight) -> bool:
        return (Counter(self.twin.deck) & Counter(sight.maybe)).total() >= sight.kept()

    def _sight(self, cards: list[str], sight: Sight) -> Sight | None:
        sure, kept = len(sight.sure), sight.kept()
        mixed = self.some_of(cards, sure + kept)
        gone = [self.any_card() for _ in range(sight.lost)]
        return Sight(tuple(mixed[:sure]), (*mixed[sure:], *gone), sight.lost)

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
            case "card" if about == self.eye and self.hands[about]:
                return {**note, "card": self.chance.pick(self.hands[about])}
            case _:
                return {**note, "card": self.any_card()}

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
        cards = [self.any_card() for _ in note["cards"]]
        stamp = self.twin.infected_at[holder]
        if holder == self.thing:
            cards[0] = THING
        elif stamp and stamp // STAMPS_PER_TURN < note["turn"]:
            cards[0] = INFECTED
        return ordered(cards)
