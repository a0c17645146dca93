from typing import Any

from django.conf import settings
from django.db import migrations, models
from django.db.models import OuterRef, Subquery
from django.db.models.functions import Coalesce


def end(apps: Any, schema_editor: Any) -> None:
    """Note beside the seats of tables that are over when that was."""
    alias = schema_editor.connection.alias
    over = apps.get_model("tables", "Table").objects.using(alias).filter(pk=OuterRef("table_id"))
    seats = apps.get_model("tables", "Seat").objects.using(alias)
    seats.filter(table__status__in=("finished", "cancelled")).update(
        ended_at=Subquery(over.values(when=Coalesce("ended_at", "changed_at")))
    )


class Migration(migrations.Migration):
    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("tables", "0012_seats_by_lot"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="ended_at",
            field=models.DateTimeField(null=True),
        ),
        migrations.RunPython(end, migrations.RunPython.noop, elidable=True),
        migrations.AddIndex(
            model_name="seat",
            index=models.Index(
                condition=models.Q(("ended_at__isnull", True)),
                fields=["user"],
                name="seats_in_play",
            ),
        ),
        migrations.AddIndex(
            model_name="seat",
            index=models.Index(
                condition=models.Q(("ended_at__isnull", False)),
                fields=["user", "-ended_at"],
                name="seats_played",
            ),
        ),
        migrations.AddIndex(
            model_name="table",
            index=models.Index(
                condition=models.Q(("status", "open")),
                fields=["game", "created_at"],
                name="waiting_tables",
            ),
        ),
        migrations.AddIndex(
            model_name="table",
            index=models.Index(
                condition=models.Q(("ended_at__isnull", True)),
                fields=["host", "status", "game"],
                name="live_tables",
            ),
        ),
    ]
