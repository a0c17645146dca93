"""The exchange of blows: one for attacks and striking events alike (I3, I9, I10, I11).

A blow waits for its victim, always. It is stopped (games.shipit.effects.defence), absorbed by what
lies under a component, or it hits one.
"""

from games.contract import Event, Move
from games.shipit.cards import CARDS, LINED, SHIELDS, Harm
from games.shipit.moves import Ways, give_way
from games.shipit.piles import throw
from games.shipit.rituals import with_ritual
from games.shipit.state import NOBODY, Blow, Component, State
from games.shipit.tables import strip, take_off, to_hand


def strike(state: State, blow: Blow) -> None:
    """Let a blow wait for its victim's answer; at an empty table it is in vain (I3)."""
    if state.tables[blow.victim]:
        state.blow = blow
        state.phase = "answer"


def harm_of(card: str) -> Harm:
    """Return the harm that an attack or a striking event does."""
    harm = CARDS[card].strikes
    assert harm is not None  # noqa: S101 - other cards make no blow
    return harm


def current(state: State) -> Blow:
    """Return the blow that waits for an answer."""
    assert state.blow is not None  # noqa: S101 - asked for in the answering phase only
    return state.blow


def exposed(table: list[Component], harm: Harm, sudo: bool) -> list[int]:
    """Return what can be hit: without sudo only shields, if there are any (I9)."""
    if not sudo:
        shield = SHIELDS[harm]
        shields = [index for index, one in enumerate(table) if one.acts_as(shield)]
        if shields:
            return shields
    return list(range(len(table)))


def targets(state: State) -> list[int]:
    """Return where the blow under way can fall."""
    blow = current(state)
    if blow.component is not None:
        return [blow.component]
    return exposed(state.tables[blow.victim], harm_of(blow.card), blow.sudo)


def is_absorbed(state: State, at: int) -> bool:
    """Tell whether a card under this component absorbs the blow under way (I10)."""
    blow = current(state)
    under = state.tables[blow.victim][at].under
    return not blow.sudo and LINED[harm_of(blow.card)] in under


def yields(state: State, seat: int) -> Ways:
    """Return every way to take the blow; 0day also wants a receiver (I3)."""
    card = current(state).card
    if CARDS[card].fate != "chosen":
        return [give_way(at, None) for at in targets(state)]
    ways = [give_way(at, other) for at in targets(state) for other in state.others_in(seat)]
    return with_ritual(state, card, ways)


def take_blow(state: State, seat: int, move: Move, events: list[Event]) -> None:
    """Yield: the blow is absorbed, or the component goes where the card says (I10, I11)."""
    blow, at = current(state), move["component"]
    if is_absorbed(state, at):
        strip(state, seat, at, LINED[harm_of(blow.card)])
        end_blow(state, move, events, "absorbed")
        return
    card = take_off(state, seat, at).card
    receiver = receiver_of(blow, move)
    if receiver == NOBODY:
        throw(state, (card,))
    else:
        to_hand(state, receiver, card)
    end_blow(state, move, events, "hit", lost=card, to=None if receiver == NOBODY else receiver)


def receiver_of(blow: Blow, move: Move) -> int:
    """Return whose hand a component goes to that was hit, or nobody's (I11)."""
    match CARDS[blow.card].fate:
        case "owner":
            return blow.victim
        case "attacker":
            return blow.attacker
        case "chosen":
            return int(move["seat"])
        case "discard":
            return NOBODY


def end_blow(
    state: State, move: Move, events: list[Event], how: str, **more: str | int | None
) -> None:
    """Tell how the blow under way ended, by which answer, and clear it away."""
    blow = current(state)
    told = {"type": "blow_over", "card": blow.card, "victim": blow.victim, "how": how, **more}
    events.append(Event({**told, "answer": dict(move)}))
    state.blow = None
