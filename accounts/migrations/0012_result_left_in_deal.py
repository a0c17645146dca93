from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0011_result_forgotten"),
    ]

    operations = [
        migrations.AddField(
            model_name="result",
            name="left_in_deal",
            field=models.PositiveSmallIntegerField(null=True),
        ),
    ]
