"""What each viewer can be sure of about hidden cards, kept as the game goes.

*Limits* say, for every card of a hand, what it cannot be. Nobody sees which card of a hand left it,
so the one best known that could have done so is taken off, and every other that could have done so
is henceforth allowed what that one was allowed: what remains is never claimed too tightly.

*Caps* say how many of a kind the deck can hold at most. A card gets from a hand to the deck only by
way of the open discard, so caps stay exact. *Tops* are the deck's top cards as far as seen.
"""

from collections import Counter
from collections.abc import Iterable

from games.shipit.cards import BITS, EVERY_KIND, NOTHING_BUT, mask_of
from games.shipit.state import Mind, State

# --- hands ---------------------------------------------------------------------------------


def gained_openly(state: State, seat: int, card: str) -> None:
    """Note that all saw this card go to a hand."""
    for viewer, mind in enumerate(state.minds):
        if viewer != seat:
            mind.limits[seat] += (NOTHING_BUT[card],)


def lost_openly(state: State, seat: int, card: str) -> None:
    """Note that all saw this card leave a hand."""
    for viewer, mind in enumerate(state.minds):
        if viewer != seat:
            _lose(mind, seat, BITS[card])


def passed(state: State, giver: int, taker: int, card: str) -> None:
    """Note that a card went from hand to hand, seen by these two alone."""
    for viewer, mind in enumerate(state.minds):
        if viewer == taker:
            _lose(mind, giver, BITS[card])
        else:
            known = NOTHING_BUT[card] if viewer == giver else _lose(mind, giver, 0)
            mind.limits[taker] += (known,)


def lacked(state: State, seat: int, card: str) -> None:
    """Note that all saw a hand to hold no such card (``rfc``)."""
    for mind in state.minds:
        mind.limits[seat] = tuple(limit | BITS[card] for limit in mind.limits[seat])


def laid_down(state: State, seat: int) -> None:
    """Note that a hand is gone."""
    for mind in state.minds:
        mind.limits[seat] = ()


def _lose(mind: Mind, seat: int, bit: int) -> int:
    """Take a card off a hand, of one kind (or any: 0); return what such a card may have been."""
    limits = mind.limits[seat]
    if not any(limits):
        mind.limits[seat] = limits[1:]
        return 0
    possible = [place for place, limit in enumerate(limits) if not limit & bit]
    gone = max(possible, key=lambda place: limits[place].bit_count())
    known = limits[gone]
    mind.limits[seat] = tuple(
        limit if limit & bit else limit & known
        for place, limit in enumerate(limits)
        if place != gone
    )
    common = EVERY_KIND
    for place in possible:
        common &= limits[place]
    return common


# --- the deck ------------------------------------------------------------------------------


def drawn_unseen(state: State, seat: int, card: str) -> None:
    """Note that a seat took the deck's top into its hand."""
    for viewer, mind in enumerate(state.minds):
        top = _pop_top(mind)
        if viewer != seat:
            mind.limits[seat] += (top | mind.absent,)
        if viewer == seat or top == NOTHING_BUT[card]:
            _uncap(mind, card)


def drawn_openly(state: State, card: str) -> None:
    """Note that an event came off the deck's top."""
    for mind in state.minds:
        _pop_top(mind)
        _uncap(mind, card)


def searched(state: State, seat: int) -> None:
    """Note that a seat sees the deck's contents, and so what all other hands hold together."""
    mind = state.minds[seat]
    _cap(mind, Counter(state.deck))
    held = {card for other, hand in enumerate(state.hands) if other != seat for card in hand}
    _rule_out(mind, EVERY_KIND ^ mask_of(held))


def found(state: State, seat: int, card: str) -> None:
    """Note that a seat took a card from anywhere in the deck."""
    for viewer, mind in enumerate(state.minds):
        if viewer == seat:
            _uncap(mind, card)
        else:
            mind.limits[seat] += (mind.absent,)


def shuffled(state: State) -> None:
    """Note that nobody knows the deck's order any more."""
    for mind in state.minds:
        mind.tops = ()


def joined(state: State, cards: list[str]) -> None:
    """Note that the open discard goes into the deck: no hand has a kind of which all lay open."""
    added = Counter(cards)
    for viewer, mind in enumerate(state.minds):
        _rule_out(mind, EVERY_KIND ^ mask_of(_unseen(state, viewer)))
        if not state.deck and (viewer == state.turn or not state.looked):
            _cap(mind, added)
        elif mind.caps is not None:
            _cap(mind, Counter(mind.caps) + added)
    shuffled(state)


def top_seen(state: State, seat: int) -> None:
    """Note that a seat sees the deck's top."""
    mind = state.minds[seat]
    mind.tops = (*mind.tops[:-1], NOTHING_BUT[state.deck[-1]])


def looked_at(state: State, seat: int, card: str) -> None:
    """Note that a seat takes the deck's top to look at it."""
    for viewer, mind in enumerate(state.minds):
        top = _pop_top(mind)
        if viewer == seat:
            _uncap(mind, card)
        else:
            mind.looked = mind.looked & top if state.looked else top


def put_back(state: State, seat: int, card: str) -> None:
    """Note that a seat puts a card it looked at on the deck."""
    for viewer, mind in enumerate(state.minds):
        if viewer == seat:
            mind.tops += (NOTHING_BUT[card],)
            if mind.caps is not None:
                _cap(mind, Counter(mind.caps) + Counter((card,)))
        elif mind.tops or mind.looked:
            mind.tops += (mind.looked,)


def _unseen(state: State, viewer: int) -> Iterable[str]:
    yield from state.deck
    if viewer != state.turn:
        yield from state.looked
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            yield from hand


def _rule_out(mind: Mind, kinds: int) -> None:
    mind.limits = [tuple(limit | kinds for limit in limits) for limits in mind.limits]


def _cap(mind: Mind, counts: Counter[str]) -> None:
    mind.caps = dict(counts)
    mind.absent = EVERY_KIND ^ mask_of(counts)


def _uncap(mind: Mind, card: str) -> None:
    if mind.caps is not None:
        mind.caps[card] -= 1
        if not mind.caps[card]:
            del mind.caps[card]
            mind.absent |= BITS[card]


def _pop_top(mind: Mind) -> int:
    if not mind.tops:
        return 0
    top = mind.tops[-1]
    mind.tops = mind.tops[:-1]
    return top
