"""Every row of every kept model by value, read from the database itself."""

from datetime import datetime
from typing import Any

from config.backup.catalogue import AnyModel, kept_models

_BY_NAME = {
    "permission_id": ("permission__codename", "permission__content_type__model"),
    "content_type_id": ("content_type__app_label", "content_type__model"),
}
"""What goes by other numbers in every database."""


def rows() -> dict[str, list[dict[str, Any]]]:
    """Return them all, in the order of their keys."""
    return {label: _rows_of(model) for label, model in kept_models().items()}


def _rows_of(model: AnyModel) -> list[dict[str, Any]]:
    fields = [field.attname for field in model._meta.concrete_fields]
    names = [name for field in fields for name in _BY_NAME.get(field, (field,))]
    found = model._base_manager.order_by("pk").values(*names)
    return [{name: _plain(value) for name, value in row.items()} for row in found]


def _plain(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return bytes(value).hex()
    return value.isoformat() if isinstance(value, datetime) else value
