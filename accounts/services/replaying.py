"""A pool's results and voids gone through once more, in memory, by the same rules that booked them.

What is booked never changes, and what comes later has a higher number: so a replay needs no lock,
and can catch up with what was booked while it ran.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import partial
from heapq import merge

from accounts.balance import Count
from accounts.models import BalanceLine, Match, Pool, PrizeEntry, Result, SkillEntry, SkillRating
from accounts.services import balance, prizes, skills

_AT_ONCE = 500

Owner = tuple[int, str]
"""A player's id and a season, which is empty for all time."""
Hand = tuple[int, int, int, str]
"""What an entry of the prize ledger is for: match, deal, seat, and whether it was given back."""


Part = tuple[int, str]
"""A ruleset and what somebody played by it."""


class LostAccount(LookupError):  # noqa: N818 - said to operators
    """A rated seat whose account is gone without a tombstone: whose games those were is lost."""


class Recount:
    """The ratings and entries of a pool as they come out from its results."""

    def __init__(self, pool: Pool, advance: Callable[[], None] = lambda: None) -> None:
        self.pool = pool
        self.number = 0
        """The last number gone through."""
        self.ratings: dict[Owner, SkillRating] = {}
        self.entries: dict[Owner, list[SkillEntry]] = defaultdict(list)
        self.hands: dict[Hand, PrizeEntry] = {}
        self.balance: dict[Part, BalanceLine] = {}
        self._moved: dict[int, list[SkillEntry]] = {}
        self._won: dict[int, list[PrizeEntry]] = {}
        self._counted: dict[int, dict[str, Count]] = {}
        self._advance = advance

    def catch_up(self) -> None:
        """Go on to the last number that the pool has given by now."""
        last = Pool.objects.values_list("sequence", flat=True).get(pk=self.pool.pk)
        for number, match in merge(self._results(last), self._voids(last), key=lambda one: one[0]):
            if number == match.number:
                self._book(match)
            else:
                self._void(match)
            self._advance()
        self.number = last

    def _results(self, last: int) -> Iterator[tuple[int, Match]]:
        later = self.pool.matches.filter(number__gt=self.number, number__lte=last)
        matches = later.order_by("number").prefetch_related("results")
        return ((one.number, one) for one in matches.iterator(_AT_ONCE))

    def _voids(self, last: int) -> Iterator[tuple[int, Match]]:
        later = self.pool.matches.filter(void_number__gt=self.number, void_number__lte=last)
        matches = later.order_by("void_number").defer("outcome")
        return ((one.void_number or 0, one) for one in matches.iterator(_AT_ONCE))

    def _book(self, match: Match) -> None:
        results = sorted(match.results.all(), key=lambda one: one.seat)
        _check_known(match, results)

        def rating_of(user_id: int, season: str) -> SkillRating:
            fresh = skills.newcomer(match, user_id, season)
            return self.ratings.setdefault((user_id, season), fresh)

        edges = balance.edges(match, partial(self._line, match))
        self._moved[match.pk] = skills.rate(match, results, rating_of, edges)
        self._won[match.pk] = prizes.won(match, results)
        self._note(self._moved[match.pk], self._won[match.pk])
        self._counted[match.pk] = balance.counts(match, results)
        self._weigh(match, self._counted[match.pk], 1)

    def _void(self, match: Match) -> None:
        moved = sorted(self._moved.pop(match.pk, []), key=lambda one: _owner(one.rating))
        at = match.voided_at or match.ended_at
        self._note(
            skills.unrate(match, moved, self._last_game),
            prizes.given_back(self._won.pop(match.pk, []), at),
        )
        self._weigh(match, self._counted.pop(match.pk, {}), -1)

    def _weigh(self, match: Match, counts: dict[str, Count], times: int) -> None:
        for part, count in counts.items():
            balance.add(self._line(match, part), count, times)

    def _line(self, match: Match, part: str) -> BalanceLine:
        return self.balance.setdefault((match.ruleset, part), balance.new_line(match, part))

    def _last_game(self, rating: SkillRating) -> datetime | None:
        entries = self.entries[_owner(rating)]
        return max((one.at for one in entries if one.match_id in self._moved), default=None)

    def _note(self, entries: list[SkillEntry], hands: list[PrizeEntry]) -> None:
        for entry in entries:
            self.entries[_owner(entry.rating)].append(entry)
        for one in hands:
            self.hands[one.match_id, one.deal, one.from_seat, one.kind] = one


def _owner(rating: SkillRating) -> Owner:
    return rating.user_id, rating.season


def _check_known(match: Match, results: list[Result]) -> None:
    lost = [one.seat for one in results if one.counts and one.user_id is None]
    if lost and not match.unrated:
        raise LostAccount(f"table {match.table}: the account in seat {lost[0]} no longer exists")
