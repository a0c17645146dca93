import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0014_access_and_names"),
    ]

    operations = [
        migrations.AddField(
            model_name="match",
            name="parts",
            field=models.JSONField(blank=True, default=list, verbose_name="parts"),
        ),
        migrations.AddField(
            model_name="match",
            name="ruleset",
            field=models.PositiveSmallIntegerField(default=1, verbose_name="ruleset"),
        ),
        migrations.CreateModel(
            name="BalanceLine",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("ruleset", models.PositiveSmallIntegerField()),
                ("part", models.CharField(max_length=30, verbose_name="part")),
                ("games", models.PositiveIntegerField(default=0)),
                ("points", models.PositiveIntegerField(default=0)),
                ("possible", models.PositiveIntegerField(default=0)),
                (
                    "pool",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="balance",
                        to="accounts.pool",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(
                        fields=("pool", "ruleset", "part"), name="one_line_per_part"
                    )
                ],
            },
        ),
    ]
