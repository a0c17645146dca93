"""Who plays which class."""

from functools import lru_cache

from games.omfc.classes.coyotes import Coyotes
from games.omfc.classes.elves import Elves
from games.omfc.classes.humans import Humans
from games.omfc.classes.krakens import Krakens
from games.omfc.classes.miners import Miners
from games.omfc.classes.orcs import Orcs
from games.omfc.classes.skeletons import Skeletons
from games.omfc.folk import Folk
from games.omfc.state import NOBODY, State

CLASSES: dict[str, Folk] = {
    folk.slug: folk
    for folk in (Skeletons(), Orcs(), Elves(), Coyotes(), Humans(), Krakens(), Miners())
}
_PLAIN = Folk()


class Cast:
    """The folk of every seat, and the seat of every class."""

    def __init__(self, classes: tuple[str, ...]) -> None:
        self.folks = tuple(CLASSES.get(slug, _PLAIN) for slug in classes)
        self.classed = tuple(
            (seat, folk) for seat, folk in enumerate(self.folks) if folk is not _PLAIN
        )
        self.landlords = self._having("others_yield")
        self.tollers = self._having("tolled")
        self.taxers = self._having("taxed")
        self.seat_of = {folk.slug: seat for seat, folk in self.classed}
        self.sealer = next((seat for seat, folk in self.classed if folk.seals), NOBODY)

    def _having(self, hook: str) -> tuple[tuple[int, Folk], ...]:
        """Return the seats whose class has this hook for its own; most have few."""
        plain = getattr(Folk, hook)
        return tuple(one for one in self.classed if getattr(type(one[1]), hook) is not plain)

    def seat(self, slug: str) -> int:
        """Return who plays the class, or nobody."""
        return self.seat_of.get(slug, NOBODY)


@lru_cache(maxsize=4096)
def cast_of(classes: tuple[str, ...]) -> Cast:
    """Return the cast of a game with these classes in seat order."""
    return Cast(classes)


def sealed_cells(state: State) -> int:
    """Return the cells that miners fortified: no other class's powers work there (O9)."""
    sealer = cast_of(state.classes).sealer
    return state.walls[sealer] if sealer != NOBODY else 0


def pool(rings: int) -> list[str]:
    """Return the classes to choose from; on three rings ten deserts would cover ring 0 (O9)."""
    return [slug for slug in CLASSES if rings > 3 or slug != Coyotes.slug]
