"""The books of a big site, made from its results by SQL: ratings, their entries, and the sums."""

from django.db import connection

from accounts.models import PrizeEntry, SkillEntry, SkillRating, TallyLine
from bench.growth.progress import told

_RATINGS = """
INSERT INTO accounts_skillrating
    (user_id, pool_id, season, mu, sigma, games, played_at, shown, provisional, listed)
SELECT r.user_id, m.pool_id, {season}, 25.0, 3.0, COUNT(*), MAX(r.at),
    800 + (r.user_id * 7919) % 900, FALSE, TRUE
FROM accounts_result r JOIN accounts_match m ON m.id = r.match_id
WHERE r.counts AND m.unrated = ''
GROUP BY r.user_id, m.pool_id, {group}
"""
_ENTRIES = """
INSERT INTO accounts_skillentry
    (rating_id, match_id, number, is_void, mu_change, sigma_factor, shown, at)
SELECT s.id, m.id, m.number, FALSE, 0.1, 0.99, 800 + (s.user_id * 7919 + m.number) % 900, r.at
FROM accounts_skillrating s JOIN accounts_result r ON r.user_id = s.user_id
JOIN accounts_match m ON m.id = r.match_id AND m.pool_id = s.pool_id
WHERE r.counts AND m.unrated = '' AND (s.season = '' OR s.season = m.season)
    AND s.id BETWEEN {first} AND {last}
"""
_TALLIES = """
INSERT INTO accounts_tallyline (user_id, game, seats, part, met, played, won)
SELECT r.user_id, m.game, m.seat_count, r.part, TRUE, COUNT(*),
    SUM(CASE WHEN r.won THEN 1 ELSE 0 END)
FROM accounts_result r JOIN accounts_match m ON m.id = r.match_id
GROUP BY r.user_id, m.game, m.seat_count, r.part
"""
_SUMS = """
INSERT INTO accounts_prizerating (user_id, game, season, points, listed)
SELECT user_id, game, {season}, SUM(points), TRUE FROM accounts_prizeentry
GROUP BY user_id, game, {group}
"""
_AT_ONCE = 100_000


def keep() -> None:
    """Keep the books anew, for all time and by season."""
    SkillEntry.objects.all().delete()
    SkillRating.objects.all().delete()
    for season, group in (("''", "1"), ("m.season", "m.season")):
        _run(_RATINGS.format(season=season, group=group if group != "1" else "m.pool_id"))
    ids = list(SkillRating.objects.order_by("pk").values_list("pk", flat=True))
    steps = range(0, len(ids), _AT_ONCE)
    for start in told("entries of so many ratings", len(ids), steps, _AT_ONCE):
        last = ids[min(start + _AT_ONCE, len(ids)) - 1]
        _run(_ENTRIES.format(first=ids[start], last=last))
    TallyLine.objects.all().delete()
    _run(_TALLIES)
    if PrizeEntry.objects.exists():
        _run("DELETE FROM accounts_prizerating")
        for season, group in (("''", "game"), ("season", "season")):
            _run(_SUMS.format(season=season, group=group))


def _run(sql: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(sql)
