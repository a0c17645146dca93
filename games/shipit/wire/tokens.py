"""What Ship IT! calls its things on the wire."""

from typing import Annotated, TypedDict

from games.shipit.cards import IDS
from games.wire.parts import Alias, Seat

Card = Annotated[str, Alias("Card", "A kind of card; what it is stands in the board.", IDS)]
Slot = Annotated[int, Alias("Slot", "A component's place on its table, from 0.")]
Reason = Annotated[str, Alias("Reason", "Why the game ended.", ("victory", "last", "rounds"))]
From = TypedDict("From", {"from": Seat})
