"""Ship IT! on the contract."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import BadOptions, Engine, Event, Info, Move, Outcome
from games.shipit import turns
from games.shipit.carrying import carry_out
from games.shipit.faces import card_faces
from games.shipit.listing import actors_of, legal_moves, tempting_moves
from games.shipit.options import OPTIONS, Rules
from games.shipit.preview import preview_of
from games.shipit.redeal import redealt
from games.shipit.setup import set_up
from games.shipit.state import State
from games.shipit.texts import AUTHORS, GAME_NAME, JUNE
from games.shipit.timeouts import timeout_move
from games.shipit.verification import SHAPES, verify
from games.shipit.view import opened_of, view_of
from games.shipit.wire import WIRE, Board
from games.words import Bilingual
from games.words import gettext_noop as _


class ShipItEngine(Engine[State]):
    """Ship IT!, ruleset 1: docs/rules/shipit.md."""

    info = Info(
        slug="shipit",
        name=GAME_NAME,
        sentence=Bilingual(
            "Соберите прод раньше, чем его уронят соседи",
            "Get to production before the others bring it down",
        ),
        minutes=25,
        usual_seats=3,
        authors=AUTHORS,
        min_seats=2,
        max_seats=4,
        hidden=True,
        ruleset=1,
        options=OPTIONS,
        titles={"june": JUNE},
        free_texts=frozenset({"text", "promise", "want"}),
    )
    state_type = State
    former_layout = "6b22925ae6d4ae81"
    wire = WIRE

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Deal, and run on through the first draw (I1, I2)."""
        rules = Rules(**self.checked_options(seats, options))
        state, events = set_up(seats, rules, chance.copy())
        turns.begin_turn(state, state.starter, events)
        turns.run_on(state, events)
        return state, events

    def checked_options(self, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the whole options; the dealer sits at the table."""
        full = super().checked_options(seats, options)
        if full["dealer"] is not None and full["dealer"] >= seats:
            raise BadOptions("no_such_dealer", _("The dealer is no seat of this table."))
        return full

    def rematch(self, options: Mapping[str, Any], outcome: Outcome) -> dict[str, Any]:
        """Let the Джун deal; without one the starter is drawn by lot (I15)."""
        return {**options, "dealer": outcome.titles.get("june")}

    def board(self, options: Mapping[str, Any], seats: int) -> Board:
        """Return every kind of card there is at this table (I1)."""
        del seats
        return {"cards": card_faces(extras=options["extras"])}

    actors = staticmethod(actors_of)
    legal = staticmethod(legal_moves)
    tempting = staticmethod(tempting_moves)
    preview = staticmethod(preview_of)
    on_timeout = staticmethod(timeout_move)
    view = staticmethod(view_of)
    opened = staticmethod(opened_of)
    redeal = staticmethod(redealt)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        """Verify the move, carry it out and run on to the next decision or the end."""
        kind = verify(state, seat, move)
        return carry_out(state, seat, kind, SHAPES.in_order(move))

    def out(self, state: State) -> frozenset[int]:
        """Return who has shipped and left (I14)."""
        return frozenset(state.left)

    def after_leavers(self, outcome: Outcome, leavers: Sequence[int]) -> Outcome:
        """The first who left is the Джун instead of the seat that came last (I15)."""
        return replace(outcome, titles={"june": leavers[0]})

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return state.result

    def inventory(self, state: State) -> Counter[str]:
        """Count the cards over all zones; what lies laid still stands in its hand."""
        counts = Counter(state.deck)
        zones = (state.discard, state.in_play, state.looked, state.unused, state.architectures)
        for zone in (*zones, *state.hands):
            counts.update(zone)
        for table in state.tables:
            for component in table:
                counts.update((component.card, *component.under))
        return counts

    def copy(self, state: State) -> State:
        """Return a state of its own."""
        return state.clone()


ENGINES: Final = (ShipItEngine(),)
