"""Gives every account the keys by which names are compared now; twins of before keep their names.

Of accounts that look alike the oldest has the plain key; the others have their number behind it,
and nobody new may look like any of them.
"""

from typing import Any

from django.db import migrations

from accounts.lookalikes import Keys, keys_of, twin_key

AT_ONCE = 1000


def give_keys(apps: Any, schema_editor: Any) -> None:
    del schema_editor
    model = apps.get_model("accounts", "User")
    taken: dict[str, set[str]] = {column: set() for column in Keys._fields}
    part = []
    for one in model.objects.order_by("pk").only("username").iterator(AT_ONCE):
        for column, key in keys_of(one.username)._asdict().items():
            own = twin_key(key, one.pk) if key in taken[column] else key
            taken[column].add(own)
            setattr(one, column, own)
        part.append(one)
        if len(part) == AT_ONCE:
            model.objects.bulk_update(part, Keys._fields)
            part = []
    model.objects.bulk_update(part, Keys._fields)


class Migration(migrations.Migration):
    dependencies = [("accounts", "0006_looks_of_names")]

    operations = [migrations.RunPython(give_keys, migrations.RunPython.noop)]
