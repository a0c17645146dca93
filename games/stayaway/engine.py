"""Нечто (Stay Away!) on the contract."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from games.chance import Chance
from games.contract import Engine, Event, Info, Move, Outcome
from games.stayaway.cards import CARDS, back
from games.stayaway.carrying import carry_out, run_on
from games.stayaway.listing import actors_of, free_moves, legal_moves, tempting_moves
from games.stayaway.options import OPTIONS, deck_counts
from games.stayaway.piles import inventory
from games.stayaway.preview import preview_of
from games.stayaway.redeal import redealt
from games.stayaway.setup import set_up
from games.stayaway.state import State
from games.stayaway.texts import AUTHORS, GAME_NAME
from games.stayaway.timeouts import timeout_move
from games.stayaway.verification import verify
from games.stayaway.view import opened_of, view_of
from games.stayaway.wire import WIRE, Board, Preview
from games.stayaway.wire.view import View
from games.wire.parts import Opened
from games.words import Bilingual


class StayAwayEngine(Engine[State]):
    """Нечто, ruleset 1: docs/rules/stayaway.md."""

    info: ClassVar[Info] = Info(
        slug="stayaway",
        name=GAME_NAME,
        sentence=Bilingual(
            "Один из вас уже не человек. Меняйтесь осторожно",
            "One of you is human no more. Trade with care",
        ),
        minutes=40,
        usual_seats=6,
        authors=AUTHORS,
        min_seats=4,
        max_seats=12,
        hidden=True,
        ruleset=1,
        options=OPTIONS,
        parts={
            "thing": Bilingual("Нечто", "the Thing"),
            "infected": Bilingual("заражённые", "infected"),
            "human": Bilingual("люди", "humans"),
        },
    )
    state_type: ClassVar[type[Any]] = State
    former_layout = "e33ca92e1d3ce0db"
    wire = WIRE

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Deal, draw the first player by lot and begin its turn (S1)."""
        state, events = set_up(seats, self.checked_options(seats, options), chance.copy())
        run_on(state, events)
        return state, events

    def board(self, options: Mapping[str, Any], seats: int) -> Board:
        """Return every card of this table's deck (S17)."""
        counts = deck_counts(seats, options)
        return {
            "cards": {
                card: {"family": CARDS[card].family, "back": back(card), "copies": count}
                for card, count in counts.items()
                if count
            }
        }

    def actors(self, state: State) -> frozenset[int]:
        """Return whom the table waits for; in a chain all who have not laid a card."""
        return actors_of(state)

    def legal(self, state: State, seat: int) -> list[Move]:
        """Return every move this seat may make now."""
        return legal_moves(state, seat)

    def free(self, state: State, seat: int) -> list[Move]:
        """Return the announcement, if it is this seat's to make (S15)."""
        return free_moves(state, seat)

    def tempting(self, state: State, seat: int) -> list[Move]:
        """Return plays, gifts and defences that the seat asked may think of."""
        return tempting_moves(state, seat)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        """Verify the move, carry it out and run on to the next decision or the end."""
        return carry_out(state, seat, verify(state, seat, move), move)

    def preview(self, state: State, seat: int, move: Move) -> Preview:
        """Return the refusal of a move, or what an announcement would bring."""
        return preview_of(state, seat, move)

    def on_timeout(self, state: State, seat: int) -> Move:
        """Return the move made for a seat whose clock ran out."""
        return timeout_move(state, seat)

    def view(self, state: State, viewer: int | None) -> View:
        """Return all that the viewer may know."""
        return view_of(state, viewer)

    def opened(self, state: State) -> Opened:
        """Return what was hidden."""
        return opened_of(state)

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        """Return a copy with roles, hands, piles and notes drawn anew where the viewer is blind."""
        return redealt(state, viewer, chance)

    def redeal_to_play_on(self, state: State, seat: int, chance: Chance) -> State:
        """Draw by what was seen in the order in which it lay, as in all records so far."""
        return redealt(state, seat, chance, tidy=False)

    def out(self, state: State) -> frozenset[int]:
        """Return who has dropped out."""
        return frozenset(range(len(state.hands))) - frozenset(state.living())

    def silent(self, state: State) -> frozenset[int]:
        """Return who has dropped out, but for a Thing that all know to be burnt (S17)."""
        return self.out(state) - {state.burnt_thing}

    def turn(self, state: State) -> int:
        """Return the number of the turn, as all see it."""
        return state.turns

    def parts(self, state: State) -> dict[int, str]:
        """Return who was what in the end."""
        return dict(enumerate(state.roles))

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return state.result

    def inventory(self, state: State) -> Counter[str]:
        """Return how many of each card there are over all zones."""
        return inventory(state)

    def copy(self, state: State) -> State:
        """Return a state of its own, equal to this one."""
        return state.clone()


ENGINES: Final = (StayAwayEngine(),)
