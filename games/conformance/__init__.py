"""The contract, held against an engine: random games that look for breaches of it.

For authors of games: ``check_engine`` looks at what an engine says of itself, ``check_case`` plays
games with one number of seats and one set of options. Both raise ``Breach``, which says what was
broken and how to repeat it. ``tests/games/test_contract.py`` runs them over every registered game.
"""

from games.conformance.breach import Breach, Case
from games.conformance.depth import Depth
from games.conformance.description import check_engine
from games.conformance.fingerprint import fingerprint
from games.conformance.kept import check_kept
from games.conformance.random_games import random_game
from games.conformance.redeals import Tally
from games.conformance.samples import flags_on, option_sets, playable, random_options
from games.conformance.timeouts import check_timeouts
from games.conformance.whole_games import check_case, check_game, check_worlds
from games.conformance.worlds import check_redeals

__all__ = [
    "Breach",
    "Case",
    "Depth",
    "Tally",
    "check_case",
    "check_engine",
    "check_game",
    "check_kept",
    "check_redeals",
    "check_timeouts",
    "check_worlds",
    "fingerprint",
    "flags_on",
    "option_sets",
    "playable",
    "random_game",
    "random_options",
]
