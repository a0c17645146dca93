from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0007_keys_by_looks")]

    operations = [
        migrations.AlterField(
            model_name="user",
            name="name_key",
            field=models.CharField(editable=False, max_length=240, unique=True),
        ),
        migrations.AlterField(
            model_name="user",
            name="capital_key",
            field=models.CharField(editable=False, max_length=240, unique=True),
        ),
        migrations.AlterField(
            model_name="user",
            name="drawn_key",
            field=models.CharField(editable=False, max_length=240, unique=True),
        ),
    ]
