"""Ratings once more from the stored results: the numbers must come out the same."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import zip_longest
from math import isclose

from django.db import transaction
from django.db.models import Sum
from django.utils import timezone

from accounts.models import (
    BalanceLine,
    Pool,
    PrizeEntry,
    PrizeRating,
    SkillEntry,
    SkillRating,
    User,
)
from accounts.services import listing, prizes, skills
from accounts.services.replaying import Hand, Owner, Part, Recount

_LAST_DIGITS = 1e-9
"""How far numbers may differ that come from another machine."""


@dataclass(frozen=True)
class Difference:
    """Something that did not come out as it was kept."""

    what: str
    user_id: int | None
    """None for what is nobody's own."""
    kept: str
    found: str

    def __str__(self) -> str:
        whose = "" if self.user_id is None else f", player {self.user_id}"
        return f"{self.what}{whose}: kept {self.kept}, found {self.found}"


def recompute(
    pool: Pool, *, repair: bool = True, advance: Callable[[], None] = lambda: None
) -> list[Difference]:
    """Replay a pool; return what comes out otherwise than it is kept, and put it right.

    The pool's games wait only for the comparing, and for what was booked during the replay.
    """
    replay = Recount(pool, advance)
    replay.catch_up()
    with transaction.atomic():
        Pool.objects.select_for_update().get(pk=pool.pk)
        replay.catch_up()
        ratings = list(_wrong_ratings(replay))
        hands = list(_wrong_hands(replay))
        parts = list(_wrong_parts(replay))
        if repair:
            _repair_ratings(replay, {owner for owner, _ in ratings})
            _repair_hands(replay, [hand for hand, _ in hands])
            _repair_parts(replay, [part for part, _ in parts])
    return [difference for _, difference in (*ratings, *hands, *parts)]


# --- skill -----------------------------------------------------------------------------------


def _wrong_ratings(replay: Recount) -> Iterator[tuple[Owner, Difference]]:
    now = timezone.now()
    ratings = {(one.user_id, one.season): one for one in replay.pool.ratings.all()}
    entries = _entries_by_owner(replay.pool)
    gone = _deleted()
    for owner in sorted(ratings.keys() | replay.ratings.keys()):
        user_id, where = owner[0], f"{replay.pool} {owner[1] or 'all time'}"
        if user_id in gone:
            continue
        kept, found = ratings.get(owner), replay.ratings.get(owner)
        if not _is_same_rating(kept, found, now):
            yield owner, Difference(f"skill in {where}", user_id, _told(kept), _told(found))
        for mine, other in zip_longest(entries.get(owner, []), replay.entries.get(owner, [])):
            if not _is_same_entry(mine, other):
                told = _entry_told(mine), _entry_told(other)
                yield owner, Difference(f"entry of skill in {where}", user_id, *told)


def _deleted() -> set[int]:
    """Return the accounts of which nothing is kept; read after what is kept, lest it comes back."""
    return set(User.objects.filter(deleted_at__isnull=False).values_list("pk", flat=True))


def _entries_by_owner(pool: Pool) -> dict[Owner, list[SkillEntry]]:
    found: dict[Owner, list[SkillEntry]] = defaultdict(list)
    entries = SkillEntry.objects.filter(rating__pool=pool).select_related("rating")
    for entry in entries.order_by("number").iterator():
        found[entry.rating.user_id, entry.rating.season].append(entry)
    return found


def _is_same_rating(kept: SkillRating | None, found: SkillRating | None, now: datetime) -> bool:
    """Compare; the number kept may be as of any day since the last game, whenever it was aged."""
    if kept is None or found is None:
        return False
    skills.show_as_of(found, found.played_at)
    highest, fresh = found.shown, found.provisional
    skills.show_as_of(found, now)
    return (
        isclose(kept.mu, found.mu, rel_tol=_LAST_DIGITS)
        and isclose(kept.sigma, found.sigma, rel_tol=_LAST_DIGITS)
        and (kept.games, kept.played_at) == (found.games, found.played_at)
        and found.shown <= kept.shown <= highest
        and kept.provisional in (fresh, found.provisional)
    )


def _is_same_entry(kept: SkillEntry | None, found: SkillEntry | None) -> bool:
    if kept is None or found is None:
        return False
    return (
        (kept.number, kept.match_id, kept.is_void, kept.shown)
        == (found.number, found.match_id, found.is_void, found.shown)
        and isclose(kept.mu_change, found.mu_change, rel_tol=_LAST_DIGITS, abs_tol=_LAST_DIGITS)
        and isclose(kept.sigma_factor, found.sigma_factor, rel_tol=_LAST_DIGITS)
    )


def _told(rating: SkillRating | None) -> str:
    if rating is None:
        return "none"
    guess = f"{rating.mu:.4f} ± {rating.sigma:.4f}"
    return f"{rating.shown}{'?' if rating.provisional else ''} ({guess}, {rating.games} games)"


