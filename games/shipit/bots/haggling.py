"""The hard level's trade: with one rival left a bluff, and only one (I13).

Of two seats one loses what the other gains, so a fair exchange helps nobody. With more seats an
exchange can be good for both, and the hard level trades as the normal one does.
"""

from typing import Final

from games.chance import Chance
from games.contract import Move
from games.shipit.bots.barter import gain, laid, offers, replied
from games.shipit.bots.sight import Sight
from games.shipit.bots.trust import Past
from games.shipit.bots.worth import danger, in_order_of_worth
from games.shipit.moves import ACCEPT, DECLINE, DRAW, END, with_card
from games.shipit.spoken import card_token
from games.shipit.turns import OFFERS

_LURE: Final = "cloud"
"""What nearly everybody wants."""
_PRIZES: Final = ("security", "hype", "p2p")
"""What to get for it, in one turn after the other."""
_PATIENCE: Final = 6
"""After so many offers that were refused there are no more."""


def haggle(sight: Sight, move: Move, past: Past) -> Move | None:
    """Offer something once before a turn is over, but nothing to who was deceived."""
    if move not in (DRAW, END) or sight.offers < OFFERS or not sight.hand:
        return None
    if len(sight.others) > 1:
        return next(offers(sight), None) if move == END else None
    rival = sight.others[0]
    if past.deceived or past.offers >= _PATIENCE:
        return None
    if not sight.sizes[rival] or danger(sight, rival) <= 1:
        return None
    prize = _PRIZES[past.offers % len(_PRIZES)]
    words = {"promise": card_token(_LURE), "want": card_token(prize)}
    return {"type": "offer", "seats": [rival], "give": 1, "ask": 1, **words}


def agree(sight: Sight, chance: Chance, past: Past) -> Move:
    """Agree with the only rival to what gains, once there is no word left to keep."""
    if len(sight.others) > 1:
        return replied(sight, chance)
    return ACCEPT if past.deceived and gain(sight) > 0 else DECLINE


def lay(sight: Sight, chance: Chance) -> Move:
    """Lay the least for the only rival; keep the word mostly where there are more."""
    if len(sight.others) > 1:
        return laid(sight, chance)
    return with_card("lay", in_order_of_worth(sight)[0])
