"""Somebody who has done everything that leaves a trace, and the traces by which to find them."""

import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.apps import apps
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.auth.models import Group, Permission
from django.db.models import Model
from django.test import Client
from django.utils import timezone

from accounts.models import Aversion, Session, User
from accounts.services import fair_play, friends, pushes, sanctions, tokens
from accounts.services.aversions import set_aversion
from accounts.services.settings import change_settings, declare_program
from accounts.session_store import SessionStore
from games.chance import Chance
from games.contract import fill
from tables.models import ChatLine, Report, Table, TurnNotice
from tables.services import (
    chatting,
    inviting,
    leaving,
    noting,
    opening,
    player_reports,
    playing,
    settling,
    voiding,
)
from tests.accounts.outcomes import finished
from tests.api_client import key_for
from tests.tablecraft import asked_seat, begun, fresh, open_for, play_once, some_move, state_of
from tests.tables.burning import burn_bob, burning

NAME = "Кассиопея Яхонтова"
FORMER_NAME = "Бетельгейзе"
DEVICE = "device-of-the-person"
ADDRESS = "203.0.113.77"
TYPED = {
    "first_name": "Аделаида",
    "last_name": "Преображенская",
    "chat": "шарашмонтаж у ворот",
    "aside": "тайна ледяного грота",
    "complaint_aside": "непотребный шёпот",
    "complaint": "кракозябра в чате",
    "complaint_about_her": "невежливая каракатица",
    "complaint_of_cid": "подглядывающий арлекин",
    "complaint_of_her": "лукавая пересмешница",
    "promise": "обещаю золотой самовар",
    "operators_reason": "неусыпный надзор",
    "verdict": "строгий выговорище",
    "title_ru": "Звезда Востока",
    "title_en": "Star of the East",
}


