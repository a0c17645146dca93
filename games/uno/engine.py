"""UNO on the contract."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Any

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Engine, Event, Info, Move, Option, Outcome
from games.uno import moves, turns
from games.uno.cards import IDS
from games.uno.deals import open_deal, result
from games.uno.redeal import redealt
from games.uno.state import NOBODY, Rules, State
from games.uno.timeouts import timeout_move
from games.uno.view import view_of
from games.words import Bilingual

CALL_PAUSE = 3.0

_ACTORS = {seat: frozenset((seat,)) for seat in range(10)} | {NOBODY: frozenset()}


def _flag(ru: str, en: str, default: bool = False) -> Option:
    return Option(type="flag", default=default, label=Bilingual(ru, en))


OPTIONS = {
    "reverse_as_skip": _flag(
        "Вдвоём «смена направления» — пропуск хода", "With two seats a reverse skips", True
    ),
    "stacking": _flag("Складывать «+2» и «+4»", "Stack +2 and +4"),
    "jump_in": _flag("Вклиниваться такой же картой", "Jump in with the very same card"),
    "seven_zero": _flag("«7» меняет руки, «0» передаёт", "7 swaps hands, 0 passes them on"),
    "draw_to_match": _flag("Тянуть до подходящей", "Draw until a card fits"),
    "match_to": Option(
        type="choice",
        default=0,
        choices=(0, 200, 500),
        label=Bilingual("Сколько играем", "How long we play"),
    ),
}


class UnoEngine(Engine[State]):
    """UNO, ruleset 1: docs/rules/uno.md."""

    info = Info(
        slug="uno",
        name=Bilingual("UNO", "UNO"),
        min_seats=2,
        max_seats=10,
        hidden=True,
        ruleset=1,
        options=OPTIONS,
        prizes=True,
    )
    state_type = State

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Deal the first deal; the dealer is the last seat (U1)."""
        rules = Rules(**self.checked_options(seats, options))
        state = State(
            rules=rules,
            chance=chance.copy(),
            hands=[[] for _ in range(seats)],
            limits=[],
            drew=[],
            deck=[],
            discard=[],
            scores=[0] * seats,
            dealer=seats - 1,
        )
        events: list[Event] = []
        open_deal(state, events)
        return state, events

    def actors(self, state: State) -> frozenset[int]:
        """Return the seat on turn."""
        return _ACTORS[state.turn]

    legal = staticmethod(moves.legal_moves)
    free = staticmethod(moves.free_moves)
    tempting = staticmethod(moves.tempting_moves)
    on_timeout = staticmethod(timeout_move)
    view = staticmethod(view_of)
    redeal = staticmethod(redealt)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        """Verify one of the five kinds of moves and carry it out."""
        if seat != state.turn or seat == NOBODY:
            moves.verify_seat(state, seat)
        try:
            kind = move.get("type")
        except AttributeError:
            raise moves.refuse_unknown() from None
        if kind == "play":
            return turns.play(state, seat, *moves.verify_play(state, seat, move))
        if kind == "draw":
            moves.verify_draw(state, seat, move)
            return turns.draw(state, seat)
        if kind == "uno":
            moves.verify_call(state, seat, move)
            return turns.call(state, seat)
        if kind == "color":
            return turns.name_colour(state, seat, moves.verify_colour(state, seat, move))
        raise moves.refuse_unknown()

    def pause(self, state: State) -> float:
        """Return three seconds while a call is due (U6)."""
        return 0.0 if state.call_due == NOBODY else CALL_PAUSE

    def resigned(self, state: State, leaver: int) -> Outcome:
        """Keep the prizes of the deals that were won before one of two gave up (U10)."""
        plain = super().resigned(state, leaver)
        return replace(plain, scores=tuple(state.scores), prizes=tuple(state.prizes))

    def outcome(self, state: State) -> Outcome | None:
        """Return the result of a finished deal or match."""
        return result(state) if state.reason else None

    def inventory(self, state: State) -> Counter[str]:
        """Count the cards in all hands and both piles."""
        counted = Counter(chain(state.deck, state.discard, *state.hands))
        return Counter({IDS[card]: count for card, count in counted.items()})

    def copy(self, state: State) -> State:
        """Return a state of its own."""
        return state.clone()


ENGINES = (UnoEngine(),)
