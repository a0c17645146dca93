"""Phrases: one tap, understood in both languages. Some are for any table, some are a game's."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_noop as _

from games.vocabulary import parameters, vocabulary
from games.words import Bilingual
from tables.models import Table
from tables.refusals import Refused

QUICK_PHRASES = {
    "emote_smile": Bilingual("улыбается", "smiles"),
    "emote_laugh": Bilingual("смеётся", "laughs"),
    "emote_wow": Bilingual("удивляется", "wonders"),
    "emote_sad": Bilingual("грустит", "is sad"),
    "emote_clap": Bilingual("хлопает", "claps"),
    "emote_tea": Bilingual("пьёт чай", "has some tea"),
    "hello": Bilingual("Всем привет!", "Hello everybody!"),
    "good_luck": Bilingual("Удачи!", "Good luck!"),
    "one_moment": Bilingual("Минутку…", "One moment…"),
    "your_turn": Bilingual("Ваш ход!", "Your turn!"),
    "nice": Bilingual("Хороший ход!", "Nice move!"),
    "oops": Bilingual("Ой…", "Oops…"),
    "thanks": Bilingual("Спасибо за игру!", "Thanks for the game!"),
    "again": Bilingual("Ещё раз?", "Once more?"),
}
"""Those that begin with ``emote_`` are drawn by the page, and told by these words to the ear."""


def check_phrase(table: Table, phrase: Any) -> None:
    """Refuse a phrase that neither the site nor the game knows, or with odd parameters."""
    if not isinstance(phrase, dict) or not isinstance(phrase.get("code"), str):
        raise _no_phrase()
    params = {name: value for name, value in phrase.items() if name != "code"}
    if phrase["code"] in QUICK_PHRASES:
        is_known = not params
    else:
        is_known = _is_of_the_game(table, phrase["code"], params)
    if not is_known:
        raise _no_phrase()


def _is_of_the_game(table: Table, code: str, params: Mapping[str, Any]) -> bool:
    """Tell whether a phrase is whole: about a player of this table, or a card, wherever it must."""
    words = vocabulary(table.game)
    if code not in words.phrases:
        return False
    templates = words.templates("phrases", {"code": code})
    if set(params) not in [set(parameters(one.en)) for one in templates]:
        return False
    return all(
        type(value) is int and 0 <= value < table.seat_count
        if name in words.seats
        else isinstance(value, str) and value in words.texts
        for name, value in params.items()
    )


def _no_phrase() -> Refused:
    return Refused("bad_phrase", _("There is no such phrase."), status=422)
