import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0015_looking_back"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="PlayerReport",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("words", models.CharField(max_length=300, verbose_name="their words")),
                ("at", models.DateTimeField(auto_now_add=True, verbose_name="when")),
                ("settled_at", models.DateTimeField(blank=True, null=True, verbose_name="settled")),
                ("verdict", models.CharField(blank=True, max_length=300, verbose_name="verdict")),
                (
                    "about",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="reports_about",
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="about",
                    ),
                ),
                (
                    "reporter",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="reported by",
                    ),
                ),
                (
                    "settled_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="settled_player_reports",
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="settled by",
                    ),
                ),
            ],
            options={
                "verbose_name": "report of a player",
                "verbose_name_plural": "reports of players",
                "indexes": [models.Index(fields=["settled_at", "-at"], name="player_report_queue")],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("settled_at__isnull", True)),
                        fields=("about", "reporter"),
                        name="one_report_waits_per_player",
                    )
                ],
            },
        ),
    ]
