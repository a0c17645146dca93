"""What the search knows of the game: how all play on, and what a game is worth to its own side.

In a guessed world the roles are laid down, but its players do not know them: humans suspect the
Thing only a little more than others, until one of them has caught it and told the others.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from games.bots.search import Policy
from games.contract import Move, Outcome
from games.stayaway.bots.worth import HUMAN, INFECTED, THING, keeping
from games.stayaway.cards import INFECTED as GERM
from games.stayaway.cards import REFUSALS
from games.stayaway.engine import StayAwayEngine
from games.stayaway.listing import legal_moves
from games.stayaway.moves import ACCEPT, ANNOUNCE, SHOW, WITH_CARD, aimed
from games.stayaway.places import next_seat, reachable
from games.stayaway.roles import humans_alive, may_give, may_give_infected, may_part
from games.stayaway.state import NOBODY, State

WORTHS: Final = {"human": HUMAN, "infected": INFECTED, "thing": THING}
SUSPICION: Final = 2.0
"""How much likelier than another seat the Thing is to be aimed at by one who does not know."""
DARES: Final = 0.25
"""How often a human shoots without knowing, at a table of more than four."""


def play(state: State, seat: int, dice: Random) -> Move:
    """Return a move for whoever is asked."""
    if state.roles[seat] == "thing" and not humans_alive(state) and state.phase != "burn":
        return ANNOUNCE
    return _PHASES[state.phase](state, seat, dice)


def knows(state: State) -> bool:
    """Tell whether a living human has caught the Thing: it will have told the others."""
    return any(state.known_thing[seat] != NOBODY for seat in humans_alive(state))


def _least(state: State, seat: int, cards: Sequence[str]) -> str:
    worths = WORTHS[state.roles[seat]]
    return min(cards, key=lambda card: keeping(worths, card))


def _act(state: State, seat: int, dice: Random) -> Move:
    hand, role = state.hands[seat], state.roles[seat]
    if "flamethrower" in hand and not state.quarantine[seat]:
        victim = _AIMS[role](state, seat, dice)
        if victim != NOBODY:
            return aimed("flamethrower", "seat", victim)
    if role == "thing" and "seduction" in hand and GERM in hand:
        prey = [one for one in humans_alive(state) if not state.quarantine[one]]
        partner = next_seat(state, seat)
        if prey and state.roles[partner] != "human" and not state.rules.neighbours_only:
            return aimed("seduction", "seat", prey[int(dice.random() * len(prey))])
    if role == "human" and "suspicion" in hand:
        near = reachable(state, seat)
        if near:
            return aimed("suspicion", "seat", near[int(dice.random() * len(near))])
    return WITH_CARD["discard"][_least(state, seat, may_part(state, seat))]


def _prey(state: State, seat: int, dice: Random) -> int:
    """Return a human in reach for the Thing or an infected player to burn."""
    del dice
    near = [other for other in reachable(state, seat) if state.roles[other] == "human"]
    return near[0] if near else NOBODY


def _suspect(state: State, seat: int, dice: Random) -> int:
    """Return whom a human burns: the Thing it knows of, or now and then whom it suspects."""
    near = reachable(state, seat)
    if not near:
        return NOBODY
    if knows(state):
        thing = state.thing()
        return thing if thing in near else NOBODY
    if len(state.living()) > 4 and dice.random() > DARES:
        return NOBODY
    near = [other for other in near if not state.not_thing[seat] >> other & 1]
    weights = [SUSPICION if state.roles[other] == "thing" else 1.0 for other in near]
    return dice.choices(near, weights)[0] if near else NOBODY


def _offer(state: State, seat: int, dice: Random) -> Move:
    del dice
    deal = state.exchange
    assert deal is not None  # noqa: S101 - the phase says so
    return WITH_CARD["offer"][_gift(state, seat, deal.target)]


def _gift(state: State, seat: int, to: int) -> str:
    """The Thing infects, the infected feed it, all others give what they need least."""
    if may_give_infected(state, seat, to):
        return GERM
    return _least(state, seat, may_give(state, seat, to))


def _answer(state: State, seat: int, dice: Random) -> Move:
    deal = state.exchange
    assert deal is not None  # noqa: S101 - the phase says so
    if state.roles[seat] == "human":
        known = knows(state) and state.roles[deal.offerer] == "thing"
        if known or dice.random() < 0.15:
            for card in state.hands[seat]:
                if card in REFUSALS:
                    return WITH_CARD["defend"][card]
    return WITH_CARD["answer"][_gift(state, seat, deal.offerer)]


def _give(state: State, seat: int, dice: Random) -> Move:
    del dice
    return WITH_CARD["give"][_gift(state, seat, next_seat(state, seat))]


def _burn(state: State, seat: int, dice: Random) -> Move:
    del dice
    saved = "no_barbecue" in state.hands[seat]
    return WITH_CARD["defend"]["no_barbecue"] if saved else ACCEPT


def _move(state: State, seat: int, dice: Random) -> Move:
    del state, seat, dice
    return ACCEPT


def _confess(state: State, seat: int, dice: Random) -> Move:
    del dice
    if state.roles[seat] == "human":
        return SHOW["none" if GERM in state.hands[seat] else "all"]
    return SHOW["infected" if GERM in state.hands[seat] else "none"]


def _pick(state: State, seat: int, dice: Random) -> Move:
    del dice
    worths = WORTHS[state.roles[seat]]
    return WITH_CARD["pick"][max(state.picks, key=lambda card: keeping(worths, card))]


def _swap(state: State, seat: int, dice: Random) -> Move:
    del dice
    return WITH_CARD["swap"][_least(state, seat, may_part(state, seat))]


def _drop(state: State, seat: int, dice: Random) -> Move:
    del dice
    worths = WORTHS[state.roles[seat]]
    cards = sorted(may_part(state, seat), key=lambda card: keeping(worths, card))
    return {"type": "drop", "cards": cards[:3]}


def _target(state: State, seat: int, dice: Random) -> Move:
    moves = [move for move in legal_moves(state, seat) if move["type"] == "target"]
    return moves[int(dice.random() * len(moves))]


_AIMS: Final = {"human": _suspect, "infected": _prey, "thing": _prey}
_PHASES: Final[dict[str, Callable[[State, int, Random], Move]]] = {
    "act": _act,
    "pick": _pick,
    "swap": _swap,
    "drop": _drop,
    "target": _target,
    "offer": _offer,
    "answer": _answer,
    "give": _give,
    "burn": _burn,
    "move": _move,
    "confess": _confess,
}


OWN_WIN: Final = 0.2
"""How much of a win is the seat's own; the rest is its side's."""


class Arena(StayAwayEngine):
    """The engine, except that ended games are left to the policy to weigh, by sides."""

    def outcome(self, state: State) -> Outcome | None:
        """Return nothing: the side counts, not the seat alone."""
        del state
        return None


class StayAwayPolicy(Policy):
    """Only the own choice is searched: everything after it goes as in a playout."""

    exploration = 0.4
    depth = 160

    def __init__(self) -> None:
        super().__init__(Arena())
        self.dice = Random(0)  # noqa: S311 - not for deals
        self.human = True
        """Whether the searching seat is on the humans' side."""

    def candidates(self, state: State, seat: int) -> Sequence[Move]:
        """Return the one move that this seat would make in a playout."""
        return [play(state, seat, self.dice)]

    def playout(self, state: State, seat: int, dice: Random) -> Move:
        """Return a move for the rest of the game."""
        return play(state, seat, dice)

    def value(self, state: State) -> Sequence[float]:
        """Return per seat how likely the searching side wins, and its own share of a win."""
        if state.result is None:
            return [self._standing(state)] * state.seats
        winners = state.result.winners
        side = bool(winners) and (state.roles[winners[0]] == "human") == self.human
        share = (1 - OWN_WIN) * side
        return [share + OWN_WIN * (seat in winners) for seat in range(state.seats)]

    def _standing(self, state: State) -> float:
        """Few humans and a Thing that nobody caught are good for the Thing."""
        left = len(humans_alive(state)) / (state.seats - 1)
        won = 0.75 - 0.5 * left - 0.2 * knows(state)
        return 1 - won if self.human else won
