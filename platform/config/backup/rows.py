"""A row as a line of JSON and back, the same to the last digit whatever the database."""

import json
from functools import cache
from typing import Any

from django.contrib.auth.models import Permission
from django.contrib.contenttypes.models import ContentType
from django.db import models

from config.backup.catalogue import AnyModel

_AS_THEY_ARE = (type(None), bool, int, float, str)
_NAMED = (ContentType, Permission)
"""Models whose rows go by other numbers in every database."""


class RowWriter:
    """Makes lines of rows."""

    def __init__(self) -> None:
        self._key = cache(_key)

    def line(self, row: models.Model) -> bytes:
        """Return the row as a line."""
        values = {one.attname: self._plain(one, row) for one in row._meta.concrete_fields}
        text = json.dumps(values, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        return text.encode()

    def _plain(self, field: Any, row: models.Model) -> Any:
        value = field.value_from_object(row)
        if value is not None and field.related_model in _NAMED:
            return self._key(field.related_model, value)
        if isinstance(field, models.JSONField) or isinstance(value, _AS_THEY_ARE):
            return value
        return field.value_to_string(row)


def _key(model: Any, number: int) -> list[str]:
    """Return the natural key of a content type (app, model) or a permission (code before these)."""
    return list(model._base_manager.get(pk=number).natural_key())


class RowReader:
    """Makes rows of lines."""

    def __init__(self) -> None:
        self._number = cache(_number)

    def row(self, model: AnyModel, line: bytes) -> models.Model:
        """Return the row of a line; nothing is saved."""
        values = json.loads(line)
        fields = model._meta.concrete_fields
        return model(**{one.attname: self._value(one, values[one.attname]) for one in fields})

    def _value(self, field: Any, value: Any) -> Any:
        if value is not None and field.related_model in _NAMED:
            return self._number(*value)
        return value if isinstance(field, models.JSONField) else field.to_python(value)


def _number(*key: str) -> int:
    """Return this database's number of what goes by a natural key, made if it is missing."""
    *code, app, model = key
    kind, _ = ContentType.objects.get_or_create(app_label=app, model=model)
    if not code:
        return int(kind.pk)
    named = {"codename": code[0], "content_type": kind}
    return int(Permission.objects.get_or_create(**named, defaults={"name": code[0]})[0].pk)
