"""Reporting a player in words of one's own, where no line of theirs says what is wrong."""

from datetime import datetime
from typing import Literal

from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext_noop as _

from accounts.models import Act, User
from accounts.services import sanctions
from accounts.services.operators import checked_reason, log_act
from tables.limits import check_rate
from tables.models import PlayerReport
from tables.refusals import Refused
from tables.services.chatting import MOST_LETTERS, plain

DAY = 24 * 3600
MOST_A_DAY = 10

_SANCTIONS = {"mute": sanctions.mute, "ban": sanctions.ban}


def report_person(*, about: User, reporter: User, words: str) -> PlayerReport:
    """Ask an operator to look at a player; once until that is settled."""
    told = plain(words)[:MOST_LETTERS]
    if not told:
        raise Refused("empty_report", _("Say what is wrong."), status=422)
    if about == reporter:
        raise Refused("oneself", _("This is you."), status=422)
    check_rate(f"player_report:{reporter.pk}", most=MOST_A_DAY, seconds=DAY)
    try:
        with transaction.atomic():
            return PlayerReport.objects.create(about=about, reporter=reporter, words=told)
    except IntegrityError:
        raise Refused(
            "reported", _("You have reported this player already: somebody will look at it.")
        ) from None


@transaction.atomic
def settle_report(
    *,
    report: PlayerReport,
    operator: User,
    reason: str,
    consequence: Literal["", "mute", "ban"] = "",
    until: datetime | None = None,
) -> Act:
    """Settle all reports of a player that wait; the player is muted, banned, or let be."""
    waiting = PlayerReport.objects.select_for_update(of=("self",)).filter(
        about=report.about, settled_at__isnull=True
    )
    reports = list(waiting.order_by("pk"))
    if not reports:
        raise Refused("settled", _("The reports of this player are settled already."))
    if operator.pk in {report.about_id, *(one.reporter_id for one in reports)}:
        raise Refused("own_report", _("You made this report, or it is about you: ask a colleague."))
    if consequence:
        _SANCTIONS[consequence](user=report.about, operator=operator, reason=reason, until=until)
    PlayerReport.objects.filter(pk__in=[one.pk for one in reports]).update(
        settled_at=timezone.now(), settled_by=operator, verdict=checked_reason(reason)
    )
    return log_act(
        operator=operator,
        kind=Act.Kind.SETTLE,
        user=report.about,
        reason=reason,
        reports=len(reports),
        consequence=consequence,
    )
