"""The operators' desk: somebody who works here, and the pages of acts as they use them."""

from typing import Any

from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import Group, Permission
from django.db.models import Model
from django.test import Client
from django.urls import reverse

from accounts.models import Act, User
from accounts.services.operators import GROUP


class Desk:
    """An account that works here, in a browser of its own."""

    def __init__(self, user: User, *permissions: str, group: bool = True) -> None:
        user.is_staff, user.language = True, "en"
        user.save()
        if group:
            user.groups.add(Group.objects.get(name=GROUP))
        for permission in permissions:
            app, codename = permission.split(".")
            user.user_permissions.add(
                Permission.objects.get(content_type__app_label=app, codename=codename)
            )
        self.user = user
        self.client = Client(headers={"accept-language": "en"})
        self.client.force_login(user)

    def get(self, address: str, **query: Any) -> Any:
        return self.client.get(address, query)

    def text(self, address: str, **query: Any) -> str:
        answer = self.get(address, **query)
        assert answer.status_code == 200, answer.status_code
        return str(answer.content.decode())

    def page(self, thing: Model) -> str:
        return self.text(address_of(thing))

    def ask(self, thing: Model, act: str) -> Any:
        """Open the page that says what an act would do."""
        return self.get(address_of(thing, act))

    def do(self, thing: Model, act: str, **given: Any) -> Any:
        """Send that page's form."""
        return self.client.post(address_of(thing, act), given)


def address_of(thing: Model, act: str = "") -> str:
    meta = thing._meta
    name = f"admin:{meta.app_label}_{meta.model_name}_{'act' if act else 'change'}"
    return reverse(name, args=[thing.pk, act] if act else [thing.pk])


def done_with_care(desk: Desk, thing: Model, act: str, kind: Act.Kind, **given: Any) -> Act:
    """Do an act as its pages ask: look first, be refused without a reason, then say why."""
    asked = desk.ask(thing, act)
    assert asked.status_code == 200
    assert "Reason" in asked.content.decode()
    for silence in ("", "   "):
        refused = desk.do(thing, act, **given, reason=silence)
        assert refused.status_code == 200
        assert "This field is required" in refused.content.decode()
    assert not Act.objects.filter(kind=kind).exists()
    answer = desk.do(thing, act, **given, reason="they asked for it")
    assert answer.status_code == 302, answer.content.decode()
    written = Act.objects.get(kind=kind)
    assert (written.operator, written.reason) == (desk.user, "they asked for it")
    entry = LogEntry.objects.filter(object_id=str(thing.pk)).latest("action_time")
    assert (entry.user, "they asked for it" in entry.change_message) == (desk.user, True)
    return written


def assert_shut(desk: Desk, thing: Model, act: str, **given: Any) -> None:
    """Neither the page of an act nor its form is for this desk, and nothing is written down."""
    assert desk.ask(thing, act).status_code == 403
    assert desk.do(thing, act, **given, reason="because").status_code == 403
    assert not Act.objects.exists()
