from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0005_counts_and_removals"),
    ]

    operations = [
        migrations.AddField(
            model_name="seat",
            name="left_in_deal",
            field=models.PositiveSmallIntegerField(null=True),
        ),
    ]
