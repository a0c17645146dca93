"""What a move of One More Free Cell would do. Points are whole quarters."""

from typing import TypedDict

from games.omfc.wire.events import Effect
from games.wire.parts import Refusing


class Sum(TypedDict):
    """The own sum of one comparison of the end, before and after an act."""

    now: int
    after: int
    best: bool
    """Would its victory point be the seat's then, alone or shared?"""


class Idle(TypedDict):
    """What a turn that ends leaves lying."""

    points: int
    acts: int
    """Acts that could still be paid for."""
    free: int
    """Of these, those that cost nothing."""


class Preview(Refusing, total=False):
    """What a move would cost and do; one that only lacks points is refused with its price."""

    price: int
    points_after: int
    income_now: int
    income_after: int
    spoils_after: int
    sum_4: Sum
    """Points and four rounds of income; in the play only, as the next two."""
    sum_8: Sum
    sum_12: Sum
    effects: list[Effect]
    """The events that would follow the act itself."""
    idle: Idle
    """With `end`, if anything could still be done."""
