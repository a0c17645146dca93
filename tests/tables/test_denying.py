"""Nothing that a loser does after the start denies the winner what the game is worth (U10, I15)."""

from collections.abc import Callable

import pytest
from django.test import Client

from accounts.models import (
    Match,
    Pool,
    PrizeEntry,
    PrizeRating,
    Result,
    SkillEntry,
    SkillRating,
    Title,
    User,
)
from accounts.services import recomputing
from accounts.services.deletion import delete_account
from accounts.services.guests import create_guest, keep_guest
from accounts.services.settings import declare_program
from games.chance import Chance
from games.contract import Outcome, Prize
from games.uno.cards import points_in
from tables.models import Seat, Table
from tables.services import admitting, leaving, rematching
from tables.services.changing import changing
from tables.services.finishing import finish
from tests.tablecraft import begun, fresh, play_once, state_of

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.database]
Maker = Callable[..., User]
Deed = Callable[[Table, User], None]


def resign(table: Table, user: User) -> None:
    leaving.resign(uid=table.uid, user=user)


def delete(table: Table, user: User) -> None:
    del table
    delete_account(user=user)


def switch_and_resign(table: Table, user: User) -> None:
    declare_program(user=user)
    resign(table, user)


def wins(table: Table, winner: int, *, points: int = 30, places: tuple[int, ...] = ()) -> Match:
    """End the game as if the winner had just played its last card."""
    seats = range(table.seat_count)
    with changing(table.uid) as change:
        finish(
            change,
            Outcome(
                places=places or tuple(1 if seat == winner else 2 for seat in seats),
                scores=tuple(points if seat == winner else 0 for seat in seats),
                winners=(winner,),
                reason="out",
                prizes=tuple(Prize(1, winner, seat, points) for seat in seats if seat != winner),
            ),
        )
    return Match.objects.get(table=table.uid)


def points_of(user: User) -> int:
    rating = PrizeRating.objects.filter(user=user, season="").first()
    return rating.points if rating else 0


def differences() -> list[str]:
    """Return what a recomputation would change of what was booked."""
    found = [one for pool in Pool.objects.all() for one in recomputing.recompute(pool)]
    return [str(one) for one in (*found, *recomputing.resum("uno"))]


@pytest.mark.parametrize("deed", [resign, delete, switch_and_resign])
def test_u10_with_two_seats_the_leavers_hand_is_the_prize(
    person: Maker, client: Client, deed: Deed
) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    play_once(table, Chance(b"one"))
    held = points_in(state_of(table).hands[0])
    deed(table, ann)
    assert points_of(bob) == held > 0
    told = client.get(f"/api/v1/tables/{table.uid}/").json()["table"]["outcome"]
    assert (told["scores"], told["unrated"]) == ([0, held], "")
    assert told["prizes"] == [{"deal": 1, "winner": 1, "from_seat": 0, "points": held}]
    assert {one.seat: one.place for one in Result.objects.all()} == {0: 2, 1: 1}
    assert SkillRating.objects.filter(user=bob, season="").get().mu > 25
    assert differences() == []


def test_u10_in_a_match_the_hand_comes_on_top_of_the_deals_before(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob], options={"match_to": 200})
    with changing(table.uid) as change:
        change.state.deal, change.state.scores = 2, [0, 17]
        change.state.prizes = [Prize(1, 1, 0, 17)]
        change.touch()
    held = points_in(state_of(table).hands[0])
    leaving.resign(uid=table.uid, user=ann)
    assert points_of(bob) == 17 + held
    entries = PrizeEntry.objects.order_by("deal").values_list("deal", "points")
    assert list(entries) == [(1, 17), (2, held)]


def test_u10_turning_into_a_program_in_the_middle_leaves_the_game_rated(person: Maker) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    declare_program(user=ann)
    assert wins(table, 1).unrated == ""
    assert points_of(bob) == 30
    assert not SkillRating.objects.filter(user=ann, listed=True).exists()
    assert differences() == []


def test_a_program_that_wins_the_game_it_began_as_a_person_stands_on_no_board(
    person: Maker,
) -> None:
    ann, bob = person("ann"), person("bob")
    table = begun([ann, bob])
    declare_program(user=ann)
    wins(table, 0)
    assert points_of(ann) == 30
    assert not PrizeRating.objects.filter(listed=True).exists()


def test_a_guest_who_registers_in_the_middle_makes_no_rated_game_of_it(person: Maker) -> None:
    ann, guest = person("ann"), create_guest(language="ru")
    table = begun([ann, guest])
    keep_guest(guest=guest, name="newcomer", password="a long one indeed")  # noqa: S106
    assert wins(table, 0).unrated == "alone"
    assert not PrizeEntry.objects.exists()


