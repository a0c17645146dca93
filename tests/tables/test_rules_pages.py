"""Pages where a newcomer learns the games, and the ways that lead there."""

import html
import json
import re
from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import User
from config.environment import ROOT
from games.contract import AnyEngine
from games.handbook import handbook
from games.registry import engines
from games.rules_text import LANGUAGES, PARTS
from tables.models import Table
from tables.pages.rules_markup import marked_up, rules_markup
from tests.tablecraft import open_for

pytestmark = [
    pytest.mark.django_db,
    pytest.mark.usefixtures("plain_files"),
]
EVERY_GAME = pytest.mark.parametrize("rules", engines(), ids=lambda one: one.info.slug)
BOTH_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


def read(client: Client, address: str, language: str = "en") -> str:
    """Return a page as a reader of that language gets it, with its entities written out."""
    answer = client.get(address, headers={"accept-language": language})
    assert answer.status_code == 200
    return html.unescape(answer.content.decode())


def test_the_cards_of_a_page_are_drawn_by_what_the_board_tells_of_them(client: Client) -> None:
    found = re.search(
        r'<script id="board" type="application/json">(.*?)</script>',
        read(client, "/rules/stayaway/"),
    )
    assert found
    pictured = {
        card for group in handbook("stayaway").groups for one in group.entries for card in one.ids
    }
    assert json.loads(found[1])["cards"].keys() == pictured


@EVERY_GAME
@BOTH_LANGUAGES
def test_a_page_has_its_language_its_parts_and_every_option(
    client: Client, rules: AnyEngine, language: str
) -> None:
    page = read(client, f"/rules/{rules.info.slug}/", language)
    assert f'<html lang="{language}"' in page
    assert rules.info.name.in_language(language) in page
    for anchor, title in PARTS.items():
        assert f'<a href="#{anchor}">{title.in_language(language)}</a>' in page
        heading = (
            rf'<h2 id="{anchor}">(<span id="[A-Z]\d+"></span>)*{title.in_language(language)}</h2>'
        )
        assert re.search(heading, page)
    for option in rules.info.options.values():
        assert f">{option.label.in_language(language)}</h3>" in page


@EVERY_GAME
@BOTH_LANGUAGES
def test_a_page_ends_with_the_list_of_cards(
    client: Client, rules: AnyEngine, language: str
) -> None:
    page = read(client, f"/rules/{rules.info.slug}/", language)
    book = handbook(rules.info.slug).in_language(language)
    listed = page.partition(f'<h2 id="cards">{book["title"]}</h2>')[2]
    assert '<a href="#cards">' in page
    for entry in (entry for group in book["groups"] for entry in group["entries"]):
        assert f"<b>{entry['name']}</b></span></th>" in listed
        assert f"<td>{entry['text']}</td>" in listed


@BOTH_LANGUAGES
def test_the_list_tells_of_every_game_and_leads_to_its_rules(client: Client, language: str) -> None:
    page = read(client, "/rules/", language)
    assert f'<html lang="{language}"' in page
    for one in engines():
        name = one.info.name.in_language(language)
        assert f'<a href="/rules/{one.info.slug}/">{name}</a>' in page
        assert rules_markup(one.info.slug, language).lead in page


def test_an_older_ruleset_has_a_page_of_its_own(client: Client) -> None:
    newest, older = read(client, "/rules/omfc/"), read(client, "/rules/omfc/1/")
    assert '<a href="/rules/omfc/1/">1</a>' in newest
    assert "This is ruleset 1." in older
    assert "whoever's they are" in newest
    assert "whoever's they are" not in older
    assert client.get("/rules/omfc/9/").status_code == 404


def test_a_table_leads_to_the_rules_it_began_with(
    client: Client, person: Callable[[str], User]
) -> None:
    table = open_for([person("ann")], "omfc")
    assert '<a href="/rules/omfc/" target="_blank"' in read(client, f"/table/{table.uid}/")
    Table.objects.filter(pk=table.pk).update(ruleset=1)
    assert '<a href="/rules/omfc/1/" target="_blank"' in read(client, f"/table/{table.uid}/")


def test_there_are_no_rules_of_a_game_that_is_not_there(client: Client) -> None:
    assert client.get("/rules/chess/").status_code == 404


def test_every_page_of_the_site_leads_to_the_rules(client: Client) -> None:
    assert '<a href="/rules/">' in read(client, "/ratings/").partition("<footer")[2]


def test_the_lobby_leads_to_the_rules_of_each_game(client: Client) -> None:
    page = read(client, "/")
    assert all(f'href="/rules/{one.info.slug}/"' in page for one in engines())


def test_whoever_opens_a_table_can_read_what_its_options_mean(
    client: Client, person: Callable[[str], User]
) -> None:
    client.force_login(person("ann"))
    for one in engines():
        page = read(client, f"/play/{one.info.slug}/")
        assert f'href="/rules/{one.info.slug}/#options"' in page


def test_the_rules_open_beside_the_table_one_plays_at(
    client: Client, person: Callable[[str], User]
) -> None:
    table = open_for([person("ann")])
    page = read(client, f"/table/{table.uid}/")
    assert f'<a href="/rules/{table.game}/" target="_blank" rel="noopener">' in page


@EVERY_GAME
@BOTH_LANGUAGES
def test_the_table_is_drawn_with_a_number_for_all_that_is_told_of_it(
    client: Client, rules: AnyEngine, language: str
) -> None:
    page = read(client, f"/rules/{rules.info.slug}/", language)
    drawn, _, told = page.partition('<figure class="board">')[2].partition("<figcaption>")
    numbers = re.findall(r"(\d)(?: —|:) ", told.partition("</figcaption>")[0])
    assert len(numbers) >= 4
    assert [one for one in numbers if f">{one}</text>" not in drawn] == []


def test_html_in_a_text_is_shown_and_not_obeyed() -> None:
    made = marked_up("<script>alert(1)</script>\n\n<b>x</b> [y](javascript:alert(1))\n", "en").html
    assert "<script" not in made
    assert "<b>" not in made
    assert 'href="javascript' not in made
    assert "&lt;script&gt;" in made


@EVERY_GAME
@BOTH_LANGUAGES
def test_every_ruling_that_a_refusal_names_has_its_anchor(
    client: Client, rules: AnyEngine, language: str
) -> None:
    slug = rules.info.slug
    documented = (ROOT / "docs" / "rules" / f"{slug}.md").read_text("utf-8")
    page = read(client, f"/rules/{slug}/", language)
    codes = re.findall(r"^### ([A-Z]\d+) ", documented, re.MULTILINE)
    assert codes
    assert [code for code in codes if page.count(f'id="{code}"') != 1] == []


def test_a_search_finds_parts_and_cards_and_leads_to_them(client: Client) -> None:
    page = read(client, "/rules/?q=quarantine")
    assert 'href="/rules/stayaway/#point-3"' in page
    assert "<mark>quarantine</mark>" in page.lower()
    assert "Nothing. Try another word" in read(client, "/rules/?q=<b>zzz")
    assert b"<b>zzz" not in client.get("/rules/?q=<b>zzz").content
