"""A player's page: what they have reached, for everybody to see, in a bounded number of queries."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from django.db import IntegrityError, connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts import profiles, rating_plot
from accounts.models import Aversion, Title, User
from accounts.rating_plot import HEIGHT, LEFT, MOST_MARKS, RIGHT, WIDTH, Moment, plot
from accounts.services import friends, titles
from accounts.services.aversions import set_aversion
from accounts.services.guests import create_guest
from accounts.services.results import void_result
from games.registry import engine
from tests.accounts.outcomes import finished

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.database,
    pytest.mark.usefixtures("plain_files"),
]
Maker = Callable[..., User]
JUNE = engine("shipit").info.titles["june"]
NOW = datetime(2026, 10, 1, tzinfo=UTC)
MOST_QUERIES = 24


def page(client: Client, name: str, query: str = "") -> str:
    answer = client.get(f"/people/{name}/{query}", headers={"accept-language": "en"})
    assert answer.status_code == 200
    return answer.content.decode()


def test_a_newcomers_page_says_what_is_missing(person: Maker, client: Client) -> None:
    person("ann")
    told = page(client, "ann")
    for sentence in ("No rated game yet", "No titles now", "No game is finished yet"):
        assert sentence in told
    assert 'id="plot"' not in told


def test_other_letters_lead_to_the_name_and_a_deleted_account_has_no_page(
    person: Maker, client: Client
) -> None:
    ann = person("Ann Cox")
    assert client.get("/people/ann%20сох/")["Location"] == "/people/Ann%20Cox/"
    assert client.get("/people/%00/").status_code == 404
    ann.deleted_at = timezone.now()
    ann.save()
    assert client.get("/people/Ann%20Cox/").status_code == 404


def test_a_guests_page_is_simple(client: Client) -> None:
    guest = create_guest(language="en")
    told = page(client, guest.username)
    assert "A guest" in told
    assert 'id="ratings"' not in told


def test_ratings_points_titles_and_games_are_shown(person: Maker, client: Client) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    now = timezone.now()
    finished([ann, bob], prizes=[(0, 1, 57)], at=now)
    finished([bob, ann, cid, "easy"], at=now)
    finished([bob, ann], game="shipit", titles={"june": 1}, at=now)
    told = page(client, "ann")
    standing = {one.info.slug: one for one in profiles.standings(ann, now)}
    assert [pool.size for pool in standing["uno"].pools] == ["2", "3-4"]
    assert (standing["uno"].prizes, standing["uno"].season_prizes) == (57, 57)
    assert standing["shipit"].prizes is None
    best = standing["uno"].pools[0].all_time
    assert best is not None
    assert f"{best.shown}<span aria-hidden" in told
    assert "57" in told
    assert f'<span class="title">{JUNE.en}</span>' in told
    assert "Place 2 of 4" in told
    assert "Bot (easy)" in told
    assert 'href="/people/cid/"' in told
    assert 'id="plot"' in told
    assert [(one.game, one.played, one.won) for one in profiles.tallies(ann)] == [
        ("uno", 2, 1),
        ("shipit", 1, 0),
    ]


def test_a_past_title_is_told_with_from_and_until(person: Maker, client: Client) -> None:
    ann = person("ann")
    since = datetime(2026, 1, 2, tzinfo=UTC)
    Title.objects.create(
        user=ann,
        kind=Title.Kind.CHAMPION,
        code="champion",
        game="uno",
        season="2025Q4",
        since=since,
        until=since + timedelta(days=80),
    )
    titles.show([ann.pk])
    told = page(client, "ann")
    assert "Champion UNO" in told
    assert "Q4 2025" in told
    assert "from 01/02/2026 until 03/23/2026" in told


def test_a_voided_game_is_marked_and_counts_for_nothing(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    match = finished([ann, bob])
    void_result(table=match.table)
    assert "Voided" in page(client, "ann")
    assert profiles.tallies(ann) == []
    assert profiles.standings(ann) == []


def test_results_are_paged_and_a_strange_page_is_none(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    for _ in range(25):
        finished([ann, bob])
    assert page(client, "ann").count("<time ") == 20
    assert page(client, "ann", "?page=2").count("<time ") == 5
    assert page(client, "ann", "?page=many&game=chess").count("<time ") == 20


def test_the_number_of_queries_does_not_grow_with_the_games(person: Maker, client: Client) -> None:
    ann, *others = (person(name) for name in ("ann", "bob", "cid", "dan", "eve"))
    client.force_login(others[0])

    def queries() -> int:
        with CaptureQueriesContext(connection) as caught:
            page(client, "ann")
        return len(caught)

    finished([ann, others[0]], titles={"june": 0}, game="shipit")
    page(client, "ann")
    few = queries()
    for number in range(24):
        some = others[: 1 + number % 4]
        finished([ann, *some], game=("uno", "shipit")[number % 2], titles={})
    assert queries() == few <= MOST_QUERIES


def test_a_visitor_sees_what_can_be_done_and_taken_back(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob", language="en")
    assert "/friends/" not in page(client, "ann").partition("<main")[2]
    client.force_login(bob)
    assert "Ask to be friends" in page(client, "ann")
    friends.ask(user=bob, name="ann")
    assert "/friends/ann/take-back/" in page(client, "ann")
    friends.take_back(user=bob, other=ann)
    friends.ask(user=ann, name="bob")
    assert "/friends/ann/accept/" in page(client, "ann")
    friends.accept(user=bob, other=ann)
    assert "/friends/ann/remove/" in page(client, "ann")
    client.post("/people/ann/avoid/", {"kind": "mute"})
    assert "You have muted this player" in page(client, "ann")
    client.post("/people/ann/avoid/", {"kind": "block"})
    blocked = page(client, "ann")
    assert "You have blocked this player" in blocked
    assert "Ask to be friends" not in blocked
    assert client.post("/people/ann/avoid/", {"kind": "hate"}).status_code == 400
    client.post("/people/ann/avoid/", {"kind": ""})
    assert "Mute or block" in page(client, "ann")
    assert 'href="/settings/"' in page(client, "bob").partition("<main")[2]


def test_nobody_can_block_themselves(person: Maker, client: Client) -> None:
    ann = person("ann", language="en")
    client.force_login(ann)
    assert "Mute or block" not in page(client, "ann")
    answer = client.post("/people/ann/avoid/", {"kind": "block"}, follow=True)
    assert "Nobody can mute or block themselves" in answer.content.decode()
    with pytest.raises(IntegrityError):
        Aversion.objects.create(owner=ann, other=ann, kind="mute")


def test_being_blocked_is_not_to_be_seen(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    client.force_login(bob)
    before = page(client, "ann")
    set_aversion(owner=ann, other=bob, kind="block")
    assert plain(page(client, "ann")) == plain(before)


def plain(text: str) -> str:
    """Return a page without its tokens, which are new each time."""
    return "".join(part.partition('"')[2] for part in text.split('csrfmiddlewaretoken" value="'))


def moments(*numbers: int, apart: timedelta = timedelta(days=1)) -> list[Moment]:
    return [Moment(NOW + apart * day, shown) for day, shown in enumerate(numbers)]


def test_the_plot_fits_its_box_and_its_rungs_are_round() -> None:
    drawn = plot({"two": moments(1000, 1180, 1090), "few": moments(1003, 1320), "many": []})
    assert drawn is not None
    assert [line.name for line in drawn.lines] == ["two", "few"]
    for line in drawn.lines:
        assert all(LEFT <= mark.x <= WIDTH - RIGHT for mark in line.marks)
        assert all(0 < mark.y < HEIGHT for mark in line.marks)
    assert [rung.shown for rung in drawn.rungs] == [1000, 1200, 1400]
    assert drawn.lines[0].marks[0].y == drawn.rungs[0].y
    assert [date.anchor for date in drawn.dates] == ["start", "middle", "end"]
    assert drawn.lines[0].points.split()[0] == f"{LEFT},{drawn.rungs[0].y}"


@pytest.mark.parametrize("numbers", [(1000,), (1000, 1000), (-40, 30), (987, 4321)])
def test_any_numbers_can_be_plotted(numbers: tuple[int, ...]) -> None:
    drawn = plot({"one": moments(*numbers)})
    assert drawn is not None
    rungs = [rung.shown for rung in drawn.rungs]
    assert rungs[0] <= min(numbers)
    assert max(numbers) <= rungs[-1]
    assert 2 <= len(rungs) <= 6
    assert plot({"one": []}) is None


@pytest.mark.parametrize("apart", [timedelta(hours=5), timedelta(0)])
def test_a_long_history_is_thinned_and_ends_with_its_last_number(apart: timedelta) -> None:
    history = moments(*range(900, 1900), apart=apart)
    drawn = plot({"one": history})
    assert drawn is not None
    assert len(drawn.lines[0].marks) <= MOST_MARKS
    assert drawn.lines[0].last.shown == 1899


def test_the_plots_numbers_stand_in_a_table_too(person: Maker, client: Client) -> None:
    ann, bob = person("ann"), person("bob")
    for _ in range(3):
        finished([ann, bob])
    history = profiles.history(ann, "uno")["2"]
    told = page(client, "ann")
    assert len(history) == 3
    assert all(f"<td>{moment.shown}</td>" in told for moment in history)
    assert f'viewBox="0 0 {rating_plot.WIDTH} {rating_plot.HEIGHT}"' in told
