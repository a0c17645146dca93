"""How much of its budget a bot has used up."""

import time

from games.bots.protocol import Budget


class ThinkingTime:
    """Counts rounds, which the thinker adds up, or the CPU time of this thread."""

    def __init__(self, budget: Budget) -> None:
        self.rounds = 0
        self._most = budget.iterations
        self._end = time.thread_time() + budget.seconds

    def goes_on(self) -> bool:
        """Tell whether there is time for another round; there always is for a first."""
        if self._most is not None:
            return self.rounds < self._most
        return self.rounds == 0 or time.thread_time() < self._end
