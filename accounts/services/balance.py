"""The balance book: kept from results, read by the ratings, and open to everybody.

A match is rated by the book as it stood before it; a void takes out what the match had added.
"""

from collections.abc import Callable, Sequence
from functools import partial

from accounts.balance import Count, counted, edge
from accounts.models import BalanceLine, Match, Result

LineOf = Callable[[str], BalanceLine]
"""Finds a part's line in the book of a match, or begins one."""


def edges(match: Match, line_of: LineOf) -> dict[int, float]:
    """Return what each seat's part adds to its strength; nothing where all play alike."""
    return {seat: edge(line_of(part)) for seat, part in enumerate(match.parts)}


def counts(match: Match, results: Sequence[Result]) -> dict[str, Count]:
    """Return what a match tells of its parts: those who left, and bots, are no measure of them."""
    if match.unrated or not match.parts:
        return {}
    places = {one.seat: one.place for one in results if one.counts and not one.left}
    if len(places) < 2:
        return {}
    return {match.parts[seat]: count for seat, count in counted(places).items()}


def add(line: BalanceLine, count: Count, times: int) -> None:
    """Enter what a match tells of a part (once), or take it out (minus once)."""
    line.games += times
    line.points += times * count.points
    line.possible += times * count.possible


def line_for(match: Match, part: str) -> BalanceLine:
    """Return a part's line as it is kept; the pool's row is locked by the caller."""
    lines = BalanceLine.objects.filter(pool_id=match.pool_id, ruleset=match.ruleset, part=part)
    return lines.first() or new_line(match, part)


def new_line(match: Match, part: str) -> BalanceLine:
    """Return the line with which a part comes to its first match."""
    return BalanceLine(pool_id=match.pool_id, ruleset=match.ruleset, part=part)


def kept_edges(match: Match) -> dict[int, float]:
    """Return what each seat's part adds by the book as it is kept."""
    return edges(match, partial(line_for, match))


def book(match: Match, results: Sequence[Result]) -> None:
    """Enter a match."""
    _enter(match, results, 1)


def void(match: Match) -> None:
    """Take a match out of the book."""
    _enter(match, list(match.results.all()), -1)


def _enter(match: Match, results: Sequence[Result], times: int) -> None:
    for part, count in counts(match, results).items():
        line = line_for(match, part)
        add(line, count, times)
        line.save()
