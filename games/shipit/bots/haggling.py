"""The hard level's trade: an offer for each thing it lacks, and bolder bluffs (I13)."""

from typing import Final

from games.chance import Chance
from games.contract import Move
from games.shipit.bots.barter import offers, replied
from games.shipit.bots.sight import Sight
from games.shipit.bots.worth import missing_parts
from games.shipit.texts import NAMES
from games.shipit.turns import OFFERS

_LURE: Final = "cloud"
"""What nearly everybody wants."""
_LURES: Final = 3
"""About once in so many offers the lure is promised, held or not."""
_BLUFF: Final = 2
"""About every second offer that could only be met by a bluff is agreed to."""


def haggle(sight: Sight, chance: Chance) -> Move | None:
    """Offer what is spare once for each missing component, and for a security problem."""
    offer = next(offers(sight), None)
    wishes = [*missing_parts(sight), "security"]
    turn = OFFERS - sight.offers
    if offer is None or turn >= len(wishes):
        return None
    words = {"want": NAMES[wishes[turn]].ru}
    if chance.below(_LURES) == 0:
        words["promise"] = NAMES[_LURE].ru
    return {**offer, **words}


def agree(sight: Sight, chance: Chance) -> Move:
    """Agree to what gains, often without the means to be fair."""
    return replied(sight, chance, bluff=_BLUFF)
