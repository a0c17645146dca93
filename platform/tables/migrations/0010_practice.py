from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("tables", "0009_asides_and_notebooks"),
    ]

    operations = [
        migrations.AddField(
            model_name="table",
            name="pace",
            field=models.CharField(
                choices=[("quick", "quick"), ("usual", "as people play"), ("calm", "calm")],
                default="usual",
                max_length=5,
            ),
        ),
        migrations.AddField(
            model_name="table",
            name="practice",
            field=models.BooleanField(default=False, verbose_name="practice"),
        ),
    ]