def test_an_account_deleted_in_the_middle_pays_and_is_met_as_a_newcomer(person: Maker) -> None:
    ann, bob, cid = person("ann"), person("bob"), person("cid")
    for _ in range(2):
        wins(begun([ann, bob, cid]), 0, places=(1, 2, 3))
    table = begun([ann, bob, cid])
    play_once(table, Chance(b"deleted"))
    delete_account(user=ann)
    match = wins(table, 1, points=40, places=(2, 1, 3))
    assert match.unrated == ""
    assert points_of(bob) == 80
    result = match.results.get(seat=0)
    assert (result.place, result.counts, result.left, result.forgotten) == (3, True, True, True)
    entered = SkillEntry.objects.filter(match=match, rating__season="")
    assert set(entered.values_list("rating__user_id", flat=True)) == {bob.pk, cid.pk}
    assert all(entry.mu_change > 0 for entry in entered.filter(rating__user=bob))
    assert not (ann.skills.exists() or ann.prizes.exists() or ann.prize_entries.exists())
    assert differences() == []


def test_i15_the_first_who_left_is_the_june_and_deals_the_rematch(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid", "dan")]
    table = begun(people, "shipit")
    for leaver in (people[2], people[0]):
        leaving.resign(uid=table.uid, user=leaver)
    ended = _shipped(table, last=3)
    assert ended.outcome is not None
    assert ended.outcome["titles"] == {"june": 2}
    assert [one.user for one in Title.objects.filter(until=None)] == [people[2]]
    assert ended.outcome["standing"] == [4, 1, 4, 2]
    again = rematching.rematch(uid=table.uid, user=people[1])
    assert again.options["dealer"] == 2


def test_i15_a_deleted_account_bears_nothing_and_nobody_else_does(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid", "dan")]
    table = begun(people, "shipit")
    delete_account(user=people[2])
    _shipped(table, last=3)
    assert not Title.objects.exists()
    assert User.objects.get(pk=people[2].pk).shown_titles == []


def test_i15_whoever_shipped_and_went_is_not_the_june(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cid", "dan")]
    table = begun(people, "shipit")
    table.seats.filter(number=0).update(absence=Seat.Absence.GONE, free_to_go=True)
    ended = _shipped(table, last=3)
    assert ended.outcome is not None
    assert ended.outcome["titles"] == {"june": 3}


def _shipped(table: Table, last: int) -> Table:
    with changing(table.uid) as change:
        others = [seat for seat in range(4) if seat != last]
        places = [4 if seat == last else 1 + others.index(seat) for seat in range(4)]
        finish(
            change,
            Outcome(
                places=tuple(places),
                scores=(0,) * 4,
                winners=(others[0],),
                reason="last",
                titles={"june": last},
            ),
        )
    return fresh(table)


def test_a_game_left_counts_for_the_wait_whatever_the_others_do_to_their_accounts(
    person: Maker,
) -> None:
    ann, *others = (person(name) for name in ("ann", "bob", "cid"))
    table = begun([ann, *others])
    play_once(table, Chance(b"wait"))
    leaving.resign(uid=table.uid, user=ann)
    for other in others:
        declare_program(user=other)
    assert len(admitting._left_running(ann)) == 1


def test_whoever_leaves_a_match_keeps_the_prizes_of_the_deals_before(person: Maker) -> None:
    people = [person(name) for name in ("ann", "bob", "cat")]
    table = begun(people, options={"match_to": 500})
    chance = Chance(b"left in the second deal")
    while state_of(table).deal == 1:
        play_once(table, chance)
    won = state_of(table).prizes
    assert won, "somebody has won the first deal"
    leaver = won[0].winner
    resign(table, people[leaver])
    assert Seat.objects.get(table=table, number=leaver).left_in_deal == 2
    later = Prize(deal=2, winner=leaver, from_seat=(leaver + 1) % 3, points=40)
    with changing(table.uid) as change:
        finish(
            change,
            Outcome(
                places=tuple(1 if seat == leaver else 2 for seat in range(3)),
                scores=(0, 0, 0),
                winners=(leaver,),
                reason="match",
                prizes=(*won, later),
            ),
        )
    entries = PrizeEntry.objects.filter(user=people[leaver])
    assert {entry.deal for entry in entries} == {1}
    assert sum(entry.points for entry in entries) == sum(prize.points for prize in won)
    assert PrizeRating.objects.get(user=people[leaver], season="").points == sum(
        prize.points for prize in won
    )
    assert differences() == []
