from typing import Any

import django.db.models.deletion
from django.db import migrations, models


def settle_wins(apps: Any, schema_editor: Any) -> None:
    """Write down who has won the games that are over: booked ones as they were booked."""
    del schema_editor
    tables, seats = apps.get_model("tables", "Table"), apps.get_model("tables", "Seat")
    results = apps.get_model("accounts", "Result")
    finished = tables.objects.filter(status="finished", outcome__isnull=False)
    for pk, uid, outcome in finished.values_list("pk", "uid", "outcome").iterator(500):
        booked = results.objects.filter(match__table=uid).values_list("seat", "won", "away")
        winners = {seat for seat, won, away in booked if won and not away}
        if not booked:
            winners = set(outcome["winners"]) - set(outcome.get("left", []))
        seats.objects.filter(table_id=pk).update(won=False)
        seats.objects.filter(table_id=pk, number__in=winners).update(won=True)


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0015_balance_book"),
        ("tables", "0014_revision"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="origin",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="branches",
                to="tables.table",
            ),
        ),
        migrations.AddField(
            model_name="table",
            name="branched",
            field=models.JSONField(default=dict),
        ),
        migrations.AddField(
            model_name="seat",
            name="won",
            field=models.BooleanField(null=True),
        ),
        migrations.RunPython(settle_wins, migrations.RunPython.noop, elidable=True),
    ]
