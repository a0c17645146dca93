"""A move understood: what is done, where, to whom and for how much."""

import msgspec

from games.omfc.state import NOBODY, NOWHERE


class Deed(msgspec.Struct):
    """One move of the seat on turn; what a kind does not need is left out."""

    kind: str
    cell: int = NOWHERE
    victim: int = NOBODY
    origin: int = NOWHERE
    border: int = NOWHERE
    slug: str = ""
    price: int = 0
