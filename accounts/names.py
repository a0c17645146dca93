"""Names: what may be one. ``lookalikes`` tells which two are too much alike."""

import unicodedata
from collections.abc import Iterable
from typing import Final

import regex
from confusable_homoglyphs.categories import alias
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from accounts import reserved_names

LONGEST: Final = 24
"""Letters as a reader counts them, whatever they are made of."""

LONGEST_KEPT: Final = 2 * LONGEST
"""Characters: some letters are made of several."""

LONGEST_KEY: Final = 10 * LONGEST
"""Some letters look like several."""

_UNSEEN: Final = regex.compile(r"[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}]")
_SHAPE: Final = regex.compile(r"[\p{L}0-9](?:[\p{L}\p{M}0-9 .+_-]*[\p{L}\p{M}0-9])?")
_PILED: Final = regex.compile(r"\p{M}{3}")
_LETTER: Final = regex.compile(r"\X")

_LIVING: Final = frozenset(
    {
        *("ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CYRILLIC", "DEVANAGARI", "ETHIOPIC"),
        *("GEORGIAN", "GREEK", "GUJARATI", "GURMUKHI", "HAN", "HANGUL", "HEBREW", "HIRAGANA"),
        *("KANNADA", "KATAKANA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA"),
        *("SINHALA", "TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN"),
    }
)
"""Scripts in everyday use (UAX 31, table 5): readers know them, and devices can draw them."""

_WRITTEN_TOGETHER: Final = (
    {"HAN", "HIRAGANA", "KATAKANA"},
    {"HAN", "HANGUL"},
    {"HAN", "BOPOMOFO"},
)
_CASED: Final = frozenset({"LATIN", "GREEK", "CYRILLIC"})
_LONG_VOWEL: Final = "ー"
"""Unicode gives it to no script; it is Japanese."""


def tidied(name: str) -> str:
    """Return a name in the form in which names are kept: one space at most, no compatibles."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def checked_name(name: str) -> str:
    """Return a chosen name as it is kept; refuse what is none, or is the house's own."""
    kept = tidied(name)
    is_name(kept)
    if reserved_names.is_reserved(kept):
        raise ValidationError(_("Names like this are given by the site alone: choose another."))
    return kept


def is_name(name: str) -> None:
    """Refuse what is no name; whether anybody may choose it is another question."""
    if _UNSEEN.search(name):
        raise ValidationError(
            _("There is something in this name that cannot be seen: write it anew, by hand.")
        )
    if not _SHAPE.fullmatch(name) or name != tidied(name):
        raise ValidationError(
            _(
                "A name has letters, digits, spaces and . + - _ in it, and begins and ends with a "
                "letter or digit."
            )
        )
    _check_scripts(name)
    _check_length(name)


def _check_scripts(name: str) -> None:
    scripts = {_script_of(one) for one in name} - {""}
    if not scripts <= _LIVING:
        raise ValidationError(
            _("A letter of this name is in use nowhere today: write it in everyday letters.")
        )
    if len(scripts) > 1 and not any(scripts <= together for together in _WRITTEN_TOGETHER):
        raise ValidationError(
            _("Letters of several alphabets are mixed in this name: write all of it in one.")
        )


def _script_of(one: str) -> str:
    """Return the script of a letter, nothing for what goes with any; small capitals are of none."""
    if one.isascii() and not one.isalpha():
        return ""
    script = "KATAKANA" if one == _LONG_VOWEL else str(alias(one))
    if script == "INHERITED":
        return ""
    caseless = script in _CASED and one.isalpha() and one.lower() == one.upper()
    return "none" if caseless else script


def _check_length(name: str) -> None:
    if length_of(name) > LONGEST or len(name) > LONGEST_KEPT:
        raise ValidationError(
            _("A name has at most %(most)s letters: shorten it."), params={"most": LONGEST}
        )
    if _PILED.search(name):
        raise ValidationError(_("A letter bears two marks at most: leave the others out."))


def length_of(name: str) -> int:
    """Return how many letters a reader counts."""
    found: Iterable[str] = _LETTER.findall(name)
    return sum(1 for _one in found)
