from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0013_seats_ended_at"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="revision",
            field=models.PositiveIntegerField(default=0, editable=False),
        ),
    ]
