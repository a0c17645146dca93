"""A game's fingerprint: equal wherever and whenever the same game is played."""

from hashlib import sha256

from games.conformance.breach import Case
from games.conformance.depth import Depth
from games.conformance.plain import exact
from games.conformance.random_games import goes_on, random_move

_DEPTH = Depth()


def fingerprint(case: Case, depth: Depth = _DEPTH) -> str:
    """Play the case at random and return a digest of every move, event and state of it."""
    state, events = case.new_game()
    chance, digest = case.chance("moves"), sha256(exact(events))
    for _ in range(depth.max_moves):
        digest.update(case.engine.dump(state))
        if not goes_on(case, state):
            return digest.hexdigest()
        seat, move = random_move(case, state, chance)
        digest.update(exact([seat, move, case.engine.apply(state, seat, move)]))
    raise case.breach("never_ends", f"the game goes on after {depth.max_moves} moves")
