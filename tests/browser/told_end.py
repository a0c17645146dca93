"""What a table says once its game is over, as the house itself words it."""

from typing import Any

from games import fair
from games.contract import Outcome
from tables.services.finishing import outcome_json

SEED = b"a seed that is always the same".ljust(32, b".")


def ended(outcome: Outcome) -> dict[str, Any]:
    """Return what an end adds to a table where nobody left: the outcome, and what proves it."""
    told = outcome_json(outcome) | {"unrated": ""}
    return {"status": "finished", "outcome": told, "fair": opened(len(outcome.places))}


def opened(seats: int) -> dict[str, Any]:
    """Return what proves a deal, when all of it is told."""
    return {
        "commitment": fair.commitment(SEED),
        "entropy": [bytes([seat] * 16).hex() for seat in range(seats)],
        "seat_of_chair": list(range(seats)),
        "server_seed": SEED.hex(),
    }
