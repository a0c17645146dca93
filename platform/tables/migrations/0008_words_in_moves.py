from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0007_public_part"),
    ]

    operations = [
        migrations.AddField(
            model_name="chatline",
            name="move",
            field=models.PositiveIntegerField(null=True),
        ),
    ]
