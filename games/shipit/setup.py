"""Set-up: architectures, hands without events, and who starts (I1)."""

from typing import Final

from games.chance import Chance
from games.contract import Event
from games.shipit.cards import ARCHITECTURES, EVENTS, whole_deck
from games.shipit.options import Rules
from games.shipit.state import Mind, State

HAND: Final = {2: 6, 3: 7, 4: 7}


def set_up(seats: int, rules: Rules, chance: Chance) -> tuple[State, list[Event]]:
    """Deal a game; the first turn is yet to begin."""
    architectures = list(ARCHITECTURES)
    chance.shuffle(architectures)
    deck = whole_deck(rules.extras)
    chance.shuffle(deck)
    starter = chance.below(seats) if rules.dealer is None else (rules.dealer + 1) % seats
    state = State(
        rules=rules,
        chance=chance,
        architectures=architectures[:seats],
        unused=architectures[seats:],
        excluded=[0] * seats,
        hands=[[] for _ in range(seats)],
        tables=[[] for _ in range(seats)],
        deck=deck,
        minds=[Mind([()] * seats) for _ in range(seats + 1)],
        notes=[()] * (seats + 1),
        drew=[()] * seats,
        blocked=[{} for _ in range(seats)],
        marked=[False] * seats,
        starter=starter,
        turn=starter,
        laid=[[] for _ in range(seats)],
    )
    _deal_hands(state)
    return state, [_dealt(state)]


def _deal_hands(state: State) -> None:
    """Deal seat by seat; events are set aside and go back to places drawn by lot."""
    size = HAND[len(state.hands)]
    aside: list[str] = []
    for seat, hand in enumerate(state.hands):
        while len(hand) < size:
            card = state.deck.pop()
            if card in EVENTS:
                aside.append(card)
            else:
                state.add_to_hand(seat, card)
        for viewer, mind in enumerate(state.minds):
            if viewer != seat:
                mind.limits[seat] = (0,) * size
    for card in aside:
        state.deck.insert(state.chance.below(len(state.deck) + 1), card)


def _dealt(state: State) -> Event:
    own = {
        seat: {"hand": hand[:], "architecture": state.architectures[seat]}
        for seat, hand in enumerate(state.hands)
    }
    public = {"type": "deal", "starter": state.starter, "deck": len(state.deck)}
    return Event(public, own)
