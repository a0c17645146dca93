"""The seasons whose champion was crowned are kept apart from who the champion is."""

from typing import Any

from django.db import migrations, models


def note_titles(apps: Any, editor: Any) -> None:
    """Note the titles that were given before."""
    titles = apps.get_model("accounts", "Title").objects.using(editor.connection.alias)
    given = titles.filter(kind="champion").values_list("game", "season").distinct()
    crowns = apps.get_model("accounts", "Crown")
    crowns.objects.using(editor.connection.alias).bulk_create(
        crowns(game=game, season=season) for game, season in given
    )


class Migration(migrations.Migration):
    dependencies = [("accounts", "0003_no_aversion_to_oneself")]

    operations = [
        migrations.CreateModel(
            name="Crown",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("game", models.CharField(max_length=30)),
                ("season", models.CharField(max_length=6)),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("game", "season"), name="one_crown_per_season")
                ],
            },
        ),
        migrations.RunPython(note_titles, migrations.RunPython.noop),
    ]
