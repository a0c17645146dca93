"""Why a move cannot be made: for the moves a player may think of."""

from typing import Any

from games.contract import AnyEngine


def refusals(engine: AnyEngine, state: Any, seat: int) -> list[dict[str, Any]]:
    """Return each tempting move that is refused now, with its refusal, as this seat may know it."""
    found = []
    for move in engine.tempting(state, seat):
        refusal = engine.preview(state, seat, move).get("refusal")
        if refusal is not None:
            found.append({"move": dict(move), "refusal": refusal})
    return found
