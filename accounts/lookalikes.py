"""When two names look alike: Unicode's own table of confusable characters tells."""

import unicodedata
from typing import Final, NamedTuple

import regex
from confusable_homoglyphs.confusables import confusables_data
from django.db.models import Q

_AROUND: Final = "\u200e"
"""The table puts this mark around letters that are written from right to left."""

_UNSEEN: Final = regex.compile(r"\p{Default_Ignorable_Code_Point}")
"""No new name has such a thing in it; names of before may."""

_ACCENTS: Final = dict.fromkeys(range(0x300, 0x370))
"""Marks over and under letters: at a table nobody tells a letter with one from a letter without."""

_SIGNS: Final = dict.fromkeys(map(ord, " .+-_"))
"""What stands between the words of a name, or in place of a space."""

_BEFORE_NUMBER: Final = " "
"""Stands in the key of a twin, and in no other."""


def _prototypes() -> dict[str, str]:
    """Return, for each character of the table, the one (or several) its look-alikes stand for.

    The table is a list of neighbours, a star around each prototype. Where a star has two ends
    only, either will do, if it is always the same one.
    """
    stars = {
        one.strip(_AROUND): {other["c"].strip(_AROUND) for other in others}
        for one, others in confusables_data.items()
    }
    found = {}
    for one, others in stars.items():
        if len(one) == 1 and len(others) == 1:
            [other] = others
            is_centre = len(other) > 1 or len(stars[other]) > 1
            found[one] = other if is_centre else min(one, other)
    return found


_PROTOTYPES: Final = str.maketrans(_prototypes())


def skeleton(text: str) -> str:
    """Return what all texts share that look like this one (UTS 39, without its marks)."""
    bare = unicodedata.normalize("NFD", text).translate(_ACCENTS).translate(_PROTOTYPES)
    return unicodedata.normalize("NFD", bare).translate(_ACCENTS)


class Keys(NamedTuple):
    """How a name looks; two names that share one of these are too much alike."""

    name_key: str
    """In small letters; names are found by it."""
    capital_key: str
    """In capitals: Cyrillic ``ВОВА`` is Latin ``BOBA`` in these alone."""
    drawn_key: str
    """As it is written: Greek ``Κον`` is Latin ``Kov`` in neither case alone."""


def keys_of(name: str) -> Keys:
    """Return the keys of a name; in all of them I, i, l and 1 are one."""
    seen = _UNSEEN.sub("", unicodedata.normalize("NFKC", name))
    plain = "".join(seen.translate(_SIGNS).split())
    bare = unicodedata.normalize("NFD", plain).translate(_ACCENTS)
    return Keys(_key(bare.lower()), _key(bare.upper()), _key(bare))


def _key(text: str) -> str:
    return skeleton(skeleton(text).casefold()).replace("i", "l")


def alike(name: str) -> Q:
    """Return the condition of an account whose name looks like this one."""
    condition = Q()
    for column, key in keys_of(name)._asdict().items():
        twins = {f"{column}__startswith": f"{key}{_BEFORE_NUMBER}"}
        condition |= Q(**{column: key}) | Q(**twins)
    return condition


def twin_key(key: str, number: int) -> str:
    """Return the key of an account that looked like an older one before looks were compared."""
    return f"{key}{_BEFORE_NUMBER}{number}"
