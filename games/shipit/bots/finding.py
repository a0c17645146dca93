"""Cards that bring cards: where to look for what is missing (I12)."""

from collections.abc import Iterator
from typing import Final

from games.contract import Move
from games.shipit.bots.sight import Sight
from games.shipit.bots.worth import missing_parts, most_wanted, worth
from games.shipit.cards import EVENTS
from games.shipit.effects.draw import MOST_COLLECTED
from games.shipit.moves import play

_GOOD: Final = 4.5
"""What the discard must offer for a gc to be spent on it."""


def certain_finds(sight: Sight) -> Iterator[Move]:
    """Yield ways to a missing component that cannot fail."""
    short = missing_parts(sight)
    if "gc" in sight.hand and sight.collected < MOST_COLLECTED:
        lying = [card for card in (*short, "cloud") if card in sight.discard]
        yield from (play("gc", take=card) for card in dict.fromkeys(lying))
    if "rfc" in sight.hand:
        for seat in sight.others:
            returned = [card for card in (*short, "cloud") if card in sight.blocked[seat]]
            if returned and sight.sizes[seat] and (seat, returned[0]) not in sight.refused:
                yield play("rfc", seat=seat, take=returned[0])
    if "research" in sight.hand:
        yield play("research")


def finds(sight: Sight, short: bool) -> Iterator[Move]:
    """Yield all cards that bring cards, the surest first."""
    hand = sight.hand
    if "opensource" in hand and not sight.opened and sight.deck:
        yield play("opensource")
    held = [seat for seat in sight.others if sight.sizes[seat]]
    if "p2p" in hand and held:
        yield play("p2p", seat=max(held, key=lambda seat: len(sight.tables[seat])))
    if "rfc" in hand and held:
        yield from _guess(sight, held)
    if "gc" in hand and sight.collected < MOST_COLLECTED:
        kinds = sorted({card for card in sight.discard if card not in EVENTS})
        best = max(kinds, key=lambda card: worth(sight, card, hand), default=None)
        if best is not None and best != "gc" and worth(sight, best, hand) >= _GOOD:
            yield play("gc", take=best)
    if "research" in hand and short:
        yield play("research")


def _guess(sight: Sight, held: list[int]) -> Iterator[Move]:
    """Ask the largest hand for what is wanted most, unless it was just refused."""
    seat = max(held, key=lambda seat: sight.sizes[seat])
    card = most_wanted(sight)
    denied = {name for other, name in sight.refused[-4:] if other == seat}
    for name in (card, "cloud", "sudo", "security", "excuse"):
        if name not in denied:
            yield play("rfc", seat=seat, take=name)
            return
