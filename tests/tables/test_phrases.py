"""Phrases: what one may say by a code, and of whom."""

import re
from collections.abc import Callable

import pytest

from accounts.models import User
from config.environment import ROOT
from tables.live.lines import LINES_KEPT_IN_SIGHT, last_told, lines_of
from tables.models import ChatLine
from tables.phrases import QUICK_PHRASES
from tables.refusals import Refused
from tables.services import chatting
from tests.tablecraft import begun

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_redis"),
]
Maker = Callable[[str], User]


def test_a_phrase_speaks_of_a_seat_of_this_table_only(person: Maker) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")], "stayaway", bots=2)
    for seat in (-1, table.seat_count, 10**20):
        with pytest.raises(Refused) as refusal:
            chatting.say(uid=table.uid, user=ann, phrase={"code": "accuse", "seat": seat})
        assert refusal.value.code == "bad_phrase"
    last = {"code": "accuse", "seat": table.seat_count - 1}
    assert chatting.say(uid=table.uid, user=ann, phrase=last).phrase == last


@pytest.mark.parametrize(
    "phrase",
    [
        {"code": "accuse"},
        {"code": "accuse", "seat": 1, "card": "axe"},
        {"code": "claim", "card": "turn"},
        {"code": "claim", "card": 1},
        {"code": "saw", "seat": "axe", "card": "axe"},
        {"code": "saw", "seat": True, "card": "axe"},
        {"code": "yes", "seat": 1},
        {"code": "hello", "seat": 1},
    ],
)
def test_a_phrase_is_whole_and_about_players_and_cards_alone(
    person: Maker, phrase: dict[str, object]
) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")], "stayaway", bots=2)
    with pytest.raises(Refused) as refusal:
        chatting.say(uid=table.uid, user=ann, phrase=phrase)
    assert refusal.value.code == "bad_phrase"


@pytest.mark.parametrize(
    "phrase",
    [
        {"code": "vouch", "seat": 1},
        {"code": "ask_show", "seat": 1},
        {"code": "claim", "card": "axe"},
        {"code": "saw", "seat": 1, "card": "infected"},
        {"code": "yes"},
    ],
)
def test_players_accuse_vouch_ask_and_claim(person: Maker, phrase: dict[str, object]) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")], "stayaway", bots=2)
    assert chatting.say(uid=table.uid, user=ann, phrase=phrase).phrase == phrase


def test_every_emote_has_words_and_is_drawn() -> None:
    script = (ROOT / "static/js/shell/emotes.js").read_text(encoding="utf-8")
    drawn = set(re.findall(r"^  (emote_\w+):", script, re.MULTILINE))
    assert drawn == {code for code in QUICK_PHRASES if code.startswith("emote_")}


def test_an_emote_is_said_like_any_phrase(person: Maker) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")])
    smile = {"code": "emote_smile"}
    assert chatting.say(uid=table.uid, user=ann, phrase=smile).phrase == smile


def test_what_was_claimed_stays_in_sight_however_much_is_said_after(person: Maker) -> None:
    ann = person("ann")
    table = begun([ann, person("bob")], "stayaway", bots=2)
    claim = chatting.say(uid=table.uid, user=ann, phrase={"code": "accuse", "seat": 1})
    ChatLine.objects.bulk_create(
        ChatLine(table=table, user=ann, seat=0, text=f"line {number}", turn=2)
        for number in range(LINES_KEPT_IN_SIGHT + 20)
    )
    told = last_told(lines_of(table))
    assert len(told) == LINES_KEPT_IN_SIGHT + 1
    assert (told[0].id, told[0].turn) == (claim.pk, claim.turn)
    assert [one.id for one in told] == sorted(one.id for one in told)
