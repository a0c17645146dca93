"""Random games: they end, and at every moment the cards are all there."""

from collections import Counter
from typing import Any

from games.chance import Chance
from games.conformance.breach import Breach, Case
from games.contract import AnyEngine, IllegalMove, Move, fill

Made = list[tuple[int, Move]]

_FREE_MOVE_ONCE_IN = 50


def random_move(case: Case, state: Any, chance: Chance) -> tuple[int, Move]:
    """Return a seat and a move of it: about once in fifty a free one, of any seat."""
    if not chance.below(_FREE_MOVE_ONCE_IN):
        offers = free_moves(case, state)
        if offers:
            seat, entry = chance.pick(offers)
            return seat, fill(entry, chance)
    seat = chance.pick(sorted(case.engine.actors(state)))
    moves = awaited_moves(case.engine, state, seat)
    if not moves:
        raise case.breach("stuck", f"the table waits for seat {seat}, which has no move")
    return seat, fill(chance.pick(moves), chance)


def free_moves(case: Case, state: Any) -> Made:
    """Return the free moves of all seats."""
    return [(seat, entry) for seat in range(case.seats) for entry in case.engine.free(state, seat)]


def awaited_moves(engine: AnyEngine, state: Any, seat: int) -> list[Move]:
    """Return those legal moves of a seat that are not free."""
    free = engine.free(state, seat)
    return [entry for entry in engine.legal(state, seat) if not free or entry not in free]


def random_game(case: Case, state: Any, chance: Chance, max_moves: int) -> Made:
    """Play the state to its end by random moves, held to the contract after each; return them."""
    stock = check_stock(case, state)
    made: Made = []
    out = check_out(case, state)
    while goes_on(case, state):
        if len(made) >= max_moves:
            raise case.breach("never_ends", f"the game goes on after {max_moves} moves")
        seat, move = random_move(case, state, chance)
        try:
            case.engine.apply(state, seat, move)
        except IllegalMove as refusal:
            raise refused(case, seat, move, refusal) from refusal
        made.append((seat, move))
        out = check_out(case, state, out)
        now = case.engine.inventory(state)
        # Counters compare slowly; as dicts they differ only where a count of zero is written out.
        if not dict.__eq__(now, stock) and now != stock:
            raise lost_cards(case, state, stock, f"move {len(made)}, {move} by seat {seat},")
    return made


def goes_on(case: Case, state: Any) -> bool:
    """Tell whether the game goes on: ``actors`` and ``outcome`` must agree on it."""
    actors, outcome = case.engine.actors(state), case.engine.outcome(state)
    if bool(actors) != (outcome is None):
        raise case.breach("actors", f"actors are {sorted(actors)}, the outcome is {outcome}")
    if actors & case.engine.out(state):
        raise case.breach("out_asked", f"{sorted(actors)} are asked, though some are out")
    return outcome is None


def check_out(case: Case, state: Any, before: frozenset[int] = frozenset()) -> frozenset[int]:
    """Return who is out: for good, and the silent among them."""
    out = case.engine.out(state)
    if not before <= out:
        raise case.breach("out_again", f"{sorted(before - out)} were out and are not any more")
    if not case.engine.silent(state) <= out:
        raise case.breach("silent", f"{sorted(case.engine.silent(state) - out)} are not out")
    return out


def check_stock(case: Case, state: Any) -> Counter[str]:
    """Return the inventory, which counts cards by their ids and has none below zero."""
    stock = case.engine.inventory(state)
    for card, count in stock.items():
        if not isinstance(card, str) or type(count) is not int or count < 0:
            raise case.breach("inventory", f"the inventory has {card!r}: {count!r}")
    return stock


def lost_cards(case: Case, state: Any, stock: Counter[str], by: str) -> Breach:
    """Return the breach of an inventory that changed."""
    now = case.engine.inventory(state)
    lost, added = dict(stock - now), dict(now - stock)
    return case.breach("inventory", f"{by} lost {lost!s:.200} and added {added!s:.200}")


def refused(case: Case, seat: int, move: Move, refusal: IllegalMove) -> Breach:
    """Return the breach of a listed move that was not accepted."""
    return case.breach("legal_refused", f"seat {seat}'s legal move {move} was refused: {refusal}")
