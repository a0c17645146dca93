"""Plates drawn from names: the same for the same name, and hardly ever for two."""

import pytest

from accounts.avatars import drawn, plate_of


def test_a_name_keeps_its_plate_whatever_its_capitals() -> None:
    assert plate_of("Мария") == plate_of("мария")
    assert drawn("Мария") == drawn("Мария")


def test_names_have_plates_of_their_own() -> None:
    plates = {plate_of(f"player {number}") for number in range(200)}
    assert len(plates) > 150


@pytest.mark.parametrize("name", ["<b>", "&", "Ё", "я"])
def test_whatever_the_letter_it_is_drawn_and_harmless(name: str) -> None:
    assert "<b" not in drawn(name)
    assert drawn(name).count("<text") == 1
