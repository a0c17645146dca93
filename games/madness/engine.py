"""Madness on the contract."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from games.chance import Chance
from games.contract import Engine, Event, Info, Move, Outcome
from games.madness.cards import STRENGTHS
from games.madness.carrying import carry_out
from games.madness.endings import IDLE_TURNS, WINNING_LEAD
from games.madness.listing import actors_of, legal_moves, tempting_moves
from games.madness.preview import preview_of
from games.madness.redeal import redealt
from games.madness.setup import set_up
from games.madness.state import State
from games.madness.texts import AUTHORS, GAME_NAME
from games.madness.timeouts import timeout_move
from games.madness.turns import begin_turn
from games.madness.verification import verify
from games.madness.view import opened_of, view_of
from games.madness.wire import WIRE, Board, Preview, View
from games.wire.parts import Opened
from games.words import Bilingual


class MadnessEngine(Engine[State]):
    """The rules of Мэднесс."""

    info: ClassVar[Info] = Info(
        slug="madness",
        name=GAME_NAME,
        min_seats=2,
        max_seats=2,
        hidden=True,
        ruleset=1,
        sentence=Bilingual(
            "Три поля, один Босс и сахар на канате",
            "Three fields, one Boss, and sugar on a rope",
        ),
        minutes=12,
        authors=AUTHORS,
    )
    state_type: ClassVar[type[Any]] = State
    former_layout = "3abe33d697b0fa06"
    wire = WIRE

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Deal, draw the starter by lot and begin the first turn (M10)."""
        self.checked_options(seats, options)
        state, events = set_up(chance)
        begin_turn(state, state.turn, events)
        return state, events

    def board(self, options: Mapping[str, Any], seats: int) -> Board:
        """Return what every card counts (M1) and what ends a game (M8, M9)."""
        del options, seats
        return {"strengths": STRENGTHS, "goal": WINNING_LEAD, "idle_turns": IDLE_TURNS}

    def actors(self, state: State) -> frozenset[int]:
        """Return the seat on turn, or the one that has the Coyote's Chance (M7)."""
        return actors_of(state)

    def legal(self, state: State, seat: int) -> list[Move]:
        """Return every move this seat may make now."""
        return legal_moves(state, seat)

    def tempting(self, state: State, seat: int) -> list[Move]:
        """Return moves this seat may think of now, legal or not."""
        return tempting_moves(state, seat)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        """Verify the move, carry it out and run on to the next decision or the end."""
        return carry_out(state, seat, verify(state, seat, move), move)

    def preview(self, state: State, seat: int, move: Move) -> Preview:
        """Return a move's certain effect or its refusal."""
        return preview_of(state, seat, move)

    def on_timeout(self, state: State, seat: int) -> Move:
        """Return pass, pull or decline, whichever is asked for."""
        return timeout_move(state, seat)

    def view(self, state: State, viewer: int | None) -> View:
        """Return all that the viewer may know."""
        return view_of(state, viewer)

    def opened(self, state: State) -> Opened:
        """Return what was hidden."""
        return opened_of(state)

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        """Return a copy with the deck and the hands the viewer cannot see dealt anew."""
        return redealt(state, viewer, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return state.result

    def inventory(self, state: State) -> Counter[str]:
        """Return how many of each card there are: one of each of the 54."""
        return state.inventory()

    def copy(self, state: State) -> State:
        """Return a state of its own, equal to this one."""
        return state.clone()


ENGINES: Final = (MadnessEngine(),)
