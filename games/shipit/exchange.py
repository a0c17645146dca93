"""The exchange: an offer, its answers, and cards laid unseen (I13)."""

from msgspec.structs import replace

from games.bans import Ban
from games.contract import Event, Move
from games.shipit.cards import ORDER
from games.shipit.hands import hand_over
from games.shipit.moves import ACCEPT, DECLINE, Ways, offers, with_card
from games.shipit.notes import note
from games.shipit.state import Offer, State
from games.words import gettext_noop as _

LEAST_BOUND = 10
"""An offer may ask for so many cards at least, however few the others hold."""

_EXCHANGED = Ban("exchanged", _("There is one exchange in a turn."), "I13")
_OFFERED = Ban("offered", _("There are three offers in a turn."), "I13")
_EMPTY_HAND = Ban("empty_hand", _("You have no card to give."), "I13")
_TOO_FEW = Ban("too_few", _("You have fewer cards than are asked for."), "I13")


def current(state: State) -> Offer:
    """Return the offer under way."""
    assert state.offer is not None  # noqa: S101 - asked for while one is under way only
    return state.offer


def offer_ways(state: State, seat: int) -> Ways:
    """Return the forms of an offer, to one seat or to all others."""
    if state.exchanged:
        return _EXCHANGED
    if not state.offers:
        return _OFFERED
    held = len(state.hands[seat])
    if not held:
        return _EMPTY_HAND
    others = state.others_in(seat)
    groups = [(other,) for other in others] + ([tuple(others)] if len(others) > 1 else [])
    most = max(LEAST_BOUND, *(len(state.hands[other]) for other in others))
    return [form for group in groups for form in offers(group, held, most)]


def accepts(state: State, seat: int) -> Ways:
    """Return the acceptance, unless the seat holds too few cards."""
    return (ACCEPT,) if len(state.hands[seat]) >= current(state).ask else _TOO_FEW


def declines(state: State, seat: int) -> Ways:
    """Return the refusal, which is always possible."""
    del state, seat
    return (DECLINE,)


def lays(state: State, seat: int) -> Ways:
    """Return the cards that can be laid: those of the hand that do not lie yet."""
    free = state.hands[seat][:]
    for card in state.laid[seat]:
        free.remove(card)
    return [with_card("lay", card) for card in dict.fromkeys(free)]


def layers(state: State) -> list[int]:
    """Return the seats that have yet to lay a card."""
    offer = current(state)
    due = ((offer.by, offer.give), (offer.taker, offer.ask))
    return [seat for seat, count in due if len(state.laid[seat]) < count]


# --- carrying them out ---------------------------------------------------------------------


def make_offer(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Open an offer to some seats."""
    state.offers -= 1
    words = {name: move.get(name, "") for name in ("promise", "want")}
    state.offer = Offer(seat, tuple(move["seats"]), move["give"], move["ask"], **words)
    events.append(Event({**move, "by": seat}))
    state.phase = "offer"


def accept(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Close the offer: the two lay their cards."""
    del move
    state.offer = replace(current(state), seats=(), taker=seat)
    events.append(Event({"type": "accept", "seat": seat}))
    state.phase = "lay"


def decline(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Turn the offer down; when all have, it is gone and nothing was used up but the offer."""
    del move
    offer = current(state)
    events.append(Event({"type": "decline", "seat": seat}))
    still = tuple(other for other in offer.seats if other != seat)
    if still:
        state.offer = replace(offer, seats=still)
        state.phase = "offer"
    else:
        state.offer = None


def lay(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Lay a card unseen; when all lie they change hands."""
    state.laid[seat].append(move["card"])
    public = {"type": "lay", "seat": seat, "count": len(state.laid[seat])}
    events.append(Event(public, {seat: {"card": move["card"]}}))
    if layers(state):
        state.phase = "lay"
    else:
        _exchange(state, events)


def _exchange(state: State, events: list[Event]) -> None:
    offer = current(state)
    pairs = ((offer.by, offer.taker), (offer.taker, offer.by))
    given = {giver: sorted(state.laid[giver], key=ORDER.__getitem__) for giver, _taker in pairs}
    for giver, taker in pairs:
        for card in given[giver]:
            hand_over(state, giver, taker, card)
        note(state, giver, "gave", given[giver], taker)
        note(state, taker, "got", given[giver], giver)
        state.laid[giver] = []
    state.offer = None
    state.exchanged = state.full = True
    public = {"type": "exchange", "seats": [offer.by, offer.taker]}
    private = {taker: {"gave": given[taker], "got": given[giver]} for giver, taker in pairs}
    events.append(Event(public, private))
