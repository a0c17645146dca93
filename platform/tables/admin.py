"""Tables for the operators."""

from django.contrib import admin

from tables.models import Report, Table


@admin.register(Table)
class TableAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Looks at tables; nothing is edited by hand, and no secret is shown."""

    list_display = ("uid", "game", "status", "access", "seat_count", "version", "created_at")
    list_filter = ("game", "status", "access")
    search_fields = ("uid", "seats__user__username")
    fields = (
        "uid",
        "game",
        "ruleset",
        "options",
        "status",
        "access",
        "version",
        "clock",
        "outcome",
    )
    readonly_fields = fields


@admin.register(Report)
class ReportAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Lines that somebody found unacceptable."""

    list_display = ("line", "reporter", "reason", "at")
    readonly_fields = ("line", "reporter", "reason")
