"""UNO: every card and option has its names in both languages."""

from games.uno.cards import IDS, NAMES
from games.uno.options import OPTIONS
from games.words import Bilingual


def test_every_card_has_a_name_of_its_own_in_both_languages() -> None:
    assert list(NAMES) == list(IDS)
    for language in ("ru", "en"):
        assert len({name.in_language(language) for name in NAMES.values()}) == 54


def test_names_follow_the_facts() -> None:
    assert NAMES["r0"] == Bilingual("красная 0", "Red 0")
    assert NAMES["b+2"] == Bilingual("синяя «вытяни две»", "Blue Draw Two")
    assert NAMES["y-rev"] == Bilingual("жёлтая «смена направления»", "Yellow Reverse")
    assert NAMES["g-skip"] == Bilingual("зелёная «пропусти ход»", "Green Skip")
    assert NAMES["wild"] == Bilingual("дикая карта", "Wild")
    assert NAMES["wild+4"] == Bilingual("дикая карта «вытяни четыре»", "Wild Draw Four")


def test_every_option_has_a_label() -> None:
    assert set(OPTIONS) == {
        "reverse_as_skip",
        "stacking",
        "jump_in",
        "seven_zero",
        "draw_to_match",
        "match_to",
    }
    for option in OPTIONS.values():
        assert option.label.ru
        assert option.label.en
        assert option.label.ru != option.label.en
