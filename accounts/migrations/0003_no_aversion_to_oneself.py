"""Nobody mutes or blocks themselves."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_session")]

    operations = [
        migrations.AddConstraint(
            model_name="aversion",
            constraint=models.CheckConstraint(
                condition=models.Q(("owner", models.F("other")), _negated=True),
                name="no_aversion_to_oneself",
            ),
        ),
    ]
