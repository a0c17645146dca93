"""Names: what may be one, and when two of them are too much alike."""

import unicodedata

from django.core.exceptions import ValidationError
from django.core.validators import RegexValidator
from django.utils.translation import gettext_lazy as _

LONGEST = 24

_LOOKALIKES = str.maketrans("авекмнорстухё0", "abekmhopctyxeo")
"""Cyrillic letters (and a digit) that look like Latin ones: nobody is to pass for another."""

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


def check_not_reserved(name: str) -> None:
    """Refuse a name that the house would give itself."""
    if name.casefold().startswith(RESERVED):
        raise ValidationError(_("Names that begin like this are given by the site alone."))
