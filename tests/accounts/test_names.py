"""Names: what may be one, which look alike, and which only the house gives."""

import unicodedata
from io import StringIO
from operator import eq
from typing import Any

import pytest
import regex
from django.core.exceptions import ValidationError
from django.core.management import CommandError, call_command
from django.db import IntegrityError, connection, transaction
from django.db.migrations.executor import MigrationExecutor
from django.utils import translation
from hypothesis import given
from hypothesis import strategies as st

from accounts import name_book
from accounts.lookalikes import keys_of, skeleton
from accounts.models import User
from accounts.names import LONGEST, LONGEST_KEY, checked_name, is_name, length_of

UNSEEN = regex.compile(r"\p{Default_Ignorable_Code_Point}")
WORDS = st.text(st.characters(categories=["Lu", "Ll", "Lo", "Nd"]), min_size=1, max_size=LONGEST)


def are_alike(name: str, other: str) -> bool:
    return any(map(eq, keys_of(name), keys_of(other)))


def refusal(name: str) -> str:
    with pytest.raises(ValidationError) as refused:
        checked_name(name)
    return str(refused.value.messages[0])


# --- which look alike ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Αлиса", "Алиса"),
        ("AIice", "Alice"),
        ("A1ice", "Alice"),
        ("aiice", "ALICE"),
        ("Міхаіл", "Mixaiл"),
        ("ЅАЅНА", "sasha"),
        ("Јаԁе", "Jade"),
        ("ӏеоп", "Leoп"),
        ("Ԛԝеһү", "Qwehy"),
        ("АВЕКМНОРСТУХ", "abekmhopctyx"),
        ("Zoё", "Zoe"),
        ("Семён", "Семен"),
        ("Андрей", "Андреи"),
        ("Alicẹ", "Alice"),
        ("ρανο", "pavo"),
        ("Κον", "Kov"),
        ("Вега", "Bera"),
        ("ВОВА", "boba"),
        ("Зоя", "3оя"),
        ("b0b", "bob"),
        ("rnax", "Max"),
        ("Anna-Maria", "anna maria"),
        ("ꓮꓡꓲꓚꓰ", "Alice"),
        ("Bob\u3164", "Bob"),
    ],
)
def test_names_that_look_alike_in_any_case_and_alphabet_are_one(name: str, other: str) -> None:
    assert are_alike(name, other)
    assert are_alike(other, name)


@pytest.mark.parametrize(
    ("name", "other"), [("Vika", "Nika"), ("Ivan", "Inan"), ("Yury", "Uruy"), ("Аня", "Яна")]
)
def test_names_that_only_share_letters_are_two(name: str, other: str) -> None:
    assert not are_alike(name, other)


@given(WORDS)
def test_a_name_looks_like_itself_in_any_case(name: str) -> None:
    assert are_alike(name, name.upper())
    assert are_alike(name, name.lower())


@given(WORDS)
def test_what_unicode_calls_confusable_is_one_name(name: str) -> None:
    plain = unicodedata.normalize("NFKC", name)
    assert are_alike(plain, skeleton(plain))


@given(WORDS)
def test_what_may_be_a_name_has_keys_that_can_be_kept(name: str) -> None:
    try:
        kept = checked_name(name)
    except ValidationError:
        return
    assert 0 < max(map(len, keys_of(kept))) <= LONGEST_KEY - 20


# --- what may be one -------------------------------------------------------------------------


@given(st.text(max_size=2 * LONGEST))
def test_whatever_is_taken_can_be_seen_is_stable_and_not_too_long(text: str) -> None:
    try:
        kept = checked_name(text)
    except ValidationError:
        return
    assert kept == checked_name(kept) == unicodedata.normalize("NFKC", kept).strip()
    assert not UNSEEN.search(kept)
    assert "  " not in kept
    assert 0 < length_of(kept) <= LONGEST


