"""The engine of One More Free Cell: the rules tied to the contract."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from games.chance import Chance
from games.contract import Engine, Event, Info, Move, Option, Outcome
from games.omfc import ending, moves, setup
from games.omfc.acting import act
from games.omfc.board import BOARDS
from games.omfc.casting import CLASSES
from games.omfc.openings import capitals, openings
from games.omfc.preview import preview
from games.omfc.rounds import begin_play, end_turn
from games.omfc.state import State, copied, new_state
from games.omfc.undoing import remember, undo
from games.omfc.verification import can_undo, verify
from games.omfc.view import view
from games.words import Bilingual

MAX_SEATS = {3: 3, 4: 6, 5: 8}
_ALONE = tuple(frozenset((seat,)) for seat in range(max(MAX_SEATS.values())))
_NONE: frozenset[int] = frozenset()


class OneMoreFreeCell(Engine[State]):
    """Ещё одна свободная ячейка."""

    info: ClassVar[Info] = Info(
        slug="omfc",
        name=Bilingual("Ещё одна свободная ячейка", "One More Free Cell"),
        min_seats=2,
        max_seats=8,
        hidden=False,
        ruleset=1,
        options={
            "rings": Option(type="int", default=4, min=3, max=5, label=Bilingual("Колец", "Rings")),
            "classes": Option(
                type="choice",
                default="off",
                choices=("off", "draft", "random"),
                label=Bilingual("Классы", "Classes"),
            ),
            "max_rounds": Option(
                type="int",
                default=30,
                min=10,
                max=60,
                label=Bilingual("Раундов не больше", "Rounds at most"),
            ),
        },
    )
    state_type: ClassVar[type[Any]] = State

    def seats(self, options: Mapping[str, Any]) -> range:
        """Return 2 to what the rings hold; no class twice, so seven at most with classes (O9)."""
        most = MAX_SEATS[options.get("rings", 4)]
        if options.get("classes", "off") != "off":
            most = min(most, len(CLASSES))
        return range(2, most + 1)

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Lay out the board and run on to the first choice of the set-up."""
        full = self.checked_options(seats, options)
        rings = full["rings"]
        state = new_state(
            seats=seats,
            rings=rings,
            max_rounds=full["max_rounds"],
            cells=BOARDS[rings].size,
            chance=chance.copy(),
        )
        events: list[Event] = []
        state.stage = "class" if full["classes"] == "draft" else "desert"
        if full["classes"] == "random":
            setup.cast_at_random(state, events)
        setup.advance(state, events)
        return state, events

    def actors(self, state: State) -> frozenset[int]:
        """Return the seat on turn."""
        return _NONE if state.stage == "over" else _ALONE[state.turn]

    def legal(self, state: State, seat: int) -> list[Move]:
        """Return what the seat on turn can pay for, a capital to name, ``end``, ``undo``."""
        if seat != state.turn or state.stage == "over":
            return []
        if state.stage == "play":
            points = state.points[seat]
            found = [move for price, move in openings(state) if price <= points]
            found += capitals(state)
            found.append(moves.END)
        else:
            found = setup.choices(state)
        if can_undo(state):
            found.append(moves.UNDO)
        return found

    def free(self, state: State, seat: int) -> list[Move]:
        """Return ``undo``, after an own act of this turn (O3)."""
        return [moves.UNDO] if seat == state.turn and can_undo(state) else []

    def tempting(self, state: State, seat: int) -> list[Move]:
        """Return some building, attacks and sabotage the seat on turn may think of."""
        return moves.tempting_moves(state, seat)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        """Verify the move, carry it out, run on."""
        deed = verify(state, seat, move)
        state.last = {"seat": seat, "move": dict(move)}
        if deed.kind == "undo":
            undo(state)
            return [Event({"type": "undo", "seat": seat})]
        if deed.kind == "end":
            return end_turn(state)
        remember(state)
        if state.stage == "play":
            return act(state, deed)
        events = setup.set_up(state, deed)
        if not setup.advance(state, events):
            begin_play(state, events)
        return events

    def preview(self, state: State, seat: int, move: Move) -> dict[str, Any]:
        """Return price, incomes and effects, or the refusal."""
        return preview(state, seat, move)

    def on_timeout(self, state: State, seat: int) -> Move:
        """Return ``end``; in the set-up the first choice."""
        del seat
        return moves.END if state.stage == "play" else setup.choices(state)[0]

    def view(self, state: State, viewer: int | None) -> dict[str, Any]:
        """Return the whole table: nothing is hidden from anybody."""
        del viewer
        return view(state)

    def redeal(self, state: State, viewer: int | None, chance: Chance) -> State:
        """Return a copy with another chance; there is nothing else a viewer cannot know."""
        del viewer
        fresh = copied(state)
        fresh.chance = chance.fork("redeal")
        return fresh

    def outcome(self, state: State) -> Outcome | None:
        """Return the three categories' winners once the game is over (O8)."""
        return ending.outcome(state) if state.stage == "over" else None

    def inventory(self, state: State) -> Counter[str]:
        """Return the cells of each ring; houses are without number."""
        return Counter(f"ring {ring}" for ring in BOARDS[state.rings].ring)

    def copy(self, state: State) -> State:
        """Return a state of its own, equal to this one."""
        return copied(state)


ENGINES = (OneMoreFreeCell(),)
