"""What One More Free Cell calls its things on the wire."""

from typing import Annotated, TypedDict

from games.wire.parts import Alias

Cell = Annotated[str, Alias("Cell", "A cell: its ring from the outside and its number, `0:3`.")]
Folk = Annotated[
    str,
    Alias(
        "Folk",
        "A class; empty without one.",
        ("", "skeletons", "orcs", "elves", "coyotes", "humans", "krakens", "miners"),
    ),
]
Reason = Annotated[
    str, Alias("Reason", "Why the game ended.", ("alone", "idle", "rounds", "stuck"))
]
From = TypedDict("From", {"from": Annotated[Cell, "Where the attacker lives."]})
Class = TypedDict("Class", {"class": Folk})
