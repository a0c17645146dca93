"""Drawing anew what a viewer cannot know."""

from games.chance import Chance
from games.madness.state import State


def redealt(state: State, viewer: int | None, chance: Chance) -> State:
    """Return a twin whose deck and hands unseen by the viewer are dealt anew.

    All other cards lie or once lay face up; after the end everything does.
    """
    twin = state.clone()
    if state.phase == "over":
        return twin
    unseen = [seat for seat in (0, 1) if seat != viewer]
    pool = sorted(twin.deck + [card for seat in unseen for card in twin.hands[seat]])
    chance.shuffle(pool)
    for seat in unseen:
        size = len(twin.hands[seat])
        twin.hands[seat], pool = pool[:size], pool[size:]
    twin.deck = pool
    return twin
