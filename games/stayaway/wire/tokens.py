"""What Нечто calls its things on the wire."""

from typing import Annotated, TypedDict

from games.stayaway.cards import IDS
from games.wire.parts import Alias, Seat

Card = Annotated[str, Alias("Card", "A kind of card; what it is stands in the board.", IDS)]
Gap = Annotated[
    int, Alias("Gap", "The gap between two places: the one clockwise of the place so numbered.")
]
Back = Annotated[str, Alias("Back", "What a card's back tells.", ("event", "panic"))]
Direction = Annotated[int, Alias("Direction", "1 is clockwise.", (1, -1))]
Reason = Annotated[
    str,
    Alias(
        "Reason",
        "Why the game ended.",
        (
            *("announced", "false_announcement", "alone", "round_limit", "revenge"),
            *("thing_burnt", "flamethrower_shown"),
        ),
    ),
]
From = TypedDict("From", {"from": Seat})
With = TypedDict("With", {"with": Seat})
