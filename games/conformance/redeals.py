"""Redeals: everything hidden is drawn anew, and what comes out can be played."""

from collections import Counter
from typing import Any

from games.chance import Chance
from games.conformance.breach import Breach, Case
from games.conformance.look import Look
from games.conformance.plain import chances, exact
from games.conformance.random_games import lost_cards, random_game

Viewer = int | None


class Tally:
    """What redeals changed, counted over whole games: judged when enough of them were made."""

    def __init__(self) -> None:
        self.made: Counter[Viewer] = Counter()
        self.changing = 0
        self.changed: set[tuple[Viewer, int]] = set()

    def next_viewers(self, viewers: list[Viewer], count: int) -> list[Viewer]:
        """Return those for whom the fewest redeals were made so far."""
        return sorted(viewers, key=lambda viewer: self.made[viewer])[:count]

    def add(self, look: Look, viewer: Viewer, redealt: Any) -> None:
        """Count whose view this redeal changed."""
        changed = [
            seat
            for seat in range(look.case.seats)
            if exact(look.engine.view(look.state, seat)) != exact(look.engine.view(redealt, seat))
        ]
        self.made[viewer] += 1
        self.changing += bool(changed)
        self.changed |= {(viewer, seat) for seat in changed}

    def judge(self, case: Case) -> None:
        """Hold it against an engine with something hidden if its redeals hardly change a view."""
        total = self.made.total()
        if not case.engine.info.hidden or not total:
            return
        if 2 * self.changing < total:
            what = f"only {self.changing} of {total} redeals changed anybody's view"
            raise case.breach("redeal_idle", what)
        for viewer in self.made:
            for seat in set(range(case.seats)) - {viewer}:
                if (viewer, seat) not in self.changed:
                    what = f"{self.made[viewer]} redeals for {viewer} left seat {seat}'s view alone"
                    raise case.breach("redeal_pair", what)


def redeal(look: Look, viewer: Viewer) -> Any:
    """Return the position dealt anew for a viewer; its own chance must be another."""
    chance = look.chance.fork(f"redeal for {viewer}")
    look.chance.below(2)
    redealt = look.engine.redeal(look.state, viewer, chance)
    look.check_unchanged("redeal_changes", f"the redeal for {viewer}")
    _check_chance(look, viewer, redealt, chance)
    stock = look.engine.inventory(look.state)
    if look.engine.inventory(redealt) != stock:
        raise lost_cards(look.case, redealt, stock, f"the redeal for {viewer}")
    return redealt


def _check_chance(look: Look, viewer: Viewer, redealt: Any, given: Chance) -> None:
    old = {chance.seed for _, chance in chances(look.state)}
    for path, chance in chances(redealt):
        if chance.seed in old:
            raise look.breach("redeal_chance", f"the redeal for {viewer} kept {path}")
        if chance is given:
            raise look.breach("redeal_chance", f"the redeal for {viewer} shares {path}")


def check_playable(look: Look, viewer: Viewer, redealt: Any) -> None:
    """Play a redealt position to its end; the position it was made from stays as it is."""
    chance = look.chance.fork("playout")
    try:
        random_game(look.case, redealt, chance, look.depth.max_moves)
    except Breach as breach:
        raise look.breach("redeal_unplayable", f"redealt for {viewer}: {breach.what}") from breach
    except Exception as error:
        what = f"redealt for {viewer}: {type(error).__name__}: {error}"
        raise look.breach("redeal_unplayable", what) from error
    look.check_unchanged("redeal_shared", f"playing on from a redeal for {viewer}")
