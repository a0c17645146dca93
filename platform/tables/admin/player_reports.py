"""The queue of reports of players: what somebody wrote of a name, or of how somebody plays."""

from collections.abc import Callable
from typing import Any, Literal

from django.contrib import admin
from django.db.models import F
from django.http import HttpRequest
from django.utils.safestring import SafeString
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.admin.acting import ActingAdmin, Deed
from accounts.admin.forms import TermForm
from accounts.admin.histories import acts_on
from accounts.admin.links import page_link, person_link
from accounts.admin.panels import Panel
from accounts.admin.words import when
from accounts.models import Act, User
from accounts.titled_names import called
from tables.admin.complaints import reports_about
from tables.admin.deeds import refusals_told
from tables.admin.reports import SettledFilter
from tables.models import PlayerReport
from tables.services.player_reports import settle_report

_MOST = 30


def _settling(consequence: Literal["", "mute", "ban"]) -> Callable[..., Act]:
    def do(request: HttpRequest, report: PlayerReport, **given: Any) -> Act:
        operator: Any = request.user
        with refusals_told():
            return settle_report(report=report, operator=operator, consequence=consequence, **given)

    return do


def _waits(report: PlayerReport) -> bool:
    return report.settled_at is None


_DEEDS = (
    Deed(
        "settle",
        _("Settle without consequence"),
        _("All reports of this player are settled. Nothing happens to them."),
        "tables.change_playerreport",
        _settling(""),
        possible=_waits,
    ),
    Deed(
        "mute",
        _("Mute the player"),
        _("The player may not write in any chat until then, and all reports of them are settled."),
        "accounts.change_user",
        _settling("mute"),
        TermForm,
        possible=_waits,
    ),
    Deed(
        "ban",
        _("Ban the player"),
        _(
            "The player is signed out everywhere at once and may not sign in until then; bots play "
            "their seats to the end. All reports of them are settled."
        ),
        "accounts.change_user",
        _settling("ban"),
        TermForm,
        possible=_waits,
    ),
)


def player_reports_about(user: User) -> Panel:
    """Show what was written about a player."""
    reports = PlayerReport.objects.filter(about=user).select_related("reporter")
    return Panel(
        gettext("Reports of this player"),
        [
            gettext("When"),
            gettext("Reported by"),
            gettext("Their words"),
            gettext("Settled"),
            gettext("Verdict"),
        ],
        [
            [
                page_link(one, when(one.at)),
                person_link(one.reporter),
                one.words,
                when(one.settled_at),
                one.verdict,
            ]
            for one in reports.order_by("-at")[:_MOST]
        ],
        gettext("There are none."),
    )


@admin.register(PlayerReport)
class PlayerReportAdmin(ActingAdmin):
    """What waits comes first, and of that the oldest."""

    deeds = _DEEDS
    ordering = (F("settled_at").asc(nulls_first=True), "at")
    list_display = ("at", "player", "words", "told_by", "settled_at")
    list_filter = (SettledFilter,)
    list_select_related = ("about", "reporter")
    fields = ("player", "words", "told_by", "at", "settled_at", "settled_by", "verdict")
    readonly_fields = fields

    @admin.display(description=_("about"))
    def player(self, report: PlayerReport) -> SafeString | str:
        """Link to the player."""
        return person_link(report.about)

    @admin.display(description=_("reported by"))
    def told_by(self, report: PlayerReport) -> SafeString | str:
        """Link to whoever reported them."""
        return person_link(report.reporter)

    def subject(self, thing: PlayerReport) -> str:
        """Name the player and quote the report."""
        return f"{called(thing.about)}: {thing.words}"

    def panels(self, request: HttpRequest, thing: PlayerReport) -> list[Panel]:
        """Show what else was written of the player, and what they did before."""
        del request
        about = thing.about
        return [player_reports_about(about), acts_on(about), reports_about(about)]