@given(WORDS, st.sampled_from("\u3164\u115f\uffa0\u200b\u200d\u202e\u2066\u00ad\ufe0f"), st.data())
def test_no_unseen_character_comes_in_anywhere(name: str, unseen: str, data: Any) -> None:
    at = data.draw(st.integers(0, len(name)))
    with pytest.raises(ValidationError, match="cannot be seen"):
        checked_name(f"{name[:at]}{unseen}{name[at:]}")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Αлиса", "several alphabets"),
        ("Alicе", "several alphabets"),
        ("Алиса愛", "several alphabets"),
        ("Alice\u3164", "cannot be seen"),
        ("\u3164", "cannot be seen"),
        ("\u115f\u1160", "cannot be seen"),
        ("\u202eecilA", "cannot be seen"),
        ("Alice🎲", "begins and ends with a letter"),
        ("Alice٣", "begins and ends with a letter"),
        ("", "begins and ends with a letter"),
        ("__", "begins and ends with a letter"),
        ("ᴀʟɪᴄᴇ", "in use nowhere"),
        ("ꓮꓡꓲꓚꓰ", "in use nowhere"),
        ("ǀǀǀ", "in use nowhere"),
        ("Ali\u0335\u0335\u0335ce", "two marks"),
        ("x" * 25, "at most 24"),
    ],
)
def test_what_is_no_name_is_refused_with_a_sentence_in_both_languages(name: str, why: str) -> None:
    assert why in refusal(name)
    with translation.override("ru"):
        assert regex.search("[а-я]", refusal(name))


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Alice",
            "Алиса",
            "Ἀλίκη",
            "愛子さん",
            "アリスー",
            "김아리",
            "שרה",
            "علي",
            "अनीता",
            "สมชาย",
        ),
        *("Анна-Мария", "J. R. R. T", "st_ann 7", "Ботвинник", "Robot", "Гостья", "Sysoev", "Юна"),
        *("Ńguyễn", "7", "x", "и" * 24, "नि" * 24),
    ],
)
def test_people_of_every_tongue_have_names(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFKC", name)


def test_a_name_is_kept_in_its_plain_form() -> None:
    assert checked_name("  Ａnn \u00a0  Lee ") == "Ann Lee"


# --- whose they are --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        *("admin", "Admin", "ADM1N", "adrnin", "a d m i n", "admin-ivan", "AdminIvan", "админ 7"),
        *("operator", "оператор", "Оператор Вася", "0перат0р", "moderator", "Модератор", "the mod"),
        *("support", "поддержка", "Застолье", "zastolye", "system", "Система"),
        *("bot", "Bot 2", "bot7", "B0T", "бот", "Аня Бот", "guest 12", "Guest12", "Гость-7"),
        *("deleted-5", "deleted5", "Удаленный 1", "Джун Вася", "Джун", "Junior", "Чемпион"),
    ],
)
def test_a_name_that_reads_like_the_house_s_own_is_refused(name: str) -> None:
    assert "site alone" in refusal(name)


@pytest.mark.django_db
@pytest.mark.database
@pytest.mark.parametrize(
    ("name", "other"),
    [("Алиса", "Aлиca"), ("Alice", "AIice"), ("Alice", "A1ice"), ("boba", "ВОВА")],
)
def test_two_accounts_that_look_alike_are_not_kept_by_any_way(name: str, other: str) -> None:
    User.objects.create_user(name)
    with pytest.raises(ValidationError):
        User.objects.create_user(other)
    row = User(username=other, **keys_of(other)._asdict())
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.bulk_create([row])
    assert User.objects.count() == 1
    found = name_book.find(other)
    assert found
    assert found.username == name


@pytest.mark.django_db
def test_whoever_works_here_may_be_called_so_but_not_like_another() -> None:
    def make(name: str) -> None:
        call_command(
            "createsuperuser", interactive=False, username=name, email="", stdout=StringIO()
        )

    make("admin")
    for name, why in (("аdmin", "several alphabets"), ("ADMIN", "looks too much like")):
        with pytest.raises(CommandError, match=why):
            make(name)
    assert User.objects.count() == 1


# --- those who were here before --------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
@pytest.mark.database
def test_twins_of_before_keep_their_names_and_nobody_new_takes_either() -> None:
    old, new = ("accounts", "0005_result_left_at"), ("accounts", "0008_one_look_each")
    newest = MigrationExecutor(connection).loader.graph.leaf_nodes()
    people = _migrated(old).get_model("accounts", "User").objects
    names = ["Alice", "AIice", "A1ice", "Алиса", "Αлиса", "Bob", "Bob\u3164"]
    for number, name in enumerate(names):
        people.create(username=name, name_key=f"allce{number}")
    try:
        _migrated(new)
    finally:
        _migrated(*newest)
    assert list(User.objects.order_by("pk").values_list("username", flat=True)) == names
    for one in User.objects.all():
        one.sounds = False
        one.save()
        found = name_book.find(one.username)
        assert found == one
    User.objects.filter(username="Alice").delete()
    User.objects.filter(username="Bob").delete()
    for name in ("alice", "aлиca", "bob"):
        assert not name_book.is_free(name)
    assert name_book.is_free("Vika")


def _migrated(*targets: tuple[str, str]) -> Any:
    executor = MigrationExecutor(connection)
    executor.migrate(list(targets))
    return executor.loader.project_state(list(targets)).apps


def test_a_validator_of_the_field_lets_the_house_s_own_pass() -> None:
    is_name("Guest-23456")
