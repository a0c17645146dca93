"""Exchanges: what to offer, when to agree, what to lay; words bind nobody (I13).

The hard level haggles: of two seats one loses what the other gains, so a fair exchange helps
nobody, and it bluffs, once. With more seats an exchange can be good for both, and it trades as
others do.
"""

from collections.abc import Iterator
from typing import Final

from games.chance import Chance
from games.contract import Move
from games.shipit.bots.outlook import Outlook, fillers
from games.shipit.bots.speech import Past, named_in
from games.shipit.bots.worth import danger, in_order_of_worth, most_wanted, worth
from games.shipit.cards import COMPONENTS
from games.shipit.moves import ACCEPT, DECLINE, DRAW, END, with_card
from games.shipit.spoken import card_token
from games.shipit.state import Offer
from games.shipit.turns import OFFERS

_CHEAP: Final = 4.7
"""A card worth less may be given away."""
_TRUST: Final = 0.75
"""How much of a promise is believed, until the word was broken once."""
_UNSAID: Final = 2.5
"""What is expected of an offer without a promise."""
_BLUFF: Final = 6
"""About once in so many exchanges the worst card is laid instead of the one that was promised."""


def offers(outlook: Outlook) -> Iterator[Move]:
    """Offer what is spare for a component that is missing."""
    if not outlook.offers or len(outlook.hand) < 2:
        return
    if outlook.gap <= len(fillers(outlook.hand, outlook.gap, outlook.wanted)):
        return
    spare = [card for card in in_order_of_worth(outlook) if _given_worth(outlook, card) < _CHEAP]
    seats = [seat for seat in outlook.others if outlook.sizes[seat] and danger(outlook, seat) > 1]
    if spare and seats:
        yield _offer(outlook, seats, spare)


def _offer(outlook: Outlook, seats: list[int], spare: list[str]) -> Move:
    tempting = [card for card in spare if card in COMPONENTS] or spare[-1:]
    give = 2 if len(spare) > 6 else 1
    open_to = seats if len(seats) == len(outlook.others) else seats[:1]
    return {
        "type": "offer",
        "seats": sorted(open_to),
        "give": give,
        "ask": 1,
        "promise": card_token(tempting[0]),
        "want": card_token(most_wanted(outlook)),
    }


def _given_worth(outlook: Outlook, card: str) -> float:
    without = list(outlook.hand)
    without.remove(card)
    return worth(outlook, card, without)


def replies(outlook: Outlook) -> Iterator[Move]:
    """Agree if what is promised, as far as it is believed, is worth more than what is asked."""
    offer = current(outlook)
    good = gain(outlook) > 0 and _can_be_fair(outlook)
    if good:
        yield ACCEPT
    yield DECLINE
    if not good and len(outlook.hand) >= offer.ask:
        yield ACCEPT


def gain(outlook: Outlook) -> float:
    """Return what an offer promises, as far as it is believed, less what it asks for."""
    offer = current(outlook)
    if len(outlook.hand) < offer.ask or danger(outlook, offer.by) <= 1 or _is_lopsided(outlook):
        return -1.0
    promised = None if offer.by in outlook.liars else named_in(offer.promise)
    each = _UNSAID if promised is None else _TRUST * worth(outlook, promised, outlook.hand)
    asked = _to_lay(outlook, offer.want, offer.ask)
    cost = sum(_given_worth(outlook, card) for card in asked)
    return each + _UNSAID * (offer.give - 1) - cost


def _is_lopsided(outlook: Outlook) -> bool:
    """Tell whether the only rival would come out of it with more cards: a word is not a card."""
    offer = current(outlook)
    return len(outlook.others) == 1 and offer.ask > offer.give


def _can_be_fair(outlook: Outlook) -> bool:
    """Tell whether what the other wants is there and can be spared."""
    named = named_in(current(outlook).want)
    return named is None or (named in outlook.hand and _is_spare(outlook, named))


def _is_spare(outlook: Outlook, card: str) -> bool:
    return _given_worth(outlook, card) < 2 * _CHEAP


def lays(outlook: Outlook) -> Iterator[Move]:
    """Lay what was promised or asked for, if it can be spared; then the least of the hand."""
    offer = current(outlook)
    words = offer.promise if offer.by == outlook.seat else offer.want
    for card in dict.fromkeys((*_to_lay(outlook, words, 1), *in_order_of_worth(outlook))):
        yield with_card("lay", card)


def _to_lay(outlook: Outlook, words: str, count: int) -> list[str]:
    """Return the card that was spoken of, unless it is needed, and the least of the others."""
    ordered = in_order_of_worth(outlook)
    named = named_in(words)
    if named in ordered and _is_spare(outlook, named):
        ordered.remove(named)
        ordered.insert(0, named)
    return ordered[:count]


def current(outlook: Outlook) -> Offer:
    """Return the offer under way."""
    assert outlook.offer is not None  # noqa: S101 - asked for while one is under way only
    return outlook.offer


def replied(outlook: Outlook, chance: Chance) -> Move:
    """Agree to a fair exchange; now and then also to one that would take a bluff."""
    if gain(outlook) > 0 and chance.below(_BLUFF) == 0:
        return ACCEPT
    return next(replies(outlook))


def laid(outlook: Outlook, chance: Chance) -> Move:
    """Lay what was promised, mostly; now and then bluff and lay the worst."""
    if chance.below(_BLUFF) == 0:
        return with_card("lay", in_order_of_worth(outlook)[0])
    return next(lays(outlook))


_LURE: Final = "cloud"
"""What nearly everybody wants."""
_PRIZES: Final = ("security", "hype", "p2p")
"""What to get for it, in one turn after the other."""
_PATIENCE: Final = 6
"""After so many offers that were refused there are no more."""


def haggle(outlook: Outlook, move: Move, past: Past) -> Move | None:
    """Offer something once before a turn is over, but nothing to who was deceived."""
    if move not in (DRAW, END) or outlook.offers < OFFERS or not outlook.hand:
        return None
    if len(outlook.others) > 1:
        return next(offers(outlook), None) if move == END else None
    rival = outlook.others[0]
    if past.deceived or past.offers >= _PATIENCE:
        return None
    if not outlook.sizes[rival] or danger(outlook, rival) <= 1:
        return None
    prize = _PRIZES[past.offers % len(_PRIZES)]
    words = {"promise": card_token(_LURE), "want": card_token(prize)}
    return {"type": "offer", "seats": [rival], "give": 1, "ask": 1, **words}


def agree(outlook: Outlook, chance: Chance, past: Past) -> Move:
    """Agree with the only rival to what gains, once there is no word left to keep."""
    if len(outlook.others) > 1:
        return replied(outlook, chance)
    return ACCEPT if past.deceived and gain(outlook) > 0 else DECLINE


def lay(outlook: Outlook, chance: Chance) -> Move:
    """Lay the least for the only rival; keep the word mostly where there are more."""
    if len(outlook.others) > 1:
        return laid(outlook, chance)
    return with_card("lay", in_order_of_worth(outlook)[0])
