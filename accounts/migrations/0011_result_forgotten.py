from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0010_tokens_hashed"),
    ]

    operations = [
        migrations.AddField(
            model_name="result",
            name="forgotten",
            field=models.BooleanField(default=False),
        ),
    ]
