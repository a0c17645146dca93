"""Names: which look alike, and which only the house gives."""

import pytest
from django.core.exceptions import ValidationError

from accounts.names import checked_name, key_of


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Міхаіл", "Mixaiл"),
        ("ЅАЅНА", "sasha"),
        ("Јаԁе", "Jade"),
        ("ӏеоп", "Leoп"),
        ("Ԛԝеһү", "Qwehy"),
        ("АВЕКМНОРСТУХ", "abekmhopctyx"),
        ("Zoё", "Zoe"),
    ],
)
def test_names_that_look_alike_in_any_case_and_alphabet_have_one_key(name: str, other: str) -> None:
    assert key_of(name) == key_of(other)
    assert key_of(name.upper()) == key_of(other.lower())


@pytest.mark.parametrize("name", ["deleted-5", "DЕLETED-5", "dеlеtеd-5", "gue ѕt-7", "Гoсть-7"])
def test_a_name_that_looks_like_the_house_s_own_is_refused(name: str) -> None:
    with pytest.raises(ValidationError, match="site alone"):
        checked_name(name)


def test_a_name_is_kept_in_its_plain_form() -> None:
    assert checked_name("  Ａnn ") == "Ann"
