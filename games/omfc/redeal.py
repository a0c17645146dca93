"""Drawing anew what a viewer cannot know."""

from games.chance import Chance
from games.omfc.state import State


def redealt(state: State, viewer: int | None, chance: Chance) -> State:
    """Return a twin with another chance; there is nothing else a viewer cannot know."""
    del viewer
    twin = state.clone()
    twin.chance = chance.fork("redeal")
    return twin
