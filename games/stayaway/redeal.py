"""Drawing anew what a viewer cannot know: roles first, then cards for them, then others' notes.

It begins by forgetting (``games.stayaway.forgetting``), so that a world depends on nothing but what
the viewer knows: the true one looks like any other.
"""

from typing import Final

import msgspec

from games.chance import Chance
from games.stayaway.cards import PANICS, back, ordered
from games.stayaway.dealing import Dealt, NoDeal
from games.stayaway.forgetting import forget, forget_orders
from games.stayaway.guessing import guess_roles, possible_things
from games.stayaway.hidden import Hidden
from games.stayaway.places import next_seat
from games.stayaway.retelling import retell
from games.stayaway.roles import may_give
from games.stayaway.state import State

STRICT_TRIES: Final = 24
LOOSE_TRIES: Final = 8
LEAST_TRIES: Final = 64


def redealt(state: State, viewer: int | None, chance: Chance, *, tidy: bool = True) -> State:
    """Return a copy with all that the viewer cannot know drawn anew.

    Unless it is ``tidy``, the order in which cards lay has a part in what is drawn.
    """
    twin = state.clone()
    twin.chance = Chance(chance.fork("redeal").seed)
    if state.result is not None:
        return twin
    eye = state.seats if viewer is None else viewer
    forget(twin, eye)
    if tidy:
        forget_orders(twin, eye)
    _lay_out(twin, _dealt(Hidden(twin, eye), chance), chance)
    retell(twin, eye, chance)
    return twin


def _dealt(hidden: Hidden, chance: Chance) -> Dealt:
    """Find roles and cards for them; nearly always the first draw agrees with all that is known.

    Should none of many do, sights that are no longer certain are let go, and then nobody is taken
    for infected but who must be.
    """
    things = possible_things(hidden)
    for number in range(STRICT_TRIES + LOOSE_TRIES + LEAST_TRIES):
        least = number >= STRICT_TRIES + LOOSE_TRIES
        thing = things[number % len(things)] if least else chance.pick(things)
        guess = guess_roles(hidden, thing, chance, least=least)
        if guess is None:
            continue
        try:
            return Dealt(hidden, guess, chance, strict=number < STRICT_TRIES)
        except NoDeal:
            continue
    raise NoDeal(f"no world agrees with what observer {hidden.eye} knows")


def _lay_out(twin: State, dealt: Dealt, chance: Chance) -> None:
    hidden = dealt.hidden
    twin.roles, twin.infected_at = dealt.guess.roles, dealt.guess.infected_at
    for seat, hand in dealt.hands.items():
        chance.shuffle(hand)
        twin.hands[seat] = hand
    if hidden.picks:
        twin.picks = ordered(dealt.picks)
    _lay_cards(twin, hidden, chance)
    panics = sorted(hidden.panics)
    chance.shuffle(panics)
    for place in hidden.places:
        panic = twin.discard[place] in PANICS
        twin.discard[place] = panics.pop() if panic else dealt.discards.pop()
    _stack(twin, dealt.deck + panics, chance)


def _lay_cards(twin: State, hidden: Hidden, chance: Chance) -> None:
    """Lay a card again for everyone who has laid one that the viewer does not see."""
    deal, eye = twin.exchange, hidden.eye
    if deal is not None and deal.card and deal.offerer != eye:
        card = deal.card
        if not deal.open:
            card = chance.pick(may_give(twin, deal.offerer, deal.first))
        twin.hands[deal.offerer].remove(card)
        twin.exchange = msgspec.structs.replace(deal, card=card)
    for seat, laid in enumerate(twin.given):
        if laid and seat != eye:
            card = chance.pick(may_give(twin, seat, next_seat(twin, seat)))
            twin.hands[seat].remove(card)
            twin.given[seat] = card


def _stack(twin: State, cards: list[str], chance: Chance) -> None:
    """Shuffle the deck; the back of its top card stays."""
    if not twin.deck:
        return
    seen = back(twin.deck[-1])
    top = chance.pick([card for card in cards if back(card) == seen])
    cards.remove(top)
    chance.shuffle(cards)
    twin.deck = [*cards, top]
