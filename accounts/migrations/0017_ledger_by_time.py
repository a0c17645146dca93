from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0016_tallies_and_borne_titles"),
    ]

    operations = [
        migrations.RemoveIndex(
            model_name="prizeentry",
            name="own_ledger",
        ),
        migrations.AddIndex(
            model_name="prizeentry",
            index=models.Index(fields=["user", "-at", "-id"], name="own_ledger"),
        ),
    ]
