from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0013_result_part"),
    ]

    operations = [
        migrations.AddField(
            model_name="user",
            name="renamed_at",
            field=models.DateTimeField(editable=False, null=True),
        ),
        migrations.AlterField(
            model_name="act",
            name="kind",
            field=models.CharField(
                choices=[
                    ("ban", "banned"),
                    ("unban", "let in again"),
                    ("mute", "muted"),
                    ("unmute", "may chat again"),
                    ("rename", "renamed"),
                    ("grant", "granted a title"),
                    ("take", "took a title away"),
                    ("void", "voided a finished game"),
                    ("call_off", "called a game off"),
                    ("take_over", "gave a seat to a bot"),
                    ("settle", "settled a report"),
                    ("revoke", "ended a key for programs"),
                    ("password", "reset a password"),
                    ("factor", "switched a second factor off"),
                    ("look", "looked at a hidden state"),
                ],
                max_length=9,
                verbose_name="act",
            ),
        ),
    ]
