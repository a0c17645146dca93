"""Ship IT! on the contract."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from games.chance import Chance
from games.contract import BadOptions, Engine, Event, Info, Move, Option, Outcome
from games.shipit import blows, deploying, exchange, playing, turns
from games.shipit.effects import attack, defence, draw
from games.shipit.listing import actors_of, legal_moves
from games.shipit.preview import preview_of
from games.shipit.redeal import redealt
from games.shipit.setup import set_up
from games.shipit.state import Rules, State
from games.shipit.temptations import tempting_moves
from games.shipit.texts import GAME_NAME, JUNE
from games.shipit.timeouts import timeout_move
from games.shipit.verification import verify
from games.shipit.view import view_of
from games.words import Bilingual
from games.words import gettext_noop as _

_CARRY_OUT: Final = {
    "draw": turns.draw_second,
    "deploy": deploying.carry_out,
    "play": playing.carry_out,
    "defend": defence.answer_with_card,
    "sudo": defence.answer_with_sudo,
    "yield": blows.take_blow,
    "take": draw.take,
    "keep": draw.keep,
    "order": attack.order,
    "discard": turns.discard,
    "offer": exchange.make_offer,
    "accept": exchange.accept,
    "decline": exchange.decline,
    "lay": exchange.lay,
    "end": turns.end,
}

OPTIONS: Final = {
    "extras": Option(
        type="flag",
        default=True,
        label=Bilingual(
            "Дополнительные карты: Кеш, OpenSource, Цепочка поставок, Слить",
            "Optional cards: Cache, OpenSource, Supply chain, Merge",
        ),
    ),
    "play_on": Option(
        type="flag",
        default=True,
        label=Bilingual("Играть до последнего", "Play on until one is left"),
    ),
    "social": Option(
        type="flag",
        default=False,
        label=Bilingual("Социальный режим: ритуалы карт", "Social mode: the cards' rituals"),
    ),
    "dealer": Option(
        type="seat",
        default=None,
        max=3,
        label=Bilingual("Кто сдаёт (начинает следующий)", "Who deals (the next one starts)"),
    ),
}


class ShipItEngine(Engine[State]):
    """Ship IT!, ruleset 1: docs/rules/shipit.md."""

    info = Info(
        slug="shipit",
        name=GAME_NAME,
        min_seats=2,
        max_seats=4,
        hidden=True,
        ruleset=1,
        options=OPTIONS,
        titles={"june": JUNE},
    )
    state_type = State

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

    def actors(self, state: State) -> frozenset[int]:
        """Return the seat on turn, the victim, those an offer is open to, or those who lay."""
        return frozenset(actors_of(state))

    legal = staticmethod(legal_moves)
    tempting = staticmethod(tempting_moves)
    preview = staticmethod(preview_of)
    on_timeout = staticmethod(timeout_move)
    view = staticmethod(view_of)
    redeal = staticmethod(redealt)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        """Verify the move, carry it out and run on to the next decision or the end."""
        kind = verify(state, seat, move)
        events: list[Event] = []
        state.phase = "run"
        _CARRY_OUT[kind](state, seat, move, events)
        turns.run_on(state, events)
        return events

    def out(self, state: State) -> frozenset[int]:
        """Return who has shipped and left (I14)."""
        return frozenset(state.left)

    def resigned(self, state: State, leaver: int) -> Outcome:
        """Whoever gives a game for two up is alone in last place: the Джун (I15)."""
        return replace(super().resigned(state, leaver), titles={"june": leaver})

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
