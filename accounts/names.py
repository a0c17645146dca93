"""Names: what may be one, and when two of them are too much alike."""

import unicodedata

from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.utils.translation import gettext_lazy as _

LONGEST = 24
LONGEST_KEY = 2 * LONGEST
"""Some letters become several in a key."""

_LOOKALIKES = str.maketrans(
    "авекмнорстухёіјѕԁԍһӏԛԝѡѵүӓәӕҫїӧӱ0",
    "abekmhopctyxeijsdghlqwwvyäəæçïöÿo",
)
"""Cyrillic letters (and a digit) that look like Latin ones, small or capital, all written small.

Nobody is to pass for another.
"""

RESERVED = ("deleted-", "guest-", "гость-")
"""How the names begin that only the house gives."""

is_name = RegexValidator(
    r"^[\w][\w .+-]*[\w]$|^[\w]$",
    _(
        "A name has letters, digits, spaces and . + - _ in it, and begins and ends with a letter "
        "or digit."
    ),
)


def key_of(name: str) -> str:
    """Return what two names share that look alike: case and alphabet are passed over."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(plain.split()).translate(_LOOKALIKES)


def checked_name(name: str) -> str:
    """Return a chosen name as it is kept; refuse what is none, is too long or the house's own."""
    kept = unicodedata.normalize("NFKC", name).strip()
    if len(kept) > LONGEST:
        raise ValidationError(_("A name has at most %(most)s letters."), params={"most": LONGEST})
    is_name(kept)
    key = key_of(kept)
    if len(key) > LONGEST_KEY:
        raise ValidationError(_("This name is too long."))
    if key.startswith(tuple(key_of(beginning) for beginning in RESERVED)):
        raise ValidationError(_("Names that begin like this are given by the site alone."))
    return kept
