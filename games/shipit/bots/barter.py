"""Exchanges: what to offer, when to agree, what to lay; words bind nobody (I13)."""

from collections.abc import Iterator
from typing import Final

from games.chance import Chance
from games.contract import Move
from games.shipit.bots.names import named_in
from games.shipit.bots.sight import Sight, fillers
from games.shipit.bots.worth import danger, in_order_of_worth, most_wanted, worth
from games.shipit.cards import COMPONENTS
from games.shipit.moves import ACCEPT, DECLINE, with_card
from games.shipit.spoken import card_token
from games.shipit.state import Offer

_CHEAP: Final = 4.7
"""A card worth less may be given away."""
_TRUST: Final = 0.75
"""How much of a promise is believed, until the word was broken once."""
_UNSAID: Final = 2.5
"""What is expected of an offer without a promise."""
_BLUFF: Final = 6
"""About once in so many exchanges the worst card is laid instead of the one that was promised."""


def offers(sight: Sight) -> Iterator[Move]:
    """Offer what is spare for a component that is missing."""
    if not sight.offers or len(sight.hand) < 2:
        return
    if sight.gap <= len(fillers(sight.hand, sight.gap, sight.wanted)):
        return
    spare = [card for card in in_order_of_worth(sight) if _given_worth(sight, card) < _CHEAP]
    seats = [seat for seat in sight.others if sight.sizes[seat] and danger(sight, seat) > 1]
    if spare and seats:
        yield _offer(sight, seats, spare)


def _offer(sight: Sight, seats: list[int], spare: list[str]) -> Move:
    tempting = [card for card in spare if card in COMPONENTS] or spare[-1:]
    give = 2 if len(spare) > 6 else 1
    open_to = seats if len(seats) == len(sight.others) else seats[:1]
    return {
        "type": "offer",
        "seats": sorted(open_to),
        "give": give,
        "ask": 1,
        "promise": card_token(tempting[0]),
        "want": card_token(most_wanted(sight)),
    }


def _given_worth(sight: Sight, card: str) -> float:
    without = list(sight.hand)
    without.remove(card)
    return worth(sight, card, without)


def replies(sight: Sight) -> Iterator[Move]:
    """Agree if what is promised, as far as it is believed, is worth more than what is asked."""
    offer = current(sight)
    good = gain(sight) > 0 and _can_be_fair(sight)
    if good:
        yield ACCEPT
    yield DECLINE
    if not good and len(sight.hand) >= offer.ask:
        yield ACCEPT


def gain(sight: Sight) -> float:
    """Return what an offer promises, as far as it is believed, less what it asks for."""
    offer = current(sight)
    if len(sight.hand) < offer.ask or danger(sight, offer.by) <= 1 or _is_lopsided(sight):
        return -1.0
    promised = None if offer.by in sight.liars else named_in(offer.promise)
    each = _UNSAID if promised is None else _TRUST * worth(sight, promised, sight.hand)
    asked = _to_lay(sight, offer.want, offer.ask)
    cost = sum(_given_worth(sight, card) for card in asked)
    return each + _UNSAID * (offer.give - 1) - cost


def _is_lopsided(sight: Sight) -> bool:
    """Tell whether the only rival would come out of it with more cards: a word is not a card."""
    offer = current(sight)
    return len(sight.others) == 1 and offer.ask > offer.give


def _can_be_fair(sight: Sight) -> bool:
    """Tell whether what the other wants is there and can be spared."""
    named = named_in(current(sight).want)
    return named is None or (named in sight.hand and _is_spare(sight, named))


def _is_spare(sight: Sight, card: str) -> bool:
    return _given_worth(sight, card) < 2 * _CHEAP


def lays(sight: Sight) -> Iterator[Move]:
    """Lay what was promised or asked for, if it can be spared; then the least of the hand."""
    offer = current(sight)
    words = offer.promise if offer.by == sight.seat else offer.want
    for card in dict.fromkeys((*_to_lay(sight, words, 1), *in_order_of_worth(sight))):
        yield with_card("lay", card)


def _to_lay(sight: Sight, words: str, count: int) -> list[str]:
    """Return the card that was spoken of, unless it is needed, and the least of the others."""
    ordered = in_order_of_worth(sight)
    named = named_in(words)
    if named in ordered and _is_spare(sight, named):
        ordered.remove(named)
        ordered.insert(0, named)
    return ordered[:count]


def current(sight: Sight) -> Offer:
    """Return the offer under way."""
    assert sight.offer is not None  # noqa: S101 - asked for while one is under way only
    return sight.offer


def replied(sight: Sight, chance: Chance) -> Move:
    """Agree to a fair exchange; now and then also to one that would take a bluff."""
    if gain(sight) > 0 and chance.below(_BLUFF) == 0:
        return ACCEPT
    return next(replies(sight))


def laid(sight: Sight, chance: Chance) -> Move:
    """Lay what was promised, mostly; now and then bluff and lay the worst."""
    if chance.below(_BLUFF) == 0:
        return with_card("lay", in_order_of_worth(sight)[0])
    return next(lays(sight))
