"""The engine of One More Free Cell: the rules tied to the contract."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Engine, Event, Info, Move, Outcome
from games.omfc import endings
from games.omfc.board import BOARDS
from games.omfc.carrying import carry_out
from games.omfc.casting import CLASSES
from games.omfc.geometry import drawn_board
from games.omfc.listing import actors_of, free_moves, legal_moves, tempting_moves
from games.omfc.options import OPTIONS, seats_with
from games.omfc.preview import preview_of
from games.omfc.redeal import redealt
from games.omfc.setup import set_up
from games.omfc.state import OrderedState, State
from games.omfc.timeouts import timeout_move
from games.omfc.verification import SHAPES, verify
from games.omfc.view import view_of
from games.omfc.wire import WIRE
from games.omfc.wire.board import Board
from games.omfc.wire.preview import Preview
from games.omfc.wire.view import View
from games.words import Bilingual


class OneMoreFreeCell(Engine[State]):
    """Ещё одна свободная ячейка, ruleset 1."""

    info: ClassVar[Info] = Info(
        slug="omfc",
        name=Bilingual("Ещё одна свободная ячейка", "One More Free Cell"),
        short_name=Bilingual("Свободная ячейка", "Free Cell"),
        sentence=Bilingual(
            "Стройте, укрепляйте, жгите — до самого центра",
            "Build, fortify and burn your way to the middle",
        ),
        minutes=30,
        usual_seats=3,
        authors=Bilingual("3wpty (github.com/3wpty/omfc)", "3wpty (github.com/3wpty/omfc)"),
        min_seats=2,
        max_seats=8,
        hidden=False,
        ruleset=1,
        parts_weighed=True,
        options=OPTIONS,
        parts={slug: folk.name for slug, folk in CLASSES.items()},
    )
    state_type: ClassVar[type[Any]] = State
    former_layout = "4654ebf7703b6f25"
    wire = WIRE

    def seats(self, options: Mapping[str, Any]) -> range:
        """Return 2 to what the rings hold; no class twice, so seven at most with classes (O9)."""
        return seats_with(options)

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Lay out the board and run on to the first choice of the set-up."""
        full = self.checked_options(seats, options)
        return set_up(seats, full, chance.copy(), self.info.ruleset)

    def board(self, options: Mapping[str, Any], seats: int) -> Board:
        """Return where every cell lies, what it borders on, gives and holds (O1, O2, O4)."""
        del seats
        return drawn_board(options["rings"])

    def actors(self, state: State) -> frozenset[int]:
        """Return the seat on turn."""
        return actors_of(state)

    def legal(self, state: State, seat: int) -> list[Move]:
        """Return what the seat on turn can pay for, a capital to name, ``end``, ``undo``."""
        return legal_moves(state, seat)

    def free(self, state: State, seat: int) -> list[Move]:
        """Return ``undo``, after an own act of this turn (O3)."""
        return free_moves(state, seat)

    def tempting(self, state: State, seat: int) -> list[Move]:
        """Return some building, attacks and sabotage the seat on turn may think of."""
        return tempting_moves(state, seat)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        """Verify the move, carry it out, run on."""
        deed = verify(state, seat, move)
        return carry_out(state, seat, deed, SHAPES.in_order(move))

    def preview(self, state: State, seat: int, move: Move) -> Preview:
        """Return price, incomes and effects, or the refusal."""
        return preview_of(state, seat, move)

    def on_timeout(self, state: State, seat: int) -> Move:
        """Return ``end``; in the set-up the first choice."""
        return timeout_move(state, seat)

    def view(self, state: State, viewer: int | None) -> View:
        """Return the whole table; to the seat on turn also what it can pay for."""
        return view_of(state, viewer)

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        """Return a copy with another chance; there is nothing else a viewer cannot know."""
        return redealt(state, viewer, chance)

    def parts(self, state: State) -> dict[int, str]:
        """Return which class each seat played (O9)."""
        return {seat: slug for seat, slug in enumerate(state.classes) if slug}

    def outcome(self, state: State) -> Outcome | None:
        """Return the three categories' winners once the game is over (O8)."""
        return endings.outcome(state) if state.stage == "over" else None

    def inventory(self, state: State) -> Counter[str]:
        """Return the cells of each ring; houses are without number."""
        return Counter(f"ring {ring}" for ring in BOARDS[state.rings].ring)

    def copy(self, state: State) -> State:
        """Return a state of its own, equal to this one."""
        return state.clone()

    def former_dump(self, state: State, move: Move) -> bytes:
        """Return the dump of when the last move was kept with its fields in the order sent."""
        former = state.clone()
        former.last = {**state.last, "move": dict(move)}
        return self.dump(former)


class FairerFreeCell(OneMoreFreeCell):
    """Ruleset 2: the poorest act first (O1), and a forest shelters everybody's houses (O9)."""

    info: ClassVar[Info] = replace(OneMoreFreeCell.info, ruleset=2)
    state_type: ClassVar[type[Any]] = OrderedState


ENGINES = (OneMoreFreeCell(), FairerFreeCell())
