from typing import Any

from django.db import migrations, models


def settle(apps: Any, schema_editor: Any) -> None:
    """Settle for games under way, as they stand now, which seats count."""
    seats = apps.get_model("tables", "Seat").objects.using(schema_editor.connection.alias)
    seats.filter(
        table__status="playing",
        user__is_guest=False,
        user__is_program=False,
        user__deleted_at__isnull=True,
    ).update(counts=True)


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0004_house_time"),
        ("accounts", "0001_initial"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="counts",
            field=models.BooleanField(default=False),
        ),
        migrations.AddField(
            model_name="table",
            name="removed",
            field=models.JSONField(default=list),
        ),
        migrations.RunPython(settle, migrations.RunPython.noop, elidable=True),
    ]
