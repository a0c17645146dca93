"""The deal: four cards each, the Thing among them, and who begins (S1)."""

from collections.abc import Mapping
from typing import Any

from games.chance import Chance
from games.contract import Event
from games.stayaway.cards import PANICS, THING, expanded, ordered
from games.stayaway.facts import Sight
from games.stayaway.options import Rules, dealable, deck_counts
from games.stayaway.state import HAND, NOBODY, State


def set_up(seats: int, options: Mapping[str, Any], chance: Chance) -> tuple[State, list[Event]]:
    """Deal a game; no turn has begun yet."""
    counts = deck_counts(seats, options)
    stock = expanded(dealable(counts, options["no_start_weapons"]))
    chance.shuffle(stock)
    dealt, spare = [THING, *stock[: 4 * seats - 1]], stock[4 * seats - 1 :]
    chance.shuffle(dealt)
    kept = dealable(counts, options["no_start_weapons"])
    deck = spare + expanded({card: n for card, n in counts.items() if card not in kept})
    deck.remove(THING)
    chance.shuffle(deck)
    hands = [dealt[HAND * seat : HAND * seat + HAND] for seat in range(seats)]
    undealt = [c for c in expanded(counts) if c not in kept and c not in PANICS and c != THING]
    state = table(hands, deck, _rules(options), chance, Sight((), tuple(undealt)))
    first = chance.below(seats)
    state.turn = state.marker = first
    said = {"type": "deal", "first": first, "deck": len(deck)}
    return state, [Event(said, {n: {"cards": ordered(hand)} for n, hand in enumerate(hands)})]


def _rules(options: Mapping[str, Any]) -> Rules:
    return Rules(
        thing_no_flamethrower=options["thing_no_flamethrower"],
        neighbours_only=options["neighbours_only"],
        revenge=options["revenge"],
    )


def table(
    hands: list[list[str]], deck: list[str], rules: Rules, chance: Chance, undealt: Sight
) -> State:
    """Seat everybody; all know that what may not be dealt is in the deck."""
    seats = len(hands)
    thing = next(seat for seat, hand in enumerate(hands) if THING in hand)
    known = [NOBODY] * (seats + 1)
    known[thing] = thing
    row: list[Sight | None] = [*([None] * seats), undealt if undealt.maybe else None]
    return State(
        rules=rules,
        chance=chance,
        hands=hands,
        roles=["thing" if seat == thing else "human" for seat in range(seats)],
        infected_at=[0] * seats,
        dropped_at=[0] * seats,
        deck=deck,
        discard=[],
        discard_seen=[],
        places=list(range(seats)),
        place_of=list(range(seats)),
        doors=[False] * seats,
        quarantine=[0] * seats,
        marker=0,
        sights=row * (seats + 1),
        known_thing=known,
        not_thing=[0] * (seats + 1),
        cleared=[0] * ((seats + 1) * seats),
        fresh=[0] * seats,
        drew=[[] for _ in range(seats)],
        notes=[[] for _ in range(seats + 1)],
        round_left=seats,
    )
