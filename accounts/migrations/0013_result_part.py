from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0012_result_left_in_deal"),
    ]

    operations = [
        migrations.AddField(
            model_name="result",
            name="part",
            field=models.CharField(blank=True, default="", max_length=20),
        ),
    ]
