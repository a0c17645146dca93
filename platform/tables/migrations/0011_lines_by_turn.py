from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0010_practice"),
    ]

    operations = [
        migrations.AddField(
            model_name=name,
            name="turn",
            field=models.PositiveIntegerField(null=True),
        )
        for name in ("aside", "chatline")
    ]
