"""Takes over the keys for programs that lay here in clear: their hashes stay, the table goes.

Programs come in by the keys they have. The old app is not installed any more, so its table is
read as it lies.
"""

from datetime import timedelta
from hashlib import sha256
from typing import Any

from django.db import migrations
from django.utils import timezone

TABLE = "authtoken_token"
NAMES = {"ru": "Прежний ключ", "en": "The key of before"}
YEAR = timedelta(days=365)


def take_over(apps: Any, schema_editor: Any) -> None:
    connection = schema_editor.connection
    if TABLE not in connection.introspection.table_names():
        return
    with connection.cursor() as cursor:
        cursor.execute("SELECT key, user_id FROM authtoken_token")
        rows = cursor.fetchall()
    languages = dict(apps.get_model("accounts", "User").objects.values_list("pk", "language"))
    apps.get_model("accounts", "Token").objects.bulk_create(
        [_row(apps, key, owner, languages.get(owner, "ru")) for key, owner in rows], 500
    )
    if connection.vendor == "sqlite":
        schema_editor.execute("PRAGMA secure_delete = ON")  # else the keys lie on in free pages
    schema_editor.execute("DROP TABLE authtoken_token")


def _row(apps: Any, key: str, owner: int, language: str) -> Any:
    return apps.get_model("accounts", "Token")(
        user_id=owner,
        name=NAMES.get(language, NAMES["en"]),
        prefix=key[:6],
        digest=sha256(key.encode()).hexdigest(),
        expires_at=timezone.now() + YEAR,
    )


class Migration(migrations.Migration):
    dependencies = [("accounts", "0009_token")]

    operations = [migrations.RunPython(take_over, migrations.RunPython.noop)]
