"""Looking at cards: ``analysis``, ``suspicion``, ``whiskey``, and the panics that show hands."""

from games.contract import Event
from games.stayaway.cards import INFECTED, ordered
from games.stayaway.endings import end_for_humans
from games.stayaway.families.exchange import phase_three
from games.stayaway.knowledge import note, saw_card, saw_hand
from games.stayaway.places import next_seat
from games.stayaway.state import State


def analysis(state: State, seat: int, target: int, events: list[Event]) -> None:
    """See the whole hand of a neighbour; nothing answers it."""
    show_hand_to(state, target, seat, events)
    phase_three(state, events)


def between_us(state: State, seat: int, target: int, events: list[Event]) -> None:
    """Show the whole hand to a neighbour."""
    show_hand_to(state, seat, target, events)
    phase_three(state, events)


def show_hand_to(state: State, seat: int, observer: int, events: list[Event]) -> None:
    """Let one observer see a whole hand."""
    cards = ordered(state.hands[seat])
    saw_hand(state, seat, 1 << observer)
    note(state, observer, type="hand", seat=seat, cards=cards)
    said = {"type": "look", "seat": observer, "at": seat, "what": "hand"}
    events.append(Event(said, {observer: {"cards": cards}}))
    _betray(state, seat, cards, events)


def show_hand(state: State, seat: int, events: list[Event]) -> None:
    """Let everybody see a whole hand."""
    cards = ordered(state.hands[seat])
    saw_hand(state, seat, state.everybody())
    note(state, state.seats, type="hand", seat=seat, cards=cards)
    events.append(Event({"type": "show", "seat": seat, "cards": cards}))
    _betray(state, seat, cards, events)


def _betray(state: State, seat: int, cards: list[str], events: list[Event]) -> None:
    """A flamethrower shown in the Thing's hand outside its own turn loses the game (S17)."""
    if _forbidden(state, seat, cards) and state.roles[seat] == "thing":
        end_for_humans(state, "flamethrower_shown", events)


def _forbidden(state: State, seat: int, cards: list[str]) -> bool:
    shown = state.rules.thing_no_flamethrower and "flamethrower" in cards
    return shown and seat != state.turn


def suspicion(state: State, seat: int, target: int, events: list[Event]) -> None:
    """See one card of a neighbour, drawn by chance; nothing answers it."""
    card = state.chance.pick(ordered(state.hands[target]))
    saw_card(state, target, card, 1 << seat)
    note(state, seat, type="card", seat=target, card=card)
    said = {"type": "look", "seat": seat, "at": target, "what": "card"}
    events.append(Event(said, {seat: {"card": card}}))
    _betray(state, target, [card], events)
    if state.result is None and _forbidden(state, target, [card]):
        state.not_thing[seat] |= 1 << target
    phase_three(state, events)


def whiskey(state: State, seat: int, _: int, events: list[Event]) -> None:
    """Show the whole hand to everybody; ``oops`` does the same."""
    show_hand(state, seat, events)
    phase_three(state, events)


def confession(state: State, seat: int, _: int, events: list[Event]) -> None:
    """Ask everybody in turn to show, beginning with the drawer (S14)."""
    del events
    state.phase, state.asked = "confess", seat


def confess(state: State, seat: int, what: str, events: list[Event]) -> None:
    """Show all, one ``infected``, or nothing; ``infected`` shown ends it (S14)."""
    ended = what == "infected"
    if what == "all":
        ended = INFECTED in state.hands[seat]
        show_hand(state, seat, events)
    elif ended:
        saw_card(state, seat, INFECTED, state.everybody())
        note(state, state.seats, type="card", seat=seat, card=INFECTED)
        events.append(Event({"type": "show", "seat": seat, "cards": [INFECTED]}))
    else:
        events.append(Event({"type": "silent", "seat": seat}))
    if state.result is not None:
        return
    following = next_seat(state, seat)
    if ended or following == state.turn:
        phase_three(state, events)
    else:
        state.asked = following
