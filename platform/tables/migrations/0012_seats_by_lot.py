from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0011_lines_by_turn"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="seats_kept",
            field=models.BooleanField(default=True),
        ),
        migrations.AddField(
            model_name="table",
            name="seat_of_chair",
            field=models.JSONField(default=list),
        ),
    ]
