"""E-mail to players of slow games."""

from collections.abc import Sequence
from smtplib import SMTPException

from django.conf import settings
from django.core.mail import EmailMessage, get_connection
from django.core.mail.backends.base import BaseEmailBackend
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from accounts.models import User
from tables import faults
from tables.models import Table

Letter = EmailMessage


def your_turn(table: Table, user: User) -> Letter:
    """Return the letter to a person for whom a table waits, in their language."""
    with translation.override(user.language):
        game = table.engine.info.name.in_language(user.language)
        return EmailMessage(
            _("Your turn in {game}").format(game=game),
            _(
                "{player}, the table waits for your move:\n{address}\n\n"
                "You can turn these letters off in the settings:\n{settings}\n"
            ).format(
                player=user.username,
                address=_address("table", table.uid),
                settings=_address("settings"),
            ),
            to=[user.email],
        )


def _address(name: str, *arguments: str) -> str:
    return f"{settings.SITE_ADDRESS}{reverse(name, args=arguments)}"


def send_all(letters: Sequence[Letter]) -> None:
    """Send letters over one connection; one that is refused does not hold up the others."""
    if not letters:
        return
    try:
        with get_connection() as connection:
            for letter in letters:
                _send(letter, connection)
    except (SMTPException, OSError) as error:
        faults.note("letters were not sent", error)


def _send(letter: Letter, connection: BaseEmailBackend) -> None:
    try:
        connection.send_messages([letter])
    except SMTPException as error:
        faults.note("a letter was not sent", error)
