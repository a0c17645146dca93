from django.db import migrations, models

import accounts.names


class Migration(migrations.Migration):
    dependencies = [("accounts", "0005_result_left_at")]

    operations = [
        migrations.AlterField(
            model_name="user",
            name="username",
            field=models.CharField(
                error_messages={"unique": "This name is taken."},
                max_length=48,
                unique=True,
                validators=[accounts.names.is_name],
                verbose_name="name",
            ),
        ),
        migrations.AlterField(
            model_name="user",
            name="name_key",
            field=models.CharField(editable=False, max_length=240),
        ),
        migrations.AddField(
            model_name="user",
            name="capital_key",
            field=models.CharField(default="", editable=False, max_length=240),
        ),
        migrations.AddField(
            model_name="user",
            name="drawn_key",
            field=models.CharField(default="", editable=False, max_length=240),
        ),
    ]
