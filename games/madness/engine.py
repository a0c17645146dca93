"""Madness on the contract."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from games.chance import Chance
from games.contract import Engine, Event, Info, Move, Outcome
from games.madness import actions, coyote, tut
from games.madness.dealing import deal, redealt
from games.madness.moves import TIMEOUT_MOVES, legal_moves, tempting_moves
from games.madness.preview import preview_of
from games.madness.state import State
from games.madness.texts import GAME_NAME
from games.madness.turns import begin_turn
from games.madness.verification import verify
from games.madness.view import view_of

_CARRY_OUT: Final = {
    "attack": actions.attack,
    "close": actions.close,
    "boss": actions.boss,
    "pass": actions.skip,
    "pull": tut.pull,
    "drop": tut.drop,
    "push": tut.push,
    "coyote": coyote.coyote,
    "decline": coyote.decline,
}
_ACTORS: Final = {None: frozenset[int](), 0: frozenset({0}), 1: frozenset({1})}


class MadnessEngine(Engine[State]):
    """The rules of Мэднесс."""

    info: ClassVar[Info] = Info(
        slug="madness", name=GAME_NAME, min_seats=2, max_seats=2, hidden=True, ruleset=1
    )
    state_type: ClassVar[type[Any]] = State

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Deal, draw the starter by lot and begin the first turn (M10)."""
        self.checked_options(seats, options)
        state, events = deal(chance)
        begin_turn(state, state.turn, events)
        return state, events

    def actors(self, state: State) -> frozenset[int]:
        """Return the seat on turn, or the one that has the Coyote's Chance (M7)."""
        return _ACTORS[state.actor()]

    def legal(self, state: State, seat: int) -> list[Move]:
        """Return every move this seat may make now."""
        return legal_moves(state, seat)

    def tempting(self, state: State, seat: int) -> list[Move]:
        """Return moves this seat may think of now, legal or not."""
        return tempting_moves(state, seat)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        """Verify the move, carry it out and run on to the next decision or the end."""
        kind = verify(state, seat, move)
        events: list[Event] = []
        _CARRY_OUT[kind](state, seat, move, events)
        return events

    def preview(self, state: State, seat: int, move: Move) -> dict[str, Any]:
        """Return a move's certain effect or its refusal."""
        return preview_of(state, seat, move)

    def on_timeout(self, state: State, seat: int) -> Move:
        """Return pass, pull or decline, whichever is asked for."""
        del seat
        return TIMEOUT_MOVES[state.phase]

    def view(self, state: State, viewer: int | None) -> dict[str, Any]:
        """Return all that the viewer may know."""
        return view_of(state, viewer)

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
        return state.twin()


ENGINES: Final = (MadnessEngine(),)