def _entry_told(entry: SkillEntry | None) -> str:
    if entry is None:
        return "none"
    change = f"{entry.mu_change:+.4f}, ×{entry.sigma_factor:.4f}"
    return f"no. {entry.number} ({change}, {entry.shown})"


def _repair_ratings(replay: Recount, owners: set[Owner]) -> None:
    for user_id, season in sorted(owners):
        replay.pool.ratings.filter(user_id=user_id, season=season).delete()
        found = replay.ratings.get((user_id, season))
        if found is not None:
            skills.show_as_of(found, timezone.now())
            found.save()
            for entry in replay.entries[user_id, season]:
                entry.rating = found
            SkillEntry.objects.bulk_create(replay.entries[user_id, season])
    if owners:
        listing.relist({user_id for user_id, _ in owners})


# --- prize points ----------------------------------------------------------------------------


def _wrong_hands(replay: Recount) -> Iterator[tuple[Hand, Difference]]:
    entries = PrizeEntry.objects.filter(match__pool=replay.pool)
    ledger = {(one.match_id, one.deal, one.from_seat, one.kind): one for one in entries}
    gone = _deleted()
    for hand, one in sorted({**replay.hands, **ledger}.items(), key=lambda item: item[0]):
        told = _hand_told(ledger.get(hand)), _hand_told(replay.hands.get(hand))
        if told[0] != told[1] and one.user_id not in gone:
            yield hand, Difference(f"prize in {replay.pool}", one.user_id, *told)


def _hand_told(entry: PrizeEntry | None) -> str:
    if entry is None:
        return "none"
    return f"{entry.points:+} to player {entry.user_id} in {entry.season}, match {entry.match_id}"


def _repair_hands(replay: Recount, hands: list[Hand]) -> None:
    for hand in hands:
        match_id, deal, from_seat, kind = hand
        PrizeEntry.objects.filter(
            match_id=match_id, deal=deal, from_seat=from_seat, kind=kind
        ).delete()
        if hand in replay.hands:
            replay.hands[hand].save()


# --- the balance book ------------------------------------------------------------------------


def _wrong_parts(replay: Recount) -> Iterator[tuple[Part, Difference]]:
    kept = {(one.ruleset, one.part): one for one in replay.pool.balance.all()}
    for part in sorted(kept.keys() | replay.balance.keys()):
        told = _line_told(kept.get(part)), _line_told(replay.balance.get(part))
        if told[0] != told[1]:
            what = f"balance of {part[1]} in {replay.pool}, ruleset {part[0]}"
            yield part, Difference(what, None, *told)


def _line_told(line: BalanceLine | None) -> str:
    """Return a line; one in which nothing counts is as good as none."""
    if line is None or not line.games:
        return "none"
    return f"{line.points} of {line.possible} in {line.games} games"


def _repair_parts(replay: Recount, parts: list[Part]) -> None:
    for ruleset, part in parts:
        replay.pool.balance.filter(ruleset=ruleset, part=part).delete()
        found = replay.balance.get((ruleset, part))
        if found is not None and found.games:
            found.save()


# --- sums ------------------------------------------------------------------------------------


def resum(game: str, *, repair: bool = True) -> list[Difference]:
    """Sum up a game's ledger; return the sums that are kept otherwise, and put them right."""
    with transaction.atomic():
        list(Pool.objects.select_for_update().filter(game=game).order_by("pk"))
        kept = {(one.user_id, one.season): one for one in PrizeRating.objects.filter(game=game)}
        found = dict(_sums(game))
        points = {owner: kept[owner].points if owner in kept else 0 for owner in kept | found}
        wrong = sorted(owner for owner in points if points[owner] != found.get(owner, 0))
        if repair:
            _repair_sums(game, {owner: found.get(owner, 0) for owner in wrong})
    return [
        Difference(
            f"prize points in {game} {owner[1] or 'all time'}",
            owner[0],
            str(points[owner]),
            str(found.get(owner, 0)),
        )
        for owner in wrong
    ]


def _sums(game: str) -> Iterator[tuple[Owner, int]]:
    entries = PrizeEntry.objects.filter(game=game).order_by()
    for row in entries.values("user_id").annotate(sum=Sum("points")):
        yield (row["user_id"], prizes.ALL_TIME), row["sum"]
    for row in entries.values("user_id", "season").annotate(sum=Sum("points")):
        yield (row["user_id"], row["season"]), row["sum"]


def _repair_sums(game: str, points: dict[Owner, int]) -> None:
    for (user_id, season), found in points.items():
        PrizeRating.objects.update_or_create(
            user_id=user_id, game=game, season=season, defaults={"points": found}
        )
    if points:
        listing.relist({user_id for user_id, _ in points})
