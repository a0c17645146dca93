"""How the Thing chooses its lies: it imagines what the humans would believe after each."""

from collections.abc import Iterator
from typing import Final

from games.bots.protocol import Phrase
from games.stayaway.bots.hearing import Said
from games.stayaway.bots.image import suspicion
from games.stayaway.bots.outlook import Outlook

_LIES: Final = ("caught", "vouch", "accuse")
_WORTH_SAYING: Final = 0.01
"""By so much the humans must suspect it less on average."""


def plots(outlook: Outlook, heard: list[Said]) -> Iterator[tuple[str, int]]:
    """Yield the lie after which the humans suspect the Thing least, if it helps."""
    humans = [seat for seat in outlook.ring if outlook.human[seat]]
    beliefs = outlook.image.beliefs(outlook.position, humans)
    phrases = outlook.position.phrases

    def after(lie: tuple[str, int]) -> float:
        said = Phrase(outlook.seat, lie[0], {"seat": lie[1]})
        return suspicion(beliefs, [*phrases, said], outlook.seat)

    lies = _consistent(outlook, heard)
    best = min(lies, key=after, default=None)
    if best and after(best) < suspicion(beliefs, phrases, outlook.seat) - _WORTH_SAYING:
        yield best


def _consistent(outlook: Outlook, heard: list[Said]) -> list[tuple[str, int]]:
    """Return the lies about those of whom the Thing has said nothing yet."""
    named = {one.about for one in heard if one.speaker == outlook.seat} | {outlook.seat}
    return [(code, seat) for seat in outlook.ring if seat not in named for code in _LIES]
