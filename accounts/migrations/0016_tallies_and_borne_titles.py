import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

COUNT = """
INSERT INTO accounts_tallyline (user_id, game, seats, part, met, played, won)
SELECT user_id, game, seats, part, met, COUNT(*), SUM(won)
FROM (
    SELECT r.user_id, m.game, m.seat_count AS seats, r.part,
        EXISTS (
            SELECT 1 FROM accounts_result o
            WHERE o.match_id = r.match_id AND o.level = '' AND o.seat <> r.seat
        ) AS met,
        CASE WHEN r.won AND NOT r.away THEN 1 ELSE 0 END AS won
    FROM accounts_result r
    JOIN accounts_match m ON m.id = r.match_id
    JOIN accounts_user u ON u.id = r.user_id
    WHERE m.voided_at IS NULL AND u.deleted_at IS NULL
) AS counted
GROUP BY user_id, game, seats, part, met
"""


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0015_balance_book"),
    ]

    operations = [
        migrations.CreateModel(
            name="TallyLine",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("game", models.CharField(max_length=30)),
                ("seats", models.PositiveSmallIntegerField()),
                ("part", models.CharField(blank=True, max_length=20)),
                ("met", models.BooleanField()),
                ("played", models.PositiveIntegerField(default=0)),
                ("won", models.PositiveIntegerField(default=0)),
                (
                    "user",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="tallies",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
        ),
        migrations.AddConstraint(
            model_name="tallyline",
            constraint=models.UniqueConstraint(
                fields=("user", "game", "seats", "part", "met"), name="one_tally_per_kind"
            ),
        ),
        migrations.AddIndex(
            model_name="title",
            index=models.Index(fields=["user", "-since", "-id"], name="titles_by_time"),
        ),
        migrations.RemoveIndex(model_name="title", name="titles_that_end"),
        migrations.AddIndex(
            model_name="title",
            index=models.Index(
                condition=models.Q(("until__isnull", False)),
                fields=["kind", "until"],
                name="titles_that_end",
            ),
        ),
        migrations.AddIndex(
            model_name="title",
            index=models.Index(
                condition=models.Q(("kind", "earned"), ("until__isnull", True)),
                fields=["-since", "-id"],
                name="earned_and_borne",
            ),
        ),
        migrations.RunSQL(COUNT, migrations.RunSQL.noop, elidable=True),
    ]
