"""People in a real browser: two accounts, a rated game, its rating, and settings that stay."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.keyboard import make_first_move, press

pytestmark = pytest.mark.browser


def sign_up(page: Page, name: str) -> None:
    page.goto("/accounts/signup/")
    page.get_by_label("Имя").fill(name)
    page.get_by_label("Пароль").first.fill("verstka-na-kuhne")
    page.keyboard.press("Enter")
    expect(page.locator("header strong")).to_have_text(name)


def open_rated_duel(page: Page) -> None:
    """Open a table for two, and be ready."""
    page.goto("/play/madness/")
    expect(page.get_by_label("Рейтинговая партия")).to_be_checked()
    press(page, "^Открыть стол$")
    page.wait_for_url("**/table/**")


def test_two_accounts_play_for_their_ratings_and_find_them_on_the_board(
    new_page: NewPage,
) -> None:
    ann, bob, reader = new_page(), new_page(360, 740), new_page()
    sign_up(ann, "Анна")
    sign_up(bob, "Борис")
    reader.goto("/leaderboard/madness/")
    expect(reader.locator("main")).not_to_contain_text("Анна")

    open_rated_duel(ann)
    ann.get_by_label("Позвать по имени").fill("борис")
    ann.keyboard.press("Enter")
    expect(bob.locator("#invited")).to_contain_text("Анна")
    press(bob, "^К столу")
    bob.wait_for_url("**/table/**")
    expect(bob.locator("#question")).to_be_visible()
    press(bob, "^Сесть")
    press(bob, "^Я готов")
    press(ann, "^Начать")
    for page in (ann, bob):
        expect(page.locator(".question")).to_be_visible()
    mover = ann if ann.locator(".question.mine").count() else bob
    mover.bring_to_front()
    make_first_move(mover)
    expect(bob.locator("details button", has_text="Отменить игру")).to_have_count(0)
    press(bob, "^Уйти из игры")
    press(bob, "^Сдаться")
    press(bob, "^Сдаться|^Да")
    expect(ann.locator(".summary")).to_be_visible()

    expect(reader.locator("tbody tr").first).to_contain_text("Анна")
    ann.goto("/people/Анна/")
    expect(ann.locator("main")).to_contain_text("Побед")


def test_settings_stay_with_the_account(new_page: NewPage) -> None:
    page = new_page()
    sign_up(page, "Вера")
    page.goto("/settings/")
    page.get_by_label("Тема", exact=True).select_option("dark")
    press(page, "^Сохранить настройки$")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    press(page, "^English$")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_key_for_a_program_is_shown_once_copied_and_ended(new_page: NewPage) -> None:
    page = new_page()
    sign_up(page, "Галя")
    page.goto("/settings/token/")
    page.get_by_label("Пароль").fill("verstka-na-kuhne")
    press(page, "^Это я$")
    expect(page.locator("main")).to_contain_text("Пока ни одного")
    page.get_by_label("Для чего ключ").fill("бот дома")
    press(page, "^Создать ключ$")
    key = page.locator("#token").input_value()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    press(page, "^Копировать|^Скопировать")
    expect(page.locator(".field [role=status]")).to_have_text("Скопировано.")
    assert page.evaluate("navigator.clipboard.readText()") == key
    page.goto("/settings/token/")
    expect(page.locator("main")).to_contain_text("бот дома")
    assert key not in page.content()
    page.locator("summary", has_text="Отменить").click()
    press(page, "^Отменить ключ$")
    expect(page.locator("main")).to_contain_text("Пока ни одного")
