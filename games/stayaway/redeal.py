"""Drawing anew what a viewer cannot know: roles first, then cards for them, then others' notes."""

from typing import Final

import msgspec

from games.chance import Chance
from games.stayaway.cards import PANICS, back
from games.stayaway.dealing import Dealt, NoDeal
from games.stayaway.guessing import guess_roles, true_roles
from games.stayaway.hidden import Hidden
from games.stayaway.places import next_seat
from games.stayaway.retelling import retell
from games.stayaway.roles import may_give
from games.stayaway.state import State

STRICT_TRIES: Final = 24
TRIES: Final = 32


def redealt(state: State, viewer: int | None, chance: Chance) -> State:
    """Return a copy with all that the viewer cannot know drawn anew."""
    twin = state.clone()
    twin.chance = Chance(chance.fork("redeal").seed)
    if state.result is not None:
        return twin
    eye = state.seats if viewer is None else viewer
    dealt = _dealt(Hidden(state, eye), chance)
    if dealt is not None:
        _lay_out(twin, dealt, chance)
    retell(twin, eye, chance)
    return twin


def _dealt(hidden: Hidden, chance: Chance) -> Dealt | None:
    """Find roles and cards for them; nearly always the first draw agrees with all that is known.

    Should none of many do, sights that are no longer certain are let go, then the guessed roles.
    """
    for number in range(TRIES):
        guess = guess_roles(hidden, chance)
        if number == TRIES - 1:
            guess = true_roles(hidden.state)
        if guess is None:
            continue
        try:
            return Dealt(hidden, guess, chance, strict=number < STRICT_TRIES)
        except NoDeal:
            continue
    return None


def _lay_out(twin: State, dealt: Dealt, chance: Chance) -> None:
    hidden = dealt.hidden
    twin.roles, twin.infected_at = dealt.guess.roles, dealt.guess.infected_at
    for seat, hand in dealt.hands.items():
        chance.shuffle(hand)
        twin.hands[seat] = hand
    if hidden.picks:
        twin.picks = dealt.picks
    _lay_cards(twin, hidden, chance)
    panics = hidden.panics[:]
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
