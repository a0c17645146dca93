"""Worlds to search in, stripped of all that costs time and changes nothing."""

from collections.abc import Callable
from typing import Final, SupportsIndex

from games.chance import Chance
from games.shipit.state import Mind, State

_WORLDS: Final = 60
"""So many worlds are drawn for a move; the search goes round them."""


class _Oblivion(list[Mind]):
    """No minds at all: nobody in a search asks what a viewer can be sure of.

    What is noted for one seat is noted on a leaf that is thrown away.
    """

    def __getitem__(self, index: SupportsIndex | slice) -> Mind:  # type: ignore[override]
        return Mind([])


_OBLIVION: Final = _Oblivion()


def pool(worlds: Callable[[Chance], State]) -> Callable[[Chance], State]:
    """Return a sampler that goes round worlds drawn once: a copy is far cheaper than a deal."""
    drawn: list[State] = []
    following = 0

    def sample(chance: Chance) -> State:
        nonlocal following
        if following == len(drawn):
            drawn.append(worlds(chance))
            drawn[-1].minds = []
        twin = drawn[following].clone()
        twin.minds = _OBLIVION
        following = (following + 1) % _WORLDS
        return twin

    return sample
