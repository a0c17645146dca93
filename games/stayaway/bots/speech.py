"""What bots say: humans tell what they saw and believe, the Thing's side lies as they might.

Nobody contradicts itself, and nobody claims to have seen what all know it cannot have seen. The
Thing of the hard level imagines what the humans would believe after each lie.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from games.bots.protocol import Phrase
from games.chance import Chance
from games.stayaway.bots.belief import Said, hear, said
from games.stayaway.bots.outlook import Outlook, suspicion
from games.stayaway.cards import INFECTED, PANICS, counts_for, expanded, plain

_SURE: Final = 0.95
_SUSPECT: Final = 1.5
"""So many times likelier than another at the table is one who may be asked or accused."""
_CHARGES: Final = ("accuse", "caught")
_GUESSES: Final = ("accuse", "ask_show")
"""Nobody says these after having said that it knows."""

Wish = tuple[str, int]
"""What to say of whom."""

_WORTH_SAYING: Final = 0.01
"""By so much the humans must suspect it less on average."""
_SUSPECTED: Final = 1.1
"""It keeps still while the humans suspect it less than so many times as much as anybody."""
_AS_GOOD: Final = 0.01
"""Among lies that differ by no more, chance chooses."""


def speak(outlook: Outlook) -> Phrase | None:
    """Return an answer if one is due, else the first thing worth saying that may be said."""
    reply = _reply(outlook)
    if reply is not None:
        return reply
    heard = said(outlook.position.phrases, len(outlook.view["hands"]))
    if outlook.role == "thing" and outlook.temper.plots:
        wishes = _plots(outlook, _sayable(outlook, heard, _plottable(outlook)))
    else:
        wishes = _sayable(outlook, heard, _wishes(outlook, heard))
    for code, about in wishes:
        return Phrase(outlook.seat, code, {"seat": about})
    return None


def _sayable(outlook: Outlook, heard: list[Said], wishes: Iterable[Wish]) -> Iterator[Wish]:
    """Yield what is new, of the living, no contradiction, and not seen through by all at once."""
    own = {(one.code, one.about) for one in heard if one.speaker == outlook.seat}
    knew = any(code == "caught" for code, _ in own)
    sights = outlook.story.sights
    for code, about in wishes:
        denied = ("vouch", about) in own if code in _CHARGES else ("caught", about) in own
        if (code, about) in own or about not in outlook.ring or denied:
            continue
        if knew and code in _GUESSES:
            continue
        if sights is None or sights.allow(Said(outlook.seat, code, about)):
            yield code, about


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
    """Name a harmless card of the own hand; a liar who has none names one that may be there."""
    chance, harmless = outlook.position.chance, plain(outlook.hand)
    if harmless:
        return chance.pick(harmless)
    return INFECTED if outlook.role == "human" else _invented(outlook, chance)


def _invented(outlook: Outlook, chance: Chance) -> str:
    """Name a card that is not known to lie in the discard, the more copies the likelier."""
    view = outlook.view
    left = counts_for(len(view["hands"]))
    for card, gone in view["discarded"].items():
        left[card] -= gone
    cards = plain(card for card in expanded(left) if card not in PANICS)
    return chance.pick(cards)


def _wishes(outlook: Outlook, heard: list[Said]) -> Iterator[Wish]:
    if outlook.role == "human":
        return _truths(outlook)
    return _disguise(outlook, heard) if outlook.role == "thing" else _lies(outlook, heard)


def _truths(outlook: Outlook) -> Iterator[Wish]:
    suspect = outlook.suspects()[0]
    story = outlook.story
    if suspect in story.caught and outlook.thing[suspect] > _SURE:
        yield "caught", suspect
    for seat in sorted(story.clean):
        yield "vouch", seat
    yield from _guesses(outlook, suspect, outlook.thing[suspect])


def _guesses(outlook: Outlook, suspect: int, likely: float) -> Iterator[Wish]:
    if likely > max(0.45, 2.0 / outlook.living):
        yield "accuse", suspect
    elif likely > _SUSPECT / outlook.living:
        yield "ask_show", suspect


def _disguise(outlook: Outlook, heard: list[Said]) -> Iterator[Wish]:
    """The Thing guesses as a human in its place would, but never at its own side."""
    likely = _disguised(outlook)
    humans = [seat for seat in outlook.ring if _foe(outlook, seat)]
    for one in heard:
        if one.code in _CHARGES and one.about == outlook.seat and one.speaker in humans:
            yield "accuse", one.speaker
    suspect = max(humans, key=likely.__getitem__, default=None)
    if suspect is not None:
        yield from _guesses(outlook, suspect, likely[suspect])


def _disguised(outlook: Outlook) -> list[float]:
    """Return per seat how likely the Thing would hold it for the Thing, were it human."""
    belief = outlook.story.belief.copy()
    hear(belief, outlook.position.phrases, outlook.story.sights)
    return belief.thing()


def _plottable(outlook: Outlook) -> Iterator[Wish]:
    """Yield what may be said of each; only those are accused who look guilty to a human."""
    likely = _disguised(outlook)
    for seat in outlook.ring:
        if seat != outlook.seat:
            yield from (("caught", seat), ("vouch", seat))
            if likely[seat] > _SUSPECT / outlook.living:
                yield "accuse", seat


def _plots(outlook: Outlook, lies: Iterable[Wish]) -> Iterator[Wish]:
    """Yield a lie after which the humans suspect the Thing about least, if it is suspected."""
    humans = [seat for seat in outlook.ring if outlook.human[seat]]
    beliefs = outlook.image.beliefs(outlook.position, humans)
    phrases, sights = outlook.position.phrases, outlook.story.sights
    now = suspicion(beliefs, phrases, sights, outlook.seat)
    if now < _SUSPECTED / (outlook.living - 1):
        return
    after = {
        lie: suspicion(
            beliefs,
            [*phrases, Phrase(outlook.seat, lie[0], {"seat": lie[1]})],
            sights,
            outlook.seat,
        )
        for lie in lies
    }
    bound = min(now - _WORTH_SAYING, min(after.values(), default=0.0) + _AS_GOOD)
    good = [lie for lie, left in after.items() if left < bound]
    if good:
        yield outlook.position.chance.pick(good)


def _lies(outlook: Outlook, heard: list[Said]) -> Iterator[Wish]:
    """Strike back at whoever names the Thing, vouch for one another, join in wrong charges."""
    thing = outlook.thing.index(max(outlook.thing))
    charges = [one for one in heard if one.code in _CHARGES]
    foes = [one.speaker for one in charges if one.about == thing and _foe(outlook, one.speaker)]
    yield from _framing(outlook, heard, foes, thing)
    for foe in foes:
        yield "accuse", foe
    for one in charges:
        if _foe(outlook, one.about):
            yield "accuse", one.about
        elif one.about not in (thing, outlook.seat):
            yield "vouch", one.about


def _framing(outlook: Outlook, heard: list[Said], foes: list[int], thing: int) -> Iterator[Wish]:
    """One who is infected swears once that a human is the Thing, and that the Thing is not."""
    if not any(one.speaker == outlook.seat and one.code == "caught" for one in heard):
        humans = [seat for seat in outlook.ring if _foe(outlook, seat)]
        for seat in (*foes, *humans):
            yield "caught", seat
    if foes:
        yield "vouch", thing


def _foe(outlook: Outlook, seat: int) -> bool:
    return seat != outlook.seat and outlook.human[seat] > 0.5
