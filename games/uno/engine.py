"""UNO on the contract."""

from collections import Counter
from collections.abc import Mapping
from itertools import chain
from typing import Any

from msgspec.structs import replace

from games.chance import Chance
from games.contract import Engine, Event, Info, Move, Outcome, Prize
from games.uno import endings, listing
from games.uno.cards import IDS, POINTS, points_in
from games.uno.carrying import carry_out
from games.uno.options import OPTIONS, Rules
from games.uno.preview import preview_of
from games.uno.redeal import redealt
from games.uno.setup import set_up
from games.uno.state import NOBODY, State
from games.uno.timeouts import timeout_move
from games.uno.verification import verify
from games.uno.view import opened_of, view_of
from games.uno.wire import WIRE, Board
from games.words import Bilingual

CALL_PAUSE = 3.0


class UnoEngine(Engine[State]):
    """UNO, ruleset 1: docs/rules/uno.md."""

    info = Info(
        slug="uno",
        name=Bilingual("UNO", "UNO"),
        min_seats=2,
        max_seats=10,
        hidden=True,
        ruleset=1,
        sentence=Bilingual(
            "Сбросьте всё первым и не забудьте сказать слово",
            "Be the first without cards, and do not forget the word",
        ),
        minutes=10,
        usual_seats=4,
        authors=Bilingual(
            "Мерл Роббинс, 1971. UNO — товарный знак компании Mattel; здесь оно лишь говорит, "
            "какая это игра.",
            "Merle Robbins, 1971. UNO is a trademark of Mattel; here the word only says which game "
            "it is.",
        ),
        options=OPTIONS,
        prizes=True,
    )
    state_type = State
    dump_format = 2
    former_layout = "7312a147e1ae2190"
    later_fields = ("gifts",)
    wire = WIRE

    def new_game(
        self, *, seats: int, options: Mapping[str, Any], chance: Chance
    ) -> tuple[State, list[Event]]:
        """Deal the first deal; the dealer is the last seat (U1)."""
        return set_up(seats, Rules(**self.checked_options(seats, options)), chance.copy())

    def board(self, options: Mapping[str, Any], seats: int) -> Board:
        """Return what each kind of card is worth (U9)."""
        del options, seats
        return {"points": dict(zip(IDS, POINTS, strict=True))}

    actors = staticmethod(listing.actors_of)
    legal = staticmethod(listing.legal_moves)
    free = staticmethod(listing.free_moves)
    tempting = staticmethod(listing.tempting_moves)
    preview = staticmethod(preview_of)
    on_timeout = staticmethod(timeout_move)
    view = staticmethod(view_of)
    opened = staticmethod(opened_of)
    redeal = staticmethod(redealt)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        """Verify the move, carry it out and run on to the next decision or the end."""
        return carry_out(state, seat, verify(state, seat, move), move)

    def pause(self, state: State) -> float:
        """Return three seconds while a call is due (U6)."""
        return 0.0 if state.call_due == NOBODY else CALL_PAUSE

    def redeal_to_play_on(self, state: State, seat: int, chance: Chance) -> State:
        """Deal what a seat remembers in the order in which it lay, as in all records so far."""
        return redealt(state, seat, chance, tidy=False)

    def deal(self, state: State) -> int:
        """Return which deal of a match is being played (U12 match_to)."""
        return state.deal

    def resigned(self, state: State, leaver: int) -> Outcome:
        """The leaver's hand is the prize of the one who stays; earlier deals stand (U10)."""
        plain = super().resigned(state, leaver)
        (stays,) = plain.winners
        prize = Prize(state.deal, stays, leaver, points_in(state.hands[leaver]))
        scores = list(state.scores)
        scores[stays] += prize.points
        return replace(plain, scores=tuple(scores), prizes=(*state.prizes, prize))

    def outcome(self, state: State) -> Outcome | None:
        """Return the result of a finished deal or match."""
        return endings.outcome(state) if state.reason else None

    def inventory(self, state: State) -> Counter[str]:
        """Count the cards in all hands and both piles."""
        counted = Counter(chain(state.deck, state.discard, *state.hands))
        return Counter({IDS[card]: count for card, count in counted.items()})

    def copy(self, state: State) -> State:
        """Return a state of its own."""
        return state.clone()


ENGINES = (UnoEngine(),)
