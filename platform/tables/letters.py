"""E-mail to players of slow games."""

from django.conf import settings
from django.core.mail import send_mail
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from tables.models import Table


def your_turn(uid: str, number: int, asked: int) -> None:
    """Tell a person that the table waits for them, unless it no longer does."""
    table = Table.objects.filter(uid=uid, status=Table.Status.PLAYING).first()
    seat = table.seats.filter(number=number).select_related("user").first() if table else None
    if table is None or seat is None or not seat.user or table.asked[number] != asked:
        return
    with translation.override(seat.user.language):
        name = table.engine.info.name.in_language(seat.user.language)
        address = f"{settings.SITE_ADDRESS}{reverse('table', args=[uid])}"
        send_mail(
            _("Your turn in {game}").format(game=name),
            _("{player}, the table waits for your move:\n{address}\n").format(
                player=seat.user.username, address=address
            ),
            None,
            [seat.user.email],
        )
