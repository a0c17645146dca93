"""Нечто (Stay Away!) on the contract."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from games.chance import Chance
from games.contract import Engine, Event, IllegalMove, Info, Move, Outcome
from games.stayaway.carrying import carry_out, run_on
from games.stayaway.moves import ANNOUNCE, actors, free_moves, legal_moves, tempting_moves
from games.stayaway.options import OPTIONS
from games.stayaway.piles import inventory
from games.stayaway.redeal import redealt
from games.stayaway.roles import humans_alive
from games.stayaway.setup import deal
from games.stayaway.state import State
from games.stayaway.texts import GAME_NAME
from games.stayaway.timeouts import timeout_move
from games.stayaway.verification import verify
from games.stayaway.view import view_of


class StayAwayEngine(Engine[State]):
    """Нечто, ruleset 1: docs/rules/stayaway.md."""

    info: ClassVar[Info] = Info(
        slug="stayaway",
        name=GAME_NAME,
        min_seats=4,
        max_seats=12,
        hidden=True,
        ruleset=1,
        options=OPTIONS,
    )
    state_type: ClassVar[type[Any]] = State

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Deal, draw the first player by lot and begin its turn (S1)."""
        state, events = deal(seats, self.checked_options(seats, options), chance.copy())
        run_on(state, events)
        return state, events

    def actors(self, state: State) -> frozenset[int]:
        """Return whom the table waits for; in a chain all who have not laid a card."""
        return frozenset(actors(state))

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
        verify(state, seat, move)
        return carry_out(state, seat, move)

    def preview(self, state: State, seat: int, move: Move) -> dict[str, Any]:
        """Return the refusal of a move, or what an announcement would bring: the Thing knows it.

        What other moves would bring, nobody can know beforehand.
        """
        try:
            verify(state, seat, move)
        except IllegalMove as refusal:
            return {"refusal": refusal.to_json()}
        return {"humans_left": len(humans_alive(state))} if move == ANNOUNCE else {}

    def on_timeout(self, state: State, seat: int) -> Move:
        """Return the move made for a seat whose clock ran out."""
        return timeout_move(state, seat)

    def view(self, state: State, viewer: int | None) -> dict[str, Any]:
        """Return all that the viewer may know."""
        return view_of(state, viewer)

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        """Return a copy with roles, hands, piles and notes drawn anew where the viewer is blind."""
        return redealt(state, viewer, chance)

    def out(self, state: State) -> frozenset[int]:
        """Return who has dropped out."""
        return frozenset(range(len(state.hands))) - frozenset(state.living())

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
