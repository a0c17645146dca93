from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0001_initial"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="left_at",
            field=models.DateTimeField(null=True),
        ),
    ]
