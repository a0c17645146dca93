"""What bots say: humans tell what they saw and believe, the Thing's side lies."""

from collections.abc import Iterator
from typing import Final

from games.bots.protocol import Phrase
from games.stayaway.bots.hearing import Said, said
from games.stayaway.bots.outlook import Outlook
from games.stayaway.bots.plotting import plots
from games.stayaway.cards import INFECTED, plain

_SURE = 0.95
_HARMLESS: Final = ("suspicion", "watch_back", "run", "comfortable", "axe", "resolute")
"""What a liar claims to hold: more kinds than a hand has cards, so one is always missing."""
_CHARGES: Final = ("accuse", "caught")


def speak(outlook: Outlook) -> Phrase | None:
    """Return an answer if one is due, else the first thing worth saying that is new."""
    heard = said(outlook.position.phrases, len(outlook.view["hands"]))
    reply = _reply(outlook)
    if reply is not None:
        return reply
    before = {(code, about) for speaker, code, about in heard if speaker == outlook.seat}
    wishes = _wishes(outlook, heard)
    for code, about in wishes:
        if (code, about) not in before and about in outlook.ring:
            return Phrase(outlook.seat, code, {"seat": about})
    return None


def _reply(outlook: Outlook) -> Phrase | None:
    """Answer a question that this seat has not said a word since."""
    for phrase in reversed(outlook.position.phrases):
        if phrase.seat == outlook.seat:
            return None
        if phrase.params.get("seat") == outlook.seat:
            if phrase.code == "ask_thing":
                return Phrase(outlook.seat, "no", {})
            if phrase.code == "ask_show":
                return Phrase(outlook.seat, "claim", {"card": _claimed(outlook)})
    return None


def _claimed(outlook: Outlook) -> str:
    """A human names a card it holds, a liar one that it does not."""
    if outlook.role == "human":
        return next(iter(plain(outlook.hand)), INFECTED)
    return next(card for card in _HARMLESS if card not in outlook.hand)


def _wishes(outlook: Outlook, heard: list[Said]) -> Iterator[tuple[str, int]]:
    if outlook.role == "human":
        return _truths(outlook)
    if outlook.role == "thing" and outlook.temper.plots:
        return plots(outlook, heard)
    return _lies(outlook, heard)


def _truths(outlook: Outlook) -> Iterator[tuple[str, int]]:
    suspect = outlook.suspects()[0]
    story = outlook.story
    if suspect in story.caught and outlook.thing[suspect] > _SURE:
        yield "caught", suspect
    for seat in sorted(story.clean):
        yield "vouch", seat
    if outlook.thing[suspect] > max(0.45, 2.0 / outlook.living):
        yield "accuse", suspect
    elif outlook.thing[suspect] > 1.5 / outlook.living:
        yield "ask_show", suspect


def _lies(outlook: Outlook, heard: list[Said]) -> Iterator[tuple[str, int]]:
    """Strike back at whoever names the Thing, vouch for one another, join in wrong charges."""
    thing = outlook.thing.index(max(outlook.thing))
    charges = [one for one in heard if one.code in _CHARGES]
    foes = [one.speaker for one in charges if one.about == thing and _foe(outlook, one.speaker)]
    if outlook.role == "infected":
        yield from _framing(outlook, heard, foes, thing)
    for foe in foes:
        yield "accuse", foe
    for one in charges:
        if _foe(outlook, one.about):
            yield "accuse", one.about
        elif one.about not in (thing, outlook.seat):
            yield "vouch", one.about


def _framing(
    outlook: Outlook, heard: list[Said], foes: list[int], thing: int
) -> Iterator[tuple[str, int]]:
    """One who is infected swears once that a human is the Thing, and that the Thing is not."""
    if not any(one.speaker == outlook.seat and one.code == "caught" for one in heard):
        humans = [seat for seat in outlook.ring if _foe(outlook, seat)]
        if foes or humans:
            yield "caught", (foes or humans)[0]
    if foes:
        yield "vouch", thing


def _foe(outlook: Outlook, seat: int) -> bool:
    return seat != outlook.seat and outlook.human[seat] > 0.5
