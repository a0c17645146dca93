"""Drawing anew what a viewer cannot know, in agreement with what it does know."""

from games.chance import Chance
from games.dealing import deal_within
from games.uno.cards import EVERY_KIND
from games.uno.state import NO_CARD, Memory, State


def redealt(state: State, viewer: int | None, chance: Chance) -> State:
    """Return a copy with the other hands, the draw pile and the chance drawn anew."""
    twin = state.clone()
    twin.chance = Chance(chance.fork("redeal").seed)
    others = [seat for seat in range(len(twin.hands)) if seat != viewer]
    pool = twin.deck + [card for seat in others for card in twin.hands[seat]]
    chance.shuffle(pool)
    limits: list[int] = []
    for seat in others:
        limits += _limits_for(state, viewer, seat)
    dealt = iter(deal_within(limits, pool))
    for seat in others:
        twin.hands[seat] = [next(dealt) for _ in twin.hands[seat]]
        _redraw(twin, seat)
    twin.deck = pool
    twin.memories = [_redealt_memory(twin, memory, viewer, chance) for memory in state.memories]
    if state.drawn != NO_CARD and state.turn != viewer:
        twin.drawn = twin.hands[state.turn][-1]
    return twin


def _limits_for(state: State, viewer: int | None, seat: int) -> list[int]:
    """Return the public limits of a hand, with what the viewer remembers of it made certain."""
    limits = state.limits[seat][:]
    certain: set[int] = set()
    for memory in state.memories:
        if memory.viewer == viewer and memory.holder == seat:
            for card in memory.cards:
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


def _redealt_memory(twin: State, memory: Memory, viewer: int | None, chance: Chance) -> Memory:
    if viewer == memory.viewer:
        return memory.clone()
    hand = twin.hands[memory.holder][:]
    chance.shuffle(hand)
    return Memory(memory.viewer, memory.holder, hand[: len(memory.cards)], memory.turn)
