"""Drawing anew what a viewer cannot know, in agreement with what it does know."""

from collections import Counter
from itertools import chain

from games.chance import Chance
from games.dealing import deal_within
from games.uno.cards import EVERY_KIND
from games.uno.state import NO_CARD, Gift, Memory, State


def redealt(state: State, viewer: int | None, chance: Chance, *, tidy: bool = True) -> State:
    """Return a copy with the other hands, the draw pile and the chance drawn anew.

    Unless it is ``tidy``, the order in which remembered cards lay has a part in what is drawn.
    """
    twin = state.clone()
    twin.chance = Chance(chance.fork("redeal").seed)
    others = [seat for seat in range(len(twin.hands)) if seat != viewer]
    # In the order of kinds: a shuffle must not begin from where the cards truly lie.
    pool = sorted(chain(twin.deck, *(twin.hands[seat] for seat in others)))
    chance.shuffle(pool)
    limits: list[int] = []
    for seat in others:
        limits += _limits_for(state, viewer, seat, tidy)
    dealt = iter(deal_within(limits, pool))
    for seat in others:
        twin.hands[seat] = [next(dealt) for _ in twin.hands[seat]]
        _redraw(twin, seat)
    twin.deck = pool
    if viewer is not None:
        _tidy(twin, viewer)
    twin.memories = _memories(twin, viewer, chance)
    if state.drawn != NO_CARD and state.turn != viewer:
        twin.drawn = twin.hands[state.turn][-1]
    return twin


def _limits_for(state: State, viewer: int | None, seat: int, tidy: bool) -> list[int]:
    """Return the public limits of a hand, with what the viewer remembers of it made certain."""
    limits = state.limits[seat][:]
    certain: set[int] = set()
    for memory in state.memories:
        if memory.viewer == viewer and memory.holder == seat:
            for card in sorted(memory.cards) if tidy else memory.cards:
                place = next(
                    place
                    for place, limit in enumerate(limits)
                    if place not in certain and not limit >> card & 1
                )
                certain.add(place)
                limits[place] = EVERY_KIND ^ 1 << card
    return limits


def _redraw(twin: State, seat: int) -> None:
    """Let the seat have drawn lately what it now holds."""
    count = len(twin.drew[seat])
    twin.drew[seat] = twin.hands[seat][-count:] if count else []


def _tidy(twin: State, viewer: int) -> None:
    """Sort the viewer's hand but for its last draw: a hand it was given lies as others drew it."""
    hand, drew = twin.hands[viewer], twin.drew[viewer]
    twin.hands[viewer] = sorted(hand[: len(hand) - len(drew)]) + drew


def _memories(twin: State, viewer: int | None, chance: Chance) -> list[Memory]:
    """Return the viewer's own memories, and others' as they may be in this world.

    Which of the cards laid since had been given, and so how many are left, their givers alone know.
    """
    own = {memory.holder: memory for memory in twin.memories if memory.viewer == viewer}
    found: list[Memory] = []
    for gift in twin.gifts:
        if gift.giver != viewer:
            cards = _still_there(twin, gift, chance)
            found += [Memory(gift.giver, gift.holder, cards, gift.turn)] if cards else []
        elif gift.holder in own:
            cards = sorted(own[gift.holder].cards)
            found.append(Memory(gift.giver, gift.holder, cards, gift.turn))
    return found


def _still_there(twin: State, gift: Gift, chance: Chance) -> list[int]:
    """Draw what was given of all that is in the hand or was laid from it; return what is left."""
    cards = sorted(twin.hands[gift.holder] + gift.laid)
    chance.shuffle(cards)
    return sorted((Counter(cards[: gift.size]) - Counter(gift.laid)).elements())
