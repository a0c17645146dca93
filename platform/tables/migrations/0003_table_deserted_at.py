from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0002_seat_left_at"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="deserted_at",
            field=models.DateTimeField(null=True),
        ),
    ]