class Life:
    """The person, those around them, and what must not be found of them any more."""

    def __init__(self, person: Any) -> None:
        self.bob: User = person("bob")
        self.person: User = person(FORMER_NAME)
        self.cid, self.operator = person("cid"), person("operator")
        self.dan, self.eve = person("dan"), person("eve")
        self.traces: dict[str, str] = {"name": NAME, "former name": FORMER_NAME, **TYPED}

    def live(self, client: Client) -> None:
        """Do everything."""
        self._account(client)
        self._company()
        self._games()
        self._aside()
        self._talk()
        self._operators()
        self.person.refresh_from_db()

    def _account(self, client: Client) -> None:
        user = self.person
        User.objects.filter(pk=user.pk).update(
            first_name=TYPED["first_name"], last_name=TYPED["last_name"], is_staff=True
        )
        user.refresh_from_db()
        change_settings(user=user, chosen={"time_zone": "Asia/Kamchatka", "language": "en"})
        user.groups.add(Group.objects.get_or_create(name="Operators")[0])
        user.user_permissions.add(Permission.objects.all()[0])
        client.force_login(user)
        EmailAddress.objects.create(user=user, email="kassi@example.org", primary=True)
        EmailAddress.objects.create(user=user, email="second.kassi@example.org")
        self.traces |= {
            "password": user.password,
            "email": user.email,
            "address": "kassi@example.org",
            "token": tokens.digest_of(key_for(user)),
            "session": client.session.session_key or "",
        }
        self._second_factor(user)
        self._browser(user)
        fair_play.see(user=user, device=DEVICE, address=ADDRESS)
        for one in (self.bob, user, self.cid):
            fair_play.see(user=one, device="of the whole house", address="")
        self.traces["device"] = fair_play.mark_of(DEVICE)
        self.traces["network"] = fair_play.mark_of(fair_play.network_of(ADDRESS))

    def _second_factor(self, user: User) -> None:
        secret = generate_totp_secret()
        TOTP.activate(user, secret)
        RecoveryCodes.activate(user)
        self.traces["totp"] = secret
        self.traces["spare codes"] = Authenticator.objects.get(type="recovery_codes").data["seed"]
        half_in = Client()
        half_in.post("/accounts/login/", {"login": "kassi@example.org", "password": "secret"})
        assert "_auth_user_id" not in half_in.session

    def _browser(self, user: User) -> None:
        key = ec.generate_private_key(ec.SECP256R1()).public_key()
        point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        kept = pushes.subscribe(
            user=user,
            endpoint=f"https://fcm.googleapis.com/fcm/send/{secrets.token_hex(8)}",
            p256dh=urlsafe_b64encode(point).decode(),
            auth=urlsafe_b64encode(secrets.token_bytes(16)).decode(),
        )
        self.traces |= {"endpoint": kept.endpoint, "p256dh": kept.p256dh, "auth": kept.auth}
        self.traces["endpoint's key"] = kept.endpoint_key

    def _company(self) -> None:
        friends.ask(user=self.person, name="bob")
        friends.ask(user=self.cid, name=self.person.username)
        set_aversion(owner=self.person, other=self.operator, kind=Aversion.Kind.MUTE)
        set_aversion(owner=self.operator, other=self.person, kind=Aversion.Kind.MUTE)

    def _games(self) -> None:
        me, bob, cid = self.person, self.bob, self.cid
        finished([me, bob], prizes=[(0, 1, 40)], at=timezone.now())
        finished([bob, me, cid], game="shipit", titles={"june": 1}, at=timezone.now())
        self.duel = begun([me, bob])
        play_once(self.duel, Chance(b"duel"))
        self.trio = begun([bob, me, cid])
        play_once(self.trio, Chance(b"trio"))
        self.over = begun([me, cid])
        leaving.resign(uid=self.over.uid, user=cid)
        self.joined = open_for([bob, me])
        self.hosted = open_for([me, bob])
        self.watched = opening.open_table(host=me, game="uno", seat_count=2, options={}, sit=False)
        inviting.invite(uid=open_for([me]).uid, user=me, name="cid")
        inviting.invite(uid=open_for([cid]).uid, user=cid, name=me.username)
        TurnNotice.objects.update_or_create(
            table=self.trio, user=me, defaults={"seat": 1, "asked": 1, "due_at": timezone.now()}
        )
        self.spoken = _with_words([me, bob, cid], TYPED["promise"])

    def _talk(self) -> None:
        mine = chatting.say(uid=self.over.uid, user=self.person, text=TYPED["chat"])
        chatting.say(uid=self.over.uid, user=self.person, phrase={"code": "thanks"})
        theirs = chatting.say(uid=self.over.uid, user=self.cid, text="hello")
        chatting.report(line_id=theirs.pk, reporter=self.person, reason=TYPED["complaint"])
        chatting.report(line_id=mine.pk, reporter=self.cid, reason=TYPED["complaint_about_her"])
        settling.settle(line=mine, operator=self.operator, reason=TYPED["verdict"])
        player_reports.report_person(
            about=self.cid, reporter=self.person, words=TYPED["complaint_of_cid"]
        )
        player_reports.report_person(
            about=self.person, reporter=self.cid, words=TYPED["complaint_of_her"]
        )
        report = Report.objects.get(line=mine)
        _write_log(self.operator, report, TYPED["verdict"])
        elsewhere = open_for([self.bob, self.cid])
        other = chatting.say(uid=elsewhere.uid, user=self.cid, text="hello again")
        chatting.report(line_id=other.pk, reporter=self.bob, reason="rude")
        User.objects.filter(pk=self.person.pk).update(is_superuser=True)
        settling.settle(line=other, operator=self.person, reason="harmless")
        of_dan = player_reports.report_person(about=self.dan, reporter=self.bob, words="hasty")
        player_reports.settle_report(report=of_dan, operator=self.person, reason="harmless")
        sanctions.mute(user=self.cid, operator=self.person, reason="noise")
        _write_log(self.person, self.cid, "noise")
        User.objects.filter(pk=self.person.pk).update(is_superuser=False, is_staff=False)

    def _aside(self) -> None:
        me, rest = self.person, [self.bob, self.cid, self.operator, self.dan]
        table = burning([*rest, me])
        noting.mark(uid=table.uid, user=me, seat=2, code="thing")
        mine = chatting.say_aside(uid=table.uid, user=me, text=TYPED["aside"])
        burn_bob(table)
        theirs = chatting.say_aside(uid=table.uid, user=self.cid, text="so it goes")
        complaint = TYPED["complaint_aside"]
        chatting.report(line_id=theirs.pk, reporter=me, reason=complaint, aside=True)
        chatting.report(line_id=mine.pk, reporter=self.cid, aside=True)
        watched = burning([*rest, self.eve])
        noting.guess(uid=watched.uid, user=me, seat=2, code="thing")

    def _operators(self) -> None:
        me, said = self.person, TYPED["operators_reason"]
        act = {"operator": self.operator, "reason": said}
        me.refresh_from_db()
        sanctions.mute(user=me, **act)
        sanctions.grant_title(user=me, ru=TYPED["title_ru"], en=TYPED["title_en"], **act)
        sanctions.rename(user=me, name=NAME, **act)
        me.refresh_from_db()
        declare_program(user=me)
        voiding.void(uid=self.over.uid, operator=self.operator, reason=f"{NAME} and friends")
        _write_log(self.operator, fresh(self.over), f"Void: {NAME} and friends")
        _write_log(self.operator, me, f"Mute: {said}")
        _write_log(self.operator, EmailAddress.objects.filter(user=me)[0], "Seen")
        _write_log(self.operator, me.tokens.get(), "Seen")


def _with_words(people: list[User], words: str) -> Table:
    """Return a game in which the first of these people has said something in a move."""
    table = begun(people, "shipit")
    chance = Chance(b"words")
    for _ in range(200):
        now, seat = fresh(table), asked_seat(table)
        forms = [move for move in now.engine.legal(state_of(now), seat) if "promise" in move]
        speaks = seat == 0 and bool(forms)
        move = fill(forms[0], chance) | {"promise": words} if speaks else None
        playing.play(
            uid=table.uid,
            user_id=people[seat].pk,
            move=move or some_move(now, seat, chance),
            version=now.version,
            move_id=f"m{now.version}",
        )
        if speaks:
            return fresh(table)
    raise AssertionError("nobody was asked to offer anything")


def _write_log(operator: User, thing: Model, message: str) -> None:
    LogEntry.objects.log_actions(operator.pk, [thing], CHANGE, message, single_object=True)


def everything_kept() -> Iterator[tuple[str, str]]:
    """Yield every value of every column of every table, as text, with where it stands."""
    for model in apps.get_models(include_auto_created=True):
        fields = [field.attname for field in model._meta.concrete_fields]
        for row in model._base_manager.values_list(*fields):
            for field, value in zip(fields, row, strict=True):
                yield f"{model._meta.label}.{field}", as_text(model, field, value)


def as_text(model: type[Model], field: str, value: Any) -> str:
    if model is Session and field == "session_data":
        value = SessionStore().decode(value)
    if isinstance(value, bytes | memoryview):
        return bytes(value).decode("utf-8", "replace")
    if isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def lines_of(user: User) -> list[ChatLine]:
    return list(ChatLine.objects.filter(user=user).order_by("pk"))
