"""The cards of Madness for the rules page: a line per rank, since suits never matter."""

from typing import Final

from games.handbook import Entry, Group, Handbook
from games.madness.cards import CARDS, JOKERS, RANKS, rank_of
from games.madness.texts import RANK_NAMES, RANK_TEXTS
from games.words import Bilingual

_JOKER: Final = Bilingual("джокер", "joker")


def _entry(rank: str, name: Bilingual) -> Entry:
    ids = tuple(card for card in CARDS if rank_of(card) == rank)
    return Entry(ids=ids, name=name, count=str(len(ids)), text=RANK_TEXTS[rank])


HANDBOOK: Final = Handbook(
    title=Bilingual("Карты", "Cards"),
    one=Bilingual("Карта", "Card"),
    note=Bilingual(
        "Колода общая, 54 карты. Масти ни на что не влияют.",
        "One common pack of 54 cards. Suits never matter.",
    ),
    groups=(
        Group(
            entries=(
                *(_entry(rank, RANK_NAMES[rank]) for rank in RANKS),
                _entry(rank_of(JOKERS[0]), _JOKER),
            )
        ),
    ),
)
