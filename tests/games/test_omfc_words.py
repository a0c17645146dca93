"""One More Free Cell: every class has its names and texts."""

from games.omfc.casting import CLASSES


def test_o9_seven_classes_with_names_and_texts_in_both_languages() -> None:
    assert list(CLASSES) == [
        "skeletons",
        "orcs",
        "elves",
        "coyotes",
        "humans",
        "krakens",
        "miners",
    ]
    for folk in CLASSES.values():
        for text in (folk.name, folk.power, folk.counter_power):
            assert text.ru
            assert text.en
            assert text.ru != text.en
