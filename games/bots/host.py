"""What a host gives a bot: a position from which the state cannot be reached."""

from collections.abc import Callable, Sequence
from typing import Any

from games.bots.protocol import Budget, Phrase, Position
from games.chance import Chance
from games.contract import AnyEngine, NoWorld


def position_for(
    engine: AnyEngine,
    state: Any,
    seat: int,
    *,
    events: Sequence[dict[str, Any]],
    phrases: Sequence[Phrase] = (),
    chance: Chance,
    budget: Budget,
    with_worlds: bool = True,
) -> Position:
    """Return all that this seat may know, with a sampler of the worlds it holds possible."""
    return Position(
        seat=seat,
        view=engine.view(state, seat),
        legal=engine.legal(state, seat),
        free=engine.free(state, seat),
        events=events,
        phrases=phrases,
        chance=chance,
        budget=budget,
        ruleset=engine.info.ruleset,
        worlds=_sampler(engine, state, seat, chance) if with_worlds else None,
    )


def _sampler(
    engine: AnyEngine, state: Any, seat: int, chance: Chance
) -> Callable[[Chance], Any] | None:
    """Return a sampler of worlds, or None where no world was found: a bot must play then too.

    It closes over a world that was itself dealt anew, never over the state: a redeal depends
    only on what the seat knows, and that is the same in both.
    """
    try:
        world = engine.redeal(state, seat, chance.fork("worlds"))
    except NoWorld:
        return None

    def worlds(chance: Chance) -> Any:
        try:
            return engine.redeal(world, seat, chance)
        except NoWorld:
            return engine.copy(world)

    return worlds
