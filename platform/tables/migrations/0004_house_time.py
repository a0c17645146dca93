from typing import Any

from django.db import migrations, models
from django.db.models import F


def begin(apps: Any, schema_editor: Any) -> None:
    """Let house time begin as real time, and look at once at all that was due of both kinds."""
    del schema_editor
    for house in apps.get_model("tables", "HouseTime").objects.all():
        house.sure = house.ran_at.timestamp()
        house.save()
    running = apps.get_model("tables", "Table").objects.filter(status="playing")
    running.update(bots_at=F("wake_at"))


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0003_table_deserted_at"),
    ]

    operations = [
        migrations.RenameModel("SweepMark", "HouseTime"),
        migrations.AddField("housetime", "lost", models.FloatField(default=0.0)),
        migrations.AddField("housetime", "sure", models.FloatField(default=0.0)),
        migrations.AddField("housetime", "away_since", models.FloatField(null=True)),
        migrations.AddField("housetime", "webs", models.JSONField(default=dict)),
        migrations.AddField("table", "bots_at", models.DateTimeField(null=True)),
        migrations.RunPython(begin, migrations.RunPython.noop),
        migrations.AddIndex(
            "table",
            models.Index(
                condition=models.Q(("status", "playing")), fields=["bots_at"], name="bots_to_move"
            ),
        ),
    ]
