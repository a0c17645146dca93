"""Ship IT!: every card and move has its names."""

from games.shipit.cards import CARDS
from games.shipit.engine import OPTIONS
from games.shipit.texts import JUNE, MOVE_NAMES, NAMES, REASONS, RITUALS, TEXTS
from games.shipit.verification import _SHAPES


def test_every_card_has_a_name_and_a_text() -> None:
    assert list(NAMES) == list(TEXTS) == list(CARDS)
    for language in ("ru", "en"):
        assert len({name.in_language(language) for name in NAMES.values()}) == 34
        assert all(text.in_language(language) for text in TEXTS.values())
    assert (CARDS["0day"].name.ru, CARDS["gc"].text.en) == (
        "0 день",
        "Take a card from the discard.",
    )
    assert CARDS["ddos"].ritual is None
    assert CARDS["merge"].ritual == RITUALS["merge"]


def test_every_move_ending_and_option_has_a_name() -> None:
    assert MOVE_NAMES.keys() == _SHAPES.keys()
    assert REASONS.keys() == {"victory", "last", "rounds"}
    named = (*MOVE_NAMES.values(), *REASONS.values(), *RITUALS.values(), JUNE)
    assert all(name.ru and name.en for name in named)
    assert OPTIONS.keys() == {"extras", "play_on", "social", "dealer"}
